// The workshop: a card is made, seen, tried, measured and shared without touching a file.
import { expect, type Locator, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";

import { test } from "./closing";
import { checkPage } from "./checks";
import { GAME, SECOND, THIRD, byKeyboard, byMouse, decide, settle } from "./player";

const SET = `# Mine.
game: hand-of-the-gods
title: The Emberlands
cards:
# It bites.
- id: ember-hound
  name: {en: Ember Hound, es: Sabueso de ascuas, ru: Пёс углей}
  kind: unit
  cost: 3
  attack: 2
  health: 3
  subtypes: [beast]
  figure: hound
  abilities:
  - on: afterlife
    do:
    - {summon: {card: spark, at: here}}
- {id: spark, name: {en: Spark}, kind: unit, token: true, attack: 1, health: 1, figure: fire-ring}
`;

/** Begin a set with a new card. */
async function begin(page: Page, game = GAME): Promise<void> {
  await page.goto(`/workshop/${game}`);
  await page.getByRole("button", { name: "New set" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New card");
  await expect(page.locator(".face .card")).toBeVisible();
}

/** Open the file of a set. */
async function open(page: Page, text = SET): Promise<void> {
  await page.goto(`/workshop/${GAME}`);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "cards.yaml", mimeType: "text/yaml", buffer: Buffer.from(text) });
  await expect(page.locator(".cards li").first()).toBeVisible();
}

/** Press Tab until a control has the focus. */
async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((control) => control === document.activeElement)) return;
    await target.page().keyboard.press("Tab");
  }
  throw new Error("the keyboard does not come there");
}

const yaml = (page: Page) => page.getByRole("textbox", { name: /^YAML/ });
const face = (page: Page) => page.locator(".face .card");

test("a card is made by its form and by its YAML, which keep step", async ({ page }) => {
  await begin(page);
  await page.getByRole("textbox", { name: "English" }).fill("Ember Hound");
  await expect(yaml(page)).toContainText("id: ember-hound");
  await expect(page).toHaveURL(/\/ember-hound$/);
  await page.getByRole("spinbutton", { name: "Cost" }).fill("7");
  await page.locator(".chip", { hasText: "Guard" }).click();
  await expect(yaml(page)).toContainText("keywords: [guard]");
  await expect(face(page).locator(".cost")).toHaveText("7");
  await expect(face(page)).toContainText("Guard");
  await expect(page.locator(".token")).toBeVisible();

  await yaml(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\nabilities:\n- on: turn-e");
  await page.locator("li[role=option]", { hasText: "turn-end" }).click();
  await page.keyboard.type("\ndo:\n- {draw: 9");
  await expect(face(page)).toContainText("Draw 9");
  await expect(page.getByRole("group", { name: "Abilities 1" }).getByLabel("When")).toHaveValue("turn-end");
  await page.getByRole("spinbutton", { name: "draw" }).fill("1");
  await expect(face(page)).toContainText("Draw a card");
  await checkPage(page);

  await page.getByRole("tab", { name: "Русский" }).click();
  await expect(page.getByText("No name in Русский yet")).toBeVisible();
  await page.getByRole("textbox", { name: "Русский" }).fill("Пёс углей");
  await expect(face(page)).toContainText("Пёс углей");
  await expect(face(page)).toContainText("Страж");
});

test("a mistake stands under its line with its cure, and the face stays as it was", async ({ page }) => {
  await begin(page);
  await yaml(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\nrange: 77");
  await expect(page.locator(".mistake.error")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "1 mistake" })).toBeVisible();
  await expect(page.getByText("this is how it last was")).toBeVisible();
  await expect(face(page)).toBeVisible();
  await checkPage(page);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("]");
  await expect(page.locator(".form[inert]")).toBeVisible();
  await page.reload(); // every key stroke is kept
  await expect(yaml(page)).toContainText("range: ]");
  await page.getByRole("link", { name: "New set" }).click();
  await expect(page.locator(".cards")).toContainText("has mistakes");
  await checkPage(page);
});

