// Lessons, by a player who knows nothing and does only what is lit.
import { expect, type Page } from "@playwright/test";

import { test } from "./closing";
import { checkPage } from "./checks";
import { GAME, OFTEN, SECOND, THIRD, byKeyboard, byMouse, followLight, type Point } from "./player";

/** Milliseconds for each action of an example. */
const BEAT = 700;

async function beginLesson(page: Page, game: string, point: Point): Promise<void> {
  await page.goto(`/lessons/${game}`);
  await point(page.locator("li.next").getByRole("button", { name: "Begin" }));
  await expect(page.locator(".lesson")).toBeVisible();
}

for (const game of [GAME, SECOND, THIRD]) {
  test(`whoever does only what is lit comes through all lessons of ${game} by mouse`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/lessons/${game}`);
    const lessons = page.locator(".lessons li:has(h3)");
    await expect(lessons.first()).toBeVisible();
    const count = await lessons.count();
    for (let done = 1; done < count; done += 1) {
      await beginLesson(page, game, byMouse);
      await followLight(page, byMouse);
      await page.getByRole("link", { name: "Lessons" }).click();
      await expect(page.locator("li.done")).toHaveCount(done);
    }
  });
}

test("and by keyboard alone", { tag: "@quick" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beginLesson(page, GAME, byKeyboard);
  await followLight(page, byKeyboard);
});

test("the page of each game names the parts of its board and plays an example of each word", async ({ page }) => {
  await page.clock.install();
  for (const game of [GAME, SECOND, THIRD]) {
    await page.goto(`/lessons/${game}`);
    await expect(page.locator(".parts li").first()).toBeVisible();
    await expect(page.locator(".picture > .mark")).toHaveCount(await page.locator(".parts li").count());
    const words = page.locator("dd");
    for (let word = 0; word < (await words.count()); word += 1) {
      await words.nth(word).getByRole("button", { name: "See it at work" }).click();
      const example = words.nth(word).locator(".example");
      await expect(example.getByRole("grid")).toBeVisible();
      const further = example.getByRole("button", { name: "Forward one action" });
      const atItsEnd = async () => {
        await page.clock.runFor(BEAT);
        return further.isDisabled();
      };
      await expect.poll(atItsEnd, { intervals: OFTEN }).toBe(true);
      await expect(example.getByRole("status")).not.toBeEmpty();
      if (word === 0) await checkPage(page);
      await words.nth(word).getByRole("button", { name: "Close" }).click();
    }
  }
});

test("on a phone the numbers of units can be read in a lesson too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginLesson(page, GAME, byMouse);
  const numbers = page.locator(".board .unit text");
  await expect(numbers.first()).toBeVisible();
  const smallest = () =>
    numbers.evaluateAll((texts) => Math.min(...texts.map((text) => text.getBoundingClientRect().height)));
  await expect.poll(smallest).toBeGreaterThan(14); // a line of 11 pixels
});

test("on a phone what is told of a card in a lesson stands between the opponent's line and the board", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const game of [GAME, SECOND]) {
    await beginLesson(page, game, byMouse);
    await byMouse(page.locator(".hand button.able").first());
    const boxOf = async (selector: string) => {
      const { y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    await expect(page.locator("button.notice-text")).toBeVisible();
    await expect(async () => {
      const [theirs, notice, board] = [
        await boxOf(".theirs"),
        await boxOf("button.notice-text"),
        await boxOf(".board"),
      ];
      expect(notice.top, game).toBeGreaterThanOrEqual(theirs.bottom);
      expect(notice.bottom, game).toBeLessThanOrEqual(board.top);
    }).toPass();
  }
});

test("on a low phone what is told in a lesson covers neither the board, nor a player's line, nor the lesson", async ({
  page,
}) => {
  for (const game of [GAME, SECOND, THIRD]) {
    await page.setViewportSize({ width: 360, height: 640 });
    await beginLesson(page, game, byMouse);
    await byMouse(page.locator(".hand button").last());
    const notice = page.locator(".notice-line .notice-text:not(:empty):visible");
    for (const [width, height] of [
      [360, 640],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      const covered = () =>
        notice.evaluate((told) => {
          const { top, bottom } = told.getBoundingClientRect();
          return [...document.querySelectorAll(".lesson, .strip, .board, .hand")]
            .filter((each) => each.getBoundingClientRect().top < bottom && each.getBoundingClientRect().bottom > top)
            .map((each) => each.className);
        });
      // Once the page has its new size.
      await expect.poll(covered, `${game}, ${width} by ${height}`).toEqual([]);
    }
  }
});

test("a lesson is left and taken up, and a wrong try is explained", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginLesson(page, GAME, byMouse);
  const card = page.locator(".hand button").nth(1);
  await card.click();
  await expect(page.locator(".refused")).toContainText("That is possible, but first:");
  await page.goto(`/lessons/${GAME}`);
  await page.getByRole("link", { name: "continue" }).click();
  await expect(page.locator(".lesson")).toContainText("1 / 11");
});
