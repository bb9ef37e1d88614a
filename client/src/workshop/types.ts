// What a check finds in a set.
import type { Card, Schemas, Story } from "../protocol/types";
import type { Language } from "../shell/settings.svelte";

export type CardMistake = Schemas["CardMistake"];
export type CheckedMap = Schemas["CheckedMap"];
export type CheckedScenario = Schemas["CheckedScenario"];
export type Faces = Record<Language, Card>;
export type CheckedCard = Omit<Schemas["CheckedCard"], "faces"> & { faces: Faces | null };
export type CardState = CheckedCard["state"];
export type CheckedSet = Omit<Schemas["CheckedSet"], "cards"> & { cards: CheckedCard[] };
export type Balance = Omit<Schemas["Balance"], "verdict"> & { verdict: "better" | "worse" | "no difference" | null };
export type BalanceWish = Schemas["BalanceWish"];
export type GridWish = Schemas["GridWish"];
export type Grid = Schemas["Grid"];
export type EntryOfSet = Schemas["EntryOfSet"];
export type PutCard = Schemas["PutCard"];
export type Proof = Omit<Schemas["Proof"], "solutions"> & { solutions: string[][] };
export type Recorded = Omit<Schemas["Recorded"], "steps"> & { steps: Step[] };
/** A step of a scenario, as its file has it. */
export type Step = string | Record<string, unknown>;
export type Scene = Omit<Schemas["Scene"], "story"> & { story: Story };
