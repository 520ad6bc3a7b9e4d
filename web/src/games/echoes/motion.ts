// How a change is shown: cards travel from where they lay to where they lie, tiles slide, what is summoned drops with weight. Nothing here blocks anything.
import type { LineView } from "../../protocol/protocol";
import type { GameEvent } from "../../protocol/echoes";
import type { Choreography } from "../../shell/connection.svelte";
import type { Scene } from "../../shell/drama.svelte";
import { boxOf, choreography, EASE, find, goneAfter, inSight, layOver, sayOver, way } from "../../shell/motion";
import { play, type Sound } from "../../shell/sound";

const TIME = 330;

export interface Stage {
  layer: () => HTMLElement | undefined;
  seat: () => number | null;
  points: (vp: number) => string;
  scenes: (lines: LineView[]) => Scene[];
}

const SOUNDS: Partial<Record<GameEvent["happened"], Sound>> = {
  card_placed: "stone",
  card_summoned: "stone",
  tiles_slid: "card",
  cards_drawn: "card",
  points_lost: "wrong",
};

interface Lay {
  box: DOMRect;
  copy: HTMLElement | null;
}

/** Something that is no longer there goes to where it went. */
function away(layer: HTMLElement, node: HTMLElement, from: DOMRect, to: DOMRect, delay = 0): void {
  layOver(layer, node, from);
  const [dx, dy] = way(from, to);
  const scale = Math.max(0.15, Math.min(1, to.width / Math.max(1, from.width)));
  const flight = node.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.2 },
    ],
    { duration: TIME + 60, delay, easing: EASE, fill: "both" },
  );
  goneAfter(flight, node);
}

/** A point leaves what it comes from, in an arc, for whoever gains it. */
function soar(layer: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const point = document.createElement("span");
  point.className = "ghost-point";
  point.textContent = "★";
  const start = new DOMRect(from.left + from.width / 2 - 14, from.top + from.height / 2 - 14, 28, 28);
  layOver(layer, point, start);
  const [dx, dy] = way(start, to);
  const flight = point.animate(
    [
      { transform: "scale(0.4)", opacity: 0 },
      { transform: "translateY(-26px) scale(1.25)", opacity: 1, offset: 0.25 },
      { transform: `translate(${dx * 0.6}px, ${dy * 0.6 - 34}px) rotate(160deg)`, opacity: 1, offset: 0.7 },
      { transform: `translate(${dx}px, ${dy}px) rotate(260deg) scale(0.5)`, opacity: 0.2 },
    ],
    { duration: TIME + 350, delay, easing: EASE, fill: "both" },
  );
  goneAfter(flight, point);
}

/** A thing that lies elsewhere now comes from where it lay; what is summoned lands with weight. */
function come(node: HTMLElement, from: DOMRect, to: DOMRect, heavy: boolean): void {
  const [dx, dy] = way(to, from);
  if (Math.hypot(dx, dy) < 6) return;
  const scale = Math.max(0.2, Math.min(2.4, from.width / Math.max(1, to.width)));
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 };
  node.animate(
    heavy ? [start, { transform: "translateY(-16px) scale(1.18)", offset: 0.66 }, { transform: "translateY(3px) scale(0.96)", offset: 0.86 }, { transform: "none" }] : [start, { transform: "none" }],
    {
      duration: heavy ? TIME + 120 : TIME,
      easing: EASE,
      fill: "backwards",
    },
  );
}

function glow(node: Element | null): void {
  node?.animate([{ filter: "none" }, { filter: "brightness(1.6) drop-shadow(0 0 14px #ffc46a)", offset: 0.3 }, { filter: "none" }], { duration: 700, easing: "ease-out" });
}

/** Where every card lies, and a copy of those that are about to leave the table. */
function remember(events: GameEvent[]): Map<string, Lay> {
  const leaving = new Set(events.flatMap((event) => (event.happened === "cards_discarded" ? event.cards : event.happened === "card_removed" ? [event.card] : [])));
  const lay = new Map<string, Lay>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-card]")) {
    const id = node.dataset.card!;
    const box = node.getBoundingClientRect();
    if (!lay.has(id) && inSight(box)) lay.set(id, { box, copy: leaving.has(id) ? (node.cloneNode(true) as HTMLElement) : null });
  }
  return lay;
}

