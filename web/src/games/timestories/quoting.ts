// Telepathy in one's own words: finds long pieces of a secret card in what somebody is about to say (TS-5.2, TS-R4). Warns, never blocks.
import type { OwnView } from "../../protocol/timestories";

const LONG = 7;
const wordsOf = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

function longestRun(one: string[], other: string[]): string[] {
  let best = 0;
  let end = 0;
  let before = new Array<number>(other.length + 1).fill(0);
  one.forEach((word, i) => {
    const row = new Array<number>(other.length + 1).fill(0);
    other.forEach((known, k) => {
      if (word !== known) return;
      row[k + 1] = before[k]! + 1;
      if (row[k + 1]! > best) [best, end] = [row[k + 1]!, i + 1];
    });
    before = row;
  });
  return one.slice(end - best, end);
}

/** The longest piece of a card before us that these words repeat, if it is a long one. */
export function quoted(words: string, own: OwnView[]): string | null {
  const said = wordsOf(words);
  let best: string[] = [];
  for (const each of own)
    for (const card of [...(each.card ? [each.card] : []), ...each.read])
      for (const text of [card.text.es, card.text.en]) {
        const run = longestRun(said, wordsOf(text));
        if (run.length > best.length) best = run;
      }
  return best.length >= LONG ? best.join(" ") : null;
}
