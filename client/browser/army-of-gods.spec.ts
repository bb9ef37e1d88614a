// Army of Gods in a real browser: two to four around one table.
import { expect } from "@playwright/test";

import { test } from "./closing";

import {
  THIRD,
  actorOf,
  begin,
  byKeyboard,
  byMouse,
  decide,
  handOver,
  hurry,
  isOver,
  playOn,
  prompt,
  resign,
  settle,
  sitDown,
} from "./player";

const FOUR = { game: THIRD, mode: "four" };

/** People play cards up to this turn; later they only end their turns, so that the bots finish the match. */
const LAST_PLAYED = 6;

test("a whole match is played by mouse", { tag: "@quick" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, byMouse, THIRD);
  await playOn(page, byMouse);
});

test("two people at one device and two bots play a whole match by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sitDown(page, { ...FOUR, players: ["me", "greedy", "me", "greedy"].map((who) => ({ who })) });
  const people = new Set<string>();
  for (let decisions = 0; decisions < 300; decisions += 1) {
    await handOver(page);
    if (await isOver(page)) break;
    people.add((await page.locator(".ours .who .name").textContent()) ?? "");
    const turn = Number(((await page.locator(".prompt .turn").textContent()) ?? "").replace(/\D/g, ""));
    await (turn > LAST_PLAYED ? hurry : decide)(page, byKeyboard);
  }
  expect(people).toEqual(new Set(["Player 1", "Player 3"]));
  await expect(page.getByRole("link", { name: "Watch the replay" })).toBeVisible();
});

test("the eight leading gods on offer are in sight at once, and so is who plays", async ({ page }) => {
  for (const [width, height] of [
    [1280, 640],
    [1280, 720],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await sitDown(page, { game: THIRD, players: [{ who: "me" }, { who: "greedy" }] });
    const cards = page.getByRole("list", { name: "Cards on offer" }).getByRole("button");
    await expect(cards).toHaveCount(8);
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.99 });
    await page.locator(".ours .who").click({ trial: true }); // nothing lies over it
    await page.getByRole("button", { name: "Hint" }).click({ trial: true });
  }
});

test("a friend joins by the link, plays, and plays on after the other has left", async ({ browser }) => {
  const [host, friend] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()),
  );
  if (!host || !friend) throw new Error("two pages were opened");
  await host.goto(`/play/${THIRD}`);
  await host.getByText("Three players").click();
  await host.getByRole("group", { name: "Player 2" }).getByText("A friend, by link").click();
  await host.getByRole("button", { name: "Invite a friend" }).click();
  await host.getByRole("button", { name: "Continue" }).click(); // without a name
  await expect(host.locator(".places li")).toHaveText([/You.*taken/, /A friend, by link.*waiting/, /Icarus.*taken/]);
  await friend.goto(host.url());
  await friend.getByRole("button", { name: "Join" }).click();
  for (const page of [host, friend]) await expect(page.getByRole("grid")).toBeVisible();
  for (let decisions = 0; decisions < 6; decisions += 1) await decide(await actorOf([host, friend]), byMouse);
  await resign(host);
  await expect(friend.getByRole("gridcell", { name: /^p\d: .*Out/ })).toBeAttached();
  await settle(friend);
  expect(await isOver(friend)).toBe(false);
});

test("a card is deployed by dragging it onto one's army, and by pointing at the army", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sitDown(page, { game: THIRD, players: [{ who: "me" }, { who: "greedy" }], first: 0 });
  await settle(page);
  await decide(page, byMouse); // the leading god
  await settle(page);
  const hand = page.locator(".hand button");
  const held = await hand.count();
  await page.locator(".hand button.able").last().hover();
  await page.mouse.down();
  await page.mouse.move(400, 400, { steps: 4 });
  await expect(page.locator(".army.own.target")).toBeVisible();
  await page.locator(".own .tile").nth(2).hover();
  await page.mouse.up();
  await expect(hand).toHaveCount(held - 1);
  await settle(page);
  await page.locator(".hand button.able").last().click();
  await page.locator(".own .tile").first().click();
  await expect(hand).toHaveCount(held - 2);
  await settle(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const before = (await page.locator(".match").getAttribute("data-sequence")) ?? "";
  await page.locator(".hand button.able").last().click();
  await page.locator(".army.own.target").click({ position: { x: 12, y: 30 } }); // beside its stacks
  await expect(page.locator(`.match[data-sequence="${before}"]`)).toHaveCount(0); // which ended the turn
});

test("the prompt says what to choose or deploy, and a keyboard user goes on at a card", async ({ page }) => {
  await sitDown(page, { game: THIRD, players: [{ who: "me" }, { who: "greedy" }], first: 0 });
  await settle(page);
  await expect(prompt(page)).toHaveText("Choose your leading god");
  await expect(page.locator(".hand .card")).toHaveCount(8); // leaders have faces too, though no deck holds them
  await expect(page.getByRole("button", { name: /^Anubis. / })).toBeVisible();
  for (const words of ["Deploy 3 cards", "Deploy 2 cards"]) {
    await decide(page, byKeyboard);
    await settle(page);
    await expect(prompt(page)).toHaveText(words);
    await expect(page.locator(".hand .able:focus")).toHaveCount(1); // never at what takes back
  }
  await expect(page.locator(".hand button").first()).toHaveAccessibleName(/Strength|\. /);
  await expect(page.locator(".hand button").first()).not.toHaveAccessibleName(/Energy tokens 0/); // no card has a cost
});

test("on a phone the leaders on offer can be read, and so can the names in the hand", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, { game: THIRD, players: [{ who: "me" }, { who: "greedy" }], first: 0 });
  await settle(page);
  const smallest = async (selector: string) => {
    const all = page.locator(selector);
    await expect(all.first()).toBeVisible();
    return all.evaluateAll((each) => Math.min(...each.map((one) => parseFloat(getComputedStyle(one).fontSize))));
  };
  expect(await smallest(".offered .text")).toBeGreaterThanOrEqual(14);
  await decide(page, byMouse);
  await settle(page);
  expect(await smallest(".hand li:not(.beneath) .name")).toBeGreaterThanOrEqual(9);
});