/** What moves is set in motion when all has been measured: a table that is measured after each is laid out anew each time. */
function show(stage: Stage, layer: HTMLElement, events: GameEvent[], before: Map<string, Lay>): void {
  const motions: (() => void)[] = [];
  const me = stage.seat();
  const summoned = new Set(events.flatMap((event) => (event.happened === "card_summoned" ? [event.card] : [])));
  const slid = events.some((event) => event.happened === "tiles_slid" && event.seat === me);
  const origin = new Map<string, DOMRect | null>();
  let shift = 0;
  /** What the points come from. */
  let giver: DOMRect | null = null;
  for (const event of events) {
    if (event.happened === "effect_used" || event.happened === "flame_used" || event.happened === "card_summoned")
      giver = document.querySelector(`[data-card="${event.card}"], [data-source="${event.card}"]`)?.getBoundingClientRect() ?? null;
    else if (event.happened === "source_conquered" || event.happened === "source_fortified") giver = boxOf(`source-${event.source}`);
    else if (event.happened === "turn_began" || event.happened === "round_began") giver = null;
    if (event.happened === "cards_seen") for (const card of event.cards) origin.set(card, boxOf("deck"));
    else if (event.happened === "card_played" || event.happened === "card_summoned") origin.set(event.card, boxOf(`seat-${event.seat}`));
    else if (event.happened === "cards_drawn" && event.seat !== me) {
      const [from, to] = [boxOf("deck"), boxOf(`seat-${event.seat}`)];
      if (from && to && inSight(from))
        for (let i = 0; i < Math.min(4, event.count); i++) {
          const back = document.createElement("span");
          back.className = "ghost-back";
          motions.push(() => away(layer, back, new DOMRect(from.left, from.top, 30, 42), to, i * 90));
        }
    } else if (event.happened === "points_gained" || event.happened === "points_lost") {
      const box = boxOf(`seat-${event.seat}`);
      const vp = event.happened === "points_gained" ? event.vp : -event.vp;
      if (!box || !event.vp) continue;
      const delay = 260 * shift++;
      const from = giver;
      if (vp > 0 && from && inSight(from) && inSight(box)) for (let i = 0; i < Math.min(5, vp); i++) motions.push(() => soar(layer, from, box, delay + i * 70));
      motions.push(() => sayOver(layer, box, stage.points(vp), vp < 0 ? "said-points less" : "said-points", { delay, time: 1500, rise: 120, margin: 60 }));
    } else if (event.happened === "flame_used" || event.happened === "effect_used") motions.push(() => glow(document.querySelector(`[data-card="${event.card}"], [data-source="${event.card}"]`)));
    else if (event.happened === "source_conquered" || event.happened === "source_fortified") motions.push(() => glow(find(`source-${event.source}`)));
  }
  if (slid) {
    for (const tile of document.querySelectorAll<HTMLElement>('[data-anchor="rail"] > .tile')) {
      const aside = { transform: `translateX(${-tile.offsetWidth - 5}px)`, opacity: 0.75 };
      motions.push(() => tile.animate([aside, { transform: "none", opacity: 1 }], { duration: TIME + 60, easing: EASE }));
    }
  }
  const there = new Set<string>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-card]")) {
    const id = node.dataset.card!;
    if (there.has(id)) continue;
    there.add(id);
    if (slid && node.closest('[data-anchor="rail"]') && before.has(id)) continue; // it rides on its tile
    const from = before.get(id)?.box ?? origin.get(id) ?? null;
    if (!from || !inSight(from)) continue;
    const to = node.getBoundingClientRect();
    motions.push(() => come(node, from, to, summoned.has(id)));
  }
  const pile = boxOf("discard");
  let gone = 0;
  for (const motion of motions) motion();
  for (const [id, { box, copy }] of before) if (copy && pile && !there.has(id)) away(layer, copy, box, pile, 50 * gone++);
}

/** One sound for all that happened at once: the first that there is. */
function sound(events: GameEvent[]): void {
  const first = events.map((event) => SOUNDS[event.happened]).find(Boolean);
  if (first) play(first);
}

export const choreograph = (stage: Stage): Choreography => choreography(stage.layer, stage.scenes, sound, remember, (layer, events, before) => show(stage, layer, events, before));
