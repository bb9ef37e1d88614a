import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";

import { catalogueOf, face } from "../cards/example";
import type { Card } from "../protocol/types";
import Offers from "./Offers.svelte";

vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
Element.prototype.scrollBy = () => undefined;

afterEach(cleanup);

const EXPLORER = face("explorer", { text: ["Roar: Delve an Anim creature."] });
const ANIM = face("anim");

/** Render an offer of one card, for which another card asks. */
function offer(asker: Card | undefined) {
  const inspecting = { card: null as Card | null };
  const aiming = { several: false, choosable: new Set(["offer-1"]), chosen: new Set(), inspecting, pointOwn: vi.fn() };
  const props = {
    cards: [{ place: "offer-1", card: "anim", cost: null }],
    asker,
    catalogue: catalogueOf("gods-unchained", { cards: [EXPLORER, ANIM] }),
    aiming: aiming as never,
    prompt: "Choose one",
    sequence: 4,
    own: false,
    handless: false,
  };
  return { ...render(Offers, props), inspecting, props };
}

it("an offer names the card that asks, says its text and shows it whole", async () => {
  const { inspecting } = offer(EXPLORER);
  await fireEvent.click(screen.getByRole("button", { name: /Explorer Roar: Delve an Anim creature\.$/ }));
  expect(inspecting.card).toBe(EXPLORER);
});

it("an offer that a rule makes names no card", () => {
  offer(undefined);
  expect(screen.queryByText("Explorer")).toBeNull();
});

it("an offer is folded to look at the board, and the next one begins unfolded", async () => {
  const { rerender, props } = offer(EXPLORER);
  const button = screen.getByRole("button", { name: "Show the board" });
  await fireEvent.click(button);
  expect(screen.queryByRole("list")).toBeNull();
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(button.textContent).toBe("Show the cards");
  await rerender({ ...props, sequence: 5 });
  expect(screen.getByRole("list", { name: "Cards on offer" })).toBeTruthy();
});
