// What a mission that brings no pictures looks like: a palette and two motifs of its own, by its id.
import { chanceOf, pick } from "../../../shell/chance";

export interface Palette {
  /** From the zenith to the horizon. */
  sky: [string, string, string];
  /** From the farthest layer to the nearest. */
  layers: [string, string, string, string, string];
  mist: string;
  /** The one light of the scene, and the lamps in it. */
  light: string;
  lamp: string;
}

const PALETTES: Palette[] = [
  { sky: ["#0b1630", "#35557a", "#9fb7bd"], layers: ["#6d8b9c", "#4d6c82", "#365268", "#1d3347", "#0a1622"], mist: "#cfdfe3", light: "#fbf3d6", lamp: "#ffcf7a" },
  { sky: ["#24163a", "#7a4560", "#e0a08a"], layers: ["#9a6a76", "#744e66", "#533a56", "#332541", "#170f22"], mist: "#f3cfc0", light: "#ffe3c2", lamp: "#ffd08a" },
  { sky: ["#10211d", "#2f5a4c", "#a8c3a0"], layers: ["#6f9182", "#4d7264", "#36574c", "#1e3a33", "#0b1b18"], mist: "#d5e6d6", light: "#f4f3cf", lamp: "#ffd98f" },
  { sky: ["#1c140d", "#6b4423", "#e8b566"], layers: ["#a9793f", "#7d552b", "#58391d", "#352110", "#170d06"], mist: "#f5dcae", light: "#fff0c9", lamp: "#ffe0a0" },
  { sky: ["#05202b", "#0e5563", "#6fb3ae"], layers: ["#4a8f92", "#2f6f78", "#1d515d", "#103642", "#051a22"], mist: "#bfe3df", light: "#d8fbff", lamp: "#ffe2a6" },
  { sky: ["#181a2e", "#4a4d74", "#b4b3cc"], layers: ["#8486a8", "#64678c", "#484b6e", "#2c2f4d", "#12142a"], mist: "#dcdcec", light: "#eef0ff", lamp: "#ffd6a0" },
  { sky: ["#1d2a33", "#6f8a97", "#e2e8e4"], layers: ["#b3c3c8", "#8aa0a9", "#637c88", "#3e5662", "#1a2a33"], mist: "#f4f8f7", light: "#fffdf2", lamp: "#ffcf8a" },
  { sky: ["#2a1310", "#8a3d2a", "#eda36b"], layers: ["#b5673f", "#8c4a30", "#653323", "#401f17", "#1b0c09"], mist: "#f7c79c", light: "#ffe6b8", lamp: "#ffd48f" },
];

/** Where a mission takes place, as far as its rules tell: the Hadal Project is played under the sea. */
export type Setting = "land" | "sea";
export const settingOf = (profiles: readonly string[]): Setting => (profiles.length && profiles.every((each) => each.startsWith("hadal")) ? "sea" : "land");

const MOTIFS = { land: ["pines", "towers", "arches", "reeds", "roofs", "stones"], sea: ["weed", "vents", "hulls"] } as const;
/** The palettes of deep water. */
const DEEP = [PALETTES[0]!, PALETTES[4]!];
export type Motif = (typeof MOTIFS)[Setting][number];

/** A colour turned a little around the wheel, as light and as strong as it was. */
export function turned(colour: string, degrees: number): string {
  if (colour.startsWith("hsl")) return colour.replace(/\d+/, (hue) => String((Number(hue) + Math.round(degrees)) % 360));
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255) as [number, number, number];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [light, spread] = [(most + least) / 2, most - least];
  if (!spread) return colour;
  const sixth = most === r ? (g - b) / spread + 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  const strong = spread / (1 - Math.abs(2 * light - 1));
  return `hsl(${Math.round((sixth * 60 + degrees) % 360)} ${Math.round(strong * 100)}% ${Math.round(light * 100)}%)`;
}

export function paletteOf(mission: string, setting: Setting = "land"): Palette {
  const chance = chanceOf(`${mission} palette`);
  const { sky, layers, mist, light, lamp } = pick(setting === "sea" ? DEEP : PALETTES, chance);
  const degrees = chance() * 44 + 338;
  const turn = <T extends string[]>(colours: T): T => colours.map((each) => turned(each, degrees)) as T;
  return { sky: turn(sky), layers: turn(layers), mist: turned(mist, degrees), light, lamp };
}

/** The mission's motifs: one for most of its places, one for the others. */
export function motifsOf(mission: string, setting: Setting): [Motif, Motif] {
  const chance = chanceOf(`${mission} motifs`);
  const all: readonly Motif[] = MOTIFS[setting];
  const first = pick(all, chance);
  return [
    first,
    pick(
      all.filter((each) => each !== first),
      chance,
    ),
  ];
}
