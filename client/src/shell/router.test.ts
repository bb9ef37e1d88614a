import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { follow, go, here, linkTo, pathIn, routeOf, writeAddress } from "./router.svelte";

beforeEach(() => {
  window.scrollTo = () => undefined;
  go("/");
});

it.each([
  ["/", { name: "home" }],
  ["/games/hand-of-the-gods", { name: "game", game: "hand-of-the-gods" }],
  ["/games", { name: "home" }],
  ["/play/hand-of-the-gods", { name: "play", game: "hand-of-the-gods" }],
  ["/match/Ab-9_", { name: "match", match: "Ab-9_" }],
  ["/watch/t0ken", { name: "watch", watch: "t0ken" }],
  ["/rulebook/g", { name: "rulebook", game: "g", clause: null }],
  ["/rulebook/g/HG4.24", { name: "rulebook", game: "g", clause: "HG4.24" }],
  ["/rulebook/g/scenario/hg1/one.yaml", { name: "scenario", game: "g", scenario: "hg1/one.yaml", step: 0 }],
  ["/rulebook/g/scenario/hg1/one.yaml/3", { name: "scenario", game: "g", scenario: "hg1/one.yaml", step: 3 }],
  ["/decks/g", { name: "decks", game: "g", deck: null }],
  ["/decks/g/my%20deck", { name: "decks", game: "g", deck: "my deck" }],
  ["/puzzles/g", { name: "puzzles", game: "g" }],
  ["/puzzles/g/win-001", { name: "puzzle", game: "g", puzzle: "win-001" }],
  ["/puzzles/g/win-001/solution/2", { name: "solution", game: "g", puzzle: "win-001", step: 2 }],
  ["/tables", { name: "tables" }],
  ["/join", { name: "join", code: null }],
  ["/join/K7QX3M", { name: "join", code: "K7QX3M" }],
  ["/tables/ab-12", { name: "table", table: "ab-12" }],
  ["/matches", { name: "matches" }],
  ["/analysis/m", { name: "analysis", match: "m" }],
  ["/replay", { name: "replay", match: null, step: 0 }],
  ["/replay/m/12", { name: "replay", match: "m", step: 12 }],
  ["/replay/m/-1", { name: "replay", match: "m", step: 0 }],
  ["/open/deck/a-_9", { name: "open", kind: "deck", data: "a-_9", step: 0 }],
  ["/open/position/a-_9/12", { name: "open", kind: "position", data: "a-_9", step: 12 }],
  ["/open/deck", { name: "lost" }],
  ["/credits", { name: "credits" }],
  ["/no/such", { name: "lost" }],
  ["/match", { name: "lost" }],
  ["/decks", { name: "games", page: "decks" }],
  ["/puzzles", { name: "games", page: "puzzles" }],
  ["/rulebook", { name: "games", page: "rulebook" }],
  ["/decks/%E0%A4%A", { name: "decks", game: "%E0%A4%A", deck: null }],
] as const)("%s leads to its screen", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

function click(markup: string, init: MouseEventInit = {}, follows = follow): MouseEvent {
  document.body.innerHTML = markup;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.addEventListener("click", follows, { once: true });
  document.body.querySelector("a")?.dispatchEvent(event);
  return event;
}

it("a link to our own page changes the screen without loading", () => {
  expect(click('<a href="/credits">c</a>').defaultPrevented).toBe(true);
  expect(here.route).toEqual({ name: "credits" });
});

it.each([
  ["of another site", '<a href="https://example.org/credits">c</a>', {}],
  ["to an answer of the server", '<a href="/api/matches/m/replay">c</a>', {}],
  ["to a file of the client", '<a href="/assets/licence.txt">c</a>', {}],
  ["to be downloaded", '<a href="/credits" download>c</a>', {}],
  ["opened in another window", '<a href="/credits">c</a>', { ctrlKey: true }],
])("a link %s is left to the browser", (_, markup, init) => {
  expect(click(markup, init).defaultPrevented).toBe(false);
  expect(here.route).toEqual({ name: "home" });
});

it("marking a step changes the address and not the screen", () => {
  go("/replay/m");
  const before = here.route;
  writeAddress("/replay/m/7");
  expect(location.pathname).toBe("/replay/m/7");
  expect(here.route).toBe(before);
});

it("a fragment of the first page leads to the screen that it leads to at a site", () => {
  history.pushState(null, "", "/#/match/m");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(here.route).toEqual({ name: "match", match: "m" });
  expect(linkTo("/match/m")).toBe(`${location.origin}/match/m`);
  expect(linkTo("/open/deck/data")).toBe(`${location.origin}/#/open/deck/data`);
});

it("a fragment of another page does not change the screen", () => {
  history.pushState(null, "", "/credits#/match/m");
  expect(pathIn(location)).toBe("/credits");
});

describe("at a site in a folder", () => {
  const SITE = "/some/folder/";
  let site: typeof import("./router.svelte");

  /** Load the page of a site. */
  async function open(address: string): Promise<void> {
    vi.resetModules();
    document.documentElement.dataset["table"] = "page";
    history.replaceState(null, "", address);
    site = await import("./router.svelte");
  }

  afterEach(() => {
    delete document.documentElement.dataset["table"];
    vi.resetModules();
  });

  it.each([
    [SITE, { name: "home" }],
    [`${SITE}#/`, { name: "home" }],
    [`${SITE}#/decks/g/my%20deck`, { name: "decks", game: "g", deck: "my deck" }],
    [`${SITE}index.html#/credits`, { name: "credits" }],
    [`${SITE}#main`, { name: "home" }],
  ])("%s leads to its screen", async (address, route) => {
    await open(address);
    expect(site.here.route).toEqual(route);
  });

  it("the page stays the same, and a link names the screen", async () => {
    await open(SITE);
    site.go("/replay/m");
    site.writeAddress("/replay/m/7");
    expect(location.pathname + location.hash).toBe(`${SITE}#/replay/m/7`);
    expect(site.here.route).toEqual({ name: "replay", match: "m", step: 0 });
    expect(site.linkTo("/credits")).toBe(`${location.origin}${SITE}#/credits`);
    expect(site.linkTo("/open/deck/data")).toBe(`${location.origin}${SITE}#/open/deck/data`);
  });

  it("a link to a screen changes it without loading, in either form", async () => {
    await open(SITE);
    expect(click('<a href="#/credits">c</a>', {}, site.follow).defaultPrevented).toBe(true);
    expect(site.here.route).toEqual({ name: "credits" });
    expect(click('<a href="/decks/g">d</a>', {}, site.follow).defaultPrevented).toBe(true);
    expect(site.here.route).toEqual({ name: "decks", game: "g", deck: null });
    expect(location.pathname).toBe(SITE);
  });

  it("a link to something else beside the site is left to the browser", async () => {
    await open(SITE);
    expect(click(`<a href="${SITE}assets/licence.txt">c</a>`, {}, site.follow).defaultPrevented).toBe(false);
  });
});
