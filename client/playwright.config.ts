import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

/** A second server, with a list of open tables and ratings, for which the example of a game of another package is installed. */
export const PLAIN_URL = `http://127.0.0.1:${process.env.PLAIN_PORT}`;
/** A name of this computer that does not say so, as its address in a network does not. */
export const NETWORK_NAME = "table.test";
export const NETWORK_URL = `http://${NETWORK_NAME}:${process.env.TABLE_PORT}`;
const folder = mkdtempSync(join(tmpdir(), "theagon-"));
const site = join(folder, "site");
const install = `../.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --target ${site} ../examples/nine_mens_morris`;

/** The command that serves a table on a free port, which it says in its first line. */
function serve(name: string, options = ""): string {
  const files = join(folder, name);
  return `../.venv/bin/theagon serve --port 0 --bot-pause 0 --answer-pause 0 0 ${options} --database sqlite+aiosqlite:///${files}.sqlite 2> ${files}.log`;
}

export default defineConfig({
  testDir: "browser",
  testIgnore: "alone/**", // `alone.config.ts` runs these
  outputDir: "../build/browser",
  workers: 2,
  fullyParallel: true,
  // Other tests run beside these, and a busy machine is no fault.
  timeout: 900_000,
  expect: { timeout: 120_000, toPass: { timeout: 120_000 } },
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${process.env.TABLE_PORT}`,
    locale: "en",
    colorScheme: "dark",
    actionTimeout: 120_000,
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", `--host-resolver-rules=MAP ${NETWORK_NAME} 127.0.0.1`],
    },
  },
  // Playwright makes the ports variables for its workers.
  webServer: [
    { command: serve("table"), wait: { stdout: /http:.*:(?<table_port>\d+)/ } },
    {
      command: `${install} && PYTHONPATH=${site}:$PYTHONPATH ${serve("plain", "--open-tables --ratings")}`,
      wait: { stdout: /http:.*:(?<plain_port>\d+)/ },
    },
  ],
});
