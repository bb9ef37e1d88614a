// Tests of the site without a server: `make test-site` writes it and runs them.
import { defineConfig } from "@playwright/test";

import base from "./playwright.config";

export default defineConfig({
  ...base,
  testDir: "browser/alone",
  testIgnore: [],
  outputDir: "../build/browser-alone",
  use: { ...base.use, baseURL: `http://127.0.0.1:${process.env.SITE_PORT}/site/` },
  // A host on a free port, which it says in its first line; Playwright makes that a variable for its workers.
  webServer: {
    command: "../.venv/bin/python -u -m http.server 0 --bind 127.0.0.1 --directory ../build/alone 2>/dev/null",
    wait: { stdout: /port (?<site_port>\d+)/ },
  },
});
