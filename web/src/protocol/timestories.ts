// Written by `python -m horae.server.typescript`; change the structs in Python instead.

export interface AbilityFace {
  id: string;
  name: Text;
  text: Text;
  source: string;
  azrak: number;
  magick: number;
  in_test: boolean;
  used: boolean;
  supports?: boolean;
}

/** `whom` is the one whose test it helps, or -1. */
export interface AbilityUsed {
  happened: "ability_used";
  agent: number;
  ability: string;
  whom?: number;
}

export interface ActionsBegan {
  happened: "actions_began";
  round: number;
}

export interface AgentEjected {
  happened: "agent_ejected";
  agent: number;
  lost_control: boolean;
}

/** A card puts an agent out, as soon as what they are in the middle of is done. */
export interface AgentLeaving {
  happened: "agent_leaving";
  agent: number;
}

/** TS-R2: no Azrak for this agent yet. */
export interface AgentLeftOut {
  happened: "agent_left_out";
  agent: number;
}

export interface AgentReturned {
  happened: "agent_returned";
  agent: number;
}

/** An agent as everybody sees them. */
export interface AgentView {
  agent: number;
  seat: number;
  receptacle: string | null;
  name: Text | null;
  back_story: Text | null;
  attributes: number[];
  azrak: number;
  level: number;
  magick: number;
  status: string;
  leaving: boolean;
  leaving_lost: boolean;
  slot: number;
  unread: boolean;
  link: number;
  deciding: boolean;
  ready: boolean;
  told: boolean;
  free_explore: boolean;
  personal_conflict: boolean;
  giving: number;
  items: ItemFace[];
  tokens: string[];
  hidden_tokens: number;
  replaced_by: number;
  open_card: OpenFace | null;
  abilities: AbilityFace[];
  test: TestShown | null;
  waiting_test: TestShown | null;
  payment: number[];
  helping: number;
  goals: ReachedGoal[];
}

export interface Agree {
  do: "agree";
  agent: number;
}

export interface Agreed {
  happened: "agreed";
  agent: number;
}

/** Type the word or the code that a card asks for. With no text yet it is the form to fill in. */
export interface Answer {
  do: "answer";
  agent: number;
  text: string;
}

/** That somebody has answered a card shows to all; what they wrote does not. */
export interface AnswerGiven {
  happened: "answer_given";
  agent: number;
}

/** Boosting is over; those standing by may support. */
export interface AskSupport {
  do: "ask_support";
  agent: number;
}

/** Initiate a test of the card before one, or of the group conflict (TS-7.2). */
export interface Attempt {
  do: "attempt";
  agent: number;
  test: number;
}

export interface AttributeTexts {
  id: string;
  name: string;
}

export interface AttributesReplaced {
  happened: "attributes_replaced";
  agent: number;
  item: number;
  attributes: [number, number, number];
}

export interface AzrakDealt {
  happened: "azrak_dealt";
  agent: number;
  to: number;
  amount: number;
  pool: number;
}

export interface AzrakGained {
  happened: "azrak_gained";
  agent: number;
  amount: number;
  pool: number;
  from_return?: boolean;
}

/**
 * `pool` is what is left. The last one waits for the agent's decision (TS-9.5). `how` is "lost" or "paid" where a card's
 * instructions took it; otherwise it paid for what is told besides.
 */
export interface AzrakSpent {
  happened: "azrak_spent";
  agent: number;
  amount: number;
  pool: number;
  how?: string;
}

export interface BecameReady {
  happened: "became_ready";
  agent: number;
}

export interface BetweenBegan {
  happened: "between_began";
  mandatory_update: boolean;
}

/** Spend 1 Azrak for +1 in one's own test. */
export interface Boost {
  do: "boost";
  agent: number;
}

export interface Boosted {
  happened: "boosted";
  agent: number;
  value: number;
}

/** As captain, say who attempts next in the group conflict (TS-8.3). */
export interface CallOn {
  do: "call_on";
  agent: number;
  whom: number;
}

