import { expect, it } from "vitest";

import type { SeatLine } from "../protocol/types";
import { changeText, ratingText } from "./ratings";

const rating = { rating: 1560, deviation: 90, new: false };
const seated = (gain: number | null): SeatLine => ({ seat: 0, name: "", kind: "human", connected: true, rating, gain });

it("a rating is told with its deviation, and that it is new", () => {
  expect(ratingText(rating)).toBe("1560 ± 90");
  expect(ratingText({ rating: 1500, deviation: 350, new: true })).toBe("1500 ± 350, new");
});

it("what a match changed is told with its sign, and nothing before its end", () => {
  expect(changeText(seated(12))).toBe("1572 (+12)");
  expect(changeText(seated(-60))).toBe("1500 (−60)");
  expect(changeText(seated(0))).toBe("1560 (±0)");
  expect(changeText(seated(null))).toBe("");
  expect(changeText({ ...seated(12), rating: null })).toBe("");
});
