// The arcana that look back at you: beasts, people and what they carry.
import { BONE, CORAL, GOLD, INK, Plate, SEA, VERDIGRIS } from "./lino.mjs";

/** A head seen from the front, lit from the right: the left half is hatched. */
function head(p, cx, cy, rx, ry, { eyes = true, brow = 0, mouth = true } = {}) {
  const jaw = `M${cx - rx} ${cy - ry * 0.3}C${cx - rx} ${cy - ry * 1.05} ${cx + rx} ${cy - ry * 1.05} ${cx + rx} ${cy - ry * 0.3}C${cx + rx} ${cy + ry * 0.45} ${cx + rx * 0.5} ${cy + ry} ${cx} ${cy + ry}C${cx - rx * 0.5} ${cy + ry} ${cx - rx} ${cy + ry * 0.45} ${cx - rx} ${cy - ry * 0.3}Z`;
  p.shape(jaw, BONE);
  p.within(jaw).hatch(cx - rx, cy - ry, cx - rx * 0.42, cy + ry, 76, 4.6, 1.1, INK).free();
  p.shape(`M${cx - 1} ${cy - ry * 0.3}L${cx + 2} ${cy + ry * 0.16}Q${cx + 3} ${cy + ry * 0.26} ${cx - 4} ${cy + ry * 0.25}L${cx - 8} ${cy + ry * 0.2}L${cx - 4} ${cy + ry * 0.05}Z`, INK, 0.3);
  const ey = cy - ry * 0.16;
  if (eyes)
    for (const side of [-1, 1]) {
      const ex = cx + side * rx * 0.47;
      p.shape(`M${ex - 8} ${ey}Q${ex} ${ey - 8} ${ex + 8} ${ey}Q${ex} ${ey + 5} ${ex - 8} ${ey}Z`, INK, 0.3);
      p.disc(ex + 1, ey - 1, 2, BONE, 2, 0.2);
      p.gouge(ex - side * 9, ey - 8 + brow, ex + side * 10, ey - 10 - brow, 2.2, INK);
    }
  if (mouth) p.gouge(cx - rx * 0.36, cy + ry * 0.48, cx + rx * 0.36, cy + ry * 0.47, 1.9, INK, 1.5).gouge(cx - 5, cy + ry * 0.6, cx + 6, cy + ry * 0.6, 1.1, INK);
  return jaw;
}

function beast() {
  const p = new Plate("beast");
  p.hatch(8, 8, 192, 212, 90, 8, 0.8, SEA);
  p.disc(100, 96, 78, SEA).rays(100, 96, 70, 92, 56, 2.2, BONE);
  const mask = "M100 190C90 178 82 172 74 158L52 156L58 144L36 138L46 126L28 112L44 104L34 88L48 84C40 58 38 34 44 14C62 24 76 42 84 58L100 54Z";
  p.both(mask, BONE, 0.8);
  p.both("M50 26C52 46 58 60 66 70L78 60C72 46 62 34 50 26Z", INK);
  // fur: gouges follow the muzzle outward
  for (let i = 0; i < 13; i++) {
    const y = 66 + i * 8;
    const reach = 50 - Math.abs(i - 4) * 3.2;
    for (const side of [-1, 1]) p.gouge(100 + side * (24 + i * 0.4), y, 100 + side * reach * 1.15, y + 13, 1.7, INK);
  }
  p.both("M96 104C84 96 72 96 62 102C70 114 84 118 94 116Z", INK, 0.4);
  p.both("M90 108C82 103 75 103 70 105C75 112 83 114 90 112Z", CORAL, 0.3);
  p.both("M83 104L85 112L80 112Z", INK, 0.2);
  p.shape("M86 96L114 96L110 138L90 138Z", BONE);
  p.gouge(93, 62, 91, 132, 1.7, INK).gouge(107, 62, 109, 132, 1.7, INK).gouge(100, 56, 100, 96, 1.6, INK);
  p.shape("M84 138Q100 130 116 138Q114 152 100 155Q86 152 84 138Z", INK).gouge(91, 140, 99, 138, 1.2, BONE);
  p.gouge(100, 154, 100, 164, 1.8, INK);
  p.shape("M76 160Q88 166 100 163Q112 166 124 160Q120 182 100 186Q80 182 76 160Z", INK).shape("M88 174Q100 169 112 174Q108 183 100 184Q92 183 88 174Z", CORAL, 0.3);
  p.both("M80 163L87 165L84 176ZM91 166L97 165L94 172Z", BONE, 0.2);
  return p;
}

