// What a player meant, in the notation of Gods Unchained: to ask why it can not be done.
import { joined } from "../attempts";
import { isOnBoard } from "./rows";
import { unitAt } from "./units";
import type { View } from "./view";

/** What pointing from one place to another means; from or to nothing in particular is null. */
export function attempt(view: View, source: string | null, target: string | null): string | null {
  if (source === null) return target === null ? null : `choose ${numbered(target)}`;
  const place = target !== null && isOnBoard(target) ? target : null;
  if (source === "bag") return "bag";
  if (source === "power") return joined("power", place);
  if (source.startsWith("sanctum-")) return `buy ${numbered(source)}`;
  if (source.startsWith("#")) return joined(`play ${source}`, target?.startsWith("gap-") ? numbered(target) : place);
  const unit = unitAt(view, source);
  if (!unit) return null;
  if (unit.kind === "relic") return joined(`use ${source}`, place);
  return `attack ${source} ${place ?? `p${2 - unit.owner}-god`}`;
}

/** Whether a player may want to act with what is there, even if it can not now. */
export function isOwn(view: View, place: string): boolean {
  if (view.seat === null) return false;
  return ["power", "bag"].includes(place) || /^(#|sanctum-)/.test(place) || unitAt(view, place)?.owner === view.seat;
}

/** Cards that are offered, sold, or between which one is put are named by their numbers. */
function numbered(place: string): string {
  return isOnBoard(place) || place.startsWith("#") ? place : place.replace(/^[a-z]+-/, "");
}
