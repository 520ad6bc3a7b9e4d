// Where the texts of a card or a source are found.
import type { CardTexts, EchoesContent, EchoesView, EffectTexts, SourceTexts } from "../../protocol/echoes";

/** A flame's. */
export type Colour = NonNullable<EffectTexts["colour"]>;

export class Cards {
  #cards: Map<string, CardTexts>;
  #sources: Map<string, SourceTexts>;

  constructor(content: EchoesContent) {
    this.#cards = new Map(content.cards.map((card) => [card.id, card]));
    this.#sources = new Map(content.sources.map((source) => [source.id, source]));
  }

  card(id: string): CardTexts | null {
    return this.#cards.get(id) ?? null;
  }

  source(id: string): SourceTexts | null {
    return this.#sources.get(id) ?? null;
  }

  name(id: string): string {
    return (this.#cards.get(id) ?? this.#sources.get(id))?.name ?? id;
  }
}

/** Somebody's brotherhood as cards count it (ET-6.3): who is free, and who lies under a source that is not fortified. */
export function gathered(view: EchoesView, seat: number): { under: { card: string; source: string }[]; count: number } {
  const held = view.sources.filter((source) => source.holder === seat && !source.fortified);
  const under = held.flatMap(({ source, under: cards }) => cards.map((card) => ({ card, source })));
  return { under, count: under.length + (view.people[seat]?.brotherhood.length ?? 0) };
}
