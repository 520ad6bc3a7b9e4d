// Written by `python -m horae.server.typescript`; change the structs in Python instead.

export const PROTOCOL_VERSION = 1;

/** POST /api/self/passkeys */
export interface AddPasskey {
  label: string;
  ticket: string;
  passkey: Record<string, unknown>;
}

/** GET /api/address: where other computers can open this server's page. */
export interface Address {
  url: string | null;
}

/** Answer to both: keep the token; it is who you are at this table. */
export interface Admission {
  table: string;
  person: number;
  token: string;
}

/** What the coach points at now, what matters most first. */
export interface Advice {
  type: "advice";
  id: string;
  hints: HintView[];
}

/**
 * When the game is over, or its log was opened: lay another table for the same people, seats, bots and options. Everyone
 * gets `next`.
 * `pack`: what is played there, if not the same; what this game leaves to the next (`Outcome.experience`) goes with it.
 */
export interface Again {
  type: "again";
  id: string;
  pack?: string | null;
}

/** Answer to `why_not`: the rules allow it. */
export interface Allowed {
  type: "allowed";
  id: string;
}

/**
 * Somebody at the door is who they say they are (`TableView.claims`), or not. One no settles it; whoever claims takes it
 * back with one.
 */
export interface AnswerClaim {
  type: "answer_claim";
  id: string;
  person: number;
  yes: boolean;
}

/** Be for it that somebody looks after the table (`TableView.host_vote`), or not; who asked takes it back with a no. */
export interface AnswerHost {
  type: "answer_host";
  id: string;
  yes: boolean;
}

/**
 * Agree to the move that is proposed in one's name (`TableView.proposal`), or object. One objection settles it; who
 * proposed takes it back with a no.
 */
export interface AnswerProposal {
  type: "answer_proposal";
  id: string;
  yes: boolean;
}

/** Agree that somebody takes over a seat, or not. One refusal settles it; whoever asked withdraws with a no. */
export interface AnswerSeat {
  type: "answer_seat";
  id: string;
  yes: boolean;
}

/** Agree, or not. One refusal settles it; whoever asked withdraws with a no. */
export interface AnswerUndo {
  type: "answer_undo";
  id: string;
  yes: boolean;
}

/**
 * In a running game: ask to look after the table in the host's place. Those who play and are here vote on it; one alone may
 * only once the host has kept the table waiting for five minutes.
 */
export interface AskHost {
  type: "ask_host";
  id: string;
}

/**
 * POST /api/self/passkey: with a name, to make an identity; with a token, to add a passkey to it; with neither, to be let
 * in by one. Answered with a `PasskeyQuestion`.
 */
export interface AskPasskey {
  name?: string | null;
}

/**
 * Take back one's last action and what followed: at once where nothing became known by it, else
 * when all agree whose word it takes.
 */
export interface AskUndo {
  type: "ask_undo";
  id: string;
}

export interface BotInfo {
  name: string;
  words: string;
  explained: string;
  usual?: boolean;
  for_newcomers?: boolean;
}

/** The server stops or moves: connect again after so many milliseconds (the socket closes with 1012). */
export interface Bye {
  type: "bye";
  retry_ms: number;
}

/** POST /api/self/change: what is given is changed. */
export interface ChangeSelf {
  name?: string | null;
  shown_to?: "anybody" | "nobody" | "tables" | null;
}

/** Some lines, and a table if it has `heads`. */
export interface ChapterView {
  title: string;
  lines: string[];
  heads: string[];
  rows: RowView[];
}

/** An action open to you, with its label in your language and what it brings and costs, as far as you may know. */
export interface Choice {
  action: Record<string, unknown>;
  words: string;
  stakes?: StakeView[];
}

/**
 * Somebody at the door says that they are a person of the table, and has come without that person's link. `answer_claim`
 * of those in `waiting` settles it; nobody there: nobody who could is connected.
 */
export interface ClaimView {
  person: number;
  whom: number;
  waiting: number[];
}

