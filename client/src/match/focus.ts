// Moves the focus while a match is played by keyboard.
import { tick } from "svelte";

import type { Perspective } from "./perspective.svelte";

export class Focus {
  /** The element that the focus stays within. */
  screen: HTMLElement | undefined;
  /** Whether the player used the keyboard last, not a pointer. */
  byKey = false;

  constructor(private readonly perspective: Perspective) {}

  /** If the focused element is gone, focus the first thing that can be done, or else the prompt. */
  readonly keep = async (): Promise<void> => {
    await tick();
    if (!this.byKey) return;
    const focused = document.activeElement;
    const gone = focused === null || focused === document.body;
    const lost = gone || focused.matches(":disabled") || !focused.checkVisibility(); // which lays the page out
    if (!lost && !focused.matches(".prompt")) return;
    const { table, over } = this.perspective;
    const able = table.mayAct ? [".hand .able, .actions .primary:enabled", ".tile:is(.target, .reach)"] : [];
    const ends = over ? [".result .buttons .button", ".actions .button"] : [];
    [...able, ...ends, ".prompt"]
      .map((each) => this.#find(each))
      .find((found) => found)
      ?.focus();
  };

  /** Handle a key press, after which the focused element may be gone. Only Tab may lead out of the page. */
  readonly pressed = (event: KeyboardEvent): void => {
    if (event.key !== "Tab") void this.keep();
  };

  /** Focus the result, once it is shown. */
  async result(): Promise<void> {
    await tick();
    this.#find(".result .buttons .button")?.focus();
  }

  /** Focus what can be done next: a place to aim at, or else the first button. */
  async guide(target: string | undefined): Promise<void> {
    await tick();
    if (target === undefined) this.#find(".deeds .primary")?.focus();
    else this.at(target);
  }

  /** Focus a place. */
  at(place: string): void {
    this.#find(`[data-place="${place}"]`)?.focus();
  }

  #find(selector: string): HTMLElement | null | undefined {
    return this.screen?.querySelector<HTMLElement>(selector);
  }
}
