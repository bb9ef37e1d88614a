// Draws the pictures of the table and the workshop for the documentation, in Chromium, with a server that it starts.
import { readFileSync } from "node:fs";

import { pageOf, sitDown, whereItStops, withTable } from "./pictured.js";

const PICTURES = { "hand-of-the-gods": "table", "gods-unchained": "gods-unchained" };

await withTable(async (browser, replayOf) => {
  for (const [game, picture] of Object.entries(PICTURES)) await draw(browser, game, replayOf(game), picture);
  await drawWorkshop(browser);
});

/** Sit down where the recorded match stops, choose what may attack, and draw the table. */
async function draw(browser, game, replay, picture) {
  const page = await pageOf(browser, { locale: "en", colorScheme: "dark", viewport: { width: 1280, height: 800 } });
  await sitDown(page, game, whereItStops(replay));
  await page.locator(".tile.able").first().waitFor();
  for (const unit of await page.locator(".tile.able").all()) {
    await unit.click();
    if ((await page.locator(".tile.target").count()) > 0) break;
    await page.keyboard.press("Escape");
  }
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `../docs/images/${picture}.png` });
}

/** Open the set of the page about the workshop, and draw it and a card of it. */
async function drawWorkshop(browser) {
  const [, set] = /```yaml title="emberlands.yaml"\n([^]*?)```/.exec(readFileSync("../docs/workshop.md", "utf8"));
  const page = await pageOf(browser, { locale: "en", colorScheme: "dark", viewport: { width: 1280, height: 800 } });
  await page.goto("/workshop/hand-of-the-gods");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "emberlands.yaml", mimeType: "text/yaml", buffer: Buffer.from(set) });
  await page.locator(".cards .card").nth(3).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: "../docs/images/workshop-set.png" });
  await page.getByRole("link", { name: /Ember Hound/ }).click();
  await page.locator(".cm-editor").waitFor();
  await page.locator(".more .card").first().waitFor();
  await page.waitForLoadState("networkidle"); // the figures
  await page.screenshot({ path: "../docs/images/workshop-card.png" });
}