/** Ask what follows from all that you may know, in Shipwreck from what was openly told. Answered with `advice`. */
export interface Coach {
  type: "coach";
  id: string;
}

/** Whose time is running at a table with a pace (`settings.pace`). */
export interface DeadlineView {
  seat: number;
  ends: number;
  over: boolean;
}

/** Act in the game. `offer` is the number that came with the choices; leave it out for asides. */
export interface Do {
  type: "do";
  id: string;
  action: Record<string, unknown>;
  offer?: number | null;
}

/** A repeated request: it was recorded as number n, and the updates for it were sent then. */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/** POST /api/self/devices/drop: that device is let in no more, here and at every table. */
export interface DropDevice {
  device: string;
}

/** POST /api/self/passkeys/drop */
export interface DropPasskey {
  passkey: string;
}

/** Ask for the lines of records below this number, a page of them. Answered with `page`. */
export interface Earlier {
  type: "earlier";
  id: string;
  before: number;
}

/** POST /api/tables/{table}/people */
export interface Enter {
  name: string;
  claims?: number | null;
  key?: string | null;
}

/**
 * POST /api/self/enter, without a token: by a recovery code, a device link, or a passkey and its ticket. Answered with an
 * `OwnAdmission`.
 */
export interface EnterIdentity {
  label: string;
  code?: string | null;
  link?: string | null;
  ticket?: string | null;
  passkey?: Record<string, unknown> | null;
}

export interface EntryLine {
  name: string;
  words: string;
}

/** The message could not be taken: malformed, unknown, too fast, not allowed here. Codes are in docs/protocol.md. */
export interface ErrorReply {
  type: "error";
  code: string;
  words: string;
}

/** An action open to you that wants words: put them into the action's `field`, at most `longest` characters. */
export interface FormView {
  action: Record<string, unknown>;
  words: string;
  field: string;
  longest: number;
}

/** One step of a replay. n = 0 is the position before the first action. */
export interface FrameView {
  n: number;
  seat: number | null;
  words: string | null;
  lines: LineView[];
  view: Record<string, unknown>;
  now: string;
  deciding: number[];
  parts?: TablePart[];
}

/** GET /api/games: what a person needs to choose a game and set it up. */
export interface GameInfo {
  name: string;
  title: string;
  fewest: number;
  most: number;
  cooperative: boolean;
  options: OptionInfo[];
  packs: PackInfo[];
  bots: BotInfo[];
  quiet_rule: string | null;
  coach: boolean;
  lesson: boolean;
  keeps_log: boolean;
  story: boolean;
  board: boolean;
  pitch: string;
  time: string;
}

/**
 * Host, in a running game: the seat of somebody who is gone, or a bot's, to somebody without one. Who holds it and is here
 * is asked first; for who is not here, a bot goes on in it.
 */
export interface GiveSeat {
  type: "give_seat";
  id: string;
  seat: number;
  person: number;
}

/**
 * GET /api/tables/{table}/glance?language=, with a seat's token where one has one: how things stand there, for a list of
 * one's tables. Times are Unix times in ms.
 */
export interface Glance {
  table: string;
  game: string;
  pack: string;
  phase: "lobby" | "over" | "playing";
  names: string[];
  seat: number | null;
  waiting: boolean;
  awaited: string[];
  last: number;
  outcome: string;
}

export interface GuestView {
  person: number;
  name: string;
  here: boolean;
  gone: boolean;
  muted: boolean;
  removed: boolean;
}

/**
 * The game began under rules that those of this server cannot follow to where it stood. Nobody acts. All who play may
 * agree (`ask_undo`) to go on from the last position that both come to, which is the one shown; or one of them opens the
 * log (`open_log`), and the game ends here.
 */
export interface HaltView {
  kept: number;
  actions: number;
  can_go_back: boolean;
  log_open: boolean;
}

