// What games have in common that have units on their boards.
import type { View } from "../protocol/types";

export interface Unit {
  id: number;
  owner: number | null;
  tile: string;
  health: number;
  maximum: number;
}

export interface UnitsView extends View {
  units: Unit[];
}

export function unitAt<One extends { tile: string }>(view: { units: readonly One[] }, place: string): One | undefined {
  return view.units.find(({ tile }) => tile === place);
}

/** Whether a unit of the reader's is at a place. */
export function isOwn(view: UnitsView, place: string): boolean {
  return view.seat !== null && unitAt(view, place)?.owner === view.seat;
}
