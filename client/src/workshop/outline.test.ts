import { describe, expect, it } from "vitest";

import { outlineIn, placed } from "./outline";

describe("the data of a path", () => {
  it.each([
    ["M0 0L24 24", "M0 0L512 512"],
    ["m6,6h12v12h-12z", "M128 128h256v256h-256z"],
    ["m6 6 12 0 0 12z", "M128 128l256 0 0 256z"],
    ["M6 6 18 6 18 18Z", "M128 128 384 128 384 384Z"],
    ["M12 0a12 12 0 0112 12", "M256 0a256 256 0 0 1 256 256"],
    ["M1.5-3c.5.5 1-1 1e1 0", "M32 -64c10.7 10.7 21.3 -21.3 213.3 0"],
  ])("%s is scaled", (data, wanted) => {
    expect(placed(data, 512 / 24, 0, 0)).toBe(wanted);
  });

  it("is moved where it is absolute", () => {
    expect(placed("M10 20l5 5H30V40", 2, 10, 20)).toBe("M0 0l10 10H40V40");
  });

  it.each(["", "L1 1", "M1", "M1 1 2", "M1 1X", "M1 1<", "M1 1a1 1 0 2 1 3 3", "M1 NaN"])(
    "%j is refused or empty",
    (data) => {
      expect(placed(data, 1, 0, 0) || null).toBeNull();
    },
  );
});

describe("the outline in a file", () => {
  it("is that of all its filled paths, in the middle of the square", () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 256"><path d="M0 0h512"/><g><path d="M0 256z"/></g><path fill="none" d="M9 9"/></svg>';
    expect(outlineIn(svg)).toBe("M0 128h512M0 384z");
  });

  it.each([
    "no svg",
    "<svg",
    '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0"><path d="M0 0"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path transform="scale(2)" d="M0 0h1"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0 url(x)"/></svg>',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0${"h1".repeat(5000)}"/></svg>`,
  ])("is none: %s", (svg) => {
    expect(outlineIn(svg)).toBeNull();
  });
});
