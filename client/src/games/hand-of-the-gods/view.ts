// The views of this game.
import type { Schemas } from "../../protocol/types";

export type View = Schemas["HandOfTheGodsView"];
export type Player = Schemas["HandOfTheGodsPlayerView"];
export type Unit = Schemas["HandOfTheGodsUnitView"];
