// The clauses that the text of a clause mentions.
import { clauseOf } from "../match/causes";

export interface Piece {
  text: string;
  /** The clause mentioned: HG2.9 for HG2.9d. */
  clause: string | null;
}

export function clausesIn(text: string): Piece[] {
  return text
    .split(/\b([A-Z]{2}\d+\.\d+[a-z]?)\b/)
    .map((piece, place) => ({ text: piece, clause: place % 2 === 1 ? clauseOf(piece) : null }))
    .filter((piece) => piece.text !== "");
}
