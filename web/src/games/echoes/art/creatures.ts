// The bestiary's faces: people, beasts, birds, things of the sea, of wood and of stone. Each looks straight at you, in wire and enamel.
import { around, at, both, BRASS, DARK, dot, type Enamel, fan, field, GOLD, line } from "./wire";
import { n, pick } from "../../../shell/chance";

type Draw = (tone: Enamel, chance: () => number) => string;

const eyes = (x: number, y: number, r: number, iris: string): string => both(dot(x, y, r, "#fdf6e0", 1) + dot(x, y, r * 0.55, iris) + dot(x, y, r * 0.26, DARK));
const slits = (x: number, y: number, wide: number, fill: string): string => both(field(`M${n(x - wide)} ${n(y + 1)}C${n(x - wide / 2)} ${n(y - wide * 0.7)} ${n(x + wide / 2)} ${n(y - wide * 0.8)} ${n(x + wide)} ${n(y - wide * 0.5)}C${n(x + wide * 0.4)} ${n(y + wide * 0.7)} ${n(x - wide * 0.5)} ${n(y + wide * 0.6)} ${n(x - wide)} ${n(y + 1)}Z`, fill, 1.1) + dot(x, y - 0.5, wide * 0.34, DARK));

const SKINS = ["#f0cfa0", "#d9a06c", "#a86b42", "#74452a", "#f6dfc0"];

function face(tone: Enamel, chance: () => number): string {
  const skin = pick(SKINS, chance);
  const long = 22 + chance() * 5;
  const brow = 1 + chance() * 3;
  const marks = [
    both(line("M10 8L14 5M10 12L14 10", tone.mid, 1.5)),
    dot(0, -9, 2.2, tone.spark, 0.8),
    line("M0 6V18", tone.mid, 1.8),
    both(dot(10, 9, 2, tone.spark)),
    "",
  ];
  return (
    field(`M0 -20C13 -20 17 -10 16 0C15 12 8 ${n(long)} 0 ${n(long)}C-8 ${n(long)} -15 12 -16 0C-17 -10 -13 -20 0 -20Z`, skin) +
    both(line(`M3.500 ${n(-6 - brow)}C6 ${n(-9 - brow)} 10 ${n(-9 - brow)} 13 -6`, DARK, 1.9)) +
    both(`<path d="M4 -2C6 -5 10 -5 12.500 -2C10 .8 6 .8 4 -2Z" fill="#fdf6e0"/>` + dot(8.2, -2.2, 2, tone.deep)) +
    line("M0 -3L-2.200 7H2", "#7a4a2c", 1.4) +
    line(`M-4.500 ${n(long - 9)}C-2 ${n(long - 7.5)} 2 ${n(long - 7.5)} 4.500 ${n(long - 9)}`, "#8a3b2b", 2) +
    pick(marks, chance)
  );
}

function shoulders(tone: Enamel): string {
  return field("M-40 52C-38 32 -20 26 -9 25L0 33L9 25C20 26 38 32 40 52Z", tone.mid) + line("M-9 25L0 33L9 25", GOLD, 1.7) + dot(0, 38, 3, tone.spark, 1.2);
}

const crown: Draw = (tone, chance) => {
  const points = pick([3, 5], chance);
  let d = "M-18 -13";
  for (let i = 0; i < points; i++) {
    const x = -18 + (36 * i) / (points - 1);
    d += `L${n(x)} ${i % 2 ? -27 : -34}`;
    if (i < points - 1) d += `L${n(x + 18 / (points - 1))} -20`;
  }
  return shoulders(tone) + both(field("M10 -16C26 -12 26 14 21 34C15 36 10 32 12 22C18 8 15 -6 8 -14Z", tone.deep)) + face(tone, chance) + field(`${d}L18 -13Z`, "#e8bd55") + dot(0, -18, 2.6, tone.spark, 1) + both(dot(10, -17, 1.8, tone.light, 0.8));
};
const hood: Draw = (tone, chance) =>
  field("M0 -42C26 -34 32 -4 30 18C30 34 36 42 40 52H-40C-36 42 -30 34 -30 18C-32 -4 -26 -34 0 -42Z", tone.mid) + field("M0 -28C18 -22 21 -4 18 14C16 26 8 31 0 31C-8 31 -16 26 -18 14C-21 -4 -18 -22 0 -28Z", DARK) + face(tone, chance) + line("M0 -42V-29M-30 18C-24 40 -12 46 0 48C12 46 24 40 30 18", GOLD, 1.6);
