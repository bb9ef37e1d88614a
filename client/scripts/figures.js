// Writes the outlines of the silhouettes that pages and cards name: those of the pages into one file, and each that a card
// names into a separate file, so that a match fetches only what it shows; and the names of these, to choose from. A file's
// name changes whenever its outline does.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { svgPathBbox } from "svg-path-bbox";

const root = fileURLToPath(new URL("../..", import.meta.url));
const icons = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

/** The figures on the pages themselves. */
const PAGES = [
  "battle-gear",
  "scroll-unfurled",
  "greek-sphinx",
  "spartan",
  "cavalry",
  "maze",
  "golem-head",
  "painted-pottery",
];
/** Figures for gods and cards that name none. */
const STAND_INS = [
  "tied-scroll", "greek-sphinx", "winged-sword", "laurel-crown", "spears", "djembe", "crowned-skull", "duality-mask",
  "heraldic-sun", "magic-palm", "stag-head", "centurion-helmet",
]; // prettier-ignore

const games = join(root, "src/theagon/games");
const folders = readdirSync(games).map((game) => join(games, game, "cards"));
const ofCards = new Set([...STAND_INS, ...folders.filter(existsSync).flatMap(figuresIn)]);
const files = { pages: outlinesOf([...PAGES, ...opponents()]) };
for (const name of ofCards) files[name] = outlinesOf([name]);

const edition = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 8);
const [named, assets] = ["src/cards/figures", "public/assets"].map((folder) => join(root, "client", folder));
for (const folder of [named, assets]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
}
writeFileSync(join(named, "edition.json"), JSON.stringify({ edition }));
writeFileSync(join(named, "names.json"), JSON.stringify([...ofCards].sort()));
for (const [name, outlines] of Object.entries(files)) {
  writeFileSync(join(assets, `figures-${edition}-${name}.json`), JSON.stringify(outlines));
}

/** Return the figures of the opponents. */
function opponents() {
  const levels = readFileSync(join(games, "bots/levels.py"), "utf8");
  const names = [...levels.matchAll(/\bLevel\("([a-z-]+)"/g)].map(([, name]) => name);
  if (names.length === 0) throw new Error("levels.py names no figure of an opponent");
  return names;
}

/** Return the figures that the card files in a folder name. */
function figuresIn(folder) {
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:^\s*|[{,]\s*)figure:\s*([a-z0-9-]+)/gm)].map(([, name]) => name),
  );
}

/** Return the outlines of figures, with the boxes around them, by name. */
function outlinesOf(names) {
  const found = [...new Set(names)].sort().map((name) => {
    const icon = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent];
    const [, outline] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon?.body ?? "") ?? [];
    if (!outline) throw new Error(`game-icons has no figure ${name} of one outline`);
    const [left, top, right, foot] = svgPathBbox(outline).map(Math.round);
    return [name, { outline, box: [left, top, right - left, foot - top].join(" ") }];
  });
  return Object.fromEntries(found);
}
