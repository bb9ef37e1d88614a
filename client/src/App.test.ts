import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import App from "./App.svelte";
import { go } from "./shell/router.svelte";
import { settings } from "./shell/settings.svelte";
import { say } from "./words/words.svelte";

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("[]", { headers: { "Content-Type": "application/json" } }));
  vi.stubGlobal("scrollTo", () => undefined);
  settings.language = "en";
  settings.theme = "lamplight";
  go("/credits");
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("a new screen has its title and the focus", async () => {
  render(App);
  await screen.findByRole("heading", { level: 1, name: "Credits" });
  expect(document.title).toBe("Credits · Theagon");
  go("/no/such/page");
  await screen.findByRole("heading", { level: 1, name: "There is no such page" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

it("another language applies at once, to every word and to the page itself", async () => {
  render(App);
  await screen.findByRole("heading", { level: 1, name: "Credits" });
  settings.language = "ru";
  await tick();
  expect(screen.getByRole("heading", { level: 1, name: "Авторы" })).toBeTruthy();
  expect([document.documentElement.lang, document.title]).toEqual(["ru", "Авторы · Theagon"]);
});

it("one sentence says that the browser saves nothing", async () => {
  render(App);
  expect(screen.queryByText(say("saves-nothing"))).toBeNull();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  settings.theme = "daylight";
  expect(await screen.findByText(say("saves-nothing"))).toBeTruthy();
});

it("settings are saved for the next visit", async () => {
  render(App);
  settings.theme = "daylight";
  settings.language = "es";
  await tick();
  expect(document.documentElement.dataset["theme"]).toBe("daylight");
  expect(JSON.parse(localStorage.getItem("theagon-settings") ?? "{}")).toMatchObject({
    theme: "daylight",
    language: "es",
  });
});

it("what another tab saves applies here, and is not undone by what this one saves", async () => {
  render(App);
  await tick();
  const saved = JSON.parse(localStorage.getItem("theagon-settings") ?? "{}") as object;
  localStorage.setItem("theagon-settings", JSON.stringify({ ...saved, theme: "daylight" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "theagon-settings" }));
  await tick();
  expect(document.documentElement.dataset["theme"]).toBe("daylight");
  settings.language = "es";
  await tick();
  expect(JSON.parse(localStorage.getItem("theagon-settings") ?? "{}")).toMatchObject({
    theme: "daylight",
    language: "es",
  });
});

it.each([
  ["is not translated by a browser that speaks one of its languages", ["de", "es-MX"], false],
  ["may be translated for others", ["de", "fr"], true],
])("the page %s", (_, languages, translate) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  render(App);
  expect(document.documentElement.translate).toBe(translate);
});
