// Army of Gods at the table.
import type { Component } from "svelte";

import type { BoardProps, DetailsProps, GameClient, PlayerStripProps } from "../client";
import { seatOf } from "./armies";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { motions } from "./motions";
import { aimsOf, cardAt, handOf, isDrawn, isOwn, namesOf, offersOf } from "./places";
import PlayerStrip from "./PlayerStrip.svelte";
import { describeBoard, expects } from "./telling";

// The views that the server sends of a game are that game's: the table hands them on without looking into them.
export const armyOfGods: GameClient = {
  Board: Board as Component<BoardProps>,
  PlayerStrip: PlayerStrip as Component<PlayerStripProps>,
  Details: Details as Component<DetailsProps>,
  motions,
  round: true,
  namesOf,
  placesOf: (name) => (isDrawn(name) ? [name] : []),
  handOf,
  offersOf,
  cardAt,
  hasDetails: (_, place) => seatOf(place) !== null,
  expects,
  describeBoard,
  isOwn,
  aimsOf,
};
