// Everyone's points at the end by where they come from, as anybody can work them out from what lies on the table.
import type { EchoesContent, EchoesView } from "../../protocol/echoes";
import { Cards } from "./pack";

export const STEPS = ["tokens", "sources", "cards", "effects"] as const;
export type Step = (typeof STEPS)[number];
export type Parts = Record<Step, number>;

/** By seat. */
export function partsOf(view: EchoesView, content: EchoesContent): Parts[] {
  const cards = new Cards(content);
  return view.people.map((person) => {
    const held = view.sources.filter((source) => source.holder === person.seat);
    const sources = held.reduce((sum, source) => {
      const texts = cards.source(source.source);
      return sum + (texts ? (source.fortified ? texts.fortify.vp : texts.conquer.vp) : 0);
    }, 0);
    const printed = [...person.brotherhood, ...held.flatMap((source) => source.under)].reduce((sum, id) => {
      const card = cards.card(id);
      return sum + (card && card.effect.kind !== "scoring" ? card.vp : 0);
    }, 0);
    return { tokens: person.vp, sources, cards: printed, effects: person.score - person.vp - sources - printed };
  });
}
