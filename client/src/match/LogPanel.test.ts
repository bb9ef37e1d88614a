import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { CATALOGUE } from "../games/hand-of-the-gods/example";
import type { EventLine, StepLine } from "../protocol/types";
import { settings } from "../shell/settings.svelte";
import LogPanel from "./LogPanel.svelte";

function line(number: number, text: string, clause: string, cause?: number, because: number | null = null): EventLine {
  const event = { number, kind: "damage", clause, cause, target: { id: number + 10, card: "zombie", tile: "c3" } };
  return { event: event as EventLine["event"], text, depth: 0, because };
}

const LOG: StepLine[] = [
  { step: 1, seat: 0, action: 1, notation: "end", events: [line(0, "It begins.", "HG2.1")] },
  {
    step: 2,
    seat: 1,
    action: 2,
    notation: "attack c3 d3",
    events: [line(1, "It attacks.", "HG2.9"), line(2, "It strikes.", "HG2.9d", 1), line(3, "It dies.", "HG6.21", 2)],
  },
];

const catalogue = { ...CATALOGUE, clauses: { "HG2.9": "An attack has steps.", "HG6.21": "Then the dead leave." } };

let lit: (number | string)[];
const props = {
  log: LOG,
  catalogue,
  onlight: (subjects: ReadonlySet<number | string>) => (lit = [...subjects].sort()),
};
const entry = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  settings.language = "en";
  Element.prototype.scrollTo = () => undefined;
});

afterEach(cleanup);

describe("the log", () => {
  test("shows the causes of an entry, each with its clause, and highlights the units", async () => {
    render(LogPanel, props);
    await fireEvent.click(entry("It dies."));
    const why = screen.getByRole("region", { name: "Why it happened" });
    expect([...why.querySelectorAll("strong")].map((one) => one.textContent)).toEqual([
      "It dies.",
      "It strikes.",
      "It attacks.",
    ]);
    expect([...why.querySelectorAll("a")].map((one) => one.getAttribute("href"))).toEqual([
      "/rulebook/hand-of-the-gods/HG6.21",
      "/rulebook/hand-of-the-gods/HG2.9",
      "/rulebook/hand-of-the-gods/HG2.9",
    ]);
    expect(why.textContent).toContain("Then the dead leave.");
    expect(lit).toEqual([11, 12, 13]);
  });

  test("names the cause of an event that does not stand right below it", () => {
    const later = { ...LOG[1], step: 3, events: [line(4, "It rises.", "HG4.42", 3, 3)] } as StepLine;
    settings.details = true;
    render(LogPanel, { ...props, log: [...LOG, later] });
    expect(entry("It rises. ← It dies.")).toBeTruthy();
    settings.details = false;
  });

  test("closes the causes when the entry is chosen again, and highlights nothing", async () => {
    render(LogPanel, props);
    await fireEvent.click(entry("It dies."));
    await fireEvent.click(entry("It dies."));
    expect(screen.queryByRole("region", { name: "Why it happened" })).toBeNull();
    expect(lit).toEqual([]);
  });

  test("is one stop of the Tab key, at the last entry, and the arrows move through it", async () => {
    const { container } = render(LogPanel, props);
    const stops = [...container.querySelectorAll<HTMLElement>(".event")].filter((one) => one.tabIndex === 0);
    expect(stops.map((one) => one.textContent.trim())).toEqual(["It dies."]);
    stops[0]?.focus();
    await fireEvent.keyDown(stops[0] as HTMLElement, { key: "ArrowUp" });
    expect(document.activeElement).toBe(entry("It strikes."));
    await fireEvent.keyDown(entry("It strikes."), { key: "Home" });
    expect(document.activeElement).toBe(entry("It begins."));
  });
});
