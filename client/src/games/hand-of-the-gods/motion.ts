// How the board moves with the event that is being shown.
import type { EventLine } from "../../protocol/types";
import type { Sign } from "../motion";
import { sizeOf, spotOf, type Outlook, type Spot } from "./geometry";

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
