// Trying a card or a map: the match that began in a sandbox for it, remembered until the next try.
import { api } from "../protocol/api";
import { isId, one } from "../shell/schema";
import { Saved } from "../shell/storage.svelte";
import type { OpenSet, Piece } from "./open-set.svelte";
import { idIn } from "./usual";

/** Return the match in which a card of a set is tried; empty: none yet. */
export function matchOf(set: OpenSet): Saved<string> {
  return new Saved(
    `theagon-try-${set.game}-${set.id}`,
    one(isId, () => ""),
  );
}

/** Who plays the other side: `me`, or the name of a bot. */
export const otherSide = new Saved(
  "theagon-try-other",
  one(isId, () => "greedy"),
);

/** Begin a sandbox with a card in hand, or a match on a map, and return the page that shows it. Throws ProblemError. */
export async function beginTry(set: OpenSet, piece: Piece): Promise<string> {
  const id = idIn(piece.text);
  const tried = piece.list === "maps" ? { card: null, map: id } : { card: id, map: null };
  const begin = { type: "sandbox" as const, cards: set.text, ...tried };
  const { match } = await api.create({ game: set.game, begin, players: [{ who: "me" }, { who: otherSide.value }] });
  matchOf(set).change(() => match);
  return `${set.pathOf(piece)}/try`;
}
