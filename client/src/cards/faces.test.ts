import { describe, expect, it } from "vitest";

import { catalogueOf, face } from "./example";
import { called, colourOf, kindOf } from "./faces";
import { termsOf } from "./terms";

const catalogue = catalogueOf("hand-of-the-gods", {
  terms: { "subtype-beast": "Beast", "keyword-guard": "Guard", "pantheon-greek": "Greek" },
  explainedBy: { "keyword-guard": "HG4.24" },
  clauses: { "HG4.24": "Guard protects." },
});
const wolf = face("wolf", {
  pantheon: "ember",
  subtypes: ["emberkin", "beast"],
  keywords: ["kindled", "guard"],
  words: [
    { term: "pantheon-ember", name: "Ember", colour: "#b3543a", text: [] },
    { term: "subtype-emberkin", name: "Emberkin", colour: "#8a6a4f", text: [] },
    { term: "keyword-kindled", name: "Kindled", colour: "", text: ["Charge.", "Afterlife: Draw a card."] },
  ],
});

describe("a card with words that its file declares", () => {
  it("is called by them", () => {
    expect(kindOf(wolf, catalogue)).toBe("Emberkin, Beast");
    expect(called("pantheon-ember", wolf, catalogue)).toBe("Ember");
    expect(called("pantheon-greek", face("enyo"), catalogue)).toBe("Greek");
  });

  it("is painted in the colour of its pantheon, and others in that of the game's", () => {
    expect(colourOf(wolf)).toBe("#b3543a");
    expect(colourOf(face("enyo", { pantheon: "greek" }), "paint-")).toBe("var(--paint-greek, var(--paint-neutral))");
    expect(colourOf(face("enyo", { pantheon: "greek" }))).toBe("var(--greek, var(--neutral))");
  });

  it("explains its keyword where those of the game are explained", () => {
    expect(termsOf(wolf, catalogue).map(({ name, text, clause }) => [name, text, clause])).toEqual([
      ["Kindled", "Charge. Afterlife: Draw a card.", ""],
      ["Guard", "Guard protects.", "HG4.24"],
    ]);
  });
});
