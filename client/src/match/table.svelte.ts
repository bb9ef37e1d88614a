// A match as this window knows it: what the server sent, what is shown of it, and what was asked.
import type {
  Card,
  EventLine,
  FromServer,
  Hint,
  Phrase,
  Previewed,
  Puzzle,
  Refused,
  SeatLine,
  StepLine,
  Table,
  View,
} from "../protocol/types";
import type { Playback } from "../games/playing";
import { host, type Host } from "../protocol/host";
import { linkTo } from "../shell/router.svelte";
import { settings, showingSpeed } from "../shell/settings.svelte";
import { upTo } from "./causes";
import { Connection, type Status } from "./connection";
import { EventPlayer } from "./event-player.svelte";
import { stepWithNames, withNames } from "./people";

/** The number of last shown events that are remembered. */
const MOST_SHOWN = 100;

export class MatchTable {
  welcome = $state<Extract<FromServer, { type: "welcome" }> | null>(null);
  table = $state.raw<Table | null>(null);
  log = $state.raw<StepLine[]>([]);
  /** Cards that the game's own set lacks, or has in another form. */
  cards = $state.raw<readonly Card[]>([]);
  status = $state<Status>("connecting");
  gone = $state.raw<Extract<FromServer, { type: "gone" }> | null>(null);
  /** The places of a match that has not begun. */
  waiting = $state.raw<Extract<FromServer, { type: "waiting" }> | null>(null);
  /** Whether the server is about to stop and the player has not closed the notice. */
  draining = $state(false);
  /** Why the last request was or would be refused. */
  refused = $state.raw<Refused | null>(null);
  /** The action that the player last asked about, if it is possible. */
  possible = $state<number | null>(null);
  /** The answer to a request for a hint. */
  hint = $state.raw<Hint | null>(null);
  /** The task of a puzzle, and whether it was reached. */
  puzzle = $state.raw<Puzzle | null>(null);
  /** The outcomes of actions on the present table, by action. */
  previews = $state.raw<ReadonlyMap<number, Previewed>>(new Map());
  /** The last events shown, in order. */
  shownEvents = $state.raw<readonly EventLine[]>([]);
  seats = $state.raw<SeatLine[]>([]);
  takeBackBy = $state<number | null>(null);
  /** How often something was taken back since this page is open. */
  takenBack = $state(0);
  /** The seats that agreed. */
  takeBackAgreed = $state.raw<readonly number[]>([]);
  rematch = $state<string | null>(null);
  /** The last phrase of a player. */
  said = $state.raw<Extract<FromServer, { type: "said" }> | null>(null);
  /** When the clock runs out, in the time of `performance.now()`. */
  deadline = $state<number | null>(null);
  /** The action on the present table that would lose the match, of which the player was warned. */
  doubted = $state<number | null>(null);
  /** Whether an action was sent and is not answered yet. */
  sent = $state(false);

  /** The state of the puzzle that comes with the next table. Shown at once, it would reveal the outcome before its
   * events. */
  #coming: Puzzle | null = null;
  readonly #connection: Connection;
  #player = $state.raw<EventPlayer | null>(null);
  #asked = 0;
  #previewed = new Set<number>();

  /** `dial` opens a socket to a URL. */
  constructor(path: string, dial?: Host["dial"]) {
    this.#connection = new Connection(path, this.#listener(), dial);
  }