function huntress() {
  const p = new Plate("huntress");
  p.disc(100, 92, 82, SEA).rays(100, 92, 74, 84, 60, 1.1, BONE);
  // the bow spans the plate behind her
  p.shape("M20 40C40 96 40 128 20 184C26 184 30 180 32 176C54 128 54 94 32 46C30 42 26 40 20 40Z", GOLD, 0.5);
  p.gouge(22, 42, 22, 182, 0.9, BONE);
  p.gouge(6, 112, 192, 112, 2.6, BONE);
  // hair and cloak
  p.shape("M100 24C58 24 52 66 54 104C56 140 44 168 34 212L166 212C156 168 144 140 146 104C148 66 142 24 100 24Z", INK, 0.8);
  for (let i = 0; i < 9; i++) for (const side of [-1, 1]) p.gouge(100 + side * (14 + i * 3), 34 + i * 3, 100 + side * (36 + i * 2.6), 128 + i * 9, 1.2, BONE, side * 8);
  head(p, 100, 96, 31, 42, { brow: -1 });
  p.both("M100 44C84 44 68 58 68 84C76 70 88 62 100 60Z", INK);
  for (let i = 0; i < 5; i++) for (const side of [-1, 1]) p.gouge(100 + side * 3, 47 + i * 2, 100 + side * (28 - i), 74 + i * 2, 0.9, BONE, side * -5);
  // crescent diadem
  p.shape("M80 36C84 56 116 56 120 36C126 64 110 70 100 70C90 70 74 64 80 36Z", BONE, 0.4);
  p.disc(100, 30, 4, CORAL);
  p.shape("M84 134L84 150C64 158 52 176 48 212L152 212C148 176 136 158 116 150L116 134Z", VERDIGRIS);
  p.within("M84 134L84 150C64 158 52 176 48 212L152 212C148 176 136 158 116 150L116 134Z").hatch(46, 140, 100, 212, 62, 6, 1.4, INK).free();
  p.shape("M84 134Q100 148 116 134L110 156Q100 162 90 156Z", BONE, 0.4);
  // the arrow on the string, across
  p.gouge(12, 186, 188, 186, 2.2, BONE).shape("M176 176L194 186L176 196L182 186Z", CORAL, 0.4);
  for (let i = 0; i < 4; i++) p.gouge(14 + i * 7, 186, 8 + i * 7, 176, 1.5, CORAL).gouge(14 + i * 7, 186, 8 + i * 7, 196, 1.5, CORAL);
  return p;
}

function blindMan() {
  const p = new Plate("blind-man");
  p.rays(100, 90, 66, 112, 40, 1.2, SEA);
  p.shape("M100 18C52 18 46 62 48 92C42 130 36 170 30 212L170 212C164 170 158 130 152 92C154 62 148 18 100 18Z", SEA, 0.8);
  for (let i = 0; i < 7; i++) for (const side of [-1, 1]) p.gouge(100 + side * (42 + i * 2), 60 + i * 8, 100 + side * (52 + i * 3), 130 + i * 12, 1.4, INK);
  head(p, 100, 92, 38, 50, { eyes: false, mouth: false });
  p.both("M100 36C78 36 60 50 60 82C70 62 84 54 100 54Z", INK);
  // the bandage
  p.shape("M58 74Q100 66 142 74L143 98Q100 90 57 98Z", BONE, 0.6);
  p.gouge(58, 75, 142, 75, 1.6, INK, -5).gouge(58, 97, 142, 97, 1.6, INK, -6).gouge(62, 84, 136, 81, 0.9, INK, -4).gouge(68, 91, 140, 89, 0.9, INK, -4);
  p.shape("M140 78L166 70L160 82L170 92L142 92Z", BONE, 0.5).gouge(146, 84, 164, 80, 1, INK);
  p.shape("M98 94L103 110Q104 116 98 115L90 112L95 104Z", INK, 0.3);
  // beard
  p.shape("M62 104C66 118 84 122 100 120C116 122 134 118 138 104C142 150 128 190 100 206C72 190 58 150 62 104Z", BONE, 0.8);
  for (let i = 0; i < 13; i++) {
    const x = 66 + i * 5.7;
    p.gouge(x, 118 + Math.abs(6 - i) * -0.6, 100 + (x - 100) * 0.42, 194 - Math.abs(6 - i) * 5, 1.5, INK, (x - 100) * 0.08);
  }
  p.shape("M82 124Q100 116 118 124Q100 136 82 124Z", INK, 0.4).gouge(88, 126, 112, 126, 1, CORAL, 2);
  // the staff
  p.shape("M22 40L30 38L36 212L26 212Z", GOLD, 0.6).shape("M14 46C10 26 38 18 42 38C36 30 22 32 22 46Z", GOLD, 0.5);
  return p;
}

