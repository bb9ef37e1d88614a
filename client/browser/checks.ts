// Checks that every screen must pass.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

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

/** Check that nothing is wider than the screen, once it is laid out. */
export async function checkWidth(page: Page): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(over, `${page.url()} runs over to the right`).toBeLessThanOrEqual(0);
}

/** Return where an element is, once two frames have drawn it at the same place with all fonts. */
export function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return target.evaluate(async (element) => {
    await document.fonts.ready;
    const look = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    for (let before = ""; ;) {
      await new Promise(requestAnimationFrame);
      const now = look();
      if (JSON.stringify(now) === before) return now;
      before = JSON.stringify(now);
    }
  });
}