  #listener() {
    return {
      receive: (message: FromServer) => this.receive(message),
      status: (status: Status) => {
        this.status = status;
        if (status !== "open") this.sent = false;
      },
    };
  }

  /** The seat of the view; null for a spectator. */
  get seat(): number | null {
    return this.table?.view.seat ?? null;
  }

  /** Whether the player may decide now: all events have been shown. */
  get mayAct(): boolean {
    return this.status === "open" && !this.sent && !this.playing && (this.table?.options.length ?? 0) > 0;
  }

  /** Whether the player may ask for hints: in a puzzle, or against bots outside lessons. */
  get hintable(): boolean {
    const own = this.welcome?.seats ?? [];
    const alone = this.seats.every(({ seat, kind }) => own.includes(seat) || kind !== "human");
    return this.puzzle !== null || (own.length > 0 && alone && this.table?.lesson === null);
  }

  /** Whether the match counts for the ratings of its players. */
  get rated(): boolean {
    return this.seats.some(({ rating }) => rating !== null);
  }

  receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.gone = null;
        this.draining = false;
        break;
      case "waiting":
        this.waiting = message;
        break;
      case "snapshot":
        this.#take(message.table);
        this.log = this.#named(message.log);
        this.cards = message.cards;
        this.#player?.reset(message.table.view);
        break;
      case "update":
        this.#take(message.table);
        this.#add(this.#named(message.steps), message.undone, message.table.view);
        break;
      case "refused":
        if (message.of === "act") this.sent = false;
        if (message.of === "preview") break;
        this.forget();
        this.refused = { ...message, text: this.#withNames(message.text), hint: this.#withNames(message.hint) };
        break;
      case "possible":
        this.forget();
        this.possible = message.action;
        break;
      case "hint":
        this.forget();
        this.hint = { ...message, text: this.#withNames(message.text) };
        break;
      case "puzzle":
        this.#coming = message;
        break;
      case "previewed":
        this.previews = new Map(this.previews).set(message.action, message);
        break;
      case "presence":
        this.seats = message.seats;
        this.takeBackBy = message.takeBackBy;
        this.takeBackAgreed = message.takeBackAgreed;
        this.rematch = message.rematch;
        break;
      case "said":
        this.said = message;
        break;
      case "draining":
        this.draining = true;
        break;
      case "gone":
        this.gone = message;
        break;
      case "pong":
        break;
    }
  }

  #add(steps: readonly StepLine[], undone: number, view: View): void {
    this.log = [...this.log.slice(0, this.log.length - undone), ...steps];
    if (undone > 0) this.takenBack += 1;
    if (undone > 0) this.#player?.reset(view);
    else
      this.#player?.play(
        steps.flatMap((step) => step.events),
        view,
      );
  }

  /** The link for spectators. */
  get watchLink(): string | null {
    return this.welcome?.watch && !host.alone ? linkTo(`/watch/${this.welcome.watch}`) : null;
  }

  /** The one seat of the reader. */
  get #own(): number | null {
    return (this.welcome?.seats.length ?? 0) > 1 ? null : this.seat;
  }

  /** Return the steps with the players' names in their sentences. */
  #named(steps: readonly StepLine[]): StepLine[] {
    return steps.map((step) => stepWithNames(step, this.seats, this.#own));
  }

  #withNames(text: string): string {
    return withNames(text, this.seats, this.#own);
  }

  /** Set how the game plays its events; nothing is shown before. */
  showBy(playback: Playback): void {
    if (this.#player) return;
    this.#player = new EventPlayer(
      playback,
      showingSpeed,
      (line) => (this.shownEvents = [...this.shownEvents.slice(1 - MOST_SHOWN), line]),
      ({ event }) => event.seat !== this.seat,
    );
    if (this.table) this.#player.reset(this.table.view);
  }

  #take(table: Table): void {
    if (table.sequence !== this.table?.sequence) {
      this.previews = new Map();
      this.#previewed.clear();
    }
    this.waiting = this.doubted = null;
    this.table = table;
    this.puzzle = this.#coming ?? this.puzzle;
    this.sent = false;
    this.forget();
    this.seats = table.seats;
    this.takeBackBy = table.takeBackBy;
    this.takeBackAgreed = table.takeBackAgreed;
    this.rematch = table.rematch;
    this.deadline = table.clock ? performance.now() + table.clock.left * 1000 : null;
  }

  // ---- showing events ---------------------------------------------------------------------------------------------

  /** The view to draw: it lags behind `table.view` while events are played. */
  get shown(): View | null {
    return this.#player?.view ?? null;
  }

  /** The log up to the current event. */
  get shownLog(): readonly StepLine[] {
    const last = this.shownEvents.at(-1);
    return this.playing && last ? upTo(this.log, last.event.number) : this.log;
  }

  /** The current event. */
  get showing(): EventLine | null {
    return this.#player?.showing ?? null;
  }

  /** Milliseconds for which the current event is shown. */
  get pause(): number {
    return this.#player?.pause ?? 0;
  }

  get playing(): boolean {
    return this.#player?.playing ?? false;
  }

  /** Show the final view at once. */
  skip(): void {
    this.#player?.skip();
  }

  // ---- asking -----------------------------------------------------------------------------------------------------

  /** Send an action. One that is known to lose the match is only sent when asked again. */
  act(action: number): void {
    if (!this.mayAct || !this.table) return;
    const winner = this.seats.length === 2 ? (this.previews.get(action)?.winner ?? this.seat) : this.seat; // with more seats, some win together
    if (settings.warns && winner !== this.seat && this.doubted !== action) {
      this.doubted = action;
      return;
    }
    this.sent = true;
    this.#connection.send({ type: "act", sequence: this.table.sequence, action });
  }

  command(text: string): void {
    if (!this.table) return;
    this.#connection.send({ type: "command", sequence: this.table.sequence, text });
  }

  /** Remove the answer to the last question. */
  forget(): void {
    this.refused = null;
    this.possible = null;
    this.hint = null;
  }

  /** Ask why something cannot be done: typed, or from one place to another. */
  whyNot(what: { text: string } | { source: string | null; target: string | null }): void {
    this.#asked += 1;
    this.#connection.send({ type: "why-not", id: this.#asked, text: null, source: null, target: null, ...what });
  }

  /** Ask for the outcome of an action, once for each table. */
  askPreview(action: number): void {
    if (this.#previewed.has(action)) return;
    this.#previewed.add(action);
    this.#asked += 1;
    this.#connection.send({ type: "preview", id: this.#asked, action });
  }

  askHint(): void {
    this.#connection.send({ type: "ask-hint" });
  }

  /** Answer a puzzle that asks what will be left of each unit. */
  foretell(left: Record<string, number>): void {
    this.#connection.send({ type: "foretell", left });
  }

  speak(): void {
    this.#connection.send({ type: "speak", language: settings.language });
  }

  resign(): void {
    this.#connection.send({ type: "resign" });
  }

  askTakeBack(): void {
    this.#connection.send({ type: "ask-take-back" });
  }

  answerTakeBack(accept: boolean): void {
    this.#connection.send({ type: "answer-take-back", accept });
  }

  claimWin(): void {
    this.#connection.send({ type: "claim-win" });
  }

  askRematch(): void {
    this.#connection.send({ type: "ask-rematch" });
  }

  say(phrase: Phrase): void {
    this.#connection.send({ type: "say-phrase", phrase });
  }

  takeOver(): void {
    this.gone = null;
    this.#connection.takeOver();
  }

  retry(): void {
    this.#connection.retry();
  }

  close(): void {
    this.#connection.close();
  }
}
