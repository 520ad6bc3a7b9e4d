// TIME Stories: Valdehoz station on the night of the first game, in rain: the platform, the signal box, the two people whom one inhabits there, and the
// express, on its way and brought to a stop.
import { Scene } from "./panoramas.mjs";
import { cameo, face, frame, l, p, sky } from "./portraits.mjs";

const [W, H] = [1600, 520];
const NIGHT = [
  [0, "#0a1119"],
  [0.45, "#1c3140"],
  [0.72, "#3d5b66"],
  [1, "#0b141b"],
];

/** Rails that run to a point far off, wet with the light of the lamps. */
function track(s, x, y, spread, shine) {
  for (let i = 0; i < 15; i++) {
    const at = (i / 15) ** 2;
    const [yy, w] = [y + at * (H - y), 6 + at * spread];
    s.line(`M${x - w} ${yy}H${x + w}`, "#17130f", 2 + at * 9);
  }
  for (const side of [-1, 1]) {
    s.line(`M${x + side * 3} ${y}L${x + side * spread * 0.74} ${H}`, "#0a0f13", 9);
    s.line(`M${x + side * 3} ${y}L${x + side * spread * 0.73} ${H}`, shine, 2.6, 'opacity=".75"');
  }
}

/** A gas lamp on its post, with what it lights of the rain. */
function lamp(s, x, y, foot, r = 120) {
  s.line(`M${x} ${foot}V${y + 18}`, "#0a0d10", 7).path(`M${x - 14} ${y + 18}L${x - 9} ${y - 10}H${x + 9}L${x + 14} ${y + 18}Z`, "#ffdf9a").path(`M${x - 16} ${y - 9}Q${x} ${y - 30} ${x + 16} ${y - 9}Z`, "#0a0d10");
  return s.glow(x, y + 4, r, "#ffcf7a", 0.75);
}

function hills(s) {
  s.ridge(250, 26, 4, "#33505c", { wave: 0.005, phase: 0.6 }).mist(236, 70, "#9fb9c0", 0.25).ridge(300, 20, 6, "#1d3440", { wave: 0.007, phase: 2.1, trees: 26 });
  return s;
}

