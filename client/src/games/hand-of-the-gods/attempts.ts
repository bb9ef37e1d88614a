// What a player meant, in the notation of Hand of the Gods: to ask why it can not be done.
import { joined } from "../attempts";
import { besides, tilesOf } from "./geometry";
import { unitAt } from "./units";
import type { View } from "./view";

/** What pointing from one place to another means; from or to nothing in particular is null. */
export function attempt(view: View, source: string | null, target: string | null): string | null {
  if (source === null) return target === null ? null : `choose ${target}`;
  const tile = target !== null && tilesOf(target).length > 0 ? target : null;
  if (source === "leader") return joined("leader", tile);
  if (source.startsWith("#")) return joined(`play ${source}`, tile);
  const unit = tile === null ? undefined : unitAt(view, tile);
  if (unit && unit.owner !== view.seat) return `attack ${source} ${unit.tile}`;
  const to = tile ?? freeBeside(view, source);
  return to === null ? null : `move ${source} ${to}`;
}

/** Whether a player may want to act with what is there, even if it can not now. */
export function isOwn(view: View, place: string): boolean {
  if (view.seat === null) return false;
  if (place === "leader" || place.startsWith("#")) return true;
  return unitAt(view, place)?.owner === view.seat;
}

function freeBeside(view: View, tile: string): string | null {
  const taken = new Set([...view.units.map((unit) => unit.tile), ...view.blockers]);
  const beside = besides(tile);
  return beside.find((one) => !taken.has(one)) ?? beside[0] ?? null;
}
