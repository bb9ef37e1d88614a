import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { StepLine } from "../../protocol/types";
import { settings } from "../../shell/settings.svelte";
import Details from "./Details.svelte";
import { CATALOGUE, position, unit } from "./example";

const NOTHING = { attack: 0, health: 0, movement: 0, range: 0, protect: 0, keywords: [] };
const blessed = unit(3, "hoplite", 0, "c3", {
  attack: 4,
  auras: [{ ...NOTHING, source: 4, card: "zombie", tile: "d3", attack: 1 }],
  temporary: [{ ...NOTHING, attack: 1, until: "this-turn" }],
});
const log = [
  {
    step: 1,
    events: [
      { event: { number: 1, kind: "play-spell", clause: "HG2.4" }, text: "A spell is cast.", depth: 0, because: null },
      {
        event: { number: 2, kind: "bonus", clause: "HG4.9", cause: 1, target: { id: 3, card: "hoplite", tile: "c3" } },
        text: "It gets a bonus.",
      },
      {
        event: { number: 3, kind: "bonus", clause: "HG4.9", cause: 1, target: { id: 9, card: "zombie", tile: "d3" } },
        text: "Another gets one.",
      },
    ],
  },
] as unknown as StepLine[];
const props = { view: position({ units: [blessed] }), place: "c3", catalogue: CATALOGUE, log };

beforeEach(() => {
  settings.language = "en";
  settings.details = false;
});
afterEach(cleanup);

test("a value is told beside the printed one", () => {
  render(Details, props);
  expect(screen.getByText("Attack").nextElementSibling?.textContent.replace(/\s+/g, " ").trim()).toBe("4 printed 2");
});

test("what the card says is told beside it", () => {
  const cards = CATALOGUE.cards.map((card) =>
    card.id === "hoplite" ? { ...card, text: ["Guard.", "It stays."] } : card,
  );
  const { container } = render(Details, { ...props, catalogue: { ...CATALOGUE, cards } });
  expect(container.querySelector(".facts > .text")?.textContent).toBe("Guard. It stays.");
});

test("all details tell what the card does, effect by effect", () => {
  const cards = CATALOGUE.cards.map((card) =>
    card.id === "hoplite" ? { ...card, text: ["It stays."], effects: ["Warcry: Draw 1 card."] } : card,
  );
  const told = { ...props, catalogue: { ...CATALOGUE, cards } };
  render(Details, told);
  expect(screen.queryByText("Warcry: Draw 1 card.")).toBeNull();
  cleanup();
  settings.details = true;
  render(Details, told);
  expect(screen.getByText("Warcry: Draw 1 card.").closest("details")?.open).toBe(true);
});

test("every bonus is told with its source", () => {
  const { container } = render(Details, props);
  const told = [...container.querySelectorAll("p")].map((each) => each.textContent.replace(/\s+/g, " ").trim());
  expect(told).toContain("From the aura of Zombie (d3): Attack +1");
  expect(told).toContain("This turn: Attack +1");
  expect(told).toContain("It gets a bonus. ← A spell is cast.");
  expect(container.textContent).not.toContain("Another gets one.");
});

test("choosing a change asks why it happened", async () => {
  let asked = 0;
  render(Details, { ...props, onwhy: (event: number) => (asked = event) });
  await fireEvent.click(screen.getByRole("button", { name: "It gets a bonus." }));
  expect(asked).toBe(2);
});

test("an empty place has no details", () => {
  const { container } = render(Details, { ...props, place: "a1" });
  expect(container.textContent.trim()).toBe("");
});
