import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

const PORT = 8177;
const folder = mkdtempSync(join(tmpdir(), "theagon-"));
const database = join(folder, "matches.sqlite");

export default defineConfig({
  testDir: "browser",
  outputDir: join(tmpdir(), "theagon-browser"),
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: "en",
    actionTimeout: 20_000,
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
  },
  webServer: {
    command: `../.venv/bin/theagon serve --port ${PORT} --bot-pause 0 --answer-pause 0 0 --database sqlite+aiosqlite:///${database} 2> ${join(folder, "server.log")}`,
    url: `http://127.0.0.1:${PORT}/api/games`,
    reuseExistingServer: false,
  },
});
