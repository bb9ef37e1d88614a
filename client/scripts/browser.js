// Runs the browser tests in Chromium, if it is installed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
if (!existsSync(chromium)) {
  console.log(
    `The tests in the browser were left out: there is no ${chromium} (apt-get install chromium, or set CHROMIUM).`,
  );
} else {
  const result = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2)], { stdio: "inherit" });
  process.exit(result.status ?? 1);
}
