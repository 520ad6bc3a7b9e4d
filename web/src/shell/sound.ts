// Lets sounds be heard, only when switched on. A browser lets none out before the person has pressed something, and takes the
// voice away again when it hides the page or a call comes in: each press, and the return to the page, asks for it back.
import { settings } from "./settings.svelte";
import type { Desk, Sound } from "./sounds";

export type { Sound } from "./sounds";

/** A sound that could not be heard at once is not made up for later than this, in milliseconds. */
const LATE = 250;

let desk: (Desk & { audio: AudioContext }) | null = null;

function ready(): (Desk & { audio: AudioContext }) | null {
  if (!settings.sound) return null;
  if (desk === null || desk.audio.state === "closed") {
    const audio = new AudioContext();
    const into = audio.createDynamicsCompressor(); // several at once do not add up to a crackle
    into.connect(audio.destination);
    desk = { audio, into };
  }
  return desk;
}

/** Else it is "suspended", or what iOS calls "interrupted". */
const isHeard = (audio: AudioContext): boolean => audio.state === "running";

/** Fetched by who wants to hear any, with their first press. */
const sounds = (): Promise<typeof import("./sounds")> => import("./sounds");

/** It may be refused; the next press asks again. */
async function wake(): Promise<void> {
  const found = ready();
  if (found) void sounds();
  if (found && !isHeard(found.audio)) await found.audio.resume().catch(() => undefined);
}

for (const pressed of ["pointerup", "click", "keydown"]) addEventListener(pressed, () => void wake(), { capture: true, passive: true });
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) void wake();
});

async function sounded(sound: Sound): Promise<void> {
  const found = ready();
  if (!found) return;
  if (!isHeard(found.audio)) {
    const asked = performance.now();
    await wake();
    if (!isHeard(found.audio) || performance.now() - asked > LATE) return;
  }
  const { SOUNDS } = await sounds();
  SOUNDS[sound](found);
}

export function play(sound: Sound): void {
  void sounded(sound);
}
