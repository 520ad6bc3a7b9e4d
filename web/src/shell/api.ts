// The requests over HTTP, each with its answer's type; errors are told in the server's words.
import type {
  Address,
  Admission,
  GameInfo,
  Glance,
  Holder,
  LessonText,
  LogEntry,
  NewTable,
  PackTexts,
  PreviewView,
  Problem,
  ReplayView,
  RulebookText,
  StoredAbout,
  StoryView,
  TableView,
} from "../protocol/protocol";
import { spoken } from "../text/speech.svelte";
import { at } from "./base";
import { entryKey } from "./mytables";
import { bearing, leave, own } from "./own.svelte";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    words: string,
  ) {
    super(words);
  }
}

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const joint = path.includes("?") ? "&" : "?";
  let answer: Response;
  try {
    answer = await fetch(`${at(path)}${joint}language=${spoken()}`, init);
  } catch {
    throw new Trouble("offline", "");
  }
  if (answer.status === 204) return null as T;
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({ code: "offline", words: "" }))) as Problem;
  throw new Trouble(problem.code, problem.words);
}

/** What has no function of its own here: with a body it is a POST. */
export const tell = <T>(path: string, body?: unknown, token: string | null = null): Promise<T> => {
  const { headers, ...init } = body === undefined ? { headers: {} } : post(body);
  return ask(path, { ...init, headers: { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) } });
};

export const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/** As oneself, where this browser is somebody's. A device that was shut out is a guest's. */
async function asOneself<T>(path: string, body: unknown): Promise<T> {
  const token = own.kept?.token;
  try {
    return await ask<T>(path, { ...post(body), headers: { ...post(body).headers, ...bearing(token).headers } });
  } catch (wrong) {
    if (!token || !(wrong instanceof Trouble) || wrong.code !== "own-unknown") throw wrong;
    leave();
    return ask<T>(path, post(body));
  }
}

export const address = (): Promise<Address> => ask("/api/address");
export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const rulebook = (game: string): Promise<RulebookText> => ask(`/api/games/${game}/rulebook`);
export const create = (table: NewTable): Promise<Admission> => asOneself("/api/tables", table);
/** A table of one's own at which the game's lesson has begun. */
export const learn = (game: string, name: string): Promise<Admission> => asOneself("/api/lessons", { game, name });
export const lesson = (game: string): Promise<LessonText> => ask(`/api/lessons/${game}`);
export const look = (table: string): Promise<TableView> => ask(`/api/tables/${table}`);
/** How things stand at a table of one's own. */
export const glance = (table: string, token: string): Promise<Glance> => ask(`/api/tables/${table}/glance`, bearing(token));
/** The pack that a table was begun with. */
export const packOf = (table: string): Promise<PackTexts> => ask(`/api/tables/${table}/pack`);
export const enter = (table: string, name: string): Promise<Admission> => asOneself(`/api/tables/${table}/people`, { name, key: entryKey(table) });
/** To say at the door that one is this person of the table, and has come without one's link. */
export const claim = (table: string, name: string, person: number): Promise<Admission> => asOneself(`/api/tables/${table}/people`, { name, claims: person });
/** Whose seat a token is. */
export const whose = (table: string, token: string): Promise<Holder> => ask(`/api/tables/${table}/me`, bearing(token));
/** What the server keeps about oneself at a table. */
export const storedAbout = (table: string, token: string): Promise<StoredAbout> => ask(`/api/tables/${table}/me/stored`, bearing(token));
export const eraseMe = (table: string, token: string): Promise<StoredAbout> => ask(`/api/tables/${table}/me/erase`, { method: "POST", ...bearing(token) });
/** What the game's log keeps of a finished game. */
export const entryOf = (table: string, token: string | null): Promise<LogEntry> => ask(`/api/tables/${table}/entry`, bearing(token));
export const storyOf = (table: string, token: string | null): Promise<StoryView> => ask(`/api/tables/${table}/story`, bearing(token));
export const entryFile = (table: string): string => at(`/api/tables/${table}/entry.txt?language=${spoken()}`);
/** A file of a finished game, for a table whose game not everybody may see. */
export async function file(path: string, token: string | null): Promise<Blob> {
  const answer = await fetch(path, bearing(token));
  if (!answer.ok) throw new Trouble("forbidden", "");
  return answer.blob();
}
export const replay = (table: string, seat: number | null, token: string | null): Promise<ReplayView> => ask(`/api/tables/${table}/replay${seat === null ? "" : `?seat=${seat}`}`, bearing(token));
/** The mission that is being written; null while nothing has changed since that version. */
export const preview = (asked: Record<string, string>): Promise<PreviewView | null> => ask(`/api/preview?${new URLSearchParams(asked)}`);
