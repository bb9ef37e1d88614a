// How things on every board come and go, and strike.

/** It grows out of, or shrinks into, its place. */
export function leap(_node: Element, { duration, from }: { duration: number; from: number }) {
  return {
    duration,
    css: (done: number) => `opacity: ${done}; scale: ${from + (1 - from) * done}`,
  };
}
