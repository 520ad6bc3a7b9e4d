// How one person plays, as they have chosen on this device: language, text, contrast, motion, sound, what is said aloud, keys, coach, name. Kept in the browser.
import type { Language } from "../text/speech.svelte";
import { store, storedJson } from "./storage";

export const TEXT_SIZES = ["normal", "large", "larger", "largest"] as const;

interface Kept {
  language: Language;
  sound: boolean;
  motion: boolean;
  /** What others do stays in sight until one goes on. */
  stops: boolean;
  coach: boolean;
  text: (typeof TEXT_SIZES)[number];
  contrast: boolean;
  /** Brief: what happens and what is asked. Full: every step besides, and who comes and goes. */
  announcements: "brief" | "full";
  name: string;
  toured: string[];
  /** Shortcuts that this person has switched off, and those that have other keys. */
  silentKeys: string[];
  ownKeys: Record<string, string>;
  /** Whether they were shown that all this can be chosen. */
  welcomed: boolean;
}

const KEY = "horae-settings";

function firstLanguage(): Language {
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith("es")) && !navigator.languages[0]?.toLowerCase().startsWith("en") ? "es" : "en";
}

const asks = (what: string): boolean => matchMedia(what).matches;

/** Whether the system says that this person sees or moves otherwise than most. */
export const systemAsks = (): boolean => ["(prefers-contrast: more)", "(prefers-reduced-motion: reduce)", "(forced-colors: active)"].some(asks);

function read(): Kept {
  const fresh: Kept = {
    language: firstLanguage(),
    sound: false,
    motion: true,
    stops: true,
    coach: false,
    announcements: "full",
    text: "normal",
    contrast: asks("(prefers-contrast: more)"),
    name: "",
    toured: [],
    silentKeys: [],
    ownKeys: {},
    welcomed: false,
  };
  const kept = { ...fresh, ...(storedJson(KEY) as Partial<Kept> | null) };
  if (kept.language !== "es" && kept.language !== "en") kept.language = fresh.language;
  return kept;
}

export const settings = $state(read());

export const keep = (): void => store(KEY, JSON.stringify(settings));

/** Whether things may move: the person's switch, and what their system asks for. */
export function moves(): boolean {
  return settings.motion && !asks("(prefers-reduced-motion: reduce)");
}
