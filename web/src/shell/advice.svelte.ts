// What the coach says now: the frame asks again whenever the position changes; its own panel, or a board that can do better, shows it.
import type { HintView } from "../protocol/protocol";
import type { Answer } from "./connection.svelte";

class Advice {
  hints = $state.raw<HintView[]>([]);
  /** Whether the hints speak of the position as it is shown; a mark is made from no others. */
  current = $state(false);

  /** What it returns lets a later question overtake this one. */
  ask(coach: () => Promise<Answer>): () => void {
    let awaited = true;
    this.current = false;
    void coach().then((answer) => {
      if (!awaited) return;
      this.hints = answer.kind === "advice" ? answer.advice.hints : [];
      this.current = true;
    });
    return () => (awaited = false);
  }

  hush(): void {
    this.hints = [];
    this.current = false;
  }
}

export const advice = new Advice();

/** The hints under their heads, as the coach groups them. */
export function groupsOf(hints: HintView[]): { head: HintView; under: HintView[] }[] {
  const groups: { head: HintView; under: HintView[] }[] = [];
  for (const hint of hints) {
    if (hint.heads) groups.push({ head: hint, under: [] });
    else groups.at(-1)?.under.push(hint);
  }
  return groups;
}
