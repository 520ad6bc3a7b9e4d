// What every board's motion is made of: where things lie, copies of them above the table, and when what is remembered and shown. Nothing here blocks anything.
import type { LineView } from "../protocol/protocol";
import type { Choreography } from "./connection.svelte";
import { drama, type Scene } from "./drama.svelte";
import { eventsOf } from "./events";
import { moves } from "./settings.svelte";

export const EASE = "cubic-bezier(0.3, 0.7, 0.25, 1)";

/** The part of the table that goes by this name, and where it lies. */
export const find = (anchor: string): HTMLElement | null => document.querySelector(`[data-anchor="${anchor}"]`);
export const boxOf = (anchor: string): DOMRect | null => find(anchor)?.getBoundingClientRect() ?? null;
export const inSight = (box: DOMRect): boolean => box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;

/** The way from the middle of one box to the middle of another. */
export const way = (from: DOMRect, to: DOMRect): [number, number] => [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];

/** Lay something over the box, above everything; it is only to be looked at. */
export function layOver(layer: HTMLElement, node: HTMLElement | SVGElement, box: DOMRect): void {
  Object.assign(node.style, { position: "fixed", margin: "0", zIndex: "60", pointerEvents: "none" });
  for (const side of ["left", "top", "width", "height"] as const) node.style[side] = `${box[side]}px`;
  node.setAttribute("aria-hidden", "true");
  layer.append(node);
}

/** Take it off again when it has moved, or cannot. */
export function goneAfter(motion: Animation, node: Element): void {
  const go = (): void => node.remove();
  motion.finished.then(go, go);
}

/** A short word in the middle of the box, rising once. */
export function sayOver(layer: HTMLElement, box: DOMRect, words: string, name: string, { delay = 0, time = 1700, rise = 110, margin = 0 } = {}): void {
  const bubble = document.createElement("p");
  bubble.className = name;
  bubble.textContent = words;
  bubble.setAttribute("aria-hidden", "true");
  bubble.style.left = `${Math.min(box.left + box.width / 2, innerWidth - margin)}px`;
  bubble.style.top = `${box.top + box.height / 2}px`;
  layer.append(bubble);
  goneAfter(
    bubble.animate(
      [
        { transform: "translate(-50%, -30%) scale(0.7)", opacity: 0 },
        { transform: "translate(-50%, -60%) scale(1.08)", opacity: 1, offset: 0.16 },
        { transform: "translate(-50%, -60%)", opacity: 1, offset: 0.75 },
        { transform: `translate(-50%, ${-rise}%)`, opacity: 0 },
      ],
      { duration: time, delay, easing: "ease-out", fill: "both" },
    ),
    bubble,
  );
}

/** Sounds first; then, where things may move, what lies on the table is remembered, the change is made, and the way from one to the other is shown.
 * What deserves a scene of its own gets it over all that. */
export function choreography<Event, Before>(
  layer: () => HTMLElement | undefined,
  scenes: (lines: LineView[]) => Scene[],
  sound: (events: Event[]) => void,
  remember: (events: Event[]) => Before,
  show: (layer: HTMLElement, events: Event[], before: Before) => void,
): Choreography {
  return (lines, apply) => {
    const events = eventsOf<Event>(lines);
    sound(events);
    const great = scenes(lines);
    if (!moves() || document.hidden || events.length === 0) {
      apply();
      return drama.enter(great);
    }
    const before = remember(events);
    apply();
    drama.enter(great);
    // When the page is laid out anyway, before it is painted; a press that has come meanwhile is heard first.
    requestAnimationFrame(() => {
      const above = layer();
      if (above) show(above, events, before);
    });
  };
}
