import { describe, expect, test } from "vitest";

import type { Option } from "../protocol/types";
import { Choosing, exactly } from "./choosing.svelte";

let number = 0;

function option(verb: string, source: string | null, ...targets: string[]): Option {
  number += 1;
  return { action: number, verb, source, targets };
}

function choosing(options: Option[], weighed: (place: string) => boolean = () => false, onBoard = false) {
  const acted: string[] = [];
  const asked: string[] = [];
  const chooser = {
    act: ({ verb, source, targets }: Option) => acted.push([verb, source, ...targets].filter(Boolean).join(" ")),
    whyNot: (source: string | null, target: string | null) => asked.push(`${source} ${target}`),
  };
  const made = new Choosing(
    () => options,
    chooser,
    ({ targets }) => targets,
    weighed,
    () => onBoard,
  );
  return { made, acted, asked };
}

const UNIT = [option("move", "c4", "c3"), option("attack", "c4", "d5"), option("end", null)];

describe("choosing", () => {
  test("is pointing at a source, then at its target", () => {
    const { made, acted } = choosing(UNIT);
    made.point(["c4"], true);
    expect(made.picked).toBe("c4");
    expect([...made.targets.keys()]).toEqual(["c3", "d5"]);
    made.point(["d5"], false);
    expect(acted).toEqual(["attack c4 d5"]);
    expect(made.picked).toBeNull();
  });

  test("is pointing at a place, where nothing acts and all places are on the board", () => {
    const { made, acted, asked } = choosing(
      [option("place", null, "a1"), option("place", null, "d2")],
      undefined,
      true,
    );
    expect([...made.targets.keys()]).toEqual(["a1", "d2"]);
    expect(made.sourceless).toEqual([]);
    made.point(["g7"], false);
    expect(asked).toEqual(["null g7"]);
    made.point(["d2"], false);
    expect(acted).toEqual(["place d2"]);
  });

  test("is undone by pointing at the same place again", () => {
    const { made } = choosing(UNIT);
    made.point(["c4"], true);
    made.point(["c4"], true);
    expect(made.picked).toBeNull();
  });

  test("switches to another source", () => {
    const { made, acted } = choosing([...UNIT, option("move", "b2", "b1")]);
    made.point(["c4"], true);
    made.point(["b2"], true);
    expect(made.picked).toBe("b2");
    expect(acted).toEqual([]);
  });

  test("asks why a place is no target, and keeps the source", () => {
    const { made, asked } = choosing(UNIT);
    made.point(["c4"], true);
    made.point(["h1"], false);
    expect(asked).toEqual(["c4 h1"]);
    expect(made.picked).toBe("c4");
  });

  test("asks why an own unit can do nothing", () => {
    const { made, asked } = choosing(UNIT);
    made.point(["a1"], true);
    expect(asked).toEqual(["a1 null"]);
  });

  test("asks nothing about places that are not the player's own", () => {
    const { made, asked } = choosing(UNIT);
    made.point(["h3"], false);
    expect([asked, made.picked]).toEqual([[], null]);
  });

  test("takes a tile for its column where a column is the target", () => {
    const { made, acted } = choosing([option("leader", "leader", "column-c")]);
    made.point(["leader"], true);
    made.point(["c2", "column-c", "row-2"], false);
    expect(acted).toEqual(["leader leader column-c"]);
  });

  test("lets the player say which of two options is meant", () => {
    const two = [option("attack", "c4", "d5"), option("warcry", "c4", "d5")];
    const { made, acted } = choosing(two);
    made.point(["c4"], true);
    made.point(["d5"], false);
    expect(made.rivals.map((one) => one.verb)).toEqual(["attack", "warcry"]);
    made.settle([two[1] as Option]);
    expect(acted).toEqual(["warcry c4 d5"]);
  });

  test("plays a card without a target wherever it is dropped on the board", () => {
    const { made, acted } = choosing([option("play", "#1")]);
    made.point(["#1"], true);
    expect(made.direct).toHaveLength(1);
    made.point(["d3"], false);
    expect(acted).toEqual(["play #1"]);
  });

  test("answers a choice, and asks why not for a place that is no answer", () => {
    const { made, acted, asked } = choosing([option("choose", null, "b1"), option("choose", null, "b2")]);
    made.point(["c4"], true);
    made.point(["b2"], false);
    expect([asked, acted]).toEqual([["null c4"], ["choose b2"]]);
  });

  test("first picks a card on offer, to be read, and then chooses it", () => {
    const offers = ["offer-1", "offer-2"].map((place) => option("choose", null, place));
    const { made, acted } = choosing(offers, (place) => place.startsWith("offer"));
    made.point(["offer-1"], true);
    made.point(["offer-2"], true);
    expect([made.picked, made.direct, acted]).toEqual(["offer-2", [offers[1]], []]);
    made.point(["offer-2"], true);
    expect([made.picked, acted]).toEqual([null, ["choose offer-2"]]);
  });

  test("of several cards ends when it is confirmed", () => {
    const hands = [[], ["#1"], ["#2"], ["#1", "#2"]].map((places) => option("mulligan", null, ...places));
    const { made, acted } = choosing(hands);
    made.point(["#2"], true);
    made.point(["#1"], true);
    made.point(["#2"], true);
    expect(acted).toEqual([]);
    made.confirm();
    expect(acted).toEqual(["mulligan #1"]);
  });
});

test("places may be named in any order", () => {
  const found = exactly([option("mulligan", null, "#1", "#3")], new Set(["#3", "#1"]));
  expect(found?.targets).toEqual(["#1", "#3"]);
});
