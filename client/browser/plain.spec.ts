// A game that another package adds, in a real browser. It has no board of its own.
import { expect, type Page } from "@playwright/test";

import { PLAIN_URL } from "../playwright.config";
import { checkPage } from "./checks";
import { test } from "./closing";
import { OFTEN, begin, byKeyboard, byMouse, isOver, prompt, type Point } from "./player";

const GAME = "nine-mens-morris";

/** The keys that lead through the first three places of a row, and to the middle one of the next. */
const ROW_BY_ROW = ["Home", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown"];

test.use({ baseURL: PLAIN_URL });

/** Place a man, move one or take one: whatever is offered first. */
async function decide(page: Page, point: Point): Promise<void> {
  const match = page.locator(".match");
  const before = (await match.getAttribute("data-sequence")) ?? "";
  const targets = page.locator(".tile.target, .tile.reach");
  if ((await targets.count()) === 0) await point(page.locator(".tile.able").first());
  await point(targets.first());
  await expect.poll(() => match.getAttribute("data-sequence"), { intervals: OFTEN }).not.toBe(before);
}

/** Wait until there is something to decide, or the match is over. */
async function settle(page: Page): Promise<void> {
  const offers = page.locator(".tile.able, .tile.target, .tile.reach");
  await expect.poll(async () => (await offers.count()) > 0 || (await isOver(page)), { intervals: OFTEN }).toBe(true);
}

test("a whole match is played by mouse from the first page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, byMouse, GAME);
  for (await settle(page); !(await isOver(page)); await settle(page)) await decide(page, byMouse);
  await expect(page.getByRole("link", { name: "Watch the replay" })).toBeVisible();
});

test("men are placed by keyboard alone, and a screen reader hears what stands where", async ({ page }) => {
  await begin(page, byKeyboard, GAME);
  const focusIs = (selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  for (let decisions = 0; decisions < 3; decisions += 1) {
    await settle(page);
    const sequence = await page.locator(".match").getAttribute("data-sequence");
    for (let presses = 0; presses < 40 && !(await focusIs(".tile")); presses += 1) await page.keyboard.press("Tab");
    for (let presses = 0; presses < 40 && !(await focusIs(".reach, .target")); presses += 1)
      await page.keyboard.press(ROW_BY_ROW[presses % ROW_BY_ROW.length] ?? "");
    await page.keyboard.press("Enter");
    await expect(page.locator(".match")).not.toHaveAttribute("data-sequence", sequence ?? "");
  }
  await expect(page.getByRole("gridcell", { name: /: man, yours/ }).first()).toBeAttached();
  await expect(page.getByRole("gridcell", { name: /: free/ }).first()).toBeAttached();
});

test("an impossible place is refused with its clause", async ({ page }) => {
  await begin(page, byMouse, GAME);
  await settle(page);
  await decide(page, byMouse);
  await settle(page);
  await byMouse(page.getByRole("gridcell", { name: /: man/ }).first());
  await expect(page.locator(".notice-line")).toContainText("A man stands on");
  await expect(page.locator(".notice-line")).toContainText("NM2.1");
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the table fits ${width} by ${height} and has no fault that a machine can find`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page, byMouse, GAME);
    await settle(page);
    await expect(prompt(page)).toHaveText("Your turn: place a man, or move one");
    await checkPage(page);
  });
}