export function platform() {
  const s = hills(new Scene(71, NIGHT).clouds(40, 10, "#0c151d", 0.55).clouds(120, 8, "#5b7480", 0.18));
  // the line, the broken bridge far off, a signal at danger
  s.path(`M0 372H${W}V${H}H0Z`, s.gradient([[0, "#22303a"], [1, "#070b0f"]]));
  track(s, 1010, 352, 190, "#9fc0cc");
  s.line("M1062 352V214", "#0a0d10", 8).path("M1062 220h58l10 9-10 9h-58Z", "#b23a2a").add('<circle cx="1062" cy="250" r="7" fill="#ff5a45"/>').glow(1062, 250, 46, "#ff5a45", 0.6);
  // the platform's edge and the canopy over it
  s.path("M0 402H900L760 520H0Z", "#39434a").path("M0 402H900L892 410H0Z", "#c9c2a8").path("M900 402L760 520H788L914 402Z", "#161c21");
  for (let i = 0; i < 11; i++) s.line(`M${i * 92} 412L${i * 92 - 70 - i * 4} 520`, "#2a333a", 2);
  s.path("M0 60H880V92L866 110H0Z", "#12191e").path("M0 60H880V70H0Z", "#2b3a42");
  let lace = "M0 110";
  for (let x = 0; x < 866; x += 34) lace += `q17 26 34 0`;
  s.path(`${lace}V104H0Z`, "#12191e");
  for (const x of [120, 430, 700]) s.box(x - 7, 104, 14, 300, "#10171c").line(`M${x} 150L${x - 52} 108M${x} 150L${x + 52} 108`, "#10171c", 8);
  for (let x = 16; x < 870; x += 27) s.line(`M${x} ${118 + (x % 5)}v${40 + ((x * 7) % 60)}`, "#bfe0ea", 1.4, 'opacity=".5"'); // what runs off the canopy
  lamp(s, 560, 190, 402, 190);
  // the sign
  s.box(596, 132, 216, 46, "#e8e0c4").box(601, 137, 206, 36, "#20425a").add('<text x="704" y="163" text-anchor="middle" font-family="serif" font-size="25" letter-spacing="3" fill="#f4eed6">VALDEHOZ</text>');
  // B: the bench, and on it a bundle that is a coat over something red
  s.path("M150 330H390V344H150ZM150 296H390V308H150ZM150 272H390V284H150Z", "#6a4529").path("M164 262h12v140h-12ZM364 262h12v140h-12ZM150 344h14v58h-14ZM376 344h14v58h-14Z", "#2a1b10");
  s.glow(278, 312, 62, "#ff5a3a", 0.5);
  s.path("M206 332C206 290 238 276 270 286C304 270 340 294 338 332Z", "#2c3a33").path("M222 332C232 304 258 300 272 308C262 318 262 326 266 332Z", "#3d5046").line("M262 300C270 312 268 322 274 332M300 296C296 310 304 322 300 332", "#1a241f", 3).path("M268 316h22v16h-22Z", "#ff6a4a").line("M270 316q9-14 18 0", "#1a0d08", 3);
  // C: the signalman, who nods off on a crate with his cap over his eyes
  s.box(742, 342, 104, 60, "#4a3320").line("M742 362H846M742 382H846M776 342V402M812 342V402", "#2c1d11", 3);
  s.path("M748 346C744 292 764 262 796 260C830 262 850 292 846 346Z", "#182634").path("M748 346C740 372 736 388 738 402H768C768 384 774 366 782 346ZM846 346C854 372 858 388 856 402H826C826 384 820 366 812 346Z", "#101a24");
  s.path("M774 262C768 226 786 212 804 216C826 218 832 240 824 262C814 276 786 276 774 262Z", "#c9946c").path("M766 238C768 206 790 196 808 200C832 204 838 226 832 240C812 234 788 234 766 238Z", "#0e1620").path("M760 244C778 230 822 230 840 246C824 254 786 254 760 244Z", "#0a1018").path("M790 262C786 276 800 288 812 278C822 288 832 274 824 262C812 258 802 258 790 262Z", "#5c5650");
  s.line("M798 206h14", "#d9b25c", 4).line("M770 300C782 318 806 326 826 316M764 316C780 336 812 338 834 322", "#0c1620", 7).line("M856 214q10-10 18 0t18 0M872 190q8-8 14 0t14 0", "#e6eef0", 3, 'opacity=".55"');
  // D: the signal box on its brick foot, its stair, and an iron door swollen by the wet
  s.path("M1186 520V250H1500V520Z", "#4b2d26").path("M1186 520V250H1226V520Z", "#331d18");
  for (let y = 262; y < 520; y += 18) s.line(`M1186 ${y}H1500`, "#2f1b16", 1.6);
  s.path("M1160 110H1526V254H1160Z", "#5d6f63").path("M1160 110H1196V254H1160Z", "#3c4a42").path("M1136 112L1180 52H1506L1550 112Z", "#161d22").line("M1136 112H1550", "#0a0e11", 6);
  s.box(1210, 134, 292, 84, "#ffd98a").glow(1356, 176, 190, "#ffcf7a", 0.5);
  s.line("M1258 134V218M1307 134V218M1356 134V218M1405 134V218M1454 134V218M1210 176H1502", "#2c3a33", 5).line("M1240 218L1232 184M1288 218L1296 178M1330 218L1322 184", "#1a120c", 6);
  s.path("M1270 520V334C1270 300 1396 300 1396 334V520Z", "#1a1512").path("M1282 520V340C1282 314 1384 314 1384 340V520Z", "#586268").path("M1282 520V340C1282 326 1308 318 1330 317V520Z", "#434b50");
  s.line("M1282 378H1384M1282 444H1384", "#2b3135", 7).line("M1292 350v.1M1374 350v.1M1292 412v.1M1374 412v.1M1292 480v.1M1374 480v.1", "#20262a", 9).add('<circle cx="1366" cy="424" r="9" fill="#c98a3a"/>').line("M1290 330q-6 60 2 90M1376 336q8 50 0 96", "#a65a2a", 3, 'opacity=".7"');
  s.line("M1520 254L1600 430M1500 286L1576 456", "#20282d", 8).line("M1512 292h22M1526 324h22M1541 356h22M1556 388h22M1570 420h22", "#20282d", 6);
  // rain, and what it leaves on the ground
  for (const [x, y, w] of [[330, 470, 150], [620, 488, 130], [1130, 496, 120], [86, 494, 80]]) s.add(`<ellipse cx="${x}" cy="${y}" rx="${w}" ry="9" fill="#a9c6cf" opacity=".22"/>`);
  s.shimmer(560, 412, 518, "#ffdf9a", 60).shimmer(1356, 500, 519, "#ffd98a", 70);
  return s.rain(0, W, 780).mist(360, 90, "#b7ccd2", 0.16).vignette().print();
}

