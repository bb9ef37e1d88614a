import { beforeEach, expect, it } from "vitest";

import { follow, go, here, writeAddress, routeOf } from "./router.svelte";

beforeEach(() => {
  window.scrollTo = () => undefined;
  go("/");
});

it.each([
  ["/", { name: "home" }],
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
  ["/tables/ab-12", { name: "table", table: "ab-12" }],
  ["/matches", { name: "matches" }],
  ["/analysis/m", { name: "analysis", match: "m" }],
  ["/replay", { name: "replay", match: null, step: 0 }],
  ["/replay/m/12", { name: "replay", match: "m", step: 12 }],
  ["/replay/m/-1", { name: "replay", match: "m", step: 0 }],
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

function click(markup: string, init: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = markup;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.addEventListener("click", follow, { once: true });
  document.body.querySelector("a")?.dispatchEvent(event);
  return event;
}

it("a link to our own page changes the screen without loading", () => {
  expect(click('<a href="/credits">c</a>').defaultPrevented).toBe(true);
  expect(here.route).toEqual({ name: "credits" });
});

it.each([
  ["of another site", '<a href="https://example.org/credits">c</a>', {}],
  ["to a file", '<a href="/api/matches/m/replay">c</a>', {}],
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
