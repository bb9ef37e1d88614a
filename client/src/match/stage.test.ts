import { describe, expect, test } from "vitest";

import type { EventLine, View } from "../protocol/types";
import { Stage, type Stager } from "./stage.svelte";

// Views are numbers here, and each event counts one up.
const view = (count: number) => count as unknown as View;
const stager: Stager = {
  after: (now) => view((now as unknown as number) + 1),
  pause: () => 200,
  pitch: () => undefined,
};

function lines(...numbers: number[]): EventLine[] {
  return numbers.map((number) => ({
    event: { number, kind: "move", clause: "HG2.5" } as EventLine["event"],
    text: `${number}`,
  }));
}

/** A stage whose time passes when it is told to. */
function staged(speed = 1) {
  const told: string[] = [];
  const pauses: number[] = [];
  let wake = (): void => undefined;
  const stage = new Stage(
    stager,
    () => speed,
    (line) => told.push(line.text),
    (milliseconds, woken) =>
      new Promise((resolve) => {
        pauses.push(milliseconds);
        wake = resolve;
        woken.addEventListener("abort", () => resolve());
      }),
  );
  const next = async (): Promise<void> => {
    wake();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { stage, told, pauses, next };
}

describe("events on the stage", () => {
  test("are shown one by one, and at the end stands what the server sent", async () => {
    const { stage, told, next } = staged();
    stage.reset(view(0));
    await next();
    stage.play(lines(1, 2), view(50));
    expect([stage.view, stage.showing?.text, stage.playing, told]).toEqual([1, "1", true, ["1"]]);
    await next();
    expect([stage.view, stage.showing?.text]).toEqual([2, "2"]);
    await next();
    expect([stage.view, stage.showing, stage.playing]).toEqual([50, null, false]);
  });

  test("are all told, also when they are skipped", async () => {
    const { stage, told, next } = staged();
    stage.reset(view(0));
    await next();
    stage.play(lines(1, 2, 3), view(50));
    stage.skip();
    await next();
    expect([stage.view, stage.playing, told]).toEqual([50, false, ["1", "2", "3"]]);
  });

  test("that come while others are shown wait for their turn", async () => {
    const { stage, told, next } = staged();
    stage.reset(view(0));
    await next();
    stage.play(lines(1), view(10));
    stage.play(lines(2), view(20));
    expect(told).toEqual(["1"]);
    await next();
    expect([stage.view, told]).toEqual([11, ["1", "2"]]);
    await next();
    expect(stage.view).toBe(20);
  });

  test("go faster the more of them wait", async () => {
    const { stage, pauses, next } = staged();
    stage.reset(view(0));
    await next();
    stage.play(lines(...Array.from({ length: 12 }, (_, number) => number)), view(50));
    await next();
    expect(pauses[0]).toBe(100);
    expect(pauses[1]).toBeGreaterThan(100);
    expect(pauses[1]).toBeLessThan(200);
  });

  test("are not played at speed 0, but told", async () => {
    const { stage, told, pauses, next } = staged(0);
    stage.reset(view(0));
    await next();
    stage.play(lines(1, 2), view(50));
    await next();
    expect([stage.view, told, pauses]).toEqual([50, ["1", "2"], []]);
  });

  test("give way to a view that replaces all", async () => {
    const { stage, next } = staged();
    stage.reset(view(0));
    await next();
    stage.play(lines(1, 2), view(50));
    stage.reset(view(7));
    await next();
    expect([stage.view, stage.playing]).toEqual([7, false]);
  });
});
