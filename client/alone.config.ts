// Tests of the site without a server: `make test-site` writes it and runs them.
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

import base from "./playwright.config";

const PORT = 8179;

export default defineConfig({
  ...base,
  testDir: "browser/alone",
  testIgnore: [],
  outputDir: join(tmpdir(), "theagon-alone"),
  timeout: 400_000,
  expect: { timeout: 60_000 }, // Python starts in the page
  use: { ...base.use, baseURL: `http://127.0.0.1:${PORT}/site/`, actionTimeout: 60_000 },
  webServer: {
    command: `../.venv/bin/python -m http.server ${PORT} --bind 127.0.0.1 --directory ../build/alone 2>/dev/null`,
    url: `http://127.0.0.1:${PORT}/site/`,
    reuseExistingServer: false,
  },
});