function lord() {
  const p = new Plate("lord");
  p.rays(100, 96, 64, 120, 36, 1.7, CORAL, 0, 360, 2, 0.8);
  p.shape("M24 212C30 176 52 160 74 154L126 154C148 160 170 176 176 212Z", CORAL);
  p.within("M24 212C30 176 52 160 74 154L126 154C148 160 170 176 176 212Z").hatch(24, 156, 98, 212, 58, 6, 1.4, INK).free();
  head(p, 100, 98, 37, 46, { brow: 3, mouth: false });
  // beard: the tide
  p.shape("M60 100C64 116 82 120 100 117C118 120 136 116 140 100C148 142 134 172 124 184Q118 176 112 190Q106 180 100 196Q94 180 88 190Q82 176 76 184C66 172 52 142 60 100Z", BONE, 0.6);
  for (let row = 0; row < 5; row++) p.waves(132 + row * 11, INK, { from: 66 + row * 3, to: 136 - row * 3, length: 14, rise: 5, width: 1.5, shift: (row % 2) * 7 });
  p.shape("M78 118Q90 108 100 116Q110 108 122 118Q110 124 100 120Q90 124 78 118Z", INK, 0.4).gouge(92, 126, 108, 126, 1.4, CORAL);
  // crown
  p.shape("M56 68L48 24L72 46L84 14L100 44L116 14L128 46L152 24L144 68Q100 58 56 68Z", GOLD, 0.6);
  p.within("M56 68L48 24L72 46L84 14L100 44L100 62Q80 62 56 68Z").hatch(46, 14, 100, 70, 80, 4.6, 1.1, INK).free();
  p.shape("M56 68Q100 57 144 68L143 78Q100 67 57 78Z", BONE, 0.4);
  for (const [x, y] of [[48, 22], [84, 12], [116, 12], [152, 22]]) p.disc(x, y, 4, BONE);
  for (const x of [70, 85, 100, 115, 130]) p.disc(x, 68 - (30 - Math.abs(x - 100)) * 0.06, 2.6, CORAL, 2.6, 0.2);
  // trident
  p.gouge(176, 60, 176, 208, 2.4, GOLD).line([[164, 38], [165, 58], [176, 64], [187, 58], [188, 38]], 2.4, GOLD).gouge(176, 28, 176, 66, 2.4, GOLD);
  return p;
}

function judge() {
  const p = new Plate("judge");
  p.rays(100, 46, 26, 82, 32, 1.3, VERDIGRIS, 0, 360, 2, 0.6);
  // sword upright as the post
  p.shape("M96 52L104 52L106 176L100 192L94 176Z", BONE, 0.4).gouge(100, 58, 100, 176, 1.1, INK);
  p.shape("M80 44Q100 38 120 44L120 54Q100 48 80 54Z", GOLD, 0.4).shape("M95 20L105 20L105 44L95 44Z", GOLD, 0.4).disc(100, 16, 8, CORAL).gouge(96, 14, 100, 12, 1, BONE);
  // beam
  p.shape("M26 66Q62 50 100 62Q138 50 174 66L172 74Q138 60 100 72Q62 60 28 74Z", BONE, 0.5);
  p.disc(100, 66, 8, GOLD).disc(100, 66, 3.4, INK);
  for (const x of [32, 168]) {
    p.gouge(x, 70, x - 24, 132, 1, BONE).gouge(x, 70, x + 24, 132, 1, BONE).gouge(x, 70, x, 132, 0.8, BONE).disc(x, 70, 4, GOLD);
    p.shape(`M${x - 27} 132L${x + 27} 132C${x + 24} 152 ${x - 24} 152 ${x - 27} 132Z`, BONE, 0.5);
    p.within(`M${x - 27} 132L${x + 27} 132C${x + 24} 152 ${x - 24} 152 ${x - 27} 132Z`).hatch(x - 27, 130, x, 152, 60, 4.6, 1.1, INK).free();
  }
  // what is weighed: two stones against two stones
  for (const [x, y] of [[24, 124], [40, 124], [160, 124], [176, 124]]) p.disc(x, y, 7.4, CORAL, 7).gouge(x - 3, y - 2, x + 2, y - 4, 1.1, BONE);
  p.shape("M60 196Q100 182 140 196L148 212L52 212Z", SEA).sea(200, BONE, { rows: 1, from: 54, to: 146 });
  p.waves(186, BONE, { from: 10, to: 84, length: 22 }).waves(186, BONE, { from: 118, to: 190, length: 22 }).waves(199, BONE, { from: 10, to: 58, length: 24 }).waves(199, BONE, { from: 144, to: 190, length: 24 });
  return p;
}

