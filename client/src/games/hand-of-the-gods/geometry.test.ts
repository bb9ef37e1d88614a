import { describe, expect, test } from "vitest";

import { isOwn } from "../units";
import { position } from "./example";
import { TILES, edgesOf, homesOf, linesOf, namesOf, sizeOf, spotOf, tilesOf } from "./geometry";

describe("the tiles", () => {
  test("each have a place of their own, however the board lies", () => {
    for (const turned of [false, true]) {
      for (const near of [0, 1]) {
        const lines = linesOf({ turned, near });
        expect(lines.flat().toSorted()).toEqual(TILES.toSorted());
        for (const [y, line] of lines.entries()) {
          for (const [x, tile] of line.entries()) expect(spotOf(tile, { turned, near })).toEqual({ x, y });
        }
        const { across, down } = sizeOf({ turned, near });
        expect([lines[0]?.length, lines.length]).toEqual([across, down]);
      }
    }
  });

  test("of the near home are at the left, or at the bottom", () => {
    expect(spotOf("a1", { turned: false, near: 0 })).toEqual({ x: 0, y: 4 });
    expect(spotOf("h5", { turned: false, near: 1 })).toEqual({ x: 0, y: 4 });
    expect(spotOf("a1", { turned: true, near: 0 })).toEqual({ x: 0, y: 7 });
    expect(spotOf("h5", { turned: true, near: 1 })).toEqual({ x: 0, y: 7 });
  });

  test("of a home are those of its columns, as the map has them", () => {
    const homes = [
      ["a", "b", "c"],
      ["c", "h"],
    ];
    expect(["a1", "c3", "d3", "h5"].map((tile) => homesOf(tile, homes))).toEqual([[0], [0, 1], [], [1]]);
  });

  test("of a home end where the board shows it, from every side", () => {
    const [turned, near] = [false, 0];
    expect(edgesOf(["a", "b"], { turned, near })).toEqual([{ line: 2, after: false }]);
    expect(edgesOf(["a", "b"], { turned, near: 1 })).toEqual([{ line: 6, after: true }]);
    expect(edgesOf(["a", "b"], { turned: true, near })).toEqual([{ line: 6, after: true }]);
    expect(edgesOf(["a", "b"], { turned: true, near: 1 })).toEqual([{ line: 2, after: false }]);
    expect(edgesOf(["d"], { turned, near })).toEqual([
      { line: 3, after: true },
      { line: 4, after: false },
    ]);
    expect(edgesOf([..."abcdefgh"], { turned, near })).toEqual([]);
  });

  test("are named by themselves, their column and their row", () => {
    expect(namesOf("c2")).toEqual(["c2", "column-c", "row-2"]);
    expect(namesOf("#2")).toEqual(["#2"]);
    expect(tilesOf("column-c")).toEqual(["c1", "c2", "c3", "c4", "c5"]);
    expect(tilesOf("row-2")).toHaveLength(8);
    expect(["c2", "leader", "#1"].map(tilesOf)).toEqual([["c2"], ["leader"], ["#1"]]);
  });
});

test("only units of the reader's seat are the reader's own", () => {
  const view = position();
  expect(["c3", "a3"].every((place) => isOwn(view, place))).toBe(true);
  expect(["d3", "b2"].some((place) => isOwn(view, place))).toBe(false);
  expect(isOwn(position({ seat: null }), "c3")).toBe(false);
});
