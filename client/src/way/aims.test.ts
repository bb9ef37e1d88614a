import { beforeEach, expect, it } from "vitest";

import { noteBeginning, noteEnd, noteTakeBack } from "../record/record";
import { aimsOf, winsAgainst, wonIn } from "./aims";

const GODS = ["zeus", "odin"];
const END = { game: "g", others: [{ kind: "level-3", name: "" }], turns: 9, result: "won" as const, hints: 0 };

beforeEach(() => localStorage.clear());

const done = () => Object.fromEntries(aimsOf("g", GODS).map((aim) => [aim.name, `${aim.done}/${aim.all}`]));

it("a win counts for its god, its opponent and, without help, for the player", () => {
  expect(done()).toEqual({ gods: "0/2", ladder: "0/8", days: "0/7", alone: "0/1" });
  noteEnd("m", { ...END, god: "odin" });
  noteEnd("n", { ...END, god: "odin" });
  noteEnd("lost", { ...END, god: "zeus", result: "lost" });
  noteEnd("other", { ...END, game: "h", god: "zeus" });
  expect(done()).toEqual({ gods: "1/2", ladder: "1/8", days: "0/7", alone: "1/1" });
  expect([winsAgainst("level-3", wonIn("g")), winsAgainst("level-4", wonIn("g"))]).toEqual([2, 0]);
});

it("a win with a hint, or after something was taken back, is not the player's alone", () => {
  noteBeginning("m", "g", null);
  noteTakeBack("m");
  noteEnd("m", END);
  noteEnd("n", { ...END, hints: 1 });
  expect(done()["alone"]).toBe("0/1");
  noteTakeBack("not-recorded");
  noteEnd("not-recorded", END);
  expect(done()["alone"]).toBe("1/1");
});
