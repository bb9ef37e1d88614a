// What is expected now, in one line.
import type { Refused } from "../protocol/types";
import { known, say } from "../words/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { nameAt } from "./people";
import type { MatchTable } from "./table.svelte";

/** `own` is one's seat; null where one watches, or plays both. `asked` is the choice that an effect asks for. */
export function promptOf(table: MatchTable, choosing: Choosing, own: number | null, sameDevice: boolean, asked: string | null): string {
  const live = table.table;
  if (!live) return say("connecting");
  const name = (seat: number): string => nameAt(seat, table.seats, own);
  if (live.result && !table.playing) {
    const { winner } = live.result;
    const turn = live.view.turn;
    if (winner === null) return say("drawn", { turn });
    return winner === own ? say("won-you", { turn }) : say("won", { name: name(winner), turn });
  }
  const actor = live.view["to-act"];
  const shown = table.playing ? (table.shown?.active ?? actor) : actor;
  if (shown === null) return say("showing");
  if (!sameDevice && shown !== own) return say("thinking", { name: name(shown) });
  if (!table.mayAct) return say("expect-turn");
  if (choosing.picked !== null) return say(choosing.targets.size > 0 ? "expect-place" : "expect-turn");
  return asked !== null && known(`expect-${asked}`) ? say(`expect-${asked}`) : say("expect-turn");
}

/** Why something was not done, in words: what the rules have against it comes in words, what the server has, by name. */
export function refusalText({ reason, clause, text, hint }: Refused): string {
  const own = `refused-${reason}`;
  return [clause === null && known(own) ? say(own) : text, hint].filter(Boolean).join(" ");
}
