// The list of open tables, on a server that keeps one.
import { expect, type Page } from "@playwright/test";

import { PLAIN_URL } from "../playwright.config";
import { test } from "./closing";
import { checkPage, checkWidth } from "./checks";
import { GAME } from "./player";

test.use({ baseURL: PLAIN_URL });
// One after the other: who finds an opponent in one test may sit down at the table that another has opened.
test.describe.configure({ mode: "default" });

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
  await expect(page.getByRole("heading", { name: "Waiting for an opponent" })).toBeVisible();

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

/** Look for an opponent in Hand of the Gods by one button. */
async function find(seeker: Page, name: string): Promise<void> {
  await seeker.goto(`${PLAIN_URL}/tables`);
  await seeker.getByRole("button", { name: /^Find an opponent: Hand/ }).click();
  await seeker.getByLabel("Your name").fill(name);
  await seeker.getByRole("button", { name: "Continue" }).click();
}

test("two strangers who look for an opponent in the same second find each other", async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await Promise.all([find(page, "Cy"), find(other, "Di")]);
  for (const each of [page, other]) await expect(each.getByRole("grid")).toBeVisible();
});

test("two strangers find each other by one button, others watch, and a rematch is seen at once", async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await find(page, "Ada");
  await expect(page.getByRole("heading", { name: "Waiting for an opponent" })).toBeVisible();
  await checkPage(page);
  await find(other, "Bo");
  for (const each of [page, other]) await expect(each.getByRole("grid")).toBeVisible();

  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(`${PLAIN_URL}/tables`);
  await expect(watcher.getByRole("heading", { name: "Matches to watch" })).toBeVisible();
  await checkPage(watcher);
  await watcher.getByRole("link", { name: /^Watch: (Ada – Bo|Bo – Ada)$/ }).click();
  await expect(watcher.getByRole("grid")).toBeVisible();

  /** The colours of the names of both players, as a page has them. */
  const colours = (seen: typeof page) =>
    seen.evaluate(() => {
      const marks = [...document.querySelectorAll(".strip .seat-shape")];
      return marks.map((mark) => [
        mark.parentElement?.textContent.trim().split(" ")[0],
        getComputedStyle(mark).backgroundColor,
      ]);
    });
  await expect(page.locator(".strip .seat-shape")).toHaveCount(2);
  const first = new Map((await colours(page)) as [string, string][]);
  expect(first.size).toBe(2);
  await page
    .getByRole("tab", { name: "Menu" })
    .or(page.getByRole("button", { name: "Menu" }))
    .first()
    .click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Resign" }).last().click();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(other.getByText("A rematch awaits you.")).toBeVisible();
  await expect.poll(() => colours(page).then((seen) => new Map(seen as [string, string][]))).toEqual(first);
});
