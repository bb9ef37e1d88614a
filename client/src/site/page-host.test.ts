import { beforeEach, expect, it } from "vitest";

import type { Socket } from "../protocol/host";
import type { Beginning, FromTable, Standing, ToTable } from "./messages";
import { PageHost, type Port } from "./page-host";

const BEGINNING: Beginning = {
  site: "https://example.org/theagon/",
  build: "https://example.org/theagon/build/0/",
  total: 9,
  language: "en",
};

let port: Port & { postMessage(message: ToTable): void };
let sent: ToTable[];
let noted: Standing[];
let host: PageHost;

function says(message: FromTable): void {
  port.onmessage?.call(port as Worker, new MessageEvent("message", { data: message }));
}

beforeEach(() => {
  sent = [];
  noted = [];
  port = { postMessage: (message: ToTable) => void sent.push(message), onmessage: null, onerror: null };
  host = new PageHost(BEGINNING, (standing) => noted.push(standing));
});

/** Begin with a worker whose table is ready. */
function begin(): void {
  host.begin(port);
  says({ kind: "ready" });
  sent = [];
}

it("requests and sockets wait until the table is ready, and keep their order", () => {
  void host.fetch("/api/games", { method: "GET" });
  host.begin(port);
  host.dial("/api/matches/m/socket");
  says({ kind: "progress", loaded: 1, total: 2 });
  says({ kind: "starting" });
  expect(sent).toEqual([{ kind: "begin", ...BEGINNING }]);
  says({ kind: "ready" });
  expect(sent.slice(1)).toEqual([
    { kind: "ask", id: 1, method: "GET", path: "/api/games", body: null },
    { kind: "dial", id: 2, path: "/api/matches/m/socket" },
  ]);
  expect(noted.map(({ kind }) => kind)).toEqual(["progress", "starting", "ready"]);
});

it("each request gets its own answer, in whatever order they come", async () => {
  begin();
  const games = host.fetch("/api/games", {});
  const made = host.fetch("/api/matches", { method: "POST", body: '{"game":"g"}' });
  expect(sent[1]).toEqual({ kind: "ask", id: 2, method: "POST", path: "/api/matches", body: '{"game":"g"}' });
  says({ kind: "answer", id: 2, status: 422, body: '{"reason":"no"}' });
  says({ kind: "answer", id: 1, status: 200, body: "[]" });
  const [first, second] = await Promise.all([games, made]);
  expect([first.ok, await first.json(), second.status, await second.json()]).toEqual([true, [], 422, { reason: "no" }]);
  expect(first.headers.get("content-type")).toBe("application/json");
});

it("an answer without a body is one", async () => {
  begin();
  const answer = host.fetch("/api/matches/m", { method: "DELETE" });
  says({ kind: "answer", id: 1, status: 204, body: "" });
  expect(await (await answer).text()).toBe("");
});

/** Dial, and write down what the socket says. */
function dialled(): { socket: Socket; heard: unknown[] } {
  const heard: unknown[] = [];
  const socket = host.dial("/api/matches/m/socket");
  socket.onopen = () => heard.push("open");
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = ({ code, reason }) => heard.push([code, reason]);
  sent = [];
  return { socket, heard };
}

it("a socket carries texts both ways", () => {
  begin();
  const { socket, heard } = dialled();
  const other = dialled();
  expect(() => socket.send("too soon")).toThrow("not open");
  says({ kind: "opened", id: 1 });
  socket.send("hello");
  says({ kind: "message", id: 1, text: "welcome" });
  says({ kind: "closed", id: 1, code: 4000, reason: "gone" });
  says({ kind: "message", id: 1, text: "too late" });
  socket.close();
  expect(heard).toEqual(["open", "welcome", [4000, "gone"]]);
  expect(other.heard).toEqual([]);
  expect(sent).toEqual([{ kind: "send", id: 1, text: "hello" }]);
});

it("a socket that was closed hangs up once and hears no more", () => {
  begin();
  const { socket, heard } = dialled();
  says({ kind: "opened", id: 1 });
  socket.close();
  socket.close();
  says({ kind: "message", id: 1, text: "too late" });
  expect(sent).toEqual([{ kind: "hang-up", id: 1 }]);
  expect(heard).toEqual(["open"]);
});

it("the table of another tab is taken over before anything else", () => {
  void host.fetch("/api/games", {});
  host.begin(port);
  says({ kind: "elsewhere" });
  host.takeOver();
  expect(sent.map(({ kind }) => kind)).toEqual(["begin", "take-over"]);
});

it.each([
  ["that cannot be fetched", new Event("error"), "download"],
  ["with a fault", new ErrorEvent("error", { message: "no such name" }), "fault"],
])("a worker %s is a failure", (_, event, reason) => {
  host.begin(port);
  port.onerror?.call(port as Worker, event as ErrorEvent);
  expect(noted).toMatchObject([{ kind: "failed", reason }]);
});
