// Things of power: vessels, instruments, stones and gates, in wire and enamel.
import { around, at, both, BRASS, DARK, dot, type Enamel, fan, field, GOLD, line } from "./wire";
import { n, pick } from "../../../shell/chance";

type Draw = (tone: Enamel, chance: () => number) => string;

const spiral = (turns: number, from: number, to: number, turn = 0): string => {
  let d = "";
  const steps = Math.round(turns * 16);
  for (let k = 0; k <= steps; k++) {
    const a = turn + (k / 16) * Math.PI * 2;
    const r = from + ((to - from) * k) / steps;
    d += `${k ? "L" : "M"}${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}`;
  }
  return d;
};
const shell: Draw = (tone, chance) => field("M-30 26C-44 -6 -20 -42 12 -36C36 -32 44 -8 32 8C24 20 6 20 2 8C-2 0 6 -8 12 -4C6 8 20 6 20 -4C20 -16 2 -20 -8 -8C-20 6 -10 28 12 30C24 31 34 28 40 24C34 42 -14 50 -30 26Z", pick([tone.pale, tone.spark], chance)) + line("M-22 20C-32 -2 -14 -30 12 -27M-14 27C-22 6 -8 -18 8 -19", tone.mid, 1.7) + dot(12, -2, 3, tone.mid);
const coral: Draw = (tone) => line("M0 44V-8M0 26C-20 22 -28 8 -26 -14M-25 4C-36 0 -40 -10 -38 -20M0 14C18 12 28 0 26 -22M26 -6C36 -8 40 -16 40 -24M0 -2C-8 -10 -8 -24 -12 -38M0 -6C8 -14 8 -28 12 -40", GOLD, 8.5) + line("M0 44V-8M0 26C-20 22 -28 8 -26 -14M-25 4C-36 0 -40 -10 -38 -20M0 14C18 12 28 0 26 -22M26 -6C36 -8 40 -16 40 -24M0 -2C-8 -10 -8 -24 -12 -38M0 -6C8 -14 8 -28 12 -40", tone.spark, 5.6) + field("M-26 46C-20 38 20 38 26 46V52H-26Z", tone.mid);
const lighthouse: Draw = (tone) => both(field("M8 -30L50 -44V-18Z", "#fff1b8", 0.8)) + field("M-12 44L-8 -18H8L12 44Z", tone.pale) + field("M-10.800 22L-9.800 6H9.800L10.800 22Z", tone.spark, 1.2) + field("M-10 -18V-34H10V-18Z", "#ffd766") + field("M-13 -34L0 -46L13 -34Z", tone.mid) + field("M-30 48C-20 38 20 38 30 48V54H-30Z", tone.deep) + line("M0 -34V-18M-13 -18H13", GOLD, 1.6);
const bone: Draw = (tone) => at(0, 0, field("M-34 -6C-46 -16 -38 -28 -28 -22C-26 -32 -12 -30 -16 -18C0 -8 12 2 22 12C34 8 38 22 28 26C34 36 20 42 14 32C4 24 -10 12 -18 4C-26 8 -34 2 -34 -6Z", tone.pale) + line("M-16 -12C-4 -4 10 8 20 18", tone.light, 2), 1.15, 8) + both(at(26, -26, field("M0 -10L3 -2L10 0L3 3L0 10L-3 3L-10 0L-3 -2Z", tone.spark, 1.1), 0.8));
const whirl: Draw = (tone, chance) => [0, 2.1, 4.2].map((turn, i) => line(spiral(1.6, 4, 44, turn + chance()), i === 1 ? tone.spark : tone.pale, 4.4) + line(spiral(1.6, 4, 44, turn), tone.light, 1.4)).join("") + dot(0, 0, 6, DARK, 1.8);
const bottle: Draw = (tone) => at(0, 0, field("M-7 -44H7V-26C20 -20 22 -8 22 4V36C22 44 16 46 12 46H-12C-16 46 -22 44 -22 36V4C-22 -8 -20 -20 -7 -26Z", tone.light) + field("M-8 -50H8V-42H-8Z", "#9a6a3a", 1.2) + field("M-13 0L11 -6L14 26L-10 32Z", "#fbefcf", 1.3) + line("M-7 6L8 2M-6 13L9 9M-5 20L6 17", "#7a4a2c", 1.6) + line("M-16 0V30", "#fff", 2), 0.95, 14);
const trident: Draw = (tone) => line("M0 48V-8", GOLD, 6) + line("M0 48V-8", tone.mid, 3) + field("M-4 -8C-26 -6 -30 -24 -28 -44L-20 -34C-20 -22 -14 -18 -5 -18V-36L0 -50L5 -36V-18C14 -18 20 -22 20 -34L28 -44C30 -24 26 -6 4 -8Z", tone.pale) + dot(0, 6, 5.5, tone.spark, 1.5) + both(line("M4 22L12 16M4 32L12 26", GOLD, 1.7));
const pearl: Draw = (tone, chance) => fan(9, -76, 76, (i) => field("M-5 0C-9 -22 -8 -40 0 -44C8 -40 9 -22 5 0Z", i % 2 ? tone.light : tone.pale, 1.3)) + field("M-40 10C-24 34 24 34 40 10C30 20 -30 20 -40 10Z", tone.mid) + dot(0, 6, 13, pick(["#fdf3ee", "#f6e6f4"], chance), 1.8) + dot(-4, 2, 3.6, "#fff");

