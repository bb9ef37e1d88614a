// Prints the compressed size of all JavaScript of the client, and of what the first page loads, with the words of the
// longest language. More than the limit is an error. The worker of a site without a server is no part of its page, and counts
// apart; so does the workshop, whose editor is as large as all the rest.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 215 * 1024;
const WORKSHOP = 225 * 1024;
const assets = fileURLToPath(new URL("../../src/theagon/server/static/assets", import.meta.url));
const page = readFileSync(join(assets, "../index.html"), "utf8");

const files = readdirSync(assets)
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, size: gzipSync(readFileSync(join(assets, name))).length, first: page.includes(name) }))
  .sort((one, two) => two.size - one.size);
const [longest, ...others] = files.filter(({ name }) => /^(en|es|ru)-/.test(name));
longest.first = true;
const worker = files.filter(({ name }) => name.startsWith("worker-"));
const workshop = files.filter(({ name }) => name.startsWith("workshop-"));
const sizes = files.filter((file) => ![...others, ...worker, ...workshop].includes(file));
const total = (files) => files.reduce((sum, { size }) => sum + size, 0);
const kilobytes = (files) => (total(files) / 1024).toFixed(1).padStart(7);

for (const file of sizes) console.log(`${kilobytes([file])} KB  ${file.name}${file.first ? "  (first load)" : ""}`);
console.log(`${kilobytes(sizes.filter(({ first }) => first))} KB  first load`);
console.log(`${kilobytes(worker)} KB  worker of a site`);
console.log(`${kilobytes(workshop)} KB  workshop, of at most ${WORKSHOP / 1024}`);
console.log(`${kilobytes(sizes)} KB  in all, of at most ${LIMIT / 1024}`);
if (sizes.length === 0 || total(sizes) > LIMIT || total(workshop) > WORKSHOP) process.exit(1);
