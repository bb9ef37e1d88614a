import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { catalogueOf } from "../../cards/example";
import { settings } from "../../shell/settings.svelte";
import { clientOf } from "..";
import { lineOf } from "../example";
import { after } from "../playing";
import Board from "./Board.svelte";
import { describeBoard, expects, motions } from "./pieces";
import type { View } from "./view";

/** Four corners and the middle of a square, a man of each player, and the upper line between two of the corners. */
const CATALOGUE = catalogueOf("hand-of-the-gods", {
  game: "corners",
  described: {
    values: {
      piece: [],
      player: [{ field: "left", term: "name-left", of: "", printed: "", idle: true, brief: true, derived: false }],
    },
    pieces: ["man"],
    traits: [{ field: "safe", term: "status-safe", holds: "", sign: "lock" }],
    places: [
      ["a3", "", "c3"],
      ["", "b2", ""],
      ["a1", "", "c1"],
    ],
    lines: [["a3", "c3"]],
  },
  events: {
    come: { motion: "appear" },
    go: { motion: "vanish" },
    step: { motion: "move" },
    turn: { motion: "turn" },
  } as never,
  terms: { man: "man", "name-left": "Left", "status-safe": "Safe", "expect-turn": "Move", "expect-take": "Take" },
});

function position(more: Partial<View> = {}): View {
  const men = [
    { id: 1, card: "man", owner: 0, tile: "a3", safe: true },
    { id: 2, card: "man", owner: 1, tile: "b2", safe: false },
  ];
  return {
    game: "corners",
    seat: 0,
    turn: 3,
    active: 0,
    "to-act": 0,
    over: false,
    winner: null,
    players: [{ left: 2 }, { left: 0 }],
    pieces: men,
    choice: null,
    ...more,
  };
}

const props = { view: position(), catalogue: CATALOGUE };
const names = () => screen.getAllByRole("gridcell").map((cell) => cell.dataset.place);

beforeEach(() => (settings.language = "en"));
afterEach(cleanup);

test("a game without a board of its own has this one", async () => {
  expect((await clientOf("corners")).bare).toBe(true);
});

test("it says of each place what stands there, whose it is and what is told of it", () => {
  render(Board, { ...props, targets: new Map([["c1", "hop"]]) });
  expect(screen.getByRole("gridcell", { name: "a3: man, yours, Safe" })).toBeTruthy();
  expect(screen.getByRole("gridcell", { name: "b2: man, your opponent's" })).toBeTruthy();
  expect(screen.getByRole("gridcell", { name: "c1: free. can be chosen" })).toBeTruthy();
});

test("it lies as the game declares it, and turned round for the second player", async () => {
  const { container, rerender } = render(Board, props);
  expect(names()).toEqual(["a3", "c3", "b2", "a1", "c1"]);
  expect(container.querySelector("line")?.getAttribute("x2")).toBe("2.5");
  await rerender({ ...props, near: 1 });
  expect(names()).toEqual(["c1", "a1", "b2", "c3", "a3"]);
});

test("pieces are told apart by their owners: by shape, and light or dark", () => {
  const { container } = render(Board, props);
  const drawn = [...container.querySelectorAll("[data-unit] > svg")];
  const shapes = drawn.map((piece) => piece.querySelector(".shape")?.getAttribute("d"));
  expect(new Set(shapes).size).toBe(2);
  expect(drawn.map((piece) => piece.matches(".light"))).toEqual([false, true]);
});

test("the kind of a piece is written on it if the game has several", async () => {
  const written = () => [...container.querySelectorAll("[data-unit] text")].map((line) => line.textContent);
  const { container, rerender } = render(Board, props);
  expect(written()).toEqual([]);
  const described = { ...CATALOGUE.described, pieces: ["man", "queen"] };
  const terms = { ...CATALOGUE.terms, queen: "queen of the night" };
  const pieces = [
    { id: 1, card: "man", owner: 0, tile: "a3" },
    { id: 2, card: "queen", owner: 1, tile: "b2" },
  ];
  await rerender({ view: position({ pieces }), catalogue: { ...CATALOGUE, described, terms } });
  expect(written()).toEqual(["man", "queen", "of the", "night"]);
});

test("the Tab key comes to one place, and from there the arrows pass over the gaps", async () => {
  render(Board, props);
  expect(screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  const focused = () => (document.activeElement as HTMLElement | null)?.dataset.place;
  const grid = screen.getByRole("grid");
  for (const [key, place] of [
    ["ArrowRight", "c3"],
    ["ArrowDown", "c1"],
    ["Home", "a1"],
    ["ArrowUp", "a3"],
    ["End", "c3"],
  ] as const) {
    await fireEvent.keyDown(grid, { key });
    expect(focused()).toBe(place);
  }
});

test("a place that is pointed at is told", async () => {
  const onpoint = vi.fn();
  render(Board, { ...props, onpoint });
  await fireEvent.click(screen.getByRole("gridcell", { name: /^b2/ }));
  expect(onpoint.mock.calls[0]?.[0]).toBe("b2");
});

test("events move pieces, bring them and take them away", () => {
  const next = position({ pieces: [{ id: 3, card: "man", owner: 0, tile: "c1" }] });
  const playback = { events: CATALOGUE.events, motions };
  const unit = (id: number) => ({ id, card: "man", tile: "" });
  const tiles = (view: View) => view.pieces.map(({ id, tile }) => `${id} ${tile}`);
  const play = (kind: string, more: object) => tiles(after(position(), lineOf(kind, more), next, playback) as View);
  expect(play("step", { source: unit(1), tile: "c3" })).toEqual(["1 c3", "2 b2"]);
  expect(play("come", { target: unit(3) })).toEqual(["1 a3", "2 b2", "3 c1"]);
  expect(play("go", { target: unit(2) })).toEqual(["1 a3"]);
});

test("the board in text has the players' numbers and every piece", () => {
  expect(describeBoard(position(), CATALOGUE, (seat) => ["You", "Narcissus"][seat] ?? "")).toEqual([
    "You: Left 2.",
    "Narcissus: Left 0.",
    "a3: man, yours, Safe.",
    "b2: man, your opponent's.",
  ]);
});

test("the game says what is expected of who decides", () => {
  const asked = { catalogue: CATALOGUE, nameOf: String, able: true };
  expect(expects({ ...asked, view: position(), own: true })).toBe("Move");
  expect(expects({ ...asked, view: position({ choice: { kind: "take" } }), own: true })).toBe("Take");
  expect(expects({ ...asked, view: position(), own: false })).toBeNull();
});
