// How a change is shown: stones travel, cards fade in ink and water, new ones turn over. Nothing here blocks anything.
import type { LineView } from "../../protocol/protocol";
import type { GameEvent } from "../../protocol/shipwreck";
import type { Choreography } from "../../shell/connection.svelte";
import type { Scene } from "../../shell/drama.svelte";
import { boxOf, choreography, EASE, find, goneAfter, layOver, sayOver, way } from "../../shell/motion";
import { play, type Sound } from "../../shell/sound";

export interface Stage {
  /** The layer above everything, which catches no pointer. */
  layer: () => HTMLElement | undefined;
  seat: () => number | null;
  words: { yes: () => string; no: () => string };
  scenes: (lines: LineView[]) => Scene[];
}

/** A copy of a stone flies from one box to another, in an arc; the real one waits for it. */
function fly(layer: HTMLElement, stone: SVGElement, from: DOMRect, to: DOMRect, { delay = 0, time = 340, real = null as Element | null, fade = false } = {}): void {
  const ghost = stone.cloneNode(true) as SVGElement;
  layOver(layer, ghost, new DOMRect(to.left + to.width / 2 - 24, to.top + to.height / 2 - 24, 48, 48));
  const [dx, dy] = way(to, from);
  const flight = ghost.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(1.2)`, opacity: 1 },
      { transform: `translate(${dx * 0.45}px, ${dy * 0.45 - 34}px) scale(1.25)`, opacity: 1, offset: 0.55 },
      { transform: "none", opacity: fade ? 0 : 1 },
    ],
    { duration: time, delay, easing: EASE, fill: "both" },
  );
  real?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }], { duration: time, delay, fill: "backwards" });
  goneAfter(flight, ghost);
}

/** Ink spreads over the card, it turns, and the water draws it down to the powers. */
function fadeAway(layer: HTMLElement, card: HTMLElement, from: DOMRect, to: DOMRect | null): void {
  layOver(layer, card, from);
  card.style.setProperty("--card", `${from.width}px`);
  card.style.setProperty("--plate-height", `${from.width * 0.96}px`);
  card.classList.add("fading");
  const ink = document.createElement("span");
  ink.className = "ink";
  card.append(ink);
  const dx = to ? to.left + 80 - (from.left + from.width / 2) : 0;
  const dy = to ? to.top + to.height / 2 - (from.top + from.height / 2) : 120;
  const turn = card.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: "translateY(4px) rotate(-1.5deg)", opacity: 1, offset: 0.42 },
      { transform: `translate(${dx * 0.5}px, ${dy * 0.4}px) rotateY(92deg) rotate(4deg)`, opacity: 0.95, offset: 0.75 },
      { transform: `translate(${dx}px, ${dy}px) rotateY(180deg) scale(0.2)`, opacity: 0 },
    ],
    { duration: 1050, easing: "cubic-bezier(0.5, 0, 0.4, 1)", fill: "both" },
  );
  goneAfter(turn, card);
}

function flipIn(card: Element, delay: number): void {
  card.animate([{ transform: "rotateY(-92deg) translateY(-14px)", opacity: 0 }, { transform: "rotateY(18deg)", opacity: 1, offset: 0.7 }, { transform: "none" }], {
    duration: 420,
    delay,
    easing: EASE,
    fill: "backwards",
  });
}

const SOUNDS: Partial<Record<GameEvent["happened"], Sound>> = { fate_played: "stone", arcanum_laid: "card" };

interface Before {
  hands: { value: number; box: DOMRect; stone: SVGElement }[];
  cards: Map<number, { box: DOMRect; card: HTMLElement; stones: { box: DOMRect; stone: SVGElement }[] }>;
}

function remember(events: GameEvent[]): Before {
  const before: Before = { hands: [], cards: new Map() };
  for (const button of document.querySelectorAll<HTMLElement>('[data-anchor^="hand-"]')) {
    const stone = button.querySelector<SVGElement>(".stone");
    if (stone) before.hands.push({ value: Number(button.dataset.value), box: button.getBoundingClientRect(), stone });
  }
  for (const event of events)
    if (event.happened === "arcanum_faded" || event.happened === "arcanum_cycled") {
      const place = find(`place-${event.place}`);
      const card = place?.querySelector<HTMLElement>(".card");
      if (!place || !card) continue;
      const stones = [...place.querySelectorAll<SVGElement>(".pile .stone")].map((stone) => ({ box: stone.getBoundingClientRect(), stone: stone.cloneNode(true) as SVGElement }));
      before.cards.set(event.place, { box: card.getBoundingClientRect(), card: card.cloneNode(true) as HTMLElement, stones });
    }
  return before;
}

function show(stage: Stage, layer: HTMLElement, events: GameEvent[], before: Before): void {
  const faded = events.some((event) => event.happened === "arcanum_faded");
  for (const event of events) {
    switch (event.happened) {
      case "fate_played": {
        const landed = find(`place-${event.place}`)?.querySelectorAll<SVGElement>(".pile .stone:not(.ghost)");
        const real = landed?.[landed.length - 1] ?? null;
        const from = (event.seat === stage.seat() ? before.hands.find((each) => each.value === event.value)?.box : null) ?? boxOf(`seat-${event.seat}`);
        if (real && from) fly(layer, real, from, real.getBoundingClientRect(), { real });
        break;
      }
      case "fate_drawn": {
        const bag = boxOf("bag");
        const to = event.seat === stage.seat() ? boxOf("hand") : boxOf(`seat-${event.seat}`);
        const any = document.querySelector<SVGElement>(".bag .stone");
        if (bag && to && any) for (let i = 0; i < event.count; i++) fly(layer, any, bag, to, { delay: (faded ? 700 : 80) + i * 110, fade: true });
        break;
      }
      case "arcanum_faded":
      case "arcanum_cycled": {
        const kept = before.cards.get(event.place);
        if (!kept) break;
        const bag = boxOf("bag");
        fadeAway(layer, kept.card, kept.box, event.happened === "arcanum_faded" ? boxOf("faded") : boxOf("deck"));
        if (bag) kept.stones.forEach(({ box, stone }, i) => fly(layer, stone, box, bag, { delay: 380 + i * 90, time: 520, fade: true }));
        break;
      }
      case "arcanum_laid": {
        const card = find(`place-${event.place}`)?.querySelector(".card");
        if (card) flipIn(card, faded ? 720 : 160);
        break;
      }
      case "fate_moved": {
        const piled = find(`place-${event.place}`)?.querySelectorAll<SVGElement>(".pile .stone:not(.ghost)");
        const real = piled?.[piled.length - 1];
        const from = boxOf("place-0");
        if (real && from) fly(layer, real, new DOMRect(from.left, from.bottom - 50, from.width, 46), real.getBoundingClientRect(), { real });
        break;
      }
      case "kept_compared": {
        const yes = event.higher;
        const at = boxOf(`seat-${event.seat}`);
        if (at) sayOver(layer, at, yes ? stage.words.yes() : stage.words.no(), "said");
        break;
      }
      default:
        break;
    }
  }
}

function sound(events: GameEvent[]): void {
  for (const event of events) {
    const one = SOUNDS[event.happened];
    if (one) play(one);
  }
}

export const choreograph = (stage: Stage): Choreography => choreography(stage.layer, stage.scenes, sound, remember, (layer, events, before) => show(stage, layer, events, before));