/**
 * First of all. Without a token one watches. `after`: the last record number seen, to get only the
 * lines since. At most a page of lines comes; the ones before it are asked for with `earlier`.
 */
export interface Hello {
  type: "hello";
  table: string;
  language: "en" | "es";
  token?: string | null;
  after?: number | null;
  protocol?: number;
}

/** Something the coach points at, from what you may know, or in some games from what everybody knows. */
export interface HintView {
  words: string;
  seat: number;
  heads?: boolean;
  thing?: string;
  values?: number[];
  sure?: boolean;
  action?: Record<string, unknown> | null;
}

/** GET /api/tables/{table}/me with `Authorization: Bearer TOKEN`: whose token it is. */
export interface Holder {
  person: number;
  name: string;
  seat: number | null;
  token?: string | null;
}

/**
 * Somebody who plays would look after the table in the host's place. More than half of those who play and are here, but for
 * the host, must be for it.
 */
export interface HostVoteView {
  person: number;
  agreed: number[];
  waiting: number[];
}

/**
 * POST /api/self/seats: a seat that one had as a guest becomes one's own, by its token. POST /api/self/seats/{table} gives
 * an `Admission` to a seat that is; 204: there is none.
 */
export interface KeepSeat {
  table: string;
  token: string;
}

export interface LessonAnswer {
  words: string;
  why: string;
  right: boolean;
}

export interface LessonPage {
  title: string;
  words: string;
  look: string | null;
  ask: LessonQuestion | null;
  move: boolean;
}

/** Where you are in the lesson: pages from `page` to `goal` can be read, and the last of them asks for a move. */
export interface LessonPlace {
  page: number;
  goal: number;
  waiting: boolean;
  stray: boolean;
}

export interface LessonQuestion {
  words: string;
  answers: LessonAnswer[];
}

/** GET /api/lessons/{game}?language=: the pages of the game's lesson. */
export interface LessonText {
  game: string;
  pages: LessonPage[];
}

/** One line of the table's transcript, in your language. `words` is plain text, never markup. */
export interface LineView {
  n: number;
  kind: "chat" | "event" | "table";
  words: string;
  person?: number | null;
  seat?: number | null;
  event?: Record<string, unknown> | null;
  fact?: string;
}

/** Host: nobody new comes in, or again anyone with the link. */
export interface Lock {
  type: "lock";
  id: string;
  locked: boolean;
}

/**
 * GET /api/tables/{table}/entry?language=: what the game's log of finished games keeps of this one, where the game has
 * such a log. GET /api/tables/{table}/entry.txt is the same as a text file.
 */
export interface LogEntry {
  table: string;
  game: string;
  pack: string;
  when: number;
  lines: EntryLine[];
}

/**
 * Answer to `typed`: what there is to read, or the action that the line stands for, which is done with `do` like any
 * other, and may be refused like any other.
 */
export interface Meant {
  type: "meant";
  id: string;
  lines: MeantLine[];
  action?: Record<string, unknown> | null;
  offer?: number | null;
}

/** A line of an answer. `tone`: what it is, for who looks at it. */
export interface MeantLine {
  words: string;
  tone: "bad" | "faint" | "good" | "heading" | "plain" | "refused" | "under";
}

/** Host: somebody does not write in the chat, or does again. */
export interface Mute {
  type: "mute";
  id: string;
  person: number;
  muted: boolean;
}

/** POST /api/self, without a token: by a passkey or, without one, by a recovery code. Answered with an `OwnAdmission`. */
export interface NewIdentity {
  name: string;
  label: string;
  ticket?: string | null;
  passkey?: Record<string, unknown> | null;
}

/** POST /api/lessons: a table of one's own at which the game's lesson has begun. Answered with an `Admission`. */
export interface NewLesson {
  game: string;
  name: string;
}

/** Ask for a new link to one's seat. Answered with `seat_link`; nothing changes until it is used. */
export interface NewLink {
  type: "new_link";
  id: string;
}

