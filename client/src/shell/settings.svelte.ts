// The player's settings, saved in the browser.
import limits from "../protocol/limits.json";
import { fields, isAmong, isFlag, one, type Is } from "./schema";
import { Saved } from "./storage.svelte";

export const LANGUAGES = ["en", "es", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
const THEMES = ["lamplight", "daylight"] as const;
export type Theme = (typeof THEMES)[number];
/** The system's preferences, used until the player has been here. */
const LIGHT = "(prefers-color-scheme: light)";

interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** The volume of sounds, up to 1. */
  volume: number;
  /** Whether sound was offered. */
  offered: boolean;
  /** The speed at which events are shown: 1 is normal, 0 shows none. */
  speed: number;
  /** Whether the player has chosen the speed, or played a match: the first is slow. */
  paced: boolean;
  /** Whether the side panel of a match is open, where it stands beside the board. */
  beside: boolean;
  /** Whether the log has every step of the rules. */
  details: boolean;
  /** Whether to confirm an action that ends a turn with attacks left, or loses the match. */
  warns: boolean;
  /** Whether the phrases of other players are hidden. */
  mutes: boolean;
  name: string;
  /** Whether the player was asked for a name, and perhaps gave none. */
  asked: boolean;
}

const SLOW = 0.5;

/** Return the reader's language, if the page has it. */
function preferred(): Language | undefined {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return undefined;
}

const isSpeed: Is<number> = (value): value is number => typeof value === "number" && value >= 0 && value <= 4;
const isShare: Is<number> = (value): value is number => typeof value === "number" && value >= 0 && value <= 1;
const isName: Is<string> = (value): value is string =>
  typeof value === "string" && value.length <= limits.NewMatch.name;

export const savedSettings = new Saved<Settings>(
  "theagon-settings",
  fields<Settings>({
    language: one(isAmong(LANGUAGES), () => preferred() ?? "en"),
    theme: one(isAmong(THEMES), () => (matchMedia(LIGHT).matches ? "daylight" : "lamplight")),
    sound: one(isFlag, () => false),
    volume: one(isShare, () => 0.6),
    offered: one(isFlag, () => false),
    speed: one(isSpeed, () => SLOW),
    paced: one(isFlag, () => false),
    beside: one(isFlag, () => false),
    details: one(isFlag, () => false),
    warns: one(isFlag, () => true),
    mutes: one(isFlag, () => false),
    name: one(isName, () => ""),
    asked: one(isFlag, () => false),
  }),
);

export const settings: Settings = $state(savedSettings.value);

// What another tab has saved applies here too, and is not undone by what this one saves.
addEventListener("storage", ({ key }) => {
  if (key === savedSettings.key) Object.assign(settings, savedSettings.value);
});

/** Save and apply the settings; call it in an effect. */
export function saveSettings(): void {
  document.documentElement.lang = settings.language;
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.translate = !preferred(); // a browser's translation leaves stale numbers behind
  const now = { ...settings };
  savedSettings.change(() => now);
}

/** Return how fast events are shown now: 0 if the player wants no motion or the page is hidden. */
export function showingSpeed(): number {
  const still = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : settings.speed;
}
