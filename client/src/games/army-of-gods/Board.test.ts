import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../../shell/settings.svelte";
import Board from "./Board.svelte";
import { CATALOGUE, position } from "./example";

beforeEach(() => {
  settings.language = "en";
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const props = { view: position(), catalogue: CATALOGUE };
const cells = () => screen.getAllByRole("gridcell").filter((cell) => cell.dataset.place);

test("a stack shows as many notches of five as it has cards", () => {
  const { container } = render(Board, props);
  const notches = (place: string) => container.querySelectorAll(`[data-place="${place}"] .notch.full`).length;
  expect(["p1-archers", "p2-archers", "p2-demons", "p3-archers"].map(notches)).toEqual([2, 3, 1, 0]);
});

test("is one stop of the Tab key, and the arrows go from place to place", async () => {
  render(Board, props);
  const stops = () => cells().filter((cell) => cell.tabIndex === 0);
  expect(stops().map((cell) => cell.dataset.place)).toEqual(["p1"]);
  stops()[0]?.focus();
  await fireEvent.keyDown(document.activeElement as HTMLElement, { key: "ArrowUp" });
  expect((document.activeElement as HTMLElement).dataset.place).toMatch(/^p1-/);
  expect(stops()).toEqual([document.activeElement]);
});

test("says how many actions are left, or what attacks what", async () => {
  const { rerender } = render(Board, { ...props, nameOf: (seat: number) => `N${seat}` });
  expect(screen.getByText("3 actions left")).toBeTruthy();
  await rerender({ view: position({ attack: { card: "demons", strength: 6, targets: ["p2-archers"], attacked: 2 } }) });
  expect(screen.getByText("Demons against Archers")).toBeTruthy();
  expect(screen.getByText("6 against 2")).toBeTruthy();
  expect(screen.getByRole("gridcell", { name: /^p2-archers: .*attacked/ })).toBeTruthy();
});

test("a card that can be deployed marks the whole army, and the place of its kind", () => {
  const { container } = render(Board, {
    ...props,
    selected: "#1",
    targets: new Map([
      ["p1", "drop"],
      ["p2-archers", "attack"],
    ]),
  });
  expect(container.querySelector(".army.target")?.className).toContain("own");
  expect(container.querySelector<HTMLElement>(".tile.reach")?.dataset.place).toBe("p1-riders");
  expect(screen.getByRole("gridcell", { name: /can be attacked$/ }).dataset.place).toBe("p2-archers");
});

test("says each player's team", () => {
  render(Board, { ...props, view: position({ teams: true }) });
  expect(screen.getAllByText(/^Team \d$/).map((one) => one.textContent)).toEqual(["Team 2", "Team 1", "Team 1"]);
});
