// How the board moves with the event that is being shown.
import type { EventLine } from "../../protocol/types";
import type { Sign } from "../motion";
import { sizeOf, spotOf, type Outlook, type Spot } from "./geometry";

/** A stroke from one tile to another, in tiles. */
export interface Stroke {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** A sign over a tile. */
export interface Flash {
  spot: Spot;
  sign: Sign;
  /** The card or leader whose figure it is. */
  card: string | null;
}

const HURTING = new Set(["attack-damage", "return-damage", "damage", "fatigue"]);

/** What happens once and stands nowhere. */
const CALLED = new Set(["play-spell", "leader-ability"]);

const GLYPHS: Record<string, string> = {
  death: "death",
  stun: "stunned",
  silence: "silenced",
  banish: "banished",
  unbanish: "resurrect",
  bonus: "bonus",
  set: "bonus",
  warcry: "warcry",
  "warcry-used": "warcry",
  trigger: "trigger",
  afterlife: "resurrect",
  resurrection: "resurrect",
  reincarnate: "reincarnate",
  immune: "immune",
  execute: "death",
  "stealth-lost": "stealth",
  "guard-lost": "guard",
};

/** The stroke from what does something to whom it is done. */
export function arrowOf(line: EventLine | null, outlook: Outlook): Stroke | null {
  const { source, target, kind } = line?.event ?? {};
  if (!source || !target || source.tile === target.tile || kind === "return-damage") return null;
  const [from, to] = [spotOf(source.tile, outlook), spotOf(target.tile, outlook)];
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

/** What appears over the unit that an event is about. */
export function flashOf(line: EventLine | null, outlook: Outlook): Flash | null {
  if (!line) return null;
  const { kind, amount, source, target, tile, card } = line.event;
  const place = target?.tile ?? source?.tile ?? tile;
  const spot = place ? spotOf(place, outlook) : middle(outlook);
  if (CALLED.has(kind)) return { spot, card: card ?? null, sign: { text: "", glyph: null, mood: "plain" } };
  if (!place) return null;
  const flash = (text: string, glyph: string | null, mood: Sign["mood"]): Flash => ({
    spot,
    card: null,
    sign: { text, glyph, mood },
  });
  if (HURTING.has(kind)) return flash(`−${amount ?? 0}`, null, "hurt");
  if (kind === "heal") return flash(`+${amount ?? 0}`, null, "healed");
  const glyph = GLYPHS[kind];
  return glyph === undefined ? null : flash("", glyph, glyph === "death" ? "hurt" : "plain");
}

function middle(outlook: Outlook): Spot {
  const { across, down } = sizeOf(outlook);
  return { x: (across - 1) / 2, y: (down - 1) / 2 };
}

/** Towards another tile and back. */
export function lunge(from: Spot, to: Spot): Keyframe[] {
  const way = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [x, y] = [((to.x - from.x) / way) * 42, ((to.y - from.y) / way) * 42];
  return [{ transform: "none" }, { transform: `translate(${x}%, ${y}%)`, offset: 0.55 }, { transform: "none" }];
}
