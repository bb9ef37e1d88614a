import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { catalogueOf, face } from "../cards/example";
import PuzzleList from "../puzzles/PuzzleList.svelte";
import Matches from "../record/Matches.svelte";
import Lessons from "./Lessons.svelte";
import type { Rulebook as Book } from "../protocol/types";
import { settings } from "../shell/settings.svelte";
import { say } from "../words/words.svelte";
import Decks from "./Decks.svelte";
import Home from "./Home.svelte";
import Play from "./Play.svelte";
import Rulebook from "./Rulebook.svelte";

const GAME = "hand-of-the-gods";

const BOOK: Book = {
  game: GAME,
  language: "en",
  sections: [
    {
      id: "XX1",
      title: "Beginnings",
      clauses: [
        { id: "XX1.1", text: "A stone falls.", scenarios: [{ name: "x1/falls.yaml", title: "It falls" }] },
        { id: "XX1.2", text: "Nothing rises, but see XX1.1.", scenarios: [] },
      ],
    },
  ],
};

const card = (id: string, cost: number, rarity: string) =>
  face(id, { name: `The ${id}`, pantheon: "greek", cost, rarity, attack: 1, health: 1 });

const CATALOGUE = catalogueOf(GAME, {
  title: "A game",
  cards: [card("one", 1, "common"), card("two", 2, "legendary")],
  leaders: [{ ...card("zeus", 2, "common"), kind: "leader", name: "Zeus", ability: "Bolt" }],
  decks: [{ id: "first", set: "starter", name: "First deck", idea: "", leader: "zeus", cards: { one: 1 } }],
  deckRules: {
    size: 3,
    copies: { common: 2, legendary: 1 },
    leaders: ["zeus"],
    leaderField: "leader",
    shared: "",
    opening: 3,
    exchanges: true,
  },
  terms: {
    "kind-unit": "Unit",
    "kind-spell": "Spell",
    "pantheon-greek": "Greek",
    "rarity-common": "Common",
    "rarity-legendary": "Legendary",
  },
});

/** The requests so far, and the answers by the beginning of the path. */
let asked: { path: string; body: unknown }[];
let answers: Record<string, { status?: number; value: unknown; after?: Promise<unknown> }>;

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
  asked = [];
  answers = {
    [`/api/games/${GAME}/catalogue`]: { value: CATALOGUE },
    [`/api/games/${GAME}/rulebook`]: { value: BOOK },
    [`/api/games/${GAME}/decks/check`]: { value: { legal: true, mistakes: [], deck: null } },
    "/api/games?": { value: [{ name: GAME, title: "A game", rules: "1", seats: 2 }] },
    "/api/matches": { value: [] },
  };
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push({ path, body: init?.body ? JSON.parse(String(init.body)) : null });
    const found = Object.entries(answers).find(([beginning]) => path.startsWith(beginning))?.[1];
    if (!found) throw new TypeError("no connection");
    await found.after;
    return new Response(JSON.stringify(found.value), {
      status: found.status ?? 200,
      headers: { "Content-Type": "application/json" },
    });
  });
  vi.stubGlobal("scrollTo", () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("the rulebook shows the clauses that have every word searched for", async () => {
  render(Rulebook, { game: GAME, clause: null });
  await screen.findByText("A stone falls.");
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "XX1 RISES" } });
  await waitFor(() => expect(screen.queryByText("A stone falls.")).toBeNull());
  expect(screen.getByText(/Nothing rises/)).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe(say("clauses", { count: 1 }));
});

it("a clause links to the clauses that it mentions and the scenarios that prove it", async () => {
  const { container } = render(Rulebook, { game: GAME, clause: "XX1.1" });
  await screen.findByText("A stone falls.");
  const links = [...container.querySelectorAll("article a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    `/rulebook/${GAME}/XX1.1`,
    `/rulebook/${GAME}/scenario/x1/falls.yaml`,
    `/rulebook/${GAME}/XX1.2`,
    `/rulebook/${GAME}/XX1.1`,
  ]);
});

/** Hold back all answers until `letGo` is called. */
function held(): { after: Promise<void>; letGo: () => void } {
  let letGo = () => {};
  const after = new Promise<void>((resolve) => (letGo = resolve));
  return { after, letGo };
}

