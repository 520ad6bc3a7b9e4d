// Draws a place that no picture was brought for: five layers in mist and one light, in the mission's palette, by the place's name.
import { asImage, chanceOf, n, pick } from "../../../shell/chance";
import { type Motif, motifsOf, type Palette, paletteOf, type Setting } from "./palette";

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
  weed: (x, y, tall, chance) => {
    let d = "";
    for (let i = 0; i < 4; i++) {
      const [foot, sway, high] = [x + (i - 1.5) * tall * 0.12, (chance() - 0.5) * tall * 0.5, tall * (0.8 + chance() * 0.9)];
      d += `M${n(foot - 4)} ${n(y + 14)}C${n(foot + sway)} ${n(y - high * 0.4)} ${n(foot - sway)} ${n(y - high * 0.7)} ${n(foot + sway * 0.4)} ${n(y - high)}C${n(foot - sway + 6)} ${n(y - high * 0.6)} ${n(foot + sway + 8)} ${n(y - high * 0.3)} ${n(foot + 5)} ${n(y + 14)}Z`;
    }
    return d;
  },
  vents: (x, y, tall, chance) => {
    const [w, top] = [tall * (0.3 + chance() * 0.15), tall * 0.07];
    return `M${n(x - w)} ${n(y + 18)}C${n(x - w * 0.4)} ${n(y - tall * 0.2)} ${n(x - w * 0.5)} ${n(y - tall * 0.6)} ${n(x - top)} ${n(y - tall)}L${n(x + top)} ${n(y - tall * 0.95)}C${n(x + w * 0.3)} ${n(y - tall * 0.5)} ${n(x + w * 0.6)} ${n(y - tall * 0.2)} ${n(x + w)} ${n(y + 18)}Z`;
  },
  hulls: (x, y, tall, chance) => {
    const [w, h] = [tall * (0.7 + chance() * 0.4), tall * 0.55];
    return `M${n(x - w)} ${n(y - h * 0.5)}C${n(x - w)} ${n(y - h * 1.3)} ${n(x + w)} ${n(y - h * 1.3)} ${n(x + w)} ${n(y - h * 0.5)}C${n(x + w)} ${n(y + h * 0.2)} ${n(x - w)} ${n(y + h * 0.2)} ${n(x - w)} ${n(y - h * 0.5)}ZM${n(x - w * 0.7)} ${n(y - h * 0.3)}h${n(w * 0.2)}V${n(y + 16)}h${n(-w * 0.2)}ZM${n(x + w * 0.5)} ${n(y - h * 0.3)}h${n(w * 0.2)}V${n(y + 16)}h${n(-w * 0.2)}Z`;
  },
};
const LIT: Motif[] = ["towers", "roofs", "arches", "hulls"];
/** Whoever comes there stands in front, with a lamp: in a cloak, or in a diver's helmet. */
const VISITOR: Record<Setting, string> = {
  land: "M-30 0L-22-66C-28-78-24-90-14-92C-20-104-14-114-4-114S12-104 6-92C16-90 20-78 14-66L24 0Z",
  sea: "M-30 0C-30-34-34-60-26-72C-36-84-32-112-4-112S28-84 18-72C26-60 22-34 22 0Z",
};

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
    down("land", stop(0, palette.sky[0]) + stop(0.55, palette.sky[1]) + stop(1, palette.sky[2])) +
    down("sea", stop(0, palette.sky[2]) + stop(0.35, palette.sky[1]) + stop(1, palette.sky[0])) +
    down("mist", stop(0, palette.mist, 0) + stop(0.5, palette.mist, 0.34) + stop(1, palette.mist, 0)) +
    down("dark", stop(0, "#000", 0.3) + stop(0.3, "#000", 0) + stop(0.7, "#000", 0) + stop(1, "#000", 0.5)) +
    glow("glow", palette.light, 0.75) +
    glow("lamp", palette.lamp, 0.7)
  );
}

/** Above it all: stars and a moon, or the surface far up, its light in shafts, and bubbles. */
function above(setting: Setting, palette: Palette, chance: Chance): string {
  const [lightX, lightY, r] = [200 + chance() * 1200, 70 + chance() * 110, 26 + chance() * 26];
  let out = "";
  if (setting === "sea") {
    for (let i = 0; i < 5; i++) {
      const [top, foot, w] = [lightX + (i - 2) * 90, lightX + (i - 2) * 260, 30 + chance() * 50];
      out += `<path d="M${n(top)} 0h${n(w)}L${n(foot + w * 3)} ${H}h${n(-w * 4)}Z" fill="${palette.light}" opacity=".07"/>`;
    }
    for (let i = 0; i < 60; i++) out += `<circle cx="${n(chance() * W)}" cy="${n(chance() * 400)}" r="${n(1 + chance() * 3)}" fill="none" stroke="${palette.light}" opacity="${n(0.2 + chance() * 0.3)}"/>`;
    return out;
  }
  for (let i = 0; i < 90; i++) out += `<circle cx="${n(chance() * W)}" cy="${n(chance() * 210)}" r="${n(0.5 + chance())}" fill="${palette.light}" opacity="${n(0.2 + chance() * 0.5)}"/>`;
  return `${out}<circle cx="${n(lightX)}" cy="${n(lightY)}" r="${n(r * 5)}" fill="url(#glow)"/><circle cx="${n(lightX)}" cy="${n(lightY)}" r="${n(r)}" fill="${palette.light}"/>`;
}

function vista(mission: string, place: string, setting: Setting): string {
  const palette = paletteOf(mission, setting);
  const chance = chanceOf(`${mission}/${place}`);
  const motifs = motifsOf(mission, setting);
  const motif = pick([motifs[0], ...motifs], chance);
  let out = `<path d="M0 0H${W}V${H}H0Z" fill="url(#${setting})"/>${above(setting, palette, chance)}`;
  palette.layers.forEach((tone, layer) => {
    const base = 250 + layer * 54;
    const hills = ridge(base, 34 - layer * 4, chance);
    if (layer >= 2) out += things(motif, hills.at, 26 + layer * 24, 22 - layer * 3, tone, palette, chance);
    out += `<path d="${hills.d}" fill="${tone}"/>`;
    if (layer < 4) out += `<path d="M0 ${base - 14}H${W}v84H0Z" fill="url(#mist)"/>`;
  });
  const x = n(160 + chance() * 1280);
  out += `<g transform="translate(${x} 520)"><path d="${VISITOR[setting]}" fill="#04070b"/><path d="M22-66h12l3 18h-18Z" fill="${palette.lamp}"/><circle cx="28" cy="-57" r="62" fill="url(#lamp)"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" preserveAspectRatio="xMidYMid slice"><defs>${gradients(palette)}</defs>${out}<path d="M0 0H${W}V${H}H0Z" fill="url(#dark)"/></svg>`;
}

const drawn = new Map<string, string>();

/** The vista of a place, made once. */
export function vistaOf(mission: string, place: string, setting: Setting): string {
  const name = `${setting} ${mission}/${place}`;
  let made = drawn.get(name);
  if (made === undefined) drawn.set(name, (made = asImage(vista(mission, place, setting))));
  return made;
}

/** The cover of a mission that brings none. */
export const coverOf = (mission: string, setting: Setting): string => vistaOf(mission, "cover", setting);
