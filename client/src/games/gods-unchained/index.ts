// Gods Unchained at the table.
import type { GameClient } from "../client";
import { handOf } from "../held";
import { isOwn, unitAt } from "../units";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { motions } from "./motions";
import { cardAt, offersOf } from "./places";
import PlayerStrip from "./PlayerStrip.svelte";
import { expects } from "./sentences";
import { describeBoard } from "./units";
import Token from "./Token.svelte";
import type { View } from "./view";

export default {
  Board,
  PlayerStrip,
  Token,
  Details,
  motions,
  round: false,
  handOf,
  offersOf,
  cardAt,
  hasDetails: (view, place) =>
    unitAt(view, place) !== undefined || (/(power|sanctum-\d)$/.test(place) && cardAt(view, place) !== null),
  expects,
  describeBoard,
  isOwn: (view, place) => isOwn(view, place) || (view.seat !== null && /^(power$|sanctum-)/.test(place)),
} satisfies GameClient<View>;
