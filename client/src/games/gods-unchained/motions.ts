// The effects of motions on units in rows.
import { UNIT_MOTIONS, type Motions } from "../playing";
import type { UnitsView } from "../units";

export const motions = {
  ...UNIT_MOTIONS,

  /** Add a unit, for which the others of the row make room. */
  appear(view, event, next) {
    const tiles = new Map(next.units.map(({ id, tile }) => [id, tile]));
    const units = view.units.map((one) => ({ ...one, tile: tiles.get(one.id) ?? one.tile }));
    return UNIT_MOTIONS.appear({ ...view, units }, event, next);
  },
} satisfies Motions<UnitsView>;