it("an answer in a language that was left meanwhile changes nothing", async () => {
  const { after, letGo } = held();
  const spanish: unknown = JSON.parse(JSON.stringify(BOOK).replace("A stone falls.", "Cae una piedra."));
  answers = { [`/api/games/${GAME}/rulebook?language=es`]: { value: spanish, after }, ...answers };
  settings.language = "es";
  render(Rulebook, { game: GAME, clause: null });
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith("rulebook?language=es"))).toBe(true));
  settings.language = "en";
  await screen.findByText("A stone falls.");
  letGo();
  await after;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText("Cae una piedra.")).toBeNull();
});

it("what the server says of a deck comes too late once another text is typed", async () => {
  const { container } = render(Decks, { game: GAME, deck: null });
  await fireEvent.click(await screen.findByRole("button", { name: "More" }));
  await fireEvent.click(await screen.findByRole("button", { name: say("as-text") }));
  const { after, letGo } = held();
  const mistake = { line: 1, column: 1, message: "old", hint: "", language: "en" };
  answers[`/api/games/${GAME}/decks/check`] = { value: { legal: false, mistakes: [mistake], deck: null }, after };
  await fireEvent.input(screen.getByRole("textbox", { name: say("as-text") }), { target: { value: "old" } });
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ text: "old" }));
  answers[`/api/games/${GAME}/decks/check`] = {
    value: { legal: false, mistakes: [{ ...mistake, message: "new" }], deck: null },
  };
  await fireEvent.input(screen.getByRole("textbox", { name: say("as-text") }), { target: { value: "new" } });
  await waitFor(() => expect(container.querySelector(".mistakes")?.textContent).toContain("new"));
  letGo();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(container.querySelector(".mistakes")?.textContent).not.toContain("old");
});

it("a deck takes no more copies of a card than the rules allow, and the server is asked about the deck as text", async () => {
  render(Decks, { game: GAME, deck: null });
  const add = await screen.findByRole("button", { name: /Add: .*The two/ });
  await fireEvent.click(add);
  await fireEvent.click(add);
  const held = within(screen.getByRole("region", { name: say("deck") })).getAllByRole("listitem");
  expect(held.map((each) => each.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "1 The one − 1 +",
    "2 The two − 1 +",
  ]);
  await waitFor(() => {
    const checks = asked.filter(({ path }) => path.includes("/decks/check"));
    expect(checks.at(-1)?.body).toEqual({
      text: `game: ${GAME}\nname: "First deck"\nleader: zeus\ncards:\n  one: 1\n  two: 1\n`,
    });
  });
});

it("mistakes in a typed deck are shown with line and column", async () => {
  answers[`/api/games/${GAME}/decks/check`] = {
    value: {
      legal: false,
      deck: null,
      mistakes: [{ message: "there is no card 'on'", line: 4, column: 3, hint: "did you mean 'one'?", language: "en" }],
    },
  };
  render(Decks, { game: GAME, deck: null });
  await fireEvent.click(await screen.findByRole("button", { name: "More" }));
  await fireEvent.click(await screen.findByRole("button", { name: say("as-text") }));
  const place = say("mistake-at", { line: 4, column: 3 });
  expect((await screen.findByText(`${place}:`)).parentElement?.textContent).toContain("there is no card 'on'");
  expect(screen.getByText("did you mean 'one'?")).toBeTruthy();
  expect(screen.queryByText(say("mistakes-in-english"))).toBeNull();
  settings.language = "ru";
  expect(await screen.findByText(say("mistakes-in-english"))).toBeTruthy();
});

const MATCH = { game: GAME, match: "m0", mode: "usual", others: [], created: 0 };

it("one click on the first page begins the first lesson of a game that was never played", async () => {
  answers["/api/games?"] = { value: [{ name: GAME, title: "A game", rules: "1", seats: 2, lessons: true }] };
  answers[`/api/games/${GAME}/lessons`] = { value: [{ name: "1-first", title: "First", about: "", length: 3 }] };
  render(Home);
  const learn = await screen.findByRole("button", { name: say("learn-first") });
  answers["/api/matches"] = { value: { match: "m1", seats: [0], watch: "w" } };
  await fireEvent.click(learn);
  await waitFor(() => expect(location.pathname).toBe("/match/m1"));
  expect(asked.at(-1)?.body).toMatchObject({ game: GAME, begin: { type: "lesson", name: "1-first" } });
});

