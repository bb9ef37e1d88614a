// How things on every board come and go, and strike.

/** A sign that appears over a unit while an event is shown. */
export interface Sign {
  text: string;
  glyph: string | null;
  mood: "hurt" | "healed" | "plain";
}

/** It grows out of, or shrinks into, its place. */
export function leap(_node: Element, { duration, from }: { duration: number; from: number }) {
  return {
    duration,
    css: (done: number) => `opacity: ${done}; scale: ${from + (1 - from) * done}`,
  };
}
