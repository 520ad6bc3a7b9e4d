// What the transcript says that the view no longer shows: the latest tests, and what was read aloud.
import type { LineView } from "../../protocol/protocol";
import type { GameEvent, Text } from "../../protocol/timestories";
import type { TimeStoriesView } from "../../protocol/timestories";
import { eventOf, eventsOf } from "../../shell/events";
import type { Mission } from "./pack";

export interface Resolved {
  agent: number;
  value: number;
  modifier: number | null;
  outcome: "failure" | "critical" | "success";
}

/** The newest test that was resolved, until its agent does something else or the group goes on. */
export function lastTest(lines: LineView[]): Resolved | null {
  const events = eventsOf<GameEvent>(lines);
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    if (["round_began", "between_began", "test_began", "card_taken", "run_restarted", "location_chosen"].includes(event.happened)) return null;
    if (event.happened !== "test_resolved") continue;
    let modifier: number | null = null;
    for (let k = i - 1; k >= 0 && modifier === null; k--) {
      const drawn = events[k]!;
      if (drawn.happened === "destiny_drawn" && drawn.agent === event.agent) modifier = drawn.modifier;
      if (drawn.happened === "test_began") break;
    }
    return { agent: event.agent, value: event.value, modifier, outcome: event.outcome as Resolved["outcome"] };
  }
  return null;
}

/** The tests that were passed in this run, as far as the account goes back: "location letter" or the card's name, then the attribute's place. */
export function testsPassed(lines: LineView[]): Set<string> {
  let passed = new Set<string>();
  let place = "";
  let fighting = false;
  const letters = new Map<number, string>();
  const trying = new Map<number, string>();
  for (const event of eventsOf<GameEvent>(lines)) {
    if (event.happened === "run_restarted") passed = new Set();
    else if (event.happened === "card_a_opened") place = event.location;
    else if (event.happened === "round_began") fighting = false;
    else if (event.happened === "group_conflict_began") fighting = true;
    else if (event.happened === "conflict_ended" && event.agent < 0) fighting = false;
    else if (event.happened === "card_taken") letters.set(event.agent, event.letter);
    else if (event.happened === "test_began") trying.set(event.agent, fighting ? "" : `${event.card || `${place} ${letters.get(event.agent) ?? ""}`} ${event.attribute}`);
    else if (event.happened === "test_resolved" && event.outcome !== "failure") passed.add(trying.get(event.agent) ?? "");
  }
  return passed;
}

/** Whether the test of that number, on the card before the agent, was passed before in this run. */
export function isPassed(passed: ReadonlySet<string>, view: TimeStoriesView, mission: Mission, agent: number | null, number: number): boolean {
  const own = view.own.find((each) => each.agent === agent);
  if (view.fight) return false;
  return [...(own?.read ?? []), ...(own?.card ? [own.card] : [])].some((card) => {
    const test = card.tests?.find((each) => each.number === number);
    const slot = view.panorama.find((each) => each.card === card.id);
    return test !== undefined && passed.has(`${slot ? `${view.location} ${slot.letter}` : card.id} ${mission.place(test.attribute)}`);
  });
}

interface Spoken {
  key: number;
  person: number | null;
  words: string;
  /** The letter of the card that they were reading, or had read last, and where it lies. */
  letter: string;
  slot: number;
}

/** What people and bots have told each other since the group came to where it is, each beside the card that they speak of. */
export function toldHere(lines: LineView[], agentsOf: (line: LineView) => number[]): Spoken[] {
  const from = lines.map((line) => eventOf<GameEvent>(line)?.happened).lastIndexOf("card_a_opened");
  if (from < 0) return [];
  const reading = new Map<number, { letter: string; slot: number }>();
  return lines.slice(from).flatMap((line, key) => {
    const event = eventOf<GameEvent>(line);
    if (event?.happened === "card_taken") reading.set(event.agent, { letter: event.letter, slot: event.slot });
    if (line.kind !== "chat" || !line.words) return [];
    const at = agentsOf(line)
      .map((each) => reading.get(each))
      .find((each) => each !== undefined);
    return [{ key, person: line.person ?? null, words: line.words, letter: at?.letter ?? "", slot: at?.slot ?? -1 }];
  });
}

