// Things that lie side by side are one stop of the Tab key; the arrows, Home and End go along them.
import { isUsable } from "./focus";
import { afterPaint } from "./paint";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The buttons in it are one stop, and where one was last is where Tab comes back to. Where they stand in columns (`columns` selects those),
 * left and right go from column to column, up and down within one. */
export function roving(group: HTMLElement, columns?: string): { destroy: () => void } {
  const within = (place: HTMLElement): HTMLElement[] => [...place.querySelectorAll<HTMLElement>("button")].filter(isUsable);
  let current: HTMLElement | null = null;
  function lay(): void {
    const buttons = within(group);
    if (!current || !buttons.includes(current)) current = buttons[0] ?? null;
    if (current) for (const each of group.querySelectorAll<HTMLElement>("button")) each.tabIndex = each === current ? 0 : -1;
  }
  function take(event: FocusEvent): void {
    const before = current;
    current = (event.target as HTMLElement).closest("button");
    if (before === current) return;
    if (before) before.tabIndex = -1;
    if (current) current.tabIndex = 0;
    laySoon();
  }
  /** The buttons that this key goes along. */
  function line(key: string, from: HTMLElement): HTMLElement[] {
    const column = columns ? from.closest<HTMLElement>(columns) : null;
    if (!columns || !column) return within(group);
    if (key === "ArrowUp" || key === "ArrowDown") return within(column);
    const level = within(column).indexOf(from);
    return [...group.querySelectorAll<HTMLElement>(columns)].map((each) => within(each)[each === column ? level : Math.min(level, within(each).length - 1)]).filter((each) => each !== undefined);
  }
  function along(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !from.matches("button")) return;
    const buttons = line(event.key, from);
    const at = buttons.indexOf(from);
    const by = STEPS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : by === undefined ? -1 : (at + by + buttons.length) % buttons.length;
    if (at < 0 || to < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[to]!.focus();
    buttons[to]!.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  let due = false;
  /** Where Tab stops need not be known in the frame that shows what was pressed. */
  function laySoon(): void {
    if (due) return;
    due = true;
    afterPaint(() => {
      due = false;
      lay();
    });
  }
  const changes = new MutationObserver(laySoon);
  changes.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  group.addEventListener("focusin", take);
  group.addEventListener("keydown", along);
  laySoon();
  return {
    destroy: () => {
      changes.disconnect();
      group.removeEventListener("focusin", take);
      group.removeEventListener("keydown", along);
    },
  };
}
