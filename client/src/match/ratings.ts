// Ratings of people, in words.
import type { Rating, SeatLine } from "../protocol/types";
import { say } from "../words/words.svelte";

/** Return a rating such as "1560 ± 90". */
export function ratingFigures({ rating, deviation }: Rating): string {
  return say("rating-told", { rating: String(rating), deviation: String(deviation) }); // strings, so that thousands have no separators
}

/** Return the figures of a rating, and whether they are new. */
export function ratingText(rating: Rating): string {
  return rating.new ? say("rating-told-new", { rating: ratingFigures(rating) }) : ratingFigures(rating);
}

/** Return a player's rating after a rated match, with its change: such as "1572 (+12)". */
export function changeText({ rating, gain }: SeatLine): string {
  if (rating === null || gain === null) return "";
  const change = gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : "±0";
  return say("rating-change", { rating: String(rating.rating + gain), gain: change });
}
