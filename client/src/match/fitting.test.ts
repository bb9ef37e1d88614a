import { expect, it } from "vitest";

import type { MatchLine } from "../protocol/types";
import { fittingOpponent } from "./fitting";

const line = (level: number, result: MatchLine["result"], game = "g"): MatchLine => ({
  match: "m",
  game,
  mode: "usual",
  state: result === null ? "running" : "over",
  others: [{ who: `level-${level}`, name: "", taken: true, rating: null }],
  result,
  created: 0,
});

it("proposes the usual opponent to whoever has not finished a match of the game", () => {
  expect(fittingOpponent([], "g")).toBe("level-3");
  expect(fittingOpponent([line(5, null), line(6, "won", "other")], "g")).toBe("level-3");
  expect(fittingOpponent([{ ...line(1, "won"), mode: "" }], "g")).toBe("level-3"); // a lesson
});

it("proposes the next level after a win, and none above the last", () => {
  expect(fittingOpponent([line(4, "won"), line(4, "lost")], "g")).toBe("level-5");
  expect(fittingOpponent([line(8, "won")], "g")).toBe("level-8");
});

it("proposes the same level after one loss or a draw, and a weaker one after two losses", () => {
  expect(fittingOpponent([line(4, "lost"), line(3, "won")], "g")).toBe("level-4");
  expect(fittingOpponent([line(4, "drawn"), line(4, "lost")], "g")).toBe("level-4");
  expect(fittingOpponent([line(4, "lost"), line(4, "lost")], "g")).toBe("level-3");
  expect(fittingOpponent([line(1, "lost"), line(1, "lost")], "g")).toBe("level-1");
});
