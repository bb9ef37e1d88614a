// The room that the page leaves to a match. Its size decides the layout, not the size of the window.
export class Room {
  /** In pixels; until it is measured, the size of the window. */
  width = $state(innerWidth);
  height = $state(innerHeight);

  /** Whether the players' strips stand upright beside the board: at a desk, and on a tablet held sideways. */
  readonly upright: boolean = $derived(
    this.width >= 1100 || (this.width >= 900 && this.height >= 560 && this.height <= 859),
  );
  /** Whether it is that of a narrow phone. */
  readonly narrow: boolean = $derived(this.width <= 559);
}