export interface CalledOn {
  happened: "called_on";
  agent: number;
  turn: number;
}

export interface CaptainNamed {
  happened: "captain_named";
  agent: number;
}

export interface CardAOpened {
  happened: "card_a_opened";
  location: string;
  text: Text;
  cards: number;
}

/** A card that the seat may read. */
export interface CardFace {
  id: string;
  kind: string;
  text: Text;
  tests?: TestFace[];
  conflict?: string;
  life?: number;
  name?: Text | null;
  secret?: boolean;
  passages?: number[];
  margin?: Text | null;
  portrait?: string;
}

/** Told to who may read it: its reader alone, or everybody if it is read aloud. */
export interface CardRead {
  happened: "card_read";
  agent: number;
  card: string;
  text: Text;
  aloud: boolean;
}

export interface CardReturned {
  happened: "card_returned";
  agent: number;
  slot: number;
  letter: string;
}

/** `letter` stands on the card's back, for all to see. */
export interface CardTaken {
  happened: "card_taken";
  agent: number;
  slot: number;
  free: boolean;
  letter: string;
}

/** Answer a card's question: for a "may", 0 is no and 1 is yes. */
export interface Choose {
  do: "choose";
  agent: number;
  option: number;
}

/** As captain, take the group to a location (TS-4.1). */
export interface ChooseLocation {
  do: "location";
  agent: number;
  location: string;
}

/** Inhabit a receptacle that nobody has taken (TS-3.1). */
export interface ChooseReceptacle {
  do: "receptacle";
  agent: number;
  receptacle: string;
}

/** Of an agent, or (-1) of the group. */
export interface ConflictEnded {
  happened: "conflict_ended";
  agent: number;
}

export interface ControlLost {
  happened: "control_lost";
  agent: number;
}

/** `change` is started, counted or stopped. */
export interface CountdownChanged {
  happened: "countdown_changed";
  countdown: string;
  name: Text;
  left: number;
  change: string;
}

/** It has run out: read aloud, followed by the captain. */
export interface CountdownEnded {
  happened: "countdown_ended";
  agent: number;
  countdown: string;
  text: Text;
}

/** One that runs. */
export interface CountdownView {
  id: string;
  name: Text;
  left: number;
  every: string;
}

/** Of an open counter. */
export interface CounterChanged {
  happened: "counter_changed";
  counter: string;
  name: Text;
  value: number;
}

export interface CounterView {
  id: string;
  name: Text;
  value: number;
  most: number;
}

export interface DamageDealt {
  happened: "damage_dealt";
  agent: number;
  points: number;
  damage: number;
  life: number;
  opponent?: string;
  name?: Text | null;
}

/** Give 1 Azrak of the Update to an agent. */
export interface Deal {
  do: "deal";
  agent: number;
  to: number;
}

/** Deal all the rest as fairly as possible. */
export interface DealEvenly {
  do: "deal_evenly";
  agent: number;
}

/** That a card asks an agent something shows to all; what it asks does not. */
export interface DecisionPending {
  happened: "decision_pending";
  agent: number;
}

export interface DeckOpened {
  happened: "deck_opened";
  agent: number;
}

/** No (more) support for another's test; towards oneself: the group does not pay after all. */
export interface Decline {
  do: "decline";
  agent: number;
  whom: number;
}

export interface DestinyDrawn {
  happened: "destiny_drawn";
  agent: number;
  modifier: number;
  left: number;
}

export interface DestinyShuffled {
  happened: "destiny_shuffled";
  cards: number;
}

/** Draw the Destiny card without asking for support. */
export interface DrawDestiny {
  do: "destiny";
  agent: number;
}

/** Mend one's broken link (TS-9.5). */
export interface EmergencyUpdate {
  do: "emergency";
  agent: number;
  free?: boolean;
}

