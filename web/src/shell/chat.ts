// How long a line of chat may be; the server says the same (LONGEST_SAYING).
export const LONGEST_LINE = 400;
/** From so many characters before the end on, one is told how many are left. */
export const NEAR = 60;

/** Characters as the server counts them: a smiley is one. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

export function isTooLong(text: string): boolean {
  return lengthOf(text) > LONGEST_LINE;
}
