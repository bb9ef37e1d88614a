// What must hold of every screen.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing is wrong for those who see, hear or point otherwise, and nothing runs over. */
export async function look(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(
    found.violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(" ")).join(", ")}`),
  ).toEqual([]);
  await fits(page);
}

/** Nothing is wider than the screen. */
export async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, `${page.url()} runs over to the right`).toBeLessThanOrEqual(0);
}

/** A page of this size and language: lamplight if wide, daylight if narrow. */
