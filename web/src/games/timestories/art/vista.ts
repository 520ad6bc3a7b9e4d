// Draws a place that no picture was brought for: five layers in mist and one light, in the mission's palette, by the place's name.
import { asImage, chanceOf, n, pick } from "../../../shell/chance";
import { type Motif, motifsOf, type Palette, paletteOf } from "./palette";

const [W, H] = [1600, 520];

type Chance = () => number;

/** A line of hills across the picture, and how high it stands at each place. */
function ridge(base: number, swing: number, chance: Chance): { d: string; at: (x: number) => number } {
  const [phase, wave] = [chance() * 7, 0.003 + chance() * 0.005];
  const at = (x: number): number => base + Math.sin(x * wave + phase) * swing + Math.sin(x * wave * 2.7 + phase * 1.7) * swing * 0.4;
  let d = `M0 ${H}`;
  for (let x = 0; x <= W; x += 16) d += `L${x} ${n(at(x) + (chance() - 0.5) * 5)}`;
  return { d: `${d}L${W} ${H}Z`, at };
}

/** One thing of the motif, standing at a point and so tall: its shape, and where its window would be. */
const THINGS: Record<Motif, (x: number, y: number, tall: number, chance: Chance) => string> = {
  pines: (x, y, tall) => `M${n(x)} ${n(y - tall)}l${n(tall * 0.2)} ${n(tall * 0.5)}h${n(-tall * 0.1)}l${n(tall * 0.18)} ${n(tall * 0.6)}h${n(-tall * 0.56)}l${n(tall * 0.18)} ${n(-tall * 0.6)}h${n(-tall * 0.1)}Z`,
  towers: (x, y, tall, chance) => {
    const w = tall * (0.16 + chance() * 0.1);
    return `M${n(x - w)} ${n(y + 20)}V${n(y - tall)}L${n(x)} ${n(y - tall * 1.35)}L${n(x + w)} ${n(y - tall)}V${n(y + 20)}Z`;
  },
  arches: (x, y, tall) => {
    const w = tall * 0.42;
    return `M${n(x - w)} ${n(y + 20)}V${n(y - tall)}H${n(x + w)}V${n(y + 20)}H${n(x + w * 0.6)}V${n(y - tall * 0.45)}Q${n(x)} ${n(y - tall * 1.02)} ${n(x - w * 0.6)} ${n(y - tall * 0.45)}V${n(y + 20)}Z`;
  },
  reeds: (x, y, tall, chance) => {
    let d = "";
    for (let i = 0; i < 5; i++) {
      const [foot, lean, high] = [x + (i - 2) * tall * 0.09, (chance() - 0.5) * tall * 0.3, tall * (0.7 + chance() * 0.5)];
      d += `M${n(foot - 2)} ${n(y + 14)}L${n(foot + lean)} ${n(y - high)}L${n(foot + 3)} ${n(y + 14)}Z`;
    }
    return d;
  },
  roofs: (x, y, tall, chance) => {
    const w = tall * (0.5 + chance() * 0.35);
    return `M${n(x - w)} ${n(y + 20)}V${n(y - tall * 0.45)}L${n(x - w * 0.1)} ${n(y - tall)}V${n(y - tall * 1.2)}H${n(x + w * 0.12)}V${n(y - tall * 0.94)}L${n(x + w)} ${n(y - tall * 0.45)}V${n(y + 20)}Z`;
  },
  stones: (x, y, tall, chance) => {
    const w = tall * (0.2 + chance() * 0.2);
    return `M${n(x - w)} ${n(y + 16)}L${n(x - w * 0.8)} ${n(y - tall * 0.8)}Q${n(x)} ${n(y - tall * 1.15)} ${n(x + w * 0.7)} ${n(y - tall * 0.7)}L${n(x + w)} ${n(y + 16)}Z`;
  },
};
const LIT: Motif[] = ["towers", "roofs", "arches"];

