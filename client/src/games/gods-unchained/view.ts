// The views of this game.
import type { Schemas } from "../../protocol/types";

export type View = Schemas["GodsUnchainedView"];
export type Player = Schemas["GodsUnchainedPlayerView"];
export type Unit = Schemas["GodsUnchainedUnitView"];
