// The maps of one's own sets, for new matches.
import { valuesIn } from "./fields";
import { joined, parted } from "./set-file";
import { savedSets, savedText, summaryOf } from "./sets";
import { idIn, nameIn } from "./usual";

export interface OwnMap {
  /** What it is chosen by: its set and its id. */
  choice: string;
  id: string;
  title: string;
  /** A file with the map, and with the cards of its set if it gives one of them to the second player. */
  file: string;
}

/** Return the maps of all sets of a game, by the titles of the sets. */
export function ownMaps(game: string, language: string): { title: string; maps: OwnMap[] }[] {
  return savedSets(game).value.flatMap((line) => {
    const text = savedText(game, line.id).value;
    const { head, entries } = parted(text);
    const cards = entries.filter(({ list }) => list === "cards");
    const ids = cards.map((card) => idIn(card.text));
    const maps = entries
      .filter((entry) => entry.list === "maps" && idIn(entry.text) !== "")
      .map((entry) => {
        const gift = ids.some((id) => id === valuesIn(entry.text)?.["gift"]);
        const id = idIn(entry.text);
        const file = joined({ head: gift ? head : `game: ${game}`, entries: [...(gift ? cards : []), entry] });
        return { choice: `own:${line.id}:${id}`, id, title: nameIn(entry.text, language), file };
      });
    return maps.length > 0 ? [{ title: summaryOf(text).title, maps }] : [];
  });
}
