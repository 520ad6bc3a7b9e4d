// The Echoes pack as the server tells it, texts in one language, found by id.
import type { Faction } from "./art/wire";

export type Colour = "blue" | "yellow" | "red";

interface EffectTexts {
  kind: "immediate" | "permanent" | "flame" | "scoring";
  colour: Colour | null;
  name: string;
  text: string;
}

export interface CardTexts {
  id: string;
  name: string;
  type: "creature" | "artefact";
  specialisation: "war" | "magic";
  faction: Faction;
  cards: number;
  time: number;
  strength: number;
  vp: number;
  copies: number;
  effect: EffectTexts;
}

interface SideTexts {
  strength: number;
  vp: number;
  text: string;
}

export interface SourceTexts {
  id: string;
  name: string;
  conquer: SideTexts;
  fortify: SideTexts;
  effect: EffectTexts | null;
}

export interface PackContent {
  /** Victory points in the central reserve for each person. */
  reserve: number;
  /** What a brotherhood counts that ends the game. */
  brotherhood: number;
  cards: CardTexts[];
  sources: SourceTexts[];
}

export class Cards {
  #cards: Map<string, CardTexts>;
  #sources: Map<string, SourceTexts>;

  constructor(content: PackContent) {
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
