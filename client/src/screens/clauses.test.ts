import { expect, it } from "vitest";

import { clausesIn } from "./clauses";

it("the clauses that a text speaks of are found, lettered steps under their clause", () => {
  expect(clausesIn("As HG2.9d says (HG1.11).")).toEqual([
    { text: "As ", clause: null },
    { text: "HG2.9d", clause: "HG2.9" },
    { text: " says (", clause: null },
    { text: "HG1.11", clause: "HG1.11" },
    { text: ").", clause: null },
  ]);
});

it("a text that speaks of none stays whole", () => {
  expect(clausesIn("Costs 2.5 or XHG1.1")).toEqual([{ text: "Costs 2.5 or XHG1.1", clause: null }]);
});
