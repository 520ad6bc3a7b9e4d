// TIME Stories' great moments: Destiny turns before the test is decided, and a link breaks.
import type { LineView } from "../../protocol/protocol";
import type { GameEvent, TestFace, TimeStoriesView } from "../../protocol/timestories";
import type { Scene } from "../../shell/drama.svelte";
import { eventOf } from "../../shell/events";
import { t } from "../../text/speech.svelte";
import { boxOf, called, type Mission, signed } from "./pack";

/** One's own Destiny card lies face down until one turns it over. */
export interface DestinyScene extends Scene {
  agent: number;
  /** What the test stands at, without the card, and what it came to. */
  before: number;
  value: number;
  outcome: string;
  box: TestFace | null;
  left: string;
}

/** `view` is what was there before these lines came. */
export function scenesOf(lines: LineView[], view: TimeStoriesView, names: readonly string[], mission: Mission): Scene[] {
  const scenes: Scene[] = [];
  let drawn: { agent: number; modifier: number } | null = null;
  for (const line of lines) {
    const event = eventOf<GameEvent>(line);
    if (event?.happened === "destiny_drawn") drawn = event;
    else if (event?.happened === "test_resolved") {
      const modifier = drawn?.agent === event.agent ? drawn.modifier : null;
      const agent = view.agents[event.agent];
      const name = called(agent, [...names]);
      const scene: Scene = {
        n: line.n,
        kind: "destiny",
        tone: event.outcome === "failure" ? "bad" : "good",
        title: t("drama-destiny", { name }),
        figure: modifier === null ? "?" : signed(modifier),
        verdict: t(`outcome-${event.outcome}`),
        words: modifier === null ? line.words : t("drama-sum", { before: event.value - modifier, modifier: signed(modifier), value: event.value }),
        lands: 1000,
        time: 2000,
        first: "card",
        last: event.outcome === "failure" ? "wrong" : "right",
      };
      if (modifier === null || !view.own.some((each) => each.agent === event.agent)) scenes.push(scene);
      else {
        const mine: DestinyScene = {
          ...scene,
          waits: true,
          title: agent?.test ? t("ts-test-of", { name, attribute: mission.attribute(agent.test.attribute) }) : name,
          agent: event.agent,
          before: event.value - modifier,
          value: event.value,
          outcome: event.outcome,
          box: boxOf(view, agent),
          left: t("ts-destiny-left", { cards: view.destiny || view.destiny_cards, low: signed(view.destiny_lowest), high: signed(view.destiny_highest) }),
        };
        scenes.push(mine);
      }
    } else if (event?.happened === "link_broken" || event?.happened === "control_lost")
      scenes.push({
        n: line.n,
        kind: "link",
        tone: "bad",
        title: called(view.agents[event.agent], [...names]),
        figure: "0",
        verdict: t(event.happened === "link_broken" ? "drama-link" : "drama-control"),
        words: line.words,
        lands: 500,
        time: 1700,
        last: "fade",
      });
  }
  return scenes;
}
