import { expect, it } from "vitest";

import { bare, sizeOf } from "./own-picture";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function chunk(kind: string, content: readonly number[]): number[] {
  return [0, 0, 0, content.length, ...[...kind].map((letter) => letter.charCodeAt(0)), ...content, 1, 2, 3, 4];
}

const HEADER = chunk("IHDR", [0, 0, 1, 0, 0, 0, 0, 9, 8, 6, 0, 0, 0]);
const PIXELS = chunk("IDAT", [7, 7]);
const END = chunk("IEND", []);
const file = (...parts: readonly number[][]) => new Uint8Array([SIGNATURE, ...parts].flat());

it("a PNG file says its size, and no other file does", () => {
  expect(sizeOf(file(HEADER, PIXELS, END))).toEqual({ width: 256, height: 9 });
  expect(sizeOf(new Uint8Array([0xff, 0xd8, 0xff, ...new Array<number>(60).fill(0)]))).toBeNull();
  expect(sizeOf(new Uint8Array(SIGNATURE))).toBeNull();
});

it("of a PNG file nothing is left but its header, its pixels and its end", () => {
  const clean = file(HEADER, PIXELS, PIXELS, END);
  expect(bare(clean)).toEqual(clean);
  expect(bare(file(HEADER, chunk("tEXt", [65]), PIXELS, chunk("eXIf", [1]), PIXELS, END, [60, 62]))).toEqual(clean);
  expect(bare(file(HEADER, PIXELS))).toBeNull();
  expect(bare(clean.subarray(0, clean.length - 3))).toBeNull();
});
