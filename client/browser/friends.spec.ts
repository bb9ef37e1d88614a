// Two people at two devices: an invitation, and what they say to each other.
import { expect, type Locator } from "@playwright/test";
import jsQR from "jsqr";

import { NETWORK_URL } from "../playwright.config";
import { test } from "./closing";
import { checkPage } from "./checks";
import { GAME } from "./player";

const PAGE = `/games/${GAME}`;

test("friends meet by a link, say phrases, and may hide them", async ({ page, browser }) => {
  await page.goto(PAGE);
  await page.getByRole("button", { name: "A friend, by link" }).click();
  await page.getByLabel("Your name").fill("Ada");
  await checkPage(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("theagon play --share")).toBeVisible();
  await checkPage(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByRole("heading", { name: "Ada" })).toBeVisible();
  await other.getByLabel("Your name").fill("ada");
  await other.getByRole("button", { name: "Join" }).click();
  await expect(other.getByRole("alert")).toHaveText("This name is taken in this match. Choose another.");
  await other.getByLabel("Your name").fill("Bo");
  await other.getByRole("button", { name: "Join" }).click();
  await expect(page.getByRole("grid")).toBeVisible();

  await other.getByRole("button", { name: "Say something" }).click();
  await checkPage(other);
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

test("whoever comes to watch before the match has begun is not told to invite others", async ({ page }) => {
  const made = await page.request.post("/api/matches", {
    data: { game: GAME, players: [{ who: "me" }, { who: "friend" }] },
  });
  await page.goto(`/watch/${((await made.json()) as { watch: string }).watch}`);
  await expect(page.getByText("You will see it here.")).toBeVisible();
  await expect(page.getByText("Send this link.")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);
});

test("a name is asked once, and an invitation can be cancelled", async ({ page }) => {
  const invite = page.getByRole("button", { name: "A friend, by link" });
  await page.goto(PAGE);
  await invite.click();
  await page.getByRole("button", { name: "Continue" }).click(); // without a name
  await page.getByRole("button", { name: "Cancel the invitation" }).click();
  await expect(page).toHaveURL("/");
  await page.goto(PAGE);
  await invite.click();
  await expect(page.getByLabel("Your name")).toHaveCount(0); // only which deck
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await invite.click();
  await page.getByLabel("Your deck").selectOption({ label: "Ra: Waters of Life" });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Cancel the invitation" })).toBeVisible();
});

test("an address that others reach is shown as a QR code, in both themes", async ({ page }) => {
  for (const theme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(NETWORK_URL + PAGE);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole("button", { name: "A friend, by link" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    const code = page.getByRole("img", { name: "QR code of the link" });
    await expect(code).toBeVisible();
    await expect(page.getByText("theagon play --share")).toHaveCount(0);
    await expect.poll(() => read(code)).toBe(page.url());
    await checkPage(page);
  }
});

/** Return what a camera reads in this element as it is drawn. */
async function read(code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString("base64");
  const { pixels, width, height } = await code.page().evaluate(async (encoded) => {
    const drawn = new Image();
    drawn.src = `data:image/png;base64,${encoded}`;
    await drawn.decode();
    const canvas = new OffscreenCanvas(drawn.width, drawn.height);
    const context = canvas.getContext("2d");
    context?.drawImage(drawn, 0, 0);
    const data = context?.getImageData(0, 0, drawn.width, drawn.height).data ?? [];
    return { pixels: [...data], width: drawn.width, height: drawn.height };
  }, picture);
  return jsQR(new Uint8ClampedArray(pixels), width, height, { inversionAttempts: "dontInvert" })?.data;
}

test("a friend in the room types a code, in letters of either case", async ({ page, browser }) => {
  const made = await page.request.post("/api/matches", {
    data: { game: GAME, players: [{ who: "me" }, { who: "friend" }] },
  });
  await page.goto(`/match/${((await made.json()) as { match: string }).match}`);
  const told = page.locator(".typed strong");
  await expect(told).toHaveText(/^[2-9A-Z]{6}$/);
  const code = await told.innerText();
  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await other.goto("/join/AAAAAA");
  await expect(other.getByRole("alert")).toHaveText("There is no such match");
  await other.goto("/");
  await other.getByRole("link", { name: "Join by a code" }).click();
  await checkPage(other);
  await other.getByLabel("The code of a friend's match").fill(` ${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`);
  await other.keyboard.press("Enter");
  await expect(other.getByRole("heading", { name: "A friend invites you" })).toBeVisible();
  await other.getByRole("button", { name: "Join" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
});
