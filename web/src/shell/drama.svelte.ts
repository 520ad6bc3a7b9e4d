// Moments that deserve to be seen: one scene after the other, in the order in which things happened, each for a second or two.
// A scene lies over the table and catches no pointer: any press or key ends it and still does what it does, and what one does next never waits for it.
// One that waits is a page of its board's own: whoever it is for turns it over and goes on, and until then nothing tells what it comes to.
import { moves } from "./settings.svelte";
import { play, type Sound } from "./sound";

export interface Scene {
  kind: "reveal" | "answer" | "fading" | "conquest" | "lost" | "fortress" | "last-round" | "destiny" | "link";
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
}

/** More than this is never waited through: what came first and has not been shown yet is left to the account. */
const MOST = 3;

class Drama {
  scene = $state.raw<Scene | null>(null);
  /** Whether what the scene is about has landed. */
  landed = $state(false);
  #queue: Scene[] = [];
  #timers: number[] = [];

  get isOn(): boolean {
    return this.scene !== null;
  }

  /** The first record that is still to be seen happening. */
  get holds(): number | null {
    return this.scene && !this.landed ? this.scene.n : (this.scene && this.#queue[0]?.n) || null;
  }

  enter(scenes: Scene[]): void {
    if (document.hidden || !scenes.length) return;
    this.#queue = [...this.#queue, ...scenes].slice(-MOST);
    if (!this.scene) this.#next();
  }

  /** Whoever presses something has seen enough, of what was still to come, too. */
  end(): void {
    this.#queue = [];
    if (this.scene) this.#next();
  }

  /** A scene that waits lands; once it has, it makes room for the next. */
  turn(): void {
    if (!this.scene || this.landed) return this.#next();
    this.landed = true;
    if (this.scene.last) play(this.scene.last);
  }

  #next(): void {
    this.#timers.forEach(clearTimeout);
    const scene = this.#queue.shift() ?? null;
    this.landed = false;
    this.scene = scene;
    if (!scene) return;
    if (scene.first) play(scene.first);
    if (scene.waits) return;
    // With nothing that moves there is less to wait for; the order stays.
    const pace = moves() ? 1 : 0.6;
    this.#timers = [
      window.setTimeout(() => {
        this.landed = true;
        if (scene.last) play(scene.last);
      }, scene.lands * pace),
      window.setTimeout(() => this.#next(), scene.time * (moves() ? 1 : 0.8)),
    ];
  }
}

export const drama = new Drama();
