import { expect, it } from "vitest";

import { placeAt } from "./completion";
import { edited, valuesIn } from "./fields";
import { parsed } from "./parsed";
import { opened } from "./set-file";

const HOSTILE = [
  `a: ${"[".repeat(100_000)}`,
  `a: ${"{b: ".repeat(50_000)}`,
  `a: ${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  "- ".repeat(100_000),
  "? ".repeat(100_000),
  `a: &x [${"1,".repeat(9)}]\nb: &y [${"*x,".repeat(9)}]\nc: [${"*y,".repeat(9)}]`,
  Array.from({ length: 700 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n"),
];

it.each(HOSTILE)("a text that would cost too much is read as none", (text) => {
  const begun = performance.now();
  expect(valuesIn(text)).toBeNull();
  expect(edited(text, ["z"], 1, []) === text || text.includes("&x")).toBe(true);
  expect(() => [opened(text), placeAt(text, text.length)]).not.toThrow();
  expect(performance.now() - begun).toBeLessThan(2000);
});

it("a text of usual depth is read", () => {
  expect(parsed("a: [[[[{b: [{c: [1]}]}]]]]\nd:\n  - - - - 1")?.errors).toEqual([]);
  expect(parsed("a: [")?.errors.length).toBeGreaterThan(0);
});
