import { expect, it } from "vitest";

import { catalogueOf, face } from "../cards/example";
import { withCards } from "./catalogue";

const known = catalogueOf("army-of-gods", {
  cards: [face("archers"), face("eris")],
  leaders: [face("odin", { kind: "leading" })],
});

it("further cards replace those of the same id, and leaders stay leaders, whatever the game calls them", () => {
  const further = [
    face("eris", { cost: 9 }),
    face("odin", { kind: "leading", cost: 2 }),
    face("hel", { kind: "leading" }),
  ];
  const { cards, leaders } = withCards(known, further);
  expect(cards.map(({ id, cost }) => [id, cost])).toEqual([
    ["archers", 0],
    ["eris", 9],
  ]);
  expect(leaders.map(({ id, cost }) => [id, cost])).toEqual([
    ["odin", 2],
    ["hel", 0],
  ]);
});