it("one click on the first page begins a match against whoever fits the last matches", async () => {
  const others = [{ who: "level-4", name: "", taken: true, rating: null }];
  answers["/api/matches"] = { value: [{ ...MATCH, state: "over", others, result: "won" }] };
  render(Home);
  const play = await screen.findByRole("button", { name: say("play-against", { name: "Ajax" }) });
  answers["/api/matches"] = { value: { match: "m1", seats: [0], watch: "w" } };
  await fireEvent.click(play);
  await waitFor(() => expect(location.pathname).toBe("/match/m1"));
  expect(asked.at(-1)?.body).toMatchObject({ players: [{ who: "me" }, { who: "level-5" }] });
});

it("the first page begins with the match to continue, by its game", async () => {
  answers["/api/matches"] = { value: [{ ...MATCH, state: "running", result: null }] };
  render(Home);
  const link = await screen.findByRole("link", { name: new RegExp(say("continue-match")) });
  await waitFor(() => expect(link.textContent).toContain(`A game: ${say("one-device")}`));
  expect(link.getAttribute("href")).toBe("/match/m0");
});

it("the matches of a record that can be read are listed, and it is said that others are set aside", async () => {
  const played = { match: "m1", game: GAME, deck: "", others: [], turns: 3, result: "won", at: 0 };
  localStorage.setItem("theagon-record", JSON.stringify([played, { ...played, match: "m2", at: 9e15 }]));
  const { container } = render(Matches);
  const lines = () => [...container.querySelectorAll("li .what")].map((each) => each.textContent);
  await waitFor(() => expect(lines()).toEqual([`A game: ${say("one-device")}`]));
  expect(screen.getByText(say("unreadable", { count: 1 }))).toBeTruthy();
  const choose = (matches: object[]) => {
    const file = { size: 1, text: async () => JSON.stringify(matches) }; // jsdom's files have no text
    return fireEvent.change(screen.getByLabelText(say("import-record")), { target: { files: [file] } });
  };
  await choose([{ ...played, match: "m3" }, played, { ...played, match: "m4", at: 9e15 }]);
  const told = [say("record-added", { count: 1 }), say("record-known", { count: 1 }), say("record-bad", { count: 1 })];
  await screen.findByText(told.join(" "));
  expect(lines()).toHaveLength(2);
  await choose(Array.from({ length: 2000 }, (_, number) => ({ ...played, match: `n${number}` })));
  await screen.findByText(say("record-too-many", { count: 2000, most: 2000 }));
  expect(lines()).toHaveLength(2);
});

it.each([
  ["puzzles", PuzzleList, `theagon-puzzles-${GAME}`, '{"puzzles": 5}'],
  ["lessons", Lessons, "theagon-lessons", '{"done": null}'],
  ["decks", Decks, `theagon-decks-${GAME}`, "[5]"],
  ["first", Home, "theagon-settings", '{"theme": 5}'],
] as const)(
  "the page of %s says that what is saved for it cannot be read, and is whole",
  async (_, page, key, text) => {
    answers = {
      [`/api/games/${GAME}/puzzles/day`]: { status: 404, value: { reason: "unknown-puzzle", text: "", hint: "" } },
      [`/api/games/${GAME}/puzzles`]: { value: [] },
      [`/api/games/${GAME}/lessons`]: { value: [{ name: "1-first", title: "First", about: "", length: 3 }] },
      ...answers,
    };
    localStorage.setItem(key, text);
    render(page as typeof Decks, { game: GAME, deck: null });
    expect(await screen.findByText(say("unreadable", { count: 1 }))).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
  },
);

it("a browser that blocks its storage lets the player play", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  answers["/api/matches"] = { value: [{ ...MATCH, state: "over", result: "won" }] };
  render(Home);
  const play = await screen.findByRole("button", { name: /Icarus/ });
  answers["/api/matches"] = { value: { match: "m9", seats: [0], watch: "w" } };
  await fireEvent.click(play);
  await waitFor(() => expect(location.pathname).toBe("/match/m9"));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("an unreachable server is reported in the reader's language, with a way to try again", async () => {
  settings.language = "es";
  answers = {};
  render(Home);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("No hay respuesta");
  expect(within(alert).getByRole("button")).toBeTruthy();
});

it("the reason why the server refuses a new match is shown, and no match begins", async () => {
  render(Play, { game: GAME });
  const begin = await screen.findByRole("button", { name: say("begin") });
  const before = location.pathname;
  answers["/api/matches"] = {
    status: 400,
    value: { reason: "wrong", text: "a deck has 3 cards, this one 1", hint: "add 2" },
  };
  await fireEvent.click(begin);
  expect((await screen.findByRole("alert")).textContent).toContain("a deck has 3 cards");
  expect(location.pathname).toBe(before);
});
