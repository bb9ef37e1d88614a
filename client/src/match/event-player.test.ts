import { describe, expect, test } from "vitest";

import type { EventLine, View } from "../protocol/types";
import type { Playback } from "../games/playing";
import { EventPlayer } from "./event-player.svelte";

// Views are numbers here; each event adds one.
const view = (count: number) => count as unknown as View;
const playback: Playback = {
  events: { move: { pause: 200 }, play: { pause: 300, plays: true } },
  motions: { change: (now) => view((now as unknown as number) + 1) },
};

function lines(...numbers: number[]): EventLine[] {
  return numbers.map((number) => ({
    event: { number, kind: "move", clause: "HG2.5" } as EventLine["event"],
    text: `${number}`,
    depth: 0,
    because: null,
  }));
}

/** Make an event player whose time the test controls. */
function playing(speed = 1) {
  const told: string[] = [];
  const pauses: number[] = [];
  let wake = (): void => undefined;
  const player = new EventPlayer(
    playback,
    () => speed,
    (line) => told.push(line.text),
    (line) => line.event.seat === 1,
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
  return { player, told, pauses, next };
}

describe("events that are played", () => {
  test("are shown one by one, and end with the view that the server sent", async () => {
    const { player, told, next } = playing();
    player.reset(view(0));
    await next();
    player.play(lines(1, 2), view(50));
    expect([player.view, player.showing?.text, player.playing, told]).toEqual([1, "1", true, ["1"]]);
    await next();
    expect([player.view, player.showing?.text]).toEqual([2, "2"]);
    await next();
    expect([player.view, player.showing, player.playing]).toEqual([50, null, false]);
  });

  test("are all told, also when they are skipped", async () => {
    const { player, told, next } = playing();
    player.reset(view(0));
    await next();
    player.play(lines(1, 2, 3), view(50));
    player.skip();
    await next();
    expect([player.view, player.playing, told]).toEqual([50, false, ["1", "2", "3"]]);
  });

  test("wait while others are shown", async () => {
    const { player, told, next } = playing();
    player.reset(view(0));
    await next();
    player.play(lines(1), view(10));
    player.play(lines(2), view(20));
    expect(told).toEqual(["1"]);
    await next();
    expect([player.view, told]).toEqual([11, ["1", "2"]]);
    await next();
    expect(player.view).toBe(20);
  });

  test("are faster the more of them wait", async () => {
    const { player, pauses, next } = playing();
    player.reset(view(0));
    await next();
    player.play(lines(...Array.from({ length: 12 }, (_, number) => number)), view(50));
    await next();
    expect(pauses[0]).toBe(100);
    expect(pauses[1]).toBeGreaterThan(100);
    expect(pauses[1]).toBeLessThan(200);
  });

  test("are not played at speed 0, but told", async () => {
    const { player, told, pauses, next } = playing(0);
    player.reset(view(0));
    await next();
    player.play(lines(1, 2), view(50));
    await next();
    expect([player.view, told, pauses]).toEqual([50, ["1", "2"], []]);
  });

  test("give way to a new view", async () => {
    const { player, next } = playing();
    player.reset(view(0));
    await next();
    player.play(lines(1, 2), view(50));
    player.reset(view(7));
    await next();
    expect([player.view, player.playing]).toEqual([7, false]);
  });

  test("show what another plays for a second, however long the chain", async () => {
    const { player, pauses } = playing();
    player.reset(view(0));
    await new Promise((resolve) => setTimeout(resolve));
    const [first, ...rest] = lines(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    const played = { ...first, event: { ...first?.event, kind: "play", seat: 1 } } as EventLine;
    player.play([played, ...rest], view(12));
    await new Promise((resolve) => setTimeout(resolve));
    expect(pauses).toEqual([1000]);
  });
});

test("the end of a match is looked at before it is over", async () => {
  const [open, over] = [{ over: false } as View, { over: true } as View];
  const pauses: number[] = [];
  let wake = (): void => undefined;
  const player = new EventPlayer(
    { events: { move: { pause: 200 } }, motions: { change: (now) => now } },
    () => 2,
    () => undefined,
    () => false,
    (milliseconds) => new Promise((resolve) => (pauses.push(milliseconds), (wake = resolve))),
  );
  player.reset(open);
  await new Promise((resolve) => setTimeout(resolve));
  player.play(lines(1), over);
  wake();
  await new Promise((resolve) => setTimeout(resolve));
  expect([player.view?.over, player.showing, player.playing]).toEqual([true, null, true]);
  expect(pauses).toEqual([100, 550]);
  wake();
  await new Promise((resolve) => setTimeout(resolve));
  expect(player.playing).toBe(false);
});