/** What the others have told of the card that each took at this place, once they say that they have told it. */
export function retold(lines: LineView[], agentsOf: (line: LineView) => number[]): { agent: number; letter: string; slot: number; words: string }[] {
  const from = lines.map((line) => eventOf<GameEvent>(line)?.happened).lastIndexOf("card_a_opened");
  const taken = new Map<number, { letter: string; slot: number; words: string[] }>();
  const done: ReturnType<typeof retold> = [];
  for (const line of from < 0 ? [] : lines.slice(from)) {
    const event = eventOf<GameEvent>(line);
    if (event?.happened === "card_taken") taken.set(event.agent, { letter: event.letter, slot: event.slot, words: [] });
    else if (line.kind === "chat" && line.words) for (const agent of agentsOf(line)) taken.get(agent)?.words.push(line.words);
    else if (event?.happened === "recounted") {
      const { words, ...at } = taken.get(event.agent) ?? { words: [], letter: "", slot: -1 };
      if (words.length) done.push({ agent: event.agent, ...at, words: words.join("\n\n") });
    }
  }
  return done;
}

/** The card that one of these read alone last in this round, and the passages it led to. Older ones are not kept: notes may be taken, pictures may not (TS-11.3). */
export function readAloneLast(lines: LineView[], agents: number[]): { card: string; texts: Text[] } | null {
  let found: { card: string; texts: Text[] } | null = null;
  for (const event of eventsOf<GameEvent>(lines)) {
    if (event.happened === "round_began" || event.happened === "run_restarted") found = null;
    else if (event.happened === "card_read" && !event.aloud && agents.includes(event.agent)) found = { card: event.card, texts: [event.text] };
    else if (event.happened === "passage_said" && !event.aloud && found && agents.includes(event.agent)) found = { card: found.card, texts: [...found.texts, event.text] };
  }
  return found;
}

interface Aloud {
  key: number;
  agent: number;
  card: string;
  text: Text;
  round: number;
}

/** Everything that was read aloud in this run, oldest first. What one read alone is not kept: notes may be taken, pictures may not (TS-11.3). */
export function readAloud(lines: LineView[]): Aloud[] {
  let found: Aloud[] = [];
  let round = 0;
  eventsOf<GameEvent>(lines).forEach((event, key) => {
    switch (event.happened) {
      case "run_restarted":
        found = [];
        break;
      case "round_began":
        round = event.round;
        break;
      case "card_read":
        if (event.aloud) found.push({ key, agent: event.agent, card: event.card, text: event.text, round });
        break;
      case "card_a_opened":
        found.push({ key, agent: -1, card: `${event.location}-a`, text: event.text, round });
        break;
      case "sealed_turned":
      case "group_conflict_began":
        found.push({ key, agent: event.agent, card: event.card, text: event.text, round });
        break;
      default:
        break;
    }
  });
  return found;
}

/** A text that was read in the very doing that then took the group elsewhere or ended the mission; or what a vote came to. */
export interface Passage {
  text: Text;
  isVote: boolean;
}

/** What this seat was given to read before the group was taken elsewhere, or the mission ended. */
export function textsBefore(fresh: LineView[], agents: number[]): Passage[] {
  const turns = new Set(fresh.filter((line) => ["group_moved", "mission_ended"].includes(eventOf<GameEvent>(line)?.happened ?? "")).map((line) => line.n));
  return [...turns].flatMap((turn) => {
    const passages: Passage[] = [];
    for (const event of eventsOf<GameEvent>(fresh.filter((line) => line.n === turn))) {
      if (event.happened === "group_moved") break;
      if (event.happened === "vote_decided") passages.push({ text: event.label, isVote: true });
      else if ((event.happened === "card_read" || event.happened === "passage_said") && (event.aloud || agents.includes(event.agent))) passages.push({ text: event.text, isVote: false });
    }
    return passages;
  });
}
