// Prints every plate to src/games/shipwreck/art/, the agency's pictures to src/games/timestories/art/, those of the training mission to the mission's
// own folder and the posters to src/shell/posters/. Run `npm run art` after changing a plate; the prints are kept in the repository.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PEOPLE_ARCANA } from "./arcana-people.mjs";
import { SEA_ARCANA } from "./arcana-sea.mjs";
import { agency, constancia, house, jetty, lampRoom } from "./panoramas.mjs";
import { broken, PORTRAITS, returned } from "./portraits.mjs";
import { medallion, panorama } from "./posters.mjs";

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
const scenes = { agency, "end-won": returned, "end-lost": broken };
for (const [name, draw] of Object.entries(scenes)) writeFileSync(join(story, `${name}.svg`), draw());
const mission = join(root, "../../src/horae/content/timestories/training/pictures");
const found = {
  cover: constancia,
  "places/jetty": jetty,
  "places/house": house,
  "places/lamp-room": lampRoom,
  "cards/lamp-room-f": () => lampRoom(true),
  ...Object.fromEntries(Object.entries(PORTRAITS).map(([name, draw]) => [`receptacles/${name}`, draw])),
};
for (const [name, draw] of Object.entries(found)) {
  mkdirSync(dirname(join(mission, name)), { recursive: true });
  writeFileSync(join(mission, `${name}.svg`), draw());
}
const posters = join(root, "shell/posters");
mkdirSync(posters, { recursive: true });
writeFileSync(join(posters, "echoes.svg"), medallion());
writeFileSync(join(posters, "timestories.svg"), panorama());
console.log(`${(bytes / 1024).toFixed(0)} KB of plates in ${folder}`);
