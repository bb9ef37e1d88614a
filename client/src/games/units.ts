// The parts that the games with units have in common.
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

/** Return whether the reader's unit is at a place. */
export function isOwn(view: UnitsView, place: string): boolean {
  return view.seat !== null && unitAt(view, place)?.owner === view.seat;
}