test("a file of cards is opened with its comments, changed, and taken elsewhere", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Emberlands");
  await page.getByRole("textbox", { name: "Author" }).fill("Ada");
  await page.getByRole("link", { name: /Ember Hound/ }).click();
  await expect(yaml(page)).toContainText("# It bites.");
  await page.getByRole("spinbutton", { name: "Attack" }).fill("4");
  await expect(face(page).locator(".attack")).toHaveText("4");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.locator(".cards li")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".cards li")).toHaveCount(2);

  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  const text = await readFile(await (await waiting).path(), "utf8");
  expect(text).toContain("# Mine.\ngame: hand-of-the-gods\ntitle: The Emberlands\nauthor: Ada\n");
  expect(text).toContain("  # It bites.\n  - id: ember-hound\n");
  expect(text).toContain("    attack: 4\n");

  const table = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect(await readFile(await (await table).path(), "utf8")).toContain("ember-hound,Ember Hound,unit");

  await page.goto(`/workshop/${GAME}`);
  await page.getByRole("button", { name: "Delete: The Emberlands" }).click();
  await expect(page.getByText("Deleted: The Emberlands")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "The Emberlands" }).click();
  await expect(page.locator(".cards li")).toHaveCount(2);
});

test("a set goes by a link to another browser, which looks at it before it keeps it", async ({ browser }) => {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await open(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/open\/set\/[\w-]+$/);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.locator(".card")).toHaveCount(2);
  await checkPage(other);
  await other.getByRole("button", { name: "Keep it with your sets" }).click();
  await expect(other).toHaveURL(new RegExp(`/workshop/${GAME}/`));
  await expect(other.locator(".cards li")).toHaveCount(2);
});

test("a face is saved as a picture, and a set is printed nine to a page", async ({ page }) => {
  await open(page);
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole("button", { name: "Print, nine to a page" }).click();
  await expect(page.locator(".print-sheet .card")).toHaveCount(2);
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".cut").first();
  await expect(sheet).toBeVisible();
  await expect(page.locator("#app")).toBeHidden();
  const { width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(63 / 88, 2);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".print-sheet")).toHaveCount(0);

  await page.getByRole("link", { name: /Ember Hound/ }).click();
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as PNG" }).click();
  const picture = await readFile(await (await waiting).path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect(picture.readUInt32BE(16)).toBe(750);
  expect(picture.length).toBeGreaterThan(20_000);
});

test("a card is tried, and what it did becomes a scenario, which an edit breaks", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: /Ember Hound/ }).click();
  await page.getByRole("button", { name: "Try it" }).click();
  const card = page.locator(".hand button.able").first();
  await byMouse(card);
  await byMouse(page.locator(".tile.reach").first());
  await expect(page.locator(".hand button")).toHaveCount(0);
  await checkPage(page);
  await page.getByRole("button", { name: "This is how it should be" }).click();
  await expect(page.getByText("Kept as a scenario")).toBeVisible();
  await page.getByRole("button", { name: "The same again" }).click();
  await expect(page.locator(".hand button.able")).toHaveCount(1);

  await page.getByRole("link", { name: /Ember Hound/ }).click();
  await expect(page.getByText("scenarios hold")).toBeVisible();
  await page.getByRole("spinbutton", { name: "Attack" }).fill("5");
  await expect(page.getByText("a scenario fails")).toBeVisible();
  await page.getByRole("link", { name: "The Emberlands" }).click();
  const scenario = page.locator("details");
  await expect(scenario).toContainText("fails");
  await scenario.locator("summary").click();
  await expect(scenario.locator(".problem")).toContainText("5");
  await checkPage(page);
});

test("a card is measured while it is edited, until that is stopped", async ({ page }) => {
  await begin(page);
  const balance = page.locator("section", { has: page.getByRole("heading", { name: "Balance" }) });
  // This card is worth so little more than its blank that it takes thousands of matches to be sure.
  for (const value of ["Cost", "Attack", "Health"]) await page.getByRole("spinbutton", { name: value }).fill("3");
  await balance.getByLabel("Deck").selectOption({ label: "Zeus: Gods of Olympus" });
  await balance.getByRole("button", { name: "Run" }).click();
  await expect(balance.getByText(/points of 100 \(.* to .*\)/)).toBeVisible();
  await expect(balance.getByText(/Not yet sure: about \d/)).toBeVisible();
  await checkPage(page);
  const matches = async () => Number(/after (\d+)/.exec(await balance.innerText())?.[1]);
  const before = await matches();
  await page.getByRole("spinbutton", { name: "Attack" }).fill("9");
  await expect(balance.getByText("has changed since")).toBeVisible();
  await page.getByRole("link", { name: "New set" }).click();
  await page.getByRole("link", { name: /New card/ }).click();
  await expect.poll(matches).toBeGreaterThan(before);
  await balance.getByRole("button", { name: "Stop" }).click();
  await expect(balance.getByRole("button", { name: "Run" })).toBeEnabled();
});

