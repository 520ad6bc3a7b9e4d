// Written by `python -m horae.server.typescript`; change the structs in Python instead.

/** Agree to the prediction or the power that lies proposed. */
export interface Agree {
  do: "agree";
}

/**
 * Something everybody was told about the kept fate (or, for "old", the played one) this turn:
 * higher than `value`; one of `values`; higher than the played `value` (kept_is_higher).
 */
export interface Answer {
  about: string;
  value: number;
  values: number[];
  yes: boolean;
}

/** The active person's yes or no about the kept fate. */
export interface Answered {
  happened: "answered";
  seat: number;
  yes: boolean;
}

export interface ArcanumCycled {
  happened: "arcanum_cycled";
  place: number;
  card: string;
}

export interface ArcanumFaded {
  happened: "arcanum_faded";
  place: number;
  card: string;
  fates: number[];
  added: number;
  doom: number;
}

/** A place of the row was filled from the deck; `top` is the deck's next card, now visible. */
export interface ArcanumLaid {
  happened: "arcanum_laid";
  place: number;
  card: string;
  top: string | null;
}

/** An arcanum's front, and the id of the power on its back. */
export interface ArcanumTexts {
  id: string;
  name: string;
  motto: string;
  ability: string;
  pictogram: Figure[];
  moons: number;
  power: string;
}

/** Own up to an illegal play (honour variant). */
export interface Confess {
  do: "confess";
}

/** A visible fate lower than the kept one went back to the bag. */
export interface FateDiscarded {
  happened: "fate_discarded";
  seat: number;
  value: number;
  place: number;
}

/** Somebody drew this many fates, unseen. */
export interface FateDrawn {
  happened: "fate_drawn";
  seat: number;
  count: number;
}

/** The fate shown at The Hours went to the arcanum it counts for. */
export interface FateMoved {
  happened: "fate_moved";
  value: number;
  place: number;
}

/** `before` is the arcanum it counts for: another than at `place` if that is The Hours. */
export interface FatePlayed {
  happened: "fate_played";
  seat: number;
  value: number;
  place: number;
  before: number;
}

/** Somebody discarded their own kept fate openly. */
export interface FateShown {
  happened: "fate_shown";
  seat: number;
  value: number;
}

/** Told to the drawer alone: the hand now, the one held longer first. */
export interface FatesSeen {
  happened: "fates_seen";
  seat: number;
  hand: number[];
}

/** The two stones, a sign between them, and what must hold. */
export interface Figure {
  left: FigureStone;
  sign: "any" | "beside" | "equal" | "greater" | "less" | "minus" | "plus" | "times" | "unlike";
  right: FigureStone;
  checks: FigureCheck[];
  eye: "left" | "neither" | "none" | "one";
  is_question: boolean;
}

/** What a sum, a difference or a ratio has to be. */
export interface FigureCheck {
  kind: "at-least" | "at-most" | "between" | "even" | "exactly" | "multiple" | "odd" | "one-of";
  values: number[];
}

/** One of the two fates of a hand. */
export interface FigureStone {
  goes: boolean;
  size: "large" | "plain" | "small";
  values: number[];
}

/**
 * Have tiles of the active person's number line lie face down (or up again). It says how they shall
 * lie, so that two people who ask for the same at the same moment do not undo each other's mark.
 */
export interface FlipTiles {
  do: "flip";
  tiles: number[];
  down?: boolean;
}

export interface GameEnded {
  happened: "game_ended";
  won: boolean;
  reason: string;
  score: number;
  doom: number;
}

/** Only "no" is said, because another guess is left. */
export interface GuessMissed {
  happened: "guess_missed";
  value: number;
}

/** The fates that waited for somebody who is away went back to the bag unseen: nobody else had any left. */
export interface HandReturned {
  happened: "hand_returned";
  seat: number;
  count: number;
}

/**
 * Sit down at the running game, after this seat in turn order (None: last). Whoever left before comes
 * back to what was kept for the seat, its place too, and names nobody.
 */
export interface Join {
  do: "join";
  after?: number | null;
}

/** Said because the arcanum asks: whether the kept fate is higher than the played one. */
export interface KeptCompared {
  happened: "kept_compared";
  seat: number;
  higher: boolean;
}

/** Get up from the game: what is one's own waits for one to come back, or `for_good` it is put away (SA-R11). */
export interface Leave {
  do: "leave";
  for_good?: boolean;
}

/** Take what lies proposed off the table. */
export interface Object {
  do: "object";
}

/** Whether the fate just played was held since the previous turn. */
export interface OldTold {
  happened: "old_told";
  seat: number;
  old: boolean;
}

/** Nothing more from me: the active person declines a power, a group member a prediction. */
export interface Pass {
  do: "pass";
}

export interface Passed {
  happened: "passed";
  seat: number;
}

/** Somebody whose turn had gone by is back, and takes it when the running turn is over. */
export interface PersonBack {
  happened: "person_back";
  seat: number;
}

/** `fates` is how many waited for whoever came back. */
export interface PersonJoined {
  happened: "person_joined";
  seat: number;
  order: number[];
  fates?: number;
}

