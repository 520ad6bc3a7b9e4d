// TIME Stories: how the training mission may end, as photographs for the dossier, a different one for each way.
import { frame, l, p, sky } from "./portraits.mjs";
import { seeded } from "./seeded.mjs";

const [W, H] = [360, 300];
const glow = (id, colour, strength = 0.9) => `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
const disc = (x, y, r, fill, more = "") => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more ? ` ${more}` : ""}/>`;
const ground = p("url(#s)", `M0 0H${W}V${H}H0Z`);

/** A tower on a headland; its lamp is lit, or it is not. */
function lighthouse(x, foot, tall, tone, lit) {
  const [w, top] = [tall * 0.12, foot - tall];
  const beam = lit ? `${p("#ffe9b8", `M${x} ${top - 8}L${W} ${top - 46}V${top + 12}ZM${x} ${top - 8}L0 ${top - 40}V${top + 8}Z`, 'opacity=".38"')}${disc(x, top - 8, tall * 0.42, "url(#g)")}` : "";
  return (
    beam +
    p(tone, `M${x - w} ${foot}L${x - w * 0.6} ${top}H${x + w * 0.6}L${x + w} ${foot}ZM${x - w} ${top - 3}h${w * 2}v5h${-w * 2}ZM${x - w * 0.5} ${top - 16}h${w}v14h${-w}ZM${x - w * 0.7} ${top - 15}Q${x} ${top - 32} ${x + w * 0.7} ${top - 15}Z`) +
    (lit ? p("#fff3cf", `M${x - w * 0.36} ${top - 14}h${w * 0.72}v11h${-w * 0.72}Z`) : "")
  );
}

const waves = (top, count, seed, colour, tall = 5) => {
  const random = seeded(seed);
  let d = "";
  for (let i = 0; i < count; i++) {
    const y = Math.round(top + (i / count) ** 1.3 * (H - top));
    for (let x = Math.round(random() * 30); x < W; x += 46) d += `M${x} ${y}q8 ${-tall - i * 0.6} 18 0`;
  }
  return l(colour, 1.6, d);
};

