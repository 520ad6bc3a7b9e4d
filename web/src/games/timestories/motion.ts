// How a change is shown: crystals travel between people, the Vortex and the Mission Return; a taken card lifts to its reader.
// Nothing here blocks anything, and all of it can be read off the table afterwards.
import type { LineView } from "../../protocol/protocol";
import type { GameEvent } from "../../protocol/timestories";
import type { Choreography } from "../../shell/connection.svelte";
import type { Scene } from "../../shell/drama.svelte";
import { choreography, EASE, find, goneAfter, layOver, way } from "../../shell/motion";
import { play } from "../../shell/sound";

export interface Stage {
  layer: () => HTMLElement | undefined;
  scenes: (lines: LineView[]) => Scene[];
}

/** Where the first of these lies that is not scrolled away to the side. */
function shownBox(...anchors: string[]): DOMRect | null {
  for (const anchor of anchors) {
    const box = find(anchor)?.getBoundingClientRect();
    if (box && box.width && box.right > 0 && box.left < innerWidth) return box;
  }
  return null;
}
const agentBox = (agent: number): DOMRect | null => shownBox(`me-${agent}`, `agent-${agent}`);

function spanAt(layer: HTMLElement, name: string, x: number, y: number): HTMLElement {
  const node = document.createElement("span");
  node.className = name;
  node.setAttribute("aria-hidden", "true");
  node.style.left = `${x}px`;
  node.style.top = `${y}px`;
  layer.append(node);
  return node;
}

function crystals(layer: HTMLElement, from: DOMRect, to: DOMRect, count: number, delay: number): void {
  const [x, y] = [to.left + to.width / 2 - 8, to.top + to.height / 2 - 11];
  const [dx, dy] = way(to, from);
  for (let i = 0; i < Math.min(count, 8); i++) {
    const node = spanAt(layer, "flying-crystal", x, y);
    goneAfter(
      node.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(1.3)`, opacity: 1 },
          { transform: `translate(${dx * 0.45}px, ${dy * 0.45 - 30}px) scale(1.4) rotate(120deg)`, opacity: 1, offset: 0.55 },
          { transform: "rotate(240deg)", opacity: 0.2 },
        ],
        { duration: 520, delay: delay + i * 90, easing: EASE, fill: "both" },
      ),
      node,
    );
  }
}

/** The card leaves its place in the picture and goes to who took it. */
function lift(layer: HTMLElement, slice: HTMLElement, from: DOMRect, to: DOMRect): void {
  const node = document.createElement("span"); // a picture of the card, not another one to press
  node.className = slice.className;
  for (const name of ["--i", "--pieces"]) node.style.setProperty(name, slice.style.getPropertyValue(name));
  node.append(...slice.childNodes);
  layOver(layer, node, from);
  const [dx, dy] = way(from, to);
  goneAfter(
    node.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx * 0.2}px, -16px) rotate(-2deg)`, opacity: 1, offset: 0.35 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.14) rotate(8deg)`, opacity: 0.1 },
      ],
      { duration: 620, easing: EASE, fill: "both" },
    ),
    node,
  );
}

function flash(anchor: string): void {
  find(anchor)?.animate([{ filter: "brightness(2.2)" }, { filter: "none" }], { duration: 600, easing: "ease-out" });
}

/** What was brought about shows in the picture where it was: it lights up as if somebody had lit a lamp there. */
function light(agent: number): void {
  document
    .querySelector(`.slice[data-holder="${agent}"]`)
    ?.animate([{ filter: "none" }, { filter: "brightness(1.9) saturate(1.4) sepia(0.25)", offset: 0.25 }, { filter: "none" }], { duration: 1600, easing: "ease-out" });
}

function soundOf(event: GameEvent): void {
  if (event.happened === "card_taken" || event.happened === "card_a_opened") play("card");
  else if (event.happened === "azrak_spent" || event.happened === "location_chosen") play("stone");
  else if (event.happened === "token_taken") play("turn");
  else if (event.happened === "countdown_ended") play("bell"); // an hour strikes
}

type Slices = Map<number, { box: DOMRect; slice: HTMLElement }>;

function remember(events: GameEvent[]): Slices {
  const slices: Slices = new Map();
  for (const event of events)
    if (event.happened === "card_taken") {
      const slice = find(`slot-${event.slot}`);
      if (slice) slices.set(event.slot, { box: slice.getBoundingClientRect(), slice: slice.cloneNode(true) as HTMLElement });
    }
  return slices;
}

function show(layer: HTMLElement, events: GameEvent[], slices: Slices): void {
  let delay = 0;
  for (const event of events) {
    switch (event.happened) {
      case "card_taken": {
        const kept = slices.get(event.slot);
        const to = agentBox(event.agent);
        if (kept && to) lift(layer, kept.slice, kept.box, to);
        break;
      }
      case "azrak_spent": {
        const [from, to] = [agentBox(event.agent), shownBox("vortex")];
        if (from && to) crystals(layer, from, to, event.amount, delay);
        delay += 80;
        break;
      }
      case "azrak_gained": {
        const [from, to] = [shownBox("vortex"), agentBox(event.agent)];
        if (from && to) crystals(layer, from, to, event.amount, delay);
        break;
      }
      case "azrak_dealt": {
        const [from, to] = [shownBox("vortex"), agentBox(event.to)];
        if (from && to) crystals(layer, from, to, event.amount, delay);
        delay += 120;
        break;
      }
      case "test_resolved":
        if (event.outcome !== "failure") light(event.agent);
        break;
      case "countdown_ended":
        flash(`countdown-${event.countdown}`);
        break;
      case "token_taken":
        flash(`token-${event.token}`);
        break;
      case "update_began":
        flash("vortex");
        break;
      case "damage_dealt":
        flash("fight");
        break;
      default:
        break;
    }
  }
}

export const choreograph = (stage: Stage): Choreography => choreography<GameEvent, Slices>(stage.layer, stage.scenes, (events) => events.forEach(soundOf), remember, show);