function noble() {
  const p = new Plate("noble");
  p.hatch(8, 8, 192, 212, 0, 8, 0.8, SEA);
  p.shape("M20 212C24 184 44 166 66 160L134 160C156 166 176 184 180 212Z", SEA);
  p.within("M20 212C24 184 44 166 66 160L134 160C156 166 176 184 180 212Z").hatch(20, 160, 100, 212, 66, 6, 1.4, INK).free();
  for (const y of [182, 198]) p.disc(100, y, 4, GOLD);
  // ruff
  p.disc(100, 146, 64, BONE, 24);
  p.rays(100, 140, 26, 62, 34, 1.9, INK, 8, 172);
  for (let i = 0; i < 17; i++) {
    const angle = (4 + i * 10.8) * (Math.PI / 180);
    p.disc(100 + Math.cos(angle) * 61, 146 + Math.sin(angle) * 22, 6.5, BONE).disc(100 + Math.cos(angle) * 61, 147 + Math.sin(angle) * 22, 2.8, INK);
  }
  head(p, 100, 96, 33, 46, { brow: -2 });
  p.gouge(98, 116, 70, 110, 2.2, INK, 4).gouge(102, 116, 130, 110, 2.2, INK, -4);
  p.shape("M94 128L106 128L100 148Z", INK, 0.3);
  p.both("M68 70C60 88 64 104 70 112C70 96 72 86 78 74Z", INK);
  // hat
  p.shape("M40 70Q100 44 160 70Q150 80 100 68Q50 80 40 70Z", INK, 0.5).shape("M62 62C58 30 80 20 102 22C128 22 142 34 138 62Q100 52 62 62Z", CORAL);
  p.within("M62 62C58 30 80 20 102 22L100 58Q80 56 62 62Z").hatch(58, 20, 100, 64, 78, 4.8, 1.3, INK).free();
  p.gouge(42, 70, 158, 70, 1.6, BONE, -13);
  p.shape("M134 58C150 52 166 36 166 12C178 26 180 52 158 66C150 70 140 68 134 58Z", BONE, 0.6);
  for (let i = 0; i < 6; i++) p.gouge(146 + i * 3.6, 60 - i * 7, 168 + i, 54 - i * 6, 1.1, INK);
  p.gouge(138, 60, 166, 18, 1.1, INK, 5);
  return p;
}

