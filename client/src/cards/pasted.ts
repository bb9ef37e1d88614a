// Decks in texts that people paste: codes, links, deck files, and lists of names as other programs write them.
import { api, catalogueOf } from "../protocol/api";
import type { Catalogue } from "../protocol/types";
import { LANGUAGES, settings } from "../shell/settings.svelte";
import { fold } from "../words/fold";
import { deckOfCode, deckOfOldCode, initialsIn, initialsOf, type PlainDeck } from "./deck-code";
import { poolOf } from "./filter";

/** The longest text that is looked through. */
const LONGEST = 20_000;
/** The most pieces into which a message may have broken a code. */
const MOST_PIECES = 40;

/** Codes of other programs: Hearthstone, the site of Gods Unchained, Legends of Runeterra. */
const FOREIGN = [/\bAAE[A-Za-z0-9+/]{20,}/, /\bGU_[0-9]+_[0-9]+_[A-Za-z]{9,}/, /\bC[EIMQU][A-Z2-7]{20,}\b/];

/** What a text has: a deck and its game, with lines that name no card of it; the text of a deck file; or neither, for a
 * reason, which is the id of a message. */
export type Pasted =
  | { game: string; deck: PlainDeck; unknown: string[] }
  | { file: string }
  | { problem: "paste-empty" | "paste-mistyped" | "paste-foreign" | "paste-nothing" };

/** Read a text that was pasted at a game; a code is read wherever it was. Throws ProblemError if the server does not answer. */
export async function readPasted(pasted: string, game: string): Promise<Pasted> {
  const text = pasted.slice(0, LONGEST).replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, "");
  if (!text.trim()) return { problem: "paste-empty" };
  const old = deckOfOldCode(/theagon-deck:[\s\S]*/.exec(text)?.[0].replace(/[\s>]+/g, "") ?? "");
  if (old) return { ...old, unknown: [] };
  const coded = (await codedIn(text)) ?? (await linkedIn(text));
  if (coded) return coded;
  if (/^(game|cards):/m.test(text)) return { file: text };
  if (FOREIGN.some((code) => code.test(text))) return { problem: "paste-foreign" };
  return (await listedIn(text, game)) ?? { problem: "paste-nothing" };
}

/** Return the deck of a short code anywhere in a text, perhaps broken by blanks and the signs of a quotation; null if there
 * is no code. */
async function codedIn(text: string): Promise<Pasted | null> {
  const begun = [...text.matchAll(/(?<![0-9A-Za-z])([a-z]{1,8}_[0-9A-Za-z\s>]+)/g)].map(([, found = ""]) =>
    found.split(/[\s>]+/).filter(Boolean),
  );
  const initials = new Set(begun.flatMap((pieces) => initialsIn(pieces.join("").slice(0, 400)) ?? []));
  if (initials.size === 0) return null;
  const games = (await api.games(settings.language)).filter(({ name }) => initials.has(initialsOf(name)));
  for (const { name } of games) {
    const catalogue = await catalogueOf(name, settings.language);
    for (const pieces of begun)
      for (let count = Math.min(pieces.length, MOST_PIECES); count > 0; count -= 1) {
        const deck = deckOfCode(pieces.slice(0, count).join(""), catalogue);
        if (deck) return { game: name, deck, unknown: [] };
      }
  }
  return games.length > 0 ? { problem: "paste-mistyped" } : null;
}

/** Return the deck of a link in its first form, with a deflated code; null if there is none. */
async function linkedIn(text: string): Promise<Pasted | null> {
  const data = /#\/open\/deck\/([\w-]+)/.exec(text)?.[1];
  if (!data) return null;
  const { carriedBy } = await import("../links/packing");
  const found = await carriedBy("deck", data).catch(() => null);
  return found && "deck" in found ? { ...found, unknown: [] } : { problem: "paste-mistyped" };
}

