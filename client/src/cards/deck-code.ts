// Decks as one short word to share: `hotg_2Xr…`, the initials of the game and a number in base 62. docs/table.md has the
// format. A card is told by a few bits of a hash of its id, so a code is read wherever its cards are known, whatever
// other cards there are.
import type { Catalogue } from "../protocol/types";
import type { SavedDeck } from "./decks";
import { poolOf } from "./filter";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE = BigInt(LETTERS.length);
const CHECKS = 1 << 20;
const LEADERS = 64;
/** The most different cards, and more than the most copies of one. */
const KINDS = 64;
const COPIES = 100;
/** The bits of a card's hash that a code may have. */
const LEAST_BITS = 4;
const MOST_BITS = 19;
/** The most decks that a code may stand for before its check tells which one it is. */
const MOST_READINGS = 256;

/** A code: the initials of a game, and the rest. */
const CODE = /^([a-z]{1,8})_([0-9A-Za-z]{8,400})$/;
const OLD_CARD = "[a-z0-9-]+(?:\\*[1-9][0-9]?)?";
const OLD = new RegExp(`^theagon-deck:([a-z0-9-]+):([a-z0-9-]*):([^:\\s]*):(${OLD_CARD}(?:,${OLD_CARD})*)?$`);

/** A deck without what only this browser knows of it. */
export type PlainDeck = Pick<SavedDeck, "name" | "leader" | "cards">;

/** Return the initials of a game, with which its codes begin. */
export function initialsOf(game: string): string {
  return game
    .split("-")
    .map((word) => word.charAt(0))
    .join("");
}

/** Return the initials in a code; null if the text is no code of this form. */
export function initialsIn(text: string): string | null {
  return CODE.exec(text)?.[1] ?? null;
}

/** Return the code of a deck: a short one, unless the game lacks a card of it. */
export function codeOf(catalogue: Catalogue, deck: PlainDeck): string {
  const known = hashesOf(catalogue);
  const cards = Object.keys(deck.cards);
  if (cards.length < KINDS && cards.every((card) => known.has(card)))
    for (let bits = LEAST_BITS; bits <= MOST_BITS; bits += 1) {
      const code = written(catalogue, deck, bits);
      if (code && deckOfCode(code, catalogue)) return code;
    }
  return oldCodeOf(catalogue.game, deck);
}

/** Return the deck of a short code; null if it was mistyped, or if this game lacks a card of it. */
export function deckOfCode(code: string, catalogue: Catalogue): PlainDeck | null {
  const digits = CODE.exec(code)?.[2] ?? "";
  let left = [...digits].reduce((number, letter) => number * BASE + BigInt(LETTERS.indexOf(letter)), 0n);
  const read = (radix: number | bigint): number => {
    const digit = left % BigInt(radix);
    left /= BigInt(radix);
    return Number(digit);
  };
  const check = read(CHECKS);
  const bits = read(MOST_BITS - LEAST_BITS + 1) + LEAST_BITS;
  const leader = read(LEADERS);
  const kinds = read(KINDS);
  const most = read(COPIES);
  if (most === 0) return null;
  const copies = Array.from({ length: kinds }, () => read(most) + 1);
  const ways = binomial(1 << bits, kinds);
  if (ways === 0n) return null;
  const hashes = subset(left % ways, kinds, 1 << bits);
  left /= ways;
  const bytes: number[] = [];
  while (left > 0n) bytes.push(read(256));
  const name = new TextDecoder().decode(Uint8Array.from(bytes));

  const pool = [...hashesOf(catalogue)];
  const choices = [
    leadersOf(catalogue).filter((id) => hashOf(catalogue.game, id) % LEADERS === leader),
    ...hashes.map((wanted) => pool.filter(([, hash]) => hash % (1 << bits) === wanted).map(([id]) => id)),
  ];
  const readings = choices.reduce((product, { length }) => product * length, 1);
  if (readings === 0 || readings > MOST_READINGS) return null;
  for (const [led = "", ...cards] of productOf(choices)) {
    const deck = {
      name,
      leader: led,
      cards: Object.fromEntries(cards.map((card, place) => [card, copies[place] ?? 1])),
    };
    if (checkOf(catalogue.game, deck) === check) return deck;
  }
  return null;
}

