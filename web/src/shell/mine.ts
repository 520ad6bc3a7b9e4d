// The tables this browser has entered and who it is at each: the tokens, kept under the table's id.
export interface MyTable {
  token: string;
  game: string;
  name: string;
  at: number;
}

const PREFIX = "horae-table-";

export function remember(table: string, mine: MyTable): void {
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(mine));
  } catch {
    // Without storage the seat lasts as long as the page does.
  }
}

export function recall(table: string): MyTable | null {
  try {
    const kept = localStorage.getItem(PREFIX + table);
    return kept ? (JSON.parse(kept) as MyTable) : null;
  } catch {
    return null;
  }
}

export function forget(table: string): void {
  try {
    localStorage.removeItem(PREFIX + table);
  } catch {
    // Nothing was kept.
  }
}

/** Newest first. */
export function all(): { table: string; mine: MyTable }[] {
  const found: { table: string; mine: MyTable }[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (!key?.startsWith(PREFIX)) continue;
      const mine = recall(key.slice(PREFIX.length));
      if (mine) found.push({ table: key.slice(PREFIX.length), mine });
    }
  } catch {
    return [];
  }
  return found.sort((a, b) => b.mine.at - a.mine.at);
}

/** A link `/t/TABLE#TOKEN` brings a seat from another device; the token is taken out of the address at once. */
export function adopt(table: string): void {
  const token = location.hash.slice(1);
  if (!token || token.length > 200) return;
  remember(table, { token, game: "", name: "", at: Date.now() });
  history.replaceState(null, "", location.pathname);
}
