// What jsdom lacks: a system that likes nothing in particular.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

const { LANGUAGES } = await import("./shell/settings.svelte"); // asks the system
const { learn } = await import("./words/words.svelte");
await Promise.all(LANGUAGES.map(learn));

export {}; // a module, so that it may wait
