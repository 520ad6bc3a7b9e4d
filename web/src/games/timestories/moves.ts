// The server's choices, sorted for the places on the board where they are made. Nothing here decides what is allowed.
import type { Choice } from "../../protocol/protocol";
import type { TimeStoriesView } from "../../protocol/timestories";
import { upright } from "./phone.svelte";

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

/** On a phone held upright as many tests as these are decided about in the dock, with what they can come to: their card was read before, at full height. */
export const isBoxed = (choices: Choice[]): boolean => upright.current && choices.length <= 2;

/** The label as a button says it; without the agent's name before it where that is given, because everyone can see who acts. */
export function short(choice: Choice, name = ""): string {
  const words = name && choice.words.startsWith(`${name}: `) ? choice.words.slice(name.length + 2) : choice.words;
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Whether what one decides about is a text: a vote, a fight, a test, a question, a card that can be attempted or is to be told. */
export function isDecidedInFolder(view: TimeStoriesView, moves: Choice[]): boolean {
  const hasQuestion = view.own.some((each) => each.question);
  return view.step === "over" || view.questions.length > 0 || view.fight !== null || view.agents.some((each) => each.test) || hasQuestion || ofKind(moves, "attempt", "recount").length > 0;
}

/** A test goes on in this order, and to leave comes after all that one may still do here. */
const LAST = ["ask_support", "destiny", "stand_by", "ready"];

/** What costs nothing before what costs something of the same kind; what leaves, and then what is done already, behind all else. */
export function inOrder(choices: Choice[], isDone: (choice: Choice) => boolean): Choice[] {
  const kinds = [...[...new Set(choices.map(kindOf))].filter((kind) => !LAST.includes(kind)), ...LAST];
  const place = (choice: Choice): number => 10 * kinds.indexOf(kindOf(choice)) + (choice.action.free === false ? 1 : 0) + (isDone(choice) ? 1000 : 0);
  return [...choices].sort((one, other) => place(one) - place(other));
}

/** By which a first game points at it. */
export function anchorOf(choice: Choice): string {
  const which = choice.action.free === true ? "-free" : typeof choice.action.option === "number" ? `-${choice.action.option}` : "";
  return `do-${kindOf(choice).replaceAll("_", "-")}${which}`;
}
