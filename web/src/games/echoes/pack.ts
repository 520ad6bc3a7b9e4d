// Where the texts of a card or a source are found.
import type { CardTexts, EchoesContent, EffectTexts, SourceTexts } from "../../protocol/echoes";

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
