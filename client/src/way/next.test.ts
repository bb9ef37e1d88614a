import { expect, it } from "vitest";

import type { MatchLine } from "../protocol/types";
import { nextFor, openMatch } from "./next";

const GAME = { name: "g", lessons: true };
const NEW = { done: [], begun: {}, ended: [] };

const line = (match: string, state: MatchLine["state"], game = "g", mode = "duel"): MatchLine => ({
  match,
  game,
  mode,
  state,
  others: [{ who: "level-3", name: "", taken: true, rating: null }],
  result: state === "over" ? "won" : null,
  created: 0,
});

it("whoever is new to a game learns it, whatever they have done in another", () => {
  expect(nextFor(GAME, [], NEW)).toEqual({ do: "learn" });
  expect(nextFor(GAME, [line("m", "over", "h")], { ...NEW, done: ["h/1-first"] })).toEqual({ do: "learn" });
});

it("a lesson that was begun goes on", () => {
  expect(nextFor(GAME, [], { ...NEW, begun: { "g/1-first": "m" } })).toEqual({ do: "lesson", match: "m" });
});

it("after a lesson the first match comes, and then the opponent that fits", () => {
  const learned = { ...NEW, done: ["g/1-first"] };
  expect(nextFor(GAME, [], learned)).toEqual({ do: "play", who: "level-3", first: true });
  expect(nextFor(GAME, [line("m", "over", "g", "")], learned)).toMatchObject({ first: true }); // a lesson
  expect(nextFor(GAME, [line("m", "over")], learned)).toEqual({ do: "play", who: "level-4", first: false });
});

it("a game without lessons is played at once", () => {
  expect(nextFor({ ...GAME, lessons: false }, [], NEW)).toEqual({ do: "play", who: "level-3", first: false });
});

it("the match to continue is the latest one that is not over and no lesson", () => {
  const matches = [line("lesson", "running"), line("over", "over"), line("one", "running"), line("two", "waiting")];
  expect(openMatch(matches, { ...NEW, begun: { "g/1-first": "lesson" } })?.match).toBe("one");
  expect(openMatch([line("over", "over")], NEW)).toBeUndefined();
});
