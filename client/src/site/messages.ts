// What the page and the worker in which its table runs tell each other.

/** To the worker. `begin` comes first. */
export type ToTable =
  | ({ kind: "begin" } & Beginning)
  /** A request; the answer has its number. */
  | { kind: "ask"; id: number; method: string; path: string; body: string | null }
  /** Open a socket, which has this number from now on. */
  | { kind: "dial"; id: number; path: string }
  | { kind: "send"; id: number; text: string }
  | { kind: "hang-up"; id: number }
  /** Take the table over from another tab. */
  | { kind: "take-over" };

/** What a table begins with. Addresses are absolute; those of folders end with a slash. */
export interface Beginning {
  /** The folder of the site. */
  site: string;
  /** The folder of what the table needs, which is never changed. */
  build: string;
  /** Bytes that are fetched before it starts. */
  total: number;
  language: string;
}

/** From the worker. */
export type FromTable =
  /** `body` is JSON; empty with 204. */
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "opened"; id: number }
  | { kind: "message"; id: number; text: string }
  | { kind: "closed"; id: number; code: number; reason: string }
  | Standing;

/** How the table stands. */
export type Standing =
  /** Bytes fetched, of all that the table needs. */
  | { kind: "progress"; loaded: number; total: number }
  /** All is fetched. */
  | { kind: "starting" }
  /** It answers. */
  | { kind: "ready" }
  /** Another tab has it, so this worker has started nothing. */
  | { kind: "elsewhere" }
  /** Another tab has taken it over; this worker has stored everything and stopped. */
  | { kind: "taken" }
  /** It does not run, or no longer. `text` is for a report, in English. */
  | { kind: "failed"; reason: Failure; text: string };

export type Failure =
  | "old-browser"
  /** The address begins with http: a browser gives no locks there. */
  | "insecure"
  | "no-wasm"
  /** The browser stores nothing, or has no room. */
  | "no-storage"
  | "download"
  | "memory"
  | "fault";
