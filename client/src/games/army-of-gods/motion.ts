// What appears on the board with the event that is being shown.
import type { EventLine } from "../../protocol/types";
import type { Sign } from "../motion";
import { seatPlace } from "./armies";

/** A sign over a stack or a player. */
export interface Flash {
  place: string;
  sign: Sign;
}

/** Told across the middle of the board, because they happen to nothing that lies there. */
const ANNOUNCED = new Set(["starter", "round", "turn-start", "hand-empty", "leaves", "out"]);
/** Shown with their card. */
const PLAYED = new Set(["play", "ability", "block", "bottom", "leader"]);

const GLYPHS: Record<string, string> = {
  destroyed: "death",
  set: "heal",
  drop: "bonus",
  wild: "bonus",
  stolen: "reincarnate",
  guard: "guard",
};

export function flashOf(line: EventLine | null): Flash | null {
  if (!line) return null;
  const { kind, seat, tile, amount } = line.event;
  if (kind === "actions" || kind === "tokens")
    return { place: seatPlace(seat ?? 0), sign: { text: `+${amount ?? 0}`, glyph: null, mood: "healed" } };
  const place = tile ?? (kind === "guard" ? seatPlace(seat ?? 0) : null);
  const glyph = GLYPHS[kind];
  if (place === null || glyph === undefined) return null;
  return {
    place,
    sign: { text: "", glyph, mood: kind === "destroyed" ? "hurt" : kind === "set" ? "healed" : "plain" },
  };
}

/** What is told across the board. */
export function announcementOf(line: EventLine | null): string | null {
  return line && ANNOUNCED.has(line.event.kind) ? line.text : null;
}

/** The card that everyone is shown. */
export function playedCard(line: EventLine | null): string | null {
  return line && PLAYED.has(line.event.kind) ? (line.event.card ?? null) : null;
}
