// The tables this browser has entered and who it is at each: the tokens, kept under the table's id.
import { forgetStored, store, storedJson, storedKeys } from "./storage";

interface MyTable {
  token: string;
  game: string;
  name: string;
  at: number;
  /** Once the game is over: what was played, and when this browser saw its end. */
  pack?: string;
  over?: number;
}

const PREFIX = "horae-table-";

export const remember = (table: string, mine: MyTable): void => store(PREFIX + table, JSON.stringify(mine));
export const recall = (table: string): MyTable | null => storedJson(PREFIX + table) as MyTable | null;
export const forget = (table: string): void => forgetStored(PREFIX + table);

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

/** A link `/t/TABLE#TOKEN` brings a seat from another device; the token is taken out of the address at once. */
export function adopt(table: string): void {
  const token = location.hash.slice(1);
  if (!token || token.length > 200) return;
  remember(table, { token, game: "", name: "", at: Date.now() });
  history.replaceState(null, "", location.pathname);
}
