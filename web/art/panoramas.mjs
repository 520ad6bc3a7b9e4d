// TIME Stories: panoramas in layers, each with one light. A picture is as wide as the cards of its panorama; what a card shows stands in
// the middle of its share.
import { seeded } from "./seeded.mjs";

const n = (value) => Math.round(value * 10) / 10;
const W = 1600;
const H = 520;

export class Scene {
  constructor(seed, sky) {
    this.random = seeded(seed);
    this.defs = [];
    this.out = [];
    this.ids = 0;
    if (sky) this.sky(sky);
  }
  gradient(stops, horizontal = false) {
    const id = `g${this.ids++}`;
    const list = stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`).join("");
    this.defs.push(`<linearGradient id="${id}" x1="0" y1="0" ${horizontal ? 'x2="1" y2="0"' : 'x2="0" y2="1"'}>${list}</linearGradient>`);
    return `url(#${id})`;
  }
  radial(stops) {
    const id = `g${this.ids++}`;
    this.defs.push(`<radialGradient id="${id}">${stops.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join("")}</radialGradient>`);
    return `url(#${id})`;
  }
  add(...shapes) {
    this.out.push(...shapes);
    return this;
  }
  path(d, fill, more = "") {
    return this.add(`<path fill="${fill}" d="${d}"${more ? ` ${more}` : ""}/>`);
  }
  line(d, stroke, width, more = "") {
    return this.add(`<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}" ${more}/>`);
  }
  box(x, y, w, h, fill, more = "") {
    return this.path(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`, fill, more);
  }
  sky(stops) {
    return this.path(`M0 0H${W}V${H}H0Z`, this.gradient(stops));
  }
  glow(x, y, r, colour, strength = 0.8) {
    return this.add(`<circle cx="${x}" cy="${y}" r="${r}" fill="${this.radial([[0, colour, strength], [0.4, colour, strength * 0.35], [1, colour, 0]])}"/>`);
  }
  stars(count, below) {
    for (let i = 0; i < count; i++) this.add(`<circle cx="${n(this.random() * W)}" cy="${n(this.random() * below)}" r="${n(0.6 + this.random() * 1.1)}" fill="#fff" opacity="${n(0.25 + this.random() * 0.6)}"/>`);
    return this;
  }
  moon(x, y, r) {
    this.glow(x, y, r * 5, "#f6ecc9", 0.55);
    return this.add(`<circle cx="${x}" cy="${y}" r="${r}" fill="#fbf3d6"/><circle cx="${x - r * 0.28}" cy="${y - r * 0.2}" r="${n(r * 0.17)}" fill="#e9dcb4"/><circle cx="${n(x + r * 0.3)}" cy="${n(y + r * 0.22)}" r="${n(r * 0.25)}" fill="#eee2be"/><circle cx="${n(x + r * 0.16)}" cy="${n(y - r * 0.4)}" r="${n(r * 0.1)}" fill="#e9dcb4"/>`);
  }
  clouds(y, count, colour, opacity) {
    for (let i = 0; i < count; i++) {
      const [x, yy, w] = [this.random() * W, y + this.random() * 70, 160 + this.random() * 320];
      this.path(`M${n(x - w)} ${n(yy)}C${n(x - w * 0.6)} ${n(yy - 16)} ${n(x - w * 0.3)} ${n(yy - 22)} ${n(x)} ${n(yy - 12)}S${n(x + w * 0.7)} ${n(yy - 14)} ${n(x + w)} ${n(yy)}C${n(x + w * 0.4)} ${n(yy + 9)} ${n(x - w * 0.5)} ${n(yy + 8)} ${n(x - w)} ${n(yy)}Z`, colour, `opacity="${opacity}"`);
    }
    return this;
  }
  ridge(base, swing, roughness, fill, { from = 0, to = W, step = 9, phase = 0, wave = 0.006, trees = 0 } = {}) {
    let d = `M${from} ${H}L${from} ${n(base)}`;
    for (let x = from; x <= to + step; x += step) {
      const y = base + Math.sin(x * wave + phase) * swing + Math.sin(x * wave * 2.7 + phase * 1.7) * swing * 0.35 + (this.random() - 0.5) * roughness;
      d += `L${n(x)} ${n(y)}`;
      if (trees && this.random() < 0.35) {
        const tall = trees * (0.5 + this.random());
        d += `L${n(x + 1)} ${n(y)}L${n(x + tall * 0.16)} ${n(y - tall)}L${n(x + tall * 0.34)} ${n(y + 1)}`;
      }
    }
    return this.path(`${d}L${to + step} ${H}Z`, fill);
  }
  mist(y, height, colour = "#cfdfe3", opacity = 0.3) {
    return this.path(`M0 ${y}H${W}V${y + height}H0Z`, this.gradient([[0, colour, 0], [0.5, colour, opacity], [1, colour, 0]]));
  }
  sea(top, bands, deep, light) {
    this.path(`M0 ${top}H${W}V${H}H0Z`, this.gradient([[0, light], [0.3, deep], [1, "#050b12"]]));
    for (let i = 0; i < bands; i++) {
      const y = top + 6 + (i / bands) ** 1.6 * (H - top);
      const amp = 1 + (i / bands) * 7;
      let d = `M0 ${n(y)}`;
      for (let x = 0; x <= W; x += 40) d += `Q${x + 10} ${n(y - amp * (0.5 + this.random()))} ${x + 40} ${n(y + (this.random() - 0.5) * amp)}`;
      this.line(d, "#a9c9d6", n(0.7 + (i / bands) * 1.4), `opacity="${n(0.09 + this.random() * 0.14)}"`);
    }
    return this;
  }
  shimmer(x, top, bottom, colour, spread) {
    for (let y = top + 3; y < bottom; y += 5) {
      const w = (4 + ((y - top) / (bottom - top)) * spread) * (0.35 + this.random());
      const off = (this.random() - 0.5) * ((y - top) / (bottom - top)) * spread * 0.9;
      this.line(`M${n(x + off - w)} ${y}H${n(x + off + w)}`, colour, 2, `opacity="${n(0.85 - ((y - top) / (bottom - top)) * 0.62)}"`);
    }
    return this;
  }
  planks(y0, y1, count, fill, edge) {
    this.path(`M0 ${y0}H${W}V${y1}H0Z`, fill);
    for (let i = 0; i <= count; i++) {
      const x = (i / count) * W * 1.6 - W * 0.3;
      this.line(`M${n(800 + (x - 800) * 0.72)} ${y0}L${n(x)} ${y1}`, edge, 1.6, 'opacity=".7"');
    }
    return this;
  }
  rain(x0, x1, count, colour = "#cfe6f0") {
    for (const opacity of [0.14, 0.26, 0.4]) {
      let d = "";
      for (let i = 0; i < count / 3; i++) {
        const [x, y, l] = [x0 + this.random() * (x1 - x0), this.random() * H, 16 + this.random() * 26];
        d += `M${Math.round(x)} ${Math.round(y)}l${Math.round(-l * 0.5)} ${Math.round(l)}`;
      }
      this.line(d, colour, 1, `opacity="${opacity}"`);
    }
    return this;
  }
  vignette(colour = "#02060b") {
    this.path(`M0 0H${W}V${H}H0Z`, this.gradient([[0, colour, 0.35], [0.25, colour, 0], [0.7, colour, 0], [1, colour, 0.6]]));
    return this;
  }
  print(x = 0, w = W) {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} 0 ${w} ${H}" width="${w}" height="${H}" preserveAspectRatio="xMidYMid slice"><defs>${this.defs.join("")}</defs>${this.out.join("")}</svg>\n`;
  }
}

/** A lighthouse tower without a light. */
function tower(s, x, foot, height, tone) {
  const w = height * 0.11;
  const top = foot - height;
  s.path(`M${n(x - w)} ${foot}L${n(x - w * 0.6)} ${top}H${n(x + w * 0.6)}L${n(x + w)} ${foot}Z`, tone);
  s.box(x - w * 0.95, top - 4, w * 1.9, 5, tone);
  s.box(x - w * 0.5, top - height * 0.11, w, height * 0.11, tone);
  s.path(`M${n(x - w * 0.7)} ${n(top - height * 0.11)}Q${n(x)} ${n(top - height * 0.24)} ${n(x + w * 0.7)} ${n(top - height * 0.11)}Z`, tone);
  s.line(`M${n(x)} ${n(top - height * 0.19)}v${n(-height * 0.06)}`, tone, 2);
}

export function jetty() {
  const s = new Scene(31, [[0, "#0a1530"], [0.4, "#22406b"], [0.58, "#6d8fa6"], [0.62, "#9db6bb"]]);
  s.stars(120, 190).moon(1130, 96, 42).clouds(150, 9, "#9db2c0", 0.2).clouds(220, 7, "#0d1d33", 0.35);
  // far headland with the dark tower, nearer cliff
  s.ridge(292, 12, 5, "#54748c", { wave: 0.004, phase: 1.2 });
  s.mist(268, 60);
  s.path("M0 322L0 206C60 196 110 214 160 224S260 250 330 262C400 272 450 300 520 322Z", "#2b4962");
  tower(s, 128, 222, 140, "#1c3349");
  s.path("M182 226h74v-24l-20-18h-34l-20 18Z", "#1f384f").box(206, 208, 9, 11, "#f0b35c").glow(210, 213, 26, "#f0b35c", 0.5);
  s.sea(316, 26, "#12304a", "#7f9fae").shimmer(1130, 318, 430, "#fdf3cf", 86);
  s.mist(300, 46, "#dfeaea", 0.4);
  // rocks
  s.path("M1130 440C1170 404 1220 396 1270 392S1380 372 1440 380S1560 372 1610 390V520H1130Z", "#0f2233");
  s.path("M1180 520C1200 440 1240 404 1310 396S1440 380 1500 392S1580 420 1600 414V520Z", "#0b1825");
  // the jetty, its posts
  for (const x of [40, 250, 430, 690, 880, 1100]) s.box(x, 372, 17, 150, "#091420").path(`M${x - 3} 372h23l-4 -8h-15Z`, "#1b2f40");
  s.planks(440, H, 34, s.gradient([[0, "#233848"], [1, "#0a141d"]]), "#060d14");
  s.path("M0 436H1230V446H0Z", "#2f4a5c");
  s.line("M48 380Q150 414 258 380Q345 410 438 380", "#1d3142", 3).line("M438 380Q560 420 698 380", "#1d3142", 3).line("M698 380Q790 410 888 380Q990 414 1108 380", "#1d3142", 3);
  // A: lantern on a post, a path
  s.line("M196 300V446", "#0a1420", 9).line("M196 306h46", "#0a1420", 6).line("M238 306v18", "#0a1420", 3);
  s.glow(238, 346, 120, "#ffc46b", 0.75).path("M226 326h24l4 34h-32Z", "#ffd58c").line("M226 326h24l4 34h-32ZM238 326v34", "#1a1208", 3).path("M232 326l6-10 6 10Z", "#120c06");
  s.path("M196 446C240 430 300 432 340 446Z", "#ffc46b", 'opacity=".16"');
  // B: crates under a tarpaulin
  s.add('<g transform="translate(-128 0)">');
  s.path("M470 470V390H560V470Z", "#142331").path("M566 470V404H640V470Z", "#182a39").path("M646 472V376H748V472Z", "#0f1d2a");
  s.line("M470 410H560M470 450H560M566 424H640M566 452H640M646 398H748M646 446H748M500 390V470M530 390V470M590 404V470M616 404V470M680 376V472M714 376V472", "#2c4558", 2.4);
  s.path("M452 402C470 352 548 340 604 352S716 332 760 384C770 410 764 438 752 452C742 424 726 430 712 412C690 430 670 398 650 414C628 430 610 396 588 412C566 428 548 404 528 416C506 428 492 416 478 446C462 440 448 424 452 402Z", s.gradient([[0, "#5d7686"], [1, "#21384a"]]));
  s.line("M500 362C540 372 560 396 588 410M604 352C620 372 640 390 650 412M700 348C704 372 708 396 712 410", "#8da5b2", 2, 'opacity=".55"');
  s.path("M566 470l-10 12h36l14-12Z", "#0b1621").line("M704 414c6 14-4 22 2 34s-4 14 0 22", "#3f7fc4", 3.4);
  s.add("</g>");
  // C: an upturned boat
  s.add('<g transform="translate(-196 0)">');
  s.path("M842 470C866 404 950 380 1012 384C1080 388 1142 420 1160 470C1080 480 920 482 842 470Z", s.gradient([[0, "#4c6474"], [0.6, "#1a2d3d"], [1, "#0b1620"]]));
  s.line("M852 456C920 424 1080 422 1150 456M866 436C930 404 1070 402 1132 436M896 412C950 392 1054 392 1102 414", "#8097a4", 2.2, 'opacity=".5"');
  s.path("M1004 376C1008 372 1016 372 1020 376L1026 390H998Z", "#2f4757").line("M884 476l-60 14M1116 478l74 10", "#16222c", 9);
  s.add("</g>");
  // D: a man, his back turned, light leaking from under his coat
  s.glow(1112, 400, 74, "#ffc46b", 0.55);
  s.path("M1078 462C1066 410 1070 352 1094 330C1086 318 1090 300 1106 298C1122 298 1128 316 1120 330C1146 350 1152 410 1140 462L1126 466V482H1112V464H1106V482H1092V466Z", "#070e15");
  s.path("M1090 306C1092 290 1120 290 1122 306L1128 309H1084Z", "#0d1a26").line("M1094 334C1080 356 1076 400 1082 444M1122 334C1138 356 1144 400 1136 444", "#3d5668", 2, 'opacity=".7"');
  s.path("M1136 388l14 10-6 26h-14Z", "#ffd58c", 'opacity=".85"').line("M1126 396l12-6", "#3f7fc4", 4);
  // E: the pyre
  s.path("M1292 408L1384 262L1394 268L1318 410ZM1508 406L1400 254L1388 262L1480 408ZM1330 410L1462 300L1470 310L1372 412ZM1478 410L1336 306L1328 318L1436 412ZM1384 412L1376 276L1390 274L1412 412ZM1310 412H1490L1500 388H1474L1460 372H1338L1326 388H1300Z", "#070e15");
  s.line("M1302 402L1384 272M1498 400L1398 264M1342 404L1460 306M1466 402L1338 316M1388 404L1382 284M1336 386H1466M1320 398H1484", "#4a6272", 2.4, 'opacity=".85"');
  s.path("M1290 412C1340 396 1450 394 1500 408L1516 430H1276Z", "#0a1520");
  s.mist(430, 90, "#9fb9c4", 0.13);
  return s.vignette().print(320, 1280);
}

export function house() {
  const s = new Scene(57, [[0, "#1a120c"], [0.5, "#3a2615"], [1, "#140c07"]]);
  // wallpaper, beams, floor
  s.path(`M0 60H${W}V410H0Z`, s.gradient([[0, "#2a1b10"], [0.6, "#4b3119"], [1, "#2c1c0f"]]));
  for (let x = 14; x < W; x += 52) s.line(`M${x} 70V404`, "#6b4824", 1.2, 'opacity=".25"').add(`<circle cx="${x + 26}" cy="${120 + ((x / 52) % 2) * 60}" r="5" fill="#7a5229" opacity=".25"/><circle cx="${x + 26}" cy="${260 + ((x / 52) % 2) * 60}" r="5" fill="#7a5229" opacity=".25"/>`);
  s.path(`M0 404H${W}V422H0Z`, "#1b1008").planks(420, H, 26, s.gradient([[0, "#3b2614"], [1, "#0f0804"]]), "#150b05");
  s.box(0, 0, W, 44, "#0d0704");
  for (const x of [150, 520, 900, 1270, 1560]) s.path(`M${x} 0h54v62h-54Z`, "#150c06");
  s.box(0, 42, W, 20, "#1b1009");
  s.glow(816, 170, 560, "#ffb75e", 0.55);
  // A: the door ajar, moon behind
  s.box(86, 118, 190, 292, "#0a0603").path("M104 134H258V410H104Z", s.gradient([[0, "#22406b"], [0.62, "#7d9bab"], [1, "#31506a"]])).add('<circle cx="206" cy="190" r="20" fill="#fbf3d6"/>');
  s.glow(206, 190, 100, "#f6ecc9", 0.6).path("M104 336C140 322 210 330 258 318V410H104Z", "#16304a");
  tower(s, 150, 336, 120, "#0e2438");
  s.path("M104 134L158 156V424L104 410Z", "#1d1109").line("M116 160V396M132 166V402M146 172V408", "#3a2413", 3).add('<circle cx="150" cy="292" r="4.500" fill="#d79a4a"/>');
  s.path("M104 410H258L330 500H30Z", "#a9c2cf", 'opacity=".13"');
  // B: the dresser
  s.add('<g transform="translate(-130 0)">');
  s.path("M470 262H746V420H470Z", s.gradient([[0, "#6d4420"], [1, "#34200f"]])).path("M458 252H758V268H458Z", "#82552a").box(484, 96, 248, 156, "#24150a");
  s.line("M484 148H732M484 200H732", "#6b4523", 6);
  for (const [x, y, r] of [[520, 130, 15], [566, 130, 15], [612, 130, 15], [668, 126, 18], [534, 184, 14], [690, 182, 15]]) s.add(`<circle cx="${x}" cy="${y}" r="${r}" fill="#b98d58"/><circle cx="${x}" cy="${y}" r="${n(r * 0.6)}" fill="#8a6236"/>`);
  s.path("M584 200v-26q0-8 8-8h14q8 0 8 8v26Z", "#a1733f").path("M640 200v-34h20v34Z", "#7d5328");
  for (const [i, y] of [280, 324, 368].entries()) s.path(`M484 ${y}H732V${y + 34}H484Z`, i === 1 ? "#b07a3c" : "#55351a").line(`M484 ${y}H732V${y + 34}H484Z`, "#2a190c", 2.4).add(`<circle cx="546" cy="${y + 17}" r="5" fill="#e7b562"/><circle cx="670" cy="${y + 17}" r="5" fill="#e7b562"/>`);
  s.path("M478 420h20v18h-20ZM718 420h20v18h-20Z", "#22140a");
  s.add("</g>");
  // D: the stove and its pipe, up through the ceiling
  s.add('<g transform="translate(122 0)">');
  s.box(968, 44, 44, 190, "#0c0603").path("M906 232H1074V420H906Z", "#120a06").path("M894 222H1086V238H894Z", "#20130b").path("M938 282H1042V356H938Z", "#2b0f05").path("M944 288H1036V350H944Z", s.gradient([[0, "#ffb347"], [1, "#c5461a"]])).line("M944 306H1036M944 328H1036M974 288V350M1006 288V350", "#1a0a05", 5);
  s.glow(990, 322, 200, "#ff9440", 0.55).path("M914 420h22v16h-22ZM1044 420h22v16h-22Z", "#0b0502");
  s.box(962, 44, 56, 12, "#2b1a0f").box(962, 120, 56, 10, "#2b1a0f").box(962, 210, 56, 12, "#2b1a0f").line("M976 60V218", "#8a5f2c", 3, 'opacity=".7"');
  s.line("M940 96q-14 12 0 24M926 88q-22 20 0 40M1040 96q14 12 0 24M1054 88q22 20 0 40", "#d9b98a", 2.6, 'opacity=".5"');
  s.add("</g>");
  // C: the dog
  s.path("M540 452C640 440 820 440 900 454C820 476 640 478 540 452Z", "#5d2c22", 'opacity=".75"');
  s.add('<g transform="translate(-96 0)">');
  s.path("M866 470C856 430 862 396 888 380C884 356 874 344 864 326C858 312 864 302 876 300L880 284C884 278 890 280 892 286L898 302C914 304 926 314 930 328L952 338C958 342 958 350 950 354C936 360 924 360 918 364C934 388 944 416 946 446L960 470Z", "#080402");
  s.add('<circle cx="906" cy="322" r="3.600" fill="#ffce7d"/>').path("M866 470C836 470 812 458 808 440C820 446 842 446 862 440Z", "#080402");
  s.path("M906 366C916 388 924 412 926 446", "none", 'stroke="#ff9d4d" stroke-width="3" opacity=".5"');
  s.line("M930 456l16-4", "#efe6d2", 9).add("</g>");
  // the hanging lamp: the one light
  s.line("M816 44V118", "#0b0603", 4).glow(816, 164, 170, "#ffd98f", 0.95).path("M780 142C786 116 846 116 852 142Z", "#0d0704").path("M796 142H836L830 178H802Z", "#ffe9bd").line("M796 142H836L830 178H802Z", "#2a1608", 3);
  // E: the passage and the broken mirror
  s.path("M1230 92H1560V424H1230Z", s.gradient([[0, "#120a06"], [1, "#1f130b"]])).path("M1262 424L1300 140H1490L1528 424Z", "#0b0603");
  s.path("M1328 128H1466V372H1328Z", "#8a5f2c").path("M1340 140H1454V360H1340Z", s.gradient([[0, "#7fa3b2"], [0.5, "#c8dde0"], [1, "#3f6473"]]));
  s.path("M1340 140L1398 232L1340 262Z", "#3f6270", 'opacity=".7"').path("M1454 140L1398 232L1454 246Z", "#e8f3f2", 'opacity=".5"').path("M1398 232L1370 360H1340V262Z", "#25414e", 'opacity=".75"').path("M1398 232L1454 246V360H1420Z", "#5d8795", 'opacity=".8"');
  s.line("M1340 140L1398 232L1454 140M1398 232L1340 262M1398 232L1454 246M1398 232L1370 360M1398 232L1420 360M1398 232L1384 180", "#0d1a20", 3);
  s.path("M1376 330c-4-26 2-44 12-50c-8-10-6-26 8-28c14 0 18 16 10 28c12 8 16 26 14 50Z", "#0b1419", 'opacity=".75"');
  s.line("M1328 128H1466V372H1328Z", "#d9a54f", 4);
  return s.vignette("#000").print(320, 1280);
}

/** The lamp room; with its shutters closed, only the share of the window. */
export function lampRoom(shut = false) {
  const s = new Scene(83, [[0, "#060d1a"], [0.5, "#1d3654"], [1, "#41617a"]]);
  s.clouds(60, 14, "#5c7b93", 0.35).clouds(150, 12, "#0b1729", 0.5);
  s.path(`M0 392H${W}V${H}H0Z`, "#0c1c2b").sea(352, 16, "#0f2a41", "#5d7d91");
  s.rain(0, W, 210);
  // the gallery's glass: mullions
  for (let i = 0; i <= 12; i++) {
    const x = (i / 12) * W;
    if (i !== 6) s.path(`M${n(x - 7)} 40H${n(x + 7)}V400H${n(x - 7)}Z`, "#07101a");
  }
  s.path(`M0 40H${W}V62H0Z`, "#07101a").path(`M0 208H${W}V218H0Z`, "#07101a").path(`M0 388H${W}V416H0Z`, "#0a1622");
  s.path(`M0 0H${W}V44C1200 10 400 10 0 44Z`, "#04090f");
  for (let i = 0; i < 9; i++) s.line(`M800 -70L${i * 200} 46`, "#12202e", 3);
  s.planks(414, H, 30, s.gradient([[0, "#1f3343"], [1, "#070d13"]]), "#05090e");
  // A: the stair's head, iron rail, a hand lantern
  s.add('<g transform="translate(-106 0)">');
  s.path("M90 520C110 452 180 430 262 430S420 452 440 520Z", "#03070b");
  for (let i = 0; i < 6; i++) s.path(`M${120 + i * 18} ${520 - i * 15}H${412 - i * 18}v9H${120 + i * 18}Z`, i % 2 ? "#16283a" : "#1e3347");
  s.line("M96 516C110 400 150 330 262 322S420 400 436 516", "#0b1520", 9).line("M140 400V500M186 348V470M262 322V440M340 346V470M390 400V500", "#0b1520", 5);
  s.glow(402, 388, 130, "#ffc46b", 0.7).path("M392 372h20l4 30h-28Z", "#ffd58c").line("M392 372h20l4 30h-28ZM402 372v30M402 372c-8-16 8-16 0-2", "#1a1208", 3);
  s.add("</g>");
  // B: the window that gave way
  if (shut) {
    s.path("M660 56H940V394H660Z", "#0b1621");
    for (const x of [672, 806]) {
      s.path(`M${x} 66h122v322h-122Z`, s.gradient([[0, "#31495b"], [1, "#1a2b39"]])).line(`M${x} 66h122v322h-122Z`, "#0a141d", 4);
      for (let y = 84; y < 376; y += 19) s.line(`M${x + 12} ${y}h98`, "#0e1b26", 5).line(`M${x + 12} ${y + 4}h98`, "#56748a", 1.6, 'opacity=".7"');
    }
    s.path("M650 214H950V236H650Z", "#5a3d1e").line("M650 214H950V236H650Z", "#1d1208", 3).path("M784 206h32v38h-32Z", "#8a6528");
    return s.vignette().print(533, 534);
  }
  s.add('<g transform="translate(-140 0) scale(.775 1)">');
  s.path("M667 62H933V388H667Z", s.gradient([[0, "#6f93ab"], [1, "#a8c2cc"]]), 'opacity=".55"').rain(640, 980, 150, "#f0fbff");
  s.path("M667 62L716 150L690 208L742 262L700 330L740 388H667Z", "#0b1a28", 'opacity=".85"').path("M933 62L890 120L912 190L866 236L902 300L872 388H933Z", "#0b1a28", 'opacity=".85"');
  s.line("M716 150L690 208L742 262L700 330L740 388M890 120L912 190L866 236L902 300L872 388", "#d6ecf3", 2.4);
  s.path("M742 262l26 8-10 20ZM866 236l-24 14 16 12ZM790 340l18 4-8 14ZM830 300l14-4-2 16Z", "#c6e0ea", 'opacity=".8"');
  s.path("M640 74L604 96V394L640 372Z", "#1b2d3c").path("M960 74L1000 104V404L960 376Z", "#1b2d3c").line("M614 110V380M626 100V374M974 104V384M988 116V394", "#3b566b", 3);
  s.line("M560 250C640 226 700 250 770 228S930 240 1010 210M580 300C670 280 740 310 830 286S990 296 1060 268M600 190C660 176 730 190 800 172", "#e5f3f7", 3, 'opacity=".4"');
  s.path("M660 440l22-10 16 8-12 10ZM760 452l30-6 8 10-22 6ZM850 436l20-2 6 10-20 4Z", "#bfd8e2", 'opacity=".6"');
  s.add("</g>");
  // C: the great lamp
  s.add('<g transform="translate(-534 0)">');
  s.path("M1222 414H1446L1424 342H1244Z", "#0b141d").path("M1206 414H1462V430H1206Z", "#182836").path("M1300 342H1368V300H1300Z", "#1d1408");
  s.path("M1232 300C1232 150 1276 84 1334 84S1436 150 1436 300Z", s.gradient([[0, "#b9d7dd"], [0.5, "#5b8797"], [1, "#1f3d4c"]]), 'opacity=".9"');
  for (let i = 0; i < 9; i++) {
    const y = 112 + i * 21;
    const w = 40 + Math.sqrt(i) * 21;
    s.line(`M${n(1334 - w)} ${y}Q1334 ${y + 16} ${n(1334 + w)} ${y}`, i % 2 ? "#e2f3f4" : "#2d5363", 3.4, 'opacity=".8"');
  }
  s.add('<ellipse cx="1334" cy="216" rx="42" ry="52" fill="#dcedee" opacity=".55"/><ellipse cx="1334" cy="216" rx="24" ry="32" fill="#33596a"/>').line("M1334 246v-34m-7 34v-22m14 22v-22", "#0b141b", 3);
  s.line("M1232 300C1232 150 1276 84 1334 84S1436 150 1436 300Z", "#c99a4b", 6).line("M1334 84V56M1316 60H1352", "#c99a4b", 6).line("M1222 302H1446", "#c99a4b", 9);
  s.line("M1236 342H1432", "#8a6528", 6).add('<circle cx="1268" cy="378" r="17" fill="none" stroke="#8a6528" stroke-width="6"/><circle cx="1306" cy="386" r="11" fill="none" stroke="#8a6528" stroke-width="5"/>');
  s.add("</g>");
  // D: a heap of oilskins under the window's frame
  s.path("M990 452C996 410 1040 388 1086 392C1130 372 1196 384 1222 418C1250 424 1262 440 1258 456C1180 470 1060 470 990 452Z", s.gradient([[0, "#6b6a3a"], [1, "#23260f"]]));
  s.line("M1010 446C1040 420 1070 410 1100 414M1090 396C1120 420 1130 440 1128 460M1200 400C1184 420 1180 440 1190 458", "#9c9a5c", 2.4, 'opacity=".6"');
  s.line("M1002 438L1226 376M1020 462L1250 404M1002 438L1020 462M1226 376L1250 404M1114 407L1136 433", "#0a1219", 9).line("M1002 436L1226 374", "#5b7a8e", 2);
  s.path("M1246 452c14-2 24 2 30 8c-8 4-22 4-32 0Z", "#c79a78");
  // E: the keeper's desk, the log under its stone
  s.path("M1330 352L1556 332V346L1330 368Z", "#4a3016").path("M1346 366h18v106h-18ZM1530 346h18v124h-18Z", "#24160a").path("M1364 392L1530 376V388L1364 404Z", "#2f1d0d");
  s.path("M1392 346C1416 330 1436 332 1446 340C1458 328 1484 326 1508 334L1504 342C1480 336 1460 338 1447 348C1434 340 1414 340 1394 354Z", "#e6dcc0").line("M1404 344q18-8 36 0M1454 342q20-10 44-4", "#6f6650", 1.6);
  s.path("M1476 334c2-14 26-18 34-6c4 8-2 14-12 14c-10 2-20 0-22-8Z", "#51616c").line("M1380 350v-30l8-6", "#d9cfae", 2.4);
  s.mist(380, 90, "#bcd3dc", 0.15);
  return s.vignette().print(533, 1067);
}

/** The training mission's cover: the dark tower, the shoals, and the steamer that heads for them with every window lit. */
export function constancia() {
  const s = new Scene(1898, [[0, "#071127"], [0.42, "#1c3a63"], [0.6, "#5f86a0"], [0.66, "#a5bcbf"]]);
  s.stars(150, 230).moon(1042, 92, 34).clouds(120, 9, "#8fa7ba", 0.2).clouds(210, 8, "#0b1a2f", 0.42);
  s.ridge(318, 10, 5, "#4d6d86", { from: 300, wave: 0.005, phase: 2.4 }).mist(292, 58);
  s.sea(332, 30, "#0f2c47", "#7c9cad").shimmer(1042, 334, 440, "#fdf3cf", 76);
  // the steamer
  s.path("M842 344L858 368H1054L1078 340L1050 344Z", "#0a1624").path("M888 344V326H1022V344ZM906 326V314H1000V326Z", "#122438");
  s.path("M930 314V276H952V314ZM962 314V280H982V314Z", "#0a1624").path("M930 284H952V292H930ZM962 288H982V295H962Z", "#8a2f24");
  s.line("M872 344V286M1034 344V280M872 290L936 276M1034 284L978 282", "#0a1624", 2.6);
  for (let x = 876; x < 1050; x += 13) s.box(x, 351, 5, 5, "#ffcf7a");
  for (let x = 898; x < 1014; x += 14) s.box(x, 331, 6, 6, "#ffdf9f");
  s.glow(960, 346, 120, "#ffcf7a", 0.4).shimmer(960, 372, 430, "#ffcf7a", 60);
  s.path("M941 276C930 250 900 250 876 232C850 214 826 222 796 206C830 206 850 196 884 208C916 218 944 236 950 276Z", "#9fb2bd", 'opacity=".32"');
  // the shoals
  s.path("M560 420C586 398 612 400 634 412C660 392 694 400 712 420C740 410 760 416 772 430H540Z", "#081523").line("M536 432C580 420 640 428 690 422S770 434 792 430", "#dcebf0", 3, 'opacity=".55"');
  // the headland and its dark tower
  s.path("M0 520V300C60 286 120 300 196 292C270 284 330 306 372 346C404 378 470 400 520 452L560 520Z", "#10243a");
  s.path("M0 520V352C90 330 180 344 250 352C330 362 380 402 430 446L470 520Z", "#091728");
  s.path("M172 300L196 96H252L276 300Z", "#16304a").path("M224 96H252L276 300H232Z", "#2a4e6c").path("M178 250L184 206H262L267 250ZM190 160L194 122H254L258 160Z", "#0d2034", 'opacity=".8"');
  s.box(180, 84, 88, 13, "#0a1a2c").path("M196 84V42H252V84Z", "#060f1b").line("M196 84V42H252V84M210 84V42M224 84V42M238 84V42", "#3d6482", 2.4).path("M188 42Q224 4 260 42Z", "#0a1a2c").line("M224 16V-4", "#0a1a2c", 5);
  s.path("M286 300V262L322 240L358 262V306Z", "#0c1e32").box(304, 270, 14, 16, "#ffcf7a").glow(311, 278, 46, "#ffcf7a", 0.55);
  s.path("M392 520L400 456C394 444 398 432 408 430C402 418 408 408 418 408C428 408 434 418 428 430C438 432 442 444 436 456L446 520Z", "#040a12").path("M444 456h12l3 18h-18Z", "#ffcf7a").glow(450, 466, 70, "#ffcf7a", 0.65);
  s.mist(424, 96, "#9fb9c4", 0.14);
  return s.vignette().print(0, 1240);
}

/** The agency: four caissons in the dark and the Vortex that turns behind them. */
export function agency() {
  const s = new Scene(2, [[0, "#03070d"], [0.6, "#0a1a28"], [1, "#050b12"]]);
  s.glow(800, 230, 620, "#2fb6d0", 0.42);
  for (let arm = 0; arm < 5; arm++) {
    let d = "";
    for (let i = 0; i < 54; i++) {
      const a = (arm / 5) * Math.PI * 2 + i * 0.15;
      const r = 14 + i * 6.4;
      d += `${i ? "L" : "M"}${n(800 + Math.cos(a) * r * 1.75)} ${n(226 + Math.sin(a) * r * 0.66)}`;
    }
    s.line(d, "#7fe3f2", 3, 'opacity=".22"').line(d, "#c9f6fb", 1, 'opacity=".3"');
  }
  s.glow(800, 226, 130, "#d8fbff", 0.8);
  for (let i = 0; i < 90; i++) s.add(`<circle cx="${n(s.random() * W)}" cy="${n(s.random() * 400)}" r="${n(0.6 + s.random() * 1.2)}" fill="#bff3fa" opacity="${n(0.1 + s.random() * 0.5)}"/>`);
  s.path(`M0 408H${W}V${H}H0Z`, s.gradient([[0, "#0e2231"], [1, "#04080d"]]));
  for (let i = 0; i < 4; i++) {
    const x = 200 + i * 400;
    s.add(`<ellipse cx="${x}" cy="446" rx="128" ry="26" fill="#02060a"/>`);
    s.path(`M${x - 96} 440V250C${x - 96} 150 ${x + 96} 150 ${x + 96} 250V440C${x + 60} 456 ${x - 60} 456 ${x - 96} 440Z`, s.gradient([[0, "#1b3a4b"], [1, "#07121b"]]));
    s.path(`M${x - 62} 420V256C${x - 62} 186 ${x + 62} 186 ${x + 62} 256V420C${x + 30} 430 ${x - 30} 430 ${x - 62} 420Z`, s.gradient([[0, "#3fc4da"], [1, "#0d3a49"]]), 'opacity=".72"');
    s.path(`M${x - 26} 424C${x - 38} 372 ${x - 36} 326 ${x - 14} 312C${x - 28} 292 ${x - 18} 262 ${x} 262S${x + 28} 292 ${x + 14} 312C${x + 36} 326 ${x + 38} 372 ${x + 26} 424Z`, "#041019", 'opacity=".9"');
    s.line(`M${x - 62} 420V256C${x - 62} 186 ${x + 62} 186 ${x + 62} 256V420`, "#a6eef8", 2, 'opacity=".5"').line(`M${x - 40} 400V262C${x - 40} 236 ${x - 24} 222 ${x - 10} 216`, "#e8fdff", 3, 'opacity=".4"');
    s.line(`M${x - 96} 300H${x - 150}M${x + 96} 300H${x + 150}`, "#12303f", 12);
  }
  s.mist(400, 110, "#7fe3f2", 0.13);
  return s.vignette().print();
}
