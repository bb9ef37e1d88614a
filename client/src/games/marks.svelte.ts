// The colour and shape of each seat. A player has those of the first seat wherever they sit, so that a rematch does not
// change them; the player in the first seat gets theirs in exchange. Styles do the same by `data-own`.
const marks = $state({ own: 0 });

/** Give the first seat's colour and shape to this seat; null: it has its own. */
export function markAsOwn(seat: number | null): void {
  const own = seat ?? 0;
  marks.own = own;
  document.body.dataset["own"] = String(own); // an effect that calls this must not read what it writes
}

/** Return the seat whose colour and shape stand for a seat. */
export function markOf<Seat extends number | null>(seat: Seat): Seat | number {
  return seat === marks.own ? 0 : seat === 0 ? marks.own : seat;
}
