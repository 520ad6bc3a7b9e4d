// The emblems of the power sources, and the pictures of the end.
import { around, at, both, BRASS, DARK, dot, ENAMELS, fan, field, GOLD, line } from "./wire";
import { asImage, chanceOf, n, pick } from "../../../shell/chance";

const water = ENAMELS.water;
const sky = ENAMELS.sky;
const forest = ENAMELS.forest;
const earth = ENAMELS.earth;
const plum = ENAMELS.neutral;

const EMBLEMS: Record<string, { ground: string; glow: string; draw: () => string }> = {
  "source-of-cycles": {
    ground: water.deep,
    glow: water.light,
    draw: () =>
      around(6, (i) => at(0, -31, field("M-9 -9H9V9H-9Z", [water.mid, "#d8a638", "#b8442f"][i % 3]!, 1.6) + dot(0, 0, 3, "#fff1cf"), 1)) +
      line("M-17 0A17 17 0 1 1 -6 16", GOLD, 5) + line("M-17 0A17 17 0 1 1 -6 16", water.light, 2.4) + field("M-13 9L1 14L-8 25Z", GOLD, 1) + dot(0, 0, 6, water.pale, 1.6),
  },
  "source-of-growth": {
    ground: forest.deep,
    glow: forest.light,
    draw: () =>
      line("M0 48C2 24 -20 20 -20 0C-20 -18 6 -24 12 -8C16 4 0 10 -3 1", GOLD, 7) + line("M0 48C2 24 -20 20 -20 0C-20 -18 6 -24 12 -8C16 4 0 10 -3 1", forest.light, 4) +
      [[-16, 20, -70], [2, 34, 60], [-22, -8, -30], [0, -20, 30], [18, 24, 90]].map(([x, y, a]) => at(x!, y!, field("M0 0C9 -8 8 -20 0 -26C-8 -20 -9 -8 0 0Z", forest.light, 1.4) + line("M0 -2V-18", forest.deep, 1.3), 0.9, a!)).join("") + dot(-2, -1, 3.6, forest.spark, 1),
  },
  "source-of-extinction": {
    ground: "#2a0d0b",
    glow: "#d4573a",
    draw: () =>
      around(14, (i) => field(`M-4 -24L0 ${i % 2 ? -46 : -38}L4 -24Z`, i % 2 ? "#b8442f" : "#7d2a1a", 1.2)) + dot(0, 0, 25, "#120706", 2.2) +
      field("M0 -18C13 -18 17 -8 15 1C14 6 10 7 10 11V16H-10V11C-10 7 -14 6 -15 1C-17 -8 -13 -18 0 -18Z", "#efe2c6", 1.5) + both(dot(6.5, -3, 4.4, "#120706")) + field("M0 3L2.500 8H-2.500Z", "#120706", 0.6) + line("M-4 11V16M0 11V16M4 11V16", "#120706", 1.4),
  },
  "source-of-immutability": {
    ground: "#3a2c1c",
    glow: earth.light,
    draw: () =>
      field("M-34 -34H34V34H-34Z", "#6a5638", 2) + field("M0 -40L40 0L0 40L-40 0Z", earth.mid, 2) + field("M-20 -20H20V20H-20Z", "#8d7a5c", 2) + field("M-20 -20L0 -8L20 -20ZM20 20L0 -8L-20 20Z", earth.light, 1.4) + line("M0 -8V20", GOLD, 1.6) + both(dot(34, -34, 3.4, GOLD) + dot(34, 34, 3.4, GOLD)),
  },
  "source-of-memory": {
    ground: plum.deep,
    glow: plum.light,
    draw: () =>
      [42, 34, 26].map((r, i) => `<circle r="${r}" fill="none" stroke="${i % 2 ? plum.spark : plum.light}" stroke-width="3.600" stroke-dasharray="${n(r * 4.6)} ${n(r * 1.68)}" transform="rotate(${40 + i * 117})"/>`).join("") + field("M-24 0C-12 -16 12 -16 24 0C12 16 -12 16 -24 0Z", plum.pale) + dot(0, 0, 10, plum.mid, 1.6) + dot(0, 0, 4.6, DARK) + dot(3, -3, 1.8, "#fff"),
  },
  "source-of-twilight": {
    ground: sky.deep,
    glow: "#e9a24a",
    draw: () =>
      fan(9, -80, 80, (i) => field("M-4 -20L0 -46L4 -20Z", i % 2 ? "#e9a24a" : "#d4673a", 1.2)) + field("M-24 6A24 24 0 0 1 24 6Z", "#ffd98a") + field("M-50 6H50V50H-50Z", sky.mid) + field("M-24 8A24 24 0 0 0 24 8Z", sky.pale) + field("M-24 8A24 24 0 0 0 24 8C18 18 -2 20 -24 8Z", sky.light, 1) + line("M-46 20H-30M30 20H46M-40 30H-22M22 30H40", GOLD, 1.6) + line("M-50 6H50", GOLD, 2.6),
  },
};

