// What jsdom lacks: a system that likes nothing in particular.
window.matchMedia = () => ({ matches: false }) as MediaQueryList;
