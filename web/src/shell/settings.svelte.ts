// What one person has chosen for themselves on this device: language, sound, motion, coach, name. Kept in the browser.
import type { Language } from "../text/speech.svelte";
import { store, storedJson } from "./storage";

interface Kept {
  language: Language;
  sound: boolean;
  motion: boolean;
  coach: boolean;
  name: string;
  toured: string[];
  /** Keys that this person has switched off. */
  silentKeys: string[];
}

const KEY = "horae-settings";

function firstLanguage(): Language {
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith("es")) && !navigator.languages[0]?.toLowerCase().startsWith("en") ? "es" : "en";
}

function read(): Kept {
  const fresh: Kept = { language: firstLanguage(), sound: false, motion: true, coach: false, name: "", toured: [], silentKeys: [] };
  const kept = { ...fresh, ...(storedJson(KEY) as Partial<Kept> | null) };
  if (kept.language !== "es" && kept.language !== "en") kept.language = fresh.language;
  return kept;
}

export const settings = $state(read());

export const keep = (): void => store(KEY, JSON.stringify(settings));

/** Whether things may move: the person's switch, and what their system asks for. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