const clock: Draw = (tone, chance) => dot(0, 0, 38, tone.pale, 2.4) + dot(0, 0, 30, tone.deep, 1.4) + around(12, (i) => line(i % 3 ? "M0 -33.500V-36" : "M0 -32V-37", DARK, i % 3 ? 1.4 : 2.6)) + around(8, () => field("M0 -28L3 -8L0 -4L-3 -8Z", tone.mid, 1)) + line(`M0 0L${n(12 + chance() * 8)} -16M0 0L-6 -24`, GOLD, 2.8) + dot(0, 0, 3.6, tone.spark, 1.2);
const rings: Draw = (tone, chance) => [0, 60, 120].map((a, i) => `<ellipse rx="42" ry="17" transform="rotate(${n(a + chance() * 20)})" fill="none" stroke="${i ? tone.light : GOLD}" stroke-width="3.200"/>`).join("") + `<circle r="42" fill="none" stroke="${GOLD}" stroke-width="2.600"/>` + dot(0, 0, 12, tone.spark, 1.8) + both(dot(36, -8, 4, tone.pale, 1)) + dot(4, 40, 3.4, tone.pale, 1);
const drum: Draw = (tone) => field("M-36 -18C-30 8 -30 20 -34 38C-18 48 18 48 34 38C30 20 30 8 36 -18Z", tone.mid) + line("M-34 -12L-20 42L-6 -6L6 46L18 -6L26 42L34 -12", tone.pale, 2) + `<ellipse cx="0" cy="-18" rx="36" ry="13" fill="${tone.pale}" stroke="${GOLD}" stroke-width="2"/><ellipse cx="0" cy="-18" rx="22" ry="7" fill="none" stroke="${tone.light}" stroke-width="1.600"/>` + both(at(12, -30, field("M-2 18L-2 -12H2L2 18Z", BRASS, 1) + dot(0, -14, 5, tone.spark, 1.3), 1, 34));
const flute: Draw = (tone) => at(0, 0, field("M-46 -5C-40 -8 40 -6 48 -9V9C40 6 -40 8 -46 5Z", tone.pale) + [-18, -6, 6, 18, 30].map((x) => dot(x, 0, 2.8, DARK, 0.8)).join("") + field("M-38 -8H-32V8H-38Z", tone.spark, 1), 1, -38) + line("M-34 -14C-22 -30 -8 -26 -12 -16C-14 -10 -22 -14 -18 -18M6 36C18 20 34 24 30 34C27 40 20 36 24 32", tone.light, 2.4);
const comet: Draw = (tone) => at(-10, 12, field("M0 0L44 -56L26 -10L52 -36L14 14Z", tone.light, 1.3) + field("M0 0L34 -42L18 -6Z", "#ffe9a8", 1), 1) + at(-10, 12, field("M0 -22L6 -7L22 -6L9 4L14 20L0 11L-14 20L-9 4L-22 -6L-6 -7Z", tone.spark) + dot(0, 0, 5, "#fff6d8"));
const hourglass =
  (wings: boolean): Draw =>
  (tone) =>
    (wings ? both(field("M16 -14C34 -34 46 -32 52 -36C52 -12 40 16 16 18Z", tone.pale) + line("M20 -8C32 -18 40 -22 48 -26M20 4C32 -4 38 -8 45 -14", tone.mid, 1.7)) : "") + field("M-20 -36H20C20 -16 4 -10 4 0C4 10 20 16 20 36H-20C-20 16 -4 10 -4 0C-4 -10 -20 -16 -20 -36Z", tone.light) + field("M-12 -18H12C8 -10 2 -6 0 0C-2 -6 -8 -10 -12 -18Z", tone.spark, 1) + field("M-15 35C-12 24 -4 22 0 14C4 22 12 24 15 35Z", tone.spark, 1) + field("M-25 -43H25V-35H-25ZM-25 35H25V43H-25Z", BRASS);
