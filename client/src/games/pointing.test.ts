import { expect, test } from "vitest";

import { settings } from "../shell/settings.svelte";
import { labelOf } from "./pointing";

settings.language = "en";

test("what may be done with a place follows a full stop, and no second one", () => {
  const table = { able: new Set(["power", "b3"]), selected: null };
  expect(labelOf("b3", "b3: Hoplite, yours", table, null)).toBe("b3: Hoplite, yours. can act");
  expect(labelOf("power", "Heal 2.", table, null)).toBe("Heal 2. can act");
  expect(labelOf("other", "Heal 2.", table, null)).toBe("Heal 2.");
});
