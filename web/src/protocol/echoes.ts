// Written by `python -m horae.server.typescript`; change the structs in Python instead.

/** Yes: do what one may do, pay what one may pay. */
export interface Accept {
  do: "accept";
}

/**
 * Move a card one step to the right (over full tiles, as many steps as that takes). Begins the
 * main action Advance 2, or goes on with an advance.
 */
export interface Advance {
  do: "advance";
  card: string;
}

/** To this position; 0 is off the board. */
export interface CardAdvanced {
  happened: "card_advanced";
  seat: number;
  card: string;
  position: number;
}

/**
 * It lies on the tile at this position now; 0 is straight into the brotherhood. It was played for
 * position `wanted`, and lies further left where that tile was full (ET-3.3).
 */
export interface CardPlaced {
  happened: "card_placed";
  seat: number;
  card: string;
  position: number;
  wanted: number;
}

/** A card left the hand to be played; its cost is paid next. `first` is the card of ET-1.7. */
export interface CardPlayed {
  happened: "card_played";
  seat: number;
  card: string;
  cost: number;
  first?: boolean;
}

export interface CardRemoved {
  happened: "card_removed";
  seat: number;
  card: string;
}

export interface CardSummoned {
  happened: "card_summoned";
  seat: number;
  card: string;
}

export interface CardTexts {
  id: string;
  name: string;
  type: "artefact" | "creature";
  specialisation: "magic" | "war";
  faction: "earth" | "forest" | "neutral" | "sky" | "water";
  faction_name: string;
  tags: string;
  cards: number;
  time: number;
  strength: number;
  vp: number;
  copies: number;
  effect: EffectTexts;
}

export interface CardsDiscarded {
  happened: "cards_discarded";
  seat: number;
  cards: string[];
}

export interface CardsDrawn {
  happened: "cards_drawn";
  seat: number;
  count: number;
}

/** Told to the drawer alone. */
export interface CardsSeen {
  happened: "cards_seen";
  seat: number;
  cards: string[];
}

/**
 * A link of what led to something (ET-R2): a thing's effect, and the card or source that the event was about that
 * set it off, or (`by`) the one that made an event about none.
 */
export type Cause = [string, string | null, string | null];

/** Take this option (from 0) of an effect that offers several. */
export interface Choose {
  do: "choose";
  option: number;
}

/** Set out to conquer a source; the attackers are named next. */
export interface Conquer {
  do: "conquer";
  source: string;
}

/** The discard pile became the draw pile (ET-R1). */
export interface DeckShuffled {
  happened: "deck_shuffled";
  count: number;
}

/** No: leave it. */
export interface Decline {
  do: "decline";
}

/** Discard one card from the hand: for a cost, by an effect, or to come down to ten. */
export interface Discard {
  do: "discard";
  card: string;
}

/** Enough attackers, or enough steps. */
export interface Done {
  do: "done";
}

/** The main action Draw 2. */
export interface DrawTwo {
  do: "draw_two";
}

export interface EchoesContent {
  title: string;
  reserve: number;
  brotherhood: number;
  cards: CardTexts[];
  sources: SourceTexts[];
}

/** The rulebook has no variants. */
export interface EchoesOptions {

}

export interface EchoesView {
  seat: number | null;
  pack: string;
  round: number;
  phase: string;
  start: number;
  active: number;
  turn: number;
  main_done: boolean;
  deciding: number[];
  reserve: number;
  second: number;
  deck: number;
  discard: string[];
  sources: SourceView[];
  people: PersonView[];
  waits_for_discards: number;
  discards_for: string | null;
  discards_chain: Cause[];
  hand: string[];
  prices: Price[];
  first: string | null;
  ends: string[];
  still: number;
  table_was: string;
  winners: number[];
  over: boolean;
}

export interface EffectDeclined {
  happened: "effect_declined";
  seat: number;
  card: string;
}

/**
 * Which of the effects printed on a card or source: in which part of its text, and where in that part.
 *
 * `path` counts from 0: the place among the part's effects; inside an effect that has others in it, which branch of it
 * (option, or "then" and "otherwise"), then the place in that branch, and so on. A path that ends with a branch, or has
 * nothing in it, means all the effects there.
 */
export interface EffectPlace {
  part: "conquer" | "flame" | "fortify" | "immediate" | "permanent";
  path: number[];
}

/** An effect makes use of this other card's immediate effect (ET-8.5). */
export interface EffectReused {
  happened: "effect_reused";
  seat: number;
  card: string;
}

export interface EffectTexts {
  kind: "flame" | "immediate" | "permanent" | "scoring";
  colour: "blue" | "red" | "yellow" | null;
  name: string;
  text: string;
}

/** What is told next comes of this card's or source's effect. An effect of which nothing comes is not told. */
export interface EffectUsed {
  happened: "effect_used";
  seat: number;
  card: string;
}

/** The game ends with this round, because of this (ET-10.1, ET-R16). */
export interface EndSetOff {
  happened: "end_set_off";
  reason: string;
}

/** No more free actions. */
export interface EndTurn {
  do: "end_turn";
}

/** Somebody has chosen their first card; which one stays hidden until all have (ET-1.7). */
export interface FirstChosen {
  happened: "first_chosen";
  seat: number;
}

export interface FirstRevealed {
  happened: "first_revealed";
  seat: number;
  card: string | null;
}