/** What a campaign will remember. */
export interface ExperienceGained {
  happened: "experience_gained";
  experience: string;
  text: Text;
}

/** Give back the card before one and take another of the panorama (TS-5.5). */
export interface Explore {
  do: "explore";
  agent: number;
  slot: number;
}

/**
 * A line of the score, as it is read off the Mission Return (TS-13.2): all of them add up to the score. `source` is
 * ending, extra (something achieved on the way, with its `text`), return (for its `azrak`), least or lost.
 */
export interface ExtraScored {
  happened: "extra_scored";
  text: Text | null;
  points: number;
  source?: string;
  azrak?: number;
}

export interface FightView {
  card: CardFace;
  reader: number;
  opponent: Text | null;
  step: string;
  turn: number;
  damage: number;
  life: number;
  acting: number;
  acted: number[];
  opponents?: OpponentView[];
  tests?: number[][];
}

export interface FreeUpdateGained {
  happened: "free_update_gained";
  agent: number;
  left: number;
}

/** Hand a green item (item-4) or a personal token (token-key) to another agent. */
export interface Give {
  do: "give";
  agent: number;
  to: number;
  thing: string;
}

/** Hand over a token that lies face down; only the two learn which. */
export interface GiveHidden {
  do: "give_hidden";
  agent: number;
  to: number;
  token: string;
}

export interface Given {
  happened: "given";
  agent: number;
  to: number;
  thing: string;
  cost: number;
}

/** What one's receptacle wants: its owner's secret until it is reached. */
export interface GoalFace {
  id: string;
  text: Text;
  azrak: number;
  source: string;
  reached: boolean;
}

/** What an agent's receptacle wanted, read aloud now that it has it. */
export interface GoalReached {
  happened: "goal_reached";
  agent: number;
  goal: string;
  text: Text;
}

/** The group is to pay. */
export interface GroupAsked {
  happened: "group_asked";
  agent: number;
  azrak: number;
  magick: number;
}

/** Its card is for all to see from now on. */
export interface GroupConflictBegan {
  happened: "group_conflict_began";
  agent: number;
  card: string;
  text: Text;
  life: number;
}

/** A card takes the group elsewhere, as soon as what has begun is done (TS-R17). */
export interface GroupLeaving {
  happened: "group_leaving";
  agent: number;
  location: string;
  name: Text;
}

/** The group arrives at another place, at no cost. */
export interface GroupMoved {
  happened: "group_moved";
  location: string;
}

export interface GroupPaid {
  happened: "group_paid";
  agent: number;
  paid: boolean;
}

/** What a card asks the captain (`by`) or the whole group, read aloud; votes are open (TS-1.2). */
export interface GroupQuestion {
  agent: number;
  by: string;
  ask: Text;
  options: Text[];
  ways: number[];
  votes: number[];
  waits_for: number[];
  instruction: PrintedInstruction;
}

/** A card asks the captain or the whole group; the question is read aloud. */
export interface GroupQuestioned {
  happened: "group_questioned";
  agent: number;
  by: string;
  ask: Text;
  options: Text[];
}

/** A token that lies face down changes hands. */
export interface HiddenGiven {
  happened: "hidden_given";
  agent: number;
  to: number;
  cost: number;
}

/** A token that lay face down before somebody is stowed or leaves the game, unseen. */
export interface HiddenPutBack {
  happened: "hidden_put_back";
  agent: number;
  removed: boolean;
}

/** Told to the one who has a face-down token now: which it is. */
export interface HiddenSeen {
  happened: "hidden_seen";
  agent: number;
  token: string;
  name: Text;
}

/** Somebody has one more token face down before them; `HiddenSeen` tells them which. */
export interface HiddenTaken {
  happened: "hidden_taken";
  agent: number;
}

export interface HiddenToken {
  id: string;
  name: Text;
}

/** As captain, settle that the proposed Update is done, whoever has not agreed (TS-1.2). */
export interface Insist {
  do: "insist";
  agent: number;
}

