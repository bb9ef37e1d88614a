// Whole matches in a real browser.
import { expect, test } from "@playwright/test";

import { GAME, actorOf, begin, byKeyboard, byMouse, byTouch, decide, isOver, playOn, settle } from "./player";

test("a whole match is played by mouse, then its replay is shown", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, byMouse);
  await playOn(page, byMouse);
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.getByRole("heading", { name: "Replay" })).toBeVisible();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("a whole match is played by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, byKeyboard);
  await playOn(page, byKeyboard);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a whole match is played by touch", async ({ page }) => {
    await begin(page, byTouch);
    await playOn(page, byTouch);
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
  const actor = await actorOf([host, friend]);
  await actor.getByRole("button", { name: "Menu" }).click();
  await actor.getByRole("button", { name: "Resign" }).click();
  await actor.getByRole("button", { name: "Resign" }).last().click();
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
