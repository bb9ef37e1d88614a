import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/protocol/generated.ts", "src/cards/figures"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      "svelte/no-navigation-without-resolve": "off", // the router is our own
      "svelte/prefer-svelte-reactivity": "off", // collections are replaced, not changed: $state.raw
      "svelte/no-at-html-tags": "error",
    },
  },
);
