// The tables this browser has entered and who it is at each: the tokens, kept under the table's id.
import { forgetStored, store, stored, storedJson, storedKeys } from "./storage";

interface MyTable {
  token: string;
  game: string;
  name: string;
  at: number;
  /** Once the game is over: what was played, and when this browser saw its end. */
  pack?: string;
  over?: number;
  /** It belongs to who this browser's identity is, and goes with it. */
  own?: boolean;
}

const PREFIX = "horae-table-";
const KEYS = "horae-entry-";

export const remember = (table: string, mine: MyTable): void => store(PREFIX + table, JSON.stringify(mine));
export const recall = (table: string): MyTable | null => storedJson(PREFIX + table) as MyTable | null;
export function forget(table: string): void {
  forgetStored(PREFIX + table);
  forgetStored(KEYS + table);
}

/** Drawn once for each table: however often this browser asks to come in there, it is one person. */
export function entryKey(table: string): string {
  const kept = stored(KEYS + table) ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  store(KEYS + table, kept);
  return kept;
}

/** Newest first. */
export function all(): { table: string; mine: MyTable }[] {
  const tables = storedKeys(PREFIX).map((key) => key.slice(PREFIX.length));
  const found = tables.flatMap((table) => {
    const mine = recall(table);
    return mine ? [{ table, mine }] : [];
  });
  return found.sort((a, b) => b.mine.at - a.mine.at);
}

/** When a pack was last played to its end by way of this browser; 0: never. */
export const playedAt = (game: string, pack: string): number => Math.max(0, ...all().map(({ mine }) => (mine.game === game && mine.pack === pack ? (mine.over ?? 0) : 0)));

/** What stands after the # if it was made to be somebody's seat, as far as its shape tells; null for any other place in the page. */
export function linkedToken(table: string): string | null {
  const text = location.hash.slice(1);
  const [named, person, signature, ...more] = text.split(".");
  const isOld = named === table && /^\d+$/.test(person ?? "") && signature?.length === 43 && more.length === 0;
  return text.startsWith("seat.") || isOld ? text : null;
}

/** Whether all of a link came along: what it ends with follows from the rest (FNV-1a, as the server has it). */
export function isWhole(token: string): boolean {
  if (!token.startsWith("seat.")) return true;
  const end = token.lastIndexOf(".");
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(token.slice(0, end))) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, "0") === token.slice(end + 1);
}
