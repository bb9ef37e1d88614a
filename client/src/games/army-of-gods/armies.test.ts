import { expect, test } from "vitest";

import { settings } from "../../shell/settings.svelte";
import { armiesAround, hasLost, rowsOf } from "./armies";
import { CATALOGUE, position } from "./example";
import { aimsOf, cardAt, handOf, namesOf, offersOf } from "./places";
import { describePlace, expects } from "./sentences";

settings.language = "en";

const called = (seat: number) => `Player ${seat + 1}`;
const option = (verb: string, source: string | null, ...targets: string[]) => ({ action: 1, verb, source, targets });

test("the others lie around the table clockwise from the near seat, which comes last", () => {
  expect([0, 1, 2].map((near) => armiesAround(position(), near, CATALOGUE).map(({ seat }) => seat))).toEqual([
    [1, 2, 0],
    [2, 0, 1],
    [0, 1, 2],
  ]);
});

test("each army has a place for every kind, the weakest first, empty or not", () => {
  const columns = armiesAround(position(), 0, CATALOGUE)[0]?.columns;
  expect(columns?.map(({ place, stack }) => [place, stack?.cards.length])).toEqual([
    ["p2-archers", 3],
    ["p2-riders", undefined],
    ["p2-demons", 1],
  ]);
});

test("players of the losing side have lost; after a draw, none has", () => {
  const losers = (view: Partial<ReturnType<typeof position>>) =>
    [0, 1, 2, 3].filter((seat) => hasLost(seat, { ...position(), over: true, ...view }));
  expect(losers({ winner: 1 })).toEqual([0, 2, 3]);
  expect(losers({ winner: 1, teams: true })).toEqual([0, 2]);
  expect(losers({ winner: null })).toEqual([]);
  expect(losers({ winner: 1, over: false })).toEqual([]);
});

test("the arrows follow the screen: armies lie beside each other, or if it is narrow above each other", () => {
  const armies = armiesAround(position(), 0, CATALOGUE);
  expect(rowsOf(armies, true).map((row) => row[0])).toEqual(["p2", "p2-archers", "p1-archers", "p1"]);
  expect(rowsOf(armies, true)[0]).toEqual(["p2", "p3"]);
  expect(rowsOf(armies, false).map((row) => row[0])).toEqual([
    "p2",
    "p2-archers",
    "p3",
    "p3-archers",
    "p1-archers",
    "p1",
  ]);
});

test("three others beside each other have two lines of stacks", () => {
  const [second, third, own] = armiesAround(position(), 0, CATALOGUE);
  if (!second || !third || !own) throw new Error("the position has three armies");
  const rows = rowsOf([second, third, third, own], true);
  expect(rows.map((row) => row.length)).toEqual([3, ...lines(second.columns.length), own.columns.length, 1]);
});

/** The stacks in two lines of three armies. */
function lines(kinds: number): number[] {
  const upper = Math.ceil(kinds / 2);
  return [3 * upper, 3 * (kinds - upper)];
}

test("equal cards of a hand lie side by side, by the names of their places", () => {
  expect(handOf(position(), 0).map(({ place, card }) => `${place} ${card}`)).toEqual([
    "#3 archers",
    "#2 eris",
    "#1 riders",
  ]);
  expect(handOf(position(), 1)).toEqual([]);
});

test.each([
  ["leader", ["odin"], ["offer-1"]],
  ["looked", ["riders", "eris"], ["top-1", "top-2"]],
  ["return", undefined, ["discard-archers", "discard-demons"]],
  ["block", undefined, []],
])("of a choice called %s are offered %s at %s", (kind, cards, places) => {
  expect(
    offersOf(position({ choice: { kind, ...(cards ? { cards } : {}) } as never })).map(({ place }) => place),
  ).toEqual(places);
});

test("an option without a target is aimed at the actor's whole army", () => {
  expect(aimsOf(position(), option("drop", "#1"))).toEqual(["p1"]);
  expect(aimsOf(position(), option("attack", "#1", "p2-archers"))).toEqual(["p2-archers"]);
  expect(aimsOf(position(), option("end", null))).toEqual([]);
  expect([namesOf("p1-riders"), namesOf("p3"), namesOf("#1")]).toEqual([["p1-riders", "p1"], ["p3"], ["#1"]]);
});

test.each([
  ["p2-archers", "archers"],
  ["p1-demons", "demons"],
  ["p3", "odin"],
  ["leader", "odin"],
  ["#9", null],
])("the card at %s is %s", (place, card) => {
  expect(cardAt(position(), place)).toBe(card);
});

test("screen readers say the size and strength of a stack, and whose cards lie in it", () => {
  expect(describePlace("p2-archers", position(), CATALOGUE, called)).toBe(
    "p2-archers: Archers, player 2's, Army 3 of 5, Strength 2",
  );
  expect(describePlace("p2-demons", position(), CATALOGUE, called)).toContain("Demons, from the deck of player 3");
  expect(describePlace("p1-riders", position(), CATALOGUE, called)).toBe("p1-riders: Riders, yours, none");
  expect(describePlace("p3", position(), CATALOGUE, called)).toMatch(
    /^p3: Player 3, .*Sets 0\/6, Energy tokens 6 of 12, .*Guarded$/,
  );
});

const attacked = position({
  active: 1,
  "to-act": 0,
  attack: { card: "demons", strength: 6, targets: ["p1-archers"], attacked: 2 },
  choice: { kind: "block" } as never,
});

test.each([
  [0, true, true, "Player 2 attacks Archers with 6: block?"],
  [0, true, false, "Player 2 attacks Archers with 6"],
  [0, false, false, "Player 2 attacks Archers with 6"], // its events are shown, in the turn of the other
  [1, true, false, "The attack waits for Player 1's answer"],
  [2, false, false, "The attack waits for Player 1's answer"],
])("while an attack waits (seat %s, own %s, able %s) the prompt is: %s", (seat, own, able, words) => {
  expect(expects({ view: { ...attacked, seat }, catalogue: CATALOGUE, nameOf: called, own, able })).toBe(words);
});

test("an attack that was answered is told no more once the turn of whoever answered begins", () => {
  const view = { ...attacked, seat: 0, active: 0 };
  expect(expects({ view, catalogue: CATALOGUE, nameOf: called, own: true, able: false })).toMatch(/^Your turn: \d/);
});

test("the prompt for those who wait is the same for players and spectators", () => {
  const told = (view: typeof attacked) =>
    expects({ view, catalogue: CATALOGUE, nameOf: called, own: false, able: false });
  expect(told({ ...attacked, seat: 2 })).toBe(told({ ...attacked, seat: null }));
});
