import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";

import { edition } from "./figures/edition.json";
import { figureOf } from "./figures.svelte";

const SOURCE = join(import.meta.dirname, "..");
const ASSETS = join(SOURCE, "../public/assets");

/** Return the outlines in a file. */
function outlinesIn(file: string): Record<string, string> {
  return JSON.parse(readFileSync(join(ASSETS, `figures-${edition}-${file}.json`), "utf8")) as Record<string, string>;
}

const drawn = new Set<string | undefined>(Object.keys(outlinesIn("pages")));
const components = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".svelte"))
  .map((name) => readFileSync(join(SOURCE, name), "utf8"));

it("every figure that a screen names is in the file of the pages", () => {
  const literal = components.flatMap((text) => [...text.matchAll(/<Figure name="([^"{]+)"/g)].map(([, name]) => name));
  const doors = components.flatMap((text) =>
    [...text.matchAll(/render door\([^,]+, *"([^"]+)"/g)].map(([, name]) => name),
  );
  expect(doors.length).toBeGreaterThan(3);
  expect([...literal, ...doors].filter((name) => !drawn.has(name))).toEqual([]);
});

it("every opponent has a figure in the file of the pages", () => {
  const levels = readFileSync(join(SOURCE, "../../src/theagon/games/bots/levels.py"), "utf8");
  const figures = [...levels.matchAll(/Level\(\s*"([a-z-]+)"/g)].map(([, name]) => name);
  expect(figures.length).toBe(8);
  expect(figures.filter((name) => !drawn.has(name))).toEqual([]);
});

it("a figure of a card is a file of its own, of a few kilobytes", () => {
  const files = readdirSync(ASSETS).map((name) => name.slice(`figures-${edition}-`.length, -".json".length));
  const ofCards = files.filter((file) => file !== "pages");
  expect(ofCards.length).toBeGreaterThan(500);
  for (const file of ofCards) expect(Object.keys(outlinesIn(file))).toEqual([file]);
});

it("the figure of a card without one is made from its id, and nothing is fetched", () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  const made = ["ember-hound", "grey-wolf", "mouse"].map((id) => figureOf(`id:${id}`)?.outline);
  expect(new Set(made).size).toBe(3);
  expect(figureOf("id:mouse")?.outline).toBe(made[2]);
  for (const outline of made) expect(outline).toMatch(/^[\d\sA-Za-z.-]+$/);
  expect(fetched).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
