import { beforeEach, expect, it, vi } from "vitest";

import { settings } from "../shell/settings.svelte";
import { codeOf } from "./deck-code";
import { catalogueOf, face } from "./example";
import { readPasted } from "./pasted";

const RULES = { size: 3, copies: {}, leaders: [] as string[], shared: "neutral", opening: 3, exchanges: true };
const HAND = catalogueOf("hand-of-the-gods", {
  cards: [
    face("hoplite", { pantheon: "greek" }),
    face("stone-of-gaia", { name: "Stone of Gaia", pantheon: "greek" }),
    face("ninth-legion", { name: "9th Legion", pantheon: "roman" }),
    face("medusa", { name: "Medusa, Who Looks Back", pantheon: "greek" }),
  ],
  leaders: [face("bellona", { pantheon: "roman" }), face("zeus", { pantheon: "greek" })],
  deckRules: { ...RULES, leaders: ["bellona", "zeus"], leaderField: "leader" },
});
const ARMY = catalogueOf("army-of-gods", { cards: [face("archers")], deckRules: { ...RULES, leaderField: "" } });
const SPANISH = { ...HAND, language: "es", cards: HAND.cards.map((card) => ({ ...card, name: `Señor ${card.name}` })) };

const deck = { name: "Mine", leader: "zeus", cards: { hoplite: 2, medusa: 1 } };
const code = codeOf(HAND, deck);
const found = { game: HAND.game, deck, unknown: [] };

beforeEach(() => {
  settings.language = "en";
  const games = [HAND, ARMY].map(({ game }) => ({ name: game, title: game, decks: true }));
  vi.stubGlobal("fetch", async (path: string) => {
    const catalogue = path.includes("army") ? ARMY : path.endsWith("es") ? SPANISH : HAND;
    const answer = path.includes("catalogue") ? catalogue : games;
    return new Response(JSON.stringify(answer), { headers: { "Content-Type": "application/json" } });
  });
});

it.each([
  ["alone", code],
  ["in a message", `Try this: ${code}, it wins`],
  ["with more words behind it", `${code} is what I play`],
  ["wrapped over lines", `${code.slice(0, 9)}\n${code.slice(9, 14)} \r\n\t${code.slice(14)}\n`],
  ["in a quotation", `> ${code.slice(0, 12)}\n> ${code.slice(12)}`],
  ["with signs that cannot be seen", `\u200b${code.slice(0, 12)}\u00ad${code.slice(12)}`],
  ["in a link", `https://theagon.example/#/open/deck/${code}`],
  ["in its first form", "theagon-deck:hand-of-the-gods:zeus:Mine:hop\n  lite*2,medusa"],
])("a code is read %s", async (_, text) => expect(await readPasted(text, "hand-of-the-gods")).toEqual(found));

it("a code of another game says of which", async () => {
  expect(await readPasted(code, "army-of-gods")).toEqual(found);
});

it.each([
  ["2x Hoplite\n1x Medusa, Who Looks Back"],
  ["Hoplite x2\nmedusa who looks back"],
  ["Hoplite (2)\nMedusa, Who Looks Back (1)"],
  ["# Leader: Zeus\n# 2x (1) Hoplite\n# 1x (4) Medusa, Who Looks Back"],
  ["- Hoplite\n- Hoplite\n- MEDUSA"],
  ["2 hoplite; 1 medusa"],
  ["2x Señor Hoplite\nSenor Medusa, Who Looks Back"],
])("the list %j is a deck of the leader with whom it goes", async (text) => {
  expect(await readPasted(text, HAND.game)).toEqual({ ...found, deck: { ...deck, name: "" } });
});

it("a list may give the deck a name, and lines without a card are told", async () => {
  const text = "### My legion\n3 9th Legion\n2x Hopplite\n";
  expect(await readPasted(text, HAND.game)).toEqual({
    game: HAND.game,
    deck: { name: "My legion", leader: "bellona", cards: { "ninth-legion": 3 } },
    unknown: ["2x Hopplite"],
  });
});

it("a list of another game's cards says of which", async () => {
  const read = await readPasted("4x Archers", HAND.game);
  expect(read).toEqual({ game: "army-of-gods", deck: { name: "", leader: "", cards: { archers: 4 } }, unknown: [] });
});

it.each([
  ["", "paste-empty"],
  [" \n ", "paste-empty"],
  [code.slice(0, -2), "paste-mistyped"],
  ["AAECAZICBPIF+AyuqwKZxwIN/gHEBugVoM0Ch", "paste-foreign"],
  ["GU_1_2_IBPIBPIBQIBQ", "paste-foreign"],
  ["What a game!", "paste-nothing"],
  ["https://example.org/#/open/deck/AAAA", "paste-mistyped"],
])("%j is no deck", async (text, problem) => expect(await readPasted(text, HAND.game)).toEqual({ problem }));

it("a deck file is left to the server", async () => {
  const file = "game: hand-of-the-gods\nname: Mine\n";
  expect(await readPasted(file, HAND.game)).toEqual({ file });
});