const helm: Draw = (tone, chance) => {
  const plume = pick([field("M0 -30C-6 -46 8 -52 22 -44C12 -42 10 -36 7 -30Z", tone.spark), both(field("M13 -24C20 -40 34 -40 38 -46C40 -30 30 -16 18 -14Z", tone.pale)), fan(5, -44, 44, () => field("M-3 -24L0 -42L3 -24Z", tone.spark, 1.2))], chance);
  return shoulders(tone) + plume + face(tone, chance) + field("M-19 2C-22 -20 -14 -33 0 -33C14 -33 22 -20 19 2L13 6C14 -6 10 -11 3 -11L2.500 8H-2.500L-3 -11C-10 -11 -14 -6 -13 6Z", "#b9bcc0") + line("M0 -33V-12M-15 -21C-6 -26 6 -26 15 -21", GOLD, 1.5);
};
const hair: Draw = (tone, chance) => {
  const tint = pick([tone.deep, "#2a1a12", "#8a3c1c", tone.pale, "#5a3216"], chance);
  const style = pick(
    [
      "M0 -33C22 -34 28 -12 25 6C23 18 28 26 26 34C18 34 14 22 16 8C17 -4 12 -12 0 -13C-12 -12 -17 -4 -16 8C-14 22 -18 34 -26 34C-28 26 -23 18 -25 6C-28 -12 -22 -34 0 -33Z",
      "M0 -40C9 -40 11 -33 8 -29C20 -27 21 -12 17 -2C15 -10 9 -14 0 -14C-9 -14 -15 -10 -17 -2C-21 -12 -20 -27 -8 -29C-11 -33 -9 -40 0 -40Z",
      "M-18 0C-24 -24 -8 -36 10 -31C24 -28 22 -12 18 0C16 -12 6 -17 -4 -14C-12 -12 -16 -8 -18 0Z",
    ],
    chance,
  );
  const band = chance() < 0.55 ? field("M-17 -15C-8 -20 8 -20 17 -15L16.500 -11C8 -16 -8 -16 -16.500 -11Z", tone.light, 1.2) + dot(0, -16, 2.4, tone.spark, 0.8) : "";
  return shoulders(tone) + face(tone, chance) + field(style, tint) + band;
};
const veil: Draw = (tone, chance) =>
  around(9, (i) => field("M-5 -26C-4 -40 4 -40 5 -26Z", i % 2 ? tone.light : tone.spark, 1.2), 0) + shoulders(tone) + face(tone, chance) + field("M-17 3C-8 -1 8 -1 17 3C17 18 9 28 0 30C-9 28 -17 18 -17 3Z", tone.light) + line("M-12 8C-4 5 4 5 12 8M-9 15C-3 12 3 12 9 15", tone.deep, 1.3) + field("M-16 -12C-12 -26 12 -26 16 -12C8 -17 -8 -17 -16 -12Z", tone.mid);
const cap: Draw = (tone, chance) =>
  shoulders(tone) + face(tone, chance) + field("M-21 -11C-20 -32 -8 -38 3 -37C16 -36 22 -24 21 -11C10 -17 -10 -17 -21 -11Z", tone.mid) + field("M-24 -9C-12 -18 12 -18 24 -9C12 -11 -12 -11 -24 -9Z", BRASS, 1.2) + at(0, -23, dot(0, 0, 4.4, "#fff1b8", 1.4) + around(8, () => line("M0 -6V-9", GOLD, 1.1)));

