import { afterEach, expect, it } from "vitest";

import { markAsOwn, markOf } from "./marks.svelte";

afterEach(() => markAsOwn(null));

it.each([
  [null, [0, 1, 2, 3]],
  [0, [0, 1, 2, 3]],
  [1, [1, 0, 2, 3]],
  [3, [3, 1, 2, 0]],
])("a player at seat %s has the first seat's mark, and each seat one of its own", (own, marks) => {
  markAsOwn(own);
  expect([0, 1, 2, 3].map(markOf)).toEqual(marks);
  expect(markOf(null)).toBeNull();
});
