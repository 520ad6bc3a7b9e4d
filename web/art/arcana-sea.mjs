// The arcana of sea and sky: dawn, midnight, deep, leviathan, belltower, shore, and the things found there.
import { BONE, CORAL, GOLD, INK, Plate, SEA, VERDIGRIS } from "./lino.mjs";

function dawn() {
  const p = new Plate("dawn");
  p.rays(100, 128, 58, 128, 25, 3.6, BONE, 180, 360, 2, 0.62);
  p.rays(100, 128, 58, 92, 24, 1.6, GOLD, 184, 356);
  p.within("M0 0L200 0L200 129L0 129Z").disc(100, 128, 50, CORAL).disc(100, 128, 50, CORAL);
  p.hatch(52, 78, 150, 130, 90, 7, 1.2, BONE);
  p.disc(100, 132, 34, CORAL).free();
  p.shape("M8 130Q40 122 66 131Q100 141 134 131Q160 122 192 130L192 212L8 212Z", SEA);
  p.sea(143, BONE, { rows: 6, step: 12 });
  p.rays(100, 118, 26, 40, 7, 1.6, INK, 200, 340);
  p.gouge(84, 138, 116, 138, 2, CORAL).gouge(76, 149, 126, 149, 1.8, CORAL).gouge(86, 161, 112, 161, 1.6, CORAL);
  p.line([[34, 66], [41, 60], [48, 65], [55, 59], [62, 65]], 2.2, BONE);
  p.line([[146, 46], [152, 41], [158, 45], [164, 40], [170, 45]], 2, BONE);
  return p;
}

function midnight() {
  const p = new Plate("midnight");
  p.disc(92, 76, 54, BONE);
  p.withinDisc(92, 76, 54).hatch(38, 22, 146, 130, 62, 8, 0.9, VERDIGRIS).free();
  p.disc(113, 66, 47, INK);
  p.shape("M52 72Q58 67 65 72Q58 77 52 72Z", INK, 0.3).gouge(50, 66, 66, 64, 1.4, INK).gouge(62, 96, 72, 98, 1.6, INK, 2);
  for (const [x, y, s] of [[126, 62, 12], [150, 92, 7], [40, 34, 8], [164, 36, 9], [30, 108, 6], [110, 92, 5], [98, 40, 5]]) p.star(x, y, s, s > 8 ? VERDIGRIS : BONE);
  p.shape("M8 152Q50 145 100 152Q150 159 192 150L192 212L8 212Z", SEA);
  p.sea(165, BONE, { rows: 4, step: 13 });
  for (let i = 0; i < 6; i++) p.gouge(92 - i * 6, 158 + i * 9, 112 + i * 5, 158 + i * 9, 1.8, BONE);
  p.shape("M128 152L172 146L164 164L136 164Z", INK).shape("M148 148L150 112L168 142Z", BONE, 0.4).shape("M146 148L145 120L132 145Z", BONE, 0.4);
  p.gouge(130, 153, 172, 147, 1, BONE);
  return p;
}

function deep() {
  const p = new Plate("deep");
  p.shape("M8 8L192 8L192 40Q150 34 100 41Q50 48 8 38Z", SEA);
  p.waves(20, BONE, { length: 30, rise: 5 }).waves(32, BONE, { length: 24, rise: 4, shift: 12 });
  for (let i = 0; i < 9; i++) p.gouge(72 + i * 7, 46, 40 + i * 15, 190, 1.1 + (i % 3) * 0.6, i % 3 === 1 ? VERDIGRIS : BONE);
  // the wreck, heeled over on the sea bed
  p.shape("M30 150L52 190L150 196L176 140Q160 158 128 162L70 160Q44 160 30 150Z", INK, 0.8);
  p.shape("M36 158L54 188L148 193L170 152Q152 164 128 167L68 166Q48 166 36 158Z", BONE);
  p.hatch(50, 166, 160, 192, 4, 6.5, 1.1, INK);
  for (const x of [70, 92, 114, 136]) p.disc(x, 177, 4.2, INK);
  p.line([[98, 164], [86, 116], [78, 86]], 4.5, BONE).line([[66, 122], [108, 108]], 3, BONE);
  p.shape("M70 122L104 111L110 140L98 146L92 138L82 148Z", VERDIGRIS, 0.9);
  p.line([[132, 163], [138, 128]], 4, BONE);
  p.shape("M8 196Q40 186 76 197Q120 206 192 192L192 212L8 212Z", BONE);
  p.hatch(8, 198, 192, 212, -6, 5, 0.8, INK);
  for (const [x, y, r] of [[146, 110, 5], [154, 92, 4], [147, 76, 6], [158, 60, 3.4], [52, 96, 3], [46, 78, 4.4], [54, 64, 2.8]]) p.ring(x, y, r, r - 1.6, BONE, INK);
  return p;
}

