// What the player looks at, and where its details are shown: in a notice, beside the board, or as a card.
import type { Card } from "../protocol/types";
import type { Perspective } from "./perspective.svelte";
import type { Tab } from "./SidePanel.svelte";

export class Inspecting {
  /** The place under the pointer or with the focus. */
  looked = $state<string | null>(null);
  /** The last place that the player pointed at. */
  #pinned = $state<string | null>(null);
  /** The place of the last details shown, which stay while the pointer is on its way to them. */
  #recent = $state<string | null>(null);
  /** The card shown large. */
  card = $state.raw<Card | null>(null);
  /** The open tab beside the board. */
  tab = $state<Tab | null>(null);

  /** The place of the card that the notice beside a narrow board shows. */
  readonly closest: string | null = $derived.by(() =>
    firstOf([this.looked, this.picked(), this.#pinned], (place) => this.perspective.cardAt(place) !== undefined),
  );
  /** The place under the pointer, if it has details and nothing is picked to be aimed there. */
  readonly glanced: string | null = $derived.by(() =>
    this.picked() === null ? firstOf([this.looked], (place) => this.perspective.hasDetails(place)) : null,
  );
  /** The place of the details beside the board. */
  readonly detailed: string | null = $derived.by(() =>
    firstOf([this.looked, this.#recent], (place) => this.perspective.hasDetails(place)),
  );

  /** `picked` returns the place that is to act. */
  constructor(
    private readonly perspective: Perspective,
    private readonly picked: () => string | null,
  ) {}

  /** Handle that the pointer or the focus went to a place; null means that it left. */
  look(place: string | null): void {
    this.looked = place;
    if (place !== null && this.perspective.hasDetails(place)) this.#recent = place;
  }

  /** Keep the place that the player pointed at; null forgets it. */
  pin(place: string | null): void {
    this.#pinned = this.#recent = place;
  }

  /** Open the card under a right click or a long press. */
  open(event: MouseEvent): void {
    const card = this.perspective.cardNamed(
      (event.target as Element).closest<HTMLElement>("[data-card]")?.dataset.card,
    );
    if (!card) return;
    event.preventDefault();
    this.card = card;
  }

  /** Open the details of what the notice shows. */
  openClosest(): void {
    if (this.closest === null) return;
    if (this.perspective.hasDetails(this.closest)) this.tab = "unit";
    else this.card = this.perspective.cardAt(this.closest) ?? null;
  }
}

function firstOf(places: (string | null)[], fits: (place: string) => boolean): string | null {
  return places.find((place) => place !== null && fits(place)) ?? null;
}
