// Every screen, in every language, wide and narrow: axe-core finds nothing, and nothing overflows.
import { expect, test, type Browser, type Page } from "@playwright/test";

import { fits, look } from "./look";
import { GAME, SECOND, THIRD, begin, byMouse, decide, settle } from "./player";

const SCENARIO = `/rulebook/${GAME}/scenario/hg1/a-player-may-concede-in-the-other-players-turn.yaml/1`;
const SCREENS = [
  "/",
  `/play/${GAME}`,
  `/play/${SECOND}`,
  `/play/${THIRD}`,
  "/decks",
  "/rulebook",
  "/lessons",
  `/lessons/${GAME}`,
  `/lessons/${SECOND}`,
  `/lessons/${THIRD}`,
  `/decks/${GAME}`,
  `/decks/${SECOND}`,
  `/decks/${THIRD}`,
  `/rulebook/${GAME}/HG2.9`,
  SCENARIO,
  "/matches",
  "/puzzles",
  `/puzzles/${SECOND}`,
  `/puzzles/${SECOND}/left-001`,
  `/puzzles/${GAME}/win-001/solution`,
  "/replay",
  "/credits",
  "/nowhere",
];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

async function pageAs(browser: Browser, size: (typeof SIZES)[number], language: string): Promise<Page> {
  const context = await browser.newContext({ viewport: size, locale: language, reducedMotion: "reduce" });
  const theme = size.width > 1000 ? "lamplight" : "daylight";
  await context.addInitScript(
    (chosen) => localStorage.setItem("theagon-settings", JSON.stringify({ theme: chosen })),
    theme,
  );
  return context.newPage();
}

for (const language of ["en", "es", "ru"]) {
  for (const size of SIZES) {
    // What axe finds hardly depends on the language, so it reads each language in one size.
    const read = language === "en" || (language === "ru") === size.width > 1000;
    test(`${read ? "nothing is wrong with" : "nothing runs over on"} any screen in ${language} at ${size.width}`, async ({
      browser,
    }) => {
      const page = await pageAs(browser, size, language);
      for (const screen of SCREENS) {
        await page.goto(screen);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await (read ? look : fits)(page);
      }
    });
  }
}

for (const [game, size] of [GAME, SECOND, THIRD].flatMap((each) => SIZES.map((one) => [each, one] as const))) {
  test(`nothing is wrong with a match of ${game} at ${size.width}`, async ({ browser }) => {
    const page = await pageAs(browser, size, "en");
    await begin(page, byMouse, game);
    await settle(page);
    await expect(page.locator(".hand button:not(:has(.card))"), "a card has no face").toHaveCount(0);
    await look(page);
    await decide(page, byMouse);
    await settle(page);
    await page.locator(".hand button").first().click({ button: "right" });
    await look(page);
    await page.keyboard.press("Escape");
    for (const tab of ["Log", "Text", "Menu"]) {
      await page.getByRole("button", { name: tab, exact: true }).click();
      await look(page);
    }
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Resign" }).last().click();
    await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
    await look(page);
    await page.getByRole("link", { name: "Analysis" }).click();
    await expect(page.getByRole("img", { name: "Chances to win, by turn" })).toBeVisible({ timeout: 60_000 });
    await look(page);
  });
}