const spear: Draw = (tone) => at(0, 0, line("M0 50V-14", GOLD, 6) + line("M0 50V-14", tone.deep, 3) + field("M0 -52L13 -22L5 -20L5 -10H-5L-5 -20L-13 -22Z", tone.pale) + line("M0 -48V-14", tone.mid, 1.6), 1, 24) + field("M-34 -34L-14 -34L-20 -18L-8 -18L-30 10L-25 -10L-38 -10Z", "#ffd24a") + at(34, 24, field("M-10 -14L4 -14L0 -4L9 -4L-8 16L-4 2L-13 2Z", "#ffd24a", 1.3), 0.9);
const gate =
  (moon: boolean): Draw =>
  (tone) =>
    field("M-36 46V-2C-36 -50 36 -50 36 -2V46H22V0C22 -30 -22 -30 -22 0V46Z", tone.pale) + field("M-22 46V0C-22 -30 22 -30 22 0V46Z", DARK) + line("M-36 10H-22M36 10H22M-36 28H-22M36 28H22M-33 -14L-20 -10M33 -14L20 -10M-18 -34L-12 -21M18 -34L12 -21", tone.mid, 1.7) + (moon ? field("M4 -16A15 15 0 1 0 12 12A12 12 0 1 1 4 -16Z", "#ffe9a8") : [12, 8, 4].map((r) => `<ellipse cx="0" cy="16" rx="${r}" ry="${r * 1.7}" fill="none" stroke="${r === 4 ? tone.spark : tone.light}" stroke-width="1.900"/>`).join(""));
