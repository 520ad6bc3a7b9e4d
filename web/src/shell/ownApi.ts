// The requests about one's own identity. Whoever is told that their device is out is a guest from then on.
import type { Admission, AddPasskey, EnterIdentity, NewIdentity, OwnAdmission, OwnCode, OwnEverything, OwnLink, OwnSelf, PasskeyQuestion } from "../protocol/protocol";
import { ask, post, Trouble } from "./api";
import { all, remember } from "./mytables";
import { bearing, leave, own } from "./own.svelte";

const PATH = "/api/self";

async function asked<T>(path: string, init: RequestInit): Promise<T> {
  try {
    return await ask<T>(PATH + path, { ...init, headers: { ...init.headers, ...bearing(own.kept?.token).headers } });
  } catch (wrong) {
    if (wrong instanceof Trouble && wrong.code === "own-unknown") leave();
    throw wrong;
  }
}

export const make = (wish: NewIdentity): Promise<OwnAdmission> => ask(PATH, post(wish));
export const enter = (wish: EnterIdentity): Promise<OwnAdmission> => ask(`${PATH}/enter`, post(wish));
/** What a passkey is asked: for a new identity of that name, for the one that one has, or to be let in by one. */
export const askPasskey = (name: string | null): Promise<PasskeyQuestion> => asked("/passkey", post({ name }));
export const addPasskey = (wish: AddPasskey): Promise<OwnSelf> => asked("/passkeys", post(wish));
export const dropPasskey = (passkey: string): Promise<OwnSelf> => asked("/passkeys/drop", post({ passkey }));
export const dropDevice = (device: string): Promise<OwnSelf> => asked("/devices/drop", post({ device }));
export const about = (): Promise<OwnSelf> => asked("", {});
export const change = (wish: { name?: string }): Promise<OwnSelf> => asked("/change", post(wish));
export const newCode = (): Promise<OwnCode> => asked("/code", post({}));
export const newLink = (): Promise<OwnLink> => asked("/link", post({}));
export const everything = (): Promise<OwnEverything> => asked("/everything", {});
export const eraseAll = (): Promise<null> => asked("/erase", post({}));
/** Null: one has none there. */
export const ownSeat = (table: string): Promise<Admission | null> => asked(`/seats/${table}`, post({}));
export const keepSeat = (table: string, token: string): Promise<OwnSelf> => asked("/seats", post({ table, token }));

/** A guest's seats in this browser become one's own; how many did. What another identity has, or what is gone, stays as it is. */
export async function keepSeats(): Promise<number> {
  let kept = 0;
  for (const { table, mine } of all()) {
    if (mine.own) continue;
    try {
      await keepSeat(table, mine.token);
      remember(table, { ...mine, own: true });
      kept += 1;
    } catch (wrong) {
      if (!(wrong instanceof Trouble)) throw wrong;
      if (["offline", "too-much-work", "too-fast", "own-unknown"].includes(wrong.code)) break; // the rest another time
    }
  }
  return kept;
}
