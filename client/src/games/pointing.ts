// Pointing at boards, alike for all of them: the handlers of a place, its label, and the arrow keys.
import type { Previewed } from "../protocol/types";
import { known, say } from "../words/words.svelte";
import type { BoardProps } from "./client";
import { amountOf } from "./display";

export type Change = Previewed["changes"][number];

/** Return the event handlers of a place's button; `focus` notes the place that the Tab key returns to. */
export function handlersOf(
  place: string,
  { onpoint, onlook }: Pick<BoardProps, "onpoint" | "onlook">,
  focus: (place: string) => void,
) {
  return {
    onclick: (event: MouseEvent) => onpoint?.(place, event),
    onfocus(event: FocusEvent) {
      focus(place);
      // Reaching a place by keyboard counts as looking at it; touching it does not.
      if ((event.currentTarget as Element).matches(":focus-visible")) onlook?.(place);
    },
    onblur: () => onlook?.(null),
    onpointerenter: () => onlook?.(place),
    onpointerleave: () => onlook?.(null),
  };
}

/** Return what screen readers say of a place: what is there, what may be done with it, and the outcome. */
export function labelOf(
  place: string,
  described: string,
  { able, selected, targets }: Pick<BoardProps, "able" | "selected" | "targets">,
  outcome: string | null,
): string {
  const verb = targets?.get(place);
  const parts = [described];
  if (place === selected) parts.push(say("tile-selected"));
  else if (verb) parts.push(say(known(`may-${verb}`) ? `may-${verb}` : "may-choose"));
  else if (able?.has(place)) parts.push(say("tile-able"));
  // A description may be a sentence with its own full stop.
  return [...parts, ...(outcome === null ? [] : [outcome])].join(". ").replaceAll(".. ", ". ");
}

/** Return the outcome for a unit, in words. */
export function outcomeOf(change: Change): string {
  return isFatal(change) ? say("outcome-gone") : say("outcome", { health: amountOf(change) });
}

/** Return whether the unit surely dies. A unit without health may remain until another event removes it. */
export function isFatal({ gone, most }: Change): boolean {
  return gone === true || most <= 0;
}

/** Return the outcomes by unit: of the action under the pointer or, without one, of aiming at each place. */
export function changesOn(
  preview: Previewed | null,
  foretold: ReadonlyMap<string, Previewed>,
  unitAt: (place: string) => number | undefined,
): Map<number, Change> {
  const all =
    preview?.changes ??
    [...foretold].flatMap(([place, { changes }]) => changes.filter(({ unit }) => unit === unitAt(place)));
  return new Map(all.map((change) => [change.unit, change]));
}

/** Return the place that an arrow key leads to. Rows are centred; an empty name is a gap, which the key skips. */
export function step(rows: readonly (readonly string[])[], from: string, key: string): string | undefined {
  const y = rows.findIndex((row) => row.includes(from));
  const row = rows[y];
  if (!row) return undefined;
  const x = row.indexOf(from);
  const isPlace = (place: string): boolean => place !== "";
  if (key === "ArrowLeft") return row.slice(0, x).findLast(isPlace);
  if (key === "ArrowRight") return row.slice(x + 1).find(isPlace);
  if (key === "Home") return row.find(isPlace);
  if (key === "End") return row.findLast(isPlace);
  const beyond = key === "ArrowUp" ? rows.slice(0, y).reverse() : rows.slice(y + 1);
  return beyond
    .map((next) => {
      const nearest = Math.round(x - (row.length - 1) / 2 + (next.length - 1) / 2);
      return next[Math.min(next.length - 1, Math.max(0, nearest))] ?? "";
    })
    .find(isPlace);
}
