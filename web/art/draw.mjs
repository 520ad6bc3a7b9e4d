// Prints every plate to src/games/shipwreck/art/, the panoramas and portraits to src/games/timestories/art/ and the posters to src/shell/posters/. Run `npm run art` after changing a plate; the prints are kept in the repository.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PEOPLE_ARCANA } from "./arcana-people.mjs";
import { SEA_ARCANA } from "./arcana-sea.mjs";
import { agency, hall, house, jetty, lampRoom, valley } from "./panoramas.mjs";
import { broken, PORTRAITS, returned } from "./portraits.mjs";
import { medallion, panorama } from "./posters.mjs";

/** The same as in src/games/timestories/pack.ts. */
function nameless(name) {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}

const root = join(dirname(fileURLToPath(import.meta.url)), "../src");
const folder = join(root, "games/shipwreck/art");
mkdirSync(folder, { recursive: true });
let bytes = 0;
for (const [name, cut] of Object.entries({ ...SEA_ARCANA, ...PEOPLE_ARCANA })) {
  const print = cut().print();
  bytes += print.length;
  writeFileSync(join(folder, `${name}.svg`), print);
}
const story = join(root, "games/timestories/art");
mkdirSync(story, { recursive: true });
const scenes = { agency, hall, valley, "end-won": returned, "end-lost": broken };
for (const [name, draw] of Object.entries(scenes)) writeFileSync(join(story, `${name}.svg`), draw());
// What is to be found on a mission is kept under a name that tells nothing to who looks through the client's files.
const found = { jetty, house, "lamp-room": lampRoom, "lamp-room-d": () => lampRoom(true), ...PORTRAITS };
for (const [name, draw] of Object.entries(found)) writeFileSync(join(story, `x${nameless(name)}.svg`), draw());
const posters = join(root, "shell/posters");
mkdirSync(posters, { recursive: true });
writeFileSync(join(posters, "echoes.svg"), medallion());
writeFileSync(join(posters, "timestories.svg"), panorama());
console.log(`${(bytes / 1024).toFixed(0)} KB of plates in ${folder}`);