function things(motif: Motif, at: (x: number) => number, tall: number, count: number, fill: string, palette: Palette, chance: Chance): string {
  let d = "";
  let lamps = "";
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.2 + chance() * 0.6) / count) * W;
    const high = tall * (0.6 + chance() * 0.7);
    d += THINGS[motif](x, at(x), high, chance);
    if (LIT.includes(motif) && chance() < 0.3) lamps += `<path d="M${n(x - 3)} ${n(at(x) - high * 0.5)}h7v10h-7Z" fill="${palette.lamp}"/><circle cx="${n(x)}" cy="${n(at(x) - high * 0.5 + 5)}" r="26" fill="url(#lamp)"/>`;
  }
  return `<path d="${d}" fill="${fill}"/>${lamps}`;
}

function gradients(palette: Palette): string {
  const stop = (at: number, colour: string, opacity = 1): string => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const glow = (id: string, colour: string, strength: number): string => `<radialGradient id="${id}">${stop(0, colour, strength)}${stop(0.4, colour, strength * 0.35)}${stop(1, colour, 0)}</radialGradient>`;
  const down = (id: string, stops: string): string => `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`;
  return (
    down("sky", stop(0, palette.sky[0]) + stop(0.55, palette.sky[1]) + stop(1, palette.sky[2])) +
    down("mist", stop(0, palette.mist, 0) + stop(0.5, palette.mist, 0.34) + stop(1, palette.mist, 0)) +
    down("dark", stop(0, "#000", 0.3) + stop(0.3, "#000", 0) + stop(0.7, "#000", 0) + stop(1, "#000", 0.5)) +
    glow("glow", palette.light, 0.75) +
    glow("lamp", palette.lamp, 0.7)
  );
}

function vista(mission: string, place: string): string {
  const palette = paletteOf(mission);
  const chance = chanceOf(`${mission}/${place}`);
  const motif = pick([motifsOf(mission)[0], ...motifsOf(mission)], chance);
  const [lightX, lightY, r] = [200 + chance() * 1200, 70 + chance() * 110, 26 + chance() * 26];
  let out = `<path d="M0 0H${W}V${H}H0Z" fill="url(#sky)"/>`;
  for (let i = 0; i < 90; i++) out += `<circle cx="${n(chance() * W)}" cy="${n(chance() * 210)}" r="${n(0.5 + chance())}" fill="${palette.light}" opacity="${n(0.2 + chance() * 0.5)}"/>`;
  out += `<circle cx="${n(lightX)}" cy="${n(lightY)}" r="${n(r * 5)}" fill="url(#glow)"/><circle cx="${n(lightX)}" cy="${n(lightY)}" r="${n(r)}" fill="${palette.light}"/>`;
  palette.layers.forEach((tone, layer) => {
    const base = 250 + layer * 54;
    const hills = ridge(base, 34 - layer * 4, chance);
    if (layer >= 2) out += things(motif, hills.at, 26 + layer * 24, 22 - layer * 3, tone, palette, chance);
    out += `<path d="${hills.d}" fill="${tone}"/>`;
    if (layer < 4) out += `<path d="M0 ${base - 14}H${W}v84H0Z" fill="url(#mist)"/>`;
  });
  const x = n(160 + chance() * 1280);
  out += `<g transform="translate(${x} 520)"><path d="M-30 0L-22-66C-28-78-24-90-14-92C-20-104-14-114-4-114S12-104 6-92C16-90 20-78 14-66L24 0Z" fill="#04070b"/><path d="M22-66h12l3 18h-18Z" fill="${palette.lamp}"/><circle cx="28" cy="-57" r="62" fill="url(#lamp)"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" preserveAspectRatio="xMidYMid slice"><defs>${gradients(palette)}</defs>${out}<path d="M0 0H${W}V${H}H0Z" fill="url(#dark)"/></svg>`;
}

const drawn = new Map<string, string>();

/** The vista of a place, made once. */
export function vistaOf(mission: string, place: string): string {
  const name = `${mission}/${place}`;
  let made = drawn.get(name);
  if (made === undefined) drawn.set(name, (made = asImage(vista(mission, place))));
  return made;
}

/** The cover of a mission that brings none. */
export const coverOf = (mission: string): string => vistaOf(mission, "cover");
