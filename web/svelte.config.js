// Components are compiled strictly in runes mode; a warning of the compiler (accessibility above all) fails the build.
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
  onwarn(warning) {
    throw new Error(`${warning.filename}: ${warning.code}: ${warning.message}`);
  },
};
