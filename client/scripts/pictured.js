// A server, a browser and the matches of `tools.pictured_matches`, for scripts that draw the table.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import * as installed from "./chromium.js";

const PORT = 8176;
const SERVER = `http://127.0.0.1:${PORT}`;

/** Call a function with the browser; the server runs until it returns. */
export async function withTable(work) {
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
    await work(browser, (game) => readFileSync(join(folder, `${game}.json`), "utf8"));
  } finally {
    await browser.close();
    server.kill();
    rmSync(folder, { recursive: true });
  }
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

/** Open a page of the table, without motion. */
export function pageOf(browser, more) {
  return browser.newPage({ baseURL: SERVER, reducedMotion: "reduce", ...more });
}

/** Sit down at a match of a game, until its board is seen; `begin` says with what it begins, as the protocol has it. */
export async function sitDown(page, game, begin, players = [{ who: "me" }, { who: "level-3" }]) {
  const made = await page.request.post("/api/matches", { data: { game, players, begin } });
  await page.goto(`/match/${(await made.json()).match}`);
  await page.getByRole("grid").waitFor();
}

/** Return what begins a match where a recorded one stops. */
export function whereItStops(file) {
  return { type: "replay", file, step: JSON.parse(file).actions.length };
}
