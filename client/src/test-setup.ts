// Provides what jsdom lacks: a system without preferences, and boxes whose size never changes. All files of a process share one jsdom, which takes longer to
// make than most of them to run; each begins with an empty page, empty storage and fresh modules.
import { vi } from "vitest";

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/");
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

const { LANGUAGES } = await import("./shell/settings.svelte"); // reads the system's preferences
const { learn } = await import("./words/words.svelte");
await Promise.all(LANGUAGES.map(learn));
