import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Socket } from "../protocol/host";
import type { FromClient, FromServer, Table } from "../protocol/types";
import { Connection, waitBefore, type Status } from "./connection";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: FromClient[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }

  close(): void {
    this.onclose?.();
  }

  says(message: Partial<FromServer>): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  /** Welcome the client with the number of entries that the match has. */
  welcomes(sequence: number, run = "run"): void {
    this.onopen?.();
    this.says({ type: "welcome", run });
    this.says({ type: "snapshot", table: { sequence } as Table, log: [] });
  }
}

let sockets: FakeSocket[];
let statuses: Status[];
let heard: string[];

function connect(): Connection {
  return new Connection(
    "/api/matches/m/socket",
    { receive: (message) => heard.push(message.type), status: (status) => statuses.push(status) },
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  );
}

const last = (): FakeSocket => sockets.at(-1) as FakeSocket;
const sentBy = (socket: FakeSocket, type: FromClient["type"]) => socket.sent.filter((message) => message.type === type);

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, statuses, heard] = [[], [], []];
});

afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  test("begins with hello, and knows nothing yet", () => {
    connect();
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ type: "hello", run: "", sequence: -1, takeOver: false });
  });

  test("reconnects by itself, and says what it knows", () => {
    connect();
    last().welcomes(7, "first");
    last().close();
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(10_000);
    last().onopen?.();
    expect(sockets).toHaveLength(2);
    expect(last().sent[0]).toMatchObject({ type: "hello", run: "first", sequence: 7 });
  });

  test("waits longer each time, within bounds", () => {
    const waits = [0, 1, 2, 3, 20].map((attempt) => waitBefore(attempt, () => 0.5));
    expect(waits).toEqual([300, 600, 1200, 2400, 8000]);
  });

  test("sends an action again after a loss, if the match has not gone on", () => {
    const connection = connect();
    last().welcomes(7);
    connection.send({ type: "act", sequence: 7, action: 42 });
    last().close();
    vi.advanceTimersByTime(10_000);
    last().welcomes(7);
    expect(sentBy(last(), "act")).toEqual([{ type: "act", sequence: 7, action: 42 }]);
  });

  test("does not repeat an action that came through", () => {
    const connection = connect();
    last().welcomes(7);
    connection.send({ type: "act", sequence: 7, action: 42 });
    last().close();
    vi.advanceTimersByTime(10_000);
    last().welcomes(8);
    expect(sentBy(last(), "act")).toEqual([]);
  });

  test("does not repeat an action that was refused", () => {
    const connection = connect();
    last().welcomes(7);
    connection.send({ type: "act", sequence: 7, action: 42 });
    last().says({ type: "refused", of: "act" });
    last().close();
    vi.advanceTimersByTime(10_000);
    last().welcomes(7);
    expect(sentBy(last(), "act")).toEqual([]);
  });

  test("stays closed when the server says so", () => {
    connect();
    last().welcomes(7);
    last().says({ type: "gone", reason: "taken-over", retry: false });
    last().close();
    vi.advanceTimersByTime(60_000);
    expect(statuses.at(-1)).toBe("closed");
    expect(sockets).toHaveLength(1);
  });

  test("takes the seat over when told to, once", () => {
    const connection = connect();
    last().onopen?.();
    last().says({ type: "gone", reason: "other-device", retry: false });
    last().close();
    connection.takeOver();
    last().welcomes(7);
    expect(last().sent[0]).toMatchObject({ type: "hello", takeOver: true });
    last().close();
    vi.advanceTimersByTime(10_000);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ type: "hello", takeOver: false });
  });

  test("pings after a silence, and reconnects without an answer", () => {
    connect();
    last().welcomes(7);
    vi.advanceTimersByTime(20_000);
    expect(sentBy(last(), "ping")).toHaveLength(1);
    last().says({ type: "pong" });
    vi.advanceTimersByTime(20_000);
    expect(sentBy(last(), "ping")).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(2);
  });

  test("ignores a socket that it has given up", () => {
    const connection = connect();
    last().welcomes(7);
    const socket = last();
    connection.close();
    heard.length = 0;
    socket.says({ type: "pong" });
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
