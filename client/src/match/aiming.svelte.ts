// Pointing at a table: what can be picked and aimed at, what aiming there would do, and what the player's clicks, keys
// and drags mean.
import { untrack } from "svelte";

import type { Option, Previewed } from "../protocol/types";
import { cardAt } from "../games/held";
import { Choosing } from "./choosing.svelte";
import { dragging, type Drag } from "./dragging";
import type { Focus } from "./focus";
import { Inspecting } from "./inspecting.svelte";
import type { Perspective } from "./perspective.svelte";

/** With at most this many options, ask for all outcomes at once; with more, only for the one under the pointer. */
const MOST_FORETOLD = 8;

export class Aiming {
  readonly choosing: Choosing;
  readonly inspecting: Inspecting;
  /** The present drag. */
  drag = $state.raw<Drag | null>(null);
  /** The last place that was pointed at. */
  #pointed = $state<string | null>(null);

  /** The option that a hint proposes. */
  readonly #hinted: Option | null = $derived.by(() => {
    const { table, hint } = this.perspective.table;
    return table?.options.find(({ action }) => action === hint?.action) ?? null;
  });
  /** The options by the place that can be aimed at now; of a hint only the place that it proposes. */
  readonly #aims: readonly (readonly [string, readonly Option[]])[] = $derived.by(() => {
    const found = [...this.choosing.targets];
    const proposed = found.filter(([place]) => this.#hinted?.targets.includes(place));
    return proposed.length > 0 ? proposed : found;
  });
  /** The places of the board that can be aimed at now, each with the verb. */
  readonly targets: ReadonlyMap<string, string> = $derived(
    new Map(
      this.#aims.flatMap(([place, found]) =>
        (this.perspective.client?.placesOf?.(place) ?? [place]).map((one) => [one, verbOf(found)] as const),
      ),
    ),
  );
  /** Whether what is picked may be put or go to one of these places; if not, it is aimed at what is there. */
  readonly placing: boolean = $derived.by(() => {
    const { view, client } = this.perspective;
    if (!view || !client) return false;
    return [...this.choosing.targets].some(
      ([place, found]) => found.some(({ targets }) => targets.length === 0) || cardAt(client, view, place) === null,
    );
  });
  /** The options that pointing at the place under the pointer could mean. */
  readonly #aimed: readonly Option[] = $derived.by(() => {
    const { looked } = this.inspecting;
    return looked === null ? [] : this.choosing.meant(this.#namesOf(looked));
  });
  /** The outcome of the action under the pointer. */
  readonly preview: Previewed | null = $derived.by(() => {
    const [only, another] = this.#aimed;
    return only && !another ? this.#outcomeOf(only) : null;
  });
  /** The options of what is picked, each with its place, if few enough to ask for all outcomes. */
  readonly #few: readonly { place: string; only: Option }[] = $derived.by(() => {
    const found = this.#aims.flatMap(([place, [only, other]]) =>
      only && !other && only.verb !== "move" ? [{ place, only }] : [],
    );
    return found.length <= MOST_FORETOLD ? found : [];
  });
  /** The outcomes of aiming at places. */
  readonly foretold: ReadonlyMap<string, Previewed> = $derived(
    new Map(
      this.#few.flatMap(({ place, only }) => {
        const found = this.#outcomeOf(only);
        return found ? [[place, found] as const] : [];
      }),
    ),
  );
  /** What can be done at once with what was picked or pointed at, and that place. */
  readonly deeds: { place: string; options: readonly Option[] } | null = $derived.by(() => {
    const { rivals, direct, picked } = this.choosing;
    const place = rivals.length > 0 ? this.#pointed : picked;
    const options = rivals.length > 0 ? rivals : direct;
    return picked === null || place === null || options.length === 0 || this.drag ? null : { place, options };
  });
  /** Whether several cards are to be chosen at once. */
  readonly several: boolean = $derived.by(() => this.choosing.multiple.length > 0);
  /** The cards, in hand or on offer, that can be chosen. */
  readonly choosable: ReadonlySet<string> = $derived.by(() => {
    const { offers, hand } = this.perspective;
    return this.several
      ? new Set((offers.length > 0 ? offers : hand).map(({ place }) => place))
      : new Set([...this.choosing.sources, ...this.choosing.answers.keys()]);
  });
  readonly chosen: ReadonlySet<string> = $derived.by(() =>
    this.several ? this.choosing.several : new Set([this.choosing.picked ?? ""]),
  );

  constructor(
    private readonly perspective: Perspective,
    private readonly focus: Focus,
  ) {
    const { table } = perspective;
    this.choosing = new Choosing(
      () => (table.mayAct ? (table.table?.options ?? []) : []),
      {
        act: (option) => table.act(option.action),
        whyNot(source, target) {
          if (table.mayAct) table.whyNot({ source, target });
        },
      },
      (option) => (perspective.view && perspective.client?.aimsOf?.(perspective.view, option)) ?? option.targets,
      (place) => this.#weighs(place),
      () => perspective.client?.bare ?? false,
    );
    this.inspecting = new Inspecting(perspective, () => this.choosing.picked);

    // A hint picks what it proposes, so that both ends of it are seen as when the player picks.
    $effect(() => {
      const option = this.#hinted;
      if (option) untrack(() => this.#pick(option));
    });
    $effect(() => {
      const [only, another] = this.#aimed;
      if (only && !another && only.verb !== "move") table.askPreview(only.action);
      for (const each of this.#few) table.askPreview(each.only.action);
    });
  }

  /** Forget what was picked and pointed at. */
  clear(): void {
    this.choosing.clear();
    this.inspecting.pin(null);
  }

  /** Handle Escape: skip the events being shown, and drop what was picked. */
  escape(event: KeyboardEvent): void {
    const { table } = this.perspective;
    table.skip();
    if (this.choosing.picked !== null && !(event.target instanceof HTMLInputElement)) {
      this.focus.at(this.choosing.picked);
    }
    this.clear();
    table.forget();
  }

  /** Handle a click on a card in hand or on something of the player's own beside the board. */
  readonly pointOwn = (place: string, event: MouseEvent): Promise<void> => this.point(place, event, true);

  /** Handle a click on a place. Events that are still being played end first. */
  readonly point = async (place: string, event?: MouseEvent, own?: boolean): Promise<void> => {
    const { table } = this.perspective;
    if (table.playing) {
      table.skip();
      await new Promise((resolve) => setTimeout(resolve));
    }
    const { view, client } = this.perspective;
    if (!view) return;
    this.inspecting.pin(place);
    this.#pointed = place;
    table.forget();
    // The second click of a double click confirms nothing.
    if (event && event.detail > 1 && place === this.choosing.picked) return;
    this.choosing.point(this.#namesOf(place), own ?? client?.isOwn?.(view, place) ?? false);
    if (event?.detail === 0 && this.choosing.picked === place) await this.focus.guide([...this.targets.keys()][0]);
  };

  /** The attachment that lets the player point by dragging. */
  readonly drags = dragging({
    begin: (place) => {
      if (!this.choosing.sources.has(place) || this.several) return false;
      this.choosing.picked = place;
      return true;
    },
    over: (place, now) => {
      this.drag = now;
      this.inspecting.looked = place;
    },
    drop: (place) => {
      this.drag = null;
      this.inspecting.looked = null;
      if (place !== null && place !== this.choosing.picked) void this.point(place);
    },
  });

  #pick({ source, targets }: Option): void {
    const [target = null] = targets;
    if (this.several) this.choosing.several = new Set(targets);
    else this.choosing.picked = source ?? (target !== null && this.#weighs(target) ? target : null);
  }

  /** Return whether the first click on an answer only picks it. */
  #weighs(place: string): boolean {
    return this.perspective.offers.some((offer) => offer.place === place);
  }

  #namesOf(place: string): string[] {
    return this.perspective.client?.namesOf?.(place) ?? [place];
  }

  #outcomeOf({ action }: Option): Previewed | null {
    return this.perspective.table.previews.get(action) ?? null;
  }
}

function verbOf(options: readonly Option[]): string {
  return options.length === 1 ? (options[0]?.verb ?? "choose") : "choose";
}
