// What is recorded of a match, as the steps of a puzzle or a lesson.
import { isShaped, isWhole, one } from "../shell/schema";
import type { Language } from "../shell/settings.svelte";
import { Saved } from "../shell/storage.svelte";
import { edited } from "./fields";
import type { OpenSet, Piece } from "./open-set.svelte";
import { requests } from "./requests";
import { beginRiddle, stepsIn, withSteps } from "./scenes";
import type { Step } from "./types";

/** Where a recording began: the step whose place its first one takes, how many actions are before it, and the seats. */
interface From {
  at: number;
  step: number;
  seats: number;
}

const few = isWhole(0, 1000);
const isFrom = isShaped<From>({ at: few, step: few, seats: few });

function savedFrom(set: OpenSet): Saved<From> {
  return new Saved(
    `theagon-record-from-${set.game}-${set.id}`,
    one(isFrom, () => ({ at: 0, step: 0, seats: 2 })),
  );
}

/** Return where the present recording began. */
export function recordedFrom(set: OpenSet): From {
  return savedFrom(set).value;
}

/** Begin to record, and return the page of the match. Throws ProblemError. */
export function beginRecording(set: OpenSet, piece: Piece, from: From): Promise<string> {
  savedFrom(set).change(() => from);
  return beginRiddle(set, piece, from.step, from.seats);
}

/** Take what was done in a match for the steps of an entry, from where it began; false: nothing was. Throws ProblemError. */
export async function keepRecording(set: OpenSet, piece: Piece, match: string, language: Language): Promise<boolean> {
  const { at } = recordedFrom(set);
  const { steps, winner } = await requests.recording(match);
  if (steps.length === 0) return false;
  if (piece.list === "puzzles") {
    const kind = /^puzzle:.*\b(survive|left)\b/m.exec(piece.text)?.[1] ?? "win";
    const aim = kind === "survive" ? { over: false } : winner === null ? null : { winner };
    const all: Step[] = kind === "left" || aim === null ? [...steps] : [...steps, { expect: aim }];
    set.edit(piece.key, withSteps(piece.text, 0, all));
    return true;
  }
  // In a lesson each step may get words, so none is a bare word.
  const asked = steps.map((step) => (typeof step === "string" ? { [step]: {} } : step));
  set.edit(piece.key, withSteps(piece.text, at, asked));
  await tellSteps(set, piece.key, at, language);
  return true;
}

/** Give each step of the learner that says nothing the words of its action, to begin with. */
async function tellSteps(set: OpenSet, key: number, at: number, language: Language): Promise<void> {
  const now = () => set.pieces.find((each) => each.key === key);
  let piece = now();
  if (!piece) return;
  // The first step needs some words before the lesson can be read.
  if (at === 0) set.edit(key, edited(piece.text, ["steps", 0, "say", language], "…", []));
  piece = now();
  if (!piece) return;
  const { deeds } = await requests.scene(set.game, language, { text: set.text, line: set.lineOf(piece) });
  const [learner] = deeds;
  for (const { step, seat, text } of deeds) {
    const latest = now();
    const said = latest && stepsIn(latest.text)[step];
    if (!latest || typeof said !== "object" || seat !== learner?.seat || step < at) continue;
    if (step === at && at === 0 ? true : !("say" in said))
      set.edit(key, edited(latest.text, ["steps", step, "say", language], text, []));
  }
}
