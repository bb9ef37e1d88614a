// What a player meant, in the notation of Army of Gods: to ask why it can not be done.
import { cardOf } from "../../cards/faces";
import type { Catalogue } from "../../protocol/types";
import { seatOf } from "./armies";
import { cardAt } from "./places";
import type { View } from "./view";

/** What pointing from one place to another means; from or to nothing in particular is null. */
export function attempt(view: View, source: string | null, target: string | null, catalogue: Catalogue): string | null {
  if (source === null) return target === null ? null : `${view.choice?.kind === "block" ? "block" : "choose"} ${named(target)}`;
  if (source === "leader") return "ability";
  if (!source.startsWith("#")) return null;
  const card = cardOf(catalogue, cardAt(view, source));
  if (card?.kind !== "army") return `play ${source}`;
  const rival = target !== null && seatOf(target) !== null && seatOf(target) !== view.seat;
  return rival && target.includes("-") ? `attack ${source} ${target}` : `drop ${source}`;
}

/** Cards that are offered or looked at are named by their numbers, those of the discard pile by their kinds. */
function named(place: string): string {
  return place.replace(/^(offer|top)-/, "#").replace(/^discard-/, "");
}
