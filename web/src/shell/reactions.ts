// What is said with one press: the six, each with its picture. Their words are the server's, in everybody's own language.
import type { React } from "../protocol/protocol";

export type Reaction = React["reaction"];
export const REACTIONS: Reaction[] = ["bravo", "laugh", "wow", "hmm", "ouch", "thanks"];

/** Which one a line is, if it is one. */
export function reactionOf(line: { fact?: string }): Reaction | null {
  const named = line.fact?.startsWith("reacted-") ? line.fact.slice("reacted-".length) : "";
  return REACTIONS.find((each) => each === named) ?? null;
}
