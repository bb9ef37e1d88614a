/** Return a text as searches compare it, whatever keyboard it was typed on: in small letters, without accents, with
 * plain apostrophes and hyphens. The server's `fold` does the same. */
export function fold(text: string): string {
  return text
    .replace(/[‘’ʼ′`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, "-")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** Return the words of a search, folded. */
export function wordsOf(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean);
}