const hive: Draw = (tone) => field("M0 -42C14 -42 20 -32 20 -26C30 -22 34 -12 32 -4C40 4 40 16 34 24C34 36 20 42 0 42C-20 42 -34 36 -34 24C-40 16 -40 4 -32 -4C-34 -12 -30 -22 -20 -26C-20 -32 -14 -42 0 -42Z", "#e2a63c") + line("M-20 -26C-8 -20 8 -20 20 -26M-32 -4C-14 4 14 4 32 -4M-34 24C-14 32 14 32 34 24", "#8a5a1c", 2) + dot(0, 12, 8, DARK, 1.8) + [[-30, -34, 20], [34, -30, -20], [26, 6, 40]].map(([x, y, a]) => at(x!, y!, `<ellipse rx="6" ry="4" fill="#2a1a0c" stroke="${GOLD}" stroke-width="1"/><path d="M-2 -4V4M2 -4V4" stroke="#ffd24a" stroke-width="1.600"/>` + field("M-2 -4C-8 -12 2 -14 2 -4Z", tone.pale, 0.8), 1, a!)).join("");
const mushrooms: Draw = (tone) => {
  const one = (cap: string): string => field("M-5 4C-4 16 -7 22 -8 26H8C7 22 4 16 5 4Z", "#f6e7cb", 1.4) + field("M-20 6C-20 -20 20 -20 20 6C10 11 -10 11 -20 6Z", cap) + dot(-8, -4, 3, "#fff3d8") + dot(6, -7, 3.6, "#fff3d8") + dot(12, 2, 2.2, "#fff3d8");
  return at(-24, 4, one(tone.light), 0.8, -10) + at(24, 4, one("#d4573a"), 0.8, 10) + at(0, -12, one(tone.spark), 1.15) + field("M-46 34C-20 24 20 24 46 34C34 48 -34 48 -46 34Z", tone.mid);
};
const brambles: Draw = (tone) => [-1, 1].map((s) => line(`M${-46 * s} 34C${-20 * s} 30 ${-30 * s} -4 0 -4C${30 * s} -4 ${18 * s} -34 ${44 * s} -36`, GOLD, 7) + line(`M${-46 * s} 34C${-20 * s} 30 ${-30 * s} -4 0 -4C${30 * s} -4 ${18 * s} -34 ${44 * s} -36`, tone.light, 4.4)).join("") + [[-36, 28], [-24, 10], [-10, -2], [12, -4], [26, -18], [38, -36], [36, 28], [24, 8], [-26, -20], [-38, -36]].map(([x, y], i) => at(x!, y!, field("M-3 0L0 -9L3 0Z", tone.pale, 0.9), 1, i * 47)).join("") + [[0, 30], [0, -30], [-2, 4]].map(([x, y]) => at(x!, y!, around(5, () => `<ellipse cx="0" cy="-6" rx="4.500" ry="6" fill="${tone.spark}" stroke="${GOLD}" stroke-width="1"/>`) + dot(0, 0, 3.6, "#ffe07a"))).join("");
const pots: Draw = (tone) => [[-26, 10, 0.75], [26, 10, 0.75], [0, 2, 1.05]].map(([x, y, k]) => at(x!, y!, line("M0 4V-22", tone.light, 3.4) + both(field("M0 -10C4 -26 14 -30 24 -28C22 -14 12 -8 0 -10Z", tone.light, 1.3)) + field("M0 -22C-7 -30 -5 -40 0 -44C5 -40 7 -30 0 -22Z", tone.spark, 1.3) + field("M-18 4H18L13 34H-13Z", "#b5622f") + field("M-20 0H20V8H-20Z", "#d07c40", 1.2), k!)).join("");
const moon: Draw = (tone, chance) => dot(0, -4, 36, pick(["#ffd98a", "#f6c35c"], chance), 2) + dot(-12, -14, 6, "#e2a63c") + dot(12, 2, 8, "#e2a63c") + dot(6, -22, 3.6, "#e2a63c") + both(line("M10 48C16 30 22 22 34 14", GOLD, 3) + [0, 1, 2].map((i) => at(16 + i * 8, 36 - i * 9, field("M0 0C-6 -6 -4 -14 2 -16C6 -10 6 -4 0 0Z", tone.light, 1), 1, 30)).join(""));
const leaves: Draw = (tone, chance) => {
  const leaf = (fill: string): string => field("M0 24C-20 10 -20 -14 0 -32C20 -14 20 10 0 24Z", fill, 1.5) + line("M0 34V-20M0 8L-9 0M0 8L9 0M0 -4L-7 -11M0 -4L7 -11", tone.deep, 1.5);
  return at(-17, 12, leaf("#a8562a"), 0.95, -42 + chance() * 12) + at(17, 12, leaf(tone.spark), 0.95, 42 - chance() * 12) + at(0, -4, leaf(tone.light), 1.1, chance() * 14 - 7) + line("M-38 42C-24 36 -14 46 0 40C14 46 24 36 38 42", "#a8562a", 3);
};
const mask: Draw = (tone) => both(field("M18 -20C30 -40 44 -38 44 -44C50 -24 40 -4 28 0Z", tone.light)) + field("M0 -42C26 -42 32 -22 30 -2C28 24 14 46 0 46C-14 46 -28 24 -30 -2C-32 -22 -26 -42 0 -42Z", "#a9743f") + field("M0 -42L8 -20L0 -8L-8 -20Z", tone.spark, 1.4) + both(field("M6 -6C12 -12 22 -12 24 -4C18 2 10 2 6 -6Z", DARK) + line("M8 12C14 10 20 12 22 8M8 18C14 16 18 18 20 14", tone.pale, 2)) + field("M-4 0H4L6 16H-6Z", "#7a4a22", 1.2) + field("M-11 26C-4 22 4 22 11 26C6 34 -6 34 -11 26Z", DARK);

