// Gods Unchained at the table.
import type { Component } from "svelte";

import type { BoardProps, DetailsProps, Expecting, GameClient, PlayerStripProps } from "../client";
import { expectation } from "../telling";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { motions } from "./motions";
import { cardAt, handOf, isOwn, offersOf } from "./places";
import PlayerStrip from "./PlayerStrip.svelte";
import { isDrawn } from "./rows";
import { describeBoard, unitAt } from "./units";
import type { View } from "./view";

// The views that the server sends of a game are that game's: the table hands them on without looking into them.
export const godsUnchained: GameClient = {
  Board: Board as Component<BoardProps>,
  PlayerStrip: PlayerStrip as Component<PlayerStripProps>,
  Details: Details as Component<DetailsProps>,
  motions,
  round: false,
  namesOf: (place) => [place],
  placesOf: (name) => (isDrawn(name) ? [name] : []),
  handOf,
  offersOf,
  cardAt,
  hasDetails: (view: View, place) =>
    unitAt(view, place) !== undefined || (/(power|sanctum-\d)$/.test(place) && cardAt(view, place) !== null),
  expects: ({ view, own, able }: Expecting & { view: View }) => (own && able ? expectation(view.choice?.kind) : null),
  describeBoard,
  isOwn,
};
