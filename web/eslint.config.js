// What the linter asks of the client. Form is prettier's business, types are svelte-check's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/protocol/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } }, linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ["**/*.ts", "**/*.svelte"], rules: { "no-undef": "off" } }, // TypeScript knows better
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }], // `{#each row as _, i}`
      "svelte/prefer-svelte-reactivity": "off", // what no page shows, such as requests under way, need not be reactive
    },
  },
);
