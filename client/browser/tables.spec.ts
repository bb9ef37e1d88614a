// The list of open tables, on a server that keeps one.
import { expect } from "@playwright/test";

import { PLAIN_URL } from "../playwright.config";
import { test } from "./closing";
import { checkPage, checkWidth } from "./checks";
import { GAME } from "./player";

test.use({ baseURL: PLAIN_URL });

test("whoever opens a table is found in the list, and plays with whoever joins", async ({ page, browser }) => {
  await page.goto(`/play/${GAME}`);
  const anyone = page.getByRole("checkbox", { name: "Anyone may join" });
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
  await expect(anyone).toHaveCount(0);
  await page.getByText("A friend, by link").click();
  await anyone.check();
  await page.getByRole("checkbox", { name: "Rated" }).check();
  await page.getByText("Options", { exact: true }).click();
  await page.getByLabel("Time per turn").selectOption("90");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Invite a friend" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for friends" })).toBeVisible();

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await other.goto(PLAIN_URL);
  await other.getByRole("link", { name: "Open tables" }).click();
  const table = other.getByRole("listitem").filter({ hasText: "Ada" });
  await expect(table).toContainText("90 seconds");
  await expect(table).toContainText("Players: 1 of 2");
  await expect(table).toContainText("Rated: 1500 ± 350, new");
  await checkPage(other);
  await other.setViewportSize({ width: 320, height: 700 });
  await checkWidth(other);
  await table.getByRole("link", { name: "Join" }).focus();
  await other.keyboard.press("Enter");
  await expect(other.getByRole("heading", { name: "Ada's table" })).toBeVisible();
  await checkPage(other);
  await other.getByRole("button", { name: "Join" }).click();
  await expect(other.getByRole("grid")).toBeVisible();
  await expect(page.getByRole("grid")).toBeVisible();

  const late = await (await browser.newContext()).newPage();
  await late.goto(`${PLAIN_URL}/tables`);
  await expect(late.getByText("No table is open now.")).toBeVisible();
  await checkPage(late);
  await late.goto(`${PLAIN_URL}/tables/no-such-table`);
  await expect(late.getByRole("heading", { name: "This table is open no more" })).toBeVisible();
});
