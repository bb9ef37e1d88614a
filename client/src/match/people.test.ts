import { expect, test } from "vitest";

import type { SeatLine } from "../protocol/types";
import { settings } from "../shell/settings.svelte";
import { botName, nameAt, seatsOf, stepWithNames, withNames } from "./people";

test("a sentence of the server names the players at the table", () => {
  const seats = [
    { seat: 0, name: "Ana", kind: "human", connected: true },
    { seat: 1, name: null, kind: "human", connected: true },
  ] as unknown as SeatLine[];
  expect(withNames("Player 1 attacks; Player 2 blocks.", seats, null)).toBe("Ana attacks; Player 2 blocks.");
});

test("a Spanish sentence drops the article of a number before a name", () => {
  settings.language = "es";
  const seats = [
    { seat: 0, name: "Ana", kind: "human", connected: true },
    { seat: 1, name: "Luis", kind: "human", connected: true },
  ] as unknown as SeatLine[];
  const told = "El jugador 2 ataca; Momia del jugador 1 hace daño al jugador 2.";
  expect(withNames(told, seats, null)).toBe("Luis ataca; Momia de Ana hace daño a Luis.");
  settings.language = "en";
});

test("a step of one's own match says You and the name of the bot", () => {
  const seats = seatsOf({
    places: [
      { who: "human", name: null },
      { who: "greedy", name: null },
    ],
  } as never);
  const step = { events: [{ text: "You attack." }, { text: "Player 2 blocks." }] } as never;
  expect(stepWithNames(step, seats, 0).events.map(({ text }) => text)).toEqual(["You attack.", "Greedy bot blocks."]);
});

test("a bot of the owner's has its own name, and one of the rules no budget in its name", () => {
  expect(botName("own:greedy")).toBe("greedy");
  expect(botName("greedy:500")).toBe("Greedy bot");
});

test("bots of one name are told apart by numerals", () => {
  const places = ["human", "level-3", "level-4", "level-3"].map((who) => ({ who, name: null }));
  const seats = seatsOf({ places } as never);
  expect(seats.map(({ seat }) => nameAt(seat, seats, 0))).toEqual(["You", "Icarus I", "Atalanta", "Icarus II"]);
});
