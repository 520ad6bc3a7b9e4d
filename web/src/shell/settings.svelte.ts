// What one person has chosen for themselves on this device: language, sound, motion, coach, name. Kept in the browser.
import type { Language } from "../text/speech.svelte";

interface Kept {
  language: Language;
  sound: boolean;
  motion: boolean;
  coach: boolean;
  name: string;
  toured: string[];
}

const KEY = "horae-settings";

function firstLanguage(): Language {
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith("es")) && !navigator.languages[0]?.toLowerCase().startsWith("en") ? "es" : "en";
}

function read(): Kept {
  const fresh: Kept = { language: firstLanguage(), sound: false, motion: true, coach: false, name: "", toured: [] };
  try {
    const kept = { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    if (kept.language !== "es" && kept.language !== "en") kept.language = fresh.language;
    return kept;
  } catch {
    return fresh;
  }
}

export const settings = $state(read());

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; it only forgets.
  }
}

/** Whether things may move: the person's switch, and what their system asks for. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