/** The captain settles a dispute (TS-1.2). */
export interface Insisted {
  happened: "insisted";
  agent: number;
}

/** An agent has gone on with what a card said, as far as it goes for now; what it did stands before this. */
export interface InstructionsFollowed {
  happened: "instructions_followed";
  agent: number;
}

export interface ItemFace {
  number: number;
  colour: string;
  name: Text;
  text: Text;
  passages?: number[];
}

/** The card's number and colour show to all; the text of a yellow one only goes to its reader. */
export interface ItemTaken {
  happened: "item_taken";
  agent: number;
  item: number;
  colour: string;
}

export interface LinkBroken {
  happened: "link_broken";
  agent: number;
}

/** An Emergency Update. */
export interface LinkMended {
  happened: "link_mended";
  agent: number;
  free: boolean;
  pool: number;
}

/** `revisited`: it had an Azrak already, so the captain's went to the Mission Return. */
export interface LocationChosen {
  happened: "location_chosen";
  agent: number;
  location: string;
  revisited: boolean;
}

/** A place on the map that can be seen. */
export interface LocationView {
  id: string;
  name: Text;
  open: boolean;
  azrak: boolean;
  visits: number;
}

/** Let go of one's receptacle (TS-9.5). */
export interface LoseControl {
  do: "lose_control";
  agent: number;
}

export interface MagickChanged {
  happened: "magick_changed";
  agent: number;
  change: number;
  pool: number;
}

/** `change` is opened, closed or covered; `azrak` is what went to the Vortex. */
export interface MapChanged {
  happened: "map_changed";
  location: string;
  name: Text;
  change: string;
  azrak?: number;
}

export interface MapFace {
  id: string;
  text: Text;
}

export interface MapTexts {
  id: string;
  text: string;
}

/** `outcome` is one of the Mission Return's, or lost_control or stopped. */
export interface MissionEnded {
  happened: "mission_ended";
  outcome: string;
  text: Text | null;
  won: boolean;
  score: number;
  azrak_on_return: number;
}

/** The number on the back shows to all; the text goes to who may read it. */
export interface MysteryDrawn {
  happened: "mystery_drawn";
  agent: number;
  mystery: number;
  kind: string;
  left: number;
}

export interface Object {
  do: "object";
  agent: number;
}

export interface Objected {
  happened: "objected";
  agent: number;
}

/**
 * What conditions leave open has changed: the tests of an agent's cards and the answers to their question, told to
 * them alone; or (-1) what the whole group can attempt and vote for.
 */
export interface OffersChanged {
  happened: "offers_changed";
  agent: number;
  tests: number[][];
  ways: number[][];
}

/** A receptacle's power or piece of equipment: it lies face up for all to see (TS-2.2). */
export interface OpenFace {
  name: Text;
  text: Text;
}

export interface OpponentBeaten {
  happened: "opponent_beaten";
  opponent: string;
  name: Text;
}

export interface OpponentView {
  id: string;
  name: Text;
  damage: number;
  life: number;
  beaten: boolean;
}

/** What only the agent's own seat sees. */
export interface OwnView {
  agent: number;
  card: CardFace | null;
  question: Question | null;
  read: CardFace[];
  following: PrintedInstruction[];
  said: Said[];
  goals: GoalFace[];
  hidden_tokens: HiddenToken[];
  facing: string;
  more_tests: TestFace[];
  carried: CardFace | null;
  spent: string[];
  known: Record<string, number[]>;
  heard: PrintedInstruction[];
}

/** `change` is replaced, added or taken_away. */
export interface PanoramaChanged {
  happened: "panorama_changed";
  location: string;
  slot: number;
  change?: string;
}

/** A passage that a card's instructions lead to, told as `aloud` says. */
export interface PassageSaid {
  happened: "passage_said";
  agent: number;
  text: Text;
  aloud: boolean;
}

export interface PersonalConflictBegan {
  happened: "personal_conflict_began";
  agent: number;
}

