// What a game brings to the table: its board and what stands beside it, and what the table asks about its places. Its
// views are `Shown`.
import type { Component } from "svelte";

import type { Catalogue, EventLine, Option, Previewed, SeatLine, StepLine, View } from "../protocol/types";
import type { Motions } from "./playing";

/** A card that a player chooses from, under the name that options have for its place. */
export interface Held {
  place: string;
  card: string;
  /** What it costs now; null: what is printed. */
  cost: number | null;
}

/** What can be pointed at is marked by `data-place`, and by `data-card` where a card is to be looked at. */
interface Pointing {
  /** Places that may act now. */
  able?: ReadonlySet<string>;
  selected?: string | null;
  onpoint?: (place: string, event: MouseEvent) => void;
}

/** A board fills the box that it is put into, a size container, as far as its shape allows. */
export interface BoardProps<Shown extends View = View> extends Pointing {
  view: Shown;
  catalogue: Catalogue;
  /** The seat whose side is the near one. */
  near?: number;
  /** By place, the verb of what may be done to it with what is selected. */
  targets?: ReadonlyMap<string, string>;
  /** What would come of what is aimed at. */
  preview?: Previewed | null;
  /** While nothing is aimed at, what would come of aiming at places: shown for what is there. */
  foretold?: ReadonlyMap<string, Previewed>;
  /** The event that is being shown, and for how many milliseconds. */
  showing?: EventLine | null;
  pause?: number;
  /** Things to point out, by their numbers or their places. */
  lit?: ReadonlySet<number | string>;
  /** What the player of a seat is called. */
  nameOf?: (seat: number) => string;
  onlook?: (place: string | null) => void;
}

export interface PlayerStripProps<Shown extends View = View> extends Pointing {
  view: Shown;
  catalogue: Catalogue;
  seat: number;
  name: string;
  person?: SeatLine | null;
  /** A column beside the board, where there is room for one. */
  upright?: boolean;
  log?: readonly StepLine[];
}

export interface DetailsProps<Shown extends View = View> {
  view: Shown;
  /** Where what is looked at stands. */
  place: string;
  catalogue: Catalogue;
  log?: readonly StepLine[];
  nameOf?: (seat: number) => string;
  /** Ask why an event happened, by its number. */
  onwhy?: (event: number) => void;
}

/** Who is told what is expected. */
export interface Expecting<Shown extends View = View> {
  view: Shown;
  catalogue: Catalogue;
  /** What the player of a seat is called. */
  nameOf: (seat: number) => string;
  /** Whether it is one's own decision, and whether there is anything to decide. */
  own: boolean;
  able: boolean;
}

export interface GameClient<Shown extends View = View> {
  Board: Component<BoardProps<Shown>>;
  PlayerStrip: Component<PlayerStripProps<Shown>>;
  /** All about one thing on the board. */
  Details: Component<DetailsProps<Shown>>;
  /** What its events do to what is shown. */
  motions: Motions;
  /** Whether the seats sit all around the board, which turns to the seat to act and shows the others itself. If not, it
   * lies between two. */
  round: boolean;
  /** Whether all that options name lies on the board: there are neither cards to hold nor turns to end. */
  bare?: boolean;
  /** What options may call a place that was pointed at, the nearest first; by default its own name. */
  namesOf?(place: string): string[];
  /** The places on the board that a name of an option stands for; by default the place of that name. */
  placesOf?(name: string): string[];
  /** The cards that a seat holds, as far as the reader may see them. */
  handOf(view: Shown, seat: number): Held[];
  /** The cards that an effect offers. */
  offersOf(view: Shown): Held[];
  /** The card of what is at a place, but for cards that are held or offered. */
  cardAt(view: Shown, place: string): string | null;
  /** Whether there is more to be told of a place than its card. */
  hasDetails(view: Shown, place: string): boolean;
  /** What is expected, in words of the game's own; null: it has none. */
  expects?(expecting: Expecting<Shown>): string | null;
  /** All that stands on the board, in sentences. */
  describeBoard(view: Shown, catalogue: Catalogue): string[];
  /** Whether the reader may want to act with what is there on the board. */
  isOwn?(view: Shown, place: string): boolean;
  /** The place that an option is pointed at beside those that it names. */
  aimsOf?(view: Shown, option: Option): readonly string[];
}
