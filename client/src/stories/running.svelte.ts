// A walk that goes on by itself, one action at a time.
import type { Walk } from "./walk.svelte";

/** Milliseconds between two actions. */
const BEAT = 700;

export class Running {
  on = $state(false);

  /** Create it while a component is created; it ends with the component. */
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

  /** Pause or go on; at the end, start again. */
  toggle(): void {
    const walk = this.walk();
    if (!this.on && walk?.at === walk?.last) walk?.go(0);
    this.on = !this.on;
  }
}