function leviathan() {
  const p = new Plate("leviathan");
  p.rays(100, 150, 70, 140, 23, 1.3, VERDIGRIS, 195, 345, 2, 0.7);
  // the fluke
  const half = "M100 92C88 76 68 66 44 62C28 60 16 48 10 34C34 26 62 32 80 46C90 54 96 62 100 72Z";
  p.both(half, BONE, 0.9);
  p.shape("M90 70C86 104 80 128 68 158L132 158C120 128 114 104 110 70Z", BONE, 0.8);
  p.within("M100 92C88 76 68 66 44 62C28 60 16 48 10 34C34 26 62 32 80 46C90 54 96 62 100 72L100 160L68 160C80 128 86 104 90 84Z");
  p.hatch(10, 30, 100, 160, 58, 5.2, 1.35, INK).free();
  p.both("M100 80C92 64 74 48 44 42C66 50 86 66 96 84Z", INK, 0.4);
  p.gouge(100, 84, 100, 150, 1.8, INK);
  p.shape("M8 158Q34 146 60 156Q100 168 142 156Q168 146 192 157L192 212L8 212Z", SEA);
  p.shape("M54 158Q76 142 100 154Q124 142 146 158Q122 168 100 164Q78 168 54 158Z", BONE);
  p.sea(172, BONE, { rows: 4, step: 11 });
  for (const [x, y, s] of [[52, 128, 4], [44, 112, 3], [148, 126, 4], [160, 108, 3.4], [64, 108, 2.6], [138, 104, 2.6], [34, 134, 2.6], [168, 134, 2.8]]) p.drop(x, y, s, BONE);
  // the boat it did not notice
  p.shape("M150 176L182 172L176 184L156 184Z", INK).shape("M165 174L166 148L180 169Z", CORAL, 0.3).gouge(150, 177, 182, 172, 1, BONE);
  return p;
}

function belltower() {
  const p = new Plate("belltower");
  p.hatch(8, 8, 192, 110, 0, 9, 0.8, VERDIGRIS);
  p.shape("M56 212L62 66L138 66L144 212Z", BONE, 0.8).shape("M50 68L100 14L150 68Z", BONE, 0.8).shape("M46 64L154 64L154 74L46 74Z", BONE, 0.7);
  p.within("M50 68L100 14L100 68Z").hatch(50, 14, 104, 68, 48, 5, 1.2, INK).free();
  p.gouge(100, 4, 100, 16, 2, BONE).gouge(93, 9, 107, 9, 1.6, BONE);
  p.shape("M72 138L72 106C72 80 128 80 128 106L128 138Z", INK);
  p.shape("M100 86C82 90 84 112 74 126L126 126C116 112 118 90 100 86Z", CORAL).shape("M70 124L130 124L130 132L70 132Z", CORAL).disc(100, 137, 5.5, CORAL);
  p.gouge(90, 98, 86, 122, 1.7, BONE).gouge(97, 94, 95, 122, 1, BONE);
  p.within("M56 74L100 74L100 212L50 212Z").hatch(50, 74, 74, 212, 90, 6, 1.3, INK).free();
  for (const [x, y] of [[110, 84], [124, 152], [84, 154], [106, 168], [128, 176]]) p.gouge(x, y, x + 11, y, 0.9, INK);
  // the tide
  p.shape("M8 156Q30 148 54 157Q76 166 100 157Q124 148 148 157Q170 166 192 156L192 212L8 212Z", SEA);
  p.within("M8 156L192 156L192 212L8 212Z").hatch(58, 150, 144, 214, 90, 9, 1.5, VERDIGRIS).free();
  p.sea(166, BONE, { rows: 4, step: 12 });
  p.shape("M28 190Q40 180 54 189L62 183L60 196L53 191Q40 200 28 190Z", BONE, 0.3).disc(35, 189, 1.3, INK);
  return p;
}