test("decks meet in the background, and a table says how often each wins", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "Balance" }).click();
  await expect(page.getByRole("checkbox", { name: "with your cards" }).first()).toBeChecked();
  await page.getByRole("button", { name: "Remove: Deck 3" }).click();
  // So many that they are not done before they are stopped.
  for (let decks = 2; decks < 6; decks += 1) await page.getByRole("button", { name: "+ Deck" }).click();
  await page.getByRole("button", { name: "Run" }).click();
  const cell = page.getByRole("cell", { name: /^\d+% \d+% to \d+%$/ });
  await expect(cell.first()).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Mix" })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /with yours$/ })).toBeVisible();
  await expect(cell).toHaveCount(36); // each against the others, and the share of each in the mix
  await checkPage(page);
  await page.getByRole("link", { name: "Cards" }).click();
  await page.getByRole("link", { name: "Balance" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Run" })).toBeEnabled();
});

test("a match is played with one's own cards", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Play a match with it" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Ember Hound")).toBeVisible();
  await dialog.getByRole("button", { name: "Remove: Ember Hound" }).click();
  await dialog.getByRole("button", { name: "Add: Ember Hound" }).click();
  await checkPage(page);
  await dialog.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await settle(page);
  await decide(page, byMouse);
});

test("a file of another game is opened at its own, and what is no file of cards is refused", async ({ page }) => {
  await page.goto(`/workshop/${SECOND}`);
  const file = page.locator('input[type="file"]');
  const give = (name: string, text: string) =>
    file.setInputFiles({ name, mimeType: "text/yaml", buffer: Buffer.from(text) });
  for (const [name, text] of [
    ["words.yaml", "no cards"],
    ["deep.yaml", "[".repeat(90_000)],
    ["open.yaml", "a: ["],
  ] as const) {
    await give(name, text);
    await expect(page.getByText(`${name} is no file of cards`)).toBeVisible();
  }
  await give("large.yaml", "x".repeat(300_000));
  await expect(page.getByText("This file is too large")).toBeVisible();
  await give("cards.yaml", SET);
  await expect(page).toHaveURL(new RegExp(`/workshop/${GAME}/`));
  await expect(page.locator(".cards .card")).toHaveCount(2);
});

test("a figure is found by its name or by a card that shows it", async ({ page }) => {
  await begin(page);
  await page.getByRole("button", { name: "Figure" }).click();
  const dialog = page.getByRole("dialog", { name: "Figure" });
  await dialog.getByRole("searchbox").fill("hoplite");
  await expect(dialog.getByRole("button", { name: "spartan" })).toBeVisible();
  await checkPage(page);
  await dialog.getByRole("button", { name: "spartan", exact: true }).click();
  await expect(yaml(page)).toContainText("figure: spartan");
});

test("a figure of one's own comes from a file, goes with the set, and is drawn", async ({ page }) => {
  await begin(page);
  await page.getByRole("button", { name: "Figure" }).click();
  const dialog = page.getByRole("dialog", { name: "Figure" });
  const give = (name: string, text: string) =>
    dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: "image/svg+xml", buffer: Buffer.from(text) });
  await give("photo.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><image href='a.png'/></svg>");
  await expect(dialog.getByText("photo.svg has no outline")).toBeVisible();
  await give(
    "My Hound.svg",
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' onload='alert(1)'><path d='M3 21L12 3l9 18z'/></svg>",
  );
  await expect(yaml(page)).toContainText("figure: my-hound");
  await expect(face(page).locator(".subject path")).toHaveAttribute("d", "M64 448L256 64l192 384z");
  await checkPage(page);
});

const MAP = `game: ${GAME}
id: narrows
name: {en: The Narrows}
homes: [[a, b], [g, h]]
blockers: [d1, d2, e4, e5]
`;