/**
 * POST /api/tables/{table}/me/notices: this device would be told about your turns at the table, in the place of what it
 * said before.
 */
export interface NewNotices {
  endpoint: string;
  key: string;
  auth: string;
  language: "en" | "es";
  quiet?: Quiet | null;
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  name: string;
  pack?: string | null;
  options?: Record<string, unknown>;
  settings?: Settings;
}

/** POST /api/tables/{table}/webhook: have whose turn it is told there. The host's. A first message is sent at once. */
export interface NewWebhook {
  url: string | null;
  form?: "discord" | "json" | "slack";
  language?: "en" | "es";
}

/** The people of this table play on at another one. `token` is yours there, if you have entered this one. */
export interface Next {
  type: "next";
  table: string;
  token: string | null;
}

/** POST /api/tables/{table}/me/notices/stop: this device would be told no more about the table. */
export interface NoNotices {
  endpoint: string;
}

/** In a game that has halted (`TableView.halt`): have its log shown to all, which ends it. */
export interface OpenLog {
  type: "open_log";
  id: string;
}

export interface OptionInfo {
  name: string;
  words: string;
  explained: string;
  default: string;
  values: OptionValue[];
  names_seats?: boolean;
}

/** A value that an option may take. `value` is how it is written ("true", "hard", "3"); options are understood so. */
export interface OptionValue {
  value: string;
  words: string;
}

/** How the game ended. */
export interface Outcome {
  winners: number[];
  reason: string;
  title: string;
  words: string;
  figures: Record<string, number>;
  experience?: string[];
}

/** Keep the token: it is who you are, on this device. */
export interface OwnAdmission {
  token: string;
  code?: string | null;
}

/** POST /api/self/code: a recovery code in the place of the one before. */
export interface OwnCode {
  code: string;
}

export interface OwnDevice {
  device: string;
  label: string;
  since: number;
  here: boolean;
}

/** GET /api/self/everything: to be taken along, as a file. */
export interface OwnEverything {
  identity: OwnSelf;
  tables: StoredAbout[];
}

/** POST /api/self/link: lets in one other device, for so many seconds. */
export interface OwnLink {
  link: string;
  seconds: number;
}

export interface OwnPasskey {
  passkey: string;
  label: string;
  since: number;
}

export interface OwnSeat {
  table: string;
  person: number;
  since: number;
}

/** GET /api/self: all that the server keeps of who asks beside their tables. Changes are answered with it, too. */
export interface OwnSelf {
  name: string;
  made: number;
  devices: OwnDevice[];
  passkeys: OwnPasskey[];
  has_code: boolean;
  seats: OwnSeat[];
  shown_to: "anybody" | "nobody" | "tables";
}

/** How long everybody has for a decision at a table that is played over days. `table.pace` says what follows from it. */
export interface Pace {
  hours: number;
  then?: "bot" | "wait";
}

/** A pack as it stands on the shelf. */
export interface PackInfo {
  id: string;
  title: string;
  pitch: string;
  minutes: [number, number] | null;
  ages: number | null;
  fewest: number;
  most: number;
  values: Record<string, OptionValue[]>;
  cover: string;
}

/**
 * GET /api/games/{game}/packs/{pack}?language=: the pack's open content, each text in one language;
 * GET /api/tables/{table}/pack?language=: the same of the pack that a table was begun with.
 * What it holds says what the game's `open_content` returns.
 */
export interface PackTexts {
  game: string;
  pack: string;
  hash: string;
  content: Record<string, unknown>;
  cover?: string;
}

/** Answer to `earlier`: lines in order, and where the ones before them are, if there are any. */
export interface Page {
  type: "page";
  id: string;
  lines: LineView[];
  earlier: number | null;
}

/** For `navigator.credentials`, to be answered within minutes together with the ticket. */
export interface PasskeyQuestion {
  ticket: string;
  options: Record<string, unknown>;
}

/** Answered with `pong`. */
export interface Ping {
  type: "ping";
}

