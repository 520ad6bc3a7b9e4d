// Chance that always falls the same way for a name, and what drawings by chance are made with.

/** Numbers in [0, 1), the same for the same name. */
export function chanceOf(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const pick = <T>(from: readonly T[], chance: () => number): T => from[Math.floor(chance() * from.length)]!;

/** A drawing as an image's address. */
export const asImage = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
