// The rating of a puzzle, on the scale of the opponents.
import type { Catalogue, PuzzleLine } from "../protocol/types";

/** How far a puzzle is from the next opponent where there is none on one side. */
const BEYOND = 120;
/** By how much one more decision makes a puzzle harder. */
const LONGER = 10;
const USUAL_LENGTH = 3;

/** Return the rating of a puzzle: between the strongest opponent who misses it and the next one, who does not. Puzzles that
 * no opponent tries are rated by their difficulty. */
export function ratingOf(
  { kind, missedBy, difficulty, actions }: Pick<PuzzleLine, "kind" | "missedBy" | "difficulty" | "actions">,
  opponents: Pick<Catalogue["opponents"][number], "id" | "rating">[],
): number | null {
  const levels = opponents.flatMap(({ id, rating }) =>
    id.startsWith("level-") && rating !== null ? [{ id, rating }] : [],
  );
  const [first, last] = [levels[0], levels.at(-1)];
  if (!first || !last) return null;
  const missed = levels.findIndex(({ id }) => id === missedBy);
  const below = levels[missed]?.rating ?? first.rating - 2 * BEYOND;
  const above = levels[missed + 1]?.rating ?? last.rating + 2 * BEYOND;
  if (kind === "left") return nearest(first.rating + ((last.rating - first.rating) * (difficulty - 1)) / 4);
  return nearest((below + above) / 2 + LONGER * (actions - USUAL_LENGTH));
}

function nearest(rating: number): number {
  return 5 * Math.round(rating / 5);
}
