// Hand of the Gods at the table.
import type { Component } from "svelte";

import type { BoardProps, DetailsProps, Expecting, GameClient, PlayerStripProps } from "../client";
import { UNIT_MOTIONS } from "../playing";
import { expectation } from "../telling";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { namesOf, tilesOf } from "./geometry";
import PlayerStrip from "./PlayerStrip.svelte";
import { cardAt, handOf, isOwn, offersOf } from "./places";
import { describeBoard, unitAt } from "./units";
import type { View } from "./view";

// The views that the server sends of a game are that game's: the table hands them on without looking into them.
export const handOfTheGods: GameClient = {
  Board: Board as Component<BoardProps>,
  PlayerStrip: PlayerStrip as Component<PlayerStripProps>,
  Details: Details as Component<DetailsProps>,
  motions: UNIT_MOTIONS,
  round: false,
  namesOf,
  placesOf: tilesOf,
  handOf,
  offersOf,
  cardAt,
  hasDetails: (view: View, place) => unitAt(view, place) !== undefined,
  expects: ({ view, own, able }: Expecting & { view: View }) => (own && able ? expectation(view.choice?.kind) : null),
  describeBoard,
  isOwn,
};