interface Beast {
  ears: "up" | "round" | "tuft" | "none" | "wide";
  muzzle: "long" | "short" | "snout";
  horns?: "antlers" | "ram" | "tusks" | "spikes";
  stripe?: boolean;
  mane?: boolean;
}
const beast =
  (shape: Beast): Draw =>
  (tone, chance) => {
    const coat = pick([tone.mid, tone.light, "#8a5a34", "#5d4a3c", tone.spark], chance);
    const cheek = pick([tone.pale, "#f0dcb8", tone.light], chance);
    let out = "";
    if (shape.horns === "antlers") out += both(line("M8 -20C14 -30 14 -38 10 -47M13 -32C22 -34 26 -40 26 -48M12 -26C22 -24 32 -28 36 -38M24 -27C28 -24 34 -22 40 -26", GOLD, 4.6) + line("M8 -20C14 -30 14 -38 10 -47M13 -32C22 -34 26 -40 26 -48M12 -26C22 -24 32 -28 36 -38M24 -27C28 -24 34 -22 40 -26", tone.pale, 2.4));
    if (shape.horns === "ram") out += both(field("M12 -22C32 -34 44 -12 34 4C30 12 22 10 24 4C30 4 34 -10 24 -14C18 -16 14 -12 12 -8Z", tone.pale));
    if (shape.horns === "spikes") out += fan(7, -65, 65, () => field("M-5 -22L0 -44L5 -22Z", tone.spark, 1.3));
    if (shape.mane) out += around(18, (i) => field("M-6 -24L0 -40L6 -24Z", i % 2 ? tone.deep : tone.mid, 1.1));
    if (shape.ears === "up") out += both(field("M8 -18L24 -42L29 -8Z", coat) + field("M15 -19L23 -33L25 -14Z", cheek, 1));
    if (shape.ears === "tuft") out += both(field("M8 -20C14 -34 26 -40 33 -46C34 -30 30 -16 24 -6Z", coat) + line("M18 -20L28 -36", cheek, 2.4));
    if (shape.ears === "round") out += both(dot(21, -23, 10, coat, 1.7) + dot(21, -23, 5, cheek, 1));
    if (shape.ears === "wide") out += both(field("M18 -10C30 -22 42 -18 44 -8C36 -2 26 0 20 0Z", coat) + line("M24 -8C30 -13 36 -13 40 -9", cheek, 2));
    out += field("M0 -28C18 -28 30 -16 29 0C28 12 20 18 14 26C10 34 6 38 0 38C-6 38 -10 34 -14 26C-20 18 -28 12 -29 0C-30 -16 -18 -28 0 -28Z", coat);
    if (shape.stripe) out += both(field("M5 -27C12 -20 14 -4 12 10C8 4 5 -10 3 -27Z", cheek, 1.2)) + field("M-3 -27H3L2 6H-2Z", DARK, 1);
    else out += both(field("M12 6C22 2 28 2 28 4C26 14 18 20 13 26C9 20 8 12 12 6Z", cheek, 1.1)) + (chance() < 0.6 ? both(line(`M5 ${n(-24 + chance() * 3)}C6 -18 6 -14 4 -10M12 -22C13 -17 12 -14 10 -11`, tone.deep, 2)) : field("M0 -26L5 -16L0 -6L-5 -16Z", tone.spark, 1.2));
    out += slits(13, -4, 6.4, pick(["#ffe07a", "#fff6d8", tone.pale, "#ff9d5c"], chance));
    if (shape.muzzle === "long") out += field("M0 2C8 4 10 16 8 26C6 36 -6 36 -8 26C-10 16 -8 4 0 2Z", cheek) + field("M-7 21C-4 17 4 17 7 21C6 27 2 29 0 29C-2 29 -6 27 -7 21Z", DARK, 1.1);
    if (shape.muzzle === "short") out += field("M0 8C12 8 16 16 14 24C12 32 -12 32 -14 24C-16 16 -12 8 0 8Z", cheek) + field("M-6 10H6C6 16 2 18 0 18C-2 18 -6 16 -6 10Z", DARK, 1.1) + line("M0 18V24M-8 25C-4 28 4 28 8 25", DARK, 1.7);
    if (shape.muzzle === "snout") out += field("M-12 14C-12 6 12 6 12 14V26C12 34 -12 34 -12 26Z", cheek) + both(`<ellipse cx="5" cy="20" rx="2.600" ry="4" fill="${DARK}"/>`) + line("M-10 12C-4 9 4 9 10 12", DARK, 1.2);
    if (shape.horns === "tusks") out += both(field("M11 26C20 28 24 20 23 12C18 16 14 18 10 19Z", "#fdf3dc"));
    return out;
  };

