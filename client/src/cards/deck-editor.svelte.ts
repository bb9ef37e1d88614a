// A deck under construction: what it was begun from, its cards, and what the server says of it.
import { finished, scoresBy, type Score } from "../record/record";
import limits from "../protocol/limits.json";
import type { Catalogue, DeckVerdict } from "../protocol/types";
import { say } from "../words/words.svelte";
import { freeName, pantheonsOf, sorted, type Cards } from "./building";
import { codeOf, type PlainDeck } from "./deck-code";
import { OWN, deleteDeck, saveDeck, savedDecks, textOf, tidy, type SavedDeck } from "./decks";
import { draftsOf, keepDraft, newDraft } from "./drafts";
import { mostCopies, poolOf } from "./filter";

/** What became of saving a deck; `name-taken`: another deck has its name. */
export type Outcome = ReturnType<typeof saveDeck> | "name-taken" | "name-needed";

export class DeckEditor {
  readonly game: string;
  catalogue = $state.raw<Catalogue | null>(null);
  deck = $state<SavedDeck>({ name: "", leader: "", cards: {} });
  /** The choice that the deck was begun from: one of the player's own, a starter deck, or a new one. */
  begun = $state("");
  /** Cards that were in the deck and do not fit its leader. */
  aside = $state.raw<Cards>({});
  /** The typed text; null: the deck is edited as cards. */
  typed = $state<string | null>(null);
  verdict = $state.raw<DeckVerdict | null>(null);
  /** The text of a deck that is no draft as it is. */
  #given = "";