/** Return the short code with this many bits for each card; null if two cards have equal bits. */
function written(catalogue: Catalogue, { name, leader, cards }: PlainDeck, bits: number): string | null {
  const { game } = catalogue;
  const known = hashesOf(catalogue);
  const hashed = Object.entries(cards)
    .map(([card, copies]) => ({ copies, hash: (known.get(card) ?? 0) % (1 << bits) }))
    .sort((one, two) => one.hash - two.hash);
  const hashes = hashed.map(({ hash }) => hash);
  if (new Set(hashes).size < hashes.length) return null;
  const led = leadersOf(catalogue).includes(leader) ? leader : "";
  const most = Math.max(1, ...Object.values(cards));
  const rank = hashes.reduce((sum, hash, place) => sum + binomial(hash, place + 1), 0n);
  const digits: [number | bigint, number | bigint][] = [
    [checkOf(game, { name, leader: led, cards }), CHECKS],
    [bits - LEAST_BITS, MOST_BITS - LEAST_BITS + 1],
    [hashOf(game, led) % LEADERS, LEADERS],
    [hashes.length, KINDS],
    [most, COPIES],
    ...hashed.map(({ copies }): [number, number] => [copies - 1, most]),
    [rank, binomial(1 << bits, hashes.length)],
    ...Array.from(new TextEncoder().encode(name), (byte): [number, number] => [byte, 256]),
  ];
  let left = digits.reduceRight((number, [digit, radix]) => number * BigInt(radix) + BigInt(digit), 0n);
  let text = "";
  for (; left > 0n; left /= BASE) text = LETTERS.charAt(Number(left % BASE)) + text;
  return `${initialsOf(game)}_${text.padStart(8, "0")}`;
}

const remembered = new WeakMap<Catalogue, Map<string, number>>();

/** Return the hashes of the cards that decks are built of, by their ids. */
function hashesOf(catalogue: Catalogue): Map<string, number> {
  const known = remembered.get(catalogue);
  const hashes = known ?? new Map(poolOf(catalogue).map(({ id }) => [id, hashOf(catalogue.game, id)]));
  if (!known) remembered.set(catalogue, hashes);
  return hashes;
}

/** Return the leaders that a code may name: none if deck files name none. */
function leadersOf({ deckRules }: Catalogue): string[] {
  return deckRules.leaderField === "" ? [""] : [...deckRules.leaders, ""];
}

const checkOf = (game: string, { name, leader, cards }: PlainDeck) =>
  hashOf(game, JSON.stringify([leader, name, Object.entries(cards).sort(([one], [two]) => (one < two ? -1 : 1))])) %
  CHECKS;

/** Return the FNV-1a hash of a text, with 32 bits, and its bits mixed as MurmurHash3 does at the end. */
function hashOf(game: string, text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${game}/${text}`)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Return how many sets of `size` there are among `of` things. */
function binomial(of: number, size: number): bigint {
  let ways = 1n;
  for (let each = 0; each < size; each += 1) ways = (ways * BigInt(of - each)) / BigInt(each + 1);
  return ways;
}

/** Return the set of this rank among the sets of `size` numbers below `of`, in the order of their greatest ones. */
function subset(rank: bigint, size: number, of: number): number[] {
  const found: number[] = [];
  for (let place = size; place > 0; place -= 1) {
    let low = place - 1; // the greatest number whose sets do not exceed the rank
    for (let high = (found[0] ?? of) - 1; low < high;) {
      const middle = Math.ceil((low + high) / 2);
      if (binomial(middle, place) <= rank) low = middle;
      else high = middle - 1;
    }
    rank -= binomial(low, place);
    found.unshift(low);
  }
  return found;
}

/** Yield every way to choose one of each. */
function* productOf(choices: readonly string[][]): Generator<string[]> {
  const [first, ...rest] = choices;
  if (!first) yield [];
  else for (const tail of productOf(rest)) for (const each of first) yield [each, ...tail];
}

// ---- the first form of codes, in which cards have their ids ----------------------------------------------------------

function oldCodeOf(game: string, { name, leader, cards }: PlainDeck): string {
  const listed = Object.entries(cards).map(([card, copies]) => (copies === 1 ? card : `${card}*${copies}`));
  return ["theagon-deck", game, leader, encodeURIComponent(name), listed.join(",")].join(":");
}

/** Return the deck and the game of a code in the first form; null if the text is none. */
export function deckOfOldCode(text: string): { game: string; deck: PlainDeck } | null {
  const [, game, leader = "", name = "", listed] = OLD.exec(text.trim()) ?? [];
  if (game === undefined) return null;
  const cards = (listed?.split(",") ?? []).map((each) => each.split("*"));
  try {
    return {
      game,
      deck: {
        name: decodeURIComponent(name),
        leader,
        cards: Object.fromEntries(cards.map(([card = "", copies = "1"]) => [card, Number(copies)])),
      },
    };
  } catch {
    return null; // the name is no percent-encoding
  }
}
