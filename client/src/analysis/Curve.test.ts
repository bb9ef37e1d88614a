import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import Curve from "./Curve.svelte";

afterEach(cleanup);

test("a turn is not named below the curve where its number would run into the one before", () => {
  // Turn 5 is long; those after it have a step each.
  const steps = [0, 300, ...Array.from({ length: 10 }, (_, more) => 301 + more)];
  const curve = steps.map((step, place) => ({ step, turn: place === 0 ? 1 : place + 4, shares: [0.5, 0.5] }));
  const { container } = render(Curve, { curve, turningPoints: [] });
  const named = [...container.querySelectorAll("text[text-anchor=middle]")].map((each) => each.textContent);
  expect(named).toEqual(["5"]);
});