function shore() {
  const p = new Plate("shore");
  const tower = (x, tall, facing) => {
    const top = 150 - tall;
    p.shape(`M${x - 10} 150L${x - 6} ${top}L${x + 6} ${top}L${x + 10} 150Z`, BONE);
    p.within(`M${x - 10} 150L${x - 6} ${top}L${x + 6} ${top}L${x + 10} 150Z`);
    for (let y = top + 12; y < 150; y += 20) p.shape(`M${x - 12} ${y}L${x + 12} ${y - 4}L${x + 12} ${y + 6}L${x - 12} ${y + 10}Z`, CORAL, 0.4);
    p.free();
    p.shape(`M${x - 8} ${top}L${x - 8} ${top - 3}L${x + 8} ${top - 3}L${x + 8} ${top}Z`, BONE);
    p.shape(`M${x - 5} ${top - 3}L${x - 5} ${top - 14}L${x + 5} ${top - 14}L${x + 5} ${top - 3}Z`, GOLD).shape(`M${x - 8} ${top - 14}L${x} ${top - 24}L${x + 8} ${top - 14}Z`, BONE);
    for (let i = -3; i <= 3; i++) p.gouge(x + facing * 8, top - 9 + i * 0.8, x + facing * 78, top - 9 + i * 11, 1.7, i % 2 ? BONE : GOLD);
  };
  p.star(100, 30, 9, VERDIGRIS).star(60, 22, 5, BONE).star(148, 24, 6, BONE).star(124, 48, 4, BONE);
  tower(30, 84, 1);
  tower(168, 60, -1);
  p.shape("M8 142Q20 136 34 144Q52 150 64 170Q50 176 40 190L8 206Z", BONE).shape("M192 138Q172 138 160 146Q146 152 134 172Q156 178 168 196L192 204Z", BONE);
  p.within("M8 142Q20 136 34 144Q52 150 64 170Q50 176 40 190L8 206Z").hatch(8, 140, 66, 206, 60, 5, 1.3, INK).free();
  p.within("M192 138Q172 138 160 146Q146 152 134 172Q156 178 168 196L192 204Z").hatch(134, 138, 192, 204, 120, 5, 1.3, INK).free();
  p.within("M66 166L132 168L166 198L180 212L16 212L42 192Z").shape("M8 160L192 160L192 212L8 212Z", SEA);
  p.sea(172, BONE, { rows: 4, step: 11 }).free();
  p.waves(154, VERDIGRIS, { from: 58, to: 140, length: 20, rise: 3, width: 1.4 }).waves(162, BONE, { from: 64, to: 134, length: 18, rise: 3, width: 1.4, shift: 9 });
  return p;
}

function key() {
  const p = new Plate("key");
  p.disc(100, 66, 58, SEA);
  p.rays(100, 66, 50, 62, 40, 1.3, BONE);
  p.disc(100, 66, 47, INK);
  // bow: a trefoil of rings
  p.ring(100, 42, 23, 11, BONE, INK).ring(78, 74, 21, 10, BONE, INK).ring(122, 74, 21, 10, BONE, INK);
  p.disc(100, 63, 9, CORAL);
  p.shape("M88 84L112 84L112 94L88 94Z", BONE).shape("M84 94L116 94L116 101L84 101Z", BONE);
  p.shape("M93 100L107 100L107 196L93 196Z", BONE);
  p.shape("M107 158L140 158L140 172L130 172L130 165L122 165L122 176L107 176ZM107 182L136 182L136 198L126 198L126 192L116 192L116 198L93 198L93 188L107 188Z", BONE);
  p.gouge(97.5, 104, 97.5, 190, 1.1, INK);
  p.within("M54 20L92 20L92 100L54 100Z").hatch(54, 20, 100, 100, 40, 5, 0.9, INK).free();
  p.gouge(88, 89, 112, 89, 0.9, INK);
  // the drowned lock's keyhole
  p.shape("M44 150C34 150 30 162 37 168L32 190L56 190L51 168C58 162 54 150 44 150Z", VERDIGRIS);
  p.rays(44, 160, 15, 27, 14, 1.1, BONE);
  p.sea(206, BONE, { rows: 1 });
  for (const [x, y, s] of [[160, 136, 3], [168, 118, 2.4], [158, 104, 3.4]]) p.ring(x, y, s + 1, s - 0.6, BONE, INK);
  return p;
}

