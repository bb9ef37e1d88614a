// The rulebook, its scenarios, and matches that are over.
import { expect, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";

import { boxOf } from "./checks";
import { test } from "./closing";
import { GAME, begin, byMouse, decide, settle } from "./player";

async function scrubTo(page: Page, step: number): Promise<void> {
  await page.getByRole("slider", { name: "Step" }).fill(String(step));
  await expect(page.locator(".number")).toHaveText(new RegExp(`^${step}/`));
}

test("a clause is found by its words, leads to its scenario, and from there into a match", async ({ page }) => {
  await page.goto(`/rulebook/${GAME}`);
  await page.getByRole("searchbox").fill("attack nine steps");
  await expect(page.getByText("1 clause", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "HG2.9", exact: true }).click();
  await expect(page).toHaveURL(/\/HG2\.9$/);
  await page.locator("article.linked .stories a").first().click();
  await expect(page.getByRole("grid")).toBeVisible();
  await page.getByRole("button", { name: "Forward one action" }).click();
  await expect(page.locator(".event").first()).toBeVisible();
  await expect(page).toHaveURL(/\/1$/);
  await page.getByRole("button", { name: "To the start" }).click();
  await page.getByRole("button", { name: "Forward one event" }).click();
  await page.getByRole("button", { name: "Back one action" }).click();
  await page.getByRole("button", { name: /against a bot/ }).click();
  await settle(page);
  await expect(page.locator(".match")).toBeVisible();
});

test("a story is told in the order of its events, and a cause that stands apart is named", async ({ page }) => {
  await page.goto(`/rulebook/${GAME}/HG6.21`);
  await page.getByRole("link", { name: "After a batch of deaths the auras of the dead end" }).first().click();
  await page.getByRole("button", { name: "Forward one action" }).click();
  await expect(page.locator(".event")).toHaveText([
    "Player 1 plays Cataclysm.",
    "Player 2's Alpha Wolf (g2) takes 2 damage.",
    "Player 2's Summoning Stone (h3) takes 2 damage.",
    "Player 2's Alpha Wolf (g2) dies. ← Player 2's Alpha Wolf (g2) takes 2 damage.",
    "Alpha Wolf goes to the graveyard.",
    "Auras on Player 2's Wild Boar (f1): attack −1, health −1.",
    "Player 2's Summoning Stone (h3) dies. ← Player 2's Summoning Stone (h3) takes 2 damage.",
    "Player 1 wins.",
  ]);
});

test("a replay is scrubbed, linked to, downloaded, opened again and continued", async ({ page }) => {
  await begin(page, byMouse);
  for (let decisions = 0; decisions < 4; decisions += 1) {
    await settle(page);
    await decide(page, byMouse);
  }
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Resign" }).last().click();
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await scrubTo(page, 3);
  await expect(page).toHaveURL(/\/3$/);
  await page.reload();
  await expect(page.locator(".number")).toHaveText(/^3\//);
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = await (await waiting).path();
  await page.goto("/replay");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "r.json", mimeType: "application/json", buffer: await readFile(file) });
  await scrubTo(page, 2);
  await page.getByRole("button", { name: /against a bot/ }).click();
  await settle(page);
  await expect(page.locator(".match")).toBeVisible();
});

test("a file that is not a replay is refused with a reason", async ({ page }) => {
  await page.goto("/replay");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "r.json", mimeType: "application/json", buffer: Buffer.from('{"game": 1}') });
  await expect(page.getByRole("alert")).not.toBeEmpty();
});

test("a replay shows the details of a unit", async ({ page }) => {
  await page.goto(`/rulebook/${GAME}/HG2.9`);
  await page.locator("article.linked .stories a").first().click();
  await page
    .getByRole("gridcell", { name: /yours|player/ })
    .and(page.locator("[data-card]"))
    .first()
    .click();
  await expect(page.locator(".looked dl")).toBeVisible();
});

test("on a low screen the board keeps its place above what is told of it", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`/puzzles/${GAME}/win-001/solution`);
  const [board, log] = [await boxOf(page.locator(".board")), await boxOf(page.locator(".log.panel"))];
  expect(board.y + board.height).toBeLessThan(log.y);
});
