// The views of every game of pieces on a board.
import type { View as AnyView } from "../../protocol/types";

export interface Piece {
  id: number;
  /** Its kind, a term of the catalogue. */
  card: string;
  owner: number;
  tile: string;
}

export interface View extends AnyView {
  players: readonly object[];
  pieces: readonly Piece[];
}
