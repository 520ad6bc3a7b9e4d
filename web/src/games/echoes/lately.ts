// What the others have just done with which cards, from the account: to be seen while one waits and read afterwards.
import type { LineView } from "../../protocol/protocol";
import type { GameEvent } from "../../protocol/echoes";
import { eventOf } from "../../shell/events";

export interface Deed {
  key: number;
  seat: number;
  card: string;
  words: string;
}

function cardsOf(event: GameEvent): readonly string[] {
  switch (event.happened) {
    case "card_played":
    case "card_summoned":
    case "flame_used":
      return [event.card];
    case "first_revealed":
      return event.card ? [event.card] : [];
    case "cards_discarded":
      return event.cards;
    case "source_conquered":
      return event.creatures;
    default:
      return [];
  }
}

/** Since one's own last turn began; for who watches, in this round. The newest first. */
export function lately(lines: LineView[], seat: number | null): Deed[] {
  let deeds: Deed[] = [];
  lines.forEach((line, key) => {
    const event = eventOf<GameEvent>(line);
    if (!event) return;
    if (seat === null ? event.happened === "round_began" : event.happened === "turn_began" && event.seat === seat) deeds = [];
    if (!("seat" in event) || event.seat === seat) return;
    for (const card of cardsOf(event)) deeds.push({ key, seat: event.seat, card, words: line.words });
  });
  return deeds.reverse();
}

/** Told by another line too, or by the board. */
const ASIDE = new Set<GameEvent["happened"]>(["turn_began", "card_placed", "round_ended", "round_began", "effect_used"]);
/** What happens to everybody in every round, and how the others pay. */
const ROUTINE = new Set<GameEvent["happened"]>(["tiles_slid", "cards_discarded", "first_chosen"]);

export interface Told {
  /** All of it, in order. */
  all: string[];
  /** What matters of it in a few words: what one has done this turn; else what the others did since one's last, then what came to oneself. */
  brief: string[];
}

/** What happened since one's own last turn began; for who watches, in this turn. */
export function told(lines: LineView[], seat: number | null): Told {
  let all: string[] = [];
  let others: string[] = [];
  let own: string[] = [];
  let done: string[] = [];
  let isMine = false;
  let isTime = true;
  for (const line of lines) {
    const event = eventOf<GameEvent>(line);
    if (!event) continue;
    const begins = event.happened === "turn_began";
    if (begins || event.happened === "round_ended") {
      if (isMine || seat === null) [all, others, own] = [done, [], []];
      isMine = begins && event.seat === seat;
      isTime = !begins;
      done = [];
    }
    const isOwn = "seat" in event && event.seat === seat;
    // Which cards one draws says more than how many.
    if (!line.words || ASIDE.has(event.happened) || (isOwn && (event.happened === "cards_drawn" || event.happened === "first_chosen"))) continue;
    all.push(line.words);
    if (isMine) done.push(line.words);
    else if (ROUTINE.has(event.happened)) continue;
    else if (isOwn) own.push(line.words);
    else if (!(isTime && event.happened === "cards_drawn")) others.push(line.words);
  }
  const brief = done.length ? done.slice(-2) : [others.join(" "), own.slice(-2).join(" ")].filter(Boolean);
  return { all, brief: brief.length ? brief : all.slice(-1) };
}

export interface Change {
  /** Sources that changed hands, were fortified or have somebody new under them, with the line that told it. */
  sources: Map<string, number>;
  /** What others' cards did, with the line that told it. */
  cards: Map<string, number>;
}

/** What has changed on the table through others since one's own last turn ended: seen all through one's next. */
export function changed(lines: LineView[], seat: number | null): Change {
  const found: Change = { sources: new Map(), cards: new Map() };
  if (seat === null) return found;
  let wasMine = false;
  lines.forEach((line, key) => {
    const event = eventOf<GameEvent>(line);
    if (event?.happened === "turn_began") {
      if (wasMine && event.seat !== seat) {
        found.sources.clear();
        found.cards.clear();
      }
      wasMine = event.seat === seat;
    }
    if (!event || !("seat" in event) || event.seat === seat) return;
    if ("source" in event) found.sources.set(event.source, key);
    if ("card" in event && event.card) found.cards.set(event.card, key);
  });
  return found;
}
