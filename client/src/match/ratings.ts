// Ratings of people, in words.
import type { Rating, SeatLine } from "../protocol/types";
import { say } from "../words/words.svelte";

/** Such as "1560 ± 90". */
export function ratingFigures({ rating, deviation }: Rating): string {
  return say("rating-told", { rating: String(rating), deviation: String(deviation) }); // without separators of thousands
}

/** The figures, and whether they are new. */
export function ratingText(rating: Rating): string {
  return rating.new ? say("rating-told-new", { rating: ratingFigures(rating) }) : ratingFigures(rating);
}

/** What a player of a rated match that is over has now, and by how much that is more: such as "1572 (+12)". */
export function changeText({ rating, gain }: SeatLine): string {
  if (rating === null || gain === null) return "";
  const change = gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : "±0";
  return say("rating-change", { rating: String(rating.rating + gain), gain: change });
}
