// The mission as it lies open from the start, the pictures that belong to its places and people, and the language in which texts of a view
// are read.
import type { AgentView, ProfileTexts, ReceptacleTexts, Text, TimeStoriesContent, TimeStoriesView } from "../../protocol/timestories";
import { spoken } from "../../text/speech.svelte";

/** A text of the view in the language that is spoken. */
export const read = (text: Text | null | undefined): string => (text ? text[spoken()] : "");

/** Paragraphs, each in pieces of which every second is stressed: card A names the places so (TS-4.3). */
export const paragraphs = (words: string): string[][] => words.split(/\n\n+/).map((part) => part.split("**"));

const pictures = import.meta.glob<string>("./art/*.svg", { eager: true, import: "default", query: "?url" });

function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}
/** What is to be found is kept under a name that tells nothing to who looks through the client's files (art/draw.mjs). */
const hidden = (name: string): string | null => pictures[`./art/x${hashOf(name).toString(16).padStart(8, "0")}.svg`] ?? null;
const open = (name: string): string => pictures[`./art/${name}.svg`]!;

export const agency = open("agency");
export const ending = (won: boolean): string => open(won ? "end-won" : "end-lost");
/** The panorama of a location; one that brings no picture gets a valley or a hall. */
export const sceneOf = (location: string): string => hidden(location) ?? open(hashOf(location) % 2 ? "hall" : "valley");
/** The picture of a card that took another's place in the panorama. */
export const sliceOf = (card: string): string | null => hidden(card);

const STRANGERS = ["ines", "tomas", "brigida", "nuno"];
export const portraitOf = (receptacle: string): string => hidden(receptacle) ?? hidden(STRANGERS[hashOf(receptacle) % 4]!)!;

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