export function signalBox() {
  const s = new Scene(72, [[0, "#1a120b"], [0.5, "#3b2817"], [1, "#120b06"]]);
  for (let x = 0; x <= W; x += 64) s.line(`M${x} 0V420`, "#2a1b10", 2.5);
  s.path(`M0 420H${W}V${H}H0Z`, "#1c120a").line("M0 424H1600", "#50361f", 4);
  for (let i = 0; i < 14; i++) s.line(`M${i * 130} 430L${i * 170 - 220} 520`, "#0e0804", 3);
  // B: the window over the tracks, and outside it a hook at the height of a driver's eyes
  s.path("M96 56H712V384H96Z", "#120c07").path("M112 72H696V368H112Z", s.gradient([[0, "#0c1a26"], [0.6, "#2a4654"], [1, "#0a1218"]]));
  s.path("M112 300C240 270 380 292 520 276S660 286 696 280V368H112Z", "#14252e");
  s.line("M404 300L250 368M404 300L560 368", "#8fb0bc", 3).line("M404 300L330 368M404 300L480 368", "#8fb0bc", 3);
  s.glow(404, 292, 120, "#fff0c0", 0.85).add('<circle cx="404" cy="292" r="7" fill="#fffbe6"/>'); // the express, far off
  const dry = s.out.length;
  s.rain(116, 690, 300).defs.push('<clipPath id="pane"><path d="M112 72H696V368H112Z"/></clipPath>');
  s.out.splice(dry, 0, '<g clip-path="url(#pane)">');
  s.add("</g>").line("M304 72V368M500 72V368M112 220H696", "#1a110a", 9).line("M404 72v52q0 26 24 26t24-22", "#c9b27a", 8);
  s.path("M84 384H724V402H84Z", "#5b3d22");
  // two dead levers
  for (const [x, lean] of [[800, -16], [862, 20]]) s.line(`M${x} 424L${x + lean} 232`, "#6f7a7e", 12).add(`<circle cx="${x + lean}" cy="224" r="15" fill="#9a3426"/>`).path(`M${x - 30} 424h60l10 26h-80Z`, "#2a2f32");
  s.glow(940, 60, 240, "#ffcf7a", 0.6).line("M940 0V48", "#0e0804", 4).path("M908 78L926 44H954L972 78Z", "#2f5a4c").path("M922 78h36l-6 12h-24Z", "#fff0c0");
  // C: the clock: one minute to twelve
  s.path("M1076 410V150C1076 40 1324 40 1324 150V410Z", "#3d2413").path("M1092 400V154C1092 62 1308 62 1308 154V400Z", "#57361d");
  s.add('<circle cx="1200" cy="172" r="92" fill="#1a0f07"/><circle cx="1200" cy="172" r="82" fill="#f1e6c6"/>');
  for (let i = 0; i < 12; i++) s.line(`M1200 ${172 - 74}v${i % 3 ? 9 : 16}`, "#2a1b10", i % 3 ? 3 : 6, `transform="rotate(${i * 30} 1200 172)"`);
  s.line("M1200 182V124", "#1a0f07", 8).line("M1201 186L1194 104", "#1a0f07", 5).add('<circle cx="1200" cy="172" r="7" fill="#9a3426"/>');
  s.path("M1146 282H1254V392H1146Z", "#170d06").line("M1200 282L1216 352", "#d9b25c", 4).add('<circle cx="1218" cy="358" r="17" fill="#d9b25c"/>');
  // the timetable, a coat on its nail
  s.box(1394, 120, 132, 176, "#d8caa0").line("M1410 146h100M1410 166h84M1410 186h96M1410 206h70M1410 226h92M1410 246h80", "#6b5a3a", 3).line("M1404 270L1516 270", "#9a3426", 4);
  return s.vignette("#050302").print();
}

