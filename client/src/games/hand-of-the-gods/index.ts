// Hand of the Gods at the table.
import type { Component } from "svelte";

import type { BoardProps, DetailsProps, GameClient, PlayerStripProps } from "../client";
import { attempt, isOwn } from "./attempts";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { namesOf, tilesOf } from "./geometry";
import PlayerStrip from "./PlayerStrip.svelte";
import { cardAt, handOf, offersOf } from "./places";
import { stager } from "./stager";
import { describeBoard, unitAt } from "./units";
import type { View } from "./view";

// The views that the server sends of a game are that game's: the table hands them on without looking into them.
export const handOfTheGods: GameClient = {
  Board: Board as Component<BoardProps>,
  PlayerStrip: PlayerStrip as Component<PlayerStripProps>,
  Details: Details as Component<DetailsProps>,
  stager,
  namesOf,
  placesOf: tilesOf,
  handOf,
  offersOf,
  cardAt,
  hasDetails: (view: View, place) => unitAt(view, place) !== undefined,
  asked: (view: View) => view.choice?.kind ?? null,
  describeBoard,
  isOwn,
  attempt,
};
