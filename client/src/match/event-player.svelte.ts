// Events are played one by one, each changing the view that is shown a little, until that is exactly the view that the
// server sent with them.
import { after, type Playback } from "../games/playing";
import type { EventLine, View } from "../protocol/types";

/** Waits, or is woken before. */
export type Sleep = (milliseconds: number, woken: AbortSignal) => Promise<void>;

/** From so many events on the chain is played faster. */
const LONG_CHAIN = 6;
/** So many events are not played at all: somebody was away. */
const TOO_LONG = 150;

export class EventPlayer {
  view = $state.raw<View | null>(null);
  /** The event that is being shown. */
  showing = $state.raw<EventLine | null>(null);
  /** For how long, in milliseconds. */
  pause = $state(0);
  playing = $state(false);

  #queue: { lines: readonly EventLine[]; end: View }[] = [];
  #left = 0;
  #skipped = new AbortController();

  /** `speed` is asked before each event: 1 as meant, 2 twice as fast, 0 nothing is played. `tell` gets every event. */
  constructor(
    private readonly playback: Playback,
    private readonly speed: () => number,
    private readonly tell: (line: EventLine) => void = () => undefined,
    private readonly sleep: Sleep = sleepUntilWoken,
  ) {}

  /** Show a view at once; what was still to be played is forgotten. */
  reset(view: View): void {
    this.#queue = [{ lines: [], end: view }];
    this.skip();
    if (!this.playing) void this.#run();
  }

  /** Play events after those that are being played, and then show `end`. */
  play(lines: readonly EventLine[], end: View): void {
    this.#queue.push({ lines, end });
    this.#left += lines.length;
    if (!this.playing) void this.#run();
  }

  /** Show at once how things stand. */
  skip(): void {
    this.#skipped.abort();
  }

  async #run(): Promise<void> {
    this.playing = true;
    this.#skipped = new AbortController();
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      for (const line of next.lines) await this.#show(line, next.end);
      this.view = next.end;
    }
    this.showing = null;
    this.playing = false;
    this.#left = 0;
  }

  async #show(line: EventLine, end: View): Promise<void> {
    this.tell(line);
    const pause = this.#paced(this.playback.events[line.event.kind]?.pause ?? 0);
    this.#left -= 1;
    if (this.view === null) return;
    this.view = after(this.view, line, end, this.playback);
    if (pause === 0) return;
    this.showing = line;
    this.pause = pause;
    await this.sleep(pause, this.#skipped.signal);
  }

  /** The longer the chain, the faster. */
  #paced(pause: number): number {
    const speed = this.speed();
    if (speed === 0 || this.#skipped.signal.aborted || this.#left > TOO_LONG) return 0;
    return pause / speed / Math.max(1, this.#left / LONG_CHAIN);
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
