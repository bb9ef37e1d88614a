import { expect, it } from "vitest";

import { shapesOf, type Schema } from "./schema";

const tribe: Schema = { title: "tribes", type: "string", anyOf: [{ enum: ["viking", "wild"] }, { type: "string" }] };

it("offers the words of the game and those that the set declares", () => {
  const root: Schema = { words: { tribes: ["emberkin"], gods: ["ember"] } };
  expect(shapesOf({ anyOf: [tribe, { type: "null" }] }, root)).toEqual([
    { type: "word", words: ["viking", "wild", "emberkin"] },
  ]);
  expect(shapesOf(tribe, {})).toEqual([{ type: "word", words: ["viking", "wild"] }]);
});
