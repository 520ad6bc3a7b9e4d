// What somebody points at of what the coach rules out: shared by its panel, the group's tiles and the lines beside people.
import type { HintView } from "../../protocol/protocol";
import { advice } from "../../shell/advice.svelte";

interface PointedTile {
  seat: number;
  value: number;
  /** Where it lies on the screen, and the line it belongs to, which its reason must not cover. */
  box: DOMRect;
  line: DOMRect;
}

/** A hint keeps its name when the coach says it again. */
export const nameOf = (hint: HintView): string => `${hint.seat} ${hint.words}`;

class Coaching {
  /** The hint under the pointer or in focus, and the one pressed to stay. */
  pointed = $state<string | null>(null);
  pinned = $state<string | null>(null);
  tile = $state.raw<PointedTile | null>(null);

  /** What is pointed at and no longer said is let go. */
  heed(hints: HintView[]): void {
    const names = new Set(hints.map(nameOf));
    if (this.pointed !== null && !names.has(this.pointed)) this.pointed = null;
    if (this.pinned !== null && !names.has(this.pinned)) this.pinned = null;
    if (this.tile && !this.reason(this.tile.seat, this.tile.value)) this.tile = null;
  }

  hush(): void {
    this.pointed = this.pinned = this.tile = null;
  }

  /** Why this number is ruled out on that line, if it is. */
  reason(seat: number, value: number): HintView | undefined {
    return advice.hints.find((hint) => hint.seat === seat && hint.values?.includes(value));
  }

  /** How a tile is drawn: out for sure, hardly possible, or neither; and lit where a hint that names it is pointed at. */
  drawn(seat: number, value: number): { out: boolean; hardly: boolean; lit: boolean } {
    const reason = this.reason(seat, value);
    const shown = this.pointed ?? this.pinned;
    return { out: reason?.sure === true, hardly: reason?.sure === false, lit: reason !== undefined && nameOf(reason) === shown };
  }

  /** Whether the hint is the reason of the tile that is pointed at. */
  isReason(hint: HintView): boolean {
    return this.tile !== null && this.reason(this.tile.seat, this.tile.value) === hint;
  }

  point(seat: number, value: number, at: Element): void {
    this.tile = this.reason(seat, value) ? { seat, value, box: at.getBoundingClientRect(), line: (at.parentElement ?? at).getBoundingClientRect() } : null;
  }
}

export const coaching = new Coaching();