function servant() {
  const p = new Plate("servant");
  // rain
  for (let i = 0; i < 34; i++) {
    const [x, y] = [p.between(14, 186), p.between(14, 92)];
    p.gouge(x, y, x - 6, y + 15, 0.9, VERDIGRIS);
  }
  // bucket, tipped
  const pail = "M62 60L136 34L142 104L98 120Z";
  p.shape("M56 58C52 20 118 -2 140 30L135 33C112 8 66 24 62 56Z", GOLD, 0.5);
  p.shape(pail, BONE, 0.6);
  p.within(pail).hatch(60, 34, 144, 120, 72, 9, 1.1, INK);
  p.shape("M68 72L138 47L139 56L73 82ZM84 98L141 78L141 87L90 106Z", INK, 0.4).free();
  p.within("M62 60L98 44L118 112L98 120Z").hatch(60, 40, 112, 120, 30, 4.6, 1.2, INK).free();
  p.shape("M62 60C66 44 124 24 136 34C134 50 82 70 62 60Z", SEA, 0.4).gouge(72, 57, 128, 37, 1.4, BONE, 3);
  // the water it throws out
  p.shape("M62 60C44 66 36 84 34 108C32 124 24 132 18 148C40 142 48 124 52 108C54 94 60 80 72 64Z", VERDIGRIS, 0.6);
  p.gouge(54, 72, 38, 126, 1.6, BONE, -5).gouge(60, 74, 46, 116, 1, BONE, -4);
  for (const [x, y, s] of [[30, 160, 4], [44, 146, 3], [18, 128, 2.6], [58, 128, 2.6]]) p.drop(x, y, s, VERDIGRIS);
  // two humble hands, sleeves rolled, one under the pail and one at its lip
  p.shape("M192 108L150 96L132 120L192 152Z", CORAL, 0.6).within("M192 108L150 96L132 120L192 152Z").hatch(130, 94, 194, 154, 70, 6, 1.4, INK).free();
  p.shape("M150 94L136 98L134 122L148 124Z", BONE, 0.4);
  p.shape("M140 100C128 94 118 90 112 92C106 94 108 100 114 101L122 104L104 104C97 104 97 112 104 112L122 112L106 116C99 118 101 125 108 124L124 121L114 126C109 130 113 135 119 133L142 122Z", BONE, 0.4);
  p.gouge(114, 102, 132, 106, 1.1, INK).gouge(106, 113, 132, 113, 1.1, INK).gouge(110, 124, 132, 118, 1.1, INK);
  p.shape("M176 18L192 14L192 66L158 50Z", CORAL, 0.6).within("M176 18L192 14L192 66L158 50Z").hatch(156, 12, 194, 68, 70, 6, 1.4, INK).free();
  p.shape("M164 22L178 30L168 52L152 46Z", BONE, 0.4);
  p.shape("M166 26C152 18 140 16 134 18C128 21 131 27 137 27L130 30C124 33 127 39 133 38L130 41C126 45 130 50 136 47L138 48C136 53 142 56 146 53L160 46Z", BONE, 0.4);
  p.gouge(136, 28, 152, 31, 1.1, INK).gouge(133, 38, 150, 37, 1.1, INK).gouge(138, 47, 152, 42, 1.1, INK);
  // gunwale and sea
  p.shape("M8 176Q60 166 120 172Q160 176 192 168L192 184Q150 190 100 186Q50 182 8 192Z", BONE, 0.6).hatch(8, 176, 192, 184, 0, 4, 0.9, INK);
  p.shape("M8 192Q50 182 100 186Q150 190 192 184L192 212L8 212Z", SEA).sea(198, BONE, { rows: 2, step: 9 });
  return p;
}

function stranger() {
  const p = new Plate("stranger");
  p.disc(164, 42, 22, VERDIGRIS).withinDisc(164, 42, 22).hatch(140, 18, 188, 66, 30, 6, 1, INK).free();
  p.star(30, 34, 8, BONE).star(48, 54, 4, BONE).star(24, 62, 4, VERDIGRIS);
  for (let i = 0; i < 7; i++) p.waves(104 + i * 13, SEA, { length: 30, rise: 5, width: 2.2, shift: (i % 2) * 15 });
  // cloak
  const cloak = "M34 212C40 164 52 138 76 126L124 126C148 138 160 164 166 212Z";
  p.shape(cloak, SEA, 0.8).within(cloak);
  for (let i = 0; i < 12; i++) p.gouge(74 + i * 4.6, 128, 36 + i * 11.6, 214, 1.8, i < 5 ? INK : i % 2 ? BONE : INK);
  p.free();
  // collar turned up
  p.both("M100 156L62 132L58 96Q76 104 88 120Z", INK, 0.5).both("M96 150L68 130L64 104Q78 112 86 124Z", BONE, 0.5);
  p.both("M90 142L70 128L67 112Q78 118 84 128Z", INK, 0.4);
  // the face stays dark
  p.shape("M66 84L134 84C134 120 120 138 100 146C80 138 66 120 66 84Z", INK, 0.5);
  p.gouge(128, 92, 120, 124, 2.4, BONE, -4).gouge(101, 128, 113, 126, 1.3, BONE);
  p.both("M78 100Q86 93 95 101Q86 107 78 100Z", CORAL, 0.3).both("M85 98L88 98L88 104L85 104Z", INK, 0.1);
  // hat
  p.shape("M14 84Q58 66 100 68Q142 66 186 84Q184 92 150 92Q100 82 50 92Q16 92 14 84Z", BONE, 0.6).shape("M64 72C62 30 76 18 100 24C124 18 138 30 136 72Q100 62 64 72Z", BONE, 0.6);
  p.within("M14 84Q58 66 100 68L100 84Q60 84 50 92Q16 92 14 84Z").hatch(10, 66, 100, 96, 30, 5, 1.1, INK).free();
  p.within("M64 72C62 30 76 18 100 24L100 66Q80 66 64 72Z").hatch(60, 16, 104, 74, 78, 4.8, 1.4, INK).free();
  p.shape("M64 60Q100 48 136 60L136 72Q100 61 64 72Z", CORAL, 0.4);
  p.gouge(16, 86, 184, 86, 1.7, INK, -16);
  // the one lantern too many
  p.gouge(172, 118, 172, 146, 1.2, GOLD).shape("M160 148L184 148L187 182L157 182Z", GOLD, 0.4).shape("M165 153L179 153L181 177L163 177Z", INK, 0.3).shape("M172 155C177 163 178 168 172 174C166 168 167 163 172 155Z", CORAL, 0.2).shape("M156 182L188 182L188 187L156 187ZM164 142L180 142L184 148L160 148Z", GOLD, 0.3);
  return p;
}

