// The parts of a game that the table uses: its board, its components beside the board, and answers about its places.
// `Shown` is the type of its views.
import type { Component } from "svelte";

import type { Card, Catalogue, EventLine, Option, Previewed, SeatLine, StepLine, View } from "../protocol/types";
import type { Motions } from "./playing";

/** A card to choose, by the name of its place in options. */
export interface Held {
  place: string;
  card: string;
  /** Its present cost; null: the printed cost. */
  cost: number | null;
  /** The bonuses added to it, as the view has them. */
  added?: object;
  /** The number of the one mode that its text is to say. */
  mode?: number;
}

/** An element with `data-place` can be pointed at; one with `data-card` shows that card. */
interface Pointing {
  /** Places that may act now. */
  able?: ReadonlySet<string>;
  selected?: string | null;
  onpoint?: (place: string, event: MouseEvent) => void;
}

/** A board fills its box, a size container, as far as its shape allows. */
export interface BoardProps<Shown extends View = View> extends Pointing {
  view: Shown;
  catalogue: Catalogue;
  /** The seat at the near side. */
  near?: number;
  /** The places that the selected thing can be aimed at, each with the verb. */
  targets?: ReadonlyMap<string, string>;
  /** The outcome of the action under the pointer. */
  preview?: Previewed | null;
  /** While nothing is under the pointer, the outcomes of aiming at places, each shown for the unit there. */
  foretold?: ReadonlyMap<string, Previewed>;
  /** The current event, and the milliseconds for which it is shown. */
  showing?: EventLine | null;
  pause?: number;
  log?: readonly StepLine[];
  /** Units and places to highlight, by number or name. */
  lit?: ReadonlySet<number | string>;
  /** The name of the player at a seat. */
  nameOf?: (seat: number) => string;
  /** Describes what is at a place, if not as the game does. */
  described?: (place: string) => string;
  onlook?: (place: string | null) => void;
}

export interface PlayerStripProps<Shown extends View = View> extends Pointing {
  view: Shown;
  catalogue: Catalogue;
  seat: number;
  name: string;
  person?: SeatLine | null;
  /** Whether it is a column beside the board. */
  upright?: boolean;
  log?: readonly StepLine[];
}

export interface DetailsProps<Shown extends View = View> {
  view: Shown;
  /** The place to show details of. */
  place: string;
  catalogue: Catalogue;
  log?: readonly StepLine[];
  nameOf?: (seat: number) => string;
  /** Ask why an event happened, by its number. */
  onwhy?: (event: number) => void;
}

/** The view and the reader that a prompt is for. */
export interface Expecting<Shown extends View = View> {
  view: Shown;
  catalogue: Catalogue;
  /** The name of the player at a seat. */
  nameOf: (seat: number) => string;
  /** Whether the reader decides, and whether there is anything to decide now. */
  own: boolean;
  able: boolean;
}

export interface GameClient<Shown extends View = View> {
  Board: Component<BoardProps<Shown>>;
  PlayerStrip: Component<PlayerStripProps<Shown>>;
  /** All about one place of the board. */
  Details: Component<DetailsProps<Shown>>;
  /** A card as it stands on the board; nothing of a card that never does. */
  Token?: Component<{ card: Card; catalogue: Catalogue }>;
  /** The effects of its events on a view. */
  motions: Motions;
  /** Whether the board shows the other players itself and turns to the seat to act. If not, it lies between two. */
  round: boolean;
  /** Whether all that options name lies on the board: there are neither cards to hold nor turns to end. */
  bare?: boolean;
  /** The names that options may have for a place, the most exact first; by default its own name. */
  namesOf?(place: string): string[];
  /** The places of the board that a name in an option stands for; by default the place of that name. */
  placesOf?(name: string): string[];
  /** Return the cards in a seat's hand that the reader may see. */
  handOf(view: Shown, seat: number): Held[];
  /** Return the cards that an effect offers. */
  offersOf(view: Shown): Held[];
  /** Return the card at a place that is neither in hand nor on offer. */
  cardAt(view: Shown, place: string): string | null;
  /** Return whether a place has details besides its card. */
  hasDetails(view: Shown, place: string): boolean;
  /** Return the prompt in the game's own words; null if it has none. */
  expects?(expecting: Expecting<Shown>): string | null;
  /** Describe the whole board in sentences. */
  describeBoard(view: Shown, catalogue: Catalogue, nameOf: (seat: number) => string): string[];
  /** Whether the reader may want to act with what is at a place of the board. */
  isOwn?(view: Shown, place: string): boolean;
  /** The places that an option is aimed at, if not those that it names. */
  aimsOf?(view: Shown, option: Option): readonly string[];
}
