// Draws somebody whom no portrait was brought for: a figure against the light that says nothing of who it is, told apart by light and ground.
import { asImage, chanceOf, n } from "../../../shell/chance";
import { paletteOf, turned } from "./palette";

/** What stands behind the figure, drawn around the middle of its head. */
const DEVICES = [
  '<circle r="62" fill="none" stroke-width="7"/><circle r="76" fill="none" stroke-width="2"/>',
  '<path d="M-58 120V-8C-58-92 58-92 58-8V120" fill="none" stroke-width="7"/><path d="M0-71V120M-58 10H58" stroke-width="3"/>',
  Array.from({ length: 12 }, (_, i) => `<path d="M0-60V${i % 2 ? -84 : -104}" stroke-width="6" transform="rotate(${i * 30})"/>`).join(""),
  '<path d="M20-78A78 78 0 1 0 20 78A62 62 0 1 1 20-78Z" stroke="none"/>',
  '<path d="M0-98L26-52H-26ZM0 98L26 52H-26ZM-98 0L-52-26V26ZM98 0L52-26V26Z" stroke="none"/>',
  '<path d="M-100-60C-50-84 50-36 100-60M-100-34C-50-58 50-10 100-34M-100-8C-50-32 50 16 100-8M-100 18C-50-6 50 42 100 18" fill="none" stroke-width="5"/>',
];

function silhouette(mission: string, who: string): string {
  const palette = paletteOf(mission);
  const chance = chanceOf(`${mission}/${who}/portrait`);
  const side = chance() < 0.5 ? -1 : 1;
  const [tilt, wide, rise] = [(chance() - 0.5) * 9, 60 + chance() * 16, chance() * 10];
  const degrees = 320 + chance() * 120;
  const [ground, depth] = [turned(palette.layers[Math.floor(chance() * 2)]!, degrees), turned(palette.layers[4], degrees)];
  const device = DEVICES[Math.floor(chance() * DEVICES.length)]!;
  const shoulders = `M${n(100 - wide - 14)} 240C${n(100 - wide - 10)} ${n(196 + rise)} ${n(100 - wide * 0.5)} ${n(178 + rise)} 84 ${n(166 + rise)}V150H116V${n(166 + rise)}C${n(100 + wide * 0.5)} ${n(178 + rise)} ${n(100 + wide + 10)} ${n(196 + rise)} ${n(100 + wide + 14)} 240Z`;
  const head = `M100 60C124 60 134 80 133 102C132 130 118 156 100 156S68 130 67 102C66 80 76 60 100 60Z`;
  const rim = side > 0 ? `M108 61C127 66 134 82 133 102C132 124 123 145 110 153M${n(100 + wide * 0.5)} ${n(178 + rise)}C${n(100 + wide)} ${n(188 + rise)} ${n(100 + wide + 8)} ${n(206 + rise)} ${n(100 + wide + 13)} 238` : `M92 61C73 66 66 82 67 102C68 124 77 145 90 153M${n(100 - wide * 0.5)} ${n(178 + rise)}C${n(100 - wide)} ${n(188 + rise)} ${n(100 - wide - 8)} ${n(206 + rise)} ${n(100 - wide - 13)} 238`;
  let sparks = "";
  for (let i = 0; i < 14; i++) sparks += `<circle cx="${n(chance() * 200)}" cy="${n(chance() * 150)}" r="${n(0.8 + chance() * 1.6)}" opacity="${n(0.25 + chance() * 0.5)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240" width="200" height="240" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="a" x2="0" y2="1"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${depth}"/></linearGradient><radialGradient id="b"><stop offset="0" stop-color="${palette.light}" stop-opacity=".85"/><stop offset="1" stop-color="${palette.light}" stop-opacity="0"/></radialGradient><linearGradient id="c" x1="${side > 0 ? 0 : 1}" x2="${side > 0 ? 1 : 0}" y2=".6"><stop offset=".35" stop-color="${palette.layers[4]}"/><stop offset="1" stop-color="${palette.layers[2]}"/></linearGradient></defs><path d="M0 0H200V240H0Z" fill="url(#a)"/><g fill="${palette.light}">${sparks}</g><circle cx="${100 + side * 46}" cy="84" r="118" fill="url(#b)"/><g transform="translate(100 104)" fill="${palette.light}" stroke="${palette.light}" stroke-linecap="round" opacity=".5">${device}</g><g transform="rotate(${n(tilt)} 100 170)" fill="url(#c)"><path d="${shoulders}"/><path d="${head}"/><path d="${rim}" fill="none" stroke="${palette.lamp}" stroke-width="2.600" stroke-linecap="round"/></g></svg>`;
}

const drawn = new Map<string, string>();

/** The silhouette of somebody on a mission, made once. */
export function silhouetteOf(mission: string, who: string): string {
  const name = `${mission}/${who}`;
  let made = drawn.get(name);
  if (made === undefined) drawn.set(name, (made = asImage(silhouette(mission, who))));
  return made;
}
