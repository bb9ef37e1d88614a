// The games that have a board here: all that a further game adds to the client.
import type { Component } from "svelte";

import type { Stager } from "../match/stage.svelte";
import type { Catalogue, StepLine, View } from "../protocol/types";
import { attempt, isOwn } from "./hand-of-the-gods/attempts";
import Board from "./hand-of-the-gods/Board.svelte";
import { namesOf, tilesOf } from "./hand-of-the-gods/geometry";
import { handOf, lastPlayed, offersOf, type Held } from "./hand-of-the-gods/hands";
import PlayerStrip from "./hand-of-the-gods/PlayerStrip.svelte";
import { stager } from "./hand-of-the-gods/stager";
import UnitDetails from "./hand-of-the-gods/UnitDetails.svelte";
import { describeBoard } from "./hand-of-the-gods/units";

export type { Held };

type Props<Of> = Of extends Component<infer Found> ? Found : never;

export interface GameClient {
  Board: Component<Props<typeof Board>>;
  PlayerStrip: Component<Props<typeof PlayerStrip>>;
  UnitDetails: Component<Props<typeof UnitDetails>>;
  stager: Stager;
  /** What options may call a place that was pointed at, the nearest first. */
  namesOf(place: string): string[];
  /** The tiles that an option's place stands for. */
  tilesOf(place: string): string[];
  /** The cards that the reader holds. */
  handOf(view: View): Held[];
  /** The cards that an effect offers. */
  offersOf(view: View): Held[];
  /** The card that a seat played last, as far as the log goes. */
  lastPlayed(log: readonly StepLine[], seat: number): string | null;
  /** All that stands on the board, in sentences. */
  describeBoard(view: View, catalogue: Catalogue): string[];
  /** Whether the reader may want to act with what is there. */
  isOwn(view: View, place: string): boolean;
  /** What was meant by pointing from one place to another, in the game's notation: to ask why it can not be done. */
  attempt(view: View, source: string | null, target: string | null): string | null;
}

export const GAMES: Record<string, GameClient> = {
  "hand-of-the-gods": {
    Board,
    PlayerStrip,
    UnitDetails,
    stager,
    namesOf,
    tilesOf,
    handOf,
    offersOf,
    lastPlayed,
    describeBoard,
    isOwn,
    attempt,
  },
};