const owl: Draw = (tone, chance) =>
  both(field("M14 -8C36 -10 44 14 38 44C28 40 16 30 12 14Z", tone.deep) + line("M22 0C30 8 32 20 32 34M18 6C24 14 26 22 26 32", tone.light, 1.5)) +
  field("M0 -32C22 -34 30 -20 30 -2C30 22 18 42 0 42C-18 42 -30 22 -30 -2C-30 -20 -22 -34 0 -32Z", tone.mid) +
  both(field("M6 -26C16 -36 28 -42 32 -40C30 -30 26 -22 18 -18Z", tone.deep)) +
  both(dot(12, -8, 13, tone.pale, 1.8) + dot(12, -8, 8.4, pick(["#ffd24a", "#ff9d5c", "#8fe0ff"], chance), 1.2) + dot(12, -8, 4, DARK) + dot(14, -10.5, 1.4, "#fff")) +
  field("M-5 0L5 0L0 14Z", tone.spark) +
  both(line("M4 20C8 24 12 24 16 20M2 28C6 32 10 32 13 28", tone.pale, 1.7)) +
  line("M-3 36C-1 38 1 38 3 36", tone.pale, 1.7);
const bird: Draw = (tone, chance) =>
  both(field("M10 -2C26 -22 40 -28 50 -26C48 -8 40 22 14 30Z", tone.deep) + line("M18 6C28 -8 38 -16 46 -20M18 16C28 6 36 -2 42 -8", tone.light, 1.8)) +
  fan(3, -20, 20, () => field("M-4 -24C-6 -38 6 -38 4 -24Z", tone.spark, 1.3)) +
  field("M0 -28C16 -28 22 -14 20 0C18 20 10 40 0 46C-10 40 -18 20 -20 0C-22 -14 -16 -28 0 -28Z", tone.mid) +
  eyes(8.5, -10, 4.6, pick([tone.deep, "#b3471f"], chance)) +
  field("M-6 -4C-3 -8 3 -8 6 -4L0 14Z", "#f2b23e") +
  both(dot(6, 22, 2, tone.pale) + dot(11, 12, 2, tone.pale) + dot(2.5, 32, 1.8, tone.pale));
const griffin: Draw = (tone, chance) => both(field("M16 6C34 -22 46 -24 52 -20C50 6 40 34 18 40Z", tone.light) + line("M22 12C32 -4 40 -10 48 -12M22 24C32 12 38 4 44 0", tone.deep, 1.8)) + beast({ ears: "tuft", muzzle: "long" })(tone, chance) + field("M-8 6C-4 0 4 0 8 6C9 18 4 28 0 36C-4 28 -9 18 -8 6Z", "#f2b23e") + line("M0 8V22", DARK, 1.4);
const moth: Draw = (tone, chance) =>
  both(field("M4 -6C16 -38 44 -36 46 -14C47 2 26 8 4 4Z", tone.mid) + field("M4 4C22 4 38 14 34 30C30 42 10 34 3 14Z", tone.light) + dot(29, -16, 8, tone.pale, 1.5) + dot(29, -16, 4, pick([tone.spark, DARK], chance)) + dot(22, 20, 5, tone.spark, 1.3) + line("M10 -6C18 -14 22 -20 34 -28", GOLD, 1.3)) +
  both(line("M2 -18C6 -30 12 -34 18 -42", GOLD, 2)) +
  field("M0 -20C7 -18 8 -6 6 8C5 22 3 34 0 38C-3 34 -5 22 -6 8C-8 -6 -7 -18 0 -20Z", tone.deep) +
  line("M-5 4H5M-5 12H5M-4 20H4", tone.pale, 1.6) +
  eyes(3, -14, 2.6, DARK);