  readonly total = $derived(Object.values(this.deck.cards).reduce((sum, copies) => sum + copies, 0));
  /** The text of the deck's file. */
  readonly text = $derived(this.catalogue ? textOf(this.catalogue, this.deck) : "");
  /** Whether the typed text is no readable deck. */
  readonly unreadable = $derived(this.typed !== null && !this.verdict?.deck);
  /** Whether the deck is the player's own and saved, perhaps in another state. */
  readonly own = $derived(this.begun.startsWith(OWN) && this.names.includes(this.begun.slice(OWN.length)));
  /** The deck as it is saved, or comes with the game; null: it is new. */
  readonly original = $derived(this.#find(this.begun));
  readonly changed = $derived(!this.original || !equal(this.deck, this.original));

  readonly #led: (pantheons: readonly string[]) => void;

  /** `led` is called with the pantheons of the deck's leader whenever it is another. */
  constructor(game: string, led: (pantheons: readonly string[]) => void) {
    this.game = game;
    this.#led = led;
  }

  /** The names of the player's decks. */
  get names(): string[] {
    return savedDecks(this.game).value.map(({ name }) => name);
  }

  /** The results of matches with the deck; undefined: there are none. */
  get score(): Score | undefined {
    if (this.changed && !this.own) return undefined;
    const name = this.own ? this.begun.slice(OWN.length) : this.begun;
    const since = this.own ? (this.original?.since ?? 0) : 0;
    const played = finished().filter((each) => each.game === this.game && each.deck === name && each.at >= since);
    return scoresBy(played, () => name)[0]?.[1];
  }

  /** Begin from a choice, or from a draft of it. */
  open(choice: string): void {
    const draft = draftsOf(this.game).value[choice];
    const found = draft ?? this.#find(choice);
    if (found) this.#take(found, choice);
  }

  /** Begin where the player was last, or else from the first deck that there is. */
  resume(): void {
    const latest = Object.keys(draftsOf(this.game).value).at(-1);
    this.open(latest ?? this.catalogue?.decks[0]?.id ?? "");
    if (!this.begun) this.create();
  }

  /** Begin a new deck, under a name that is free: an empty one, or one that was given, which is perhaps no draft before it
   * is changed. */
  create({ name, leader, cards = {} }: Partial<PlainDeck> = {}, { kept = true } = {}): void {
    const called = tidy(name ?? "").slice(0, limits.DeckFile.name) || say("deck-unnamed");
    const deck = {
      name: this.names.includes(called) ? freeName(called, this.names) : called,
      leader: leader || this.deck.leader || (this.catalogue?.leaders[0]?.id ?? ""),
      cards,
    };
    this.#take(deck, newDraft(this.game));
    this.#given = kept ? "" : this.text;
  }

  lead(leader: string): void {
    if (!this.catalogue) return;
    ({ deck: this.deck, aside: this.aside } = sorted({ ...this.deck, leader }, this.aside, this.catalogue));
    this.#led(pantheonsOf(leader, this.catalogue));
  }

  add(id: string): void {
    if (this.unreadable || !this.catalogue) return;
    const card = poolOf(this.catalogue).find((each) => each.id === id);
    const copies = this.deck.cards[id] ?? 0;
    if (card && copies < mostCopies(card, this.catalogue)) this.deck.cards[id] = copies + 1;
    this.#retype();
  }

  remove(id: string): void {
    const left = (this.deck.cards[id] ?? 0) - 1;
    if (left > 0) this.deck.cards[id] = left;
    else this.deck.cards = Object.fromEntries(Object.entries(this.deck.cards).filter(([each]) => each !== id));
    this.#retype();
  }

  empty(): void {
    this.deck.cards = {};
    this.typed = null;
  }

  /** Save the deck, as `name` if one is given. It replaces another deck of its name only if `replacing`. */
  save({ name = this.deck.name, replacing = false } = {}): Outcome {
    const called = tidy(name);
    if (!called) return "name-needed";
    const itself = this.begun === OWN + called;
    if (this.names.includes(called) && !itself && !replacing) return "name-taken";
    const since = itself ? this.original?.since : Date.now();
    const deck = { ...$state.snapshot(this.deck), name: called, ...(since === undefined ? {} : { since }) };
    const outcome = saveDeck(this.game, deck);
    if (outcome === "too-many-decks") return outcome;
    keepDraft(this.game, this.begun, null);
    this.begun = OWN + called;
    this.deck = deck;
    return outcome;
  }

  /** Go back to the deck as it was, or forget a new one. */
  discard(): void {
    keepDraft(this.game, this.begun, null);
    if (this.original) this.#take(this.original, this.begun);
    else {
      this.begun = "";
      this.resume();
    }
  }

  /** Delete the deck. It stays on the screen, as a new one. */
  delete(): void {
    keepDraft(this.game, this.begun, null);
    deleteDeck(this.game, this.begun.slice(OWN.length));
    this.begun = newDraft(this.game);
  }

  /** Keep the deck as a draft while it is not saved. */
  keep(): void {
    if (!this.begun || this.unreadable) return;
    const { name, leader, cards } = $state.snapshot(this.deck);
    const isDraft = this.changed && this.total > 0 && this.text !== this.#given;
    keepDraft(this.game, this.begun, isDraft ? { name, leader, cards } : null);
  }

  code(): string {
    return this.catalogue ? codeOf(this.catalogue, { ...this.deck, name: tidy(this.deck.name) }) : "";
  }

  /** Take the deck of the typed text, which the server has read. */
  read({ name, leader, cards }: PlainDeck): void {
    this.deck = { name, leader, cards: { ...cards } };
  }

  #retype(): void {
    if (this.typed !== null) this.typed = this.text;
  }

  #find(choice: string): SavedDeck | null {
    const own = savedDecks(this.game).value.find(({ name }) => OWN + name === choice);
    return own ?? this.catalogue?.decks.find(({ id }) => id === choice) ?? null;
  }

  #take({ name, leader, cards, since }: SavedDeck, begun: string): void {
    this.deck = { name, leader, cards: { ...cards }, ...(since === undefined ? {} : { since }) };
    this.begun = begun;
    this.aside = {};
    this.typed = null;
    this.lead(leader);
  }
}

/** Return whether two decks are the same, whatever the order of their cards. */
function equal(one: SavedDeck, other: SavedDeck): boolean {
  const key = ({ name, leader, cards }: SavedDeck) => JSON.stringify([name, leader, Object.entries(cards).sort()]);
  return key(one) === key(other);
}