function prophet() {
  const p = new Plate("prophet");
  p.rays(100, 96, 66, 122, 44, 1.8, BONE, 0, 360, 2, 0.72).rays(100, 96, 66, 84, 22, 1.4, GOLD, 4, 364);
  // an open hand
  p.shape(
    "M66 212L64 172C52 158 46 140 40 118C36 106 50 100 56 112L68 134L62 62C61 48 77 46 79 60L86 108L88 38C88 24 106 24 107 38L110 106L120 52C123 39 138 42 136 56L128 116L144 86C151 75 164 82 158 94C150 118 146 150 134 174L134 212Z",
    BONE,
    0.6,
  );
  p.within("M66 212L64 172C52 158 46 140 40 118C36 106 50 100 56 112L68 134L62 62C61 48 77 46 79 60L86 108L88 38C88 24 96 22 98 30L92 130L92 212Z").hatch(36, 30, 84, 212, 70, 5.4, 1.3, INK).free();
  for (const [x, y] of [[71, 82], [97, 66], [128, 78], [70, 104], [98, 92], [122, 100]]) p.gouge(x - 7, y, x + 7, y - 1, 1.1, INK);
  // the eye that has seen it before
  p.shape("M62 146Q100 108 138 146Q100 184 62 146Z", INK, 0.5).shape("M70 146Q100 117 130 146Q100 175 70 146Z", BONE, 0.5);
  p.disc(100, 146, 15, SEA).rays(100, 146, 7, 14, 18, 0.9, BONE).disc(100, 146, 6.5, INK).disc(103, 143, 2, BONE, 2, 0.1);
  p.rays(100, 158, 34, 45, 11, 1.3, INK, 212, 328);
  p.shape("M62 196L138 196L140 212L60 212Z", CORAL, 0.4).gouge(64, 204, 136, 204, 1.2, BONE);
  return p;
}

