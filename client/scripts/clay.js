// Writes `src/cards/clay.png`, the grain of clay on painted panels: soft dark noise that repeats. Run it to change the grain.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";

const SIDE = 96;
const LEVELS = 6;

let seed = 20260101;
/** Return the next number from 0 to 1 of a linear congruential generator. */
function random() {
  seed = (seed * 1664525 + 1013904223) % 2 ** 32;
  return seed / 2 ** 32;
}

const noise = Float64Array.from({ length: SIDE * SIDE }, random);
/** Return the noise at a pixel, smoothed with its neighbours, longer along a turn of the wheel than across. */
function grain(x, y) {
  let [sum, weights] = [0, 0];
  for (let dx = -2; dx <= 2; dx += 1) {
    for (let dy = -1; dy <= 1; dy += 1) {
      const weight = 1 / (1 + Math.abs(dx) + 1.5 * Math.abs(dy));
      sum += weight * noise[((y + dy + SIDE) % SIDE) * SIDE + ((x + dx + SIDE) % SIDE)];
      weights += weight;
    }
  }
  return Math.max(0, sum / weights - 0.5) * 8;
}

/** Return a chunk of a PNG. */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

// A palette of one colour with rising alpha.
const header = Buffer.alloc(13);
header.writeUInt32BE(SIDE, 0);
header.writeUInt32BE(SIDE, 4);
header.set([4, 3, 0, 0, 0], 8);
const colours = Buffer.from(Array.from({ length: LEVELS }, () => [0x17, 0x0d, 0x08]).flat());
const alphas = Buffer.from(Array.from({ length: LEVELS }, (_, level) => level * 8));
const rows = Array.from({ length: SIDE }, (_, y) => {
  const row = Buffer.alloc(1 + SIDE / 2);
  for (let x = 0; x < SIDE; x += 1) {
    const level = Math.min(LEVELS - 1, Math.floor(grain(x, y) * LEVELS));
    row[1 + (x >> 1)] |= level << (x % 2 ? 0 : 4);
  }
  return row;
});
const image = Buffer.concat([
  Buffer.from("89504e470d0a1a0a", "hex"),
  ...[
    ["IHDR", header],
    ["PLTE", colours],
    ["tRNS", alphas],
    ["IDAT", deflateSync(Buffer.concat(rows), { level: 9 })],
    ["IEND", Buffer.alloc(0)],
  ].map(([type, data]) => chunk(type, data)),
]);
writeFileSync(fileURLToPath(new URL("../src/cards/clay.png", import.meta.url)), image);
