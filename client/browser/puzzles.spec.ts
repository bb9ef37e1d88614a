// Puzzles on the board: a wrong attempt is reported and tried again, a solution is remembered.
import { expect, type Page } from "@playwright/test";

import { test } from "./closing";
import { SECOND } from "./player";

async function type(page: Page, command: string): Promise<void> {
  await page.getByLabel(/Type an action/).fill(command);
  await page.keyboard.press("Enter");
}

test("a puzzle is failed, tried again, solved, and ticked in the list", async ({ page }) => {
  await page.goto(`/puzzles/${SECOND}/win-003`);
  await expect(page.locator(".prompt .what")).toHaveText("Win this turn");
  await expect(page.getByRole("button", { name: "Say something" })).toHaveCount(0); // nobody else is there
  await page.getByRole("button", { name: "End turn" }).click();
  await expect(page.getByRole("heading", { name: "Not solved" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".notice-line")).toContainText("Try: ");
  // Both ends of it are seen as when the player picks, and nothing else to aim at.
  await expect(page.locator(".tile.selected")).toHaveAttribute("data-place", "power");
  await expect(page.locator(".tile.target")).toHaveAttribute("data-place", "p2-1");
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await type(page, "power p2-1");
  await expect(page.locator('.match[data-sequence="3"]')).toBeVisible();
  await type(page, "attack p2-1 p1-god");
  await expect(page.getByRole("heading", { name: "Solved", exact: true })).toBeVisible();
  await page.getByRole("region", { name: "Solved" }).getByRole("link", { name: "Puzzles" }).click();
  await expect(page.getByText("1 of 256 solved")).toBeVisible();
  await page.getByRole("button", { name: "More puzzles" }).click();
  await expect(page.getByRole("link", { name: /Solved Jailbeast and Ray of Disintegration/ })).toBeVisible();
});

test("what will be left is asked for, answered, and shown", async ({ page }) => {
  await page.goto(`/puzzles/${SECOND}/left-001`);
  await expect(page.locator(".prompt .what")).toHaveText("What will be left?");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("heading", { name: "Not solved" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel(/Bronze Servant/).fill("0");
  await page.getByLabel(/Nullmaw/).fill("4");
  await page.getByLabel(/The enemy god/).fill("3");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("heading", { name: "Solved", exact: true })).toBeVisible();
});

test("a match goes on from a failed attempt", async ({ page }) => {
  await page.goto(`/puzzles/${SECOND}/survive-001`);
  await page.getByRole("button", { name: "End turn" }).click();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page).toHaveURL(/\/match\//);
  await expect(page.getByRole("grid")).toBeVisible();
});

test("on the way back, the list has the same kind of puzzles and the same place", async ({ page }) => {
  await page.goto(`/puzzles/${SECOND}`);
  await page.getByRole("button", { name: "Survive the next turn" }).click();
  await page.getByRole("button", { name: "More puzzles" }).click();
  await page.getByRole("checkbox", { name: "Only those not solved" }).check();
  const last = page.locator("a[href*='/survive-']").last();
  await last.click({ trial: true }); // scrolls to it
  const [top, name] = [await page.evaluate(() => scrollY), await last.getAttribute("href")];
  expect(top).toBeGreaterThan(500);
  await last.click();
  await expect(page.getByRole("grid")).toBeVisible();
  await page.goBack();
  await expect(page.locator(`a[href="${name}"]`)).toBeInViewport();
  await expect(page.getByRole("checkbox", { name: "Only those not solved" })).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});
