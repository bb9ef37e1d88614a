// Collects the licence texts of everything that the pages are made of: from the packages, or from SPDX where a package
// has none.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const require = createRequire(import.meta.url);
const modules = join(root, "node_modules");

const TEXTS = {
  theagon: join(root, "../LICENSE"),
  forum: join(modules, "@fontsource/forum/LICENSE"),
  "source-sans-3": join(modules, "@fontsource-variable/source-sans-3/LICENSE"),
  svelte: join(modules, "svelte/LICENSE.md"),
  uqr: join(modules, "uqr/LICENSE"),
  codemirror: join(modules, "@codemirror/view/LICENSE"),
  lezer: join(modules, "@lezer/highlight/LICENSE"),
  yaml: join(modules, "yaml/LICENSE"),
};
const SPDX = { "game-icons": "CC-BY-3.0", fluent: "Apache-2.0" };

const target = join(root, "src/licences");
rmSync(target, { recursive: true, force: true });
mkdirSync(target);
for (const [name, file] of Object.entries(TEXTS)) write(name, readFileSync(file, "utf8"));
for (const [name, licence] of Object.entries(SPDX))
  write(name, require(`spdx-license-list/licenses/${licence}.json`).licenseText);

function write(name, text) {
  writeFileSync(join(target, `${name}.txt`), text);
}