function rider() {
  const p = new Plate("rider");
  p.disc(66, 60, 36, CORAL).rays(66, 60, 40, 56, 26, 1.4, BONE);
  // mane: breaking waves
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const [x, y] = [118 + t * 50, 34 + t * 130];
    p.shape(`M${x - 14} ${y - 4}C${x + 12} ${y - 20} ${x + 30} ${y - 6} ${x + 26} ${y + 12}C${x + 20} ${y + 2} ${x + 6} ${y + 4} ${x - 8} ${y + 20}Z`, i % 2 ? VERDIGRIS : BONE, 0.5);
    p.gouge(x - 2, y + 1, x + 22, y + 3, 1.2, INK, -4);
  }
  // head and neck
  const horse = "M112 22L120 40C146 62 160 106 176 196L70 196C84 174 92 152 88 132C78 140 66 144 58 154C52 162 40 162 34 152C26 150 24 142 30 134C40 114 56 96 68 72C78 54 92 44 104 42Z";
  p.shape(horse, BONE, 0.8);
  p.within("M88 132C98 128 112 116 116 104L150 200L70 200C84 174 92 152 88 132Z").hatch(60, 100, 128, 200, 58, 5.4, 1.5, INK).free();
  p.within("M30 134C40 114 56 96 68 72L78 84C70 104 60 122 44 140Z").hatch(24, 70, 80, 150, 20, 4.8, 1.1, INK).free();
  p.shape("M110 28L117 42L106 46Z", INK, 0.3);
  p.shape("M82 78Q90 68 100 74Q94 84 82 82Z", INK, 0.4).disc(92, 76, 1.9, BONE, 1.9, 0.1).gouge(78, 72, 100, 66, 1.6, INK);
  p.shape("M36 138Q42 132 46 138Q42 144 36 142Z", INK, 0.3).gouge(34, 152, 54, 144, 1.5, INK, 2);
  p.gouge(112, 104, 90, 132, 2.2, INK, 8).gouge(120, 60, 112, 100, 1.3, INK, -6);
  // bridle
  p.line([[62, 98], [72, 112], [78, 136]], 2.6, SEA).line([[72, 112], [96, 100], [116, 62]], 2.4, SEA).disc(74, 116, 4.5, GOLD).line([[76, 120], [108, 142], [152, 150]], 2.2, SEA);
  p.shape("M8 190Q30 176 52 188Q76 200 100 188Q126 176 148 188Q170 200 192 186L192 212L8 212Z", SEA);
  p.sea(192, BONE, { rows: 2, step: 11 });
  for (const [x, y, s] of [[40, 176, 4], [54, 168, 3], [26, 168, 2.8]]) p.drop(x, y, s, BONE);
  return p;
}

function engine() {
  const p = new Plate("engine");
  p.hatch(8, 8, 192, 212, 90, 8, 0.8, SEA);
  const gear = (cx, cy, r, teeth, tone, turn, hub) => {
    const ring = [];
    for (let i = 0; i < teeth * 4; i++) {
      const angle = ((i + turn) / (teeth * 4)) * Math.PI * 2;
      const reach = i % 4 < 2 ? r + 9 : r - 1;
      ring.push([cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach]);
    }
    const d = "M" + ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L") + "Z";
    p.disc(cx, cy, r + 13, INK).shape(d, tone, 0.4);
    p.within(d).hatch(cx - r - 9, cy - r - 9, cx - r * 0.2, cy + r + 9, 60, 5.4, 1.3, INK).free();
    p.disc(cx, cy, r * 0.72, INK);
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2 + turn;
      const [x, y] = [Math.cos(a), Math.sin(a)];
      const w = r * 0.1;
      p.shape(`M${cx - y * w} ${cy + x * w}L${cx + x * r * 0.76 - y * w * 0.7} ${cy + y * r * 0.76 + x * w * 0.7}L${cx + x * r * 0.76 + y * w * 0.7} ${cy + y * r * 0.76 - x * w * 0.7}L${cx + y * w} ${cy - x * w}Z`, tone, 0.3);
    }
    p.disc(cx, cy, r * 0.26, tone).disc(cx, cy, r * 0.13, hub);
  };
  gear(78, 122, 56, 16, BONE, 0.4, CORAL);
  gear(150, 62, 26, 8, CORAL, 0.1, INK);
  gear(156, 170, 18, 6, VERDIGRIS, 0.8, INK);
  // connecting rod and steam
  p.shape("M74 96L84 94L98 26L86 24Z", GOLD, 0.4).shape("M78 12L108 16L106 34L76 30Z", GOLD, 0.5).disc(79, 96, 7, GOLD).disc(79, 96, 3, INK).gouge(82, 88, 91, 34, 1, INK);
  for (const [x, y, s] of [[34, 34, 13], [50, 24, 9], [24, 50, 8]]) p.ring(x, y, s, s - 3, BONE, INK);
  for (const [x, y, s] of [[30, 31, 5], [48, 22, 3]]) p.gouge(x - s, y, x + s, y - 1, 1.2, BONE, -3);
  return p;
}

export const PEOPLE_ARCANA = { beast, huntress, "blind-man": blindMan, lord, judge, noble, servant, stranger, prophet, rider, engine };
