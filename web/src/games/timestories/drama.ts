// TIME Stories' great moments: Destiny turns before the test is decided, and a link breaks.
import type { LineView } from "../../protocol/protocol";
import type { GameEvent, TimeStoriesView } from "../../protocol/timestories";
import type { Scene } from "../../shell/drama.svelte";
import { eventOf } from "../../shell/events";
import { t } from "../../text/speech.svelte";
import { called } from "./pack";

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0");

export function scenesOf(lines: LineView[], view: TimeStoriesView, names: readonly string[]): Scene[] {
  const scenes: Scene[] = [];
  let drawn: { agent: number; modifier: number } | null = null;
  for (const line of lines) {
    const event = eventOf<GameEvent>(line);
    if (event?.happened === "destiny_drawn") drawn = event;
    else if (event?.happened === "test_resolved") {
      const modifier = drawn?.agent === event.agent ? drawn.modifier : null;
      scenes.push({
        n: line.n,
        kind: "destiny",
        tone: event.outcome === "failure" ? "bad" : "good",
        title: t("drama-destiny", { name: called(view.agents[event.agent], [...names]) }),
        figure: modifier === null ? "?" : signed(modifier),
        verdict: t(`outcome-${event.outcome}`),
        words: modifier === null ? line.words : t("drama-sum", { before: event.value - modifier, modifier: signed(modifier), value: event.value }),
        lands: 1000,
        time: 2000,
        first: "card",
        last: event.outcome === "failure" ? "wrong" : "right",
      });
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
