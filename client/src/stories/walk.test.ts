import { beforeEach, expect, it } from "vitest";

import type { Playback } from "../games/playing";
import type { EventLine, Frame, View } from "../protocol/types";
import { Walk } from "./walk.svelte";

/** Return the events that led to a view: these views list them. */
const seen = (view: View | null): string => (view as unknown as { seen: string }).seen;
const playback: Playback = {
  events: {},
  motions: { change: (view, { kind }) => ({ seen: `${seen(view)}${kind}` }) as unknown as View },
};

function frame(step: number, texts: string, all: string): Frame {
  const events = [...texts].map((text, place) => ({
    event: { number: step * 10 + place, kind: text, clause: "X1.1" },
    text,
  }));
  return {
    step: { step, seat: 0, action: step, notation: "n", events: events as unknown as EventLine[] },
    view: { seen: all } as unknown as Frame["view"],
    notes: [],
  };
}

const frames = [frame(0, "", "-"), frame(1, "abc", "-abc"), frame(2, "", "-abc"), frame(3, "de", "-abcde")];
let walk: Walk;

beforeEach(() => {
  walk = new Walk(frames, playback, 0, () => 0);
});

it("a walk begins at the given frame, and never outside the story", () => {
  expect(new Walk(frames, playback, 3, () => 0).at).toBe(3);
  expect(new Walk(frames, playback, 99, () => 0).at).toBe(3);
  expect(walk.at).toBe(0);
});

it("walking by actions shows the views of the story", async () => {
  const views = [seen(walk.view)];
  for (let step = 0; step < 4; step += 1) {
    walk.forward();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    views.push(seen(walk.view));
  }
  expect(views).toEqual(["-", "-abc", "-abc", "-abcde", "-abcde"]);
});

it("walking by events shows views and a log with what happened so far", async () => {
  const views: string[] = [];
  const told: string[] = [];
  for (let step = 0; step < 6; step += 1) {
    walk.forwardEvent();
    await new Promise((resolve) => setTimeout(resolve));
    views.push(seen(walk.view));
    told.push(walk.log.flatMap((each) => each.events.map((line) => line.text)).join(""));
  }
  expect(views).toEqual(["-a", "-ab", "-abc", "-abc", "-abcd", "-abcde"]);
  expect(told).toEqual(["a", "ab", "abc", "abc", "abcd", "abcde"]);
});

it("walking back by events passes the same views", () => {
  walk.go(3);
  const views = [];
  for (let step = 0; step < 6; step += 1) {
    walk.backEvent();
    views.push(seen(walk.view));
  }
  expect(views).toEqual(["-abcd", "-abc", "-abc", "-ab", "-a", "-"]);
});

it("within an action, forward goes to its end and back to the action before", async () => {
  walk.forwardEvent();
  await new Promise((resolve) => setTimeout(resolve));
  expect(walk.line?.text).toBe("a");
  walk.forward();
  expect([walk.at, seen(walk.view), walk.line]).toEqual([1, "-abc", null]);
  walk.backEvent();
  walk.back();
  expect([walk.at, seen(walk.view)]).toEqual([0, "-"]);
});
