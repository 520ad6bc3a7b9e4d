// What there is to read at this moment, each text once and in its order: on a phone every one of them has the whole screen before one decides.
import type { LineView } from "../../protocol/protocol";
import type { AgentView, CardFace, SlotView, Text, TimeStoriesView } from "../../protocol/timestories";
import { store, storedJson } from "../../shell/storage";
import { t } from "../../text/speech.svelte";
import { called, isAtPlace, read } from "./pack";
import { agency, coverOf, endOf, itemOf, personOf, sceneOf, sliceOf } from "./pictures.svelte";
import { readAloud, retold } from "./told";

export interface Reading {
  key: string;
  title: string;
  /** Who may read it, or who reads it out. */
  eyes: string;
  text: Text;
  margin?: Text | null;
  secret?: boolean;
  /** Read at the place before: by then it may have been read there. */
  isCarried?: boolean;
  /** Typed by the agency. */
  isTyped?: boolean;
  /** Where it is read, and how far along the picture (0 to 1). */
  scene: string;
  along?: number;
  /** Who is met in it, or what is found. */
  portrait?: string | null;
  /** What it came to, point by point. */
  score?: { lines: { words: string; points: number }[]; total: number };
}

const NOTHING: Text = { es: "", en: "" };

/** The end of a mission: the passages that led to it, what the Mission Return says, and every point. */
export function endingOf(view: TimeStoriesView, texts: Reading[]): Reading[] {
  const scene = view.location ? sceneOf(view.location) : agency;
  const parts = [...texts];
  if (view.result_text) parts.push({ key: "result", title: t("ts-return"), eyes: "", text: view.result_text, scene: endOf(view) ?? scene });
  const lines = view.score_lines.map((line) => ({ words: line.text ? read(line.text) : t(`ts-score-${line.source}`, { azrak: view.returned }), points: line.points }));
  if (lines.length) parts.push({ key: "score", title: t("ts-log"), eyes: read(view.title), text: NOTHING, scene: agency, score: { lines, total: view.score } });
  return parts;
}

/** What a card is called: by its name, by what it shows, or by its kind. */
export function titleOf(view: TimeStoriesView, card: CardFace, of: AgentView | undefined, names: string[]): string {
  if (card.name) return read(card.name);
  const slot = view.panorama.find((each) => each.card === card.id);
  if (slot) return slot.place ? read(slot.place) : t("ts-card", { letter: slot.letter });
  if (card.kind === "interaction") return t("ts-interaction");
  if (card.kind === "recall") return t("ts-recall");
  if (card.kind === "mystery") return t("ts-mystery");
  if (card.kind === "countdown") return t("ts-countdown");
  return called(of, names);
}
/** Who is met on the card, or the thing that it is. */
export const pictureOf = (card: CardFace): string | null => (card.portrait ? personOf(card.portrait) : card.kind === "item" ? itemOf(card.id.replace("item-", "")) : null);

/** How far along the picture of the place a card lies, from 0 to 1. */
export const alongOf = (view: TimeStoriesView, slot: SlotView | undefined): number => (!slot || slot.piece < 0 ? 0.5 : (slot.piece + 0.5) / view.pieces);

const keyOf = (id: string, text: Text): string => `${id} ${text.en.length} ${text.es.length}`;

function before(view: TimeStoriesView): Reading[] {
  if (view.step === "choosing") return [{ key: "order", title: t("ts-order"), eyes: t("ts-confidential"), text: view.order, isTyped: true, scene: agency }];
  if (view.step !== "captain" || view.round > 1) return [];
  return view.prologue.map((text, i) => ({
    key: keyOf(`prologue ${i}`, text),
    title: read(view.title),
    eyes: t("ts-prologue"),
    text,
    scene: coverOf(),
    along: (i + 0.5) / view.prologue.length,
  }));
}

