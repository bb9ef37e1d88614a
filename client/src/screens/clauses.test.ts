import { expect, it } from "vitest";

import { clausesIn } from "./clauses";

it("finds the clauses that a text mentions, and the clause of a lettered step", () => {
  expect(clausesIn("As HG2.9d says (HG1.11).")).toEqual([
    { text: "As ", clause: null },
    { text: "HG2.9d", clause: "HG2.9" },
    { text: " says (", clause: null },
    { text: "HG1.11", clause: "HG1.11" },
    { text: ").", clause: null },
  ]);
});

it("leaves a text whole that mentions no clause", () => {
  expect(clausesIn("Costs 2.5 or XHG1.1")).toEqual([{ text: "Costs 2.5 or XHG1.1", clause: null }]);
});
