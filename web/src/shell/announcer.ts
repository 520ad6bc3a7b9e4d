// The one voice of the page: whatever is to be heard goes through here, one thing after the other, news before the question that follows from it.
// It speaks inside the dialog that is open, because what lies behind one is not heard.
import { settings } from "./settings.svelte";

/** In this order, when several are to be said at once: trouble, what happened, a step of one's own, what is asked. */
const ORDER = ["trouble", "news", "step", "question"] as const;
export type Kind = (typeof ORDER)[number];

/** What belongs together comes within this time, in milliseconds. */
const GATHER = 120;
/** So long what was said can still be found in the page. */
const LINGER = 4000;

let waiting: { words: string; kind: Kind }[] = [];
let timer = 0;

/** Says it, also if the same was said before. A question takes the place of one that was not said yet. */
export function announce(words: string, kind: Kind = "news"): void {
  const text = words.trim();
  if (!text) return;
  if (kind === "question") waiting = waiting.filter((each) => each.kind !== "question");
  waiting.push({ words: text, kind });
  if (!timer) timer = window.setTimeout(speak, GATHER);
}

/** What is said only to who wants to hear everything. */
export function announceFully(words: string, kind: Kind = "news"): void {
  if (settings.announcements === "full") announce(words, kind);
}

/** Says the words when they appear, and again when they change. */
export function said(_: HTMLElement, words: string): { update: (words: string) => void } {
  let last = "";
  const say = (next: string): void => {
    if (next !== last) announce(next, "trouble");
    last = next;
  };
  say(words);
  return { update: say };
}

/** The live region of the page, or of the topmost dialog that makes the rest of the page mute. */
function regionOf(host: Element): Element | null {
  const found = host.querySelector(":scope > [data-announcer]");
  if (found) return found;
  const made = document.createElement("div");
  made.dataset.announcer = "";
  made.className = "unseen";
  made.setAttribute("aria-live", "polite");
  host.append(made);
  return null;
}

function speak(): void {
  timer = 0;
  const region = regionOf([...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body);
  // A region is heard only from the moment it is there.
  if (!region) {
    timer = window.setTimeout(speak, GATHER);
    return;
  }
  const now = waiting.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  waiting = [];
  for (const { words } of now) {
    const line = document.createElement("p");
    line.textContent = words;
    region.append(line);
    setTimeout(() => line.remove(), LINGER);
  }
}

/** There before there is anything to say. */
export function prepareAnnouncer(): void {
  regionOf(document.body);
}
