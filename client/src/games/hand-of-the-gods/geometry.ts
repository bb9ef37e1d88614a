// The geometry of the tiles on the screen. The columns of the rules are a to h, from the first player's home to the
// second's.

export const COLUMNS = "abcdefgh";
export const ROWS = "12345";
export const TILES = [...COLUMNS].flatMap((column) => [...ROWS].map((row) => column + row));

/** The orientation of the board: the home of the seat `near` is at the left, or at the bottom if the board is `turned`. */
export interface Outlook {
  turned: boolean;
  near: number;
}

/** A place on the screen, counted in tiles from the upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

export function sizeOf({ turned }: Outlook): { across: number; down: number } {
  return turned ? { across: ROWS.length, down: COLUMNS.length } : { across: COLUMNS.length, down: ROWS.length };
}

export function spotOf(tile: string, { turned, near }: Outlook): Spot {
  let column = COLUMNS.indexOf(tile.charAt(0));
  let row = ROWS.indexOf(tile.charAt(1));
  if (near === 1) {
    column = COLUMNS.length - 1 - column;
    row = ROWS.length - 1 - row;
  }
  return turned ? { x: row, y: COLUMNS.length - 1 - column } : { x: column, y: ROWS.length - 1 - row };
}

/** Return the middle of the board. */
export function middleOf(outlook: Outlook): Spot {
  const { across, down } = sizeOf(outlook);
  return { x: (across - 1) / 2, y: (down - 1) / 2 };
}

/** Return all tiles as they lie on the screen, line by line. */
export function linesOf(outlook: Outlook): string[][] {
  const { across, down } = sizeOf(outlook);
  const lines = Array.from({ length: down }, () => new Array<string>(across).fill(""));
  for (const tile of TILES) {
    const { x, y } = spotOf(tile, outlook);
    const line = lines[y];
    if (line) line[x] = tile;
  }
  return lines;
}

/** Return the seats with a tile in their home. `homes` are the columns of each seat's home. */
export function homesOf(tile: string, homes: readonly string[][]): number[] {
  return homes.flatMap((columns, seat) => (columns.includes(tile.charAt(0)) ? [seat] : []));
}

/**
 * Where a home ends within the board, counted in tiles from the upper left corner along the axis of the columns. `after`:
 * the home lies behind that line, not before it.
 */
export interface Edge {
  line: number;
  after: boolean;
}

export function edgesOf(columns: readonly string[], { turned, near }: Outlook): Edge[] {
  const reversed = (near === 1) !== turned;
  const shown = reversed ? [...COLUMNS].reverse() : [...COLUMNS];
  const within = shown.map((column) => columns.includes(column));
  return within
    .slice(1)
    .flatMap((home, before) => (home === within[before] ? [] : [{ line: before + 1, after: home }]));
}

/** Return the names of a tile: itself, its column, its row. Other places have one name. */
export function namesOf(place: string): string[] {
  return TILES.includes(place) ? [place, `column-${place.charAt(0)}`, `row-${place.charAt(1)}`] : [place];
}

/** Return the tiles of a column or a row; any other place stands for itself. */
export function tilesOf(place: string): string[] {
  const [, line, name] = /^(column|row)-(.)$/.exec(place) ?? [];
  return line ? TILES.filter((tile) => tile.charAt(line === "column" ? 0 : 1) === name) : [place];
}
