// How the board moves with the event that is being shown.
import type { Sight } from "../motion";
import { sizeOf, spotOf, type Outlook, type Spot } from "./geometry";

/** An arrow from one tile to another, in tiles. */
export interface Arrow {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The arrow of a stroke; from a tile to itself there is none. */
export function arrowOf(stroke: Sight["stroke"], outlook: Outlook): Arrow | null {
  if (!stroke || stroke.from.tile === stroke.to.tile) return null;
  const [from, to] = [spotOf(stroke.from.tile, outlook), spotOf(stroke.to.tile, outlook)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const short = 0.36; // from rim to rim
  return {
    x1: from.x + 0.5 + dx * short,
    y1: from.y + 0.5 + dy * short,
    x2: to.x + 0.5 - dx * short,
    y2: to.y + 0.5 - dy * short,
  };
}

/** The middle of the board. */
export function middleOf(outlook: Outlook): Spot {
  const { across, down } = sizeOf(outlook);
  return { x: (across - 1) / 2, y: (down - 1) / 2 };
}

/** Towards another tile and back. */
export function lunge(from: Spot, to: Spot): Keyframe[] {
  const way = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [x, y] = [((to.x - from.x) / way) * 42, ((to.y - from.y) / way) * 42];
  return [{ transform: "none" }, { transform: `translate(${x}%, ${y}%)`, offset: 0.55 }, { transform: "none" }];
}