/** Return the deck of a list of names, in any language; null if no line names a card of any game. */
async function listedIn(text: string, game: string): Promise<Pasted | null> {
  const languages = [settings.language, ...LANGUAGES.filter((each) => each !== settings.language)];
  let best: Listed | null = null;
  for (const language of languages) {
    const found: Listed = deckOfList(text, await catalogueOf(game, language));
    if (!best || found.unknown.length < best.unknown.length) best = found;
    if (Object.keys(found.deck.cards).length > found.unknown.length) break;
  }
  if (best && Object.keys(best.deck.cards).length > 0) return { game, ...best };
  for (const { name, decks } of await api.games(settings.language))
    if (decks && name !== game) {
      const found = deckOfList(text, await catalogueOf(name, settings.language));
      if (Object.keys(found.deck.cards).length > 0) return { game: name, ...found };
    }
  return null;
}

interface Listed {
  deck: PlainDeck;
  unknown: string[];
}

/** Return the deck of a list such as `2x Hoplite`, `Hoplite x2` or `# 2x (1) Hoplite`, and the lines that name no card. */
export function deckOfList(text: string, catalogue: Catalogue): Listed {
  const named = (cards: { id: string; name: string }[]) =>
    new Map(cards.flatMap(({ id, name }) => [plain(name), plain(id)].map((key) => [key, id])));
  const cards = named(poolOf(catalogue));
  const leaders = named(catalogue.deckRules.leaderField === "" ? [] : catalogue.leaders);
  const deck = { name: "", leader: "", cards: {} as Record<string, number> };
  const unknown: string[] = [];

  const take = (line: string): boolean => {
    const { copies, name } = counted(line);
    const card = cards.get(plain(name));
    const leader = leaders.get(plain(name)) ?? leaders.get(plain(name.replace(/^[^:]*:/, "")));
    if (card) deck.cards[card] = Math.min(99, (deck.cards[card] ?? 0) + copies);
    else if (leader) deck.leader ||= leader;
    else return false;
    return true;
  };

  for (const line of text.split(/\r?\n/).map((each) => each.replace(/^[\s>*•·–—-]+|[\s.]+$/g, ""))) {
    const bare = line.replace(/^#+\s*/, "");
    if (!bare || take(bare)) continue;
    const parts = bare.split(/[,;]/);
    const title = /^###\s*(.+)$/.exec(line)?.[1];
    if (parts.length > 1) unknown.push(...parts.map((part) => part.trim()).filter((part) => part && !take(part)));
    else if (title && !deck.name) deck.name = title.slice(0, 60);
    else unknown.push(bare);
  }
  deck.leader ||= likeliest(Object.keys(deck.cards), catalogue);
  return { deck, unknown };
}

/** Return the number of copies and the name in a line of a list. */
function counted(line: string): { copies: number; name: string } {
  const before = /^(\d{1,2})\s*[x×х*]?\s+(?:\(\d+\)\s*)?(.+)$/i.exec(line);
  if (before) return { copies: Number(before[1]) || 1, name: before[2] ?? "" };
  const after = /^(.+?)\s*(?:[x×х*]\s*|\s[x×х*]?|\()(\d{1,2})\)?$/i.exec(line);
  if (after) return { copies: Number(after[2]) || 1, name: after[1] ?? "" };
  return { copies: 1, name: line };
}

/** Return a name as lists compare it: letters and digits. */
function plain(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Return the leader with whom most of these cards go. */
function likeliest(cards: readonly string[], { leaders, cards: all, deckRules }: Catalogue): string {
  if (deckRules.leaderField === "") return "";
  const pantheons = all.filter(({ id }) => cards.includes(id)).map(({ pantheon }) => pantheon);
  const going = (pantheon: string) => pantheons.filter((each) => each === pantheon).length;
  return leaders.toSorted((one, two) => going(two.pantheon) - going(one.pantheon))[0]?.id ?? "";
}
