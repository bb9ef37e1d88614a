import { describe, expect, test } from "vitest";

import type { EventLine } from "../../protocol/types";
import { position, unit } from "./example";
import { stager } from "./stager";
import type { View } from "./view";

function after(kind: string, more: object, end: View = position()): View {
  const line = { event: { number: 1, kind, clause: "HG1.4", ...more } as EventLine["event"], text: "" };
  return stager.after(position(), line, end);
}

const ref = (id: number, tile: string) => ({ id, card: "", tile });
const at = (view: View, tile: string) => view.units.find((one) => one.tile === tile);

describe("on show", () => {
  test("a unit that is damaged has less health, and one that is healed no more than its most", () => {
    expect(at(after("attack-damage", { amount: 2, target: ref(4, "d3") }), "d3")?.health).toBe(1);
    expect(at(after("heal", { amount: 5, target: ref(3, "c3") }), "c3")?.health).toBe(3);
  });

  test("a unit that moves is on its new tile", () => {
    const view = after("move", { source: ref(3, "c3"), tile: "c5" });
    expect([at(view, "c3"), at(view, "c5")?.id]).toEqual([undefined, 3]);
  });

  test("a unit that dies is gone, but a stone stays where it stood", () => {
    expect(at(after("death", { target: ref(4, "d3") }), "d3")).toBeUndefined();
    expect(at(after("death", { target: ref(2, "h3") }), "h3")?.id).toBe(2);
  });

  test("a unit that comes is as the server says", () => {
    const end = position();
    end.units.push(unit(9, "zombie", 1, "g2", { health: 1 }));
    expect(at(after("spawn", { target: ref(9, "g2") }, end), "g2")?.health).toBe(1);
  });

  test("a unit that comes and is gone again at once is passed over", () => {
    expect(at(after("spawn", { target: ref(9, "g2") }), "g2")).toBeUndefined();
  });

  test("a stunned unit keeps its health and tile until events of their own change them", () => {
    const end = position();
    end.units = end.units.map((one) =>
      one.id === 4 ? { ...one, stunned: ["this-turn"], health: 1, tile: "e3" } : one,
    );
    expect(at(after("stun", { target: ref(4, "d3") }, end), "d3")).toMatchObject({ stunned: ["this-turn"], health: 3 });
  });

  test("a card that is drawn is in the hand, and in no other's", () => {
    const end = position();
    end.players = end.players.map((player) => ({
      ...player,
      deck: 19,
      hand: [...player.hand, { card: "hoplite", cost: 1 }],
    }));
    const view = after("draw", { seat: 0, card: "hoplite" }, end);
    expect(view.players.map((player) => [player.deck, player.hand.length])).toEqual([
      [19, 2],
      [20, 2],
    ]);
  });
});
