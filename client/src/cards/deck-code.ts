// Decks as one line to share: `theagon-deck:hand-of-the-gods:zeus:My%20deck:hoplite*2,enyo`. The format is in docs/table.md.
import type { SavedDeck } from "./decks";

const MARK = "theagon-deck";
const LINE = new RegExp(
  `^\\s*${MARK}:([a-z0-9-]+):([a-z0-9-]*):([^:\\s]*):([a-z0-9-]+(?:\\*[1-9][0-9]?)?(?:,[a-z0-9-]+(?:\\*[1-9][0-9]?)?)*)?\\s*$`,
);

export function codeOf(game: string, { name, leader, cards }: SavedDeck): string {
  const listed = Object.entries(cards).map(([card, copies]) => (copies === 1 ? card : `${card}*${copies}`));
  return [MARK, game, leader, encodeURIComponent(name), listed.join(",")].join(":");
}

/** Return the deck of a code and its game; null if the text is no code. */
export function deckOfCode(text: string): { game: string; deck: SavedDeck } | null {
  const [, game, leader = "", name = "", listed] = LINE.exec(text) ?? [];
  if (game === undefined) return null;
  const cards = (listed?.split(",") ?? []).map((each) => each.split("*"));
  try {
    return {
      game,
      deck: {
        name: decodeURIComponent(name),
        leader,
        cards: Object.fromEntries(cards.map(([card = "", copies = "1"]) => [card, Number(copies)])),
      },
    };
  } catch {
    return null; // the name is no percent-encoding
  }
}
