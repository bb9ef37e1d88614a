// The player's record: the matches begun and ended in this browser, kept there without an account.

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

const KEY = "theagon-record";
const MOST = 2000;

let version = $state(0);

function isPlayed(value: unknown): value is Played {
  if (typeof value !== "object" || value === null) return false;
  const { match, game, deck, others, turns, result, at } = value as Partial<Record<keyof Played, unknown>>;
  return (
    [match, game, deck].every((each) => typeof each === "string") &&
    [turns, at].every(Number.isFinite) &&
    [null, "won", "lost", "drawn"].includes(result as Played["result"]) &&
    Array.isArray(others) &&
    others.every((each: unknown) => typeof (each as Played["others"][number] | null)?.kind === "string")
  );
}

/** Return the matches in a text that `exported` returned; none for any other text. */
function matchesIn(text: string): Played[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

function all(): Played[] {
  void version;
  return matchesIn(localStorage.getItem(KEY) ?? "[]");
}

/** Return the matches that are over, the latest first. */
export function finished(): Played[] {
  return all().filter(({ result }) => result !== null);
}

/** Return the name or the id of the player's deck in a match; empty: none was chosen. */
export function deckOf(match: string): string {
  return all().find((each) => each.match === match)?.deck ?? "";
}

/** Store matches, replacing what is known of them. */
function keep(...matches: Played[]): void {
  const byId = new Map([...all(), ...matches].map((each) => [each.match, each]));
  const latest = [...byId.values()].sort((one, other) => other.at - one.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(latest));
  } catch {
    // the browser saves nothing
  }
  version += 1;
}

/** Record that a match has begun, with the id or the text of the player's deck. */
export function noteBeginning(match: string, game: string, deck: string | null | undefined): void {
  const name = /^name: (.*)$/m.exec(deck ?? "")?.[1];
  const called = name === undefined ? (deck ?? "") : String(JSON.parse(name));
  keep({ match, game, deck: called, others: [], turns: 0, result: null, at: Date.now() });
}

/** Record that a match is over. Opening a recorded match again changes nothing. */
export function noteEnd(match: string, ended: Pick<Played, "game" | "others" | "turns" | "hints" | "result">): void {
  const known = all().find((each) => each.match === match);
  if (known?.result) return;
  keep({ deck: "", ...known, match, ...ended, at: Date.now() });
}

/** Return the whole record as the text of a file. */
export function exported(): string {
  return JSON.stringify(finished(), null, 1);
}

/** Add the matches of a text that `exported` returned, and return their number. */
export function imported(text: string): number {
  const found = matchesIn(text);
  keep(...found);
  return found.length;
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
