import { describe, expect, it } from "vitest";

import { edited } from "./fields";
import {
  fieldsOf,
  fileOf,
  groundIn,
  mapIn,
  MOST_BLOCKERS,
  ORDER,
  opposite,
  painted,
  viewOf,
  type Ground,
} from "./maps";
import { TILES } from "../games/hand-of-the-gods/geometry";

const TEXT = `id: narrows # mine
name: {en: The Narrows}
homes: [[a, b], [g, h]]
# The pass.
blockers: [d2, e4]
stone-health: 20`;
const GROUND: Ground = {
  homes: [
    ["a", "b"],
    ["g", "h"],
  ],
  stones: ["a3", "h3"],
  blockers: ["d2", "e4"],
  stoneHealth: 20,
};

function written(text: string, ground: Ground): string {
  return fieldsOf(ground).reduce((now, [field, value]) => edited(now, [field], value, ORDER), text);
}

describe("a map", () => {
  it("is read as far as it can be drawn", () => {
    expect(groundIn(TEXT)).toEqual(GROUND);
    expect(groundIn("homes: [[a")).toBeNull();
    expect(groundIn("id: x\nhomes: {a: 1}\nstones: [z9, a1]\nblockers: [d2, 7, i3, [a1]]\nstone-health: 1000")).toEqual(
      {
        homes: [[], []],
        stones: ["a1", "h3"],
        blockers: ["d2"],
        stoneHealth: 25,
      },
    );
  });

  it("is the same text when nothing is changed, and keeps all other letters when something is", () => {
    expect(written(TEXT, GROUND)).toBe(TEXT);
    const changed = painted(GROUND, "blocker", "c1", "none");
    expect(changed && written(TEXT, changed)).toBe(TEXT.replace("[d2, e4]", "[c1, d2, e4]"));
    const moved = painted(GROUND, "stone-1", "b3", "mirrored");
    expect(moved && written(TEXT, moved)).toContain("stones: [b3, g3]");
    expect(moved && groundIn(written(TEXT, moved))).toEqual(moved);
  });

  it("is alike for both players, if that is wanted", () => {
    expect(["none", "mirrored", "turned"].map((mirror) => opposite("c4", mirror as "none"))).toEqual([
      "c4",
      "f4",
      "f2",
    ]);
    expect(painted(GROUND, "blocker", "c4", "turned")?.blockers).toEqual(["c4", "d2", "e4", "f2"]);
    expect(painted(GROUND, "blocker", "d2", "turned")?.blockers).toEqual([]);
    expect(painted(GROUND, "home-1", "c1", "turned")?.homes).toEqual([
      ["a", "b", "c"],
      ["f", "g", "h"],
    ]);
    expect(painted(GROUND, "home-2", "h1", "mirrored")?.homes).toEqual([["b"], ["g"]]);
    expect(painted(GROUND, "stone-2", "g4", "turned")?.stones).toEqual(["b2", "g4"]);
  });

  it("stays possible", () => {
    expect(painted(GROUND, "blocker", "a3", "none")).toBeNull();
    expect(painted(GROUND, "stone-1", "d2", "none")?.blockers).toEqual(["e4"]);
    expect(painted(GROUND, "stone-1", "h3", "none")?.stones).toEqual(["h3", "a3"]);
    expect(painted({ ...GROUND, homes: [["a"], ["h"]] }, "home-1", "a2", "none")).toBeNull();
    const full = { ...GROUND, blockers: TILES.slice(5, 5 + MOST_BLOCKERS) };
    expect(painted(full, "blocker", "h1", "none")).toBeNull();
    for (const tile of TILES)
      for (const brush of ["blocker", "stone-1", "stone-2", "home-1", "home-2"] as const)
        for (const mirror of ["none", "mirrored", "turned"] as const) {
          const next = painted(GROUND, brush, tile, mirror) ?? GROUND;
          expect(new Set([...next.stones, ...next.blockers]).size).toBe(2 + next.blockers.length);
        }
  });

  it("is a board with two stones and nothing else", () => {
    const view = viewOf(GROUND);
    expect(view.units.map(({ tile, owner, health }) => [tile, owner, health])).toEqual([
      ["a3", 0, 20],
      ["h3", 1, 20],
    ]);
    expect(view.players.map(({ home }) => home)).toEqual(GROUND.homes);
  });

  it("is a file of its own and comes from one", () => {
    const game = "hand-of-the-gods";
    expect(mapIn(fileOf(game, TEXT), game)).toBe(TEXT);
    expect(mapIn(fileOf("army-of-gods", TEXT), game)).toBeNull();
    expect(mapIn("game: hand-of-the-gods\ncards: []", game)).toBeNull();
    expect(mapIn("homes: [", game)).toBeNull();
  });
});
