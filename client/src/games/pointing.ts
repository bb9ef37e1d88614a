// What all boards do alike where they are pointed at: what is heard from a place, what is said of it, where keys lead.
import type { Previewed } from "../protocol/types";
import { known, say } from "../words/words.svelte";
import type { BoardProps } from "./client";
import { amountOf } from "./telling";

export type Change = Previewed["changes"][number];

/** What a board hears from a place, to be spread over its button; `focus` notes where the Tab key comes back to. */
export function hearing(
  place: string,
  { onpoint, onlook }: Pick<BoardProps, "onpoint" | "onlook">,
  focus: (place: string) => void,
) {
  return {
    onclick: (event: MouseEvent) => onpoint?.(place, event),
    onfocus(event: FocusEvent) {
      focus(place);
      // A place that the keyboard came to is looked at; one that was touched is only pointed at.
      if ((event.currentTarget as Element).matches(":focus-visible")) onlook?.(place);
    },
    onblur: () => onlook?.(null),
    onpointerenter: () => onlook?.(place),
    onpointerleave: () => onlook?.(null),
  };
}

/** What a screen reader says of a place: what is there, what may be done with it, and what would come of it. */
export function spoken(
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
  return [...parts, ...(outcome === null ? [] : [outcome])].join(". ");
}

/** What would become of a unit, in words. */
export function outcomeOf(change: Change): string {
  return isFatal(change) ? say("outcome-gone") : say("outcome", { health: amountOf(change) });
}

/** Whether it is sure to go. What has no health left may stay where it is until something else takes it away. */
export function isFatal({ gone, most }: Change): boolean {
  return gone === true || most <= 0;
}

/** By unit, what would come of what is aimed at; while nothing is, of aiming at each place what would become of who is there. */
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

/** The place that an arrow key leads to. Rows lie centred one below the other; an empty name is a gap, and passed over. */
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