/**
 * A place at the table. Empty when neither person nor bot is set. With both, the bot stands in for
 * the person, who may take the seat back.
 */
export interface PlaceView {
  seat: number;
  person: number | null;
  bot: string | null;
  ready: boolean;
  in_game: boolean;
  player?: number | null;
}

/** Host, in a running game: make the moves of a bot's seat oneself, or with none leave them to the bot again. */
export interface PlayFor {
  type: "play_for";
  id: string;
  seat?: number | null;
}

export interface Pong {
  type: "pong";
}

/** The running or finished game as your seat (or, without one, a spectator) may know it. */
export interface PositionView {
  view: Record<string, unknown>;
  now: string;
  deciding: number[];
  paused: boolean;
  offer: number;
  legal: Choice[];
  asides: Choice[];
  undo: "at_once" | "by_consent" | "none";
  outcome: Outcome | null;
  parts?: TablePart[];
  pictures?: Record<string, string>;
  forms?: FormView[];
  lesson?: LessonPlace | null;
  looming?: StakeView[];
}

/** Who is connected now, and who has been gone for longer than the time of grace. */
export interface Presence {
  type: "presence";
  here: number[];
  gone: number[];
  watching?: number;
}

/** A card as its reader sees it; `face` is a CardFace. */
export interface PreviewCard {
  group: string;
  title: string;
  owner: string;
  face: Record<string, unknown>;
  test_conditions: string[];
  questions: PreviewQuestion[];
  opponents: PreviewOpponent[];
  file: string;
  line: number;
  picture: string;
  slice_number: number;
  slices: number;
}

/** A counter, and where it stands for these cards. */
export interface PreviewCounter {
  id: string;
  name: string;
  value: number;
  least: number;
  most: number;
}

/** Something that lint found. */
export interface PreviewFinding {
  severity: string;
  file: string;
  line: number | null;
  why: string;
}

/** Whom a group conflict is against. */
export interface PreviewOpponent {
  name: string;
  life: number;
}

/** A way of a choice, or what is accepted as an answer; `when` is its own condition, in short. */
export interface PreviewOption {
  label: string;
  when: string;
}

/** What a card asks: the reader, the captain or the group. A plain yes or no has no options. */
export interface PreviewQuestion {
  ask: string;
  by: string;
  typed: boolean;
  when: string;
  options: PreviewOption[];
}

/** GET /api/preview */
export interface PreviewView {
  version: string;
  mission: string;
  title: string;
  stale: boolean;
  findings: PreviewFinding[];
  content: Record<string, unknown> | null;
  portraits: string[];
  counters: PreviewCounter[];
  cards: PreviewCard[];
}

/** Every HTTP error. */
export interface Problem {
  code: string;
  words: string;
}

/**
 * Somebody would make a move in the name of others too. It counts when the moment is over, or as soon as all of them
 * agree; one objection takes it off the table.
 */
export interface ProposalView {
  n: number;
  person: number;
  action: Record<string, unknown>;
  words: Text;
  agreed: number[];
  waiting: number[];
  seconds: number;
}

/** GET /api/notices/key: by which this server's pushes are known, as a browser wants it for a subscription. */
export interface PushKey {
  key: string;
}

/** Hours in which somebody wants to hear nothing, in minutes after their midnight. */
export interface Quiet {
  begins: number;
  ends: number;
  ahead?: number;
}

/** Say with one press what everybody reads in their own language. It counts like a line of chat. */
export interface React {
  type: "react";
  id: string;
  reaction: "bravo" | "hmm" | "laugh" | "ouch" | "thanks" | "wow";
}

export interface Ready {
  type: "ready";
  id: string;
  ready: boolean;
}

/**
 * The request changed nothing. `rule` is the rulebook entry where a rule of the game speaks; `code` is
 * for programs: "rule", "stale", or the table's reason.
 */
export interface Refusal {
  type: "refused";
  id: string;
  code: string;
  words: string;
  rule?: string | null;
}

