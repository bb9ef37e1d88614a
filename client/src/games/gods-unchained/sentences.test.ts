import { expect, test } from "vitest";

import { CATALOGUE, position } from "./example";
import { expects } from "./sentences";

/** Return what player 1 is asked for. */
function asked(choice: object): string | null {
  const view = position({ choice: choice as never });
  return expects({ view, catalogue: CATALOGUE, nameOf: String, own: true, able: true });
}

test.each([
  [{ kind: "card", pile: "void", owner: 0 }, "Choose a card of your void"],
  [{ kind: "card", pile: "hand", owner: 1 }, "Choose a card of your opponent's hand"],
  [{ kind: "card", pile: "voids" }, "Choose a card of both voids"],
  [{ kind: "foresee", pile: "deck", owner: 0 }, "Which go to the bottom of your deck?"],
  [{ kind: "foresee", pile: "deck", owner: 1 }, "Which go to the bottom of their deck?"],
  [{ kind: "target" }, "Choose a target"],
])("a choice %j says whose pile it is of", (choice, text) => {
  expect(asked(choice)).toBe(text);
});
