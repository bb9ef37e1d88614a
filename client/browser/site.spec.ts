// The client at a site without a server.
import { expect, type Page } from "@playwright/test";

import type { Standing } from "../src/site/messages";
import { checkPage, checkWidth } from "./checks";
import { test } from "./closing";
import { GAME } from "./player";
import { SITE, serveSite } from "./site";

/** Open a site whose table is ready. */
async function open(page: Page): Promise<void> {
  await serveSite(page.context());
  await page.goto(SITE);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(3);
}

async function stand(page: Page, standing: Standing): Promise<void> {
  await page.evaluate((now) => new BroadcastChannel("standing").postMessage(now), standing);
}

test("links are fragments, which lead back to their screens", async ({ page, context }) => {
  await open(page);
  await checkPage(page);
  const game = page.getByRole("link", { name: "Hand of the Gods" });
  const [tab] = await Promise.all([context.waitForEvent("page"), game.click({ modifiers: ["Control"] })]);
  await expect(tab).toHaveURL(`${SITE}#/games/${GAME}`);

  await game.click();
  await expect(page.getByText("Inviting friends by a link needs a server.")).toBeVisible();
  await expect(page.getByRole("button", { name: "A friend, by link" })).toHaveCount(0);
  await page.getByRole("link", { name: "Rulebook" }).click();
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link").last().click();
  await expect(page.getByRole("heading", { level: 2 }).last()).toBeInViewport();
  await expect(page).toHaveURL(`${SITE}#/rulebook/${GAME}`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hand of the Gods Rulebook");
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Theagon");
});

test("what needs others says that it needs a server", async ({ page }) => {
  await open(page);
  const told = page.getByText("Inviting friends by a link needs a server.");
  for (const screen of ["/tables", `/games/${GAME}`, `/play/${GAME}`]) {
    await page.goto(`${SITE}#${screen}`);
    await expect(told).toBeVisible();
  }
  await expect(page.getByRole("radio", { name: "On this device" })).toHaveCount(1);
  await expect(page.getByRole("radio", { name: "A friend, by link" })).toHaveCount(0);
});

test("a line tells how much of the table is loaded", async ({ page }) => {
  await open(page);
  const line = page.getByRole("progressbar");
  await expect(line).toHaveCount(0);
  await stand(page, { kind: "progress", loaded: 2_500_000, total: 7_500_000 });
  await expect(line).toHaveAttribute("aria-valuetext", "2.5 of 7.5 MB");
  await expect(page.getByText("Loading the table 2.5 of 7.5 MB")).toBeVisible();
  await page.locator(".arrival").evaluate((line) => Promise.all(line.getAnimations().map(({ finished }) => finished)));
  await checkPage(page);
  await stand(page, { kind: "starting" });
  await expect(page.getByRole("progressbar", { name: "Starting the table…" })).toBeVisible();
});

const FAILURES = ["old-browser", "insecure", "no-wasm", "no-storage", "download", "memory", "fault"] as const;
const PANELS: Standing[] = [
  { kind: "elsewhere" },
  { kind: "taken" },
  ...FAILURES.map((reason) => ({ kind: "failed", reason, text: "RuntimeError: memory access out of bounds" }) as const),
];

test("a panel tells what keeps the table away, and fits in every language", async ({ browser }) => {
  for (const locale of ["en", "es", "ru"]) {
    const context = await browser.newContext({ locale, reducedMotion: "reduce" });
    const page = await context.newPage();
    await open(page);
    for (const standing of PANELS) {
      await stand(page, { kind: "ready" });
      await expect(page.getByRole("dialog")).toHaveCount(0); // the last one is gone
      await stand(page, standing);
      await expect(page.getByRole("dialog")).toBeVisible();
      for (const size of [
        { width: 1280, height: 800 },
        { width: 320, height: 640 },
      ]) {
        await page.setViewportSize(size);
        await (locale === "en" ? checkPage(page) : checkWidth(page));
        await expect(page.getByRole("dialog").getByRole("button")).toBeFocused();
        await expect(page.getByRole("dialog").getByRole("button")).toBeInViewport();
      }
    }
  }
});

test("the table of another tab is taken over, and back again", async ({ page }) => {
  const goesOn = page.getByRole("dialog").getByRole("button", { name: "Continue here" });
  const starts = page.getByRole("progressbar", { name: "Starting the table…" });
  await open(page);
  await stand(page, { kind: "elsewhere" });
  await goesOn.click();
  await expect(starts).toBeVisible();
  await stand(page, { kind: "ready" });
  await stand(page, { kind: "taken" });
  const loaded = page.waitForEvent("load");
  await goesOn.click(); // loads the page again
  await loaded;
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(3);
  await expect(goesOn).toHaveCount(0);
  await stand(page, { kind: "elsewhere" });
  await expect(starts).toBeVisible();
});

test("a browser without WebAssembly is told so before a worker begins", async ({ page, context }) => {
  await serveSite(context);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
  await page.goto(SITE);
  await expect(page.getByRole("dialog", { name: "WebAssembly is off" })).toBeVisible();
  expect(page.workers()).toEqual([]);
});
