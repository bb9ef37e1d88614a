// The prompt: what is expected now, in one line.
import { cardOf } from "../cards/faces";
import type { Catalogue, Option, Refused, Result } from "../protocol/types";
import { known, say } from "../words/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { nameAt } from "./people";
import type { MatchTable } from "./table.svelte";

/** Returns the game's prompt, or null for the usual one. `own`: for the player who decides, not for the others. */
export type Expects = (own: boolean, able: boolean) => string | null;

/**
 * Return the prompt. `own` is the reader's seat; null for a spectator, or a player of several seats. `placing`: what is picked
 * may be put or go somewhere; if not, it is aimed at something. `deeds`: what can be done with it at once.
 */
export function promptOf(
  table: MatchTable,
  choosing: Choosing,
  own: number | null,
  expects: Expects,
  placing = false,
  deeds: readonly string[] = [],
): string {
  const live = table.table;
  if (!live) return say("connecting");
  const puzzle = table.puzzle;
  if (puzzle && puzzle.outcome !== "open" && !table.playing) {
    return say(puzzle.outcome === "solved" ? "solved" : "not-solved");
  }
  const name = (seat: number): string => nameAt(seat, table.seats, own);
  if (live.result && !table.playing) return verdictOf(live.result, live.seats, live.view.turn, own, name);
  const actor = live.view["to-act"];
  const shown = table.playing ? (table.shown?.active ?? actor) : actor;
  if (shown === null) return say("showing");
  const mine = shown === table.seat;
  if (!mine) return expects(false, false) ?? say("thinking", { name: name(shown) });
  const [deed, other] = deeds;
  if (table.mayAct && deed !== undefined && choosing.targets.size === 0) {
    return other === undefined ? say("asks-deed", { deed }) : say("choose-deed");
  }
  if (table.mayAct && choosing.picked !== null && choosing.targets.size > 0) {
    return say(placing ? "expect-place" : "expect-target");
  }
  if (puzzle) return puzzle.task.asked.length > 0 ? say("expect-forecast") : puzzle.task.text;
  // The answer to a choice is shown, and what comes next is not known yet.
  if (table.playing && table.shown?.choice) return say("showing");
  // The same holds until the server has answered or is reachable again.
  return expects(true, !table.playing) ?? say("expect-turn");
}

/** Return an option in words, with the name of its card if it has one. */
export function deedOf({ verb, targets }: Option, catalogue: Catalogue): string {
  const card = cardOf(catalogue, targets[0]);
  return say(`do-${verb}`) + (card ? `: ${card.name}` : "");
}

/** Return in words who won. */
export function verdictOf(
  { winners, losers }: Result,
  seats: readonly { seat: number }[],
  turn: number,
  own: number | null,
  name: (seat: number) => string,
): string {
  const [first, second] = winners;
  if (first === undefined) {
    const drawn = seats.map(({ seat }) => seat).filter((seat) => !losers.includes(seat));
    return losers.length === 0
      ? say("drawn", { turn })
      : say("drawn-between", { names: drawn.map(name).join(" · "), turn });
  }
  if (second !== undefined) return say("won-both", { one: name(first), other: name(second), turn });
  return first === own ? say("won-you", { turn }) : say("won", { name: name(first), turn });
}

/** Return in words why something was refused: a rule's reason comes as text, a server's as a name. */
export function refusalText({ reason, clause, text, hint }: Refused): string {
  const own = `refused-${reason}`;
  return [clause === null && known(own) ? say(own) : text, hint].filter(Boolean).join(" ");
}
