// Gods Unchained in a real browser.
import { expect, test } from "@playwright/test";

import { SECOND, begin, byMouse, playOn } from "./player";

test("a whole match is played by mouse, and its end told step by step", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, byMouse, SECOND);
  await playOn(page, byMouse);
  await expect(page.locator(".event").filter({ hasText: "Cleanup 10, win, loss, draw." })).toBeAttached();
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.getByRole("heading", { name: "Replay" })).toBeVisible();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("a scenario tells an afterlife in its step of the cleanup, and which events came of it", async ({ page }) => {
  await page.goto(`/rulebook/${SECOND}/scenario/gu3/an-afterlife-can-save-a-god-before-step-10.yaml/1`);
  await expect(page.getByRole("gridcell", { name: /p1-god.*health 4 of 30/ })).toBeVisible();
  const told = await page.locator(".event").allInnerTexts();
  const from = told.indexOf("Cleanup 6, afterlife of relics.");
  expect(from).toBeGreaterThan(0);
  expect(told.slice(from).filter((line) => /cancelled|Afterlife of|healed/.test(line))).toHaveLength(3);
});
