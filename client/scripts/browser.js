// Runs the browser tests in Chromium, if it is installed: best in the one without windows, which is faster.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const INSTALLED = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

const asked = process.env.CHROMIUM;
const chromium = (asked ? [asked] : INSTALLED).find((path) => existsSync(path));
if (chromium === undefined) {
  console.log(
    `The tests in the browser were left out: there is no ${asked ?? INSTALLED.join(" or ")} ` +
      "(apt-get install chromium-headless-shell, or set CHROMIUM).",
  );
} else {
  const result = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, CHROMIUM: chromium },
  });
  process.exit(result.status ?? 1);
}
