import { expect, test } from "vitest";

import type { SeatLine } from "../protocol/types";
import { withNames } from "./people";

test("a sentence of the server names the players at the table", () => {
  const seats = [
    { seat: 0, name: "Ana", kind: "human", connected: true },
    { seat: 1, name: null, kind: "human", connected: true },
  ] as unknown as SeatLine[];
  expect(withNames("Player 1 attacks; Player 2 blocks.", seats, null)).toBe("Ana attacks; Player 2 blocks.");
});
