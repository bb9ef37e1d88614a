// Maps of one's own: the values in a map's YAML, what a click on a tile makes of them, and the board as it is drawn.
import { COLUMNS, ROWS, TILES } from "../games/hand-of-the-gods/geometry";
import { STONE } from "../games/hand-of-the-gods/units";
import type { Unit, View } from "../games/hand-of-the-gods/view";
import { valuesIn } from "./fields";

/** What a map says of the board. */
export interface Ground {
  /** The columns of the homes of player 1 and player 2. */
  homes: readonly [readonly string[], readonly string[]];
  /** The tiles of their stones. */
  stones: readonly [string, string];
  blockers: readonly string[];
  stoneHealth: number;
}

/** What a click puts on a tile, or takes from it. */
export const BRUSHES = ["blocker", "stone-1", "stone-2", "home-1", "home-2"] as const;
export type Brush = (typeof BRUSHES)[number];

/** Where what is done on one side is done on the other, too: nowhere, as in a mirror between the players, or as each of the
 * players sees it. */
export const MIRRORS = ["none", "mirrored", "turned"] as const;
export type Mirror = (typeof MIRRORS)[number];

/** The most blockers of a map. */
export const MOST_BLOCKERS = 20;
/** The fields of a map that are drawn. */
export const DRAWN = ["homes", "stones", "blockers"];
/** The fields of a map in the order of its file. */
export const ORDER = ["id", "name", ...DRAWN];
const STONES = ["a3", "h3"] as const;
const HEALTH = 25;

/** Return what the YAML of a map says of the board, as far as that can be drawn; null if it cannot be read. */
export function groundIn(text: string): Ground | null {
  const values = valuesIn(text);
  if (!values) return null;
  const tiles = (field: string) => listIn(values[field]).filter((tile) => TILES.includes(tile));
  const [first, second] = Array.isArray(values["homes"]) ? values["homes"] : [];
  const columns = (home: unknown) => listIn(home).filter((column) => column.length === 1 && COLUMNS.includes(column));
  const [one = STONES[0], other = STONES[1]] = tiles("stones");
  const health = values["stone-health"];
  return {
    homes: [columns(first), columns(second)],
    stones: [one, other],
    blockers: tiles("blockers"),
    stoneHealth: typeof health === "number" && health >= 1 && health <= 99 ? Math.floor(health) : HEALTH,
  };
}

function listIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];
}

/** Return the tile that is to one player what a tile is to the other. */
export function opposite(tile: string, mirror: Mirror): string {
  const turned = (names: string, name: string) => names.charAt(names.length - 1 - names.indexOf(name));
  if (mirror === "none") return tile;
  const row = tile.charAt(1);
  return turned(COLUMNS, tile.charAt(0)) + (mirror === "turned" ? turned(ROWS, row) : row);
}

/** Return the ground after a click on a tile; null if that changes nothing: there is something else, or there would be too many
 * or none left. */
export function painted(ground: Ground, brush: Brush, tile: string, mirror: Mirror): Ground | null {
  const beside = opposite(tile, mirror);
  const seat = brush.endsWith("1") ? 0 : 1;
  switch (brush) {
    case "blocker": {
      const taken = ground.blockers.includes(tile);
      const free = [...new Set([tile, beside])].filter((each) => !ground.stones.includes(each));
      const left = ground.blockers.filter((each) => !free.includes(each));
      const blockers = taken ? left : inOrder([...left, ...free]);
      return blockers.length <= MOST_BLOCKERS && !isSame(blockers, ground.blockers) ? { ...ground, blockers } : null;
    }
    case "stone-1":
    case "stone-2": {
      const [own, theirs] = [ground.stones[seat], ground.stones[1 - seat] ?? ""];
      const other = mirror === "none" || beside === tile ? (theirs === tile ? own : theirs) : beside;
      if (tile === own && other === theirs) return null;
      const stones: [string, string] = seat === 0 ? [tile, other] : [other, tile];
      return { ...ground, stones, blockers: ground.blockers.filter((each) => !stones.includes(each)) };
    }
    default: {
      const homes = [toggled(ground.homes[0], tile, seat === 0), toggled(ground.homes[1], tile, seat === 1)] as const;
      const both = mirror === "none" ? homes : mirroredHomes(homes, seat, beside.charAt(0));
      return both.some((home) => home.length === 0) ? null : { ...ground, homes: both };
    }
  }
}

/** Return a home with the column of a tile, or without it if it had that; the same if it `changes` not. */
function toggled(home: readonly string[], tile: string, changes: boolean): readonly string[] {
  const column = tile.charAt(0);
  if (!changes) return home;
  return home.includes(column) ? home.filter((each) => each !== column) : inOrder([...home, column]);
}

/** Return both homes, the other one changed at its column as the first was. */
function mirroredHomes(homes: Ground["homes"], seat: number, column: string): Ground["homes"] {
  const own = homes[seat] ?? [];
  const has = own.includes(COLUMNS.charAt(COLUMNS.length - 1 - COLUMNS.indexOf(column)));
  const without = (homes[1 - seat] ?? []).filter((each) => each !== column);
  const other = has ? inOrder([...without, column]) : without;
  return seat === 0 ? [own, other] : [other, own];
}

function inOrder(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, place) => each === other[place]);
}

/** Return the fields of a map that a ground gives, each with its value; undefined: as it is when it is left out. */
export function fieldsOf({ homes, stones, blockers }: Ground): [string, unknown][] {
  return [
    ["homes", homes.map((home) => [...home])],
    ["stones", isSame(stones, STONES) ? undefined : [...stones]],
    ["blockers", blockers.length > 0 ? [...blockers] : undefined],
  ];
}

/** Return the view of an empty board on this ground. */
export function viewOf({ homes, stones, blockers, stoneHealth }: Ground): View {
  const stone = { health: stoneHealth, maximum: stoneHealth };
  const nothing = { attack: 0, health: 0, movement: 0, range: 0, protect: 0, keywords: [] };
  const unit = (tile: string, owner: number): Unit => ({
    id: owner + 1,
    card: STONE,
    owner,
    tile,
    ...stone,
    attack: null,
    movement: null,
    range: null,
    protect: 0,
    keywords: [],
    statuses: [],
    stunned: [],
    banished: [],
    "from-auras": nothing,
    auras: [],
    temporary: [],
  });
  return {
    game: "hand-of-the-gods",
    seat: null,
    turn: 1,
    active: 0,
    "to-act": 0,
    over: false,
    winner: null,
    players: homes.map((home) => ({
      leader: "",
      "leader-used": false,
      mana: 0,
      "mana-cap": 0,
      fatigue: 0,
      deck: 0,
      "deck-left": null,
      hand: [],
      graveyard: [],
      removed: [],
      home: [...home],
      stone: { ...stone, guarded: false },
    })),
    units: stones.map(unit),
    blockers: [...new Set(blockers)],
    holding: null,
    choice: null,
  };
}

/** Return the text of a file of its own for a map of a set. */
export function fileOf(game: string, text: string): string {
  return `game: ${game}\n${text}\n`;
}

/** Return the map in a file of its own, as a set has it; null if the file is none of this game. */
export function mapIn(text: string, game: string): string | null {
  const values = valuesIn(text);
  if (!values || values["game"] !== game || !("homes" in values)) return null;
  const lines = text.replaceAll("\r\n", "\n").trimEnd().split("\n");
  return lines.filter((line) => !/^game:/.test(line)).join("\n");
}
