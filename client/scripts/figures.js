// Draws together the silhouettes that cards and screens name, out of the thousands there are, into one SVG file.
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const icons = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

// What the screens themselves show, beside what cards name: pages, gods, and cards that name none.
const wanted = new Set([
  "spell-book", "scroll-unfurled", "greek-sphinx", "winged-sword", "laurel-crown", "crowned-skull", "carnival-mask",
  "sun-radiations", "orb-wand", "stag-head", "centurion-helmet",
]); // prettier-ignore
const games = join(root, "src/theagon/games");
for (const game of readdirSync(games, { withFileTypes: true })) {
  const cards = join(games, game.name, "cards");
  if (!existsSync(cards)) continue; // a module that games share
  for (const file of readdirSync(cards)) {
    const text = readFileSync(join(cards, file), "utf8");
    for (const [, name] of text.matchAll(/^\s*figure:\s*([a-z0-9-]+)/gm)) wanted.add(name);
    for (const [, name] of text.matchAll(/[{,]\s*figure:\s*([a-z0-9-]+)/g)) wanted.add(name);
  }
}

const missing = [...wanted].filter((name) => !icons.icons[name] && !icons.aliases?.[name]);
if (missing.length > 0) {
  console.error(`game-icons has no figure ${missing.join(", ")}`);
  process.exit(1);
}
const symbols = [...wanted].sort().map((name) => {
  const icon = icons.icons[name] ?? icons.icons[icons.aliases[name].parent];
  return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
});
const target = join(root, "client/src/cards/figures.svg");
writeFileSync(target, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
