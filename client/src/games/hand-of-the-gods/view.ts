// What the server shows of this game.
import type { components } from "../../protocol/generated";

type Schemas = components["schemas"];

export type View = Schemas["View"];
export type Player = Schemas["PlayerView"];
export type Unit = Schemas["UnitView"];
