// What the server offers, sorted for the board: which choices belong to which thing, and what kind of moment it is. No rules here.
import type { Choice, PositionView } from "../../protocol/protocol";
import type { EchoesView, PendingView } from "../../protocol/echoes";

export type Aim = "play" | "advance" | "conquer" | "fortify" | "flame" | "reinforce";
export const MAIN: readonly Aim[] = ["play", "advance", "conquer", "fortify"];

export const kindOf = (choice: Choice): string => choice.action.do as string;
/** The thing that a choice is about: a card, else a source. */
export const thingOf = (choice: Choice): string | null => (choice.action.card ?? choice.action.source ?? null) as string | null;
export const isAbout = (choice: Choice, thing: string): boolean => choice.action.card === thing || choice.action.source === thing;
export const ofKind = (choices: readonly Choice[], kind: string): Choice[] => choices.filter((choice) => kindOf(choice) === kind);

export type Moment = "watch" | "wait" | "first" | "discard" | "question" | "turn" | "over";

/** What kind of moment it is for the seat. */
export function momentOf(view: EchoesView, seat: number | null, position: PositionView | null): Moment {
  if (view.over) return "over";
  if (seat === null || position === null) return "watch";
  if (!position.legal.length) return "wait";
  if (view.people[seat]?.must_discard) return "discard";
  if (view.phase === "first") return "first";
  return questionOf(view, seat) ? "question" : "turn";
}

/** The question that waits for the seat. */
export function questionOf(view: EchoesView, seat: number | null): PendingView | null {
  if (seat === null || !view.deciding.includes(seat)) return null;
  const newest = view.people[seat]?.pending.at(-1);
  return newest?.asks ? newest : null;
}

/** An attack under way: on what, who was sent, how strong they are together, and what that must exceed. */
interface Attack {
  source: string;
  sent: string[];
  strength: number;
  need: number;
}
export function attackOf(view: EchoesView, seat: number | null): Attack | null {
  const question = questionOf(view, seat);
  if (seat === null || question?.does !== "attack") return null;
  const { source, cards: sent } = question;
  const own = view.people[seat]!;
  const strength = sent.reduce((sum, card) => sum + (own.strengths[own.brotherhood.indexOf(card)] ?? 0), 0);
  // As the question says it: extra strength that an effect lends makes less to exceed.
  return { source: source!, sent, strength, need: (view.sources.find((each) => each.source === source)?.to_beat ?? 0) - question.number };
}
