// The record as a file, which takes it to another browser.
import { listOf, readJson } from "../shell/schema";
import { MOST_MATCHES, finished, isPlayed, save, type Played } from "./record";

/** What became of a file of matches. `known` were in the record already; `bad` are no matches. */
export interface Import {
  added: number;
  known: number;
  bad: number;
  /** Whether the record has no room for them: then none was added. */
  tooMany: boolean;
}

const isFinished = (value: unknown): value is Played => isPlayed(value) && value.result !== null;

/** Return the whole record as the text of a file. */
export function exported(): string {
  return JSON.stringify(finished(), null, 1);
}

/** Add the matches of a text that `exported` returned, unless there are too many. */
export function imported(text: string): Import {
  const { value: found, bad } = readJson(
    text,
    listOf(isFinished, ({ match }) => match),
  );
  const ended = new Set(finished().map(({ match }) => match));
  const added = found.filter(({ match }) => !ended.has(match));
  const tooMany = ended.size + added.length > MOST_MATCHES;
  if (!tooMany) save(...added);
  return { added: added.length, known: found.length - added.length, bad: bad.length, tooMany };
}