/** Host: send somebody away from the table. */
export interface Remove {
  type: "remove";
  id: string;
  person: number;
}

export interface Rename {
  type: "rename";
  id: string;
  name: string;
}

/** GET /api/tables/{table}/replay?seat=&language= with `Authorization: Bearer TOKEN` where needed. */
export interface ReplayView {
  table: string;
  game: string;
  pack: string;
  seat: number | null;
  names: string[];
  finished: boolean;
  frames: FrameView[];
  outcome: Outcome | null;
  pictures?: Record<string, string>;
  laid_out?: boolean;
}

export interface RowView {
  cells: string[];
  seat: number | null;
  leads: boolean;
}

export interface RuleEntry {
  id: string;
  kind: "example" | "rule" | "ruling";
  section: string;
  source: string;
  text: string;
  ruling: string | null;
}

/** GET /api/games/{game}/rulebook?language= */
export interface RulebookText {
  game: string;
  sections: SectionEntry[];
  rules: RuleEntry[];
}

/** `checked`: if the game asks for one's own words and these are a card's, they are not said and the rule is told. */
export interface Say {
  type: "say";
  id: string;
  text: string;
  checked?: boolean;
}

/** Host, before the start: put a bot in an empty seat (or another bot in a bot's). */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat: number;
  bot: string;
}

/** Answer to `new_link`. Say hello with this token, and the ones before it open nothing any more. */
export interface SeatLink {
  type: "seat_link";
  id: string;
  token: string;
}

/** Somebody would take over a seat of the running game; who must still agree is `waiting`. */
export interface SeatQuestionView {
  seat: number;
  person: number;
  asker: number;
  waiting: number[];
}

export interface SectionEntry {
  id: string;
  title: string;
}

/** Host, before the start: the game's options, and those of the table. */
export interface SetOptions {
  type: "set_options";
  id: string;
  options: Record<string, unknown>;
  settings?: Settings;
}

/** Host, in a running game: how long everybody has for a decision from now on; none: as long as they like. */
export interface SetPace {
  type: "set_pace";
  id: string;
  pace?: Pace | null;
}

/** What the table itself may choose, whatever the game. */
export interface Settings {
  quiet?: boolean;
  watchers?: boolean;
  pace?: Pace | null;
}

/**
 * Take an empty seat, or one that only a bot holds. In a running game those who play are asked, where something hidden
 * may lie there.
 */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

/** Change the language one is addressed in; answered with a fresh `welcome`. */
export interface Speak {
  type: "speak";
  language: "en" | "es";
}

/** One thing that a move brings or costs, said before it is made, and how it weighs: `grave` is the loss of the game. */
export interface StakeView {
  words: string;
  weight: "bad" | "good" | "grave" | "plain";
}

/** Give up one's seat. In a running game a bot may be left in it; one may come back to it. */
export interface Stand {
  type: "stand";
  id: string;
  bot?: string | null;
}

/**
 * In a running game: have a bot play one's own seat, or that of someone who is not connected, or an empty one. The host
 * also puts another bot in a bot's place.
 */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat: number;
  bot: string;
}

/** Host: begin, with the seats that are taken. */
export interface Start {
  type: "start";
  id: string;
}

/** POST /api/notices/stop: the same from a notice itself, by what came with it. */
export interface StopNotices {
  stop: string;
}

/** All that the server keeps about who asks, at one table. Times are Unix times in ms. */
export interface StoredAbout {
  table: string;
  person: number;
  names: string[];
  entered: number;
  last: number;
  actions: number;
  said: string[];
}

/** GET /api/tables/{table}/story?language=: a finished game retold, where the game tells one. */
export interface StoryView {
  table: string;
  game: string;
  chapters: ChapterView[];
}

/** Something that lies on a plain board: what stands on it, and what is said beside it. */
export interface TableItem {
  words: string;
  about?: string;
  seat?: number | null;
  hidden?: boolean;
}

