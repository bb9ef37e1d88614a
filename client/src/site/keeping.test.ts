import { beforeEach, expect, test, vi } from "vitest";

import type { Socket } from "../protocol/host";
import { ask, askAtFirstAction, keeping, look } from "./keeping.svelte";

const storage = { persisted: vi.fn(), persist: vi.fn() };
const act = JSON.stringify({ type: "act", sequence: 3, action: 1 });

function socket(): Socket {
  return askAtFirstAction({ onopen: null, onmessage: null, onclose: null, send: sent, close: vi.fn() });
}
const sent = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  Object.defineProperty(navigator, "storage", { value: storage, configurable: true });
  storage.persist.mockResolvedValue(false);
});

test("the browser is asked when the first action is sent, and never again by itself", () => {
  const one = socket();
  one.send('{"type":"hello"}');
  expect(storage.persist).not.toHaveBeenCalled();
  one.send(act);
  one.send(act);
  socket().send(act);
  expect(storage.persist).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledTimes(4);
});

test("what the browser answers is told", async () => {
  storage.persisted.mockResolvedValue(false);
  await look();
  expect(keeping.now).toBe("open");
  await ask();
  expect(keeping.now).toBe("refused");
  storage.persist.mockResolvedValue(true);
  await ask();
  expect(keeping.now).toBe("promised");
});

test("a browser without such promises is asked nothing", async () => {
  keeping.now = "unknown";
  Reflect.deleteProperty(navigator, "storage");
  socket().send(act);
  await look();
  expect(keeping.now).toBe("unknown");
});
