// Paints a picture of each game in the manner of a vase, from the silhouettes of the games: black-figure for Hand of the
// Gods, red-figure for Gods Unchained, white-ground for Army of Gods. Each has an upright and a wide form.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const { icons, aliases } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
const folder = fileURLToPath(new URL("../src/way/painted", import.meta.url));
const FORMS = { upright: [600, 560], wide: [720, 400] };

const CLAY = "#b9653a";
const BLACK = "#1c120c";
const BONE = "#efe3cf";
const GOLD = "#dfae4e";
const SEATS = ["#a86a10", "#2f6f8f", "#57782a", "#8a4a7c"];

const SCENES = { "hand-of-the-gods": storm, "gods-unchained": duel, "army-of-gods": parade };

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
/** The silhouettes of the picture in hand. */
const defined = new Map();
for (const [game, paint] of Object.entries(SCENES)) {
  for (const [form, [width, height]] of Object.entries(FORMS)) {
    defined.clear();
    writeFileSync(join(folder, `${game}-${form}.svg`), framed(width, height, paint(width, height, form === "upright")));
  }
}

// ---- the scenes -----------------------------------------------------------------------------------------------------

/** The hand of a god throws lightning at a summoning stone, and its warriors follow over the tiles of the board. */
function storm(width, height, upright) {
  const side = width / 8;
  const ground = height - (upright ? 1 : 0.9) * side;
  const stone = { x: width - (upright ? 124 : 132), base: ground, top: ground - (upright ? 338 : 262) };
  const hand = upright ? 282 : 236;
  const [fromX, fromY] = [hand * 0.6, hand * 0.62];
  const [toX, toY] = [stone.x - 34, stone.top + 62];
  const warriors = upright
    ? [["minotaur", 88, 178], ["shield-bash", 356, 146], ["centaur", 232, 196],]
    : [["minotaur", 236, 162], ["shield-bash", 476, 128], ["centaur", 366, 172]]; // prettier-ignore
  return (
    lit(width, height, "#cf7f4f", CLAY, "#8a4526") +
    `<g stroke="${BLACK}" stroke-opacity=".12" stroke-width="3">${rays(fromX, fromY, width * 1.3, 26)}</g>` +
    mosaic(width, height, ground, side) +
    stele(stone) +
    `<clipPath id="wrist"><path d="M-60-60H${n1(hand * 1.3)}L-60 ${n1(hand * 1.3)}z"/></clipPath>` +
    `<g clip-path="url(#wrist)">${figure("thor-fist", hand / 2 - 30, hand - 20, hand, { fill: BLACK })}</g>` +
    bolt(fromX, fromY, toX, toY, upright ? 40 : 32) +
    `<g stroke="${BONE}" stroke-width="5" stroke-linecap="round">${sparks(toX, toY, upright ? 56 : 48)}</g>` +
    warriors.map(([name, x, size]) => figure(name, x, ground, size, { fill: BLACK, line: CLAY })).join("") +
    `<path d="M0 ${ground}h${width}" stroke="${BLACK}" stroke-width="6"/>`
  );
}

/** Two gods face each other over a broken chain; below them stand their rows. */
function duel(width, height, upright) {
  const row = upright ? 82 : 66;
  const ground = height - row - (upright ? 36 : 26);
  const size = upright ? 330 : 300;
  const [middle, space] = [width / 2, upright ? 162 : 196];
  const sun = ground * (upright ? 0.25 : 0.46);
  const own = ["bowman", "greek-sphinx", "owl"];
  const rivals = ["swordwoman", "griffin-symbol", "minotaur"];
  const stand = (names, sign, turned) =>
    names
      .map((name, place) => {
        const facing = turned.includes(name) ? -1 : 1;
        return figure(name, middle + sign * (row + 12) * (place + 0.62), height - 15, row, { fill: CLAY, facing });
      })
      .join("");
  return (
    lit(width, height, "#3b281c", "#1d140f", "#0c0806") +
    `<g stroke="${CLAY}" stroke-opacity=".32" stroke-width="3">${rays(middle, sun, width, 44, size * 0.3)}</g>` +
    figure("anubis", middle - space, ground + 4, size, { fill: CLAY }) +
    figure("spartan-helmet", middle + space, ground + 4, size, { fill: CLAY, facing: -1 }) +
    `<circle cx="${middle}" cy="${n1(sun)}" r="${size * 0.2}" fill="none" stroke="${GOLD}" stroke-width="4"/>` +
    figure("power-lightning", middle, sun + size * 0.17, size * 0.34, { fill: GOLD }) +
    links(middle, ground, upright ? 21 : 18) +
    `<path d="M0 ${ground}h${width}M0 ${ground + 9}h${width}" stroke="${CLAY}" stroke-width="3"/>` +
    stand(own, -1, []) +
    stand(rivals, 1, ["griffin-symbol"])
  );
}