const whale: Draw = (tone, chance) =>
  line("M0 -30C-6 -40 -16 -42 -20 -36M0 -30C6 -40 16 -42 20 -36M0 -30V-44", tone.pale, 2.6) +
  field("M0 -30C30 -30 44 -10 44 8C44 28 24 44 0 44C-24 44 -44 28 -44 8C-44 -10 -30 -30 0 -30Z", tone.mid) +
  field("M-42 14C-20 24 20 24 42 14C38 34 22 44 0 44C-22 44 -38 34 -42 14Z", tone.pale) +
  [-24, -14, -5, 5, 14, 24].map((x) => line(`M${x} ${n(20 - Math.abs(x) / 8)}L${n(x * 0.8)} 40`, tone.light, 1.5)).join("") +
  eyes(29, 4, 3.6, DARK) +
  both(dot(14, -14, 2.2, pick([tone.spark, tone.light], chance)) + dot(22, -10, 1.6, tone.light) + dot(6, -20, 1.8, tone.light));
const kraken: Draw = (tone, chance) =>
  both(
    [18, 28, 38].map((x, i) => field(`M${6 + i * 7} 8C${x} 18 ${x + 6} 26 ${x + 2 - i * 3} ${44 - i * 7}C${x - 4} ${46 - i * 7} ${x - 7} ${38 - i * 4} ${x - 4} 32C${x - 4} 24 ${8 + i * 5} 22 ${2 + i * 6} 16Z`, i % 2 ? tone.light : tone.mid, 1.5) + dot(x - 1, 30 - i * 2, 1.8, tone.pale) + dot(x - 4, 23 - i, 1.5, tone.pale)).join(""),
  ) +
  field("M0 -44C24 -42 30 -20 26 -2C24 14 12 18 0 18C-12 18 -24 14 -26 -2C-30 -20 -24 -42 0 -44Z", tone.mid) +
  line("M-14 -34C-6 -26 6 -26 14 -34M-19 -24C-8 -16 8 -16 19 -24", tone.light, 1.8) +
  (chance() < 0.5 ? both(line("M6 0C9 4 15 4 18 0", DARK, 2.6)) : slits(12, 0, 6.5, "#ffe07a")) +
  dot(0, -34, 2.4, tone.spark, 0.8);
const crab: Draw = (tone, chance) =>
  both(line("M22 16L44 26M20 24L38 40M24 8L46 10", GOLD, 5) + line("M22 16L44 26M20 24L38 40M24 8L46 10", tone.mid, 2.8) + line("M18 -6C30 -10 32 -20 30 -26", GOLD, 6) + field("M24 -24C22 -42 38 -50 46 -42C42 -38 40 -36 40 -33C44 -34 47 -34 49 -32C47 -20 34 -14 24 -24Z", tone.spark)) +
  field("M0 -14C24 -14 34 0 30 16C26 30 12 36 0 36C-12 36 -26 30 -30 16C-34 0 -24 -14 0 -14Z", pick([tone.mid, tone.spark], chance)) +
  line("M-22 2C-10 10 10 10 22 2M-14 24C-6 28 6 28 14 24", tone.pale, 1.8) +
  both(line("M8 -12V-20", GOLD, 2.4) + dot(8, -23, 4.2, "#fdf6e0", 1.2) + dot(8, -23, 1.9, DARK)) +
  both(dot(12, 16, 2.4, tone.pale));
