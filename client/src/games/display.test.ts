import { expect, test } from "vitest";

import { face } from "../cards/example";
import type { StepLine } from "../protocol/types";
import { CATALOGUE } from "./hand-of-the-gods/example";
import { changesOf, lastPlays } from "./display";

test("what a seat played is kept until its next turn begins", () => {
  const event = (kind: string, seat: number, card: string | null = null) => ({ event: { kind, seat, card } });
  const turn = [
    { events: [event("turn-start", 0), event("draw", 0, "zombie")] },
    { events: [event("play-unit", 0, "hoplite")] },
    { events: [event("play-spell", 0, "mist")] },
    { events: [event("turn-end", 0), event("turn-start", 1)] },
    { events: [event("play-unit", 1, "anubis")] },
  ] as unknown as StepLine[];
  const next = [...turn, { events: [event("turn-start", 0)] }] as unknown as StepLine[];
  const catalogue = { ...CATALOGUE, cards: ["hoplite", "mist", "anubis"].map((id) => face(id)) };
  const plays = (steps: StepLine[], seat: number) => lastPlays(steps, seat, catalogue).map(({ id }) => id);
  expect([plays(turn, 0), plays(turn, 1)]).toEqual([["hoplite", "mist"], ["anubis"]]);
  expect([plays(next, 0), plays(next, 1), plays([], 0)]).toEqual([[], ["anubis"], []]);
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
