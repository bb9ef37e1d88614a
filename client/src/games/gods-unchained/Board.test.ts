import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../../shell/settings.svelte";
import { lineOf } from "../example";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { CATALOGUE, position } from "./example";

beforeEach(() => {
  settings.language = "en";
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.getAnimations = () => [];
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

test("says of each unit its name, owner, values and traits", () => {
  render(Board, props);
  expect(
    screen.getByRole("gridcell", {
      name: /^p1-1: Minotaur, yours, Strength 2, Health 3 of 3, frontline, ward, Burn 2/,
    }),
  ).toBeTruthy();
  expect(screen.getByRole("gridcell", { name: /^p2-god: God: Death, your opponent's, Health 30 of 30/ })).toBeTruthy();
  expect(screen.getByRole("gridcell", { name: /^Sanctum: Toad, Favor 14/ })).toBeTruthy();
});

test("the details of a creature tell what to type for its place among all details alone", () => {
  const details = { ...props, place: "p1-1", log: [] };
  settings.details = false;
  const { container, unmount } = render(Details, details);
  expect(container.querySelector(".where")?.textContent).toBe("yours");
  unmount();
  settings.details = true;
  expect(render(Details, details).container.querySelector(".where")?.textContent).toBe("yours, p1-1");
  settings.details = false;
});

test("is one stop of the Tab key, and the arrows go from place to place", async () => {
  render(Board, props);
  const stops = () => screen.getAllByRole("gridcell").filter((cell) => cell.tabIndex === 0);
  expect(stops().map((cell) => cell.dataset.place)).toEqual(["p1-god"]);
  stops()[0]?.focus();
  await fireEvent.keyDown(document.activeElement as HTMLElement, { key: "ArrowUp" });
  expect((document.activeElement as HTMLElement).dataset.place).toMatch(/^p1-[12]$/);
  expect(stops()).toEqual([document.activeElement]);
});

test("says of each gap which creatures are beside it", () => {
  render(Board, { ...props, selected: "#1", targets: new Map([1, 2, 3].map((gap) => [`gap-${gap}`, "play"])) });
  const gaps = screen.getAllByRole("gridcell").filter((cell) => cell.dataset.place?.startsWith("gap"));
  expect(gaps.map((cell) => /^put it [^.]*/.exec(cell.textContent.trim())?.[0])).toEqual([
    "put it left of Minotaur", "put it between Minotaur and Rat", "put it right of Rat",
  ]); // prettier-ignore
});

test("writes the outcome of an attack beside both units, and says that a god at 0 would die", () => {
  const preview = {
    type: "previewed" as const,
    id: 1,
    action: 1,
    winner: 0,
    changes: [change(3, 3, 1, false), change(2, 1, -1, false)],
  };
  const { container } = render(Board, { ...props, preview });
  expect([...container.querySelectorAll(".outcome")].map((one) => one.textContent.trim())).toEqual(["1 → 0", "3 → 1"]);
  expect(screen.getByRole("gridcell", { name: /would die$/ }).dataset.place).toBe("p2-god");
});

test("tells across its middle whose turn it is, and no step of the cleanup", async () => {
  const { container, rerender } = render(Board, { ...props, showing: lineOf("turn-start", {}, "Turn 4: Ana.") });
  expect(container.querySelector(".announced")?.textContent).toBe("Turn 4: Ana.");
  await rerender({ showing: lineOf("cleanup", { amount: 4 }, "Cleanup 4, afterlife.") });
  expect(container.querySelector(".announced")).toBeNull();
});

test("fire flares up around what burns, in its place", () => {
  const god = position().units.find(({ tile }) => tile === "p2-god");
  const showing = lineOf("burn", { target: { ...god, owner: 1 } as never, amount: 2 });
  const { container } = render(Board, { ...props, showing });
  expect(container.querySelector(".flare")?.closest<HTMLElement>("[data-place]")?.dataset.place).toBe("p2-god");
});
