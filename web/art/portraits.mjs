// TIME Stories: the people of the training mission as cameos lit from one side, and how a mission ends, as photographs for the dossier.

export const frame = (defs, body, w = 200, h = 240) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}</svg>\n`;

/** Ground, a window of light behind the shoulder, then the figure. */
export function cameo({ ground, glow, figure }) {
  const defs = `<linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient><radialGradient id="b"><stop offset="0" stop-color="${glow}" stop-opacity=".8"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient><linearGradient id="v" x1="0" y1="0" x2="0" y2="1"><stop offset=".6" stop-color="#03070c" stop-opacity="0"/><stop offset="1" stop-color="#03070c" stop-opacity=".65"/></linearGradient>`;
  return frame(defs, `<path fill="url(#a)" d="M0 0H200V240H0Z"/><circle cx="146" cy="84" r="120" fill="url(#b)"/>${figure}<path fill="url(#v)" d="M0 0H200V240H0Z"/>`);
}

export const p = (fill, d, more = "") => `<path fill="${fill}" d="${d}"${more ? ` ${more}` : ""}/>`;
export const l = (stroke, width, d) => `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
/** A face turned a little to the light: shadow half, lit half, brow, nose, mouth. */
export const face = (dark, lit, line) =>
  p(dark, "M70 92C70 58 130 58 130 92C132 122 120 150 100 152C80 150 68 122 70 92Z") +
  p(lit, "M104 66C124 68 130 80 130 92C132 122 120 150 100 152C108 140 110 128 106 122C114 118 112 112 106 100C100 90 100 76 104 66Z") +
  l(line, 3, "M78 96C82 92 90 92 94 95M108 95C112 92 120 92 124 96") +
  p(line, "M83 101a3.400 3 0 1 0 .1 0ZM117 101a3.400 3 0 1 0 .1 0Z") +
  l(line, 2.6, "M92 134C98 137 106 137 112 133");