/** Put 1 Azrak (or Magick) towards the group's payment that `whom` reads of (TS-9.9). */
export interface Pledge {
  do: "pledge";
  agent: number;
  whom: number;
}

export interface Pledged {
  happened: "pledged";
  agent: number;
  whom: number;
}

/** A printed instruction, or (counted one further) the end of the part it would stand in. */
export interface PrintedInstruction {
  card: string;
  part: string;
  test: number;
  number: number;
}

/** An edition: what its attributes are called, and which of its things are used. */
export interface ProfileTexts {
  id: string;
  title: string;
  family: "hadal" | "midsummer";
  attributes: AttributeTexts[];
  open_card: "equipment" | "power";
  magick: boolean;
  talents: boolean;
}

export interface PrologueRead {
  happened: "prologue_read";
  texts: Text[];
}

/** `what` is update, free_update, stop or start_over. */
export interface Proposed {
  happened: "proposed";
  agent: number;
  what: string;
}

/** What a card asks its reader. */
export interface Question {
  ask: Text;
  options: Text[];
  ways: number[];
  instruction: number;
  typed?: boolean;
}

/** Told to the reader alone. */
export interface QuestionAsked {
  happened: "question_asked";
  agent: number;
  ask: Text;
  options: Text[];
}

export interface ReachedGoal {
  id: string;
  text: Text;
}

/** Nothing more here: to leave, to begin the next round, to begin a group conflict, to end a giving. */
export interface Ready {
  do: "ready";
  agent: number;
}

export interface ReceptacleChosen {
  happened: "receptacle_chosen";
  agent: number;
  receptacle: string;
}

/** TS-2.4: the receptacle took itself back. */
export interface ReceptacleRegained {
  happened: "receptacle_regained";
  agent: number;
}

export interface ReceptacleTexts {
  id: string;
  name: string;
  attributes: [number, number, number];
  azrak: number;
  back_story: string;
  talents: TalentTexts[];
}

/** Take a panorama card free of cost (TS-5.1). Slots count from the left, from 0. */
export interface Recon {
  do: "recon";
  agent: number;
  slot: number;
}

/** Have told the others in one's own words what one found (TS-5.2). */
export interface Recount {
  do: "recount";
  agent: number;
}

export interface Recounted {
  happened: "recounted";
  agent: number;
}

export interface RoundBegan {
  happened: "round_began";
  round: number;
  captain: number;
}

export interface RunRestarted {
  happened: "run_restarted";
  run: number;
}

/** A passage that one was told. */
export interface Said {
  text: Text;
  instruction: PrintedInstruction;
}

/** A line of the score (TS-13.2); `text` says what was achieved, where that is the source. */
export interface ScoreLine {
  source: string;
  points: number;
  text?: Text | null;
}

export interface SealedTurned {
  happened: "sealed_turned";
  agent: number;
  card: string;
  text: Text;
}

export interface SealedView {
  id: string;
  back: Text;
  text: Text | null;
}

/** A place of the panorama: its card's letter, what it shows from afar, before whom it lies (-1: nobody). */
export interface SlotView {
  card: string;
  letter: string;
  place: Text | null;
  holder: number;
  piece: number;
}

/** Give the card before one back to the panorama (TS-5.7). */
export interface StandBy {
  do: "stand_by";
  agent: number;
}

/** Propose to reset everything and begin a new run (TS-13.1). */
export interface StartOver {
  do: "start_over";
  agent: number;
}

/** Take back one's readiness. */
export interface Stay {
  do: "stay";
  agent: number;
}

export interface Stayed {
  happened: "stayed";
  agent: number;
}

export interface StoodBy {
  happened: "stood_by";
  agent: number;
}

/** Propose to end the mission here, as a failure (TS-13.1). */
export interface StopRun {
  do: "stop";
  agent: number;
}

/** Spend 1 Azrak for +1 in another's test. */
export interface Support {
  do: "support";
  agent: number;
  whom: number;
}

