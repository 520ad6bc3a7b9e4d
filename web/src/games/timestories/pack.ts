// The mission as it lies open from the start, and the language in which texts of a view are read.
import type { AgentView, ProfileTexts, ReceptacleTexts, TestFace, Text, TimeStoriesContent, TimeStoriesView } from "../../protocol/timestories";
import { spoken } from "../../text/speech.svelte";

/** A text of the view in the language that is spoken. */
export const read = (text: Text | null | undefined): string => (text ? text[spoken()] : "");

/** Paragraphs, each in pieces of which every second is stressed: card A names the places so (TS-4.3). */
export const paragraphs = (words: string): string[][] => words.split(/\n\n+/).map((part) => part.split("**"));

export class Mission {
  readonly people: Map<string, ReceptacleTexts>;
  readonly profile: ProfileTexts;

  constructor(
    readonly content: TimeStoriesContent,
    profile: string,
  ) {
    this.people = new Map(content.receptacles.map((each) => [each.id, each]));
    this.profile = content.profiles.find((each) => each.id === profile) ?? content.profiles[0]!;
  }

  attribute(id: string): string {
    return this.profile.attributes.find((each) => each.id === id)?.name ?? id;
  }

  place(attribute: string): number {
    return this.profile.attributes.findIndex((each) => each.id === attribute);
  }
}

/** Whether the group is at a place; between places its panorama lies there no more. */
export const isAtPlace = (view: TimeStoriesView): boolean => view.location !== null && !["between", "dealing", "captain", "naming"].includes(view.step);

/** What an agent is called: by the receptacle, or (before there is one) by whoever plays it. */
export function called(agent: AgentView | undefined, names: string[]): string {
  if (!agent) return "";
  return agent.name ? read(agent.name) : (names[agent.seat] ?? "");
}

/** With its sign, as a Destiny card has it. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0");

/** The test box that an attempt of this number is at, as the agent's seat sees it. */
export function attempted(view: TimeStoriesView, agent: number, number: number): TestFace | null {
  const own = view.own.find((each) => each.agent === agent);
  const cards = view.fight ? [view.fight.card] : [...(own?.card ? [own.card] : []), ...(own?.read ?? [])];
  const boxes = [...cards.flatMap((card) => card.tests ?? []), ...(view.fight ? [] : (own?.more_tests ?? []))];
  return boxes.find((box) => box.number === number) ?? null;
}
/** The box of the test that is under way, where one may read it. */
export function boxOf(view: TimeStoriesView, of: AgentView | undefined): TestFace | null {
  const box = !of?.test || of.test.card ? null : attempted(view, of.agent, of.test.test);
  return box?.attribute === of?.test?.attribute ? box : null;
}

/** What a test can come to, from the lowest on: how much is needed for it, and what it brings. */
export const outcomesOf = (box: TestFace): { outcome: "failure" | "critical" | "success"; needs: string; brings: string }[] => [
  { outcome: "failure", needs: `< ${box.difficulty}`, brings: read(box.cells.failure) },
  { outcome: "critical", needs: `${box.difficulty}`, brings: read(box.cells.critical) },
  { outcome: "success", needs: `> ${box.difficulty}`, brings: read(box.cells.success) },
];