/** Begin a map in a new set. */
async function beginMap(page: Page): Promise<void> {
  await open(page);
  await page.getByRole("link", { name: "Maps" }).click();
  await page.getByRole("button", { name: "New map" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
}

const tile = (page: Page, name: string) => page.locator(`[data-place="${name}"]`);

test("a map is made by clicks and by its YAML, which keep step", async ({ page }) => {
  await beginMap(page);
  await tile(page, "d2").click();
  await expect(yaml(page)).toContainText("blockers: [d2, e4]");
  await expect(tile(page, "e4")).toHaveText("e4: Obstacle");
  await page.getByText("Home of player 1", { exact: true }).click();
  await page.getByRole("combobox", { name: "Alike for both" }).selectOption("No");
  await tile(page, "c5").click();
  await expect(yaml(page)).toContainText("homes: [[a, b, c], [g, h]]");
  await expect(tile(page, "c1")).toHaveText("c1: free, Home of player 1");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(yaml(page)).toContainText("homes: [[a, b], [g, h]]");
  await checkPage(page);

  await yaml(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type(", a3");
  await expect(page.locator(".mistake.error")).toContainText("a stone stands on a3");
  await expect(page.getByRole("button", { name: "Try it" })).toBeDisabled();
  await page.getByRole("combobox", { name: "Language" }).selectOption("es");
  await expect(page.locator(".mistake.error")).toContainText("en a3 hay una torre");
  await page.getByRole("combobox", { name: "Idioma" }).selectOption("en");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".mistake.error")).toHaveCount(0);

  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect(await readFile(await (await waiting).path(), "utf8")).toContain(`game: ${GAME}\nid: new-map\n`);
});

test("a map from a file is tried for both sides, and a match is played on it", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "Maps" }).click();
  const give = (text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: "narrows.yaml", mimeType: "text/yaml", buffer: Buffer.from(text) });
  await give("cards: []");
  await expect(page.getByText("narrows.yaml is no map of this game")).toBeVisible();
  await give(MAP);
  await expect(page).toHaveURL(/\/maps:narrows$/);
  await page.getByRole("button", { name: "Try it" }).click();
  const side = page.getByRole("combobox", { name: "The other side" });
  await side.selectOption("I play both");
  await expect(side).toBeEnabled(); // another match has begun
  await settle(page);
  for (const player of ["Player 1", "Player 2"]) {
    await page.getByRole("button", { name: "Keep all" }).click();
    await expect(page.getByText(player).first()).toBeVisible();
  }
  await page.getByRole("button", { name: "End turn" }).click();
  await expect(page.locator(".hand button.able").first()).toBeVisible(); // those of player 2, without a curtain
  await checkPage(page);

  await page.goto(`/play/${GAME}`);
  await page.getByText("Options", { exact: true }).click();
  await page.getByRole("combobox", { name: "Map" }).selectOption("The Narrows");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(tile(page, "d2")).toHaveText(/d2: blocked/);
});

test("a map is made with the keyboard alone", async ({ page }) => {
  await beginMap(page);
  await tabTo(page.getByRole("radio", { name: "Obstacle" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Stone of player 1" })).toBeChecked();
  await tabTo(tile(page, "b3"));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(tile(page, "b4")).toHaveText("b4: Stone of player 1, Home of player 1");
  await expect(tile(page, "g2")).toHaveText("g2: Stone of player 2, Home of player 2");
  await page.keyboard.press("Control+z");
  await expect(tile(page, "a3")).toHaveText("a3: Stone of player 1, Home of player 1");
  await page.keyboard.press("Space");
  await expect(yaml(page)).toContainText("stones: [b4, g2]");
  await page.keyboard.press("Space");
  await expect(page.getByRole("status").filter({ hasText: "Nothing changed there" })).toBeVisible();
});

test("of a picture of one's own only what is seen goes into the set, and onto the face and the board", async ({
  page,
}) => {
  const png = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [400, 300];
    const drawing = canvas.getContext("2d");
    if (drawing) drawing.fillStyle = "teal";
    drawing?.fillRect(0, 0, 400, 300);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];
  });
  // A comment stands before the end of the file.
  const comment = [0, 0, 0, 6, ...Buffer.from("tEXtC\0home"), 0x7a, 0x9f, 0x50, 0xf5];
  const file = Buffer.from([...png.slice(0, -12), ...comment, ...png.slice(-12)]);
  await begin(page);
  await page.getByRole("button", { name: "Figure" }).click();
  const dialog = page.getByRole("dialog", { name: "Figure" });
  const give = (name: string, buffer: Buffer) =>
    dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: "image/png", buffer });
  await give("photo.png", Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...new Array<number>(99).fill(0)]));
  await expect(dialog.getByText("photo.png is no PNG picture")).toBeVisible();
  await give("My Hound.png", file);
  await expect(yaml(page)).toContainText("figure: my-hound");
  const drawn = face(page).locator("image");
  await expect(drawn).toBeVisible();
  const kept = Buffer.from((await drawn.getAttribute("href"))?.split(",")[1] ?? "", "base64");
  expect([kept.readUInt32BE(16), kept.readUInt32BE(20)]).toEqual([192, 192]);
  expect(kept.toString("latin1")).not.toContain("home");
  await expect(page.getByRole("status").filter({ hasText: "Kept in this browser" })).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.locator(".hand image")).toBeVisible();
});

