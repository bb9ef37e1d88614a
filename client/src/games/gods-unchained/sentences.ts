// Describes choices in sentences.
import type { Expecting } from "../client";
import { expectation } from "../display";
import type { View } from "./view";

/** Return what is expected now: a choice among the cards of a pile names its owner. */
export function expects({ view, own, able }: Expecting<View>): string | null {
  if (!own || !able) return null;
  const { kind, pile, owner } = view.choice ?? {};
  const whose = typeof owner !== "number" ? "both" : owner === view["to-act"] ? "own" : "enemy";
  return expectation(kind, pile ? { pile: `${whose}-${pile}` } : {});
}
