// The cards of a set as a table for other programs.
import type { Card } from "../protocol/types";

/** Return cards as comma-separated values, which spreadsheets open. */
export function csvOf(cards: readonly Card[]): string {
  const COLUMNS = ["id", "name", "kind", "pantheon", "rarity", "cost", "attack", "health", "text"] as const;
  const rows = cards.map((card) =>
    COLUMNS.map((column) => cell(column === "text" ? card.text.join(" ") : card[column])),
  );
  return [COLUMNS.join(","), ...rows.map((row) => row.join(","))].join("\r\n");
}

/** Return a value as a cell. A text that a spreadsheet would take for a formula gets a quote before it. */
function cell(value: string | number | null): string {
  const text = value === null ? "" : String(value);
  const safe = /^[=+\-@\t\r]/.test(text) && typeof value === "string" ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
