// A match as its reader sees it: the game's components and cards, the seats, and the part of the table that is shown.
import { cardOf } from "../cards/faces";
import { clientOf } from "../games";
import type { GameClient, Held } from "../games/client";
import { cardAt } from "../games/held";
import { catalogueOf, problemIn, type ProblemError } from "../protocol/api";
import type { Card, Catalogue, View } from "../protocol/types";
import { latest } from "../shell/latest";
import { here } from "../shell/router.svelte";
import { settings } from "../shell/settings.svelte";
import { withCards } from "../stories/catalogue";
import { nameAt } from "./people";
import type { MatchTable } from "./table.svelte";

export class Perspective {
  client = $state.raw<GameClient | null>(null);
  /** The game's own cards and words. */
  known = $state.raw<Catalogue | null>(null);
  /** Why the client or the catalogue could not be fetched. */
  error = $state.raw<ProblemError | null>(null);

  /** The game's cards and words, with the cards of this match. */
  readonly catalogue: Catalogue | null = $derived.by(() => this.known && withCards(this.known, this.table.cards));
  readonly sameDevice: boolean = $derived.by(() => (this.table.welcome?.seats.length ?? 0) > 1);
  /** The reader's seat; null for a spectator, or a player of several seats. */
  readonly own: number | null = $derived.by(() => (this.sameDevice ? null : this.table.seat));
  /** The seat at the near side. A board between two players does not turn while they share a device. */
  readonly near: number = $derived.by(() => (this.sameDevice && !this.client?.round ? 0 : (this.table.seat ?? 0)));
  /** The other seats that have strips, clockwise. */
  readonly others: readonly number[] = $derived.by(() => {
    const players = this.client?.round ? [] : (this.view?.players ?? []);
    return players.slice(1).map((_, place) => (this.near + 1 + place) % players.length);
  });
  readonly hand: Held[] = $derived.by(() => (this.table.seat === null ? [] : this.#handOf(this.table.seat)));
  /** In a puzzle, the cards that the others hold: all is open. */
  readonly theirHands: Held[] = $derived.by(() =>
    this.table.puzzle
      ? (this.view?.players ?? []).flatMap((_, other) => (other === this.table.seat ? [] : this.#handOf(other)))
      : [],
  );
  /** The cards that an effect offers the reader now. */
  readonly offers: Held[] = $derived.by(() =>
    this.view && this.client && this.table.mayAct ? this.client.offersOf(this.view) : [],
  );
  /** The card that asks the reader to choose. */
  readonly asker: Card | undefined = $derived.by(() =>
    this.table.mayAct ? this.cardNamed(this.view?.choice?.card) : undefined,
  );
  /** The card that another plays, while that is shown. */
  readonly played: Card | undefined = $derived.by(() => {
    const event = this.table.showing?.event;
    return event && this.known?.events[event.kind]?.plays && event.seat !== this.own
      ? this.cardNamed(event.card)
      : undefined;
  });
  /** The match is over and its last event has been shown. */
  readonly over: boolean = $derived.by(() => {
    const { puzzle, table, playing } = this.table;
    return (puzzle ? puzzle.outcome !== "open" : table?.result != null) && !playing;
  });

  constructor(readonly table: MatchTable) {
    const game = $derived(table.welcome?.game || undefined); // an empty name: the reader is not admitted
    const fail = (thrown: unknown) => (this.error = problemIn(thrown));

    $effect(() => {
      if (game === undefined) return;
      here.game = game;
      clientOf(game).then((found) => (this.client = found), fail);
    });

    $effect(() => {
      if (game === undefined) return;
      return latest(catalogueOf(game, settings.language), (found) => (this.known = found), fail);
    });

    $effect(() => {
      if (this.client && this.known) table.showBy({ events: this.known.events, motions: this.client.motions });
    });

    let spoken = settings.language;
    $effect(() => {
      if (settings.language === spoken) return;
      spoken = settings.language;
      table.speak();
    });
  }

  /** The view to draw. */
  get view(): View | null {
    return this.table.shown;
  }

  /** Return the name of the player at a seat. */
  readonly nameOf = (seat: number): string => nameAt(seat, this.table.seats, this.own);

  cardNamed(id: string | null | undefined): Card | undefined {
    return this.catalogue ? cardOf(this.catalogue, id) : undefined;
  }

  cardAt(place: string): Card | undefined {
    return this.client && this.view ? this.cardNamed(cardAt(this.client, this.view, place)) : undefined;
  }

  /** Return whether a place has details besides its card. */
  hasDetails(place: string): boolean {
    return (this.view && this.client?.hasDetails(this.view, place)) ?? false;
  }

  #handOf(seat: number): Held[] {
    return this.view && this.client ? this.client.handOf(this.view, seat) : [];
  }
}
