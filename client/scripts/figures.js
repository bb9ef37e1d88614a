// Collects the silhouettes that pages and cards name into SVG files: one for the pages and one for each game, so that a
// page loads no figures of other games.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const icons = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

/** The figures on the pages themselves. */
const PAGES = [
  "spell-book", "scroll-unfurled", "greek-sphinx", "viking-helmet", "trojan-horse", "swordwoman", "horus", "medusa-head", "cavalry",
  "minotaur", "maze", "anubis", "spartan", "thor-hammer", "elephant-head", "round-table",
]; // prettier-ignore
/** Figures for gods and cards that name none. */
const STAND_INS = [
  "spell-book", "greek-sphinx", "winged-sword", "laurel-crown", "spears", "drum", "crowned-skull", "carnival-mask", "sun-radiations",
  "orb-wand", "stag-head", "centurion-helmet",
]; // prettier-ignore

const target = join(root, "client/src/cards/figures");
rmSync(target, { recursive: true, force: true });
mkdirSync(target);
const games = join(root, "src/theagon/games");
write("pages", [...PAGES, ...opponents()]);
for (const game of readdirSync(games)) {
  const cards = join(games, game, "cards");
  if (existsSync(cards)) write(game.replaceAll("_", "-"), [...STAND_INS, ...figuresIn(cards)]);
}

/** The figures of the opponents. */
function opponents() {
  const levels = readFileSync(join(games, "levels.py"), "utf8");
  const names = [...levels.matchAll(/\bLevel\("([a-z-]+)"/g)].map(([, name]) => name);
  if (names.length === 0) throw new Error("levels.py names no figure of an opponent");
  return names;
}

/** The figures that the card files in a folder name. */
function figuresIn(folder) {
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:^\s*|[{,]\s*)figure:\s*([a-z0-9-]+)/gm)].map(([, name]) => name),
  );
}

function write(file, names) {
  const symbols = [...new Set(names)].sort().map((name) => {
    const icon = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent];
    if (!icon) throw new Error(`game-icons has no figure ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  writeFileSync(
    join(target, `${file}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
  );
}
