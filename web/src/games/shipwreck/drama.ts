// Shipwreck's great moments: what was hidden is turned over, and an arcanum fades.
import type { LineView } from "../../protocol/protocol";
import type { GameEvent } from "../../protocol/shipwreck";
import type { Scene } from "../../shell/drama.svelte";
import { eventOf } from "../../shell/events";
import { t } from "../../text/speech.svelte";
import { plateOf, type Cards } from "./pack";

export function scenesOf(lines: LineView[], seat: number | null, names: readonly string[], cards: Cards): Scene[] {
  const scenes: Scene[] = [];
  let said: { seat: number; value: number } | null = null;
  let power: { card: string; value?: number } | null = null;
  for (const line of lines) {
    const event = eventOf<GameEvent>(line);
    if (event?.happened === "predicted") said = event;
    else if (event?.happened === "power_used") power = event;
    else if (power && (event?.happened === "answered" || event?.happened === "old_told")) {
      const behind = cards.behind(power.card);
      const yes = event.happened === "answered" ? event.yes : event.old;
      scenes.push({
        n: line.n,
        kind: "answer",
        tone: "plain",
        title: `${behind ? `${behind.name}. ` : ""}${t("drama-answers", { name: names[event.seat] ?? "" })}`,
        picture: plateOf(power.card),
        verdict: t(yes ? "drama-yes" : "drama-no"),
        words: line.words,
        lands: 400,
        time: 1500,
      });
      power = null;
    } else if (event?.happened === "prediction_resolved")
      scenes.push({
        n: line.n,
        kind: "reveal",
        tone: event.right ? "good" : "bad",
        title: event.seat === seat ? t("drama-kept-you") : t("drama-kept", { name: names[event.seat] ?? "" }),
        figure: String(event.fate),
        verdict: event.right ? t("drama-right", { score: event.score }) : t("drama-wrong", { doom: event.doom }),
        words: said === null ? "" : said.seat === seat ? t("drama-said-you", { value: said.value }) : t("drama-said", { name: names[said.seat] ?? "", value: said.value }),
        lands: 900,
        time: 2000,
        first: "hush",
        last: event.right ? "right" : "wrong",
      });
    else if (event?.happened === "arcanum_faded")
      scenes.push({
        n: line.n,
        kind: "fading",
        tone: event.added ? "bad" : "plain",
        title: t("drama-fades"),
        picture: plateOf(event.card),
        verdict: cards.card(event.card)?.name ?? "",
        words: event.added ? t("drama-doom", { added: event.added, doom: event.doom }) : t("drama-no-doom"),
        lands: 500,
        time: 1900,
        last: "fade",
      });
  }
  return scenes;
}
