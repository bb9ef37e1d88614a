// What the people at a table are called.
import type { SeatLine } from "../protocol/types";
import { known, say } from "../words/words.svelte";

/** `own`: one's seat; null where one watches, or plays both. */
export function nameAt(seat: number, seats: readonly SeatLine[], own: number | null): string {
  const person = seats.find((each) => each.seat === seat);
  if (person && person.kind !== "human") return known(`bot-${person.kind}`) ? say(`bot-${person.kind}`) : person.kind;
  if (person?.name) return person.name;
  return seat === own ? say("you") : say("player", { number: seat + 1 });
}
