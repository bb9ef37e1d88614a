import { expect, it } from "vitest";

import { codeOf, deckOfCode } from "./deck-code";

const deck = { name: "Mine: №1, 50 %", leader: "zeus", cards: { hoplite: 2, enyo: 1 } };

it("the code of a deck is one line, and gives the deck back", () => {
  const code = codeOf("hand-of-the-gods", { ...deck, name: "My deck" });
  expect(code).toBe("theagon-deck:hand-of-the-gods:zeus:My%20deck:hoplite*2,enyo");
  for (const each of [deck, { name: "", leader: "", cards: {} }]) {
    expect(deckOfCode(`  ${codeOf("g", each)}\n`)).toEqual({ game: "g", deck: each });
  }
});

it.each([
  "",
  "game: g",
  "theagon-deck:g",
  "theagon-deck:g:zeus:name:card*0",
  "theagon-deck:g:zeus:name:card*100",
  "theagon-deck:g:zeus:%zz:card",
  "theagon-deck:g:zeus:name:card,,card",
  "theagon-deck:g:zeus:name:one\ntwo",
])("%j is no code", (text) => expect(deckOfCode(text)).toBeNull());