export interface SupportAsked {
  happened: "support_asked";
  agent: number;
  difficulty: number;
}

export interface SupportDeclined {
  happened: "support_declined";
  agent: number;
  whom: number;
}

/** Use an ability in another's test, while they ask for support. */
export interface SupportWith {
  do: "support_with";
  agent: number;
  ability: string;
  whom: number;
}

export interface Supported {
  happened: "supported";
  agent: number;
  whom: number;
  value: number;
}

export interface TalentTexts {
  name: string;
  text: string;
}

/** `card` is empty for a test of the story card or of the conflict, and "?" for one of a secret card. */
export interface TestBegan {
  happened: "test_began";
  agent: number;
  attribute: number;
  value: number;
  card?: string;
}

/** The three cells of a box. Where two are printed as one, both say the same (TS-E5). */
export interface TestCells {
  failure: Text;
  critical: Text;
  success: Text;
}

/** A test box as printed on a card that the seat may read. */
export interface TestFace {
  attribute: string;
  difficulty: number;
  label: Text | null;
  cells: TestCells;
  number: number;
}

/** `outcome` is failure, critical or success. */
export interface TestResolved {
  happened: "test_resolved";
  agent: number;
  value: number;
  outcome: string;
}

/** A test under way, as all can see it. */
export interface TestShown {
  test: number;
  attribute: string;
  phase: string;
  value: number;
  spent: number[];
  done: number[];
  card?: string;
  difficulty?: number;
}

/** A short text in every language the project speaks. */
export interface Text {
  es: string;
  en: string;
}

/** TS-R7: who holds what an absent receptacle left. */
export interface ThingHeld {
  happened: "thing_held";
  agent: number;
  thing: string;
}

export interface ThingRemoved {
  happened: "thing_removed";
  thing: string;
}

export interface ThingStowed {
  happened: "thing_stowed";
  thing: string;
}

export interface TimeStoriesContent {
  title: string;
  order: string;
  mission_return: string;
  azrak: number;
  maps: MapTexts[];
  receptacles: ReceptacleTexts[];
  profiles: ProfileTexts[];
}

export interface TimeStoriesOptions {
  profile?: string;
  destiny?: number[];
  experience?: string[];
}

export interface TimeStoriesView {
  seat: number | null;
  seats: number;
  pack: string;
  title: Text;
  profile: string;
  stacked: number[];
  run: number;
  step: string;
  round: number;
  captain: number;
  deciding: number[];
  agents: AgentView[];
  receptacles: string[];
  own: OwnView[];
  order: Text;
  mission_return: Text;
  prologue: Text[];
  vortex: number;
  returned: number;
  free_updates: number;
  azrak: number;
  locations: LocationView[];
  deck_two: boolean;
  location: string | null;
  card_a: CardFace | null;
  panorama: SlotView[];
  pieces: number;
  layouts: Record<string, string[]>;
  destiny: number;
  destiny_cards: number;
  destiny_lowest: number;
  destiny_highest: number;
  discards: number[];
  draws: number;
  table_items: ItemFace[];
  group_tokens: string[];
  token_names: Record<string, Text>;
  removed: string[];
  opened: string[];
  box: CardFace[];
  mysteries: number;
  mysteries_under: number[];
  mysteries_gone: number[];
  sealed: SealedView[];
  read: string[];
  used: string[];
  fight: FightView | null;
  fight_queue: ([string, number])[];
  proposal: string;
  proposer: number;
  agreed: number[];
  must_update: boolean;
  updated: boolean;
  dealer: number;
  left_things: string[];
  questions: GroupQuestion[];
  counters: CounterView[];
  countdowns: CountdownView[];
  moving: string | null;
  taken_away: string[];
  succeeded: ([string, number])[];
  beaten: string[];
  won_fights: string[];
  hidden_removed: number;
  campaign: string[];
  remembered: Text[];
  result: string | null;
  result_text: Text | null;
  score: number;
  score_lines: ScoreLine[];
  maps: MapFace[];
}

