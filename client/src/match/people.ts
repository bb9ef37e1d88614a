// What the people at a table are called.
import type { Place, SeatLine } from "../protocol/types";
import { known, say } from "../words/words.svelte";

/** `own`: one's seat; null where one watches, or plays several. */
export function nameAt(seat: number, seats: readonly SeatLine[], own: number | null): string {
  const person = seats.find((each) => each.seat === seat);
  if (person && person.kind !== "human") {
    const alone = seats.filter(({ kind }) => kind === person.kind).length === 1;
    return alone ? botName(person.kind) : `${botName(person.kind)} ${seat + 1}`;
  }
  if (person?.name) return person.name;
  return seat === own ? say("you") : say("player", { number: seat + 1 });
}

/** Whose a place is, or who is to take it. */
export function nameOfPlace({ who, name, taken }: Place): string {
  if (name) return name;
  if (who === "human" || (who === "friend" && taken)) return say("a-person");
  return who === "friend" ? say("with-friend") : botName(who);
}

function botName(kind: string): string {
  return known(`bot-${kind}`) ? say(`bot-${kind}`) : kind;
}