export const PORTRAITS = {
  ines: () =>
    cameo({
      ground: ["#20405a", "#0c1b2a"],
      glow: "#f3c77a",
      figure:
        p("#0f1a24", "M18 240C20 192 54 172 84 166H118C150 172 182 192 184 240Z") +
        p("#7a2f33", "M58 240C60 204 74 184 92 176L102 196L114 176C134 186 146 206 148 240Z") +
        p("#b98a68", "M86 146H116V168C112 184 104 192 101 196C97 192 90 184 86 168Z") +
        p("#20120c", "M58 104C50 46 84 34 104 36C138 38 148 66 142 108C140 122 136 132 132 140C136 112 132 92 122 82C108 88 88 88 78 80C70 92 68 116 70 140C62 132 60 118 58 104Z") +
        face("#9a6d4e", "#e7b98c", "#2a160e") +
        p("#20120c", "M66 88C72 58 108 50 134 88C126 74 114 70 104 72C90 74 74 76 66 88Z") +
        p("#2c1a10", "M132 130C146 140 150 158 144 176C140 192 148 206 142 226C136 232 128 230 126 222C130 204 122 192 128 174C132 160 126 144 132 130Z") +
        l("#6b4527", 2.4, "M134 150l12 6M132 168l12 4M130 186l12 4M132 204l12 4") +
        l("#f3c77a", 2.6, "M142 108C140 122 138 132 134 140M150 196C162 206 168 222 170 240"),
    }),
  tomas: () =>
    cameo({
      ground: ["#253b36", "#0d1917"],
      glow: "#9fd7d0",
      figure:
        p("#101c24", "M14 240C16 190 52 172 82 166H120C152 172 184 190 186 240Z") +
        p("#d8d2c0", "M84 168L101 190L118 168L112 160H90Z") +
        p("#0a1218", "M58 240L84 168L101 192L120 168L146 240Z") +
        p("#d8d2c0", "M94 186L101 194L108 186L104 240H98Z") +
        l("#d9b25c", 3, "M66 204v.1M62 222v.1M138 204v.1M142 222v.1") +
        p("#8c6a52", "M86 144H116V166L101 188L86 166Z") +
        face("#83614a", "#dcb08a", "#20130c") +
        p("#1a1210", "M66 100C64 84 68 76 74 74L72 116C68 112 66 106 66 100ZM134 100C136 84 132 76 128 74L130 116C133 112 134 106 134 100Z") +
        p("#1a1210", "M80 128C88 120 96 121 101 125C106 121 116 120 124 128C116 132 108 132 101 129C94 132 88 132 80 128Z") +
        p("#16242e", "M58 74C58 44 78 30 102 30S146 44 146 74C132 66 72 66 58 74Z") +
        p("#22353f", "M60 62C84 52 120 52 144 62L146 76C130 68 76 68 58 76Z") +
        p("#0a1116", "M60 76C76 68 128 68 144 76C138 86 120 84 102 84S68 86 60 76Z") +
        p("#d9b25c", "M95 54h14v10h-14Z") +
        l("#bfe9e4", 2.4, "M144 58C146 66 146 70 146 74M152 182C168 194 176 214 178 240"),
    }),
  brigida: () =>
    cameo({
      ground: ["#4a3425", "#1a110b"],
      glow: "#ffb66b",
      figure:
        p("#2a1c22", "M10 240C14 194 46 172 80 162H122C156 172 186 194 190 240Z") +
        p("#5d3a45", "M34 240C44 200 70 178 101 190C132 178 158 200 168 240C140 222 120 216 101 240C82 216 62 222 34 240Z") +
        l("#8f6470", 2.4, "M52 222C66 206 82 200 98 206M150 222C136 206 120 200 104 206") +
        p("#9a7258", "M86 144H116V170L101 184L86 170Z") +
        p("#33475a", "M54 130C44 70 70 34 102 34S160 70 148 130C146 150 134 164 122 170C134 148 138 112 128 88C112 66 88 66 76 88C66 112 70 148 82 170C68 164 56 150 54 130Z") +
        face("#916a51", "#e2b591", "#2a170f") +
        p("#b9b4a8", "M74 86C82 68 96 64 104 66C118 68 126 76 130 88C118 76 90 74 74 86Z") +
        p("#3f566b", "M66 92C72 52 132 52 138 92C132 66 116 60 102 60S72 66 66 92Z") +
        l("#2a170f", 1.6, "M82 110c-4 2-6 4-7 7M119 110c4 2 6 4 7 7M88 124c-2 3-3 6-3 8M114 124c2 3 3 6 3 8") +
        p("#33475a", "M86 168C94 178 110 178 118 168L112 196C106 202 98 202 92 196Z") +
        l("#ffca8a", 2.6, "M148 120C148 140 140 156 128 166M160 196C172 206 178 222 180 240"),
    }),
  nuno: () =>
    cameo({
      ground: ["#22384d", "#0a131c"],
      glow: "#8fb7d0",
      figure:
        p("#3d3a22", "M10 240C14 186 50 170 80 162H122C154 170 188 186 190 240Z") +
        p("#57522d", "M60 240C64 204 78 182 100 178C124 182 138 204 142 240Z") +
        l("#25230f", 3, "M101 182V240M86 200h10M86 222h10") +
        face("#7d5b47", "#cf9f7c", "#1d120c") +
        p("#3a3733", "M68 108C70 118 76 120 82 118C90 114 112 114 120 118C126 120 130 118 133 108C138 142 126 178 101 180C76 178 64 142 68 108Z") +
        p("#6b675f", "M108 116C120 114 128 120 133 108C138 142 126 178 101 180C112 164 114 140 108 116Z") +
        l("#1d1a17", 3, "M90 134C96 138 106 138 112 134") +
        p("#4d4826", "M70 84C70 44 84 34 102 34S134 44 134 84C116 74 88 74 70 84Z") +
        p("#6a6334", "M104 34C126 36 134 48 134 84C126 79 114 76 106 77Z") +
        p("#3d3a1e", "M46 100C56 82 74 74 102 74S148 82 160 104C146 92 124 86 102 86S62 88 46 100Z") +
        l("#cfe2ec", 2.4, "M134 60C136 70 148 84 158 100M158 186C172 198 178 216 180 240"),
    }),
};