const stone: Draw = (tone, chance) => [40, 33].map((r, i) => `<circle r="${r}" fill="none" stroke="${i ? tone.spark : tone.light}" stroke-width="2.400" stroke-dasharray="${n(8 + chance() * 10)} 6"/>`).join("") + field("M-4 -30L18 -20L26 4L12 28L-14 26L-26 4L-20 -20Z", tone.light) + field("M-4 -30L4 -4L-26 4L-20 -20Z", tone.pale, 1.3) + field("M4 -4L26 4L12 28Z", tone.mid, 1.3) + field("M4 -4L12 28L-14 26Z", tone.deep, 1.3);
const forge: Draw = (tone) => field("M0 -48C12 -32 16 -24 8 -12C20 -16 18 -28 16 -32C30 -16 28 8 0 10C-28 8 -28 -14 -14 -26C-14 -18 -8 -16 -6 -22C-4 -30 -6 -38 0 -48Z", "#ff8f3a") + field("M0 -22C8 -12 10 2 0 6C-10 2 -8 -10 0 -22Z", "#ffe3a1", 1) + field("M-40 8H40C38 20 24 22 14 24V32C22 34 26 38 28 46H-28C-26 38 -22 34 -14 32V24C-24 22 -38 20 -40 8Z", "#6a6560") + line("M-30 14H30", tone.light, 1.8);
const geode: Draw = (tone, chance) => field("M-38 -14C-34 -36 -8 -46 14 -40C36 -36 46 -10 40 12C34 36 10 46 -12 42C-36 36 -42 8 -38 -14Z", "#7b6a58") + field("M-26 -10C-22 -26 -4 -32 10 -28C26 -24 32 -6 28 8C24 24 8 30 -8 28C-26 24 -30 6 -26 -10Z", tone.pale) + fan(9, -160, 160, (i) => field("M-6 -24L0 -6L6 -24Z", i % 3 ? pick([tone.spark, "#b06ad0", "#6a8fe0"], chance) : "#e3c8f4", 1.1)) + dot(0, 0, 6, DARK, 1.4);
const vault: Draw = (tone) => field("M-38 -10C-38 -34 38 -34 38 -10V36H-38Z", "#8a5426") + field("M-38 -4H38V10H-38Z", tone.light, 1.4) + line("M-24 -26V36M24 -26V36", GOLD, 3.4) + field("M-10 -8H10V10C10 16 -10 16 -10 10Z", BRASS) + dot(0, 0, 3.2, DARK) + field("M-1.500 0H1.500L2.500 8H-2.500Z", DARK, 0.4) + [[-28, 40], [-14, 43], [4, 44], [20, 42], [32, 39]].map(([x, y]) => dot(x!, y!, 6, "#f6c94f", 1.2)).join("");
const ram: Draw = (tone) => line("M-46 -14H46", GOLD, 3.4) + both(line("M20 -14L14 10M-20 0", GOLD, 1.8)) + field("M-46 4H22V24H-46Z", "#7a4a22") + line("M-40 11H18M-40 18H18", "#4c2f18", 1.6) + field("M20 0H32L46 6C50 12 50 18 46 22L32 28H20Z", tone.spark) + both(dot(26, 36, 9, tone.mid, 1.8) + dot(26, 36, 3, GOLD)) + at(34, 2, field("M0 0C10 -14 20 -10 16 0C12 6 4 6 0 0Z", tone.pale, 1.3), 0.9) + field("M-34 -14V-44H-2L-12 -34L-2 -24H-32", tone.spark, 1.3);
const agate: Draw = (tone, chance) => {
  let out = "";
  const bands = [tone.deep, tone.spark, tone.light, tone.pale, "#e2a58f", tone.mid];
  for (let i = 0; i < 6; i++) {
    const r = 42 - i * 6.4;
    let d = "";
    for (let k = 0; k < 14; k++) {
      const a = (k / 14) * Math.PI * 2;
      const rr = r * (0.93 + chance() * 0.13);
      d += `${k ? "L" : "M"}${n(Math.cos(a) * rr)} ${n(Math.sin(a) * rr * 0.9)}`;
    }
    out += field(`${d}Z`, bands[i]!, i ? 0.9 : 2);
  }
  return out + dot(0, 0, 4, "#fff6d8", 1);
};
const banner: Draw = (tone) => line("M-26 50V-48", GOLD, 6) + line("M-26 50V-48", "#7a4a22", 3) + dot(-26, -48, 5, GOLD) + field("M-22 -42C-4 -48 14 -36 40 -42L32 -20L40 4C14 10 -4 -2 -22 4Z", tone.spark) + ([["#1f7f86", 0], ["#3d4eae", 90], ["#4b7638", 180], ["#a8691f", 270]] as const).map(([fill, a]) => at(8, -19, field("M0 0L0 -13A13 13 0 0 1 13 0Z", fill, 1.1), 1, a)).join("");
const loop: Draw = (tone) => line("M0 0C12 -26 44 -24 44 0C44 24 12 26 0 0C-12 -26 -44 -24 -44 0C-44 24 -12 26 0 0Z", GOLD, 12) + line("M0 0C12 -26 44 -24 44 0C44 24 12 26 0 0C-12 -26 -44 -24 -44 0C-44 24 -12 26 0 0Z", tone.spark, 8) + line("M0 0C12 -26 44 -24 44 0C44 24 12 26 0 0C-12 -26 -44 -24 -44 0C-44 24 -12 26 0 0Z", tone.pale, 1.6) + both(line("M26 0V-8M26 0L31 4", GOLD, 2.2)) + field("M-8 -8L8 8M0 0Z", tone.pale);
const toolbox: Draw = (tone) => at(-14, -14, field("M-4 30V-14H4V30Z", "#9a6a3a", 1.2) + field("M-16 -26H12L18 -20L12 -13H-16Z", "#b9bcc0"), 1, -18) + at(18, -12, field("M-3 30V-20L0 -32L3 -20V30Z", "#d7dade", 1.2), 1, 20) + field("M-40 4H40V40H-40Z", tone.mid) + field("M-40 4H40V14H-40Z", tone.light, 1.3) + field("M-8 10H8V22H-8Z", BRASS) + line("M-16 4V-4H16V4", GOLD, 3.4) + both(dot(33, 33, 2.4, GOLD));
const bell: Draw = (tone) => [46, 38].map((r, i) => line(`M${-r} ${10 - i * 3}C${-r - 2} -4 ${-r + 2} -18 ${-r + 8} -26M${r} ${10 - i * 3}C${r + 2} -4 ${r - 2} -18 ${r - 8} -26`, i ? tone.spark : tone.light, 2.6)).join("") + line("M0 -46V-36", GOLD, 6) + field("M0 -38C18 -38 18 -8 28 20H-28C-18 -8 -18 -38 0 -38Z", "#e0b24e") + field("M-33 18H33V28H-33Z", BRASS) + dot(0, 35, 7, tone.pale, 1.6) + line("M-14 -6C-6 -2 6 -2 14 -6M-18 6C-8 10 8 10 18 6", "#8a5f1c", 1.8);
const candle: Draw = (tone) => `<circle cx="0" cy="-22" r="26" fill="#ffd98a" opacity=".28"/>` + field("M0 -48C12 -32 14 -20 0 -14C-14 -20 -12 -32 0 -48Z", "#ff9d3c") + field("M0 -34C5 -26 6 -20 0 -17C-6 -20 -5 -26 0 -34Z", "#fff1b8", 0.8) + line("M0 -14V-6", DARK, 2.4) + field("M-13 -6C-6 -10 6 -10 13 -6V32H-13Z", "#fbefcf") + line("M-8 -6C-8 4 -5 6 -5 12M7 -7C7 0 4 2 4 8", "#d9c08c", 2.4) + field("M-28 32H28C26 42 16 44 0 44C-16 44 -26 42 -28 32Z", tone.mid) + line("M26 36C36 34 38 44 28 44", GOLD, 2.6);
const scroll: Draw = (tone) => field("M-24 -38H26C34 -38 34 -26 26 -26V32C26 44 14 44 14 36H-34C-34 46 -22 44 -24 32Z", "#fbefcf") + line("M-14 -20H16M-14 -10H16M-14 0H10M-14 10H16M-14 20H4", tone.mid, 2.2) + dot(14, 22, 6.5, tone.spark, 1.6);

export const THINGS = {
  shell, coral, lighthouse, bone, whirl, bottle, trident, pearl, clock, rings, drum, flute, comet, spear, hive, mushrooms, brambles, pots, moon, leaves, mask, stone, forge, geode, vault, ram, agate, banner, loop, toolbox, bell, candle, scroll,
  hourglass: hourglass(false),
  winged: hourglass(true),
  moongate: gate(true),
  cave: gate(false),
} satisfies Record<string, Draw>;
export type Thing = keyof typeof THINGS;
