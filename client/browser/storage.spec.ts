// Browsers that save nothing, and texts that are too long.
import { expect } from "@playwright/test";

import { checkPage } from "./checks";
import { test } from "./closing";
import { GAME, begin, byMouse, decide, settle } from "./player";

test("a browser that blocks its storage plays on, and one sentence says so", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  await page.goto("/");
  await expect(page.getByText(/^This browser saves nothing now/)).toBeVisible();
  await checkPage(page);
  for (const [address, heading] of [
    [`/decks/${GAME}`, "Decks"],
    [`/puzzles/${GAME}`, "Puzzles"],
    [`/lessons/${GAME}`, "Learn"],
    ["/matches", "Your matches"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    await expect(page.getByText("Loading…")).toHaveCount(0);
  }
  await begin(page, byMouse);
  await settle(page);
  await decide(page, byMouse);
  await settle(page);
});

test("a typed action that is too long is refused, and the match goes on", async ({ page }) => {
  await begin(page, byMouse);
  await settle(page);
  await page.getByRole("button", { name: "Text" }).click();
  const line = page.getByRole("textbox");
  await line.evaluate((field) => field.removeAttribute("maxlength")); // what the field takes is one guard, what is sent another
  await line.fill("x".repeat(220));
  await line.press("Enter");
  const refusal = page.getByRole("region", { name: "Text" }).getByText("This text is too long");
  await expect(refusal).toBeVisible();
  await line.fill("mulligan");
  await line.press("Enter");
  await expect(refusal).toHaveCount(0);
  await settle(page);
});
