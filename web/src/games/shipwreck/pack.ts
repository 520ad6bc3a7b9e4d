// Where a card's texts and its plate are found.
import type { ArcanumTexts, PowerTexts, ShipwreckContent } from "../../protocol/shipwreck";

const plates = import.meta.glob<string>("./art/*.svg", { eager: true, import: "default", query: "?url" });

/** The plate of a card; a pack of one's own has none, and its card shows its moons large instead. */
export function plateOf(card: string): string | null {
  return plates[`./art/${card}.svg`] ?? null;
}

export class Cards {
  #arcana: Map<string, ArcanumTexts>;
  #powers: Map<string, PowerTexts>;

  constructor(content: ShipwreckContent) {
    this.#arcana = new Map(content.arcana.map((card) => [card.id, card]));
    this.#powers = new Map(content.powers.map((power) => [power.id, power]));
  }

  card(id: string): ArcanumTexts | null {
    return this.#arcana.get(id) ?? null;
  }

  /** The power on a card's back. */
  behind(id: string): PowerTexts | null {
    const card = this.#arcana.get(id);
    return card ? (this.#powers.get(card.power) ?? null) : null;
  }
}

/** The hours that a fate of each value brings: the diamonds cut into it. */
export const HOURS_OF = [0, 1, 1, 1, 2, 2, 2, 3];
