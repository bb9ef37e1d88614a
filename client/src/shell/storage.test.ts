import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { say } from "../words/words.svelte";
import { fields, isText, isWhole, listOf, mapOf, one } from "./schema";
import SetAside from "./SetAside.svelte";
import { Saved, isSaving } from "./storage.svelte";

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Let the browser refuse to save. */
function refuse(): void {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}

const SCHEMA = fields({ list: listOf(isText), map: mapOf(isWhole(0, 9)), single: one(isText, () => "usual") });
const USUAL = { list: [], map: {}, single: "usual" };

describe("what the browser has saved", () => {
  it.each([
    [null, USUAL, []],
    ["{", USUAL, ["{"]],
    ["null", USUAL, [null]],
    ["[]", USUAL, [[]]],
    ['{"list": 5}', USUAL, [{ list: 5 }]],
    ['{"list": null, "map": []}', USUAL, [{ list: null }, { map: [] }]],
    ['{"list": ["a", 1, "b", "a"]}', { ...USUAL, list: ["a", "b"] }, [{ list: 1 }, { list: "a" }]],
    ['{"map": {"a": 1, "b": 10, "c": "1"}}', { ...USUAL, map: { a: 1 } }, [{ map: { b: 10 } }, { map: { c: "1" } }]],
    ['{"single": 1, "later": 2}', { ...USUAL, later: 2 }, [{ single: 1 }]],
  ])("is read entry by entry: %s", (text, value, aside) => {
    if (text !== null) localStorage.setItem("key", text);
    expect(new Saved("key", SCHEMA)).toMatchObject({ value, aside });
  });

  it("is set aside where it cannot be read, and not lost when the rest is saved again", () => {
    localStorage.setItem("key", '["a", 1]');
    const saved = new Saved("key", listOf(isText));
    expect(saved.change((list) => [...list, "b"])).toBe(true);
    expect(saved.value).toEqual(["a", "b"]);
    localStorage.setItem("key", '["a", 2]');
    saved.change((list) => list);
    expect([saved.value, saved.aside]).toEqual([["a"], [1, 2]]);
    expect(localStorage.getItem("key-aside")).toBe("[1,2]");
  });

  it("is said to be set aside, and deleted only when the player asks", async () => {
    localStorage.setItem("key", '["a", 1]');
    render(SetAside, { saved: new Saved("key", listOf(isText)) });
    expect(screen.getByRole("status").textContent).toBe(say("unreadable", { count: 1 }));
    expect(decodeURIComponent(screen.getByRole("link").getAttribute("href") ?? "")).toMatch(/,\[\n 1\n\]$/);
    await fireEvent.click(screen.getByRole("button"));
    expect(screen.queryByRole("status")).toBeNull();
    expect(localStorage.getItem("key")).toBe('["a"]');
  });
});

describe("a browser that saves nothing", () => {
  it("because it is full, remembers until the page is closed, and saves again once there is room", () => {
    const saved = new Saved("key", listOf(isText));
    saved.change(() => ["before"]);
    refuse();
    expect(saved.change((list) => [...list, "a"])).toBe(false);
    expect([saved.value, isSaving()]).toEqual([["before", "a"], false]);
    expect(localStorage.getItem("key")).toBe('["before"]');
    vi.restoreAllMocks();
    expect(saved.change((list) => [...list, "b"])).toBe(true);
    expect([localStorage.getItem("key"), isSaving()]).toEqual(['["before","a","b"]', true]);
  });

  it("keeps what cannot be read where it is, if there is no room to set it aside", () => {
    localStorage.setItem("key", '["a", 1]');
    const saved = new Saved("key", listOf(isText));
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (key === "key-aside") throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    });
    expect(saved.change((list) => [...list, "b"])).toBe(false);
    expect(saved.change((list) => [...list, "c"])).toBe(false);
    expect([saved.value, saved.aside]).toEqual([["a", "b", "c"], [1]]);
    expect(localStorage.getItem("key")).toBe('["a", 1]');
    vi.restoreAllMocks();
    expect(saved.change((list) => [...list, "d"])).toBe(true);
    expect([localStorage.getItem("key"), localStorage.getItem("key-aside")]).toEqual(['["a","b","c","d"]', "[1]"]);
  });

  it("because it is blocked, is known from the beginning", async () => {
    vi.resetModules();
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const fresh = await import("./storage.svelte");
    expect(fresh.isSaving()).toBe(false);
    const saved = new fresh.Saved("key", listOf(isText));
    expect(saved.value).toEqual([]);
    expect(saved.change(() => ["a"])).toBe(false);
    expect(saved.value).toEqual(["a"]);
  });
});

it("no other module touches the storage of the browser", () => {
  const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*test*.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const touching = Object.keys(sources).filter((path) => /(local|session)Storage|indexedDB/.test(sources[path] ?? ""));
  expect(touching.sort()).toEqual(["../match/connection.ts", "../site/shelf.ts", "./storage.svelte.ts"]);
});