export const ENDINGS = {
  /** The cause was written down: a stone by the sea in spring, and a clean shirt at a barred door. */
  named: () =>
    frame(
      sky("#7fb0c4", "#cfe0d2", "#f3ead0") + glow("g", "#fffbe6"),
      ground +
        disc(86, 74, 92, "url(#g)") +
        disc(86, 74, 24, "#fffdf0") +
        p("#9ec0c6", "M0 150H360V196H0Z") +
        waves(156, 5, 7, "#e9f4f2", 3) +
        lighthouse(306, 150, 62, "#6c8a94", true) +
        p("#7ea070", "M0 190C80 168 190 182 360 164V300H0Z") +
        p("#5b8055", "M0 226C110 204 240 222 360 206V300H0Z") +
        p("#8d8c86", "M58 262V170C58 128 146 128 146 170V262Z") +
        p("#a9a89f", "M66 262V172C66 138 138 138 138 172V262Z") +
        l("#5f5e59", 3, "M102 146V164M93 154H111M82 184H122M82 198H122M82 212H108") +
        l("#e0574f", 3, "M56 262q4-12 0-20M66 268q6-10 4-18M148 262q-4-12 0-20") +
        disc(56, 240, 4, "#f3b1a2") + disc(70, 248, 4, "#f7d279") + disc(148, 240, 4, "#f3b1a2") +
        p("#4d463f", "M214 282V150C214 116 292 116 292 150V282Z") +
        p("#1b1815", "M224 282V154C224 130 282 130 282 154V282Z") +
        l("#77706a", 5, "M240 138V282M254 136V282M268 138V282M224 196H282M224 244H282") +
        p("#fffaf0", "M218 292l8-26h16l6 7 6-7h16l10 26Z") +
        l("#cfc8b8", 2, "M248 273V292M226 280h14M258 280h14"),
      W,
      H,
    ),
  /** Mercy: a man carries good oil up, every Saturday, while it blows. */
  gale: () =>
    frame(
      sky("#0b1a30", "#27496b", "#5d7f92") + glow("g", "#ffe6a8"),
      ground +
        p("#ffe9b8", "M188 60L360 6V104ZM172 60L0 18V100Z", 'opacity=".42"') +
        disc(180, 60, 96, "url(#g)") +
        l("#a8c3d2", 2, "M14 128q60-24 120-6M226 140q60 20 126-8M0 190q50-18 96-4M262 196q46 14 98-6M24 158q30-8 60 0M284 168q30 8 62-2") +
        p("#cfd6d8", "M126 300L148 84H212L234 300Z") +
        p("#0f1f2f", "M138 300L158 98H202L222 300Z") +
        p("#cfd6d8", "M136 74h88v12h-88ZM154 44h52v30h-52ZM148 44Q180 8 212 44Z") +
        p("#fff5d2", "M160 48h40v24h-40Z") +
        l("#5b7486", 5, "M150 282h20v-18h16v-18h16v-18h12M206 210h-14v-18h-14v-18h-14M166 156h12v-16h12v-16h10") +
        p("#e9c277", "M171 230c-4-6-2-13 4-13s8 7 4 13c7 2 9 9 9 18h-22c0-9-1-16 5-18Z") +
        l("#e9c277", 5, "M170 246l-2 18M182 246l2 16M186 236l10 6") +
        p("#ffd98a", "M192 240h12v14h-12Z") +
        disc(198, 246, 22, "url(#g)", 'opacity=".8"') +
        p("#0a1420", "M0 286C70 270 110 292 130 300H0ZM360 284C300 270 256 290 230 300H360Z"),
      W,
      H,
    ),
  /** No lamp, but a fire on the jetty that could be seen: the steamer turns. */
  bonfire: () =>
    frame(
      sky("#0a1228", "#2c2f52", "#7a4a4a") + glow("g", "#ffb44f"),
      ground +
        Array.from({ length: 40 }, (_, i) => disc((i * 97) % W, (i * 53) % 120, 0.8 + (i % 3) * 0.3, "#fff", 'opacity=".6"')).join("") +
        lighthouse(44, 160, 72, "#0b1020", false) +
        p("#141a33", "M0 160C30 150 70 150 104 166V300H0Z") +
        p("#1a2440", "M0 176H360V300H0Z") +
        waves(184, 9, 11, "#6a6f92", 4) +
        p("#090c16", "M196 172H336L318 196H214ZM232 172v-16h64v16ZM252 156v-26h12v26ZM276 156v-22h10v22Z") +
        l("#ffd98a", 4, "M240 164v.1M256 164v.1M272 164v.1M288 164v.1M226 182v.1M248 182v.1M270 182v.1M292 182v.1") +
        l("#aab0c4", 7, "M258 126C250 112 268 104 256 88C246 74 270 66 262 50") +
        disc(130, 206, 128, "url(#g)") +
        p("#05070d", "M0 262H262V276H0ZM24 276h10v24h-10ZM104 276h10v24h-10ZM190 276h10v24h-10ZM250 276h10v24h-10Z") +
        l("#1c0f08", 9, "M92 262L152 226M168 262L108 226M100 262L160 240M160 262L100 240") +
        p("#e8542a", "M130 142C160 174 176 196 168 226C164 248 146 258 130 258S96 248 92 226C86 200 116 190 130 142Z") +
        p("#ff9d3a", "M128 172C146 196 156 208 152 230C149 246 140 254 129 254S108 246 106 230C104 212 124 204 128 172Z") +
        p("#ffe08a", "M129 204C138 216 143 224 141 236C139 246 134 250 129 250S118 246 117 236C116 226 126 220 129 204Z") +
        p("#05070d", "M206 262l5-34c-5-5-3-13 4-14-3-7 1-12 7-12s10 5 7 12c7 1 9 9 4 14l5 34Z") +
        l("#05070d", 5, "M212 228l-18-22M232 228l16-24") +
        l("#ffd27a", 2, "M60 196l.1 0M84 150l.1 0M176 140l.1 0M190 178l.1 0M150 112l.1 0M104 120l.1 0"),
      W,
      H,
    ),
  /** Nobody gave her a light: masts over the shoals, and the tower still dark. */
  dark: () =>
    frame(
      sky("#04070d", "#0d1a27", "#16303c") + glow("g", "#7fa6b4", 0.5),
      ground +
        disc(286, 52, 70, "url(#g)") +
        disc(286, 52, 13, "#b9ccd0") +
        lighthouse(78, 168, 128, "#02050a", false) +
        p("#02050a", "M0 168C50 152 110 156 150 186V300H0Z") +
        p("#0b1c27", "M0 196H360V300H0Z") +
        waves(200, 10, 19, "#33525e", 6) +
        p("#02050a", "M188 262L214 198L322 232L312 262Z") +
        l("#02050a", 6, "M234 204L254 116M282 220L304 142M246 152L288 168") +
        l("#02050a", 2, "M254 116L214 198M254 116L282 220M304 142L322 232") +
        p("#8fb0ba", "M180 262q10-18 22 0q8-14 18 0q12-18 26 0q8-12 20 0q14-18 28 0q10-12 22 0q8-10 18 0l6 10H172Z", 'opacity=".7"') +
        l("#5d7f8a", 2, "M40 264h30M96 280h40M20 286h24M330 282h26") +
        p("#02050a", "M120 286h30l-6 8h-20ZM132 286v-16h2v16Z"),
      W,
      H,
    ),
};
