import { beforeEach, describe, expect, test, vi } from "vitest";

import type { FromClient, FromServer, StepLine, Table, View } from "../protocol/types";
import type { Playback } from "../games/playing";
import type { Socket } from "../protocol/host";
import { MatchTable } from "./table.svelte";

const playback: Playback = { events: {}, motions: { change: (view) => view } };

let sent: FromClient[];
let socket: Socket;
let table: MatchTable;

function says(message: Partial<FromServer>): void {
  socket.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
}

function tableAt(sequence: number, more: Partial<Table> = {}): Table {
  return {
    sequence,
    step: sequence,
    state: "",
    view: { seat: 0, turn: sequence } as View,
    options: [{ action: 7, verb: "end", source: null, targets: [] }],
    seats: [],
    clock: null,
    takeBack: null,
    takeBackBy: null,
    takeBackAgreed: [],
    lesson: null,
    result: null,
    rematch: null,
    hints: 0,
    ...more,
  };
}

const step = (number: number): StepLine => ({
  step: number,
  seat: 0,
  action: 7,
  notation: "end",
  events: [
    {
      event: { number, kind: "turn-end", clause: "HG2.2" } as StepLine["events"][0]["event"],
      text: `${number}`,
      depth: 0,
      because: null,
    },
  ],
});

/** Run everything that is queued. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  sent = [];
  table = new MatchTable("/api/matches/m/socket", () => {
    socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (data) => sent.push(JSON.parse(data) as FromClient),
      close: () => undefined,
    };
    return socket;
  });
  socket.onopen?.(new Event("open"));
  table.showBy(playback);
  says({ type: "welcome", run: "r", game: "g", seats: [0] });
  says({ type: "snapshot", table: tableAt(2), log: [step(0), step(1), step(2)], cards: [] });
  await settled();
});

describe("a match in this window", () => {
  test("is as the server last sent it", async () => {
    expect(table.shown?.turn).toBe(2);
    says({ type: "update", undone: 0, steps: [step(3)], table: tableAt(3) });
    await settled();
    expect([table.shown?.turn, table.log.length, table.shownEvents.map((line) => line.text)]).toEqual([3, 4, ["3"]]);
  });

  test("tells the outcome of a puzzle no sooner than the events that led to it", async () => {
    const task = { kind: "win", text: "Win this turn", asked: [] };
    says({ type: "puzzle", task, outcome: "open", text: "" });
    says({ type: "snapshot", table: tableAt(2), log: [], cards: [] });
    says({ type: "puzzle", task, outcome: "solved", text: "" });
    expect(table.puzzle?.outcome).toBe("open");
    says({ type: "update", undone: 0, steps: [step(3)], table: tableAt(3) });
    expect([table.puzzle?.outcome, table.playing]).toEqual(["solved", true]);
    await settled();
    expect(table.playing).toBe(false);
  });

  test("knows that the server is about to stop until it is back", () => {
    says({ type: "draining", seconds: 60 });
    expect(table.draining).toBe(true);
    says({ type: "welcome", run: "s", game: "g", seats: [0] });
    expect(table.draining).toBe(false);
  });

  test("forgets the steps that were taken back", async () => {
    says({ type: "update", undone: 1, steps: [], table: tableAt(3, { step: 1, view: { seat: 0, turn: 1 } as View }) });
    await settled();
    expect([table.log.map((each) => each.step), table.shown?.turn]).toEqual([[0, 1], 1]);
  });

  test("allows no further action until the server has answered", async () => {
    table.act(7);
    expect([table.mayAct, sent.at(-1)]).toEqual([false, { type: "act", sequence: 2, action: 7 }]);
    table.act(7);
    expect(sent.filter((message) => message.type === "act")).toHaveLength(1);
    says({ type: "update", undone: 0, steps: [step(3)], table: tableAt(3) });
    await settled();
    expect(table.mayAct).toBe(true);
  });

  test("names the players in hints and refusals, as the log does", () => {
    const friend = { seat: 1, kind: "human", name: "Ana", connected: true, rating: null, gain: null };
    says({ type: "presence", seats: [friend], takeBackBy: null, takeBackAgreed: [], rematch: null });
    says({ type: "hint", action: 7, text: "Attack: Giants, Archers (Player 2)." });
    expect(table.hint?.text).toBe("Attack: Giants, Archers (Ana).");
    const refusal = { id: 1, reason: "guarded", clause: "AG5.1", hint: "", sequence: 2 };
    says({ type: "refused", of: "why-not", text: "Player 2 is guarded.", ...refusal });
    expect(table.refused?.text).toBe("Ana is guarded.");
  });

  test("goes on after a refusal, and says why it was refused", () => {
    table.act(7);
    says({
      type: "refused",
      of: "act",
      id: null,
      reason: "storage",
      clause: null,
      text: "full",
      hint: "",
      sequence: 2,
    });
    expect([table.mayAct, table.refused?.reason]).toEqual([true, "storage"]);
  });

  test("asks for the outcome of an action once on each table", async () => {
    const asked = () => sent.filter((message) => message.type === "preview").length;
    table.askPreview(7);
    table.askPreview(7);
    expect(asked()).toBe(1);
    says({ type: "previewed", id: 1, action: 7, changes: [], winner: null });
    expect(table.previews.has(7)).toBe(true);
    says({ type: "update", undone: 0, steps: [step(3)], table: tableAt(3) });
    await settled();
    expect(table.previews.has(7)).toBe(false);
    table.askPreview(7);
    expect(asked()).toBe(2);
  });

  test("warns once of an action that loses the match, and then does it", async () => {
    const seated = [0, 1].map((seat) => ({ seat, name: "", kind: "human", connected: true, rating: null, gain: null }));
    says({ type: "update", undone: 0, steps: [step(3)], table: tableAt(3, { seats: seated }) });
    await settled();
    const acted = () => sent.filter((message) => message.type === "act").length;
    says({ type: "previewed", id: 1, action: 7, changes: [], winner: 1 });
    says({ type: "previewed", id: 2, action: 8, changes: [], winner: 0 });
    table.act(7);
    expect([table.doubted, acted()]).toEqual([7, 0]);
    table.act(7);
    expect(acted()).toBe(1);
    says({ type: "update", undone: 0, steps: [step(4)], table: tableAt(4, { seats: seated }) });
    await settled();
    expect(table.doubted).toBeNull();
    says({ type: "previewed", id: 3, action: 8, changes: [], winner: 0 });
    table.act(8);
    expect(acted()).toBe(2);
  });

  test("ignores the refusal of a preview", () => {
    says({ type: "refused", of: "preview", id: 1, reason: "not-yours", clause: null, text: "", hint: "", sequence: 2 });
    expect(table.refused).toBeNull();
  });

  test("notes who is there and who asks to take back", () => {
    says({
      type: "presence",
      seats: [{ seat: 1, name: "Io", kind: "human", connected: false, rating: null, gain: null }],
      takeBackBy: 1,
      takeBackAgreed: [2],
      rematch: "next",
    });
    expect([table.seats[0]?.connected, table.takeBackBy, table.takeBackAgreed, table.rematch]).toEqual([
      false,
      1,
      [2],
      "next",
    ]);
  });
});
