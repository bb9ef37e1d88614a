import { expect, test } from "vitest";

import { DECLARED } from "./example";
import { GLYPHS } from "./glyphs";
import { clientOf } from "./index";
import { NAMES } from "./names";

test.each(NAMES)("the table knows every motion of the events of %s, and draws every sign", async (name) => {
  const { motions } = await clientOf(name);
  const rows = Object.values(DECLARED[name].events);
  expect(rows.map(({ motion = "change" }) => motion).filter((motion) => !(motion in motions))).toEqual([]);
  expect(rows.flatMap(({ glyph }) => (glyph ? [glyph] : [])).filter((glyph) => !(glyph in GLYPHS))).toEqual([]);
});
