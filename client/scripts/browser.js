// Runs the browser tests in Chromium, if it is installed.
import { spawnSync } from "node:child_process";

import * as chromium from "./chromium.js";

if (chromium.path === undefined) {
  console.log(
    `The tests in the browser were left out: there is no ${chromium.places.join(" or ")} ` +
      "(apt-get install chromium-headless-shell, or set CHROMIUM).",
  );
} else {
  const result = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, CHROMIUM: chromium.path },
  });
  if (result.status !== 0) console.error("To see it again, in client: npm run browser -- --last-failed");
  process.exit(result.status ?? 1);
}
