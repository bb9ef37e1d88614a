// Plays events one by one. Each changes the shown view a little; after the last it is exactly the view that the server
// sent with them.
import { after, type Playback } from "../games/playing";
import type { EventLine, View } from "../protocol/types";

/** Waits, unless woken early. */
export type Sleep = (milliseconds: number, woken: AbortSignal) => Promise<void>;

/** The least milliseconds for which another player's card is shown, however long the chain. */
const WATCHED = 1000;
/** Milliseconds for which the end of a match is looked at: what lost it falls. */
const FALLING = 1100;
/** Chains of more events to be seen than this are played faster. */
const LONG_CHAIN = 6;
/** More such events than this are not played at all: the player was away. */
const TOO_LONG = 150;

export class EventPlayer {
  view = $state.raw<View | null>(null);
  /** The current event. */
  showing = $state.raw<EventLine | null>(null);
  /** Milliseconds for which it is shown. */
  pause = $state(0);
  playing = $state(false);

  #queue: { lines: readonly EventLine[]; end: View }[] = [];
  #left = 0;
  #skipped = new AbortController();

  /**
   * `speed` is read before each event: 1 is normal, 2 twice as fast, 0 plays nothing. `tell` is called with every event;
   * `watched` returns whether another player caused an event.
   */
  constructor(
    private readonly playback: Playback,
    private readonly speed: () => number,
    private readonly tell: (line: EventLine) => void = () => undefined,
    private readonly watched: (line: EventLine) => boolean = () => false,
    private readonly sleep: Sleep = sleepUntilWoken,
  ) {}

  /** Show a view at once, and forget the events still to be played. */
  reset(view: View): void {
    this.#queue = [{ lines: [], end: view }];
    this.skip();
    if (!this.playing) void this.#run();
  }

  /** Play events after those already queued, then show `end`. */
  play(lines: readonly EventLine[], end: View): void {
    this.#queue.push({ lines, end });
    this.#left += lines.filter((line) => this.#usual(line) > 0).length;
    if (!this.playing) void this.#run();
  }

  /** Show the final view at once. */
  skip(): void {
    this.#skipped.abort();
  }

  async #run(): Promise<void> {
    this.playing = true;
    this.#skipped = new AbortController();
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      for (const line of next.lines) await this.#show(line, next.end);
      const falls = next.end.over && next.lines.length > 0 && this.view?.over === false;
      this.pause = falls ? this.#paced(FALLING, 1) : 0;
      this.showing = null;
      this.view = next.end;
      if (this.pause > 0) await this.sleep(this.pause, this.#skipped.signal);
    }
    this.showing = null;
    this.playing = false;
    this.#left = 0;
  }

  async #show(line: EventLine, end: View): Promise<void> {
    this.tell(line);
    const usual = this.#usual(line);
    const plays = this.playback.events[line.event.kind]?.plays ?? false;
    const pause = plays && this.watched(line) ? this.#paced(WATCHED, 1) : this.#paced(usual, this.#left / LONG_CHAIN);
    if (usual > 0) this.#left -= 1;
    if (this.view === null) return;
    this.view = after(this.view, line, end, this.playback);
    if (pause === 0) return;
    this.showing = line;
    this.pause = pause;
    await this.sleep(pause, this.#skipped.signal);
  }

  /** Return the milliseconds for which an event is usually shown; 0: it is only in the log. */
  #usual({ event }: EventLine): number {
    return this.playback.events[event.kind]?.pause ?? 0;
  }

  /** Return a pause at the current speed; longer chains are faster. */
  #paced(pause: number, haste: number): number {
    const speed = this.speed();
    if (speed === 0 || this.#skipped.signal.aborted || this.#left > TOO_LONG) return 0;
    return pause / speed / Math.max(1, haste);
  }
}

function sleepUntilWoken(milliseconds: number, woken: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      woken.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    woken.addEventListener("abort", done);
  });
}
