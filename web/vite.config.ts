// How the client is built: into the Python package, hashed, compressed beforehand, nothing inlined (the page's policy allows no inline script or font).
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const OUT = "../src/horae/web";

/** Writes FILE.br and FILE.gz beside every text file, so that the server need not compress anything while people wait. */
function compressed(): Plugin {
  return {
    name: "compressed",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(js|css|svg|html)$/.test(name)) continue;
        const file = join(OUT, name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** Which words of a file in src/text come with which game's board or page, or with the first turn that is taught, by how their keys begin; all others
 * are the shell's. */
const WORDS: Record<string, string[]> = {
  tour: ["ts-tour-", "echoes-tour-", "plain-tour-", ...["welcome", "hand", "arcanum", "hours", "predict", "fading", "bag"].map((step) => `tour-${step}`)],
  notices: ["told-"],
  shipwreck: [
    ...["answer-", "drama-doom", "drama-fades", "drama-kept", "drama-no", "drama-plays", "drama-right", "drama-said", "drama-uses", "drama-wrong", "drama-yes", "drawn-", "faded-", "fates-"],
    ...["hand-stone", "hours-of", "kept-before", "line-group", "line-of", "mark-hint", "no-faded", "no-fates-", "no-hand", "of-seven", "on-the-back", "over-lost", "over-won"],
    ...["parity-", "pick-", "play-fades", "play-hint", "play-nowhere", "play-then-", "play-title", "power-", "predict-", "proposal-", "silent-", "takes-yours", "the-hours", "the-row", "tile-"],
    ...["watch-hint", "watch-play", "watch-power", "watch-predict", "who-silent", "who-talks"],
  ],
  echoes: ["echoes-"],
  timestories: ["ts-", "preview"],
  self: ["self-", "stored-"],
  evening: ["evening-"],
};

/** `FILE.ftl?part=NAME` is that part of the words, without comments. */
function partsOfWords(): Plugin {
  return {
    name: "parts-of-words",
    enforce: "pre",
    load(id) {
      const [, file, wanted] = /^(.+\.ftl)\?part=(\w+)$/.exec(id) ?? [];
      if (!file || !wanted) return null;
      this.addWatchFile(file);
      const messages = readFileSync(file, "utf-8").match(/^[a-z][\w-]* =.*(?:\n[ }].*)*/gm) ?? [];
      const whose = (message: string): string => Object.keys(WORDS).find((game) => WORDS[game]!.some((begin) => message.startsWith(begin))) ?? "shell";
      const words = messages.filter((message) => whose(message) === wanted).join("\n");
      return { code: `export default ${JSON.stringify(words)};`, moduleType: "js", map: null };
    },
  };
}

export default defineConfig({
  base: "./", // files name each other by where they lie; the server says in the page where that is
  plugins: [partsOfWords(), svelte(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: true,
    // What all boards share comes in one piece, and so does what the parts of Echoes share: many small ones compress badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", test: /web[\\/]src[\\/]shell[\\/]/, minShareCount: 4 },
            { name: "bestiary", test: /web[\\/]src[\\/]games[\\/]echoes[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8700", ws: true } } },
});
