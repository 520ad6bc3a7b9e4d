// Echoes' great moments: a source is conquered, taken from somebody or made safe, and the last round begins.
import type { LineView } from "../../protocol/protocol";
import type { GameEvent } from "../../protocol/echoes";
import type { Scene } from "../../shell/drama.svelte";
import { eventOf } from "../../shell/events";
import { t } from "../../text/speech.svelte";
import { springOf } from "./art/springs";
import type { Cards } from "./pack";

export function scenesOf(lines: LineView[], seat: number | null, names: readonly string[], cards: Cards): Scene[] {
  const scenes: Scene[] = [];
  for (const line of lines) {
    const event = eventOf<GameEvent>(line);
    if (event?.happened === "source_conquered") {
      const lost = event.loser >= 0;
      scenes.push({
        n: line.n,
        kind: lost ? "lost" : "conquest",
        tone: event.seat === seat ? "good" : lost && event.loser === seat ? "bad" : "plain",
        title: t(lost ? "drama-taken" : "drama-conquered", { name: names[event.seat] ?? "", loser: lost ? (names[event.loser] ?? "") : "" }),
        picture: springOf(event.source),
        verdict: cards.name(event.source),
        lands: 600,
        time: 2000,
        first: "hush",
        last: lost && event.loser === seat ? "lost" : "conquest",
      });
    } else if (event?.happened === "source_fortified")
      scenes.push({
        n: line.n,
        kind: "fortress",
        tone: event.seat === seat ? "good" : "plain",
        title: t("drama-fortified", { name: names[event.seat] ?? "" }),
        picture: springOf(event.source),
        verdict: cards.name(event.source),
        lands: 500,
        time: 1600,
        last: "conquest",
      });
    else if (event?.happened === "end_set_off")
      scenes.push({ n: line.n, kind: "last-round", tone: "plain", title: t("drama-end-near"), verdict: t("echoes-last-round"), words: line.words, lands: 400, time: 1800, last: "bell" });
  }
  return scenes;
}