function rosette(id: string): string {
  const chance = chanceOf(id);
  const tone = pick(Object.values(ENAMELS), chance);
  const petals = 5 + Math.floor(chance() * 5);
  return around(petals, () => field("M0 0C14 -14 12 -34 0 -44C-12 -34 -14 -14 0 0Z", tone.mid)) + around(petals, () => dot(0, -26, 4, tone.pale, 1.2), 180 / petals) + dot(0, 0, 9, tone.spark, 2);
}

const FRAME = `<path d="M-24 -58H24L58 -24V24L24 58H-24L-58 24V-24Z" fill="#7d5a1f"/><path d="M-23 -55H23L55 -23V23L23 55H-23L-55 23V-23Z" fill="#d9b25c"/><path d="M-21 -51H21L51 -21V21L21 51H-21L-51 21V-21Z" fill="#7d5a1f"/>`;
const HOLE = "M-20 -48H20L48 -20V20L20 48H-20L-48 20V-20Z";

function spring(id: string): string {
  const emblem = EMBLEMS[id];
  const ground = emblem?.ground ?? plum.deep;
  const studs = [[-39.5, -39.5], [39.5, -39.5], [-39.5, 39.5], [39.5, 39.5]].map(([x, y]) => dot(x!, y!, 2.6, "#6d4a14")).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" width="240" height="240"><defs><radialGradient id="g"><stop offset="0" stop-color="${emblem?.glow ?? plum.light}" stop-opacity=".75"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></radialGradient><clipPath id="hole"><path d="${HOLE}"/></clipPath></defs>${FRAME}<g clip-path="url(#hole)"><path d="${HOLE}" fill="${ground}"/><circle r="52" fill="url(#g)"/>${around(24, () => `<path d="M0 -12V-52" stroke="${GOLD}" stroke-opacity=".2" stroke-width="1.200"/>`)}<g transform="scale(.94)">${emblem ? emblem.draw() : rosette(id)}</g></g><path d="${HOLE}" fill="none" stroke="${GOLD}" stroke-width="1.600"/>${studs}</svg>`;
}

const made = new Map<string, string>();

export function springOf(id: string): string {
  let picture = made.get(id);
  if (picture === undefined) made.set(id, (picture = asImage(spring(id))));
  return picture;
}

/** The end: the fire that outshines the rest, or a candle that has gone out. */
export function endingOf(won: boolean): string {
  const tones = [water, sky, forest, earth];
  const rays = around(16, (i) => field(`M-5 -40L0 ${i % 2 ? -96 : -80}L5 -40Z`, won ? tones[i % 4]!.mid : "#3c3128", 1.4));
  const fire = field("M0 -44C22 -20 26 -4 14 12C34 6 34 -16 30 -26C54 2 48 54 0 58C-48 54 -50 14 -24 -12C-24 6 -12 6 -9 -6C-6 -20 -12 -32 0 -44Z", "#f08a3c", 2) + field("M2 6C16 20 18 44 0 50C-18 46 -16 26 2 6Z", "#ffe3a1", 1.4);
  const wisp = field("M-14 10C-6 4 6 4 14 10V54H-14Z", "#e9dcc0", 2) + line("M0 8V-4", DARK, 3) + line("M0 -8C-10 -20 10 -28 0 -42C-8 -52 6 -58 2 -70", "#a99a86", 4);
  return asImage(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -110 220 220" width="220" height="220"><circle r="106" fill="#7d5a1f"/><circle r="102" fill="${won ? "#d9b25c" : BRASS}"/><circle r="94" fill="#7d5a1f"/><circle r="91" fill="${won ? "#241609" : "#17110c"}"/>${rays}<circle r="62" fill="${won ? "#3a2008" : "#1d1712"}" stroke="${GOLD}" stroke-width="3"/>${won ? fire : wisp}</svg>`);
}