/** A part of the table, as a plain board shows it. */
export interface TablePart {
  title: string;
  kind: "cards" | "figures" | "list";
  items: TableItem[];
  note: string;
}

/** The table as everybody sees it: not the game's position, everything around it. */
export interface TableView {
  table: string;
  game: string;
  pack: string;
  phase: "lobby" | "over" | "playing";
  host: number;
  seats: PlaceView[];
  people: GuestView[];
  options: Record<string, unknown>;
  settings: Settings;
  commitment: string | null;
  seed: string | null;
  undo: UndoView | null;
  question: SeatQuestionView | null;
  locked: boolean;
  muted: number[];
  experience?: Text[];
  lesson?: boolean;
  halt?: HaltView | null;
  proposal?: ProposalView | null;
  host_vote?: HostVoteView | null;
  own_host?: number;
  claims?: ClaimView[];
  watching?: number;
  deadlines?: DeadlineView[];
}

/** Take one's seat back from the bot that stands in, or from whomever it was given to meanwhile. */
export interface TakeSeatBack {
  type: "take_back";
  id: string;
}

/** A short text in every language the project speaks. */
export interface Text {
  es: string;
  en: string;
}

/**
 * Ask what a line means that was typed at the table's command line. Nothing is done; answered with `meant`. `offer`: the
 * number that came with the choices one knows of, because a typed number stands for one of them.
 */
export interface Typed {
  type: "typed";
  id: string;
  line: string;
  offer?: number | null;
}

/** Somebody asked to take actions back; all who play must agree, and whoever did or refused some of it. */
export interface UndoView {
  person: number;
  actions: number;
  agreed: number[];
  waiting: number[];
}

/** Host, before the start: empty a seat. */
export interface Unseat {
  type: "unseat";
  id: string;
  seat: number;
}

/**
 * Something was recorded, and here is what it changed for you. Sent after it is safely stored.
 * `id` is the request it came from: seeing one's own is the acknowledgement.
 */
export interface Update {
  type: "update";
  n: number;
  person: number | null;
  id: string | null;
  lines: LineView[];
  you?: You | null;
  table?: TableView | null;
  position?: PositionView | null;
}

/** GET /api/tables/{table}/webhook, and the answer to POST. The address itself is shown to nobody again. */
export interface WebhookView {
  host: string | null;
  form?: "discord" | "json" | "slack";
  failed?: string;
}

/** Answer to `hello` and `speak`: everything as it stands, and the lines after the asked number. */
export interface Welcome {
  type: "welcome";
  n: number;
  you: You;
  table: TableView;
  position: PositionView | null;
  lines: LineView[];
  earlier?: number | null;
}

/** Ask what the rules say to an action without doing it. Answered with `allowed` or `refused`. */
export interface WhyNot {
  type: "why_not";
  id: string;
  action: Record<string, unknown>;
}

/** Who you are at this table. */
export interface You {
  person: number | null;
  seat: number | null;
  host: boolean;
  standing_in: string | null;
  lost_seat?: number | null;
  plays_for?: number | null;
}

export type FromClient =
  | Hello
  | Speak
  | Do
  | WhyNot
  | Typed
  | Say
  | React
  | Rename
  | Sit
  | Stand
  | SeatBot
  | Unseat
  | SetOptions
  | Ready
  | Start
  | StandIn
  | TakeSeatBack
  | AskUndo
  | AnswerUndo
  | AnswerProposal
  | OpenLog
  | GiveSeat
  | PlayFor
  | AnswerSeat
  | AskHost
  | AnswerHost
  | AnswerClaim
  | NewLink
  | Mute
  | Remove
  | Lock
  | SetPace
  | Earlier
  | Coach
  | Again
  | Ping;

export type FromServer =
  | Welcome
  | Page
  | SeatLink
  | Update
  | Presence
  | Done
  | Allowed
  | Meant
  | Refusal
  | Advice
  | Next
  | ErrorReply
  | Bye
  | Pong;
