// What the page of puzzles shows. It stays so while the player is elsewhere.

/** Puzzles shown at first, and by each *More*. */
export const PAGE = 24;

class Chosen {
  kind = $state("win");
  /** Whether solved puzzles are left out. */
  unsolved = $state(false);
  most = $state(PAGE);
}

const chosen = new Map<string, Chosen>();

/** Return what is chosen for a game. */
export function chosenFor(game: string): Chosen {
  const found = chosen.get(game) ?? new Chosen();
  chosen.set(game, found);
  return found;
}
