// Rated matches, on a server that keeps ratings.
import { expect } from "@playwright/test";

import { PLAIN_URL } from "../playwright.config";
import { test } from "./closing";
import { checkPage } from "./checks";
import { GAME } from "./player";

const NEW = "1500 ± 350, new";

test("two people play a rated match, told so before, and each sees what it gained", async ({ page, browser }) => {
  await page.goto(`${PLAIN_URL}/play/${GAME}`);
  const rated = page.getByRole("checkbox", { name: "Rated" });
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
  const begins = page.getByRole("combobox", { name: "Who begins" });
  await expect(rated).toHaveCount(0);
  await page.getByText("On this device").click();
  await expect(rated).toHaveCount(0);
  await page.getByText("A friend, by link").click();
  await page.getByText("Options", { exact: true }).click();
  await begins.selectOption("You");
  await rated.check();
  await expect(page.getByText(`Your rating: ${NEW}`)).toBeVisible();
  await expect(begins).toBeDisabled();
  await expect(begins).toHaveValue("");
  await expect(page.getByLabel("Time per turn")).toHaveValue("90");
  await expect(page.getByLabel("Time per turn").getByRole("option", { name: "No limit" })).toHaveCount(0);
  await checkPage(page);
  await page.getByLabel("Your name").fill("Cleo");
  await page.getByRole("button", { name: "Invite a friend" }).click();
  await expect(page.getByText("This match is rated")).toBeVisible();
  await checkPage(page);

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await other.goto(page.url());
  await expect(other.getByText(`Cleo: ${NEW}`)).toBeVisible();
  await expect(other.getByText(`Your rating: ${NEW}`)).toBeVisible();
  await checkPage(other);
  await other.getByRole("button", { name: "Join" }).click();
  await expect(other.getByRole("grid")).toBeVisible();
  await expect(page.getByRole("grid")).toBeVisible();
  for (const strip of await page.locator(".strip").all()) await expect(strip).toContainText("1500 ± 350");
  await checkPage(page);

  await page.getByRole("button", { name: "Take back" }).first().hover();
  await expect(page.getByRole("button", { name: "Take back" }).first()).toBeDisabled();
  await expect(page.getByRole("button", { name: "Take back" }).first()).toHaveAttribute("title", /rated match/);
  await other.getByRole("button", { name: "Log" }).click();
  await other.getByRole("button", { name: "Menu" }).click();
  await expect(other.getByText("This match is rated")).toBeVisible();
  await expect(other.getByText(`Cleo: ${NEW}`)).toBeVisible();
  await checkPage(other);
  await other.getByRole("button", { name: "Resign" }).click();
  await other.getByRole("button", { name: "Resign", exact: true }).click();

  const gained = page.getByRole("row", { name: /^Rating/ });
  await expect(gained).toContainText("1662 (+162)");
  await expect(gained).toContainText("1338 (−162)");
  await expect(other.getByRole("row", { name: /^Rating/ })).toContainText("1338 (−162)");
  await expect(other.getByRole("button", { name: "Rematch, not rated" })).toBeVisible();
  await checkPage(page);
  await checkPage(other);

  await other.goto(`${PLAIN_URL}/play/${GAME}`);
  await other.getByText("A friend, by link").click();
  await expect(other.getByText("Your rating: 1338 ± 290, new")).toBeVisible();
  await checkPage(other);
});

test("a server without ratings says nothing of them", async ({ page }) => {
  await page.goto(`/play/${GAME}`);
  await page.getByText("A friend, by link").click();
  await expect(page.getByRole("button", { name: "Invite a friend" })).toBeVisible();
  await expect(page.getByText("Rated")).toHaveCount(0);
});
