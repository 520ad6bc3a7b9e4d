// Moments that deserve to be seen: one scene after the other, in the order in which things happened, each for a second or two.
// A scene lies over the table and catches no pointer: any press or key ends it and still does what it does, and what one does next never waits for it.
// One that is to be read stays instead until whoever looks goes on, one scene a press; who plays by keys has heard it, and waits for nothing.
// One that waits is a page of its board's own: it lands only when whoever it is for turns it over.
import { moves, settings } from "./settings.svelte";
import { play, type Sound } from "./sound";

export interface Scene {
  kind: "play" | "reveal" | "answer" | "fading" | "conquest" | "lost" | "fortress" | "last-round" | "destiny" | "link";
  tone: "good" | "bad" | "plain";
  /** Who or what it is about: stands there from the start. */
  title: string;
  /** What is turned over: a number, large. */
  figure?: string;
  picture?: string | null;
  /** What it comes to, and what that means: stands there only once the figure or the picture has landed. */
  verdict: string;
  words?: string;
  /** When it lands, and how long all of it takes. */
  lands: number;
  time: number;
  /** The record that it comes from: until it has landed, the account does not tell it. */
  n: number;
  /** It lands when whoever it is for presses, and goes when they have read it. */
  waits?: boolean;
  first?: Sound;
  last?: Sound;
  /** To be read: it stays until whoever looks goes on. */
  read?: boolean;
  /** Shown only where it can be read: the board shows the same to who does not stop for it. */
  aside?: boolean;
}

/** More than this is never waited through: what came first and has not been shown yet is left to the account. */
const MOST = 3;
/** The same where each is read; who has been away can leave them all behind with one press. */
const MOST_READ = 8;

class Drama {
  scene = $state.raw<Scene | null>(null);
  /** Whether what the scene is about has landed. */
  landed = $state(false);
  /** The last thing pressed was a key. */
  #byKeys = $state(false);
  #queue = $state.raw<Scene[]>([]);
  #timers: number[] = [];

  get isOn(): boolean {
    return this.scene !== null;
  }

  constructor() {
    addEventListener("pointerdown", () => (this.#byKeys = false), true);
    addEventListener("keydown", () => (this.#byKeys = true), true);
  }

  /** Whether the scene stays until whoever looks goes on. */
  get stays(): boolean {
    return this.scene?.read === true && this.#stops;
  }

  /** How many are to come after it. */
  get more(): number {
    return this.#queue.length;
  }

  get #stops(): boolean {
    return settings.stops && !this.#byKeys;
  }

  /** The first record that is still to be seen happening. */
  get holds(): number | null {
    return this.scene && !this.landed ? this.scene.n : (this.scene && this.#queue[0]?.n) || null;
  }

  enter(scenes: Scene[]): void {
    const shown = scenes.filter((scene) => !scene.aside || this.#stops);
    if (document.hidden || !shown.length) return;
    this.#queue = [...this.#queue, ...shown].slice(this.#stops && shown[0]!.read ? -MOST_READ : -MOST);
    if (!this.scene) this.#next();
  }

  /** One press: what is on lands, or the next comes. */
  goOn(): void {
    if (this.scene && !this.landed) this.#land();
    else if (this.scene) this.#next();
  }

  /** Whoever presses something has seen enough, of what was still to come, too. */
  end(): void {
    this.#queue = [];
    if (this.scene) this.#next();
  }

  #land(): void {
    this.landed = true;
    if (this.scene?.last) play(this.scene.last);
  }

  #next(): void {
    this.#timers.forEach(clearTimeout);
    const [scene = null, ...rest] = this.#queue;
    this.#queue = rest;
    this.landed = false;
    this.scene = scene;
    if (!scene) return;
    if (scene.first) play(scene.first);
    if (scene.waits) return;
    // With nothing that moves there is less to wait for; the order stays.
    const pace = moves() ? 1 : 0.6;
    this.#timers = [window.setTimeout(() => !this.landed && this.#land(), scene.lands * pace)];
    if (!this.stays) this.#timers.push(window.setTimeout(() => this.#next(), scene.time * (moves() ? 1 : 0.8)));
  }
}

export const drama = new Drama();