export function readingsOf(view: TimeStoriesView, names: string[], lines: LineView[], agentsOf: (line: LineView) => number[]): Reading[] {
  if (view.step === "over") return [];
  const found = before(view);
  const here = view.location && isAtPlace(view) ? sceneOf(view.location) : agency;
  const place = (card: string): Pick<Reading, "scene" | "along"> => {
    const slot = view.panorama.find((each) => each.card === card);
    return { scene: (slot && sliceOf(card)) || here, along: alongOf(view, slot) };
  };
  const add = (card: CardFace, of: AgentView | undefined, isCarried = false): void => {
    const name = called(of, names);
    const eyes = card.secret ? t("ts-for-your-eyes", { name }) : card.kind === "item" ? t("ts-item-found") : t("ts-read-aloud");
    const title = isCarried ? t("ts-carried") : titleOf(view, card, of, names);
    found.push({
      key: keyOf(card.id, card.text),
      title,
      eyes,
      text: card.text,
      margin: card.margin ?? null,
      secret: card.secret ?? false,
      isCarried,
      ...place(view.panorama.some((each) => each.card === card.id) ? card.id : (view.panorama[of?.slot ?? -1]?.card ?? "")),
      portrait: pictureOf(card),
    });
  };
  if (view.card_a && isAtPlace(view)) {
    const name = view.locations.find((each) => each.id === view.location)?.name;
    found.push({ key: keyOf(view.card_a.id, view.card_a.text), title: read(name), eyes: t("ts-card-a"), text: view.card_a.text, margin: view.card_a.margin ?? null, scene: here });
  }
  // What friends have found, beside the card it was on.
  for (const each of isAtPlace(view) ? retold(lines, agentsOf) : []) {
    if (view.own.some((one) => one.agent === each.agent)) continue;
    const words = each.words.replace(/^.+?: (?=[“«])/gm, ""); // who says so stands above
    const slot = view.panorama[each.slot];
    found.push({
      key: keyOf(`told ${each.agent} ${view.round}`, { es: words, en: words }),
      title: t("ts-tells", { name: called(view.agents[each.agent], names) }),
      eyes: t("ts-told-of", { letter: each.letter, place: read(slot?.place) }),
      text: { es: words, en: words },
      ...place(slot?.card ?? ""),
    });
  }
  for (const each of readAloud(lines)) {
    if (each.round !== view.round || each.card.endsWith("-a")) continue;
    const name = called(view.agents[each.agent], names);
    found.push({ key: keyOf(each.card, each.text), title: name ? t("ts-read-aloud-by", { name }) : t("ts-read-aloud"), eyes: "", text: each.text, ...place(each.card) });
  }
  if (view.fight) add(view.fight.card, undefined);
  for (const each of view.own) {
    const who = view.agents[each.agent];
    if (each.carried) add(each.carried, who, true);
    // The card comes before what it leads to.
    if (each.card) add(each.card, who);
    for (const passage of each.said) found.push({ key: keyOf(`said ${each.agent} ${view.round}`, passage.text), title: called(who, names), eyes: "", text: passage.text, scene: here });
    for (const card of each.read) add(card, who);
  }
  // The same card may lie before its reader and have been read aloud: what tells more of it comes last, and stays.
  const last = new Map(found.map((each) => [each.key, each]));
  return [...new Set(found.map((each) => each.key))].map((key) => last.get(key)!);
}

/** Which of a table's texts have been read here. Kept only as long as they are there to be read. */
export class Finished {
  readonly #place: string;
  keys = $state.raw<ReadonlySet<string>>(new Set());

  constructor(table: string) {
    this.#place = `horae-read-${table}`;
    const kept = storedJson(this.#place);
    this.keys = new Set(Array.isArray(kept) ? kept.filter((each): each is string => typeof each === "string") : []);
  }

  add(key: string, there: Reading[]): void {
    const all = new Set(there.map((each) => each.key));
    this.keys = new Set([...this.keys, key].filter((each) => all.has(each)));
    store(this.#place, JSON.stringify([...this.keys]));
  }
}