/** Four armies meet, each a set of five, under the shields of their gods. */
function parade(width, height, upright) {
  const head = upright ? 128 : 104;
  const step = (height - head) / 2;
  const size = step * 0.72;
  const armies = [
    [["cavalry", 1], ["swordwoman", 1]],
    [["archer", 1], ["griffin-symbol", -1]],
  ]; // prettier-ignore
  const shields = ["elephant-head", "thor-hammer", "anubis", "medusa-head"];
  const radius = head * 0.35;
  return (
    lit(width, height, "#f8f0e0", "#ecdcc0", "#c9ae84") +
    `<path d="M0 0h${width}v${head}H0z" fill="${BLACK}"/>` +
    `<g fill="${CLAY}">${tongues(width, head - 14, 11)}</g>` +
    shields
      .map((name, place) => {
        const [x, y] = [(width / 4) * (place + 0.5), head * 0.46];
        return (
          `<circle cx="${x}" cy="${y}" r="${n1(radius)}" fill="${SEATS[place]}"/>` +
          `<circle cx="${x}" cy="${y}" r="${n1(radius - 6)}" fill="none" stroke="${BLACK}" stroke-width="2.5"/>` +
          figure(name, x, y + radius * 0.64, radius * 1.28, { fill: BLACK })
        );
      })
      .join("") +
    armies
      .map((pair, row) => {
        const ground = n1(head + step * (row + 1) - 22);
        const spears = Array.from({ length: 26 }, (_, place) => {
          const x = (width / 26) * (place + 0.5);
          const lean = (x < width / 2 ? 1 : -1) * step * 0.16;
          return `<path d="M${n1(x - lean)} ${ground}L${n1(x + lean)} ${n1(ground - step * 0.8 + (place % 3) * 8)}"/>`;
        }).join("");
        return (
          `<g stroke="${BLACK}" stroke-opacity=".28" stroke-width="2.5">${spears}</g>` +
          pair.map(([name, facing], half) => march(name, facing, half, row, { width, ground, size })).join("") +
          `<path d="M0 ${ground}h${width}" stroke="${BLACK}" stroke-width="4"/>` +
          `<g fill="${BLACK}">${tongues(width, ground + 6, 11)}</g>`
        );
      })
      .join("")
  );
}

/** Five of a kind, one behind the other, towards the middle; the first has the colour of its seat. */
function march(name, facing, half, row, { width, ground, size }) {
  const sign = half === 0 ? -1 : 1;
  const apart = (width / 2 - size * 0.62) / 4.3;
  const places = [4, 3, 2, 1, 0];
  return places
    .map((place) => {
      const x = width / 2 + sign * (size * 0.5 + place * apart);
      const fill = place === 0 ? SEATS[2 * row + half] : BLACK;
      return figure(name, x, ground, size, { fill, line: "#ecdcc0", facing });
    })
    .join("");
}

// ---- parts of a scene -----------------------------------------------------------------------------------------------

/** A silhouette on a ground line; `facing` -1 turns it round, and a `line` parts it from those behind it. */
function figure(name, x, ground, size, { fill, line, facing = 1 }) {
  const { body } = icons[name] ?? icons[aliases?.[name]?.parent];
  defined.set(
    name,
    `<symbol id="${name}" viewBox="0 0 512 512" overflow="visible">${body.replace(' fill="currentColor"', "")}</symbol>`,
  );
  const stroke = line ? ` stroke="${line}" stroke-width="14" paint-order="stroke"` : "";
  const turned = facing < 0 ? ` transform="matrix(-1 0 0 1 ${n1(2 * x)} 0)"` : "";
  return `<use href="#${name}" x="${n1(x - size / 2)}" y="${n1(ground - size * 0.97)}" width="${n1(size)}" height="${n1(size)}" fill="${fill}"${stroke}${turned}/>`;
}

/** The lamplit ground of a picture. */
function lit(width, height, light, ground, dark) {
  return (
    `<radialGradient id="lamp" cx=".5" cy=".42" r=".75"><stop stop-color="${light}"/><stop offset=".55" stop-color="${ground}"/>` +
    `<stop offset="1" stop-color="${dark}"/></radialGradient><path fill="url(#lamp)" d="M0 0h${width}v${height}H0z"/>`
  );
}

function rays(x, y, length, count, from = 0) {
  return Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * (n + 0.5)) / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `<path d="M${n1(x + from * cos)} ${n1(y + from * sin)}L${n1(x + length * cos)} ${n1(y + length * sin)}"/>`;
  }).join("");
}

/** The tiles of a board, seen from the side as a floor. */
function mosaic(width, height, ground, side) {
  const tiles = [];
  for (let row = 0; ground + row * side < height; row += 1)
    for (let column = 0; column < 8; column += 1) {
      const dark = (row + column) % 2 === 0;
      tiles.push(
        `<path fill="${dark ? "#7d3f22" : "#a95a33"}" d="M${column * side} ${n1(ground + row * side)}h${side}v${side}h-${side}z"/>`,
        `<path fill="none" stroke="${BLACK}" stroke-opacity=".35" d="M${column * side + 7} ${n1(ground + row * side + 7)}h${side - 14}v${side - 14}h-${side - 14}z"/>`,
      );
    }
  return tiles.join("");
}

