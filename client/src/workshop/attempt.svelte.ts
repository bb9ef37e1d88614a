import { problemIn, type ProblemError } from "../protocol/api";

/** A deed that takes a while: whether it is under way, what came of the last one, and what went wrong with it. */
export class Attempt {
  busy = $state(false);
  told = $state("");
  error = $state.raw<ProblemError | null>(null);

  async run(deed: () => Promise<void>): Promise<void> {
    [this.busy, this.error, this.told] = [true, null, ""];
    await deed().catch((thrown: unknown) => (this.error = problemIn(thrown)));
    this.busy = false;
  }
}
