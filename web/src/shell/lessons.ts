// Going to a game's lesson, and the table one came from: it waits until one is back.
import { t } from "../text/speech.svelte";
import { learn } from "./api";
import { remember } from "./mytables";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";

const WAITING = "horae-waiting-table";
let waiting: string | null = null;

/** The table that whoever learns here was invited to, if that is how they came. */
export function waitingTable(): string | null {
  try {
    return sessionStorage.getItem(WAITING);
  } catch {
    return waiting;
  }
}

function keepWaiting(table: string | null): void {
  waiting = table;
  try {
    if (table === null) sessionStorage.removeItem(WAITING);
    else sessionStorage.setItem(WAITING, table);
  } catch {
    // kept in the page, then
  }
}

/** A first game needs no form: whoever has given no name yet is simply "you". Fails as `learn` does. */
export async function teach(game: string, from: string | null = null): Promise<void> {
  const name = settings.name.trim() || t("lesson-your-name");
  const entered = await learn(game, name);
  remember(entered.table, { token: entered.token, game, name, at: Date.now() });
  keepWaiting(from);
  go(`/t/${entered.table}`);
}
