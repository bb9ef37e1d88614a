// Addresses and screens.
import { host } from "../protocol/host";

/** Pages that each game has. */
export type GamePage = "decks" | "lessons" | "rulebook" | "puzzles" | "workshop";

export type Route =
  | { name: "home" }
  /** The page of a game: all that there is to do. */
  | { name: "game"; game: string }
  | { name: "play"; game: string }
  | { name: "lessons"; game: string }
  | { name: "match"; match: string }
  | { name: "watch"; watch: string }
  | { name: "games"; page: GamePage }
  | { name: "rulebook"; game: string; clause: string | null }
  | { name: "scenario"; game: string; scenario: string; step: number }
  | { name: "decks"; game: string; deck: string | null }
  /** The sets of a game, one of them, an entry of it, or a match in which that is tried, recorded or played. */
  | { name: "workshop"; game: string; set: string | null; card: string | null; doing: string | null }
  | { name: "puzzles"; game: string }
  | { name: "puzzle"; game: string; puzzle: string }
  | { name: "solution"; game: string; puzzle: string; step: number }
  | { name: "matches" }
  | { name: "tables" }
  | { name: "join"; code: string | null }
  | { name: "table"; table: string }
  | { name: "analysis"; match: string }
  | { name: "replay"; match: string | null; step: number }
  | { name: "open"; kind: string; data: string; step: number }
  | { name: "credits" }
  | { name: "lost" };

export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean).map(decode);
  switch (first) {
    case undefined:
      return { name: "home" };
    case "games":
      return second ? { name: "game", game: second } : { name: "home" };
    case "play":
      return second ? { name: "play", game: second } : { name: "home" };
    case "lessons":
      return second ? { name: "lessons", game: second } : { name: "games", page: first };
    case "match":
      return second ? { name: "match", match: second } : { name: "lost" };
    case "watch":
      return second ? { name: "watch", watch: second } : { name: "lost" };
    case "rulebook":
      if (second && third === "scenario" && rest.length >= 2) {
        return { name: "scenario", game: second, scenario: rest.slice(0, 2).join("/"), step: stepOf(rest[2]) };
      }
      return second ? { name: "rulebook", game: second, clause: third ?? null } : { name: "games", page: first };
    case "decks":
      return second ? { name: "decks", game: second, deck: third ?? null } : { name: "games", page: first };
    case "workshop":
      return second
        ? { name: "workshop", game: second, set: third ?? null, card: rest[0] ?? null, doing: rest[1] ?? null }
        : { name: "games", page: first };
    case "puzzles":
      if (second && third) {
        return rest[0] === "solution"
          ? { name: "solution", game: second, puzzle: third, step: stepOf(rest[1]) }
          : { name: "puzzle", game: second, puzzle: third };
      }
      return second ? { name: "puzzles", game: second } : { name: "games", page: first };
    case "join":
      return { name: "join", code: second ?? null };
    case "tables":
      return second ? { name: "table", table: second } : { name: "tables" };
    case "matches":
      return { name: "matches" };
    case "analysis":
      return second ? { name: "analysis", match: second } : { name: "lost" };
    case "replay":
      return { name: "replay", match: second ?? null, step: stepOf(third) };
    case "open":
      return second && third ? { name: "open", kind: second, data: third, step: stepOf(rest[0]) } : { name: "lost" };
    case "credits":
      return { name: "credits" };
    default:
      return { name: "lost" };
  }
}

/** The page whose fragment may be the path of a screen: at a site, where no other exists, or at a server's first page. */
const PAGE = host.alone ? location.pathname : "/";

/** Return the path of the screen that an address of this table leads to. */
export function pathIn({ pathname, hash }: Location | HTMLAnchorElement): string {
  if (pathname !== PAGE) return pathname;
  return hash.startsWith("#/") ? hash.slice(1) : "/";
}

/** Return the absolute address of a screen. What a link carries is never part of its path, which a server would see. */
export function linkTo(path: string): string {
  return new URL(host.alone || path.startsWith("/open/") ? `${PAGE}#${path}` : path, location.href).href;
}

function stepOf(part: string | undefined): number {
  return part && /^\d{1,6}$/.test(part) ? Number(part) : 0;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The screen, the game that the last page was about (null: none yet), whether a match is on the screen, which folds the
 * bar away, and whether the player unfolded it. */
export const here = $state({ ...arrived(null), playing: false, unfolded: false });

function arrived(last: string | null): { route: Route; game: string | null } {
  const route = routeOf(pathIn(location));
  return { route, game: "game" in route ? route.game : last };
}

/** Go to another screen. */
export function go(path: string): void {
  keepPlace();
  history.pushState(null, "", linkTo(path));
  arrive();
}

/** Write the position on this screen into the address, for links and reloads. */
export function writeAddress(path: string): void {
  history.replaceState(history.state, "", linkTo(path));
}

/** Show the screen of the address, scrolled down to a place as soon as the page is that long. */
function arrive(top = 0): void {
  unsettle();
  Object.assign(here, arrived(here.game), { unfolded: false });
  scrollTo(0, 0);
  if (top > 0) settle(top);
}

/** Keep the scroll position, which going back restores. */
function keepPlace(): void {
  history.replaceState({ top: scrollY }, "");
}

let unsettle = (): void => undefined;

function settle(top: number): void {
  const growing = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + innerHeight) return;
    unsettle();
    scrollTo(0, top);
  });
  unsettle = () => growing.disconnect();
  for (const kind of ["wheel", "touchstart", "keydown"])
    addEventListener(kind, unsettle, { once: true, passive: true });
  growing.observe(document.body);
}

/** Follow links to our own screens without a reload. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  const path = pathIn(link);
  if (routeOf(path).name === "lost") return;
  event.preventDefault();
  go(path);
}

history.scrollRestoration = "manual";
addEventListener("scrollend", keepPlace);
addEventListener("popstate", ({ state }: { state: { top?: number } | null }) => arrive(state?.top));
