// The names of the people at a table.
import type { Invitation, Place, SeatLine, StepLine } from "../protocol/types";
import { known, say } from "../words/words.svelte";

/** Bots of one name are told apart like kings. */
const NUMERALS = ["I", "II", "III", "IV"] as const;

/** Return the name of the player at a seat. `own` is the reader's seat; null for a spectator, or a player of several
 * seats. */
export function nameAt(seat: number, seats: readonly SeatLine[], own: number | null): string {
  const person = seats.find((each) => each.seat === seat);
  if (person && person.kind !== "human") {
    const name = botName(person.kind);
    const alike = seats.filter(({ kind }) => botName(kind) === name);
    return alike.length === 1 ? name : `${name} ${NUMERALS[alike.indexOf(person)]}`;
  }
  if (person?.name) return person.name;
  return seat === own ? say("you") : say("player", { number: seat + 1 });
}

/** Replace the players' numbers in a sentence of the server by their names, where known. */
export function withNames(text: string, seats: readonly SeatLine[], own: number | null): string {
  return seats.reduce((told, { seat }) => {
    // Spanish has an article before a player's number, "del jugador 2", and none before a name, "de Ana".
    const numbered = new RegExp(`(?:(de|a)l |el )?${say("player", { number: seat + 1 })}(?!\\d)`, "giu");
    const name = nameAt(seat, seats, own);
    return told.replace(numbered, (_, preposition?: string) => (preposition ? `${preposition} ${name}` : name));
  }, text);
}

/** Return a step whose sentences have the names of the players. */
export function stepWithNames(step: StepLine, seats: readonly SeatLine[], own: number | null): StepLine {
  return { ...step, events: step.events.map((line) => ({ ...line, text: withNames(line.text, seats, own) })) };
}

/** Return the people of a match, as its invitation names them. */
export function seatsOf({ places }: Invitation): SeatLine[] {
  return places.map(({ who, name, rating }, seat) => ({ seat, name, kind: who, connected: true, rating, gain: null }));
}

/** Return the name of the player who has a place, or is to take it. */
export function nameOfPlace({ who, name, taken }: Omit<Place, "rating">): string {
  if (name) return name;
  if (who === "human" || (who === "friend" && taken)) return say("a-person");
  return who === "friend" ? say("with-friend") : botName(who);
}

/** Return the name of a kind of bot, such as `search:64`, with its budget, or `own:hopeful`, a bot of the server's
 * owner. */
export function botName(kind: string): string {
  const [word = "", name] = kind.split(":");
  if (word === "own" && name) return name;
  return known(`bot-${word}`) ? say(`bot-${word}`) : kind;
}
