// A game that brings no board: pieces on places, which its catalogue declares.
import type { GameClient } from "../client";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { describeBoard, expects, motions, pieceAt } from "./pieces";
import PlayerStrip from "./PlayerStrip.svelte";
import type { View } from "./view";

export default {
  Board,
  PlayerStrip,
  Details,
  motions,
  round: false,
  bare: true,
  handOf: () => [],
  offersOf: () => [],
  cardAt: () => null,
  hasDetails: (view, place) => pieceAt(view, place) !== undefined,
  expects,
  describeBoard,
  isOwn: (view, place) => view.seat !== null && pieceAt(view, place)?.owner === view.seat,
} satisfies GameClient<View>;
