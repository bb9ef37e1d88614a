// Addresses and screens.

export type Route =
  | { name: "home" }
  | { name: "play"; game: string }
  | { name: "match"; match: string }
  | { name: "watch"; watch: string }
  | { name: "rulebook"; game: string; clause: string | null }
  | { name: "decks"; game: string }
  | { name: "replay"; match: string | null }
  | { name: "credits" }
  | { name: "lost" };

export function routeOf(path: string): Route {
  const [first, second, third] = path.split("/").filter(Boolean).map(decode);
  switch (first) {
    case undefined:
      return { name: "home" };
    case "play":
      return second ? { name: "play", game: second } : { name: "home" };
    case "match":
      return second ? { name: "match", match: second } : { name: "lost" };
    case "watch":
      return second ? { name: "watch", watch: second } : { name: "lost" };
    case "rulebook":
      return second ? { name: "rulebook", game: second, clause: third ?? null } : { name: "lost" };
    case "decks":
      return second ? { name: "decks", game: second } : { name: "lost" };
    case "replay":
      return { name: "replay", match: second ?? null };
    case "credits":
      return { name: "credits" };
    default:
      return { name: "lost" };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const here = $state<{ route: Route }>({ route: routeOf(location.pathname) });

/** Go to another screen. */
export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
}

function arrive(): void {
  here.route = routeOf(location.pathname);
  scrollTo(0, 0);
}

/** Follow links to our own pages without loading them anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname);
}

addEventListener("popstate", arrive);
