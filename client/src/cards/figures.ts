// Silhouettes: one file for the pages, one for each game.
const FILES: Record<string, string> = import.meta.glob("./figures/*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** The address of a figure; without a game, of one of the pages. */
export function figureAt(name: string, game = "pages"): string {
  return `${FILES[`./figures/${game}.svg`] ?? ""}#${name}`;
}
