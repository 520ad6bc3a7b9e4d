// The start page's pictures for the two games whose rooms are not linocut: an enamel medallion and a panorama by moonlight.

import { seeded } from "./seeded.mjs";

const n = (value) => Math.round(value * 10) / 10;

/** Four enamels in a brass ring: water, sky, forest, earth. */
export function medallion() {
  const c = 200;
  const out = [];
  const wedge = (from, to, r0, r1) => {
    const at = (angle, r) => `${n(c + Math.cos(angle) * r)} ${n(c + Math.sin(angle) * r)}`;
    return `M${at(from, r0)}L${at(from, r1)}A${r1} ${r1} 0 0 1 ${at(to, r1)}L${at(to, r0)}A${r0} ${r0} 0 0 0 ${at(from, r0)}Z`;
  };
  const enamels = [
    ["#1d6f74", "#2f979a", "#bfe6df"],
    ["#2d3a86", "#4a5cc0", "#d9def8"],
    ["#3f6332", "#5f8b49", "#dcebc6"],
    ["#9a6420", "#c98a34", "#f8e3b8"],
  ];
  out.push('<circle cx="200" cy="200" r="192" fill="#8a6324"/><circle cx="200" cy="200" r="188" fill="#d9b25c"/><circle cx="200" cy="200" r="176" fill="#8a6324"/>');
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * Math.PI * 2;
    out.push(`<circle cx="${n(c + Math.cos(a) * 182)}" cy="${n(c + Math.sin(a) * 182)}" r="${i % 6 ? 1.6 : 3.2}" fill="#6d4a14"/>`);
  }
  enamels.forEach(([deep, mid, light], i) => {
    const from = (i * Math.PI) / 2 + 0.02;
    const to = from + Math.PI / 2 - 0.04;
    out.push(`<path d="${wedge(from, to, 62, 170)}" fill="${deep}" stroke="#f0d48c" stroke-width="4"/>`);
    for (let k = 0; k < 6; k++) {
      const r = 74 + k * 16;
      const at = (angle) => `${n(c + Math.cos(angle) * r)} ${n(c + Math.sin(angle) * r)}`;
      out.push(`<path d="M${at(from + 0.08)}A${r} ${r} 0 0 1 ${at(to - 0.08)}" fill="none" stroke="${mid}" stroke-width="3" stroke-dasharray="${4 + k * 3} ${5 + k}"/>`);
    }
    const mid0 = (from + to) / 2;
    const [x, y] = [c + Math.cos(mid0) * 118, c + Math.sin(mid0) * 118];
    const move = `transform="translate(${n(x)} ${n(y)})"`;
    out.push(`<circle cx="${n(x)}" cy="${n(y)}" r="38" fill="${deep}" stroke="#f0d48c" stroke-width="3"/>`);
    if (i === 0) out.push(`<g ${move} fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"><path d="M-26 10C-22-10-4-16 4-6C10 2 2 12-4 6"/><path d="M-4 16C2 0 16-8 24 0"/><path d="M-22 20H24"/></g>`);
    if (i === 1) out.push(`<g ${move} fill="${light}"><path d="M0-28L6-7L26-2L7 6L2 28L-6 7L-26 3L-7-6Z"/><circle cx="18" cy="-18" r="3.4"/><circle cx="-19" cy="18" r="2.6"/></g>`);
    if (i === 2) out.push(`<g ${move} fill="none" stroke="${light}" stroke-width="4.6" stroke-linecap="round"><path d="M0 26V0M0 6C-14 4-22-8-20-24M-19-10L-28-16M0 6C14 4 22-8 20-24M19-10L28-16M-10 0L-9-14M10 0L9-14"/></g>`);
    if (i === 3) out.push(`<g ${move} fill="${light}"><path d="M0-28L14-6L6 26H-8L-14-4Z"/><path d="M16-2L26 8L22 24H10Z" opacity=".75"/><path d="M-17 2L-27 12L-22 24H-11Z" opacity=".75"/><path d="M0-28L2 26H-8L-14-4Z" fill="${mid}"/></g>`);
  });
  out.push('<circle cx="200" cy="200" r="62" fill="#d9b25c"/><circle cx="200" cy="200" r="56" fill="#241a0c"/>');
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    out.push(`<path d="M${n(c + Math.cos(a) * 52)} ${n(c + Math.sin(a) * 52)}L${n(c + Math.cos(a) * (i % 3 ? 46 : 41))} ${n(c + Math.sin(a) * (i % 3 ? 46 : 41))}" stroke="#f0d48c" stroke-width="3"/>`);
  }
  out.push('<path d="M200 162C214 180 216 190 208 204C222 200 222 184 220 176C234 196 230 232 200 234C170 232 168 204 184 186C184 198 192 198 194 190C196 180 192 172 200 162Z" fill="#f08a3c"/><path d="M201 196C210 206 212 222 200 226C188 224 190 210 201 196Z" fill="#ffe3a1"/>');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${out.join("")}</svg>\n`;
}

/** A valley in seven layers, one moon, mist between the ridges, a lantern in one window. */
export function panorama() {
  const [w, h] = [480, 400];
  const random = seeded(1874);
  const out = [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d1830"/><stop offset=".62" stop-color="#35557a"/><stop offset="1" stop-color="#9fb7bd"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#fdf6da" stop-opacity=".75"/><stop offset="1" stop-color="#fdf6da" stop-opacity="0"/></radialGradient><linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dfe9e6" stop-opacity="0"/><stop offset=".5" stop-color="#dfe9e6" stop-opacity=".38"/><stop offset="1" stop-color="#dfe9e6" stop-opacity="0"/></linearGradient></defs>`,
    `<path fill="url(#sky)" d="M0 0H${w}V${h}H0Z"/>`,
  ];
  for (let i = 0; i < 60; i++) out.push(`<circle cx="${n(random() * w)}" cy="${n(random() * 170)}" r="${n(0.5 + random())}" fill="#fff" opacity="${n(0.3 + random() * 0.6)}"/>`);
  out.push('<circle cx="338" cy="104" r="120" fill="url(#glow)"/><circle cx="338" cy="104" r="40" fill="#fbf3d6"/><circle cx="328" cy="96" r="7" fill="#e9dcb4"/><circle cx="350" cy="114" r="10" fill="#eee2be"/><circle cx="346" cy="90" r="4" fill="#e9dcb4"/>');
  const tones = ["#6d8b9c", "#4d6c82", "#365268", "#243b50", "#172a3b", "#0d1a27"];
  tones.forEach((tone, layer) => {
    const base = 190 + layer * 32;
    let d = `M0 ${h}L0 ${base}`;
    for (let x = 0; x <= w; x += 12 - layer) {
      const y = base + Math.sin(x * 0.013 * (1 + layer * 0.35) + layer * 2.1) * (26 - layer * 2) + (random() - 0.5) * (5 + layer);
      d += `L${n(x)} ${n(y)}`;
      if (layer > 2 && random() < 0.42) {
        const tall = 8 + layer * 5 + random() * 16;
        d += `L${n(x + 1)} ${n(y)}L${n(x + 3)} ${n(y - tall)}L${n(x + 6)} ${n(y)}`;
      }
    }
    out.push(`<path fill="${tone}" d="${d}L${w} ${h}Z"/>`);
    if (layer < 4) out.push(`<path fill="url(#mist)" d="M0 ${base + 8}H${w}V${base + 66}H0Z"/>`);
    if (layer === 3)
      out.push('<g fill="#16283a"><path d="M98 318V196L106 178L114 196V214H138V190L150 168L162 190V214H186V202L193 188L200 202V318H98Z"/><path d="M105 178V166H107V178ZM149 168V150H151V168Z"/></g><g fill="#ffcf7a"><path d="M146 198h8v13h-8zM120 228h6v9h-6zM174 228h6v9h-6z"/></g><circle cx="150" cy="204" r="22" fill="url(#glow)" opacity=".7"/>');
  });
  out.push('<g fill="#060d15"><path d="M250 400L256 342C252 334 254 326 262 324C258 316 262 308 270 308C278 308 282 316 278 324C286 326 288 334 284 342L292 400Z"/><path d="M284 344L304 360L302 364L282 352Z"/></g><path d="M303 360l8 0 2 14h-12z" fill="#ffcf7a"/><circle cx="308" cy="366" r="34" fill="url(#glow)"/>');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice">${out.join("")}</svg>\n`;
}
