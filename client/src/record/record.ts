// The player's record: the matches begun and ended in this browser, saved there without an account.
import { isAbsentOr, isAmong, isId, isShaped, isText, isWhole, listOf } from "../shell/schema";
import { Saved } from "../shell/storage.svelte";

export interface Played {
  match: string;
  game: string;
  /** The name or the id of the player's deck; empty: none was chosen. */
  deck: string;
  /** The other players: the kinds of bots, the names of people. */
  others: { kind: string; name: string }[];
  turns: number;
  /** The number of hints given. */
  hints?: number;
  /** How often something was taken back. */
  backs?: number;
  /** The god or leader of the player. */
  god?: string;
  /** Null while the match goes on. */
  result: "won" | "lost" | "drawn" | null;
  /** Milliseconds since 1970, UTC. */
  at: number;
}

/** So many matches of each result. */
export interface Score {
  won: number;
  lost: number;
  drawn: number;
}

/** The most matches that the record has. A new one takes the place of the oldest. */
export const MOST_MATCHES = 2000;
const MOST_OPPONENTS = 3;
const LATEST = 8.64e15; // the last moment that a `Date` knows
const MANY = 1_000_000;

const isPlayer = isShaped<Played["others"][number]>({ kind: isText, name: isText });
export const isPlayed = isShaped<Played>({
  match: isId,
  game: isText,
  deck: isText,
  others: (value): value is Played["others"] =>
    Array.isArray(value) && value.length <= MOST_OPPONENTS && value.every(isPlayer),
  turns: isWhole(0, MANY),
  hints: isAbsentOr(isWhole(0, MANY)),
  backs: isAbsentOr(isWhole(0, MANY)),
  god: isAbsentOr(isText),
  result: isAmong([null, "won", "lost", "drawn"] as const),
  at: isWhole(0, LATEST),
});

export const record = new Saved(
  "theagon-record",
  listOf(isPlayed, ({ match }) => match),
);

/** Return the matches that are over, the latest first. */
export function finished(): Played[] {
  return record.value.filter(({ result }) => result !== null);
}

/** Return the name or the id of the player's deck in a match; empty: none was chosen. */
export function deckOf(match: string): string {
  return entryOf(match)?.deck ?? "";
}

function entryOf(match: string): Played | undefined {
  return record.value.find((each) => each.match === match);
}

/** Save matches, replacing what is known of them. */
export function save(...matches: Played[]): void {
  record.change((played) => {
    const byId = new Map([...played, ...matches].map((each) => [each.match, each]));
    return [...byId.values()].sort((one, other) => other.at - one.at).slice(0, MOST_MATCHES);
  });
}

/** Record that a match has begun, with the id or the text of the player's deck. */
export function noteBeginning(match: string, game: string, deck: string | null | undefined): void {
  const name = /^name: (.*)$/m.exec(deck ?? "")?.[1];
  const called = name === undefined ? (deck ?? "") : String(JSON.parse(name));
  save({ match, game, deck: called, others: [], turns: 0, result: null, at: Date.now() });
}

/** Record that something was taken back in a match that was begun in this browser. */
export function noteTakeBack(match: string): void {
  const known = entryOf(match);
  if (known && !known.result) save({ ...known, backs: (known.backs ?? 0) + 1 });
}

/** Record that a match is over. Opening a recorded match again changes nothing. */
export function noteEnd(match: string, ended: Omit<Played, "match" | "deck" | "backs" | "at">): void {
  const known = entryOf(match);
  if (known?.result) return;
  save({ deck: "", ...known, match, ...ended, at: Date.now() });
}

/** Return the scores by what each match is counted under, the most matches first. */
export function scoresBy(matches: readonly Played[], under: (match: Played) => string): [string, Score][] {
  const scores = new Map<string, Score>();
  for (const match of matches) {
    const name = under(match);
    const score = scores.get(name) ?? { won: 0, lost: 0, drawn: 0 };
    if (match.result) score[match.result] += 1;
    scores.set(name, score);
  }
  return [...scores].sort(([, one], [, other]) => total(other) - total(one));
}

function total({ won, lost, drawn }: Score): number {
  return won + lost + drawn;
}
