// The mission as it lies open from the start, and the language in which texts of a view are read.
import type { AgentView, ProfileTexts, ReceptacleTexts, Text, TimeStoriesContent, TimeStoriesView } from "../../protocol/timestories";
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