/** The express on its way through the rain, lamps lit, towards a bridge that is not there any more. */
export function express() {
  const s = new Scene(73, NIGHT);
  hills(s.clouds(30, 10, "#0c151d", 0.5));
  s.path(`M0 372H980L1010 392V520H0Z`, "#131c22").path("M1330 380H1600V520H1330Z", "#131c22").path("M1010 392L1040 520H1300L1330 380Z", s.gradient([[0, "#0d1a22"], [1, "#03070a"]]));
  s.line("M0 370H980L1024 402", "#8fb0bc", 5).line("M980 370l40 6 22 34M1330 378l-50-4-24 22", "#40525b", 8).path("M1018 396l16-4 10 124h-34ZM1316 384l-16-2-12 134h34Z", "#26323a").line("M1024 400L1300 386", "#26323a", 2, 'stroke-dasharray="26 60"');
  s.glow(836, 300, 300, "#fff0c0", 0.7).path("M836 292L1240 214V392L836 312Z", s.gradient([[0, "#fff0c0", 0.4], [1, "#fff0c0", 0]], true));
  s.path("M520 366V256H640V222H566V206H664V256H800C836 256 846 284 846 312V366Z", "#06090c").path("M790 256V196H776V184H830V196H816V256Z", "#06090c").add('<circle cx="842" cy="302" r="14" fill="#fffbe6"/>').path("M846 340L884 370H846Z", "#06090c");
  for (const x of [560, 640, 730, 800]) s.add(`<circle cx="${x}" cy="366" r="27" fill="#0d1216"/><circle cx="${x}" cy="366" r="19" fill="#2a343b"/><circle cx="${x}" cy="366" r="6" fill="#0d1216"/>`);
  for (const x of [40, 280]) {
    s.path(`M${x} 362V232q110-22 220 0V362Z`, "#0a0f13");
    for (let i = 0; i < 4; i++) s.box(x + 18 + i * 50, 258, 34, 40, "#ffcf7a");
  }
  for (let i = 0; i < 9; i++) s.add(`<circle cx="${790 - i * 84}" cy="${158 - i * 7 - (i % 2) * 16}" r="${34 + i * 9}" fill="#cfdfe3" opacity="${0.34 - i * 0.03}"/>`);
  return s.rain(0, W, 700).vignette().print(250, 1144);
}

/** A red dot in the dark, and ten steps to spare. */
export function stopped() {
  const defs = sky("#070d14", "#1d3340", "#4a3a34") + '<radialGradient id="r"><stop offset="0" stop-color="#ff5a3a" stop-opacity=".9"/><stop offset="1" stop-color="#ff5a3a" stop-opacity="0"/></radialGradient><radialGradient id="g"><stop offset="0" stop-color="#fff0c0" stop-opacity=".9"/><stop offset="1" stop-color="#fff0c0" stop-opacity="0"/></radialGradient>';
  const rain = Array.from({ length: 60 }, (_, i) => `M${(i * 61) % 360} ${(i * 37) % 300}l-7 15`).join("");
  const sparks = Array.from({ length: 22 }, (_, i) => `M${64 + ((i * 41) % 150)} ${228 + ((i * 17) % 24)}l${6 + (i % 5) * 3} ${-4 - (i % 4) * 4}`).join("");
  return frame(
    defs,
    p("url(#s)", "M0 0H360V300H0Z") +
      p("#14242c", "M0 176C70 150 150 172 220 158S320 160 360 150V300H0Z") +
      p("#0a1116", "M0 250H276L290 300H0ZM340 252H360V300H330Z") +
      l("#9fb9c0", 4, "M0 249H276") +
      `<circle cx="206" cy="176" r="96" fill="url(#g)"/>` +
      p("#05080b", "M0 246V120H52V96H14V84H66V120H150C186 120 196 150 196 178V246ZM138 120V66H126V54H172V66H160V120ZM196 214L228 248H196Z") +
      '<circle cx="192" cy="168" r="15" fill="#fffbe6"/>' +
      [34, 92, 158].map((x) => `<circle cx="${x}" cy="240" r="25" fill="#0f161b"/><circle cx="${x}" cy="240" r="17" fill="#2c373e"/><circle cx="${x}" cy="240" r="6" fill="#0f161b"/>`).join("") +
      [[150, 42, 22], [176, 22, 28], [120, 18, 30]].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#d9e4e6" opacity=".45"/>`).join("") +
      l("#ffce6a", 2.4, sparks) +
      l("#0a0d10", 5, "M262 250V120M262 124h26") +
      `<circle cx="288" cy="150" r="74" fill="url(#r)"/>` +
      p("#2a0f0a", "M278 128h20v8h-20ZM276 168h24v7h-24Z") +
      p("#ff5a3a", "M279 136h18l3 32h-24Z") +
      p("#ffd0b0", "M285 144h6l2 18h-10Z") +
      l("#cfe6f0", 1, rain).replace("/>", ' opacity=".45"/>'),
    360,
    300,
  );
}

