// The choice of an action: the player picks a source, then a target. The server's options say which pairs are possible;
// this module only sorts them. Sources and targets are places of the game: a tile, a card in hand, the leader.
import type { Option } from "../protocol/types";

/** Verbs that end a turn or a choice, or let another player's action happen. */
const STOPPING = new Set(["end", "done", "let"]);
/** Verbs that choose several cards at once: those to exchange, or to put at the bottom of a deck. */
const MULTIPLE = new Set(["mulligan", "foresee"]);
/** Verbs that answer a choice. */
const ANSWERING = new Set(["choose", "mode", "block"]);

export interface Chooser {
  /** Carry out an option. */
  act(option: Option): void;
  /** Ask why one place cannot be aimed at another; null means no place in particular. */
  whyNot(source: string | null, target: string | null): void;
}

/** The places that an option is aimed at: its targets, unless the game says otherwise. */
export type Aims = (option: Option) => readonly string[];

/** Return the options by their place, if they are aimed at exactly one. */
export function byTarget(options: readonly Option[], aims: Aims = (option) => option.targets): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const [target, another] = aims(option);
    if (target !== undefined && another === undefined) found.set(target, [...(found.get(target) ?? []), option]);
  }
  return found;
}

/** Return the option whose targets are exactly these, in any order. */
export function exactly(options: readonly Option[], places: ReadonlySet<string>): Option | undefined {
  return options.find(
    (option) => option.targets.length === places.size && option.targets.every((place) => places.has(place)),
  );
}

export class Choosing {
  /** The place that is to act. */
  picked = $state<string | null>(null);
  /** The places chosen so far, in a choice of several. */
  several = $state.raw<ReadonlySet<string>>(new Set());
  /** Two or more options that pointing at one place could mean. */
  rivals = $state.raw<readonly Option[]>([]);

  readonly #options: readonly Option[] = $derived.by(() => this.current());
  /** The places that may act now. */
  readonly sources: ReadonlySet<string> = $derived(
    new Set(this.#options.map((option) => option.source ?? "").filter((source) => source !== "")),
  );
  /** The answers to a pending choice, by place. */
  readonly answers: ReadonlyMap<string, readonly Option[]> = $derived(
    byTarget(this.#options.filter((option) => this.#isAnswer(option))),
  );
  /** The options of a choice of several. */
  readonly multiple: readonly Option[] = $derived(this.#options.filter(({ verb }) => MULTIPLE.has(verb)));
  /** The options of the picked place. */
  readonly #ofPicked: readonly Option[] = $derived(
    this.picked === null ? [] : this.#options.filter((option) => option.source === this.picked),
  );
  /** The options by the place that can be aimed at now. */
  readonly targets: ReadonlyMap<string, readonly Option[]> = $derived.by(() =>
    this.picked === null ? this.answers : byTarget(this.#ofPicked, this.aims),
  );
  /** The options of the picked place that need no target; or the picked answer. */
  readonly direct: readonly Option[] = $derived(
    this.answers.get(this.picked ?? "") ?? this.#ofPicked.filter((option) => option.targets.length === 0),
  );
  readonly stop: Option | undefined = $derived(this.#options.find(({ verb }) => STOPPING.has(verb)));
  /** Options without a source, other than answers and the end of the turn. */
  readonly sourceless: readonly Option[] = $derived(
    this.#options.filter(
      (option) =>
        !option.source && !this.#isAnswer(option) && ![STOPPING, MULTIPLE].some((verbs) => verbs.has(option.verb)),
    ),
  );

  /**
   * `current` returns the present options: none while another player decides. The first click on an answer that is `weighed`
   * picks it, so that it can be read; the second gives it. `onBoard` returns whether the player can point at everything that
   * options name.
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
   * Handle a click on a place. `names` are its names in options, the most exact first: a tile also stands for its column.
   * `own`: the player may want to act with it, even if it cannot act now.
   */
  point(names: readonly string[], own: boolean): void {
    const place = names[0];
    if (place === undefined) return;
    this.rivals = [];
    if (this.multiple.length > 0) {
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

  /** Return the options that pointing at a place could mean. */
  meant(names: readonly string[]): readonly Option[] {
    for (const name of names) {
      const found = this.targets.get(name);
      if (found !== undefined) return found;
    }
    return [];
  }

  /** Carry out the only option, or let the player choose among several. */
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

  /** Carry out the choice of the places chosen so far. */
  confirm(): void {
    const option = exactly(this.multiple, this.several);
    if (option !== undefined) this.settle([option]);
  }

  /** Return whether an option is chosen by pointing at a place while nothing is picked. */
  #isAnswer({ verb, source, targets }: Option): boolean {
    return ANSWERING.has(verb) || (this.onBoard() && !source && targets.length === 1);
  }

  #toggle(place: string): void {
    if (!this.multiple.some((option) => option.targets.includes(place))) return;
    const next = new Set(this.several);
    if (!next.delete(place)) next.add(place);
    this.several = next;
  }
}
