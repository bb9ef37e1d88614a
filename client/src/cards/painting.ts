// What a potter paints on a card, made from the card's data, so that a card that someone makes is painted too: a figure on
// the wall of a vase, dark on the colour of its god or pantheon, or in the round of a bowl, coloured on black glaze.
import type { Card } from "../protocol/types";

/** The colours: that of the god or pantheon, lighter kin, black glaze, and gold. */
export type Paint = "ground" | "light" | "glaze" | "gilt";

/** A shape, filled, or drawn with a stroke of a width. */
export interface Shape {
  path: string;
  paint: Paint;
  stroke?: number;
  opacity?: number;
}

/** A picture without its figure. */
export interface Painting {
  style: "wall" | "bowl";
  /** What is behind the figure: 0 is the middle of the picture, 50 its foot. */
  behind: readonly Shape[];
  /** The bands above and below, 100 wide and `BAND` high. */
  head: Shape | null;
  foot: Shape | null;
}

/** What of a card decides how it is painted. */
export type Subject = Pick<Card, "id" | "kind" | "pantheon" | "rarity" | "attack">;

/** One repeat of an ornament, from a corner and with a height; `width` and `stroke` are those of a height of 1. */
interface Pattern {
  width: number;
  stroke?: number;
  draw: (x: number, y: number, height: number) => string;
}

export const BAND = 9;
/** The line between a band and the picture. */
const LINE = 1;

const n = (value: number): string => `${Math.round(value * 100) / 100}`;
const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;

/** The ornaments of the pantheons and gods. */
const PATTERNS = {
  meander: {
    width: 1.25,
    stroke: 0.16,
    draw: (x, y, h) =>
      `M${at(x, y + h * 0.92)}V${n(y + h * 0.08)}H${n(x + h)}V${n(y + h * 0.7)}H${n(x + h * 0.5)}V${n(y + h * 0.42)}M${at(x, y + h * 0.92)}H${n(x + h * 1.25)}`,
  },
  tongues: {
    width: 0.62,
    draw: (x, y, h) =>
      `M${at(x + h * 0.06, y)}h${n(h * 0.5)}v${n(h * 0.7)}a${n(h * 0.25)} ${n(h * 0.25)} 0 0 1 ${n(-h * 0.5)} 0z`,
  },
  waves: {
    width: 1.3,
    draw: (x, y, h) =>
      `M${at(x, y + h)}C${at(x, y + h * 0.2)} ${at(x + h * 0.5, y)} ${at(x + h * 0.85, y + h * 0.22)}C${at(x + h * 1.1, y + h * 0.4)} ${at(x + h * 0.95, y + h * 0.7)} ${at(x + h * 0.7, y + h * 0.6)}C${at(x + h * 0.5, y + h * 0.5)} ${at(x + h * 0.7, y + h * 0.3)} ${at(x + h * 0.78, y + h * 0.42)}C${at(x + h * 0.5, y + h * 0.3)} ${at(x + h * 0.5, y + h * 0.9)} ${at(x + h * 1.3, y + h)}z`,
  },
  rays: {
    width: 0.8,
    draw: (x, y, h) => `M${at(x, y + h)}L${at(x + h * 0.4, y)} ${at(x + h * 0.8, y + h)}z`,
  },
  lotus: {
    width: 1.5,
    stroke: 0.12,
    draw: (x, y, h) =>
      `M${at(x, y + h * 0.1)}C${at(x, y + h)} ${at(x + h * 1.5, y + h)} ${at(x + h * 1.5, y + h * 0.1)}M${at(x + h * 0.75, y + h * 0.75)}V${n(y + h * 0.08)}M${at(x + h * 0.36, y + h * 0.58)}L${at(x + h * 0.45, y + h * 0.1)}M${at(x + h * 1.14, y + h * 0.58)}L${at(x + h * 1.05, y + h * 0.1)}`,
  },
  braid: {
    width: 1.4,
    stroke: 0.15,
    draw: (x, y, h) =>
      `M${at(x, y + h * 0.12)}C${at(x + h * 0.5, y + h * 0.12)} ${at(x + h * 0.9, y + h * 0.88)} ${at(x + h * 1.4, y + h * 0.88)}M${at(x, y + h * 0.88)}C${at(x + h * 0.25, y + h * 0.88)} ${at(x + h * 0.42, y + h * 0.74)} ${at(x + h * 0.56, y + h * 0.62)}M${at(x + h * 0.84, y + h * 0.38)}C${at(x + h * 0.98, y + h * 0.26)} ${at(x + h * 1.15, y + h * 0.12)} ${at(x + h * 1.4, y + h * 0.12)}`,
  },
  steps: {
    width: 1.5,
    draw: (x, y, h) =>
      `M${at(x, y + h)}v${n(-h * 0.33)}h${n(h * 0.25)}v${n(-h * 0.33)}h${n(h * 0.25)}v${n(-h * 0.34)}h${n(h * 0.5)}v${n(h * 0.34)}h${n(h * 0.25)}v${n(h * 0.33)}h${n(h * 0.25)}v${n(h * 0.33)}z`,
  },
  thunder: {
    width: 1.4,
    stroke: 0.14,
    draw: (x, y, h) =>
      `M${at(x + h * 0.1, y + h * 0.92)}V${n(y + h * 0.08)}H${n(x + h * 1.25)}V${n(y + h * 0.92)}H${n(x + h * 0.4)}V${n(y + h * 0.36)}H${n(x + h * 0.95)}V${n(y + h * 0.64)}H${n(x + h * 0.7)}`,
  },
  leaves: {
    width: 1.1,
    draw: (x, y, h) =>
      `M${at(x, y + h * 0.5)}q${at(h * 0.2, -h * 0.5)} ${at(h * 0.95, -h * 0.46)}q${at(-h * 0.1, h * 0.46)} ${at(-h * 0.95, h * 0.46)}q${at(h * 0.85, 0)} ${at(h * 0.95, h * 0.46)}q${at(-h * 0.75, h * 0.04)} ${at(-h * 0.95, -h * 0.46)}z`,
  },
  lozenges: {
    width: 0.9,
    draw: (x, y, h) =>
      `M${at(x, y + h * 0.5)}l${at(h * 0.4, -h * 0.45)} ${at(h * 0.4, h * 0.45)} ${at(-h * 0.4, h * 0.45)}z`,
  },
} satisfies Record<string, Pattern>;

