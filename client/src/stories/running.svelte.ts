// A walk that goes on by itself, an action at a time.
import type { Walk } from "./walk.svelte";

/** Milliseconds between two actions. */
const BEAT = 700;

export class Running {
  on = $state(false);

  /** To be made while a component is; it ends with it. */
  constructor(private readonly walk: () => Walk | null) {
    $effect(() => {
      const found = walk();
      if (!this.on || !found || found.moving) return;
      if (found.at === found.last) {
        this.on = false;
        return;
      }
      const timer = setTimeout(() => found.forward(), BEAT);
      return () => clearTimeout(timer);
    });
  }

  /** Pause, or go on: from the end, at the beginning. */
  toggle(): void {
    const walk = this.walk();
    if (!this.on && walk?.at === walk?.last) walk?.go(0);
    this.on = !this.on;
  }
}