/** So many of their fates wait for them, unseen; `for_good` they went back to the bag (SA-R11). */
export interface PersonLeft {
  happened: "person_left";
  seat: number;
  count: number;
  order: number[];
  for_good?: boolean;
}

/** Their last play was illegal; the hidden fate went back unseen. */
export interface PlayConfessed {
  happened: "play_confessed";
  seat: number;
}

/**
 * Play one of the two fates in hand (0: the one held longer, 1: the other) before a place:
 * 0 is The Hours, 1 to 4 the row from left to right.
 */
export interface PlayFate {
  do: "play";
  fate: number;
  place: number;
}

/** `value` is the X that is to be asked about. */
export interface PowerProposed {
  happened: "power_proposed";
  seat: number;
  card: string;
  value?: number;
}

export interface PowerTexts {
  id: string;
  name: string;
  text: string;
  symbol: string;
  by: "active" | "group";
  moment: "after_play" | "before_play" | "before_prediction";
}

export interface PowerUsed {
  happened: "power_used";
  seat: number;
  card: string;
  value?: number;
  place?: number;
}

/** Name a value for the active person's hidden fate. With agreement asked for, propose it. */
export interface Predict {
  do: "predict";
  value: number;
}

export interface Predicted {
  happened: "predicted";
  seat: number;
  value: number;
}

export interface PredictionProposed {
  happened: "prediction_proposed";
  seat: number;
  value: number;
}

/** The hidden fate is shown and goes back to the bag. */
export interface PredictionResolved {
  happened: "prediction_resolved";
  seat: number;
  fate: number;
  right: boolean;
  score: number;
  doom: number;
}

export interface ProposalAgreed {
  happened: "proposal_agreed";
  seat: number;
}

export interface ProposalDropped {
  happened: "proposal_dropped";
  seat: number;
}

/** A place of the row. */
export interface RowCard {
  card: string | null;
  fates: number[];
  hours: number;
  moons: number;
}

/** A person with a place in turn order as everybody sees them. */
export interface SeatView {
  seat: number;
  fates: number;
  flipped: number[];
  owes?: number | null;
  back?: boolean;
}

export interface ShipwreckContent {
  title: string;
  copies: number[];
  arcana: ArcanumTexts[];
  powers: PowerTexts[];
}

export interface ShipwreckOptions {
  difficulty?: "easy" | "hard" | "normal" | "total";
  first?: "1" | "2" | "3" | "4" | "5" | "random";
  agreement?: boolean;
  honour?: boolean;
  restless?: boolean;
}

export interface ShipwreckView {
  seat: number | null;
  pack: string;
  difficulty: string;
  agreement: boolean;
  honour: boolean;
  restless: boolean;
  circle: number[];
  order: number[];
  active: number;
  turn: number;
  step: string;
  deciding: number[];
  paused: boolean;
  score: number;
  doom: number;
  row: RowCard[];
  at_hours: number;
  at_hours_before: number;
  stranded: number[];
  deck_top: string | null;
  deck_unknown: string[];
  deck_bottom: string[];
  faded: string[];
  gone: string[];
  bag: number;
  people: SeatView[];
  away: SeatView[];
  hand: number[];
  unseen: number[];
  began_with: number;
  played: number;
  played_place: number;
  power_used: boolean;
  answers: Answer[];
  extra_guesses: number;
  guesses: number[];
  right: boolean;
  passed: number[];
  proposal: Predict | UsePower | null;
  agreed: number[];
  own_played_old: boolean;
  own_play_unlawful: boolean;
  result: string | null;
}

/** Discard one's own kept fate openly, to prove that the active person cannot hold its value. */
export interface ShowFate {
  do: "show";
}

/** The tiles that were really turned: to lie face down, or up again. */
export interface TilesFlipped {
  happened: "tiles_flipped";
  seat: number;
  line: number;
  tiles: number[];
  down?: boolean;
}

export interface TurnBegan {
  happened: "turn_began";
  turn: number;
  seat: number;
}

/**
 * Use a faded power. `value` is the X asked about, or the fate to discard; `place` the arcanum
 * to cycle, or where the fate lies (0: it shows at The Hours). With agreement asked for, a power of
 * the group is proposed by this.
 */
export interface UsePower {
  do: "power";
  card: string;
  value?: number;
  place?: number;
}

export type GameAction =
  | PlayFate
  | Predict
  | Pass
  | UsePower
  | Agree
  | Object
  | ShowFate
  | Confess
  | FlipTiles
  | Join
  | Leave;

export type GameEvent =
  | TurnBegan
  | FateDrawn
  | FatesSeen
  | FatePlayed
  | KeptCompared
  | PowerUsed
  | Answered
  | OldTold
  | FateDiscarded
  | ArcanumCycled
  | ArcanumLaid
  | TilesFlipped
  | PredictionProposed
  | PowerProposed
  | ProposalAgreed
  | ProposalDropped
  | Passed
  | Predicted
  | GuessMissed
  | PredictionResolved
  | FateShown
  | PlayConfessed
  | FateMoved
  | ArcanumFaded
  | PersonJoined
  | PersonBack
  | HandReturned
  | PersonLeft
  | GameEnded;
