import { expect, it } from "vitest";

import TABLE from "../../../tests/cards/folded.json";
import { fold } from "./fold";

it.each(TABLE as [string, string][])("%s is folded as the server folds it", (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});
