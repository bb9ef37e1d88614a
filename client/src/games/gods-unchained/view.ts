// What the server shows of this game.
import type { components } from "../../protocol/generated";

type Schemas = components["schemas"];

export type View = Schemas["GodsUnchainedView"];
export type Player = Schemas["GodsUnchainedPlayerView"];
export type Unit = Schemas["GodsUnchainedUnitView"];
