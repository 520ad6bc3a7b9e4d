// Shipwreck's great moments: what others play, what a power tells, what was hidden is turned over, and an arcanum fades. Each is read at one's own pace.
import type { LineView } from "../../protocol/protocol";
import type { GameEvent } from "../../protocol/shipwreck";
import type { Scene } from "../../shell/drama.svelte";
import { eventOf } from "../../shell/events";
import { t } from "../../text/speech.svelte";
import { plateOf, type Cards } from "./pack";

/** A power that asks for no answer. */
function usedScene(line: LineView, card: string, name: string, cards: Cards): Scene {
  const words = { title: t("drama-uses", { name }), verdict: cards.behind(card)?.name ?? "", words: line.words };
  return { n: line.n, kind: "play", tone: "plain", picture: plateOf(card), ...words, lands: 0, time: 0, read: true, aside: true };
}

/** `row`: the arcana that lay there before, from left to right. */
export function scenesOf(lines: LineView[], seat: number | null, names: readonly string[], row: readonly (string | null)[], cards: Cards): Scene[] {
  const scenes: Scene[] = [];
  const laid = [...row];
  let said: { seat: number; value: number } | null = null;
  const answered = lines.some((line) => ["answered", "old_told"].includes(eventOf<GameEvent>(line)?.happened ?? ""));
  let power: { card: string; words: string } | null = null;
  for (const line of lines) {
    const event = eventOf<GameEvent>(line);
    if (event?.happened === "predicted") said = event;
    else if (event?.happened === "power_used") {
      power = { card: event.card, words: line.words };
      if (event.seat !== seat && !answered) scenes.push(usedScene(line, event.card, names[event.seat] ?? "", cards));
    } else if (event?.happened === "arcanum_laid") laid[event.place - 1] = event.card;
    else if (event?.happened === "fate_played" && event.seat !== seat) {
      const on = laid[event.place - 1] ?? null;
      const card = on === null ? null : cards.card(on);
      scenes.push({
        n: line.n,
        kind: "play",
        tone: "plain",
        title: t("drama-plays", { name: names[event.seat] ?? "", value: event.value }),
        figure: String(event.value),
        picture: on === null ? null : plateOf(on),
        verdict: card?.name ?? t("the-hours"),
        words: card?.ability ?? t("the-hours-ability"),
        lands: 0,
        time: 0,
        read: true,
        aside: true,
      });
    } else if (power && (event?.happened === "answered" || event?.happened === "old_told")) {
      const yes = event.happened === "answered" ? event.yes : event.old;
      scenes.push({
        n: line.n,
        kind: "answer",
        tone: "plain",
        title: power.words,
        picture: plateOf(power.card),
        verdict: t(yes ? "drama-yes" : "drama-no"),
        words: line.words,
        lands: 400,
        time: 1500,
        read: true,
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
        read: true,
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
        read: true,
        last: "fade",
      });
  }
  return scenes;
}
