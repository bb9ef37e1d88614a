// The places of Gods Unchained on the screen: in rows from the far god to the near one.
import type { Unit, View } from "./view";

/** A place to point at, by its name in options. */
export interface Cell {
  /** The same for the same thing in every view. */
  key: string;
  place: string;
  kind: "god" | "relic" | "power" | "creature" | "gap" | "sanctum";
  seat: number | null;
  unit?: Unit;
}

export interface Row {
  name: string;
  kind: "god" | "creature" | "sanctum";
  seat: number | null;
  cells: Cell[];
}

/** Return the creatures of a side from left to right. */
export function creaturesOf(view: View, seat: number): Unit[] {
  return view.units
    .filter((unit) => unit.owner === seat && unit.kind === "creature")
    .sort((one, two) => one.tile.localeCompare(two.tile));
}

/** Return the rows from top to bottom as the seat `near` sees them. `gaps` to choose from replace the creatures of their
 * row. */
export function rowsOf(view: View, near: number, gaps: readonly string[]): Row[] {
  const far = 1 - near;
  const rows = [
    godRow(view, far),
    creatureRow(view, far, gaps),
    sanctumRow(view),
    creatureRow(view, near, gaps),
    godRow(view, near),
  ];
  return rows.filter((row) => row.kind !== "sanctum" || row.cells.length > 0);
}

function godRow(view: View, seat: number): Row {
  const own = view.units.filter((unit) => unit.owner === seat);
  const cellOf = (kind: "god" | "relic"): Cell[] =>
    own.filter((unit) => unit.kind === kind).map((unit) => ({ key: `${unit.id}`, place: unit.tile, kind, seat, unit }));
  const power: Cell[] = view.players[seat]?.power
    ? [{ key: `power-${seat}`, place: powerPlace(view, seat), kind: "power", seat }]
    : [];
  return { name: `god-${seat}`, kind: "god", seat, cells: [...cellOf("relic"), ...cellOf("god"), ...power] };
}

function creatureRow(view: View, seat: number, gaps: readonly string[]): Row {
  const cells: Cell[] =
    gaps.length > 0 && view["to-act"] === seat
      ? gaps.map((place) => ({ key: place, place, kind: "gap", seat }))
      : creaturesOf(view, seat).map((unit) => ({ key: `${unit.id}`, place: unit.tile, kind: "creature", seat, unit }));
  return { name: `creatures-${seat}`, kind: "creature", seat, cells };
}

function sanctumRow(view: View): Row {
  const cells = (view.sanctum ?? []).flatMap((sold, index): Cell[] =>
    sold ? [{ key: `sanctum-${index}-${sold.card}`, place: `sanctum-${index + 1}`, kind: "sanctum", seat: null }] : [],
  );
  return { name: "sanctum", kind: "sanctum", seat: null, cells };
}

/** Return the name of a god power's place: options name the reader's own. */
export function powerPlace(view: View, seat: number): string {
  return view.seat === seat ? "power" : `p${seat + 1}-power`;
}

/** Return the seat of the god power at a place; null if there is none. */
export function powerSeat(view: View, place: string): number | null {
  return [0, 1].find((seat) => powerPlace(view, seat) === place) ?? null;
}