/** A summoning stone: a tall stele with a palmette on top, cracked where the lightning strikes. */
function stele({ x, base, top }) {
  const half = 58;
  return (
    `<path fill="${BLACK}" d="M${x - half - 12} ${base}v-18h12L${x - half + 8} ${top + 34}h-10v-14h10Q${x} ${top - 46} ${x + half - 8} ${top + 20}h10v14h-10L${x + half} ${base - 18}h12v18z"/>` +
    `<g fill="none" stroke="${CLAY}" stroke-width="3">` +
    `<path d="M${x - half + 16} ${base - 18}L${x - half + 24} ${top + 46}h${2 * half - 48}L${x + half - 16} ${base - 18}"/>` +
    `<path d="M${x} ${top + 12}v-26M${x} ${top + 12}q-14-8-16-24M${x} ${top + 12}q14-8 16-24M${x} ${top + 14}q-24 0-32-12M${x} ${top + 14}q24 0 32-12"/>` +
    key(x - half + 28, base - 40, 2 * half - 56) +
    "</g>" +
    figure("greek-sphinx", x, base - 66, 88, { fill: CLAY, facing: -1 }) +
    `<path fill="none" stroke="${BONE}" stroke-width="4" d="M${x - 40} ${top + 46}l22 20-8 22 24 16-10 26 14 18"/>`
  );
}

/** A meander between two points. */
function key(x, y, width) {
  const count = Math.round(width / 20);
  const unit = width / count / 4;
  return `<path d="M${x} ${y}${`v${-n1(3 * unit)}h${n1(3 * unit)}v${n1(2 * unit)}h${-n1(unit)}v${-n1(unit)}m${n1(unit)} ${n1(unit)}m0 ${n1(unit)}h${n1(unit)}`.repeat(count)}"/>`;
}

function bolt(fromX, fromY, toX, toY, thick) {
  const at = (share, off) => {
    const [dx, dy] = [toX - fromX, toY - fromY];
    const length = Math.hypot(dx, dy);
    return [n1(fromX + dx * share - (dy / length) * off), n1(fromY + dy * share + (dx / length) * off)].join(" ");
  };
  const outline = [
    at(0, -thick * 0.55), at(0.42, -thick * 0.9), at(0.38, -thick * 0.1), at(0.74, -thick * 0.5), at(0.7, 0), at(1, 0),
    at(0.6, thick * 0.75), at(0.64, thick * 0.3), at(0.28, thick), at(0.33, thick * 0.3), at(0, thick * 0.55),
  ]; // prettier-ignore
  return `<path fill="${BONE}" stroke="${BLACK}" stroke-width="3" stroke-linejoin="round" d="M${outline.join("L")}z"/>`;
}

function sparks(x, y, length) {
  return [150, 185, 230, 270, 305, 120]
    .map((degrees, place) => {
      const angle = (degrees * Math.PI) / 180;
      const [near, far] = [length * 0.45, length * (place % 2 ? 0.8 : 1.1)];
      const at = (reach) => `${n1(x + reach * Math.cos(angle))} ${n1(y + reach * Math.sin(angle))}`;
      return `<path d="M${at(near)}L${at(far)}"/>`;
    })
    .join("");
}

/** A chain that hangs from both gods and has burst between them. */
function links(middle, ground, size) {
  const half = (sign) =>
    Array.from({ length: 7 }, (_, place) => {
      const x = n1(middle + sign * size * (1.6 + place * 1.3));
      const y = n1(ground - size * (0.9 + Math.max(0, 2.4 - place) * 0.75));
      const turn = sign * Math.max(0, 30 - place * 12);
      const link =
        place % 2 === 0 ? `rx="${n1(size)}" ry="${n1(size * 0.55)}"` : `rx="${n1(size * 0.9)}" ry="${n1(size * 0.16)}"`;
      return `<ellipse cx="${x}" cy="${y}" ${link} transform="rotate(${turn} ${x} ${y})"/>`;
    }).join("");
  return `<g fill="none" stroke="${BONE}" stroke-width="${n1(size * 0.28)}">${half(-1)}${half(1)}</g>`;
}

/** A row of tongues below a line. */
function tongues(width, y, tall) {
  const count = Math.round(width / 15);
  const step = width / count;
  return Array.from({ length: count }, (_, place) => {
    const x = n1(place * step + 2);
    return `<path d="M${x} ${y}h${n1(step - 4)}v${tall - 5}a${n1((step - 4) / 2)} 5 0 01-${n1(step - 4)} 0z"/>`;
  }).join("");
}

function n1(number) {
  return Math.round(number * 10) / 10;
}

/** A whole picture: the painting under a quiet texture of clay. */
function framed(width, height, painting) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="3" seed="7"/>` +
    `<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.1 .62"/></filter>` +
    `<defs>${[...defined.values()].join("")}</defs>` +
    `${painting}<path filter="url(#grain)" opacity=".35" d="M0 0h${width}v${height}H0z"/></svg>\n`
  );
}
