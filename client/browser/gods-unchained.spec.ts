// Gods Unchained in a real browser.
import { expect } from "@playwright/test";

import { test } from "./closing";
import { boxOf, checkPage } from "./checks";
import { SECOND, begin, byKeyboard, byMouse, byTouch, playOn, playSome, settle, showDetails, sitDown } from "./player";

test(
  "a whole match is played by mouse, and the log tells its end step by step",
  { tag: "@quick" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await begin(page, byMouse, SECOND);
    await showDetails(page);
    await playOn(page, byMouse);
    await expect(
      page.locator(".event").filter({ hasText: /^Cleanup 10, win, loss, draw( \(pass \d+\))?\.$/ }),
    ).toBeAttached();
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await expect(page.getByRole("heading", { name: "Replay" })).toBeVisible();
    await expect(page.getByRole("grid")).toBeVisible();
  },
);

test("a scenario tells an afterlife in its step of the cleanup, with the events that follow", async ({ page }) => {
  await page.goto(`/rulebook/${SECOND}/scenario/gu3/an-afterlife-can-save-a-god-before-step-10.yaml/1`);
  await expect(page.getByRole("gridcell", { name: /p1-god.*Health 4 of 30/ })).toBeVisible();
  const events = page.locator(".event");
  await expect(events.filter({ hasText: "Cleanup 6, afterlife of relics." }).first()).toBeVisible();
  const told = await events.allInnerTexts();
  const from = told.indexOf("Cleanup 6, afterlife of relics.");
  expect(from).toBeGreaterThan(0);
  expect(told.slice(from).filter((line) => /cancelled|Afterlife of|healed/.test(line))).toHaveLength(3);
});

test("it is played by keyboard alone", { tag: "@quick" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, byKeyboard, SECOND);
  await playSome(page, byKeyboard);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("it is played by touch", async ({ page }) => {
    await begin(page, byTouch, SECOND);
    await playSome(page, byTouch);
  });

  test("what is on offer is folded to look at the whole board, and unfolded", async ({ page }) => {
    await begin(page, byTouch, SECOND);
    const offer = page.getByRole("list", { name: "Cards on offer" });
    const own = page.getByRole("gridcell", { name: /^p\d-god.*yours/ });
    await expect(offer).toBeVisible();
    await page.getByRole("button", { name: "Show the board" }).tap();
    await expect(offer).toHaveCount(0);
    await checkPage(page);
    await own.tap({ trial: true }); // nothing lies over it
    await page.getByRole("button", { name: "Show the cards" }).tap();
    await expect(offer).toBeVisible();
    await checkPage(page);
  });
});

test("a card is dragged from the hand onto the board", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = "gu7/a-roar-happens-when-played-from-hand.yaml";
  await sitDown(page, { game: SECOND, begin: { type: "scenario", name, step: 0 } });
  const card = page.locator(".hand button.able").first();
  const played = await card.getAttribute("data-card");
  await card.hover({ position: { x: 12, y: 40 } });
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 4 });
  await page.locator(".tile.reach, .tile.target").first().hover();
  await page.mouse.up();
  await expect(page.locator(`.tile[data-card="${played}"]`)).toBeVisible();
});

test("on a phone the numbers of locks can be read", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, byMouse, SECOND);
  await settle(page);
  const numbers = page.locator(".gem b");
  await expect(numbers.first()).toBeVisible();
  for (const number of await numbers.all())
    expect(await number.evaluate((each) => parseFloat(getComputedStyle(each).fontSize))).toBeGreaterThanOrEqual(11);
});

test("one's own strip shows deck and void whole on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, byMouse, SECOND);
  await settle(page);
  const strip = page.locator(".ours .strip");
  await expect(strip.locator(".pile")).toBeVisible();
  const over = () => strip.evaluate((element) => element.scrollWidth - element.clientWidth);
  await expect.poll(over).toBe(0);
  // Late in a match favor, deck and void have two digits.
  await strip.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (/^\s*\d+\s*$/.test(textContent ?? "") && !parentElement?.closest(".gems, .mana .count, .bag"))
        texts.currentNode.textContent = "17";
    }
  });
  await expect.poll(over).toBe(0);
});

test("at a desk the board takes all the height there is, and names of three lines are whole", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const slack = async () =>
    (await boxOf(page.locator(".middle"))).height - (await boxOf(page.locator(".board"))).height;
  await begin(page, byMouse, SECOND);
  await expect(page.locator(".sold")).toHaveCount(3);
  expect(Math.abs((await slack()) - 2), "with a Sanctum").toBeLessThanOrEqual(2);
  await page.goto(`/puzzles/${SECOND}/left-006`);
  await expect(page.locator(".piece.creature .name").first()).toBeVisible();
  expect(Math.abs((await slack()) - 2), "without one").toBeLessThanOrEqual(2);
  for (const name of ["Malfunctioning Artifice", "Эфирный боевой разведчик", "Alquimista del combustible"]) {
    const hidden = await page.locator(".piece.creature .name").evaluateAll(async (all, told) => {
      for (const each of all) each.textContent = told;
      const over = () => all.map((each) => each.scrollHeight - each.clientHeight);
      over(); // now the fonts of these letters are asked for
      await document.fonts.ready;
      return over();
    }, name);
    expect(Math.max(...hidden), name).toBeLessThan(6); // less than a line
  }
});