test("cards that ship and are like this one show their YAML", async ({ page }) => {
  await begin(page);
  const like = page.locator("section", { has: page.getByRole("heading", { name: "Cards like this" }) });
  await like.getByRole("button").first().click();
  await expect(like.locator("pre")).toContainText("kind: unit");
});

for (const game of [SECOND, THIRD])
  test(`a card of ${game} is made`, async ({ page }) => {
    await begin(page, game);
    await page.getByRole("textbox", { name: "English" }).fill("Ash Walker");
    await expect(face(page)).toContainText("Ash Walker");
    await checkPage(page);
  });

test("a card is made, tried, measured and shared with the keyboard alone", async ({ browser }) => {
  const context = await browser.newContext({
    permissions: ["clipboard-read", "clipboard-write"],
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(`/workshop/${GAME}`);
  await byKeyboard(page.getByRole("button", { name: "New set" }));
  const name = page.getByRole("textbox", { name: "English" });
  await expect(name).toBeVisible();
  await expect(face(page)).toBeVisible();
  await tabTo(name);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Ember Hound");
  await expect(face(page)).toContainText("Ember Hound");
  await tabTo(page.getByRole("button", { name: "Add: Abilities" }));
  await page.keyboard.press("Enter");
  const when = page.getByRole("combobox", { name: "When" });
  await expect(when).toBeFocused();
  await page.keyboard.press("W"); // to Warcry; if the next letters came too late, they would lead elsewhere
  await expect(when).toHaveValue("warcry");
  await tabTo(page.getByRole("button", { name: "draw", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("spinbutton", { name: "draw" })).toBeFocused();
  await expect(face(page)).toContainText("Draw a card");
  await tabTo(page.getByRole("tab", { name: "English" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Español" })).toHaveAttribute("aria-selected", "true");
  // The editor lets Tab through.
  await yaml(page).focus();
  await page.keyboard.press("Tab");
  await expect(yaml(page)).not.toBeFocused();

  const press = async (target: Locator) => {
    await tabTo(target);
    await page.keyboard.press("Enter");
  };
  await press(page.getByRole("button", { name: "Try it" }));
  await byKeyboard(page.locator(".hand button.able").first());
  await byKeyboard(page.locator(".tile.reach").first());
  await expect(page.locator(".hand button")).toHaveCount(1); // the card that was drawn
  await press(page.getByRole("button", { name: "This is how it should be" }));
  await expect(page.getByText("Kept as a scenario")).toBeVisible();
  await press(page.getByRole("link", { name: /Ember Hound/ }));
  await expect(page.getByText("scenarios hold")).toBeVisible();

  await tabTo(page.getByRole("combobox", { name: "Played by" }));
  await page.keyboard.press("End"); // the slowest bot: it is not done before it is stopped
  await press(page.getByRole("button", { name: "Run" }));
  await expect(page.getByText(/points of 100/)).toBeVisible();
  await press(page.getByRole("button", { name: "Stop" }));
  await press(page.getByRole("link", { name: "New set" }));
  await press(page.getByRole("button", { name: "Copy link" }));
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("#/open/set/");
});
