// Walking through a story, forward and back, by actions or by events.
import { after, type Playback } from "../games/playing";
import { EventPlayer } from "../match/event-player.svelte";
import type { EventLine, Frame, StepLine, View } from "../protocol/types";

export class Walk {
  /** The current frame, and how many events of the step to it have been shown. */
  at = $state(0);
  shown = $state(0);

  readonly #player: EventPlayer;

  constructor(
    private readonly frames: readonly Frame[],
    private readonly playback: Playback,
    start: number,
    speed: () => number,
  ) {
    this.#player = new EventPlayer(playback, speed);
    this.go(start);
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get view(): View | null {
    return this.#player.view;
  }

  /** The current event, and the milliseconds for which it is shown. */
  get showing(): EventLine | null {
    return this.#player.showing;
  }

  get pause(): number {
    return this.#player.pause;
  }

  get moving(): boolean {
    return this.#player.playing;
  }

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  /** Whether all events of the step to this frame have been shown. */
  get whole(): boolean {
    return this.shown === this.#eventsOf(this.at).length;
  }

  /** The last event shown, within a step. */
  get line(): EventLine | null {
    return this.whole ? null : (this.#eventsOf(this.at)[this.shown - 1] ?? null);
  }

  /** The steps so far. */
  get log(): StepLine[] {
    const steps = this.frames.slice(0, this.at + 1).flatMap((frame) => (frame.step ? [frame.step] : []));
    const now = steps.at(-1);
    if (now && !this.whole) steps.splice(-1, 1, { ...now, events: now.events.slice(0, this.shown) });
    return steps;
  }

  /** Show a frame at once. */
  go(frame: number): void {
    this.at = Math.min(Math.max(frame, 0), this.last);
    this.shown = this.#eventsOf(this.at).length;
    this.#show();
  }

  /** Play the rest of this step, or the next step. */
  forward(): void {
    if (!this.whole) return this.go(this.at);
    if (this.at === this.last) return;
    this.at += 1;
    this.shown = this.#eventsOf(this.at).length;
    const view = this.#viewAt(this.at, this.shown);
    if (view) this.#player.play(this.#eventsOf(this.at), view);
  }

  back(): void {
    this.go(this.at - 1);
  }

  forwardEvent(): void {
    if (this.whole) {
      if (this.at === this.last) return;
      this.at += 1;
      this.shown = 0;
    }
    const line = this.#eventsOf(this.at)[this.shown];
    if (line) this.shown += 1;
    const view = this.#viewAt(this.at, this.shown);
    if (view) this.#player.play(line ? [line] : [], view);
  }

  backEvent(): void {
    if (this.shown > 1 && this.at > 0) {
      this.shown -= 1;
      this.#show();
    } else this.go(this.at - 1);
  }

  #show(): void {
    const view = this.#viewAt(this.at, this.shown);
    if (view) this.#player.reset(view);
  }

  #eventsOf(frame: number): readonly EventLine[] {
    return this.frames[frame]?.step?.events ?? [];
  }

  /** Return the view after the first `shown` events of the step to a frame. */
  #viewAt(frame: number, shown: number): View | undefined {
    const events = this.#eventsOf(frame);
    const end = this.frames[frame]?.view;
    const before = this.frames[frame - 1]?.view;
    if (shown === events.length || !before || !end) return end;
    return events.slice(0, shown).reduce((view, line) => after(view, line, end, this.playback), before);
  }
}
