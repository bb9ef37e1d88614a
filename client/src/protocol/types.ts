// Short names for the types of the protocol, which are generated from the server's.
import type { components } from "./generated";

export type Schemas = components["schemas"];

export type Card = Schemas["CardFace"];
/** A row; the wire leaves out defaults. */
export type EventKind = Partial<Schemas["EventKind"]>;
export type Catalogue = Omit<Schemas["Catalogue"], "events"> & { events: Readonly<Record<string, EventKind>> };
export type Created = Schemas["Created"];
export type DeckList = Schemas["DeckList"];
export type DeckVerdict = Schemas["DeckVerdict"];
export type GameLine = Schemas["GameLine"];
export type Gone = Schemas["Gone"];
export type Hint = Schemas["Hint"];
export type Finding = Schemas["Finding"];
export type Invitation = Schemas["Invitation"];
export type LiveLine = Schemas["LiveLine"];
export type LessonLine = Schemas["LessonLine"];
export type BegunAnalysis = Schemas["BegunAnalysis"];
export type MatchAnalysis = Omit<Schemas["MatchAnalysis"], "reason"> & { reason: Reason | null };
export type MatchLine = Schemas["MatchLine"];
export type NewMatch = Partial<Omit<Schemas["NewMatch"], "players">> & { game: string; players?: PlayerWish[] };
export type ModeFace = Schemas["ModeFace"];
export type OpenTable = Schemas["OpenTable"];
export type Option = Schemas["Option"];
export type Phrase = Schemas["SayPhrase"]["phrase"];
export type Place = Schemas["Place"];
export type PlayerWish = Partial<Schemas["PlayerWish"]> & Pick<Schemas["PlayerWish"], "who">;
export type Puzzle = Schemas["Puzzle"];
export type PuzzleLine = Schemas["PuzzleLine"];
export type PuzzleTask = Schemas["PuzzleTask"];
export type Possible = Schemas["Possible"];
export type Previewed = Schemas["Previewed"];
export type Problem = Schemas["Problem"];
export type Refused = Schemas["Refused"];
export type Result = Schemas["Result"];
export type Reason = Omit<Schemas["Reason"], "view"> & { view: View | null };
export type Rating = Schemas["Rating"];
export type Rulebook = Schemas["Rulebook"];
export type SeatLine = Schemas["SeatLine"];
export type StepLine = Schemas["StepLine"];
export type EventLine = Schemas["EventLine"];
export type Frame = Omit<Schemas["Frame"], "view"> & { view: View };
export type Story = Omit<Schemas["Story"], "frames"> & { frames: Frame[] };
export type Guide = Omit<Schemas["Guide"], "view"> & { view: View };
/** The part of a view that all games have. Only a game's own folder knows the rest of its view. */
export type View = Pick<
  Schemas["HandOfTheGodsView"],
  "game" | "seat" | "turn" | "active" | "to-act" | "over" | "winner"
> & {
  players: readonly { leader?: string | null; god?: string | null }[];
  /** `card`: the card with the effect that asks. */
  choice: { kind: string; card?: string | null } | null;
};
export type Table = Omit<Schemas["Table"], "view"> & { view: View };
export type TurnChances = Schemas["TurnChances"];
export type Welcome = Schemas["Welcome"];
export type GameEvent = Schemas["Event"];

type Tagged<Name extends keyof Schemas> = Schemas[Name];

export type FromServer =
  | Tagged<"Welcome">
  | Tagged<"Waiting">
  | (Omit<Tagged<"Snapshot">, "table"> & { table: Table })
  | (Omit<Tagged<"Update">, "table"> & { table: Table })
  | Tagged<"Refused">
  | Tagged<"Possible">
  | Tagged<"Previewed">
  | Tagged<"Presence">
  | Tagged<"Said">
  | Tagged<"Puzzle">
  | Tagged<"Hint">
  | Tagged<"Draining">
  | Tagged<"Gone">
  | Tagged<"Pong">;

/** The messages that the client sends. */
export type FromClient = Schemas["FromClient"];

export const PROTOCOL = 2;
