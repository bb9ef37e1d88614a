import { expect, it } from "vitest";

import { face } from "../cards/example";
import { csvOf } from "./sheets";

it("cards are rows of a table; nothing in them is a formula", () => {
  const cards = [
    face("hound", { name: 'The "Hound", red', cost: 3, attack: 2, health: 3, text: ["Burns.", "Bites."] }),
    face("sum", { name: "=1+1", rarity: "rare" }),
  ];
  expect(csvOf(cards).split("\r\n")).toEqual([
    "id,name,kind,pantheon,rarity,cost,attack,health,text",
    'hound,"The ""Hound"", red",unit,neutral,,3,2,3,Burns. Bites.',
    "sum,'=1+1,unit,neutral,rare,0,,,",
  ]);
});
