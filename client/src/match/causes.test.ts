import { describe, expect, test } from "vitest";

import type { EventLine, StepLine } from "../protocol/types";
import { CATALOGUE } from "../games/hand-of-the-gods/example";
import { briefly, chainOf, clauseOf, subjectsOf, upTo } from "./causes";

function line(number: number, kind: string, cause?: number, more: object = {}): EventLine {
  const event = { number, kind, clause: "HG2.9", ...(cause === undefined ? {} : { cause }), ...more };
  return { event: event as EventLine["event"], text: kind, depth: 0, because: null };
}

function step(number: number, ...events: EventLine[]): StepLine {
  return { step: number, seat: 0, action: 1, notation: "end", events };
}

const unit = (id: number) => ({ id, card: "zombie", tile: "c3" });

const LOG = [
  step(1, line(0, "play-spell"), line(1, "mark", 0)),
  step(
    2,
    line(2, "attack", undefined, { source: unit(4), target: unit(7) }),
    line(3, "attack-damage", 2, { source: unit(4), target: unit(7) }),
    line(4, "death", 3, { target: unit(7) }),
    line(5, "trigger", 1, { source: unit(9) }),
  ),
];

describe("the causes of an event", () => {
  test("lead back to the action that began it", () => {
    expect(chainOf(LOG, 4).map((each) => each.text)).toEqual(["death", "attack-damage", "attack"]);
  });

  test("may lie in an earlier step", () => {
    expect(chainOf(LOG, 5).map((each) => each.text)).toEqual(["trigger", "mark", "play-spell"]);
  });

  test("are empty for an event that is not in the log", () => {
    expect(chainOf(LOG, 99)).toEqual([]);
  });

  test("name the units to highlight", () => {
    expect([...subjectsOf(chainOf(LOG, 4))].sort()).toEqual([4, 7]);
  });
});

test("the log up to an event holds nothing later", () => {
  expect(upTo(LOG, 2).map((each) => each.events.map((one) => one.text))).toEqual([["play-spell", "mark"], ["attack"]]);
  expect(upTo(LOG, 1)).toHaveLength(1);
});

test("a lettered step belongs to the clause without its letter", () => {
  expect([clauseOf("HG2.9d"), clauseOf("HG4.24")]).toEqual(["HG2.9", "HG4.24"]);
});

test("the short log leaves out what the table shows, and what stood below it moves up", () => {
  const below = (found: EventLine, depth: number) => ({ ...found, depth });
  const log = [step(1, line(0, "play-unit"), below(line(1, "deploy", 0), 1), below(line(2, "damage", 1), 2))];
  const kept = briefly(log, CATALOGUE).flatMap(({ events }) => events.map(({ text, depth }) => [text, depth]));
  expect(kept).toEqual([
    ["play-unit", 0],
    ["damage", 1],
  ]);
});
