import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

const PORT = 8177;
/** A second server, with a list of open tables and ratings, for which the example of a game of another package is installed. */
const PLAIN_PORT = 8178;
export const PLAIN_URL = `http://127.0.0.1:${PLAIN_PORT}`;
/** A name of this computer that does not say so, as its address in a network does not. */
export const NETWORK_NAME = "table.test";
export const NETWORK_URL = `http://${NETWORK_NAME}:${PORT}`;
const folder = mkdtempSync(join(tmpdir(), "theagon-"));
const site = join(folder, "site");
const install = `../.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --target ${site} ../examples/nine_mens_morris`;

/** The command that serves the table on a port. */
function serve(port: number, options = ""): string {
  const files = join(folder, `${port}`);
  return `../.venv/bin/theagon serve --port ${port} --bot-pause 0 --answer-pause 0 0 ${options} --database sqlite+aiosqlite:///${files}.sqlite 2> ${files}.log`;
}

export default defineConfig({
  testDir: "browser",
  testIgnore: "alone/**", // `alone.config.ts` runs these
  outputDir: join(tmpdir(), "theagon-browser"),
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: "en",
    colorScheme: "dark",
    actionTimeout: 20_000,
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", `--host-resolver-rules=MAP ${NETWORK_NAME} 127.0.0.1`],
    },
  },
  webServer: [
    { command: serve(PORT), url: `http://127.0.0.1:${PORT}/api/games`, reuseExistingServer: false },
    {
      command: `${install} && PYTHONPATH=${site}:$PYTHONPATH ${serve(PLAIN_PORT, "--open-tables --ratings")}`,
      url: `${PLAIN_URL}/api/games`,
      reuseExistingServer: false,
    },
  ],
});