function chalice() {
  const p = new Plate("chalice");
  p.rays(100, 62, 44, 100, 27, 1.7, BONE, 190, 350, 2, 0.66);
  p.rays(100, 62, 40, 62, 14, 1.8, GOLD, 196, 344);
  p.disc(100, 40, 15, BONE).shape("M100 30C106 38 108 41 100 50C92 41 94 38 100 30Z", CORAL, 0.3);
  p.shape("M48 70L152 70C152 112 132 130 108 134L108 164Q110 176 136 182L136 192L64 192L64 182Q90 176 92 164L92 134C68 130 48 112 48 70Z", BONE, 0.7);
  p.disc(100, 71, 52, BONE, 12).disc(100, 71, 47, SEA, 9);
  p.waves(69, BONE, { from: 58, to: 142, length: 17, rise: 3, width: 1.3 }).waves(75, BONE, { from: 64, to: 138, length: 19, rise: 3, width: 1.2, shift: 8 });
  p.within("M48 70L100 84L100 192L64 192L64 182Q90 176 92 164L92 134C68 130 48 112 48 70Z").hatch(44, 76, 100, 192, 72, 5.4, 1.4, INK).free();
  p.disc(100, 148, 9, CORAL).gouge(96, 146, 100, 144, 1.2, BONE);
  p.waves(104, INK, { from: 58, to: 144, length: 14, rise: 5, width: 1.6 }).gouge(60, 112, 142, 112, 1, INK, -4);
  // what spills over speaks
  p.shape("M150 72C166 78 164 96 162 108C160 120 168 128 164 138C156 134 152 122 153 108C154 94 150 84 146 80Z", VERDIGRIS).drop(162, 154, 5, VERDIGRIS).drop(158, 172, 3.4, VERDIGRIS);
  p.gouge(40, 200, 160, 200, 2, BONE);
  return p;
}

function mirror() {
  const p = new Plate("mirror");
  p.rays(100, 84, 76, 92, 46, 1.4, VERDIGRIS);
  p.disc(100, 84, 62, BONE, 72).disc(100, 84, 53, INK, 63);
  p.rays(100, 84, 56, 62, 44, 1, INK);
  p.both("M100 20C92 10 82 12 78 20C86 18 94 22 100 28Z", BONE).disc(100, 14, 5, CORAL);
  p.shape("M90 154L110 154L106 170L112 176L107 182L108 206L92 206L93 182L88 176L94 170Z", BONE);
  p.withinDisc(100, 84, 53, 63);
  p.shape("M40 84Q56 78 72 84Q86 90 100 84Q114 78 128 84Q144 90 160 84L160 160L40 160Z", SEA);
  // the same face above and below the water line
  const face = (up, tone, shade) => {
    const y = (v) => 84 + up * v;
    p.shape(`M76 ${y(2)}L76 ${y(-22)}C76 ${y(-56)} 124 ${y(-56)} 124 ${y(-22)}L124 ${y(2)}Z`, tone);
    p.shape(`M82 ${y(-26)}Q90 ${y(-32)} 96 ${y(-26)}Q89 ${y(-21)} 82 ${y(-26)}ZM104 ${y(-26)}Q110 ${y(-32)} 118 ${y(-26)}Q111 ${y(-21)} 104 ${y(-26)}Z`, shade, 0.3);
    p.gouge(80, y(-34), 97, y(-32), 1.6, shade).gouge(103, y(-32), 120, y(-34), 1.6, shade).gouge(100, y(-28), 98, y(-11), 1.7, shade);
    p.gouge(91, y(-6), 109, y(-6), 1.5, shade);
    p.shape(`M74 ${y(0)}C64 ${y(-40)} 80 ${y(-62)} 100 ${y(-60)}C120 ${y(-62)} 136 ${y(-40)} 126 ${y(0)}C130 ${y(-30)} 118 ${y(-46)} 100 ${y(-46)}C82 ${y(-46)} 70 ${y(-30)} 74 ${y(0)}Z`, shade === INK ? CORAL : INK);
  };
  face(1, BONE, INK);
  face(-1, VERDIGRIS, INK);
  for (let i = 0; i < 6; i++) p.gouge(62 + i * 3, 94 + i * 9, 138 - i * 3, 94 + i * 9, 1.5, SEA);
  p.waves(84, BONE, { from: 48, to: 154, length: 18, rise: 4, width: 2 }).free();
  p.within("M36 84L100 84L100 160L50 140Z").rays(100, 84, 56, 62, 60, 1.2, INK).free();
  return p;
}

export const SEA_ARCANA = { dawn, midnight, deep, leviathan, belltower, shore, key, chalice, mirror };