/** Whom agents inhabit: told apart at a glance, she by her scarf and the coal on her face, he by his cap and his thin face. */
export const RAILWAYMEN = {
  amparo: () =>
    cameo({
      ground: ["#4b3a2c", "#15100c"],
      glow: "#ff9d5a",
      figure:
        p("#23282b", "M4 240C8 186 42 168 80 160H122C160 168 192 186 196 240Z") +
        p("#3b4347", "M52 240C54 200 74 178 100 190C126 178 146 200 148 240Z") +
        l("#15191b", 8, "M66 176L82 240M134 176L118 240") +
        p("#7d5a45", "M84 146H118V172C112 186 106 192 101 194C96 192 90 186 84 172Z") +
        face("#7d553f", "#c58d66", "#20110a") +
        p("#8a2f2a", "M60 100C50 52 76 30 102 30S152 52 142 100C136 76 122 66 102 66S68 76 60 100Z") +
        p("#b2423a", "M104 30C136 34 152 56 142 100C138 82 130 72 118 68C116 54 112 42 104 30Z") +
        p("#8a2f2a", "M60 96C48 104 40 122 30 126C42 130 46 142 40 156C56 150 66 130 68 110Z") +
        l("#e9c9a8", 2.4, "M72 60v.1M88 48v.1M108 44v.1M126 54v.1M82 66v.1M102 56v.1M120 66v.1M134 72v.1") +
        p("#1a1310", "M112 112c8-2 16 2 18 10c-8 4-16 2-20-4ZM78 124c6 0 10 4 10 9c-6 1-10-2-12-6Z", 'opacity=".55"') +
        l("#ffb478", 2.8, "M142 104C140 124 134 140 122 150M160 178C176 188 188 208 192 238"),
    }),
  teo: () =>
    cameo({
      ground: ["#23405a", "#0a1420"],
      glow: "#a9d3e0",
      figure:
        p("#111b26", "M34 240C36 200 60 180 86 170H116C142 180 166 200 168 240Z") +
        p("#e6e0cc", "M86 170L101 204L116 170L110 160H92Z") +
        p("#5f1f1c", "M97 190L101 184L105 190L108 228L101 238L94 228Z") +
        p("#8f7159", "M90 144H112V168L101 184L90 168Z") +
        p("#9c795e", "M76 90C76 58 126 58 126 90C128 124 116 154 101 158C86 154 74 124 76 90Z") +
        p("#dcb58f", "M104 66C120 68 126 78 126 90C128 124 116 154 101 158C108 142 110 130 106 122C114 118 112 112 106 100C102 90 102 76 104 66Z") +
        p("#c9a27e", "M74 96c-8-2-9 14 0 20ZM128 96c8-2 9 14 0 20Z") +
        l("#20130c", 2.4, "M82 92C86 89 92 89 95 92M108 92C112 89 117 89 120 92M94 140C98 142 106 142 110 139") +
        l("#d9b25c", 2.6, "M80 102a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM105 102a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM98 101h7") +
        p("#20130c", "M89 103a2.400 2.400 0 1 0 .1 0ZM114 103a2.400 2.400 0 1 0 .1 0Z") +
        p("#1c2c3c", "M66 66V38C78 26 126 26 136 38V66Z") +
        p("#2b4258", "M104 29C122 29 132 33 136 38V66H112Z") +
        p("#0a121a", "M64 66H138L150 82C126 74 78 74 56 82Z") +
        l("#d9b25c", 4, "M67 60H135") +
        p("#d9b25c", "M101 36l4 8 8 1-6 6 2 8-8-4-8 4 2-8-6-6 8-1Z") +
        l("#cfeaf2", 2.4, "M128 96C128 122 118 148 106 157M150 190C160 200 166 218 168 238"),
    }),
};