const shoal: Draw = (tone, chance) => {
  const one = (fill: string): string => field("M-15 0C-8 -11 8 -10 14 0C8 10 -8 11 -15 0ZM-12 0L-24 -9V9Z", fill, 1.4) + dot(7, -2, 2.2, "#fff", 0.7) + dot(7.4, -2, 1, DARK) + line("M0 -6C-3 -2 -3 2 0 6", tone.deep, 1.2);
  const lean = -14 + chance() * 10;
  return ([[-6, -26, tone.light], [16, -10, tone.pale], [-16, -2, tone.spark], [10, 12, tone.mid], [-10, 24, tone.pale], [14, 33, tone.light]] as const).map(([x, y, fill]) => at(x, y, one(fill), 1.05, lean)).join("");
};
const oak: Draw = (tone, chance) =>
  both([[14, -30, 13], [28, -16, 13], [34, 2, 11], [0, -36, 12]].map(([x, y, r], i) => dot(x!, y!, r!, i % 2 ? tone.light : tone.mid, 1.6)).join("")) +
  field("M0 -26C20 -26 24 -10 22 6C21 22 28 34 34 46H-34C-28 34 -21 22 -22 6C-24 -10 -20 -26 0 -26Z", "#7a5230") +
  both(line("M16 -16C18 4 16 24 24 44M8 22C10 32 10 38 12 46", "#4c2f18", 2)) +
  both(field("M4 -6C8 -11 14 -10 16 -5C12 -1 7 -1 4 -6Z", pick(["#ffe07a", tone.pale], chance), 1.2) + dot(10, -5.5, 1.9, DARK)) +
  field("M-4 2H4L2 10H-2Z", "#4c2f18", 1) +
  field("M-9 17C-3 13 3 13 9 17C6 24 -6 24 -9 17Z", DARK, 1.2) +
  both(field("M4 -28C10 -38 20 -38 24 -44C26 -34 18 -26 8 -24Z", tone.light, 1.3));
const sprout: Draw = (tone, chance) =>
  field("M-24 46C-22 36 22 36 24 46V52H-24Z", "#6b4526") + line("M0 42C-2 26 2 14 0 -4", GOLD, 5.5) + line("M0 42C-2 26 2 14 0 -4", tone.light, 3.2) + both(field("M0 8C4 -12 20 -24 40 -22C40 -4 24 12 0 8Z", tone.light) + line("M4 5C14 -4 24 -12 34 -17", tone.deep, 1.5)) + field("M0 -4C-9 -14 -8 -30 0 -40C8 -30 9 -14 0 -4Z", pick([tone.spark, tone.pale], chance)) + both(dot(8, 26, 3.6, "#fdf6e0", 1) + dot(8, 26, 1.7, DARK)) + line("M-4 33C-2 35 2 35 4 33", tone.deep, 1.8);