export const sky = (a, b, c) => `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${a}"/><stop offset=".6" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></linearGradient>`;

/** Home: first light over the ridges, somebody walking back with the lantern still lit. */
export function returned() {
  const defs = sky("#1d3a66", "#d98f5e", "#f7d79a") + '<radialGradient id="g"><stop offset="0" stop-color="#fff3cf"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient>';
  const rays = Array.from({ length: 13 }, (_, i) => { const a = Math.PI + (i / 12) * Math.PI; return l("#fff3cf", 2.4, `M${Math.round(210 + Math.cos(a) * 52)} ${Math.round(190 + Math.sin(a) * 52)}L${Math.round(210 + Math.cos(a) * (i % 2 ? 92 : 118))} ${Math.round(190 + Math.sin(a) * (i % 2 ? 92 : 118))}`); }).join("");
  return frame(
    defs,
    `<path fill="url(#s)" d="M0 0H360V300H0Z"/><circle cx="210" cy="190" r="130" fill="url(#g)"/><circle cx="210" cy="190" r="40" fill="#fff6dc"/><g opacity=".55">${rays}</g>` +
      p("#a8705c", "M0 204C60 176 110 196 160 188S280 170 360 196V300H0Z") + p("#6a4a56", "M0 226C70 206 130 232 200 214S310 208 360 222V300H0Z") + p("#37303f", "M0 254C80 236 160 260 240 244S330 246 360 250V300H0Z") + p("#14131c", "M0 280C100 262 220 282 360 266V300H0Z") +
      p("#0b0a12", "M120 286L126 236C121 228 124 219 131 218C127 210 131 203 138 203S149 210 145 218C152 219 155 228 150 236L158 286Z") + l("#0b0a12", 5, "M150 238L166 250") + p("#ffe2a6", "M162 250h9l2 13h-13Z") + '<circle cx="167" cy="256" r="26" fill="url(#g)" opacity=".8"/>',
    360,
    300,
  );
}

/** Lost: a caisson gone dark, its thread of light torn. */
export function broken() {
  const defs = sky("#05090f", "#0d1f2d", "#04070b") + '<radialGradient id="g"><stop offset="0" stop-color="#7fe3f2" stop-opacity=".7"/><stop offset="1" stop-color="#7fe3f2" stop-opacity="0"/></radialGradient>';
  return frame(
    defs,
    `<path fill="url(#s)" d="M0 0H360V300H0Z"/><circle cx="180" cy="54" r="120" fill="url(#g)" opacity=".6"/>` +
      l("#7fe3f2", 3, "M180 0C176 24 186 44 178 66L184 78L174 88") + l("#7fe3f2", 2, "M186 118C178 126 184 132 180 142") + l("#7fe3f2", 1.6, "M168 92l-12 8M190 92l14 4M176 108l-6 12M188 106l10 10") +
      p("#11222f", "M96 276V168C96 108 264 108 264 168V276C220 292 140 292 96 276Z") + p("#06101a", "M124 262V174C124 132 236 132 236 174V262C200 272 160 272 124 262Z") +
      p("#0e2431", "M152 264C142 222 146 200 166 190C154 176 162 154 180 154S206 176 194 190C214 200 218 222 208 264Z") + l("#2f5a6b", 2, "M124 262V174C124 132 236 132 236 174V262") + l("#8a2f24", 3, "M140 180L176 214L164 226L206 256M176 214L214 190"),
    360,
    300,
  );
}
