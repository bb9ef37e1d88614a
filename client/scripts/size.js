// The JavaScript and styles of the first load, compressed as they are sent; more than the limit is an error.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 120 * 1024;
const folder = fileURLToPath(new URL("../../src/theagon/server/static", import.meta.url));
const page = readFileSync(join(folder, "index.html"), "utf8");
const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name);
const sizes = files.map((name) => [name, gzipSync(readFileSync(join(folder, name))).length]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
for (const [name, size] of sizes) console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${name}`);
console.log(`${(total / 1024).toFixed(1).padStart(7)} KB  in all, of at most ${LIMIT / 1024}`);
if (files.length === 0 || total > LIMIT) process.exit(1);
