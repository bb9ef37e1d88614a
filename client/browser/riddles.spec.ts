// The workshop: puzzles and lessons are set up on the board by clicks, recorded there, proved and played.
import { expect, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";

import { checkPage } from "./checks";
import { test } from "./closing";
import { GAME, SECOND, THIRD, byKeyboard, byMouse, type Point } from "./player";

const yaml = (page: Page) => page.getByRole("textbox", { name: /^YAML/ });
const tile = (page: Page, place: string) => page.locator(`.tile[data-place="${place}"]`);
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Begin a puzzle or a lesson in a new set. */
async function begin(page: Page, kind: "Puzzle" | "Lesson", game = GAME): Promise<void> {
  await page.goto(`/workshop/${game}`);
  await page.getByRole("button", { name: "New set" }).click();
  await page.getByRole("link", { name: "New set" }).click();
  await page
    .getByRole("navigation", { name: "What is in it" })
    .getByRole("link", { name: `${kind}s` })
    .click();
  await page.getByRole("button", { name: `New ${kind.toLowerCase()}` }).click();
  await expect(page.locator(".board")).toBeVisible();
}

/** Choose a card for the board. */
async function choose(page: Page, card: string): Promise<void> {
  await page.getByRole("searchbox").fill(card);
  await page.getByRole("button", { name: card, exact: true }).click();
}

/** Have one thing in a match attack, or walk to, another place. */
async function act(page: Page, point: Point, from: string, to: string): Promise<void> {
  await expect(page.locator(`.able[data-place="${from}"]`)).toBeVisible();
  await point(tile(page, from));
  await point(tile(page, to));
}

test("a puzzle is set up on the board, recorded there, proved, and played", async ({ page }) => {
  await begin(page, "Puzzle");
  await choose(page, "Enyo");
  await tile(page, "g3").click();
  await expect(yaml(page)).toContainText("enyo: {card: enyo, owner: p1, at: g3}");
  await tile(page, "e3").click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(yaml(page)).not.toContainText("foe");
  await tile(page, "h3").click();
  await page.getByRole("spinbutton", { name: "Health" }).fill("4");
  await page.keyboard.press("Tab");
  await expect(yaml(page)).toContainText("p2: {hand: [], stone: 4}");
  await choose(page, "Sunder");
  await page.getByRole("button", { name: "To the hand" }).click();
  await expect(page.getByRole("list", { name: "Hand: Player 1" })).toContainText("Sunder");
  await page.getByRole("button", { name: "Remove: Sunder" }).click();
  await expect(page.getByRole("list", { name: "Hand: Player 1" })).toContainText("No cards in hand");
  await page.getByRole("group", { name: "Title" }).getByLabel("Español").fill("Un golpe");
  await page.keyboard.press("Tab");
  await expect(yaml(page)).toContainText("es: Un golpe");
  await checkPage(page);

  await page.getByRole("button", { name: "Record on the board" }).click();
  await act(page, byMouse, "g3", "h3");
  await page
    .getByRole("region", { name: "The match is over" })
    .getByRole("button", { name: "Keep these steps" })
    .click();
  await expect(yaml(page)).toContainText("- attack: {unit: enyo, target: p2-stone}");
  await expect(yaml(page)).toContainText("- expect: {winner: p1}");

  await byKeyboard(page.getByRole("button", { name: "Prove" }));
  await expect(status(page, "There is one solution.")).toBeVisible();
  await expect(status(page, "The recorded solution reaches the aim.")).toBeVisible();
  await checkPage(page);

  await page.getByRole("button", { name: "Play it" }).click();
  await expect(page.locator(".prompt")).toContainText("Win this turn");
  await act(page, byKeyboard, "g3", "h3");
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the workshop" }).click();

  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  const file = await (await waiting).path();
  expect(await readFile(file, "utf8")).toMatch(/^game: hand-of-the-gods\ntitle: .*\npuzzle: \{kind: win\}\n/);
  await page.goto(`/workshop/${GAME}`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page
    .getByRole("navigation", { name: "What is in it" })
    .getByRole("link", { name: /Puzzles/ })
    .click();
  await expect(page.locator("li", { hasText: "New puzzle" })).toContainText("holds");
});

test("a proof says in how many ways a puzzle is solved, that it is not, and gives a solution to take", async ({
  page,
}) => {
  await begin(page, "Puzzle");
  for (const place of ["c3", "e3"]) {
    await tile(page, place).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.locator(`.tile[data-place="${place}"][data-card]`)).toHaveCount(0);
  }
  await choose(page, "Enyo");
  await tile(page, "g3").click();
  await expect(yaml(page)).toContainText("enyo: {card: enyo, owner: p1, at: g3}");
  await page.getByRole("button", { name: "Prove" }).click();
  await expect(status(page, "It cannot be solved.")).toBeVisible();
  await tile(page, "h2").click();
  await expect(yaml(page)).toContainText("enyo-no-2: {card: enyo, owner: p1, at: h2}");
  await tile(page, "h3").click();
  await page.getByRole("spinbutton", { name: "Health" }).fill("4");
  await page.keyboard.press("Tab");
  await expect(yaml(page)).toContainText("stone: 4");
  await expect(status(page, "It has changed since it was proved.")).toBeVisible();
  await page.getByRole("button", { name: "Prove" }).click();
  await expect(status(page, "It can be solved in 2 shortest ways.")).toBeVisible();
  await expect(status(page, "The recorded steps do not reach the aim.")).toBeVisible();
  await page.getByRole("button", { name: "Take it as the solution" }).click();
  await expect(yaml(page)).toContainText("- expect: {winner: p1}");
});

test("a lesson is recorded step by step with its words, proved, and played", async ({ page }) => {
  await begin(page, "Lesson");
  await expect(page.locator(".beside")).toContainText("End the turn");
  await page.getByRole("button", { name: "Record on the board" }).click();
  await act(page, byMouse, "c3", "d3");
  await act(page, byMouse, "d3", "e3");
  await page.getByRole("button", { name: "End turn" }).click();
  await act(page, byMouse, "e3", "d3");
  await page.getByRole("button", { name: "Keep these steps" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Points at: c3, d3" })).toBeVisible();
  await expect(yaml(page)).toContainText("by: p2");
  const said = page.getByRole("group", { name: "What is said" }).first();
  await said.getByLabel("English").fill("Walk up to the enemy.");
  await said.getByLabel("Русский").fill("Подойдите к врагу.");
  await page.keyboard.press("Tab");
  await expect(yaml(page)).toContainText("ru: Подойдите к врагу.");
  await page.getByLabel("Any action of this kind will do").nth(1).check();
  await expect(yaml(page)).toContainText("any: true");
  await checkPage(page);

  await page.getByRole("button", { name: "Prove" }).click();
  await expect(status(page, "The lesson comes to its end.")).toBeVisible();

  await page.getByRole("button", { name: "Play it" }).click();
  const lesson = page.getByRole("region", { name: "Lesson" });
  await expect(lesson).toContainText("Walk up to the enemy.");
  await act(page, byMouse, "c3", "d3");
  await expect(lesson).toContainText("2 / 3");
  await page.getByRole("link", { name: "New lesson" }).click();

  await page.getByRole("button", { name: "Remove from here on" }).first().click();
  await expect(yaml(page)).not.toContainText("by: p2");
  await page.getByRole("button", { name: "Record more" }).click();
  await page.getByRole("button", { name: "Keep these steps" }).click();
  await expect(status(page, "Nothing was done yet.")).toBeVisible();
  await act(page, byMouse, "d3", "e3");
  await page.getByRole("button", { name: "End turn" }).click();
  await expect(page.locator('.able[data-place="e3"]')).toBeVisible();
  await page.getByRole("button", { name: "Keep these steps" }).click();
  await expect(yaml(page)).toContainText("end-turn");
  await expect(yaml(page)).toContainText("Walk up to the enemy.");
});

test("two cards that are put on the board at once both come there", async ({ page }) => {
  let go = (): void => undefined;
  const clicked = new Promise<void>((done) => (go = done));
  await page.route("**/workshop/card", async (route) => {
    await clicked;
    await route.continue();
  });
  await begin(page, "Puzzle");
  await choose(page, "Enyo");
  await tile(page, "g3").click();
  await tile(page, "h2").click();
  go();
  await expect(yaml(page)).toContainText("enyo: {card: enyo, owner: p1, at: g3}");
  await expect(yaml(page)).toContainText("enyo-no-2: {card: enyo, owner: p1, at: h2}");
});

test("a mistake in a position stands under its line, in the reader's language", async ({ page }) => {
  await begin(page, "Puzzle");
  await tile(page, "c3").click();
  await page.getByRole("spinbutton", { name: "Health" }).fill("50");
  await page.keyboard.press("Tab");
  await page.getByRole("combobox", { name: "Language" }).selectOption("es");
  await expect(page.locator(".mistake.error")).toContainText("supera el máximo");
  await expect(page.locator(".board")).toBeVisible();
});

for (const game of [SECOND, THIRD])
  test(`the board of ${game} is set up by clicks, too`, async ({ page }) => {
    const [card, god] = game === SECOND ? ["Black Jaguar", "p2-god"] : ["Archers", "p1-archers"];
    await begin(page, "Puzzle", game);
    await choose(page, card);
    await page.getByRole("combobox", { name: "For" }).selectOption("p2");
    await page.getByRole("button", { name: "To the board" }).click();
    await expect(yaml(page)).toContainText(game === SECOND ? "card: black-jaguar, owner: p2" : "archers: 3");
    await page.locator(`[data-place="${god}"]`).first().click();
    await page.getByRole("spinbutton", { name: game === SECOND ? "Health" : "Cards" }).fill("3");
    await page.keyboard.press("Tab");
    await expect(yaml(page)).toContainText(
      game === SECOND ? "p2: {health: 3}" : "p1: {hand: [archers], stacks: {archers: 3}}",
    );
    await checkPage(page);
  });

test("the position of a card that is tried becomes a puzzle", async ({ page }) => {
  await page.goto(`/workshop/${GAME}`);
  await page.getByRole("button", { name: "New set" }).click();
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.locator(".able").first()).toBeVisible();
  await page.getByRole("button", { name: "Puzzle from here" }).click();
  await expect(page.locator(".board")).toBeVisible();
  await expect(page.getByRole("list", { name: "Hand: Player 1" })).toContainText("New card");
  await expect(yaml(page)).toContainText("puzzle: {kind: win}");
});
