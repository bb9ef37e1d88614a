// Every screen, in every language, wide and narrow: nothing that axe-core finds, nothing that runs over.
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

import { GAME, begin, byMouse, settle } from "./player";

const SCREENS = ["/", `/play/${GAME}`, `/decks/${GAME}`, `/rulebook/${GAME}/HG2.9`, "/replay", "/credits", "/nowhere"];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

async function look(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  expect(found.violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, "the page runs over to the right").toBeLessThanOrEqual(0);
}

for (const language of ["en", "es", "ru"]) {
  for (const size of SIZES) {
    test(`nothing is wrong with any screen in ${language} at ${size.width}`, async ({ browser }) => {
      for (const theme of language === "en" ? ["lamplight", "daylight"] : ["lamplight"]) {
        const context = await browser.newContext({ viewport: size, locale: language, reducedMotion: "reduce" });
        await context.addInitScript((chosen) => {
          localStorage.setItem("theagon-settings", JSON.stringify({ theme: chosen }));
        }, theme);
        const page = await context.newPage();
        for (const screen of SCREENS) {
          await page.goto(screen);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.waitForLoadState("networkidle");
          await look(page);
        }
        await context.close();
      }
    });
  }
}

for (const size of SIZES) {
  test(`nothing is wrong with a match at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await begin(page, byMouse);
    await settle(page);
    await look(page);
  });
}
