// The server's choices, sorted for the places on the board where they are made. Nothing here decides what is allowed.
import type { Choice } from "../../protocol/protocol";

export const kindOf = (choice: Choice): string => choice.action.do as string;
const agentOf = (choice: Choice): number => choice.action.agent as number;

export const ofKind = (choices: Choice[], ...kinds: string[]): Choice[] => choices.filter((choice) => kinds.includes(kindOf(choice)));
export const ofAgent = (choices: Choice[], agent: number): Choice[] => choices.filter((choice) => agentOf(choice) === agent);

/** Kinds that are made on the board itself: on receptacles, the map, the panorama, a card's page, a person's things. */
export const ON_THE_BOARD = new Set(["receptacle", "location", "recon", "explore", "give", "give_hidden", "deal"]);
/** What one would rather not press by mistake. */
export const GRAVE = new Set(["lose_control", "stop", "start_over"]);
/** What costs an Azrak whenever it is offered. */
export const COSTS = new Set(["attempt", "boost", "support"]);
/** What it costs beside its stakes, so that the bright button is never the dearest: one’s own Azrak, or one that counts against the group. */
export const costOf = (choice: Choice): number | undefined => (COSTS.has(kindOf(choice)) ? 1 : kindOf(choice) === "emergency" && !choice.action.free ? 2 : undefined);

/** The label as a button says it; without the agent's name before it where that is given, because everyone can see who acts. */
export function short(choice: Choice, name = ""): string {
  const words = name && choice.words.startsWith(`${name}: `) ? choice.words.slice(name.length + 2) : choice.words;
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
