import { expect, test } from "vitest";

import type { StepLine } from "../protocol/types";
import { CATALOGUE } from "./hand-of-the-gods/example";
import { changesOf, lastPlayed } from "./telling";

test("the card played last is the seat's", () => {
  const played = (kind: string, seat: number, card: string) => ({ event: { kind, seat, card } });
  const log = [
    { events: [played("play-unit", 0, "hoplite")] },
    { events: [played("play-spell", 1, "mist"), played("draw", 0, "zombie")] },
  ] as unknown as StepLine[];
  const last = (steps: StepLine[], seat: number) => lastPlayed(steps, seat, CATALOGUE);
  expect([last(log, 0), last(log, 1), last([], 0)]).toEqual(["hoplite", "mist", null]);
});

test("only lasting changes of a unit are told, the newest first", () => {
  const happened = (kind: string, id: number) => ({ event: { kind, target: { id } }, text: `${kind} ${id}` });
  const events = [happened("bonus", 3), happened("damage", 3), happened("stun", 4), happened("silence", 3)];
  const changes = changesOf(({ target }) => target?.id === 3, [{ events }] as unknown as StepLine[], CATALOGUE, 5);
  expect(changes.map(({ text }) => text)).toEqual(["silence 3", "bonus 3"]);
});

test("a change that is over is told no more", () => {
  const happened = (kind: string, more: object = {}) => ({ event: { kind, ...more }, text: kind });
  const events = [
    happened("bonus", { amount: 1, extra: 1 }),
    happened("bonus", { amount: 2 }),
    happened("expires", { amount: -2 }),
    happened("protect", { amount: 1 }),
    happened("protect"),
    happened("stun"),
    happened("stun-ends"),
  ];
  const changes = changesOf(() => true, [{ events }] as unknown as StepLine[], CATALOGUE, 5);
  expect(changes.map(({ event }) => event)).toEqual([{ kind: "bonus", amount: 1, extra: 1 }]);
});