export interface TokenTaken {
  happened: "token_taken";
  agent: number;
  token: string;
  group: boolean;
}

/** Propose (or, where it is mandatory, do) a Standard Update and deal it (TS-9.3). */
export interface Update {
  do: "update";
  agent: number;
  free?: boolean;
}

export interface UpdateBegan {
  happened: "update_began";
  agent: number;
  free: boolean;
  to_deal: number;
}

/** Use a power, a piece of equipment, a talent or an item. */
export interface UseAbility {
  do: "ability";
  agent: number;
  ability: string;
}

/** Be the one: the first captain (TS-3.5), who holds a thing (TS-R7), who pays alone (TS-R6). */
export interface Volunteer {
  do: "volunteer";
  agent: number;
}

/** Say which way the group should go on the card that `whom` reads: a vote, or the captain's decision (TS-1.2). */
export interface Vote {
  do: "vote";
  agent: number;
  whom: number;
  option: number;
}

export interface VoteDecided {
  happened: "vote_decided";
  agent: number;
  label: Text;
}

/** Votes are open. */
export interface Voted {
  happened: "voted";
  agent: number;
  whom: number;
  label: Text;
}

export type GameAction =
  | ChooseReceptacle
  | Volunteer
  | ChooseLocation
  | Recon
  | Recount
  | Explore
  | Attempt
  | Boost
  | AskSupport
  | Support
  | Decline
  | DrawDestiny
  | StandBy
  | Give
  | GiveHidden
  | Ready
  | Stay
  | Choose
  | Answer
  | Vote
  | Pledge
  | EmergencyUpdate
  | LoseControl
  | Update
  | Agree
  | Object
  | Insist
  | Deal
  | DealEvenly
  | UseAbility
  | SupportWith
  | CallOn
  | StopRun
  | StartOver;

export type GameEvent =
  | ReceptacleChosen
  | ThingHeld
  | CaptainNamed
  | PrologueRead
  | RoundBegan
  | LocationChosen
  | CardAOpened
  | CardTaken
  | CardReturned
  | CardRead
  | PassageSaid
  | Recounted
  | ActionsBegan
  | TestBegan
  | Boosted
  | SupportAsked
  | Supported
  | SupportDeclined
  | DestinyDrawn
  | DestinyShuffled
  | TestResolved
  | StoodBy
  | Given
  | HiddenGiven
  | HiddenSeen
  | BecameReady
  | Stayed
  | AzrakSpent
  | AzrakGained
  | MagickChanged
  | LinkBroken
  | LinkMended
  | ControlLost
  | AgentLeaving
  | AgentEjected
  | ReceptacleRegained
  | AgentReturned
  | AgentLeftOut
  | Proposed
  | Agreed
  | Objected
  | Insisted
  | UpdateBegan
  | AzrakDealt
  | ItemTaken
  | ThingStowed
  | ThingRemoved
  | TokenTaken
  | HiddenTaken
  | HiddenPutBack
  | MapChanged
  | AttributesReplaced
  | MysteryDrawn
  | PanoramaChanged
  | GroupLeaving
  | GroupMoved
  | CounterChanged
  | CountdownChanged
  | CountdownEnded
  | GoalReached
  | ExperienceGained
  | ExtraScored
  | AbilityUsed
  | PersonalConflictBegan
  | GroupConflictBegan
  | CalledOn
  | DamageDealt
  | OpponentBeaten
  | ConflictEnded
  | QuestionAsked
  | GroupQuestioned
  | Voted
  | VoteDecided
  | AnswerGiven
  | DecisionPending
  | OffersChanged
  | InstructionsFollowed
  | GroupAsked
  | Pledged
  | GroupPaid
  | SealedTurned
  | DeckOpened
  | FreeUpdateGained
  | BetweenBegan
  | RunRestarted
  | MissionEnded;
