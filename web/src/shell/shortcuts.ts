// What single keys do at a table. None of them does anything that counts: they bring to where one presses Enter.
import { settings } from "./settings.svelte";

export const SHORTCUTS = ["numbers", "arrows", "undo", "chat", "rulebook", "list"] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

/** Things that lie side by side, through which the arrows go. */
const GROUPS = ".row, .hand, .predict .line, .marking .line, .faded, .panorama, .sources, ol.rail, .brotherhood, .others, .answers, .chips, .buttons, .mains, .tests";
const CHOICES = ".dock :is(.chips .button, .chips .number, .answers .button, .buttons .button, .mains .action, .frees button, .do .button)";

const usable = (selector: string, inside: ParentNode = document): HTMLElement[] =>
  [...inside.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility() && !each.matches(":disabled, .shut"));

export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.matches("input, textarea, select, [role=tab], [role=radio]") || document.querySelector("dialog[open]")) return null;
  const found: Shortcut | undefined = /^[1-9]$/.test(event.key)
    ? "numbers"
    : /^Arrow(Left|Right)$/.test(event.key)
      ? "arrows"
      : ({ u: "undo", c: "chat", r: "rulebook", "?": "list" } as const)[event.key as "u"];
  return found && !settings.silentKeys.includes(found) ? found : null;
}

/** A number goes to the tile of that value, else to the choice at that place. */
export function goToNumber(number: number): void {
  const tile = usable(".predict .tile, .marking .marker").find((each) => each.textContent.trim() === `${number}`);
  (tile ?? usable(CHOICES)[number - 1])?.focus();
}

export function goAlong(by: number): void {
  const here = document.activeElement?.closest<HTMLElement>(`main :is(${GROUPS})`);
  const all = here ? usable("button", here) : [];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? usable("main .hand button, main .row button, main .panorama button")[0] : all[(at + by + all.length) % all.length];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
