// Which games this client has a board for, found by their folders, and how a board plugs into the table's frame.
import type { Component, Snippet } from "svelte";
import type { Choice, LineView, Outcome, PositionView, TablePart, TableView } from "../protocol/protocol";
import type { Answer, Choreography } from "../shell/connection.svelte";
import { part } from "../shell/missing_part";
import { learnOf } from "../text/speech.svelte";

/** What the frame lends a board. A board draws the view and offers the choices; it decides nothing. */
export interface BoardProps {
  view: unknown;
  /** The table in words, for the plain board. */
  parts: TablePart[];
  /** The pack's content with its texts, as `GET /api/games/G/packs/P` gives it. */
  content: unknown;
  /** The pack's pictures that belong to what the view shows: by name, where each is. */
  pictures: Record<string, string>;
  table: Pick<TableView, "seats" | "people" | "muted" | "settings" | "proposal"> | null;
  names: string[];
  /** The seat this side of the table belongs to; null for who watches. */
  seat: number | null;
  /** Null in a replay: nothing can be done. */
  position: PositionView | null;
  quietRule: string | null;
  /** Whether a board that shows the coach's hints (`advice`) is to show them. */
  coached: boolean;
  act: (choice: Choice, aside?: boolean) => Promise<Answer>;
  whyNot: (action: Record<string, unknown>) => Promise<Answer>;
  openRule: (rule: string) => void;
  /** Says something in the chat; `checked`: unless it goes against a rule, which is then told. There is nobody to hear it in a replay. */
  say?: (text: string, checked: boolean) => Promise<Answer>;
  /** The board says how changes are shown; the frame calls it around every change. */
  onchange: (choreography: Choreography | null) => void;
  /** The transcript so far, for the caption and for what only events tell. */
  lines: LineView[];
  touring: boolean;
  endTour: () => void;
  /** What somebody has just said, where the board has room for it. */
  spoken?: Snippet;
}

export interface PersonProps {
  view: unknown;
  seat: number;
  me: number | null;
}

export interface StandingsProps {
  outcome: Outcome;
  players: { seat: number; name: string; bot: boolean }[];
}

export interface GameClient {
  Board: Component<BoardProps>;
  /** What a game shows beside each person. */
  Person?: Component<PersonProps>;
  /** The end in a game's own figures, where the plain list of them would say too little. */
  Standings?: Component<StandingsProps>;
  /** What a thing of the pack is called that the board can open (`opened`); null for what it cannot. */
  nameOf?: (content: unknown, thing: string) => string | null;
  /** What a seat holds that others do not see, from its own view: as it is called, what the board opens for it, and its picture. */
  hand?: (view: unknown, content: unknown) => { words: string; thing?: string; picture?: string }[];
  /** The board has a place of its own for what somebody has just said; else it lies over who sits here. */
  hasRoomForTalk?: () => boolean;
  /** The board shows the coach's hints where they belong; else the frame has a panel for them. */
  showsCoach?: boolean;
  /** A picture for the end page, of how this game ended as its last view has it. */
  ending: (won: boolean, view?: unknown) => string | null;
}

const clients = import.meta.glob<{ client: GameClient }>("./*/client.ts");
const load = (game: string): (() => Promise<{ client: GameClient }>) | undefined => clients[`./${game}/client.ts`];

export const hasBoard = (game: string): boolean => load(game) !== undefined;

/** The game's own board with its words, or the plain one. */
export async function clientOf(game: string): Promise<GameClient> {
  const [found] = await Promise.all([part((load(game) ?? load("plain"))!()), learnOf(game)]);
  return found.client;
}
