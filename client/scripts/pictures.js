// Draws the pictures of the table for the documentation, in Chromium, with a server that it starts.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import * as installed from "./chromium.js";

const PORT = 8176;
const SERVER = `http://127.0.0.1:${PORT}`;
const PICTURES = { "hand-of-the-gods": "table", "gods-unchained": "gods-unchained" };
const folder = mkdtempSync(join(tmpdir(), "theagon-pictures-"));

spawnSync("../.venv/bin/python", ["-m", "tools.pictured_matches", folder], {
  stdio: "inherit",
  env: { ...process.env, PYTHONPATH: ".." },
});
const server = spawn("../.venv/bin/theagon", [
  "serve",
  ...["--port", `${PORT}`, "--bot-pause", "0", "--database", `sqlite+aiosqlite:///${join(folder, "matches.sqlite")}`],
]);
const browser = await chromium.launch({ executablePath: installed.path, args: ["--no-sandbox"] });
try {
  await answers();
  for (const [game, picture] of Object.entries(PICTURES)) await draw(game, picture);
} finally {
  await browser.close();
  server.kill();
}

/** Wait until the server answers. */
async function answers() {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${SERVER}/api/games`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the server does not answer at ${SERVER}`);
}

/** Sit down where the recorded match stops, choose what may attack, and draw the table. */
async function draw(game, picture) {
  const file = readFileSync(join(folder, `${game}.json`), "utf8");
  const begin = { type: "replay", file, step: JSON.parse(file).actions.length };
  const page = await browser.newPage({
    baseURL: SERVER,
    locale: "en",
    colorScheme: "dark",
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 800 },
  });
  const made = await page.request.post("/api/matches", {
    data: { game, players: [{ who: "me" }, { who: "level-3" }], begin },
  });
  await page.goto(`/match/${(await made.json()).match}`);
  await page.locator(".tile.able").first().waitFor();
  for (const unit of await page.locator(".tile.able").all()) {
    await unit.click();
    if ((await page.locator(".tile.target").count()) > 0) break;
    await page.keyboard.press("Escape");
  }
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `../docs/images/${picture}.png` });
}
