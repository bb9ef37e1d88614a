// What appears on the board with the event that is being shown.
import type { EventLine } from "../../protocol/types";
import type { Sign } from "../motion";

/** A sign over a unit. */
export interface Flash {
  unit: number;
  sign: Sign;
}

const HURTING = new Set(["attack-damage", "return-damage", "damage", "burn", "overkill", "fatigue"]);
const HEALING = new Set(["heal", "leech", "regen"]);

/** Told across the middle of the board, because they happen to no unit. */
const ANNOUNCED = new Set(["turn-start", "phase", "cleanup", "cleanup-cancelled"]);
/** Shown with their card. */
const PLAYED = new Set(["play", "power", "buy", "overdraw"]);

const GLYPHS: Record<string, string> = {
  destroyed: "death",
  obliterated: "death",
  deadly: "death",
  marked: "death",
  ward: "ward",
  protected: "immune",
  sleep: "asleep",
  wakes: "bonus",
  bonus: "bonus",
  set: "bonus",
  keywords: "bonus",
  numbers: "bonus",
  roar: "warcry",
  afterlife: "resurrect",
  trigger: "trigger",
  ability: "trigger",
  confused: "stunned",
  return: "reincarnate",
  transform: "reincarnate",
  replaced: "reincarnate",
};

export function flashOf(line: EventLine | null): Flash | null {
  const { kind, amount, source, target } = line?.event ?? {};
  const unit = (target ?? source)?.id;
  if (kind === undefined || unit === undefined) return null;
  if (HURTING.has(kind))
    return { unit, sign: { text: `−${amount ?? 0}`, glyph: kind === "burn" ? "burn" : null, mood: "hurt" } };
  if (HEALING.has(kind))
    return { unit, sign: { text: `+${amount ?? 0}`, glyph: kind === "leech" ? "leech" : null, mood: "healed" } };
  const glyph = GLYPHS[kind];
  return glyph === undefined ? null : { unit, sign: { text: "", glyph, mood: glyph === "death" ? "hurt" : "plain" } };
}

/** What is told across the board. */
export function announcementOf(line: EventLine | null): string | null {
  return line && ANNOUNCED.has(line.event.kind) ? line.text : null;
}

/** The card that is shown to both. */
export function playedCard(line: EventLine | null): string | null {
  return line && PLAYED.has(line.event.kind) ? (line.event.card ?? null) : null;
}
