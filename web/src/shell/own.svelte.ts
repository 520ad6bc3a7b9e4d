// Who one is at every table, as far as this browser knows: the device's token, kept until one leaves or is shut out.
import { all, forget } from "./mytables";
import { forgetStored, store, storedJson } from "./storage";

interface Kept {
  token: string;
  name: string;
}

const KEY = "horae-self";

const read = (): Kept | null => storedJson(KEY) as Kept | null;

export const own = $state<{ kept: Kept | null }>({ kept: read() });

export function become(kept: Kept): void {
  store(KEY, JSON.stringify(kept));
  own.kept = kept;
}

/** This browser is nobody's any more, and has none of their seats. */
export function leave(): void {
  forgetStored(KEY);
  own.kept = null;
  for (const { table, mine } of all()) if (mine.own) forget(table);
}

addEventListener("storage", (event) => {
  if (event.key === KEY) own.kept = read();
});

export const bearing = (token: string | null | undefined): RequestInit => (token ? { headers: { Authorization: `Bearer ${token}` } } : {});
