// What the server shows of this game.
import type { components } from "../../protocol/generated";

type Schemas = components["schemas"];

export type View = Schemas["HandOfTheGodsView"];
export type Player = Schemas["HandOfTheGodsPlayerView"];
export type Unit = Schemas["HandOfTheGodsUnitView"];
