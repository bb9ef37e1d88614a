import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { settings } from "../../shell/settings.svelte";
import Board from "./Board.svelte";
import { CATALOGUE, position, unit } from "./example";
import type { Player } from "./view";

/** Make the screen narrow or wide. */
function screenIs(narrow: boolean): void {
  const query = { matches: narrow, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => query);
}

beforeEach(() => {
  settings.language = "en";
  screenIs(false);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const props = { view: position(), catalogue: CATALOGUE };
const change = (unit: number, health: number, least: number, gone: boolean) => ({
  unit,
  card: "",
  tile: "",
  health,
  least,
  most: least,
  gone,
});
/** The outcome of an attack of the Hoplite (3) on the Zombie (4). */
const preview = {
  type: "previewed" as const,
  id: 1,
  action: 1,
  winner: null,
  changes: [change(3, 1, 0, true), change(4, 3, 1, false)],
};
const names = () => screen.getAllByRole("gridcell").map((cell) => (cell as HTMLElement).dataset.place);

describe("the board", () => {
  test("says of each tile which unit stands there, its owner and its values", () => {
    render(Board, props);
    expect(
      screen.getByRole("gridcell", { name: "c3: Hoplite, yours, Attack 2, Health 1 of 3, Guard, Protect 2" }),
    ).toBeTruthy();
    expect(
      screen.getByRole("gridcell", { name: "h3: Summoning Stone, your opponent's, Health 25 of 25" }),
    ).toBeTruthy();
    expect(screen.getByRole("gridcell", { name: "e5: blocked" })).toBeTruthy();
    expect(screen.getByRole("gridcell", { name: "b2: free" })).toBeTruthy();
  });

  test("shows the homes that the map of the match has", () => {
    const home = (name: string) => screen.getByRole("gridcell", { name }).className.match(/home-\d/g) ?? [];
    const { unmount } = render(Board, props);
    expect(["b2: free", "d4: free", "g2: free"].map(home)).toEqual([["home-0"], [], ["home-1"]]);
    unmount();
    const [one, two] = position().players as [Player, Player];
    const view = position({
      players: [
        { ...one, home: ["a"] },
        { ...two, home: ["d", "h"] },
      ],
    });
    const { container } = render(Board, { ...props, view });
    expect(["b2: free", "d4: free", "g2: free"].map(home)).toEqual([[], ["home-1"], []]);
    expect(container.querySelectorAll('[fill="url(#meander)"]')).toHaveLength(4);
  });

  test("lies as the first player sees it", () => {
    render(Board, props);
    const rows = screen.getAllByRole("row");
    expect(rows).toHaveLength(5);
    expect(names().slice(0, 8).join(" ")).toBe("a5 b5 c5 d5 e5 f5 g5 h5");
  });

  test("is turned round for the second player", () => {
    render(Board, { ...props, near: 1 });
    expect(names().slice(0, 8).join(" ")).toBe("h1 g1 f1 e1 d1 c1 b1 a1");
  });

  test("stands upright on a narrow screen, the near home below", () => {
    screenIs(true);
    render(Board, props);
    const rows = screen.getAllByRole("row");
    expect(rows).toHaveLength(8);
    expect(
      within(rows.at(-1) as HTMLElement)
        .getAllByRole("gridcell")
        .map((cell) => cell.dataset.place),
    ).toEqual(["a1", "a2", "a3", "a4", "a5"]);
  });

  test("shows no health below 0 of a unit that falls", () => {
    const fallen = unit(4, "zombie", 1, "d3", { health: -2 });
    const { container } = render(Board, { ...props, view: position({ units: [fallen] }) });
    expect([...container.querySelectorAll(".unit text")].map((text) => text.textContent)).toEqual(["2", "0"]);
  });

  test("is one stop of the Tab key, and the arrows go from tile to tile", async () => {
    render(Board, props);
    const stops = screen.getAllByRole("gridcell").filter((cell) => cell.tabIndex === 0);
    expect(stops).toHaveLength(1);
    const from = stops[0] as HTMLElement;
    from.focus();
    await fireEvent.keyDown(from, { key: "ArrowRight" });
    expect((document.activeElement as HTMLElement).dataset.place).toBe("c3");
    await fireEvent.keyDown(document.activeElement as HTMLElement, { key: "ArrowUp" });
    expect((document.activeElement as HTMLElement).dataset.place).toBe("c4");
    expect(screen.getAllByRole("gridcell").filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
  });

  test("does not let the arrows leave it", async () => {
    render(Board, props);
    const corner = screen.getByRole("gridcell", { name: "a5: free" });
    corner.focus();
    await fireEvent.keyDown(corner, { key: "ArrowUp" });
    await fireEvent.keyDown(corner, { key: "ArrowLeft" });
    expect(document.activeElement).toBe(corner);
  });

  test("tells which tile was pointed at", async () => {
    const pointed: string[] = [];
    render(Board, { ...props, onpoint: (tile: string) => pointed.push(tile) });
    await fireEvent.click(screen.getByRole("gridcell", { name: /^c3/ }));
    expect(pointed).toEqual(["c3"]);
  });

  test("says what the selected unit can do to a tile", () => {
    render(Board, {
      ...props,
      selected: "c3",
      targets: new Map([
        ["d3", "attack"],
        ["c4", "move"],
      ]),
    });
    expect(screen.getByRole("gridcell", { selected: true }).dataset.place).toBe("c3");
    expect(screen.getByRole("gridcell", { name: /can be attacked$/ }).dataset.place).toBe("d3");
    expect(screen.getByRole("gridcell", { name: /can be moved to$/ }).dataset.place).toBe("c4");
  });

  test("writes the outcome of an attack beside both units", () => {
    const { container } = render(Board, { ...props, preview });
    const outcomes = [...container.querySelectorAll(".outcome")].map((one) => one.textContent.trim());
    expect(outcomes).toEqual(["1 → 0", "3 → 1"]);
    expect(container.querySelectorAll(".outcome.fatal")).toHaveLength(1);
    expect(screen.getByRole("gridcell", { name: /would be left with health 1$/ }).dataset.place).toBe("d3");
    expect(screen.getByRole("gridcell", { name: /would die$/ }).dataset.place).toBe("c3");
  });

  test("shows the outcome for each unit that can be attacked, and for no other", () => {
    const foretold = new Map([["d3", preview]]);
    const { container } = render(Board, { ...props, foretold });
    expect([...container.querySelectorAll(".outcome")].map((one) => one.textContent.trim())).toEqual(["3 → 1"]);
  });
});
