// Army of Gods at the table.
import type { GameClient } from "../client";
import { seatOf } from "./armies";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { motions } from "./motions";
import { aimsOf, cardAt, handOf, namesOf, offersOf } from "./places";
import PlayerStrip from "./PlayerStrip.svelte";
import { describeBoard, expects } from "./sentences";
import Token from "./Token.svelte";
import type { View } from "./view";

export default {
  Board,
  PlayerStrip,
  Token,
  Details,
  motions,
  round: true,
  namesOf,
  handOf,
  offersOf,
  cardAt,
  hasDetails: (_, place) => seatOf(place) !== null,
  expects,
  describeBoard,
  aimsOf,
} satisfies GameClient<View>;
