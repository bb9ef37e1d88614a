// What players mean, as the notation of every game writes it.

/** An action with the place that it is pointed at, if it is pointed at one. */
export function joined(words: string, place: string | null): string {
  return place === null ? words : `${words} ${place}`;
}
