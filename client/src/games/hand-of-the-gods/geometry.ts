// Where tiles lie on the screen. The columns of the rules are a to h, from the first player's home to the second's.

export const COLUMNS = "abcdefgh";
export const ROWS = "12345";
export const TILES = [...COLUMNS].flatMap((column) => [...ROWS].map((row) => column + row));

/** How one looks at the board: `turned` upright, with the home of the seat `near` at the bottom instead of the left. */
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

/** The middle of the board. */
export function middleOf(outlook: Outlook): Spot {
  const { across, down } = sizeOf(outlook);
  return { x: (across - 1) / 2, y: (down - 1) / 2 };
}

/** All tiles as they lie on the screen, line by line. */
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

/** The seat whose home a tile is part of. */
export function homeOf(tile: string): number | null {
  const column = COLUMNS.indexOf(tile.charAt(0));
  if (column < 2) return 0;
  return column >= COLUMNS.length - 2 ? 1 : null;
}

/** What an option may call a tile: itself, its column, its row. Other places have one name. */
export function namesOf(place: string): string[] {
  return isTile(place) ? [place, `column-${place.charAt(0)}`, `row-${place.charAt(1)}`] : [place];
}

/** The tiles that an option's place stands for; none for a place that is not on the board. */
export function tilesOf(place: string): string[] {
  if (isTile(place)) return [place];
  const area = /^(column|row)-(.)$/.exec(place);
  return area ? TILES.filter((tile) => tile.charAt(area[1] === "column" ? 0 : 1) === area[2]) : [];
}

/** The tiles beside one, straight and slanting. */
export function besides(tile: string): string[] {
  const { x, y } = spotOf(tile, { turned: false, near: 0 });
  return TILES.filter((other) => {
    const spot = spotOf(other, { turned: false, near: 0 });
    return other !== tile && Math.abs(spot.x - x) <= 1 && Math.abs(spot.y - y) <= 1;
  });
}

function isTile(place: string): boolean {
  return /^[a-h][1-5]$/.test(place);
}
