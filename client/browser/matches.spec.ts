// Matches in a real browser: a whole one by mouse, and the first turns of others.
import { expect, type Page } from "@playwright/test";

import { test } from "./closing";

import {
  GAME,
  OFTEN,
  actorOf,
  begin,
  byKeyboard,
  byMouse,
  byTouch,
  decide,
  isOver,
  playOn,
  playSome,
  resign,
  settle,
} from "./player";

test("a whole match is played by mouse, then its replay is shown", { tag: "@quick" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, byMouse);
  await playOn(page, byMouse);
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.getByRole("heading", { name: "Replay" })).toBeVisible();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("it is played by keyboard alone, and the focus is always in sight", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, byKeyboard);
  await playSome(page, byKeyboard, () => expectFocusInSight(page));
  await settle(page);
  if (!(await isOver(page))) await resign(page, byKeyboard);
  await expect.poll(() => isOver(page)).toBe(true);
  await expect(page.locator(".result :focus")).toBeVisible();
});

/** Check that what has the focus can be seen, at the latest a moment after an action. */
async function expectFocusInSight(page: Page): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const { top, bottom, width } = element?.getBoundingClientRect() ?? new DOMRect();
      const inSight = element !== document.body && element?.checkVisibility() && width > 0;
      return inSight && top < innerHeight && bottom > 0 ? "in sight" : element?.outerHTML.slice(0, 120);
    });
  await expect.poll(focused, { intervals: OFTEN }).toBe("in sight");
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("it is played by touch", async ({ page }) => {
    await begin(page, byTouch);
    await playSome(page, byTouch);
  });
});

test("two friends play by a link while a third watches; one reloads and plays on", async ({ browser }) => {
  const [host, friend, watcher] = await Promise.all([0, 1, 2].map(async () => (await browser.newContext()).newPage()));
  if (!host || !friend || !watcher) throw new Error("three pages were opened");
  await host.goto(`/play/${GAME}`);
  await host.getByText("A friend, by link").click();
  await host.getByRole("button", { name: "Invite a friend" }).click();
  await host.getByRole("button", { name: "Continue" }).click(); // without a name
  await expect(host.getByText("Waiting for friends")).toBeVisible();
  await friend.goto(host.url());
  await friend.getByRole("button", { name: "Join" }).click();
  await expect(host.getByRole("grid")).toBeVisible();

  await host.getByRole("button", { name: "Menu" }).click();
  await watcher.goto(await host.getByLabel("Link for spectators").inputValue());
  await expect(watcher.getByRole("grid")).toBeVisible();
  await host.getByRole("button", { name: "Log" }).click();

  for (let decisions = 0; decisions < 12; decisions += 1) {
    const actor = await actorOf([host, friend]);
    if (decisions === 6) {
      const other = actor === host ? friend : host;
      await other.reload();
      await expect(other.getByRole("grid")).toBeVisible();
    }
    await decide(actor, byMouse);
  }
  await expect(watcher.locator(".hand")).toHaveCount(0);
  await resign(await actorOf([host, friend]));
  for (const page of [host, friend, watcher]) await expect.poll(() => isOver(page)).toBe(true);
});

test("the reason why something is impossible is shown with its clause", async ({ page }) => {
  await begin(page, byMouse);
  await settle(page);
  await decide(page, byMouse);
  await settle(page);
  await page.getByRole("button", { name: "Text" }).click();
  const line = page.getByRole("textbox").last();
  await line.fill("why not move c3 d3");
  await line.press("Enter");
  await expect(page.getByRole("link", { name: /^HG\d/ }).first()).toBeVisible();
});
