// Prints every plate to src/games/shipwreck/art/, the agency's pictures to src/games/timestories/art/, those of the training mission and of
// the first game to the missions' own folders and the posters to src/shell/posters/. Run `npm run art` after changing a plate; the prints are kept in the repository.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PEOPLE_ARCANA } from "./arcana-people.mjs";
import { SEA_ARCANA } from "./arcana-sea.mjs";
import { agency, constancia, house, jetty, lampRoom } from "./panoramas.mjs";
import { ENDINGS } from "./endings.mjs";
import { broken, PORTRAITS, returned } from "./portraits.mjs";
import { medallion, panorama } from "./posters.mjs";
import { express, platform, RAILWAYMEN, signalBox, stopped } from "./station.mjs";

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
const missions = join(root, "../../src/horae/content/timestories");
const named = (kind, drawings) => Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [`${kind}/${name}`, draw]));
const training = {
  cover: constancia,
  "places/jetty": jetty,
  "places/house": house,
  "places/lamp-room": lampRoom,
  "cards/lamp-room-f": () => lampRoom(true),
  ...named("receptacles", PORTRAITS),
  ...named("endings", ENDINGS),
};
const first = { cover: express, "places/platform": platform, "places/signal-box": signalBox, ...named("receptacles", RAILWAYMEN), "endings/stopped": stopped };
for (const [mission, found] of Object.entries({ training, "first-mission": first })) {
  for (const [name, draw] of Object.entries(found)) {
    const file = join(missions, mission, "pictures", `${name}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, draw());
  }
}
const posters = join(root, "shell/posters");
mkdirSync(posters, { recursive: true });
writeFileSync(join(posters, "echoes.svg"), medallion());
writeFileSync(join(posters, "timestories.svg"), panorama());
console.log(`${(bytes / 1024).toFixed(0)} KB of plates in ${folder}`);
