// Two people at two devices: an invitation, and what they say to each other.
import { expect, test } from "@playwright/test";

import { look } from "./look";
import { GAME } from "./player";

test("friends meet by a link, say phrases, and may hide them", async ({ page, browser }) => {
  await page.goto("/");
  await page.locator(`[aria-labelledby="game-${GAME}"]`).getByRole("button", { name: "A friend, by link" }).click();
  await page.getByLabel("Your name").fill("Ada");
  await look(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("theagon play --share")).toBeVisible();
  await look(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByRole("heading", { name: "Ada" })).toBeVisible();
  await other.getByRole("button", { name: "Join" }).click();
  await expect(page.getByRole("grid")).toBeVisible();

  await other.getByRole("button", { name: "Say something" }).click();
  await look(other);
  await other.getByRole("button", { name: "Good luck!" }).click();
  await expect(page.locator(".heard")).toContainText("Good luck!");
  await expect(other.locator(".heard")).toContainText("Good luck!");

  await page.getByRole("button", { name: "Say something" }).click();
  await page.getByRole("checkbox", { name: "Show no phrases of others" }).check();
  await page.getByRole("button", { name: "Hello!" }).click();
  await expect(other.locator(".heard")).toContainText("Hello!");
  await other.getByRole("button", { name: "Say something" }).click();
  await other.getByRole("button", { name: "Oops." }).click();
  await expect(other.locator(".heard")).toContainText("Oops.");
  await expect(page.locator(".heard")).not.toContainText("Oops.");
});

test("a name is asked once, and an invitation can be cancelled", async ({ page }) => {
  const invite = page.locator(`[aria-labelledby="game-${GAME}"]`).getByRole("button", { name: "A friend, by link" });
  await page.goto("/");
  await invite.click();
  await page.getByRole("button", { name: "Continue" }).click(); // without a name
  await page.getByRole("button", { name: "Cancel the invitation" }).click();
  await expect(page).toHaveURL("/");
  await invite.click();
  await expect(page.getByRole("button", { name: "Cancel the invitation" })).toBeVisible();
});
