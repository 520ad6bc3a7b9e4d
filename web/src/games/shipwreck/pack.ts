// The Shipwreck pack as the server tells it (texts in one language), and the plates that belong to its cards.
export type When =
  | { kind: "always" }
  | { kind: "sum" | "difference"; at_least?: number | null; at_most?: number | null; parity?: "even" | "odd" | null; multiple_of?: number | null }
  | { kind: "ratio"; any_of: number[] }
  | { kind: "exactly_one_of"; values: number[] }
  | { kind: "matches_visible" }
  | { kind: "none_visible" }
  | { kind: "all_of"; of: When[] };

export interface ArcanumTexts {
  id: string;
  name: string;
  motto: string;
  ability: string;
  when: When;
  takes: "higher" | "lower" | "either" | "listed" | "unmatched";
  moons: number;
  power: string;
}

interface PowerTexts {
  id: string;
  name: string;
  text: string;
  symbol: string;
  by: "active" | "group";
  moment: string;
}

export interface PackContent {
  arcana: ArcanumTexts[];
  powers: PowerTexts[];
  copies?: number[];
}

const plates = import.meta.glob<string>("./art/*.svg", { eager: true, import: "default", query: "?url" });

/** The plate of a card; a pack of one's own has none, and its card shows its moons large instead. */
export function plateOf(card: string): string | null {
  return plates[`./art/${card}.svg`] ?? null;
}

export class Cards {
  #arcana: Map<string, ArcanumTexts>;
  #powers: Map<string, PowerTexts>;

  constructor(content: PackContent) {
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
