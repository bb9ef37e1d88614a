import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";

import { emblem } from "../cards/emblem";
import Picture from "./Picture.svelte";

it("a card of a puzzle's own stands in its picture by a pattern of its id", () => {
  const { container } = render(Picture, { line: { own: ["my-wolf"], rivals: [] }, figures: new Map() });
  expect(container.querySelector(".own path")?.getAttribute("d")).toBe(emblem("my-wolf"));
});
