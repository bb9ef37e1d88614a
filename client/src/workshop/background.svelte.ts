// Long work that a server does for the workshop, while one goes on with other things.
import { ProblemError } from "../protocol/api";

/** Milliseconds between two questions. */
const PAUSE = 1000;

/** How a kind of work is asked for. */
export interface Asking<Wanted, Found> {
  begin: (game: string, wanted: Wanted) => Promise<{ job: string }>;
  look: (job: string) => Promise<Found | null>;
  stop: (job: string) => Promise<unknown>;
}

export class Background<Wanted, Found extends { done: boolean }> {
  found = $state.raw<Found | null>(null);
  running = $state(false);
  error = $state.raw<ProblemError | null>(null);
  /** The text of the entry that the work is about. */
  text = $state("");
  readonly #asking: Asking<Wanted, Found>;
  #job: string | null = null;
  /** The number of the run that goes on now. */
  #run = 0;

  constructor(asking: Asking<Wanted, Found>) {
    this.#asking = asking;
  }

  /** Begin, and follow until it is done or stopped. `text` is the entry's own. */
  async run(game: string, wanted: Wanted, text: string): Promise<void> {
    this.stop();
    Object.assign(this, { found: null, error: null, running: true, text });
    const run = this.#run;
    try {
      const { job } = await this.#asking.begin(game, wanted);
      if (run !== this.#run) return void this.#forget(job);
      this.#job = job;
      while (run === this.#run) {
        const found = await this.#asking.look(job);
        if (run !== this.#run) return;
        if (found) this.found = found;
        if (!found || found.done) this.#end();
        else await new Promise((go) => setTimeout(go, PAUSE));
      }
    } catch (thrown) {
      if (!(thrown instanceof ProblemError)) throw thrown;
      if (run !== this.#run) return;
      this.error = thrown;
      this.#end();
    }
  }

  stop(): void {
    if (this.#job !== null) this.#forget(this.#job);
    this.#end();
  }

  #end(): void {
    this.#job = null;
    this.#run += 1;
    this.running = false;
  }

  /** Have a job stopped, if the server still knows it. */
  #forget(job: string): void {
    void this.#asking.stop(job).catch(() => undefined);
  }
}

/** Return what gives the work on each entry of a set; it outlives the page that shows it. */
export function kept<Wanted, Found extends { done: boolean }>(
  asking: Asking<Wanted, Found>,
): (set: string, entry: string) => Background<Wanted, Found> {
  const known = new Map<string, Background<Wanted, Found>>();
  return (set, entry) => {
    const key = `${set} ${entry}`;
    const found = known.get(key) ?? new Background(asking);
    known.set(key, found);
    return found;
  };
}
