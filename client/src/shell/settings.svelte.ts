// The player's settings, saved in the browser.

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
  /** The speed at which events are shown: 1 is normal, 0 shows none. */
  speed: number;
  /** Whether the player has chosen the speed; until then a first match is slow. */
  paced: boolean;
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
const KEY = "theagon-settings";

function preferred(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function saved(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {}; // the browser saves nothing, or saved something else
  }
}

function initial(): Settings {
  const found = saved();
  return {
    language: LANGUAGES.find((language) => language === found.language) ?? preferred(),
    theme: THEMES.find((theme) => theme === found.theme) ?? (matchMedia(LIGHT).matches ? "daylight" : "lamplight"),
    sound: found.sound === true,
    speed: typeof found.speed === "number" && found.speed >= 0 && found.speed <= 4 ? found.speed : SLOW,
    paced: found.paced === true,
    details: found.details === true,
    warns: found.warns !== false,
    mutes: found.mutes === true,
    name: typeof found.name === "string" ? found.name.slice(0, 40) : "",
    asked: found.asked === true,
  };
}

export const settings: Settings = $state(initial());

/** Save and apply the settings; call it in an effect. */
export function saveSettings(): void {
  document.documentElement.lang = settings.language;
  document.documentElement.dataset.theme = settings.theme;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // they last until the page is closed
  }
}

/** Return how fast events are shown now: 0 if the player wants no motion or the page is hidden. */
export function showingSpeed(): number {
  const still = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : settings.speed;
}
