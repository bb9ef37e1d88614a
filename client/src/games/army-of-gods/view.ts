// What the server shows of this game.
import type { components } from "../../protocol/generated";

type Schemas = components["schemas"];

export type View = Schemas["ArmyOfGodsView"];
export type Player = Schemas["ArmyOfGodsPlayerView"];
export type Stack = Schemas["ArmyOfGodsStackView"];
