import { expect, it } from "vitest";
import { parse } from "yaml";

import { newRiddle, stepsIn, withSteps } from "./scenes";

const TEXT = `title: Two blows # mine
steps:
  - attack: {unit: one, target: two} # first
    say: {en: "Strike: now"}
  - end-turn
# the end`;

it("recorded steps come after those that stay, which keep their comments", () => {
  const text = withSteps(TEXT, 1, [{ move: { unit: "one", to: "c3" }, by: "p2" }, "end-turn"]);
  expect(text).toBe(`title: Two blows # mine
steps:
  - attack: {unit: one, target: two} # first
    say: {en: "Strike: now"}
  - move: {unit: one, to: c3}
    by: p2
  - end-turn
# the end`);
});

it("steps are taken away from one on, and added at the end", () => {
  expect(stepsIn(withSteps(TEXT, 1, []))).toHaveLength(1);
  expect(stepsIn(withSteps(TEXT, 2, [{ expect: { winner: "p1" } }])).at(-1)).toEqual({ expect: { winner: "p1" } });
});

it.each(["title: x\nsteps: [end-turn]", "title: x", "steps:\n- end-turn\n- end-turn\ntitle: x"])(
  "all steps are replaced: %j",
  (text) => {
    const made = withSteps(text, 0, [{ choose: "c3" }, "end-turn"]);
    expect(parse(made)).toEqual({ title: "x", steps: [{ choose: "c3" }, "end-turn"] });
  },
);

it("steps that are not indented stay so", () => {
  const made = withSteps("steps:\n- end-turn\n- end-turn\ntitle: x", 1, [{ move: { unit: "a", to: "b" }, by: "p2" }]);
  expect(parse(made)).toEqual({ steps: ["end-turn", { move: { unit: "a", to: "b" }, by: "p2" }], title: "x" });
});

it.each(["puzzles", "lessons"] as const)("what is new is YAML, whatever its title: %s", (list) => {
  const text = newRiddle(list, 'It\'s: "new"', "Well done.", "es", "position:\n  units: {}\n");
  expect(parse(text)).toMatchObject({ title: { es: 'It\'s: "new"' }, position: { units: {} } });
});
