// The opponent that fits a player, by how the player's last matches went.
import type { MatchLine, PlayerWish } from "../protocol/types";

/** The opponent of a player who has not played yet. */
const USUAL = 3;
/** The bot that replaces a person in a match that goes on from another. */
export const SUBSTITUTE = `level-${USUAL}`;
const STRONGEST = 8;

/** Return the level of the one opponent of a match; null if it had another kind. */
function levelOf({ others }: MatchLine): number | null {
  const level = others.length === 1 ? /^level-(\d)$/.exec(others[0]?.who ?? "")?.[1] : undefined;
  return level === undefined ? null : Number(level);
}

/** Return whether a match tells how strong the player is: lessons, and matches that go on from something, have no
 * mode. */
function counts(line: MatchLine, game: string): boolean {
  return line.game === game && line.mode !== "" && line.result !== null && levelOf(line) !== null;
}

/** Return a level above the last one that was beaten, and below one that won twice in a row; `matches` is latest
 * first. */
export function fittingOpponent(matches: readonly MatchLine[], game: string): PlayerWish["who"] {
  const played = matches.filter((line) => counts(line, game));
  const [last, before] = played;
  const level = (last && levelOf(last)) ?? USUAL;
  const again = before?.result === "lost" && (levelOf(before) ?? 0) <= level;
  const step = last?.result === "won" ? 1 : last?.result === "lost" && again ? -1 : 0;
  return `level-${Math.min(STRONGEST, Math.max(1, level + step))}` as PlayerWish["who"];
}
