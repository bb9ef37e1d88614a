// Every sign on a board says what it is.
import { expect } from "@playwright/test";

import { boxOf } from "./checks";
import { test } from "./closing";
import { GAME, SECOND, THIRD, sitDown } from "./player";

/** The numbers and glyphs that are drawn beside names. */
const DRAWN = [".badge", ".slab", ".guard", ".mark", ".notch", ".seal", ".gem", ".coin", ".stat", ".count", ".tokens", ".set", ".moves", ".price"]; // prettier-ignore

/** Milliseconds after which the words of a sign surely come or go. */
const REST = 1000;
/** The steps of a pointer on its way to them, and the milliseconds of each. */
const [STEPS, STEP] = [12, 20];

for (const [game, lesson] of [
  [GAME, "1-stone"],
  [SECOND, "1-favor"],
  [THIRD, "1-sets"],
] as const) {
  test(`all that is drawn on the board of ${game} is a sign, and each sign tells what it is`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await sitDown(page, { game, begin: { type: "lesson", name: lesson } });
    await expect(page.locator(".lesson")).toBeVisible(); // the board stays where it is from now on

    const dumb = await page
      .locator(".match")
      .evaluate(
        (match, drawn) =>
          [...match.querySelectorAll(drawn)]
            .filter((each) => each.getClientRects().length > 0 && !each.closest("[data-sign], .pile button, .hand"))
            .map((each) => each.outerHTML.slice(0, 120)),
        DRAWN.join(),
      );
    expect(dumb).toEqual([]);

    const told = page.getByRole("tooltip");
    const names = new Set<string>();
    await page.clock.install();
    for (const sign of await page.locator(".match [data-sign]").all()) {
      const name = (await sign.getAttribute("data-sign")) ?? "";
      const box = await sign.boundingBox();
      if (names.has(name) || !box) continue;
      names.add(name);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.clock.runFor(REST);
      await expect(told).toContainText(name);
      await page.mouse.move(0, 0);
      await page.clock.runFor(REST);
      await expect(told).toHaveCount(0);
    }
    expect(names.size).toBeGreaterThan(5);
  });
}

test("the words of a sign stay while the pointer is on its way to them, and a long press calls them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sitDown(page, { game: GAME, begin: { type: "lesson", name: "1-stone" } });
  const told = page.getByRole("tooltip");
  await expect(page.locator(".lesson")).toBeVisible(); // the board stays where it is from now on
  const mark = page.locator(".match .mark").first();
  const at = await boxOf(mark);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000); // the pointer is as fast as its steps are many
  await page.mouse.move(at.x + 5, at.y + 5);
  await page.clock.runFor(REST);
  await expect(told).toBeVisible();
  const link = told.getByRole("link");
  const box = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(at.x + ((x - at.x) * step) / STEPS, at.y + ((y - at.y) * step) / STEPS);
    await page.clock.runFor(STEP);
  }
  await page.clock.runFor(REST);
  await page.clock.resume();
  await link.click();
  await expect(page).toHaveURL(/rulebook/);

  await page.goBack();
  await expect(page.locator(".lesson")).toBeVisible();
  const again = await boxOf(mark);
  await page.mouse.click(again.x + 5, again.y + 5, { button: "right" }); // as a long press does
  await expect(told).toContainText(/guard/i);
});

test("a card in hand that has the focus explains its words", async ({ page }) => {
  await sitDown(page, { game: GAME, begin: { type: "lesson", name: "1-stone" } });
  await page.keyboard.press("Tab");
  const hoplite = page.locator('.hand [data-card="hoplite"]');
  for (
    let presses = 0;
    presses < 60 && !(await hoplite.evaluate((each) => each === document.activeElement));
    presses += 1
  )
    await page.keyboard.press("Tab");
  await expect(page.getByRole("tooltip")).toContainText(/guard/i);
});
