// What lies behind the figure: each faction's own pattern, and the sign of its specialisation.
import { around, at, both, DARK, dot, type Enamel, ENAMELS, field, type Faction, GOLD, line } from "./wire";
import { n } from "../../../shell/chance";

const star = (r: number): string => `M0 ${n(-r)}L${n(r * 0.24)} ${n(-r * 0.24)}L${n(r)} 0L${n(r * 0.24)} ${n(r * 0.24)}L0 ${n(r)}L${n(-r * 0.24)} ${n(r * 0.24)}L${n(-r)} 0L${n(-r * 0.24)} ${n(-r * 0.24)}Z`;

function waves(tone: Enamel, chance: () => number): string {
  const shift = chance() * 18;
  let out = "";
  for (let row = 0; row < 6; row++) {
    const y = -38 + row * 17;
    let d = "";
    for (let x = -66 + ((row % 2) * 11 + shift); x < 56; x += 22) d += `M${n(x)} ${n(y + 6)}c0 -9 13 -10 14 -2c0 5 -6 5 -6 1`;
    out += line(d, row % 2 ? tone.mid : tone.light, 1.9);
  }
  return `<g opacity=".75">${out}</g>`;
}

function heavens(tone: Enamel, chance: () => number): string {
  let out = around(24, (i) => `<path d="M0 -22V${i % 2 ? -46 : -40}" stroke="${tone.mid}" stroke-width="1.6"/>`);
  for (let i = 0; i < 11; i++) {
    const [a, r] = [chance() * Math.PI * 2, 26 + chance() * 20];
    out += at(Math.cos(a) * r, Math.sin(a) * r, `<path d="${star(2.4 + chance() * 3.2)}" fill="${chance() < 0.4 ? tone.spark : tone.light}"/>`);
  }
  return out;
}

function thicket(tone: Enamel, chance: () => number): string {
  const leaf = (long: number): string => `M0 0C${n(long * 0.3)} ${n(-long * 0.35)} ${n(long * 0.25)} ${n(-long * 0.8)} 0 ${n(-long)}C${n(-long * 0.25)} ${n(-long * 0.8)} ${n(-long * 0.3)} ${n(-long * 0.35)} 0 0Z`;
  const turn = chance() * 30;
  return (
    around(12, (i) => `<g transform="translate(0 -27)"><path d="${leaf(i % 2 ? 20 : 16)}" fill="${i % 2 ? tone.mid : tone.deep}" stroke="${tone.light}" stroke-width="1"/></g>`, turn) +
    around(12, () => `<g transform="translate(0 -16)"><path d="${leaf(13)}" fill="${tone.mid}" opacity=".6"/></g>`, turn + 15)
  );
}

function strata(tone: Enamel, chance: () => number): string {
  let out = "";
  for (let row = 0; row < 7; row++) {
    const y = -44 + row * 14;
    let d = `M-52 ${n(y)}`;
    for (let x = -52; x <= 52; x += 13) d += `L${n(x)} ${n(y + (chance() - 0.5) * 9)}`;
    out += `<path d="${d}L52 ${n(y + 16)}L-52 ${n(y + 16)}Z" fill="${row % 2 ? tone.mid : tone.deep}" stroke="${tone.light}" stroke-width=".8" stroke-opacity=".5"/>`;
  }
  for (let i = 0; i < 4; i++) {
    const [x, y] = [(chance() - 0.5) * 84, (chance() - 0.5) * 80];
    out += at(x, y, `<path d="M0 -6L4 -1L2 6H-3L-4 -2Z" fill="${tone.light}" opacity=".8"/>`, 1, chance() * 90);
  }
  return out;
}

function lattice(tone: Enamel, chance: () => number): string {
  const turn = chance() * 45;
  let d = "";
  for (let i = -60; i <= 60; i += 15) d += `M${i} -62V62M-62 ${i}H62`;
  return `<g transform="rotate(${n(turn)})">${line(d, tone.mid, 2)}</g>`;
}

const PATTERNS: Record<Faction, (tone: Enamel, chance: () => number) => string> = { water: waves, sky: heavens, forest: thicket, earth: strata, neutral: lattice };

export function ground(faction: Faction, chance: () => number): string {
  const tone = ENAMELS[faction];
  return `<circle r="50" fill="${tone.deep}"/>${PATTERNS[faction](tone, chance)}<circle r="50" fill="url(#sheen)"/>`;
}

/** War: blades crossed behind the figure. Magic: a spiral about it, and an eye above. */
export function sign(specialisation: "war" | "magic", tone: Enamel, chance: () => number): string {
  if (specialisation === "war") {
    const lean = 38 + chance() * 12;
    const blade = field("M-2.600 40L-2.600 -36L0 -46L2.600 -36L2.600 40Z", tone.pale, 1.3) + field("M-8 33H8V37H-8Z", tone.spark, 1.2) + dot(0, 43, 2.6, GOLD);
    return both(`<g transform="rotate(${n(lean)})">${blade}</g>`);
  }
  let d = "";
  const [arms, twist] = [3 + Math.floor(chance() * 3), chance() * 120];
  for (let arm = 0; arm < arms; arm++) {
    for (let k = 0; k <= 22; k++) {
      const a = ((twist + (arm * 360) / arms + k * 13) * Math.PI) / 180;
      const r = 14 + k * 1.55;
      d += `${k ? "L" : "M"}${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}`;
    }
  }
  return line(d, tone.light, 2.2) + line(d, GOLD, 0.8);
}

/** The ring of brass, notched for war, beaded for magic. */
export function ring(specialisation: "war" | "magic", tone: Enamel): string {
  const rim = `<circle r="54.500" fill="none" stroke="#7d5a1f" stroke-width="9"/><circle r="54.500" fill="none" stroke="#d9b25c" stroke-width="6.400"/><circle r="50.200" fill="none" stroke="${GOLD}" stroke-width="1.200"/>`;
  if (specialisation === "war") return rim + around(16, () => `<path d="M-3 -57.500H3L0 -51.500Z" fill="#6d4a14"/>`);
  return rim + around(20, (i) => dot(0, -54.5, i % 5 ? 1.5 : 2.8, i % 5 ? "#6d4a14" : tone.mid, i % 5 ? 0 : 1)) + at(0, -54, `<path d="M-9 0C-5 -6 5 -6 9 0C5 6 -5 6 -9 0Z" fill="${tone.pale}" stroke="#6d4a14" stroke-width="1.200"/><circle r="3" fill="${DARK}"/>`);
}
