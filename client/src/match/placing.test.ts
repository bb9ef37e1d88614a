import { expect, it } from "vitest";

import { beside } from "./placing";

const PAGE = { width: 400, height: 300 };
const SIZE = { width: 100, height: 50 };

it("what stands beside an element is above it, in the middle", () => {
  expect(beside({ left: 150, top: 150, width: 40, height: 40 }, SIZE, PAGE)).toEqual({ left: 120, top: 94 });
});

it("at the edge of the page it stays within the page", () => {
  expect(beside({ left: 0, top: 150, width: 40, height: 40 }, SIZE, PAGE)).toEqual({ left: 6, top: 94 });
});

it("below the upper edge of the page it is below the element", () => {
  expect(beside({ left: 150, top: 10, width: 40, height: 40 }, SIZE, PAGE)).toEqual({ left: 120, top: 56 });
});

it("beside an element as high as the page it is at its right", () => {
  expect(beside({ left: 0, top: 0, width: 120, height: 300 }, SIZE, PAGE)).toEqual({ left: 126, top: 125 });
});
