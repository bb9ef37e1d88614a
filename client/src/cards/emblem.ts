// The figure of a card that names none: a device on a round shield, made from nothing but the card's id.
import { variantOf } from "./painting";

const MIDDLE = 256;
/** The radius of the shield, and where the petals of its device begin and end. */
const [RIM, FOOT, TIP] = [240, 58, 176];

/** Half of the most that a petal takes of the turn: three would be shapeless otherwise. */
const BROADEST = 0.7;

/** Return a point at a distance from the middle, at an angle from the top. */
function point(radius: number, angle: number): string {
  const [x, y] = [MIDDLE + radius * Math.sin(angle), MIDDLE - radius * Math.cos(angle)];
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Return a disc around a point, or the hole of that size. */
function disc(radius: number, distance = 0, angle = 0, hole = false): string {
  const [start, end] = [point(distance, angle), `${Math.round(2 * radius)} 0`];
  const sweep = hole ? 0 : 1;
  return `M${start}m${-Math.round(radius)} 0a${radius} ${radius} 0 1 ${sweep} ${end}a${radius} ${radius} 0 1 ${sweep} -${end}z`;
}

const ring = (radius: number, width: number) => disc(radius) + disc(radius - width, 0, 0, true);

/** A petal at an angle; `half` is half of the angle that it has for itself. */
type Petal = (angle: number, half: number) => string;

const leaf: Petal = (angle, half) => {
  const [foot, tip, wide] = [point(FOOT, angle), point(TIP, angle), 0.62 * (FOOT + TIP)];
  return `M${foot}Q${point(wide, angle + 0.95 * half)} ${tip}Q${point(wide, angle - 0.95 * half)} ${foot}z`;
};
const ray: Petal = (angle, half) =>
  `M${point(TIP, angle)}L${point(FOOT, angle + 0.85 * half)} ${point(FOOT, angle - 0.85 * half)}z`;
const whirl: Petal = (angle, half) =>
  `M${point(FOOT, angle - half)}Q${point(TIP, angle - 0.6 * half)} ${point(TIP, angle + 1.1 * half)}Q${point(0.72 * TIP, angle + 0.5 * half)} ${point(FOOT, angle + 0.7 * half)}z`;
const drop: Petal = (angle, half) => {
  const radius = Math.min(56, 128 * Math.sin(half) * 0.82);
  return disc(Math.round(radius), 128, angle);
};
const tower: Petal = (angle, half) => {
  const [narrow, broad] = [0.32 * half, 0.62 * half];
  const shaft = [point(FOOT, angle - narrow), point(0.8 * TIP, angle - narrow), point(0.8 * TIP, angle - broad)];
  const head = [point(TIP, angle - broad), point(TIP, angle + broad), point(0.8 * TIP, angle + broad)];
  return `M${[...shaft, ...head, point(0.8 * TIP, angle + narrow), point(FOOT, angle + narrow)].join("L")}z`;
};
const moon: Petal = (angle, half) => {
  const [left, right] = [point(116, angle - 0.9 * half), point(116, angle + 0.9 * half)];
  return `M${left}Q${point(TIP + 70, angle)} ${right}Q${point(TIP - 8, angle)} ${left}z`;
};

const PETALS = [leaf, ray, whirl, drop, tower, moon];
const COUNTS = [3, 4, 5, 6, 8];
const CENTRES = [disc(36), ring(42, 16), disc(20), ring(46, 12) + disc(18)];
/** What runs along the rim, between two petals at an angle. */
const BORDERS: ((angle: number) => string)[] = [
  () => "",
  (angle) => disc(13, 192, angle),
  (angle) => `M${point(206, angle - 0.13)}L${point(168, angle)} ${point(206, angle + 0.13)}z`,
];

/** Return the emblem of a card: its outline within 512 by 512. */
export function emblem(id: string): string {
  let left = variantOf(id);
  const pick = <Part>(parts: readonly Part[]): Part => {
    const part = parts[left % parts.length] as Part;
    left = Math.floor(left / parts.length);
    return part;
  };
  const [count, petal, border, centre] = [pick(COUNTS), pick(PETALS), pick(BORDERS), pick(CENTRES)];
  const half = Math.PI / count;
  const around = Array.from({ length: count }, (_, place) => {
    const angle = 2 * half * place;
    return petal(angle, Math.min(half, BROADEST)) + border(angle + half);
  });
  return ring(RIM, 26) + around.join("") + centre;
}
