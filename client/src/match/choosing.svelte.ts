// How a player says what to do: pick what acts, then where it is pointed at. Which pairs are possible is the server's
// list of options; here they are only sorted. A place is a tile, a card of the hand, the leader: names of the game.
import type { Option } from "../protocol/types";

/** What ends one's turn, or what is being chosen, or lets happen what another does. */
const STOPPING = new Set(["end", "done", "let"]);
/** Choices of several cards at once: those to exchange, or to put to the bottom of a deck. */
const MANIFOLD = new Set(["mulligan", "foresee"]);
/** Answers to what is asked. */
const ANSWERING = new Set(["choose", "block"]);

export interface Chooser {
  /** Carry this out. */
  act(option: Option): void;
  /** Ask why one place cannot be pointed at another; null is nowhere, or nothing, in particular. */
  whyNot(source: string | null, target: string | null): void;
}

/** Where an option is pointed at: at what it names, unless the game knows another place for it. */
export type Aims = (option: Option) => readonly string[];

/** The options by the place that they are pointed at; those that need none, or several, are left out. */
export function byTarget(options: readonly Option[], aims: Aims = (option) => option.targets): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const [target, another] = aims(option);
    if (target !== undefined && another === undefined) found.set(target, [...(found.get(target) ?? []), option]);
  }
  return found;
}

/** The option whose places are exactly these, in whatever order. */
export function exactly(options: readonly Option[], places: ReadonlySet<string>): Option | undefined {
  return options.find(
    (option) => option.targets.length === places.size && option.targets.every((place) => places.has(place)),
  );
}

export class Choosing {
  /** What is to act. */
  picked = $state<string | null>(null);
  /** Places chosen so far, where several are chosen at once. */
  several = $state.raw<ReadonlySet<string>>(new Set());
  /** Two or more things that pointing at one place could mean. */
  rivals = $state.raw<readonly Option[]>([]);

  readonly #options: readonly Option[] = $derived.by(() => this.current());
  /** What may act now. */
  readonly sources: ReadonlySet<string> = $derived(
    new Set(this.#options.map((option) => option.source ?? "").filter((source) => source !== "")),
  );
  /** What an effect in progress lets one choose among; nothing else is possible before. */
  readonly answers: ReadonlyMap<string, readonly Option[]> = $derived(
    byTarget(this.#options.filter((option) => this.#isAnswer(option))),
  );
  /** The options of a choice of several cards at once. */
  readonly manifold: readonly Option[] = $derived(this.#options.filter(({ verb }) => MANIFOLD.has(verb)));
  /** The options of what is picked. */
  readonly #ofPicked: readonly Option[] = $derived(
    this.picked === null ? [] : this.#options.filter((option) => option.source === this.picked),
  );
  /** The places that can be pointed at now. */
  readonly targets: ReadonlyMap<string, readonly Option[]> = $derived.by(() =>
    this.picked === null ? this.answers : byTarget(this.#ofPicked, this.aims),
  );
  /** What is picked can do this without being pointed at anything; or picked was an answer. */
  readonly direct: readonly Option[] = $derived(
    this.answers.get(this.picked ?? "") ?? this.#ofPicked.filter((option) => option.targets.length === 0),
  );
  readonly stop: Option | undefined = $derived(this.#options.find(({ verb }) => STOPPING.has(verb)));
  /** What can be done with nothing on the table in particular. */
  readonly besides: readonly Option[] = $derived(
    this.#options.filter(
      (option) =>
        !option.source && !this.#isAnswer(option) && ![STOPPING, MANIFOLD].some((verbs) => verbs.has(option.verb)),
    ),
  );

  /**
   * `current` gives the options as they are now: none while it is not one's decision. Answers that are weighed are first
   * picked, so that they can be read, and given when they are pointed at again. `onBoard` tells whether all that options
   * name can be pointed at.
   */
  constructor(
    private readonly current: () => readonly Option[],
    private readonly chooser: Chooser,
    private readonly aims: Aims = (option) => option.targets,
    private readonly weighed: (place: string) => boolean = () => false,
    private readonly onBoard: () => boolean = () => false,
  ) {}

  /** Forget what was picked. */
  clear(): void {
    this.picked = null;
    this.rivals = [];
    this.several = new Set();
  }

  /**
   * A place was pointed at. `names` are what options may call it, the nearest first: a tile also stands for its column.
   * `own`: a player may want to act with it, even if it cannot now.
   */
  point(names: readonly string[], own: boolean): void {
    const place = names[0];
    if (place === undefined) return;
    this.rivals = [];
    if (this.manifold.length > 0) {
      this.#toggle(place);
      return;
    }
    if (this.answers.has(place) && this.weighed(place)) {
      if (place === this.picked) this.settle(this.direct);
      else this.picked = place;
      return;
    }
    const meant = this.meant(names);
    if (meant.length > 0) this.settle(meant);
    else if (place === this.picked) this.clear();
    else if (this.sources.has(place)) this.picked = place;
    else if (this.answers.size > 0) this.chooser.whyNot(null, place);
    else if (own) {
      this.picked = place;
      this.chooser.whyNot(place, null);
    } else if (this.direct.length > 0 && this.targets.size === 0) this.settle(this.direct);
    else if (this.picked !== null) this.chooser.whyNot(this.picked, place);
  }

  /** What pointing at a place would do. */
  meant(names: readonly string[]): readonly Option[] {
    for (const name of names) {
      const found = this.targets.get(name);
      if (found !== undefined) return found;
    }
    return [];
  }

  /** Carry out what is meant, or let the player say which. */
  settle(options: readonly Option[]): void {
    const [only, another] = options;
    if (only === undefined) return;
    if (another !== undefined) {
      this.rivals = options;
      return;
    }
    this.clear();
    this.chooser.act(only);
  }

  /** Do it with the places chosen so far. */
  confirm(): void {
    const option = exactly(this.manifold, this.several);
    if (option !== undefined) this.settle([option]);
  }

  /** Whether an option is chosen by pointing at a place while nothing is picked. */
  #isAnswer({ verb, source, targets }: Option): boolean {
    return ANSWERING.has(verb) || (this.onBoard() && !source && targets.length === 1);
  }

  #toggle(place: string): void {
    if (!this.manifold.some((option) => option.targets.includes(place))) return;
    const next = new Set(this.several);
    if (!next.delete(place)) next.add(place);
    this.several = next;
  }
}
