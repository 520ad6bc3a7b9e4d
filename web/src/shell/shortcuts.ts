// What single keys do at a table. None of them does anything that counts: they bring to where one presses Enter.
import { isUsable } from "./focus";
import { keep, settings } from "./settings.svelte";

export const SHORTCUTS = ["numbers", "arrows", "question", "undo", "line", "chat", "rulebook", "list"] as const;
export type Shortcut = (typeof SHORTCUTS)[number];
/** Those of a single key, which everybody may choose otherwise. */
export const LETTERS = { question: "q", undo: "u", line: "/", chat: "c", rulebook: "r", list: "?" } as const;
export type Lettered = keyof typeof LETTERS;

export const keyOf = (name: Lettered): string => settings.ownKeys[name] ?? LETTERS[name];

/** Another key for it, if that is one key, no digit, and nothing else's. */
export function choose(name: Lettered, key: string): boolean {
  const free = Object.keys(LETTERS).every((other) => other === name || keyOf(other as Lettered) !== key.toLowerCase());
  if ([...key].length !== 1 || /[\s\d]/.test(key) || !free) return false;
  settings.ownKeys = { ...settings.ownKeys, [name]: key.toLowerCase() };
  keep();
  return true;
}

const CHOICES = ".dock :is(.chips .button, .chips .number, .answers .button, .prompt .back, .buttons .button, .mains .action, .frees button, .do .button)";

const usable = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => isUsable(each) && !each.matches(".shut"));

export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.matches("input, textarea, select, [role=tab], [role=radio]") || document.querySelector("dialog[open]")) return null;
  const lettered = (Object.keys(LETTERS) as Lettered[]).find((name) => keyOf(name) === event.key.toLowerCase());
  const found: Shortcut | undefined = /^[1-9]$/.test(event.key) ? "numbers" : /^Arrow(Left|Right)$/.test(event.key) ? "arrows" : lettered;
  return found && !settings.silentKeys.includes(found) ? found : null;
}

/** A number goes to the tile of that value, else to the choice at that place. */
export function goToNumber(number: number): void {
  const tile = usable(".predict .tile, .marking .marker").find((each) => each.textContent.trim() === `${number}`);
  (tile ?? usable(CHOICES)[number - 1])?.focus();
}

/** From nowhere the arrows go to what lies there; from there on they go along it (`roving`). */
export function goIn(): void {
  usable("main .hand button, main .row button, main .panorama button")[0]?.focus();
}
