// The views of this game.
import type { Schemas } from "../../protocol/types";

export type View = Schemas["ArmyOfGodsView"];
export type Player = Schemas["ArmyOfGodsPlayerView"];
export type Stack = Schemas["ArmyOfGodsStackView"];
