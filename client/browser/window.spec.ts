// The window of a match: the board is large, and nothing is cut or lies over something else.
import { expect, type Page } from "@playwright/test";

import { test } from "./closing";
import { GAME, SECOND, THIRD, byMouse, decide, settle, sitDown } from "./player";

/** Units, and the least width of one at 1280 by 800. */
const UNITS = [
  { game: GAME, mode: null, unit: ".shape .row .tile", least: 114 },
  { game: SECOND, mode: null, unit: ".place.creature", least: 117 },
  { game: THIRD, mode: null, unit: ".army.own .columns .tile", least: 173 },
  { game: THIRD, mode: null, unit: ".army:not(.own) .columns .tile", least: 147 },
  { game: THIRD, mode: "four", unit: ".army:not(.own) .columns .tile", least: 48 },
] as const;
const LARGER = 1.15;

const SIZES = [
  [1280, 800],
  [1920, 1080],
  [390, 844],
  [844, 390],
  [820, 1180],
] as const;

/** Play until a unit is in sight. */
async function until(page: Page, unit: string): Promise<void> {
  for (let decisions = 0; decisions < 20 && (await page.locator(unit).count()) === 0; decisions += 1) {
    await settle(page);
    await decide(page, byMouse);
    await settle(page);
  }
}

for (const { game, mode, unit, least } of UNITS) {
  test(`each ${unit} of ${game}${mode ? ` for ${mode}` : ""} is large, and grows with the window`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const others = Array.from({ length: mode ? 3 : 1 }, () => ({ who: "greedy" }));
    await sitDown(page, { game, mode, players: [{ who: "me" }, ...others], first: 0 });
    await settle(page);
    await until(page, unit);
    const width = async () => (await page.locator(unit).first().boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThanOrEqual(least);
    const small = await width();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(width).toBeGreaterThan(LARGER * small);
  });
}

/** Return which parts of the match lie over each other, and which words are cut, in the browser. */
function faultsOf(): string[] {
  const PARTS = [
    ".board",
    ".ours .strip",
    ".theirs .strip",
    ".prompt",
    ".actions",
    ".hand-box .hand",
    "aside:not(.open)",
  ];
  const WORDS = [
    ".prompt .what > span",
    ".actions .button",
    ".deeds .button",
    "aside .word",
    ".strip .name",
    ".caption",
  ];
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility() && each.clientWidth !== 1); // a pixel: hidden
  const parts = PARTS.flatMap((selector) =>
    seen(selector).map((each) => ({ selector, box: each.getBoundingClientRect() })),
  );
  const over = parts.flatMap(({ selector, box }, place) =>
    parts
      .slice(place + 1)
      .filter(
        (other) =>
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
      )
      .map((other) => `${selector} and ${other.selector}`),
  );
  const cut = WORDS.flatMap(seen)
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline")
    .map((each) => `cut: ${each.textContent}`);
  const { scrollHeight, scrollWidth } = document.documentElement;
  const scrolls = scrollHeight > innerHeight || scrollWidth > innerWidth;
  const outside = [...document.querySelectorAll("body *")].filter((each) => {
    const { right, bottom } = each.getBoundingClientRect();
    return right > innerWidth + 1 || bottom > innerHeight + 1;
  });
  return [...over, ...cut, ...(scrolls ? ["scrolls", ...outside.map((each) => each.outerHTML.slice(0, 80))] : [])];
}

for (const game of [GAME, SECOND, THIRD]) {
  test(`in no window is a word of ${game} cut, or a part over another`, async ({ browser }) => {
    const page = await (await browser.newContext({ locale: "ru", reducedMotion: "reduce" })).newPage();
    await sitDown(page, { game, players: [{ who: "me" }, { who: "greedy" }], first: 0 });
    for (let decided = 0; decided < 4; decided += 1) {
      await settle(page);
      await page.mouse.move(0, 0);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => page.evaluate(faultsOf), `${width} by ${height}`).toEqual([]); // it is laid out in a frame
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await page
        .locator(".actions .primary:enabled, .hand button.able")
        .first()
        .click({ position: { x: 14, y: 30 } });
      const deed = page.locator(".deeds .primary");
      const target = page.locator(".tile.target, .tile.reach");
      if ((await deed.count()) > 0) await deed.first().click();
      else if ((await target.count()) > 0) await target.first().click();
    }
  });
}
