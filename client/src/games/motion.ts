// The look of the current event on every board, and of things that appear and disappear there.
import type { Catalogue, EventLine, GameEvent } from "../protocol/types";

/** A sign that appears over a unit while an event is shown. */
export interface Sign {
  text: string;
  glyph: string | null;
  mood: "hurt" | "healed" | "plain";
}

type UnitRef = NonNullable<GameEvent["target"]>;

/** The look of an event. */
export interface Sight {
  /** The unit that it is about, and the sign over the unit. */
  unit: UnitRef | null;
  sign: Sign | null;
  /** The stroke from its source to its target. */
  stroke: { from: UnitRef; to: UnitRef } | null;
  /** Whether the stroke is an attack. */
  strikes: boolean;
  /** The damage that it does. */
  force: number;
  /** The card or sentence that appears across the board. */
  card: string | null;
  sentence: string | null;
}

/** Return how the current event looks, by its row in the catalogue. */
export function sightOf(line: EventLine | null, { events }: Catalogue): Sight {
  const row = line ? (events[line.event.kind] ?? {}) : {};
  const { source, target, card, amount = 0 }: Partial<GameEvent> = line?.event ?? {};
  const stroked = row.stroke !== false && source && target && source.id !== target.id;
  return {
    unit: target ?? source ?? null,
    sign: signOf(row, amount),
    stroke: stroked ? { from: source, to: target } : null,
    strikes: row.motion === "strike",
    force: row.motion === "hit" ? amount : 0,
    card: row.herald === "card" ? (card ?? null) : null,
    sentence: row.herald === "sentence" ? (line?.text ?? null) : null,
  };
}

const MOODS: Readonly<Record<string, Sign["mood"]>> = { death: "hurt", heal: "healed" };

function signOf({ motion, glyph = null }: Catalogue["events"][string], amount: number): Sign | null {
  if (motion === "hit") return { text: `−${amount}`, glyph, mood: "hurt" };
  if (motion === "heal" || motion === "gain") return { text: `+${amount}`, glyph, mood: "healed" };
  return glyph === null ? null : { text: "", glyph, mood: MOODS[glyph] ?? "plain" };
}

/** Make a transition in which an element falls over and is gone, or shrinks into its place. */
export function depart(_node: Element, { duration, falls }: { duration: number; falls: boolean }) {
  return {
    duration,
    css: (left: number) => (falls ? fallen(1 - left) : `opacity: ${left}; scale: ${0.8 + 0.2 * left}`),
  };
}

/** Return the style of a thing that tips over its foot, faster and faster, and fades on the ground. */
function fallen(done: number): string {
  const tipped = Math.min(1, done / 0.7) ** 2;
  return `transform-origin: 80% 96%; rotate: ${82 * tipped}deg; opacity: ${Math.min(1, 3.3 * (1 - done))}; z-index: 3`;
}

/** Make a transition in which an element grows out of its place. */
export function leap(_node: Element, { duration }: { duration: number }) {
  return {
    duration,
    css: (done: number) => `opacity: ${done}; scale: ${0.6 + 0.4 * done}`,
  };
}
