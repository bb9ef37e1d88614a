// Hand of the Gods at the table.
import type { GameClient } from "../client";
import { handOf, offersIn } from "../held";
import { UNIT_MOTIONS } from "../playing";
import { isOwn, unitAt } from "../units";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { namesOf, tilesOf } from "./geometry";
import PlayerStrip from "./PlayerStrip.svelte";
import { describeBoard } from "./units";
import Token from "./Token.svelte";
import type { View } from "./view";

export default {
  Board,
  PlayerStrip,
  Token,
  Details,
  motions: UNIT_MOTIONS,
  round: false,
  namesOf,
  placesOf: tilesOf,
  handOf,
  offersOf: (view) => offersIn(view.choice),
  cardAt: (view, place) =>
    place === "leader" && view.seat !== null
      ? (view.players[view.seat]?.leader ?? null)
      : (unitAt(view, place)?.card ?? null),
  hasDetails: (view, place) => unitAt(view, place) !== undefined,
  describeBoard,
  isOwn,
} satisfies GameClient<View>;
