// The end of a match.
import { expect } from "@playwright/test";

import { boxOf } from "./checks";
import { test } from "./closing";
import { GAME, begin, byMouse, resign, settle, sitDown } from "./player";

/** A stone with little health left, and a unit beside it. */
const LETHAL = "hg3/whose-stone-is-destroyed-loses.yaml";

test("nothing of the result is shown before the last event", async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: "no-preference" })).newPage();
  await page.addInitScript(() => {
    localStorage.setItem("theagon-settings", JSON.stringify({ speed: 0.5, paced: true }));
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (name: string, shown: boolean) => shown && seen.at(-1) !== name && seen.push(name);
    requestAnimationFrame(function watch() {
      const text = document.body.innerText;
      look("result", /won on turn|Victory|Defeat|Result|Rematch|[Ww]ins?\./.test(text));
      look("blow", document.querySelector(".coin.hurt") !== null);
      requestAnimationFrame(watch);
    });
  });
  await sitDown(page, { game: GAME, begin: { type: "scenario", name: LETHAL, step: 0 } });
  await settle(page);
  for (const place of ["g3", "h3"]) await byMouse(page.locator(`[data-place="${place}"]`));
  await expect(page.getByText("Victory")).toBeVisible();
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await expect.poll(seen).toEqual(["blow", "result"]);
});

test("the end tells where the match turned, without moving anything, and goes on from there", async ({ page }) => {
  let go = (): void => undefined;
  const looked = new Promise<void>((done) => (go = done));
  await page.route("**/MatchChances-*.js", async (route) => {
    await looked;
    await route.continue();
  });
  await begin(page, byMouse);
  await settle(page);
  await resign(page);
  const result = page.locator(".result");
  await expect(result).toBeVisible();
  const before = await boxOf(result);
  go();
  const further = result.getByRole("button", { name: "Play on from here" });
  await expect(further).toBeVisible();
  await expect(result.getByRole("img", { name: "Chances to win, by turn" })).toBeVisible();
  expect(await boxOf(result)).toEqual(before);
  const old = page.url();
  await further.click();
  await expect(page).not.toHaveURL(old);
  await expect(page.getByRole("grid")).toBeVisible();
});

test("after giving up, a fallen column is shown, and each button fits a phone and is reached by keys", async ({
  page,
}) => {
  await sitDown(page, { game: GAME, players: [{ who: "me" }, { who: "greedy" }] });
  await settle(page);
  await resign(page);
  await expect(page.locator(".outcome")).toHaveText("Defeat");
  await expect(page.locator("svg.lost")).toBeVisible();
  await expect(page.locator(".leaf")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ["Rematch", "Close"])
    await expect(page.locator(".result").getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(page.locator(".result")).toHaveCount(0);
  const opener = page.getByRole("button", { name: "Result" });
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Rematch" })).toBeFocused();
});
