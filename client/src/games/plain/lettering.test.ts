import { expect, test } from "vitest";

import { lettered } from "./lettering";

test("a name is broken where it can be written largest", () => {
  expect(lettered("Seven of Cups", 80, 68).lines).toEqual(["Seven", "of Cups"]);
  expect(lettered("King", 80, 68).lines).toEqual(["King"]);
  expect(lettered("Queen of the Night", 80, 68).lines).toEqual(["Queen", "of the", "Night"]);
});

test("a name of many words has at most three lines", () => {
  expect(lettered("long words are more than three long lines", 80, 68).lines).toHaveLength(3);
});

test("no line is wider than its width, and all lines fit into the height", () => {
  for (const name of ["I", "Knight", "Кавалер мечей", "Transubstantiation", "A very long name indeed"]) {
    const { lines, size } = lettered(name, 80, 68);
    expect(size * lines.length).toBeLessThanOrEqual(68);
    for (const line of lines) expect(size * line.length * 0.5).toBeLessThanOrEqual(80);
  }
});