const ORNAMENTS: Record<string, keyof typeof PATTERNS> = {
  greek: "meander",
  roman: "leaves",
  egyptian: "lotus",
  norse: "braid",
  chinese: "thunder",
  mayan: "steps",
  hindu: "tongues",
  celtic: "braid",
  mesopotamian: "lozenges",
  death: "rays",
  deception: "waves",
  light: "lotus",
  magic: "lozenges",
  nature: "leaves",
  war: "meander",
};

/** The kinds of gods. */
const GODS = ["god", "leader", "leading"];
const RICHNESS: Record<string, number> = { common: 0, rare: 1, epic: 2, legendary: 3, mythic: 3 };

/** Paint a card: what can fight, and gods, on a wall, the others in a bowl. The rarer it is, the richer: a band above, an ornament in it, gold. */
export function paint(card: Subject): Painting {
  const god = GODS.includes(card.kind);
  const rich = god ? 3 : (RICHNESS[card.rarity ?? "common"] ?? 0);
  const ornament = ORNAMENTS[card.pantheon] ?? "tongues";
  const paint = rich >= 3 ? "gilt" : "ground";
  const variant = variantOf(card.id);
  if (card.attack === null && !god) {
    const frame = [{ path: disc(48), paint: "glaze" } as Shape, ...rings(rich, paint)];
    return {
      style: "bowl",
      behind: [...(AROUND_BOWLS[variant % AROUND_BOWLS.length] ?? []), ...frame],
      head: rich >= 2 ? band(ornament, paint) : null,
      foot: rich >= 1 ? band(ornament, paint) : null,
    };
  }
  return {
    style: "wall",
    behind: god || rich >= 3 ? AUREOLE : (ON_WALLS[variant % ON_WALLS.length] ?? []),
    head: rich >= 1 ? band(rich >= 2 ? ornament : "tongues", paint) : null,
    foot: band(ornament, paint),
  };
}

