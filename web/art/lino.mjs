// How Horae cuts a linocut: every shape is flattened, its edge faceted like a knife's, every line a tapered gouge.
// A plate always comes out the same, because its only chance is a generator seeded with its name.

export const INK = "#12191a";
export const BONE = "#f3ead6";
export const SEA = "#2f6560";
export const VERDIGRIS = "#7fb8a4";
export const CORAL = "#c9482f";
export const GOLD = "#cfa552";

const WIDTH = 200;
const HEIGHT = 220;

function chance(name) {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (number) => String(Math.round(number * 10) / 10);

/** Flattens a path of absolute M, L, H, V, C, Q, Z commands to rings of points. */
export function flatten(d) {
  const rings = [];
  let ring = [];
  let [x, y] = [0, 0];
  for (const [, command, body] of d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const n = (body.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    if (command === "M") {
      if (ring.length) rings.push(ring);
      ring = [[n[0], n[1]]];
      [x, y] = n;
      for (let i = 2; i < n.length; i += 2) ring.push(([x, y] = [n[i], n[i + 1]]));
    } else if (command === "L") for (let i = 0; i < n.length; i += 2) ring.push(([x, y] = [n[i], n[i + 1]]));
    else if (command === "H") for (const to of n) ring.push([(x = to), y]);
    else if (command === "V") for (const to of n) ring.push([x, (y = to)]);
    else if (command === "Q")
      for (let i = 0; i < n.length; i += 4) {
        const [cx, cy, ex, ey] = n.slice(i, i + 4);
        for (let k = 1; k <= 8; k++) {
          const t = k / 8;
          const u = 1 - t;
          ring.push([u * u * x + 2 * u * t * cx + t * t * ex, u * u * y + 2 * u * t * cy + t * t * ey]);
        }
        [x, y] = [ex, ey];
      }
    else if (command === "C")
      for (let i = 0; i < n.length; i += 6) {
        const [ax, ay, bx, by, ex, ey] = n.slice(i, i + 6);
        for (let k = 1; k <= 10; k++) {
          const t = k / 10;
          const u = 1 - t;
          ring.push([
            u * u * u * x + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * ex,
            u * u * u * y + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * ey,
          ]);
        }
        [x, y] = [ex, ey];
      }
  }
  if (ring.length) rings.push(ring);
  return rings;
}

/** One card's block: cut shapes into it in order, then print it. */
export class Plate {
  constructor(name, { ground = INK, chatter = true, width = WIDTH, height = HEIGHT } = {}) {
    this.random = chance(name);
    this.name = name;
    this.width = width;
    this.height = height;
    this.layers = [];
    this.clips = [];
    this.clip = null;
    if (ground) this.shape(`M3 3L${width - 3} 3L${width - 3} ${height - 3}L3 ${height - 3}Z`, ground, 1.1);
    if (ground && chatter) this.chatter();
  }

  between(low, high) {
    return low + (high - low) * this.random();
  }

  put(d, fill) {
    const last = this.layers.at(-1);
    if (last && last.fill === fill && last.clip === this.clip) last.d += d;
    else this.layers.push({ d, fill, clip: this.clip });
  }

  cutRing(points, amount) {
    const cut = [];
    for (let i = 0; i < points.length; i++) {
      const [ax, ay] = points[i];
      const [bx, by] = points[(i + 1) % points.length];
      const length = Math.hypot(bx - ax, by - ay);
      const steps = Math.max(1, Math.round(length / 7));
      for (let k = 0; k < steps; k++) {
        const t = k / steps;
        const off = (this.random() - 0.5) * 2 * amount;
        const [nx, ny] = length ? [-(by - ay) / length, (bx - ax) / length] : [0, 0];
        cut.push([ax + (bx - ax) * t + nx * off, ay + (by - ay) * t + ny * off]);
      }
    }
    return "M" + cut.map(([px, py]) => `${short(px)} ${short(py)}`).join("L") + "Z";
  }

  /** Cut a path's area out. */
  shape(d, fill, amount = 0.55) {
    for (const ring of flatten(d)) this.put(this.cutRing(ring, amount), fill);
    return this;
  }

  /** The path and its mirror image about the middle. */
  both(d, fill, amount = 0.55) {
    for (const ring of flatten(d)) {
      this.put(this.cutRing(ring, amount), fill);
      this.put(this.cutRing(ring.map(([x, y]) => [this.width - x, y]), amount), fill);
    }
    return this;
  }

  disc(cx, cy, rx, fill, ry = rx, amount = 0.5) {
    const count = Math.max(10, Math.round(rx * 1.1));
    const ring = [];
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2;
      ring.push([cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry]);
    }
    this.put(this.cutRing(ring, amount), fill);
    return this;
  }

  ring(cx, cy, outer, inner, fill, ground, ryRatio = 1) {
    return this.disc(cx, cy, outer, fill, outer * ryRatio).disc(cx, cy, inner, ground, inner * ryRatio);
  }

  /** A single push of the V-gouge: pointed where it enters and leaves, fat in the middle. */
  gouge(x1, y1, x2, y2, width, fill, bend = 0) {
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
    const t = this.between(0.35, 0.62);
    const [mx, my] = [x1 + (x2 - x1) * t + nx * bend, y1 + (y2 - y1) * t + ny * bend];
    const w = width * this.between(0.85, 1.15);
    this.put(
      `M${short(x1)} ${short(y1)}Q${short(mx + nx * w)} ${short(my + ny * w)} ${short(x2)} ${short(y2)}` +
        `Q${short(mx - nx * w)} ${short(my - ny * w)} ${short(x1)} ${short(y1)}Z`,
      fill,
    );
    return this;
  }

  /** A gouge along a bent line of points: one push after the other, each a little overlapping. */
  line(points, width, fill) {
    for (let i = 0; i + 1 < points.length; i++) {
      const [[ax, ay], [bx, by]] = [points[i], points[i + 1]];
      this.gouge(ax - (bx - ax) * 0.12, ay - (by - ay) * 0.12, bx + (bx - ax) * 0.12, by + (by - ay) * 0.12, width, fill);
    }
    return this;
  }

  rays(cx, cy, from, to, count, width, fill, start = 0, end = 360, every = 1, less = 0.72) {
    const full = end - start >= 360;
    for (let i = 0; i < count; i++) {
      const angle = ((start + ((end - start) * i) / (full ? count : count - 1)) * Math.PI) / 180;
      const reach = i % 2 && every === 2 ? from + (to - from) * less : to;
      const wobble = this.between(-0.012, 0.012);
      this.gouge(
        cx + Math.cos(angle) * from,
        cy + Math.sin(angle) * from,
        cx + Math.cos(angle + wobble) * reach,
        cy + Math.sin(angle + wobble) * reach,
        width,
        fill,
      );
    }
    return this;
  }

  /** A row of water: crests as bent gouges, each with a lighter one under it. */
  waves(y, fill, { from = 8, to = this.width - 8, length = 26, rise = 6, width = 3, shift = 0 } = {}) {
    for (let x = from - shift; x < to; x += length) {
      const [a, b] = [Math.max(from, x), Math.min(to, x + length * 0.96)];
      if (b - a < 5) continue;
      const bend = -rise * this.between(0.85, 1.15) * ((b - a) / length);
      this.gouge(a, y, b, y + this.between(-0.8, 0.8), width, fill, bend);
    }
    return this;
  }

  sea(top, fill, { rows = 4, step = 11, ...rest } = {}) {
    for (let row = 0; row < rows; row++)
      this.waves(top + row * step, fill, { length: 22 + row * 5, rise: 5 + row, width: 1.6 + row * 0.5, shift: (row % 2) * 13, ...rest });
    return this;
  }

  /** Only what lies inside the path is printed until `free()`. */
  within(d) {
    const id = `${this.name}-${this.clips.length}`;
    this.clips.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.clip = id;
    return this;
  }

  withinDisc(cx, cy, rx, ry = rx) {
    const k = 0.5523;
    return this.within(
      `M${cx - rx} ${cy}C${cx - rx} ${cy - ry * k} ${cx - rx * k} ${cy - ry} ${cx} ${cy - ry}C${cx + rx * k} ${cy - ry} ${cx + rx} ${cy - ry * k} ${cx + rx} ${cy}` +
        `C${cx + rx} ${cy + ry * k} ${cx + rx * k} ${cy + ry} ${cx} ${cy + ry}C${cx - rx * k} ${cy + ry} ${cx - rx} ${cy + ry * k} ${cx - rx} ${cy}Z`,
    );
  }

  free() {
    this.clip = null;
    return this;
  }

  /** Parallel gouges over a box, all leaning one way; broken here and there, as a hand breaks them. */
  hatch(x0, y0, x1, y1, angle, gap, width, fill) {
    const rad = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.cos(rad), Math.sin(rad)];
    const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const [halfWidth, halfHeight] = [(x1 - x0) / 2, (y1 - y0) / 2];
    const reach = Math.abs(halfWidth * dx) + Math.abs(halfHeight * dy);
    const across = Math.abs(halfWidth * dy) + Math.abs(halfHeight * dx);
    for (let off = -across; off <= across; off += gap) {
      const [ox, oy] = [cx - dy * off, cy + dx * off];
      const cut = this.between(-0.25, 0.25) * reach;
      this.gouge(ox - dx * reach, oy - dy * reach, ox + dx * (cut - 3), oy + dy * (cut - 3), width, fill);
      this.gouge(ox + dx * (cut + 3), oy + dy * (cut + 3), ox + dx * reach, oy + dy * reach, width, fill);
    }
    return this;
  }

  /** What the roller leaves in the cleared ground: stray shallow cuts along the border. */
  chatter(count = 46) {
    for (let i = 0; i < count; i++) {
      const side = this.random();
      const depth = this.between(6, 15);
      const length = this.between(4, 13);
      let x, y;
      let [dx, dy] = [0, 0];
      if (side < 0.5) {
        x = side < 0.25 ? depth : this.width - depth;
        y = this.between(10, this.height - 10);
        dy = length;
      } else {
        y = side < 0.75 ? depth : this.height - depth;
        x = this.between(10, this.width - 10);
        dx = length;
      }
      this.gouge(x, y, x + dx, y + dy, 0.55, BONE);
    }
    return this;
  }

  star(cx, cy, size, fill, points = 4) {
    const ring = [];
    for (let i = 0; i < points * 2; i++) {
      const angle = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2;
      const reach = i % 2 ? size * 0.3 : size;
      ring.push([cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach]);
    }
    this.put(this.cutRing(ring, 0.3), fill);
    return this;
  }

  drop(cx, cy, size, fill) {
    return this.shape(
      `M${cx} ${cy - size * 1.5}C${cx + size * 0.3} ${cy - size * 0.7} ${cx + size * 0.9} ${cy - size * 0.3} ${cx + size * 0.8} ${cy + size * 0.3}C${cx + size * 0.6} ${cy + size} ${cx - size * 0.6} ${cy + size} ${cx - size * 0.8} ${cy + size * 0.3}C${cx - size * 0.9} ${cy - size * 0.3} ${cx - size * 0.3} ${cy - size * 0.7} ${cx} ${cy - size * 1.5}Z`,
      fill,
      0.25,
    );
  }

  print() {
    const body = this.layers
      .map(({ d, fill, clip }) => `<path fill="${fill}"${clip ? ` clip-path="url(#${clip})"` : ""} d="${d}"/>`)
      .join("");
    const edge = `<clipPath id="${this.name}-edge"><path d="M2 2H${this.width - 2}V${this.height - 2}H2Z"/></clipPath>`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}">` +
      `<defs>${edge}${this.clips.join("")}</defs><g clip-path="url(#${this.name}-edge)">${body}</g></svg>\n`
    );
  }
}
