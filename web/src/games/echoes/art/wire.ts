// The enameller's tools: gold wire around every field of colour, and shapes mirrored like heraldry.
import type { CardTexts } from "../../../protocol/echoes";
import { n } from "../../../shell/chance";

export type Faction = CardTexts["faction"];

export interface Enamel {
  deep: string;
  mid: string;
  light: string;
  pale: string;
  /** What the wire is laid in beside the gold. */
  spark: string;
}

export const ENAMELS: Record<Faction, Enamel> = {
  water: { deep: "#0f4a52", mid: "#1f7f86", light: "#57b9b5", pale: "#d3f0e8", spark: "#f2a88f" },
  sky: { deep: "#1f2868", mid: "#3d4eae", light: "#8796e6", pale: "#e4e8ff", spark: "#f4d36b" },
  forest: { deep: "#27431f", mid: "#4b7638", light: "#8fb764", pale: "#e6f2cd", spark: "#e58a4a" },
  earth: { deep: "#64350f", mid: "#a8691f", light: "#dba04a", pale: "#fbe9c4", spark: "#c6442e" },
  neutral: { deep: "#3b2f45", mid: "#6c5a79", light: "#ad9cb6", pale: "#f1eaf1", spark: "#7cc0b4" },
};

export const GOLD = "#f0d48c";
export const BRASS = "#c79a45";
export const DARK = "#20150a";

/** A field of enamel in its wire. */
export const field = (d: string, fill: string, wire = 1.7): string => `<path d="${d}" fill="${fill}" stroke="${GOLD}" stroke-width="${wire}" stroke-linejoin="round"/>`;
/** Bare wire. */
export const line = (d: string, tone = GOLD, width = 1.7): string => `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const dot = (x: number, y: number, r: number, fill: string, wire = 0): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${wire ? ` stroke="${GOLD}" stroke-width="${wire}"` : ""}/>`;
/** The same on both sides of the middle. */
export const both = (shapes: string): string => `${shapes}<g transform="scale(-1 1)">${shapes}</g>`;
export const around = (count: number, shape: (i: number) => string, from = 0): string =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${n(from + (i * 360) / count)})">${shape(i)}</g>`).join("");
export const at = (x: number, y: number, shape: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}${scale === 1 ? "" : ` scale(${n(scale)})`}">${shape}</g>`;
/** Spread like a fan, from one angle to another. */
export const fan = (count: number, from: number, to: number, shape: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${n(from + ((to - from) * i) / (count - 1))})">${shape(i)}</g>`).join("");