/** Return a number that depends on nothing but a card's id. */
export function variantOf(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
}

/** Return a band of an ornament, with a whole number of repeats. */
function band(name: keyof typeof PATTERNS, paint: Paint): Shape {
  const pattern: Pattern = PATTERNS[name];
  const height = BAND - 4 * LINE;
  const count = Math.round(100 / (pattern.width * height));
  const repeats = Array.from({ length: count }, (_, index) => pattern.draw((index * 100) / count, 2 * LINE, height));
  return { path: repeats.join(""), paint, ...(pattern.stroke && { stroke: pattern.stroke * height }) };
}

/** Return a disc in the middle. */
function disc(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

function rings(rich: number, paint: Paint): Shape[] {
  return [
    { path: disc(46), paint, stroke: 1.8 },
    { path: disc(42.5), paint, stroke: rich >= 1 ? 1.4 : 0.7 },
  ];
}

/** Return rays from a point of the middle line, which widen between two radii. */
function rays(y: number, count: number, inner: number, outer: number): string {
  const point = (radius: number, angle: number) => at(radius * Math.sin(angle), y - radius * Math.cos(angle));
  return Array.from({ length: count }, (_, index) => {
    const [angle, half] = [(2 * Math.PI * (index + 0.5)) / count, Math.PI / count / 2];
    return `M${point(inner, angle)}L${point(outer, angle - half)} ${point(outer, angle + half)}z`;
  }).join("");
}

/** Return a rosette: petals around a point. */
function rosette(x: number, y: number, radius: number): string {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (Math.PI * index) / 4;
    const tip = (length: number, turn: number) =>
      at(x + length * Math.cos(angle + turn), y + length * Math.sin(angle + turn));
    return `M${at(x, y)}Q${tip(radius * 0.8, 0.42)} ${tip(radius, 0)}Q${tip(radius * 0.8, -0.42)} ${at(x, y)}z`;
  }).join("");
}

/** Return two branches of laurel around the middle. */
function laurel(radius: number): string {
  const leaf = (angle: number, side: number, open: number): string => {
    const [x, y] = [side * radius * Math.sin(angle), -radius * Math.cos(angle)];
    const turn = angle - 1.2 * open;
    const [dx, dy] = [side * -Math.cos(turn) * 13, -Math.sin(turn) * 13];
    return `M${at(x, y)}Q${at(x + dx * 0.4 - dy * 0.28, y + dy * 0.4 + dx * 0.28)} ${at(x + dx, y + dy)}Q${at(x + dx * 0.4 + dy * 0.28, y + dy * 0.4 - dx * 0.28)} ${at(x, y)}z`;
  };
  const angles = Array.from({ length: 9 }, (_, index) => 2.75 - index * 0.27);
  return [-1, 1]
    .flatMap((side) => angles.flatMap((angle) => [leaf(angle, side, 0.3), leaf(angle, side, -0.5)]))
    .join("");
}

const SUN: Shape = { path: disc(45), paint: "light", opacity: 0.7 };
const FILLING = [
  [-76, -24, 11],
  [76, -24, 11],
  [-62, 22, 8],
  [62, 22, 8],
] as const;
/** What stands behind figures on walls, around bowls, and behind gods. */
const ON_WALLS: readonly Shape[][] = [
  [SUN],
  [{ path: rays(50, 44, 0, 300), paint: "light", opacity: 0.32 }],
  [{ path: FILLING.map(([x, y, radius]) => rosette(x, y, radius)).join(""), paint: "light", opacity: 0.8 }],
];
const AROUND_BOWLS: readonly Shape[][] = [
  [{ path: rays(0, 40, 50, 300), paint: "ground", opacity: 0.45 }],
  [{ path: laurel(60), paint: "ground", opacity: 0.75 }],
  [
    {
      path: FILLING.map(([x, y, radius]) => rosette(x * 1.05, y * 1.2, radius)).join(""),
      paint: "ground",
      opacity: 0.8,
    },
  ],
];
const AUREOLE: readonly Shape[] = [{ path: rays(0, 28, 47, 300), paint: "light", opacity: 0.5 }, SUN];
