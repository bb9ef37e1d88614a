// Places and the pieces on them: where they lie, what they are called, what events do to them.
import type { Catalogue } from "../../protocol/types";
import { say } from "../../words/words.svelte";
import type { Expecting } from "../client";
import { describe, describePlayers } from "../described";
import { turn, type Motions } from "../playing";
import { nameOf, ownerOf } from "../display";
import type { Piece, View } from "./view";

/** Return the places as the near player sees them, row by row; empty where there is none. */
export function rowsOf({ described }: Catalogue, near: number): string[][] {
  const rows = described.places ?? [];
  return near === 1 ? rows.toReversed().map((row) => row.toReversed()) : rows;
}

export function pieceAt(view: View, place: string): Piece | undefined {
  return view.pieces.find(({ tile }) => tile === place);
}

/** Return what screen readers say of a place. */
export function describePlace(place: string, view: View, catalogue: Catalogue): string {
  const piece = pieceAt(view, place);
  if (!piece) return say("tile-free", { tile: place });
  const told = describe("piece", piece, catalogue);
  return [`${place}: ${nameOf(piece.card, catalogue)}`, ownerOf(piece.owner, view.seat), told]
    .filter((part) => part !== "")
    .join(", ");
}

/** Describe the players and the whole board in sentences. */
export function describeBoard(view: View, catalogue: Catalogue, called: (seat: number) => string): string[] {
  const pieces = view.pieces.map(({ tile }) => `${describePlace(tile, view, catalogue)}.`);
  return [...describePlayers(view, catalogue, called), ...pieces];
}

/** Return what the game expects of the player who decides, in its own words. */
export function expects({ view, catalogue, own }: Expecting<View>): string | null {
  return own ? (catalogue.terms[`expect-${view.choice?.kind ?? "turn"}`] ?? null) : null;
}

export const motions = {
  turn,
  change: (view, { target }, next) =>
    changed(view, target?.id, (piece) => next.pieces.find(({ id }) => id === piece.id) ?? piece),
  move: (view, { source, tile }) => changed(view, source?.id, (piece) => ({ ...piece, tile: tile ?? piece.tile })),
  /** Add a unit, unless the next view lacks it. */
  appear(view, { target }, next) {
    const piece = next.pieces.find(({ id }) => id === target?.id);
    return piece ? { ...view, pieces: [...view.pieces, piece] } : view;
  },
  vanish: (view, { target }) => ({ ...view, pieces: view.pieces.filter(({ id }) => id !== target?.id) }),
} satisfies Motions<View>;

function changed(view: View, id: number | undefined, change: (piece: Piece) => Piece): View {
  return { ...view, pieces: view.pieces.map((piece) => (piece.id === id ? change(piece) : piece)) };
}
