// Where the keys are. Nobody who plays by keys or by ear falls out of the page: after what was done they are at what is asked next.
// A board marks where that is: `data-next` on what holds the next choice (its value may say which of the buttons), `data-question` on what asks.

import { afterPaint } from "./paint";

const PRESSABLE = "button, input, textarea, select, a[href], summary";

/** Whether the last thing pressed was a key; a click that no pointer made counts as one. */
let byKeys = false;
/** What had the focus last, until somebody takes it elsewhere. */
let last: Element | null = null;

/** Whether it can be seen and pressed. */
export const isUsable = (each: Element): boolean => each.checkVisibility() && !each.matches(":disabled, [inert] *");
const isLost = (each: Element | null): boolean => each === null || each === document.body || each.matches(":disabled");

/** The places that hold a choice, the likeliest first (`data-rank` puts one behind the others), each with the button to begin at. */
function places(scope: ParentNode): { place: HTMLElement; first: HTMLElement }[] {
  const rank = (each: HTMLElement): number => Number(each.dataset.rank ?? 0);
  const all = [...scope.querySelectorAll<HTMLElement>("[data-next]")].sort((one, other) => rank(one) - rank(other));
  return all.flatMap((place) => {
    const first = [...place.querySelectorAll<HTMLElement>(place.dataset.next || PRESSABLE)].find(isUsable);
    return first ? [{ place, first }] : [];
  });
}

const scopeOf = (): ParentNode => [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;

/** To the next choice, or to the question while there is none. Whoever points sees where to go on, and only keeps their place. */
export function goOn(): void {
  const scope = scopeOf();
  const question = scope.querySelector<HTMLElement>("[data-question]") ?? scope.querySelector<HTMLElement>("h1, h2");
  const target = (byKeys ? places(scope)[0]?.first : undefined) ?? question;
  if (!target) return;
  if (target === question && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: !byKeys });
  last = target;
}

/** From wherever one is to the next choice; from there to the one at another place, round and round. */
export function goAround(): void {
  const all = places(scopeOf());
  const at = all.findIndex(({ place }) => place.contains(document.activeElement));
  const next = all[(at + 1) % all.length];
  if (next) next.first.focus();
  else goOn();
}

/** A new question has come: who was waiting for it is taken there, who is reading or writing elsewhere is not. */
export function goOnIfWaiting(): void {
  if (document.activeElement?.matches("[data-question]") && byKeys) goOn();
}

/** From now on a focus that is lost because its place is gone goes on to what is asked. */
export function keepFocus(): void {
  addEventListener("pointerdown", () => (byKeys = false), true);
  addEventListener("keydown", () => (byKeys = true), true);
  addEventListener("click", (event) => (byKeys ||= event.detail === 0), true);
  addEventListener("focusin", (event) => (last = event.target instanceof Element ? event.target : null));
  addEventListener("focusout", () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body && last?.isConnected && !isLost(last)) last = null;
    }),
  );
  new MutationObserver(() => {
    if (last === null || !isLost(document.activeElement) || (last.isConnected && !isLost(last))) return;
    last = null;
    // Whoever points needs no new place in the frame that shows what they pressed: to look for one lays the page out.
    if (byKeys) goOn();
    else afterPaint(() => isLost(document.activeElement) && goOn());
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
}