export interface FlameUsed {
  happened: "flame_used";
  seat: number;
  card: string;
  colour: string;
}

export interface Fortify {
  do: "fortify";
  source: string;
}

export interface GameEnded {
  happened: "game_ended";
  winners: number[];
  scores: number[];
  reason: string;
}

/** One of the options that the effect printed at this place of the card or source offers. */
export interface OptionChosen {
  happened: "option_chosen";
  seat: number;
  card: string;
  option: number;
  effect: EffectPlace;
}

export interface OthersMustDiscard {
  happened: "others_must_discard";
  seat: number;
  cards: number;
}

/** Something still to happen, or waiting for its owner: the newest stands last. */
export interface PendingView {
  does: string;
  asks: boolean;
  chain: Cause[];
  because: string | null;
  effect: EffectPlace | null;
  subject: string | null;
  cards: string[];
  source: string | null;
  number: number;
  begun: boolean;
}

/** A person as everybody sees them. */
export interface PersonView {
  seat: number;
  hand: number;
  vp: number;
  tiles: string[][];
  flames: string[];
  outside: string;
  slides: number;
  brotherhood: string[];
  strengths: number[];
  tokens: string[];
  size: number;
  score: number;
  cubes: string[];
  must_discard: number;
  then_discard: number;
  pending: PendingView[];
  chose_first: boolean;
}

/** Play a card from the hand: the first card, a main action, or by an effect. */
export interface PlayCard {
  do: "play";
  card: string;
}

export interface PointsGained {
  happened: "points_gained";
  seat: number;
  vp: number;
  reserve: number;
}

export interface PointsLost {
  happened: "points_lost";
  seat: number;
  vp: number;
  reserve: number;
}

/** What playing a card of one's hand would take now, discounts taken (ET-8.3). */
export interface Price {
  cards: number;
  position: number;
  lands: number;
}

/** Move a free creature under a source one has conquered. */
export interface Reinforce {
  do: "reinforce";
  card: string;
  source: string;
}

/** Remove this card for the bonus. */
export interface Remove {
  do: "remove";
  card: string;
}

/** Let this one of several triggered permanent effects happen next. */
export interface Resolve {
  do: "resolve";
  card: string;
}

export interface RoundBegan {
  happened: "round_began";
  round: number;
  start: number;
}

/** `still`: so many rounds in a row have changed nothing; `left` more of them end the game (ET-R16). */
export interface RoundEnded {
  happened: "round_ended";
  round: number;
  still?: number;
  left?: number;
}

/** Name one more attacker. */
export interface Send {
  do: "send";
  card: string;
}

/** What it takes to conquer or fortify a source, and what that gives. */
export interface SideTexts {
  strength: number;
  vp: number;
  text: string;
}

/** `strength` is the whole of the attack, of which an effect gave `extra`. `loser` held it before; -1 is nobody. */
export interface SourceConquered {
  happened: "source_conquered";
  seat: number;
  source: string;
  creatures: string[];
  strength: number;
  loser: number;
  extra?: number;
}

/** `strength` is the whole of it, of which an effect gave `extra`. */
export interface SourceFortified {
  happened: "source_fortified";
  seat: number;
  source: string;
  strength: number;
  extra?: number;
}

export interface SourceReinforced {
  happened: "source_reinforced";
  seat: number;
  source: string;
  card: string;
}

export interface SourceReturned {
  happened: "source_returned";
  source: string;
}

export interface SourceTexts {
  id: string;
  name: string;
  conquer: SideTexts;
  fortify: SideTexts;
  effect: EffectTexts | null;
}

export interface SourceView {
  source: string;
  holder: number;
  fortified: boolean;
  under: string[];
  strengths: number[];
  token: boolean;
  to_beat: number;
}

/** Summon this one of two leaving cards first. */
export interface Summon {
  do: "summon";
  card: string;
}

/** `colour` is the flame outside the board now. */
export interface TilesSlid {
  happened: "tiles_slid";
  seat: number;
  colour: string;
  cards: string[];
}

export interface TurnBegan {
  happened: "turn_began";
  seat: number;
  turn: number;
}

/** Let an effect use this other card's immediate or flame effect. */
export interface Use {
  do: "use";
  card: string;
}

/** Use the flame effect of a card or a source, as a free action. */
export interface UseFlame {
  do: "flame";
  card: string;
}

export type GameAction =
  | PlayCard
  | DrawTwo
  | Advance
  | Conquer
  | Send
  | Fortify
  | UseFlame
  | Reinforce
  | EndTurn
  | Discard
  | Summon
  | Resolve
  | Use
  | Remove
  | Choose
  | Accept
  | Decline
  | Done;

export type GameEvent =
  | FirstChosen
  | FirstRevealed
  | RoundBegan
  | TilesSlid
  | CardSummoned
  | CardsDrawn
  | CardsSeen
  | DeckShuffled
  | TurnBegan
  | CardPlayed
  | CardPlaced
  | CardsDiscarded
  | CardAdvanced
  | FlameUsed
  | EffectUsed
  | EffectReused
  | OptionChosen
  | EffectDeclined
  | PointsGained
  | PointsLost
  | OthersMustDiscard
  | SourceConquered
  | SourceFortified
  | SourceReinforced
  | CardRemoved
  | SourceReturned
  | EndSetOff
  | RoundEnded
  | GameEnded;