const dryad: Draw = (tone, chance) => both(field("M6 -22C20 -30 28 -44 44 -40C42 -24 30 -16 16 -10Z", tone.light) + field("M14 -10C28 -14 40 -10 46 0C36 6 24 6 14 0Z", tone.mid) + line("M10 -18C22 -24 30 -32 40 -37", tone.deep, 1.3)) + hair(tone, chance) + field("M0 -30C-5 -36 -4 -44 0 -48C4 -44 5 -36 0 -30Z", tone.spark);
const golem: Draw = (tone, chance) => {
  const stone = pick([tone.mid, "#8b7a66", "#5f5a58", tone.light], chance);
  const glow = pick(["#ffb03c", "#ff6e3c", "#9fe8ff", "#ffe07a"], chance);
  return (
    both(field("M18 18L44 24L48 50H14Z", stone) + field("M20 -24L34 -34L38 -14L26 -8Z", tone.deep)) +
    field(`M-20 -34L${n(-4 + chance() * 8)} -40L20 -34L30 -12L26 16L14 34H-14L-26 16L-30 -12Z`, stone) +
    line(`M-20 -34L-8 -18L4 -26L20 -34M-30 -12L-18 -6M30 -12L18 -6M-26 16L-10 20M26 16L10 20`, tone.deep, 1.6) +
    both(field("M6 -8L20 -12L18 -2L8 -1Z", glow, 1.4)) +
    field("M-5 4L5 4L3 12H-3Z", tone.deep, 1.2) +
    field("M-12 20L12 20L9 27H-9Z", DARK, 1.3) +
    [-6, 0, 6].map((x) => line(`M${x} 20V26`, GOLD, 1.2)).join("")
  );
};
const mountain: Draw = (tone, chance) => field("M-50 44L-26 -6L-14 10L0 -42L16 6L28 -10L50 44Z", tone.mid) + field("M0 -42L8 -16L2 -20L-3 -12L-9 -18Z", tone.pale, 1.2) + field("M-26 -6L-20 6L-27 4L-31 6Z", tone.pale, 1) + field("M28 -10L33 4L28 2L23 6Z", tone.pale, 1) + line("M-14 10L-20 44M16 6L22 44M0 -10L-4 44", tone.deep, 1.6) + both(field("M5 14L16 10L15 19L6 20Z", pick(["#ffb03c", "#ff6e3c"], chance), 1.3)) + field("M-10 30L10 30L7 37H-7Z", DARK, 1.2);
const choir: Draw = (tone, chance) => {
  const head = (fill: string): string => field("M0 -18C12 -18 15 -8 14 2C13 14 7 22 0 22C-7 22 -13 14 -14 2C-15 -8 -12 -18 0 -18Z", fill) + both(line("M4 -4C6 -6 9 -6 11 -4", DARK, 1.9)) + `<ellipse cx="0" cy="10" rx="4.200" ry="6" fill="${DARK}" stroke="${GOLD}" stroke-width="1.200"/>`;
  return at(-24, -2, head(tone.light), 0.9, -8) + at(24, -2, head(tone.light), 0.9, 8) + at(0, -14, head(pick([tone.pale, tone.spark], chance)), 1.05) + field("M-44 50C-40 30 -20 22 0 22C20 22 40 30 44 50Z", tone.mid) + line("M-30 40C-10 30 10 30 30 40", tone.light, 1.8);
};
const salamander: Draw = (tone, chance) => fan(7, -75, 75, (i) => field("M-4 -24C-8 -34 4 -38 0 -48C10 -40 8 -30 4 -24Z", i % 2 ? "#ff9d3c" : tone.spark, 1.2)) + field("M0 -24C20 -24 32 -12 32 4C32 22 16 34 0 34C-16 34 -32 22 -32 4C-32 -12 -20 -24 0 -24Z", pick([tone.spark, "#7d2a1a"], chance)) + both(dot(18, -12, 8, tone.light, 1.6) + `<ellipse cx="18" cy="-12" rx="2.200" ry="6" fill="${DARK}"/>`) + line("M-24 14C-10 24 10 24 24 14", DARK, 2.2) + both(dot(4, 2, 1.5, DARK) + dot(22, 6, 2, tone.pale) + dot(13, -1, 1.6, tone.pale) + dot(14, 26, 1.8, tone.pale));

export const FACES = {
  crown, hood, helm, hair, veil, cap, owl, bird, griffin, moth, whale, kraken, crab, shoal, oak, sprout, dryad, golem, mountain, choir, salamander,
  wolf: beast({ ears: "up", muzzle: "long", mane: true }),
  fox: beast({ ears: "up", muzzle: "long" }),
  bear: beast({ ears: "round", muzzle: "short" }),
  boar: beast({ ears: "tuft", muzzle: "snout", horns: "tusks", mane: true }),
  stag: beast({ ears: "wide", muzzle: "long", horns: "antlers" }),
  badger: beast({ ears: "round", muzzle: "long", stripe: true }),
  beaver: beast({ ears: "round", muzzle: "short", horns: "tusks" }),
  mole: beast({ ears: "none", muzzle: "snout", horns: "spikes" }),
  ram: beast({ ears: "wide", muzzle: "short", horns: "ram" }),
} satisfies Record<string, Draw>;
export type Face = keyof typeof FACES;
