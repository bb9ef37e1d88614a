import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const source = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

/** Return the tokens of a theme: daylight replaces tokens of lamplight. */
function tokensOf(theme: "lamplight" | "daylight"): Record<string, string> {
  const [lamplight, daylight] = [...source.matchAll(/:root[^{]*\{([^}]*)\}/g)].map(([, body]) =>
    Object.fromEntries(
      [...(body ?? "").matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
    ),
  );
  return { ...lamplight, ...(theme === "daylight" ? daylight : {}) } as Record<string, string>;
}

/** Return the relative luminance of a colour, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((place) => {
    const value = parseInt(colour.slice(place, place + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, two: string): number {
  const [darker, lighter] = [luminance(one), luminance(two)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const PANTHEONS = [
  "greek",
  "roman",
  "egyptian",
  "norse",
  "chinese",
  "mayan",
  "hindu",
  "celtic",
  "mesopotamian",
  "neutral",
  "death",
  "deception",
  "light",
  "magic",
  "nature",
  "war",
];
/** The share of its pantheon's colour in the face of a card, as `Card.svelte` mixes them. */
const SHARE = 0.22;

/** Return the mixture of two colours, with a share of the first. */
function mixed(one: string, two: string): string {
  const parts = [1, 3, 5].map((place) => {
    const [a, b] = [one, two].map((colour) => parseInt(colour.slice(place, place + 2), 16)) as [number, number];
    return Math.round(SHARE * a + (1 - SHARE) * b)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

const SEATS = ["seat-0", "seat-1", "seat-2", "seat-3"];

/** Text or a figure, and its background. */
const TEXTS: [string, string][] = [
  ...["ground", "glaze", "glaze-light"].flatMap((ground) =>
    ["bone", "bone-dim", "gold", "blood", "laurel"].map((text): [string, string] => [text, ground]),
  ),
  ["ground", "gold"],
  ["ground", "laurel"],
  ["ground", "blood"],
];
const DRAWINGS: [string, string][] = [
  ...PANTHEONS.flatMap((name): [string, string][] => [
    [name, "glaze"],
    ["glaze", name],
  ]),
  ...SEATS.map((name): [string, string] => [name, "glaze"]),
  ["clay", "ground"],
  ["clay", "glaze"],
];

describe.each(["lamplight", "daylight"] as const)("by %s", (theme) => {
  const tokens = tokensOf(theme);
  const colour = (name: string): string => tokens[name] ?? `no token ${name}`;

  it.each(TEXTS)("%s on %s can be read: 4.5 to 1", (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(DRAWINGS)("%s on %s can be told apart: 3 to 1", (drawing, ground) => {
    expect(contrast(colour(drawing), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(PANTHEONS)("the words on a card of %s can be read", (name) => {
    const face = mixed(colour(`paint-${name}`), colour("glaze"));
    expect(contrast(colour("bone"), face)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour("bone-dim"), face)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PANTHEONS)("a black figure on the colour of %s can be told apart", (name) => {
    expect(contrast("#17110d", colour(`paint-${name}`))).toBeGreaterThanOrEqual(3);
  });
});

it("contrast is 21 between black and white", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
