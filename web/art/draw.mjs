// Prints every plate to src/games/shipwreck/art/ and the posters to src/shell/posters/. Run `npm run art` after changing a plate; the prints are kept in the repository.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PEOPLE_ARCANA } from "./arcana-people.mjs";
import { SEA_ARCANA } from "./arcana-sea.mjs";
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
const posters = join(root, "shell/posters");
mkdirSync(posters, { recursive: true });
writeFileSync(join(posters, "echoes.svg"), medallion());
writeFileSync(join(posters, "timestories.svg"), panorama());
console.log(`${(bytes / 1024).toFixed(0)} KB of plates in ${folder}`);
