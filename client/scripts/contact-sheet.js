// Draws how the table looks in many situations: `npm run contact-sheet -- FOLDER [game|size|theme|language ...]`.
//
// Each word after the folder keeps one game, size, theme or language; by default all games and sizes are drawn, dark and in
// English. The folder gets a picture of each screen, and for each game, theme and language a sheet with all of them.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { pageOf, sitDown, whereItStops, withTable } from "./pictured.js";

const GAMES = ["hand-of-the-gods", "gods-unchained", "army-of-gods"];
const SIZES = { "1280x800": 0.36, "1920x1080": 0.25, "390x844": 0.5, "844x390": 0.4, "820x1180": 0.3 };
const THEMES = ["dark", "light"];
const LANGUAGES = ["en", "es", "ru"];

/** The situations: what is done with a page, a game, and its recorded match. */
const SITUATIONS = {
  "first page": ({ page }) => page.goto("/"),
  "page of the game": ({ page, game }) => page.goto(`/games/${game}`),
  "choosing decks and players": ({ page, game }) => page.goto(`/play/${game}`),
  lessons: ({ page, game }) => page.goto(`/lessons/${game}`),
  puzzles: ({ page, game }) => page.goto(`/puzzles/${game}`),
  decks: ({ page, game }) => page.goto(`/decks/${game}`),
  "opening hand": ({ page, game }) => sitDown(page, game),
  "own turn": ({ page, game, replay }) => sitDown(page, game, whereItStops(replay)),
  "a thing on the board is chosen": ({ page }) => page.locator(".tile.able, .hand .able").first().click(),
  "a card is chosen": async ({ page }) => {
    await page.keyboard.press("Escape");
    await page
      .locator(".hand .able")
      .first()
      .click({ position: { x: 12, y: 60 } });
  },
  "a match is over": async ({ page, game, replay }) => {
    await sitDown(page, game, whereItStops(replay));
    await page.locator(".hand").first().waitFor();
    await page.evaluate(() => globalThis.socket.send('{"type":"resign"}'));
    await page.locator(".result, dialog[open]").first().waitFor();
  },
  rulebook: ({ page, game }) => page.goto(`/rulebook/${game}`),
};

const [folder, ...words] = process.argv.slice(2);
const all = [...GAMES, ...Object.keys(SIZES), ...THEMES, ...LANGUAGES];
const unknown = words.find((word) => !all.includes(word));
if (!folder || folder.startsWith("-") || unknown) {
  console.error(`npm run contact-sheet -- FOLDER [${all.join("|")} ...]${unknown ? `: there is no "${unknown}"` : ""}`);
  process.exit(2);
}
/** Return those of a list that the words keep. */
const kept = (list, usual = list) =>
  list.some((each) => words.includes(each)) ? list.filter((each) => words.includes(each)) : usual;

mkdirSync(folder, { recursive: true });
await withTable(async (browser, replayOf) => {
  for (const game of kept(GAMES)) {
    for (const theme of kept(THEMES, ["dark"])) {
      for (const language of kept(LANGUAGES, ["en"])) {
        const drawn = [];
        for (const size of kept(Object.keys(SIZES))) {
          drawn.push(...(await draw(browser, { game, replay: replayOf(game) }, { theme, language, size })));
        }
        await sheet(browser, `${game}-${theme}-${language}`, drawn);
      }
    }
  }
});

/** Draw the situations of a game in a size, a theme and a language; return the pictures. */
async function draw(browser, table, { theme, language, size }) {
  const [width, height] = size.split("x").map(Number);
  const page = await pageOf(browser, { locale: language, colorScheme: theme, viewport: { width, height } });
  page.setDefaultTimeout(8_000);
  await page.addInitScript(() => {
    globalThis.WebSocket = class extends WebSocket {
      constructor(...given) {
        super(...given);
        globalThis.socket = this;
      }
    };
  });
  const drawn = [];
  for (const [name, show] of Object.entries(SITUATIONS)) {
    const path = join(folder, `${table.game}-${theme}-${language}-${size}-${name.replaceAll(" ", "-")}.png`);
    try {
      await show({ page, ...table });
      await settled(page);
    } catch (error) {
      console.error(`${path}: ${error.message.split("\n")[0]}`);
    }
    await page.screenshot({ path });
    drawn.push({ name, size, path });
  }
  await page.close();
  console.log(`${table.game}, ${theme}, ${language}, ${size}: ${drawn.length} screens`);
  return drawn;
}

/** Wait until nothing is asked for or drawn any more. */
async function settled(page) {
  await page.waitForLoadState("networkidle", { timeout: 15_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
}

/** Write a page with the pictures, a row for each situation, and draw it. */
async function sheet(browser, name, drawn) {
  const row = (situation) => {
    const figures = drawn
      .filter((each) => each.name === situation)
      .map(({ path, size }) => {
        const [width, height] = size.split("x").map((side) => Number(side) * SIZES[size]);
        return `<img src="${encodeURI(relative(folder, path))}" width="${width}" height="${height}" alt="${size}" />`;
      });
    return `<section><h2>${situation}</h2><div>${figures.join("")}</div></section>`;
  };
  const style =
    "body{font:16px sans-serif;margin:16px}main{display:flex;flex-wrap:wrap;gap:8px 24px}h2{font-size:16px;margin:12px 0 4px}div{display:flex;gap:8px;align-items:start}";
  const file = join(folder, `${name}.html`);
  const rows = Object.keys(SITUATIONS).map(row).join("\n");
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8" /><title>${name}</title><style>${style}</style><h1>${name}</h1>\n<main>${rows}</main>\n`,
  );
  const page = await browser.newPage({ viewport: { width: 1800, height: 800 } });
  await page.goto(pathToFileURL(resolve(file)).href);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
  console.log(file);
}
