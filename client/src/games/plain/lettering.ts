// The lettering of the name of a kind on a piece.

export interface Lettered {
  lines: string[];
  /** The height of the letters. */
  size: number;
}

/** The most lines that can be read at a glance. */
const MOST_LINES = 3;
/** The width of a letter as a share of its height, with room for names of wide letters. */
const WIDTH_OF_LETTER = 0.6;
/** The distance between lines as a share of the height of the letters. */
export const LEADING = 1.2;

/** Return the name, broken between its words so that its letters are as large as this space allows. One line fills half the
 * height. */
export function lettered(name: string, width: number, height: number): Lettered {
  const broken = breaks(name.split(" "), MOST_LINES);
  const sized = broken.map((lines) => {
    const longest = Math.max(...lines.map((line) => line.length));
    const size = Math.min(width / (longest * WIDTH_OF_LETTER), height / (LEADING * Math.max(lines.length, 2)));
    return { lines, size };
  });
  return sized.reduce((best, each) => (each.size > best.size ? each : best));
}

/** Return all ways to write these words in at most `most` lines, those with fewer lines first. */
function breaks(words: readonly string[], most: number): string[][] {
  const whole = [words.join(" ")];
  if (most === 1) return [whole];
  return [
    whole,
    ...words
      .slice(1)
      .flatMap((_, place) =>
        breaks(words.slice(place + 1), most - 1).map((rest) => [words.slice(0, place + 1).join(" "), ...rest]),
      ),
  ];
}
