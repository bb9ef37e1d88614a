// Checks that every screen must pass.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Check that axe finds no fault and that nothing is wider than the screen. */
export async function checkPage(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(
    found.violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(" ")).join(", ")}`),
  ).toEqual([]);
  await checkWidth(page);
}

/** Check that nothing is wider than the screen. */
export async function checkWidth(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, `${page.url()} runs over to the right`).toBeLessThanOrEqual(0);
}
