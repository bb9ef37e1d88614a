// Building decks.
import { expect } from "@playwright/test";
import { readFile } from "node:fs/promises";

import { test } from "./closing";
import { checkPage } from "./checks";
import { GAME, SECOND } from "./player";

test.beforeEach(async ({ page }) => {
  await page.goto(`/decks/${GAME}/zeus`);
  await expect(page.getByText("This deck is legal")).toBeVisible();
});

test("a deck is checked at every card, saved, and played with", async ({ page }) => {
  const deck = page.getByRole("region", { name: "Deck" });
  const curve = deck.getByRole("img");
  const before = await curve.getAttribute("aria-label");
  await deck
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(deck.getByText(/^24\/25/)).toBeVisible();
  await expect(deck.locator(".mistakes li").first()).toBeVisible();
  await expect(curve).not.toHaveAttribute("aria-label", before ?? "");
  await page.getByLabel("Pantheon").selectOption("Neutral");
  await page.getByRole("button", { name: /^Add:/ }).and(page.locator(":not(:has(.copies))")).first().click();
  await expect(deck.getByText("This deck is legal")).toBeVisible();
  await deck.getByLabel("Name").fill("Of my own");
  await deck.getByRole("button", { name: "Save" }).click();
  await expect(deck.getByText("Saved in this browser")).toBeVisible();
  await deck.getByRole("button", { name: "Play with this deck" }).click();
  await expect(page.getByRole("radio", { name: "Of my own" })).toBeChecked();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("at first the cards are shown that fit the leader, with those that fit all", async ({ page }) => {
  const own = page.getByLabel("Pantheon").locator("option:checked");
  await expect(own).toHaveText("Greek, Neutral");
  await page.getByLabel("Leader").selectOption({ label: "Ra" });
  await expect(own).toHaveText("Egyptian, Neutral");
});

test("a deck is downloaded and opened again; its mistakes are told with their lines", async ({ page }) => {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "Download" }).click();
  const text = await readFile(await (await waiting).path(), "utf8");
  expect(text).toContain("leader: zeus");
  const typed = text.replace("name: ", "name: Changed # ").replace(/^ {2}(.*): 2$/m, "  $1: 9");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "deck.yaml", mimeType: "text/yaml", buffer: Buffer.from(typed) });
  await expect(page.locator(".mistakes")).toContainText("9");
  await page.getByRole("textbox", { name: "As text" }).fill(text);
  await expect(page.getByText("This deck is legal")).toBeVisible();
});

test("another leader sets aside by name what no longer fits, and the old one brings it back", async ({ page }) => {
  const deck = page.getByRole("region", { name: "Deck" });
  const held = deck.locator(".held .what");
  const names = await held.allTextContents();
  await deck.getByLabel("Leader").selectOption({ label: "Ra" });
  await expect(deck.locator(".aside")).toBeVisible();
  const aside = await deck.locator(".aside").innerText();
  const kept = await held.allTextContents();
  expect(kept.length).toBeLessThan(names.length);
  for (const name of names.filter((each) => !kept.includes(each))) expect(aside).toContain(name);
  await deck.getByLabel("Leader").selectOption({ label: "Zeus" });
  await expect(deck.locator(".aside")).toHaveCount(0);
  await expect.poll(async () => (await held.allTextContents()).sort()).toEqual(names.sort());
});

test("a new deck says what to do, and a code brings the old one back, however it is broken", async ({ browser }) => {
  const page = await (await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] })).newPage();
  await page.goto(`/decks/${GAME}/zeus`);
  const deck = page.getByRole("region", { name: "Deck" });
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await deck.getByRole("button", { name: "Paste code" }).click();
  };
  await expect(deck.getByText("25/25")).toBeVisible();
  await deck.getByRole("button", { name: "Copy code" }).click();
  await expect(deck.getByRole("button", { name: "Copied" })).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^hotg_[0-9A-Za-z]{30,70}$/);
  await deck.getByRole("button", { name: "New" }).click();
  await expect(deck.getByText("Choose 25 cards")).toBeVisible();
  await expect(deck.locator(".mistakes")).toHaveCount(0);
  await expect(deck.getByLabel("Name")).toBeFocused();
  await paste(`> ${code.slice(0, 20)}\n> ${code.slice(20)}`);
  await expect(deck.getByText("Read: Gods of Olympus, 25 cards.")).toBeVisible();
  await expect(deck.getByText("This deck is legal")).toBeVisible();

  await paste("2x Hoplite\n1 Medusa\n1 Hoplight");
  await expect(deck.getByText("Read: New deck, 3 cards. Not found: 1 Hoplight")).toBeVisible();
  await paste(code.slice(0, -3));
  await expect(deck.getByText("This code is cut short or mistyped")).toBeVisible();
  await checkPage(page);
  await page.goto(`/decks/${SECOND}`);
  await paste(code);
  await deck.getByRole("link", { name: "Open it there" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Decks: Hand of the Gods");
  await expect(deck.getByText("This deck is legal")).toBeVisible();
});

test("without leave to look into the clipboard, a field takes what is pasted", async ({ page }) => {
  const deck = page.getByRole("region", { name: "Deck" });
  await deck.getByRole("button", { name: "Paste code" }).click();
  await deck.getByRole("textbox", { name: "A code, a link, or" }).fill("2x Hoplite");
  await deck.getByRole("button", { name: "Read it" }).click();
  await expect(deck.getByText("Read: New deck, 2 cards.")).toBeVisible();
});

test("a draft is kept when one leaves, and a name that another deck has is asked about", async ({ page }) => {
  const deck = page.getByRole("region", { name: "Deck" });
  const names = () =>
    page.evaluate((game) => {
      const decks = JSON.parse(localStorage.getItem(`theagon-decks-${game}`) ?? "[]") as { name: string }[];
      return decks.map(({ name }) => name);
    }, GAME);
  await deck.getByRole("button", { name: "Save" }).click();
  await deck.getByRole("button", { name: "New" }).click();
  await deck.getByLabel("Name").fill("Gods of Olympus");
  await page.getByRole("button", { name: /^Add:/ }).first().click();
  await expect(deck.getByText("1/25")).toBeVisible();
  await page.goto("/");
  await page.goto(`/decks/${GAME}`);
  await expect(deck.getByText("1/25")).toBeVisible();
  await expect(deck.getByText("Not saved yet.")).toBeVisible();
  await deck.getByRole("button", { name: "Save" }).click();
  await expect(deck.getByText("Another deck of yours is called Gods of Olympus.")).toBeVisible();
  await checkPage(page);
  await expect.poll(names).toEqual(["Gods of Olympus"]);
  await deck.getByRole("button", { name: "Save as Gods of Olympus 2" }).click();
  await expect(deck.getByText("Saved in this browser")).toBeVisible();
  await expect.poll(names).toEqual(["Gods of Olympus", "Gods of Olympus 2"]);
  await page.getByRole("button", { name: /^Add:/ }).nth(1).click();
  await expect(deck.getByText("2/25")).toBeVisible();
  await deck.getByRole("button", { name: "Discard" }).click();
  await expect(deck.getByText("1/25")).toBeVisible();
});

test("a deck has its own record: a new one has none, nor has a later one of its name", async ({ page }) => {
  const deck = page.getByRole("region", { name: "Deck" });
  await page.evaluate((game) => {
    const played = (match: string, deck: string, at: number) => ({
      match,
      game,
      deck,
      others: [],
      turns: 3,
      result: "lost",
      at,
    });
    const decks = [{ name: "Mine", leader: "zeus", cards: { hoplite: 1 }, since: 5000 }];
    localStorage.setItem(`theagon-decks-${game}`, JSON.stringify(decks));
    const matches = [played("a", "", 9000), played("b", "Mine", 9000), played("c", "Mine", 1000)];
    localStorage.setItem("theagon-record", JSON.stringify(matches));
  }, GAME);
  await page.goto(`/decks/${GAME}/Mine`);
  await expect(deck.locator(".score")).toHaveText("won 0 · lost 1 · drawn 0");
  await deck.getByRole("button", { name: "New" }).click();
  await expect(deck.getByText("0/25")).toBeVisible();
  await expect(deck.locator(".score")).toHaveCount(0);
});

test("cards are found by their words in each language, by cost and by kind", async ({ page }) => {
  const cards = page.locator(".cards .card");
  for (const [language, word] of [
    ["en", "warcry"],
    ["es", "grito de guerra"],
    ["ru", "боевой клич"],
  ] as const) {
    await page.locator(".bar select").selectOption(language);
    await page.getByRole("searchbox").fill(word);
    await expect(cards.first()).toContainText(new RegExp(word, "i"));
    for (const card of await cards.all()) await expect(card).toContainText(new RegExp(word, "i"));
  }
  await page.locator(".bar select").selectOption("en");
  await page.getByRole("searchbox").fill("");
  await page.getByRole("combobox", { name: "Cost" }).selectOption("2");
  await page.getByLabel("Kind").selectOption("Spell");
  await expect.poll(async () => new Set(await cards.locator(".cost").allTextContents())).toEqual(new Set(["2"]));
  await page.getByRole("searchbox").fill("no card says this");
  await expect(page.getByText("No card matches.")).toBeVisible();
  await page.getByRole("searchbox").fill("warcry"); // no spell has one
  await page.getByRole("button", { name: /^Without filters: \d+ cards$/ }).click();
  await expect(cards.first()).toContainText(/warcry/i);
  await expect(page.getByRole("combobox", { name: "Cost" })).toHaveValue("");
  await expect(page.getByRole("searchbox")).toBeFocused();
});

test("a hand that the deck may begin with is drawn, and its cards are exchanged once", async ({ page }) => {
  await page.getByRole("button", { name: "Opening hand" }).click();
  const dialog = page.getByRole("dialog", { name: "Opening hand" });
  const cards = dialog.locator("li");
  await expect(cards).toHaveCount(3);
  await checkPage(page);
  const before = await cards.locator(".name").allTextContents();
  await dialog
    .getByRole("button", { name: /^Exchange:/ })
    .nth(1)
    .click();
  await dialog.getByRole("button", { name: "Exchange", exact: true }).click();
  await expect(dialog.getByRole("button", { name: /^Exchange/ })).toHaveCount(0);
  const after = await cards.locator(".name").allTextContents();
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  await expect(dialog.getByRole("button", { name: "Draw again" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: /^Exchange:/ })).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Opening hand" })).toBeFocused();
});

test("of a thousand cards a screen draws few, and more when they are scrolled to", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/decks/${SECOND}`);
  const cards = page.locator(".cards .card");
  await page.locator(".filters select").first().selectOption("");
  await page.getByRole("searchbox").fill("e");
  await expect(cards).toHaveCount(24);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(48);
  await cards.first().scrollIntoViewIfNeeded();
  await page.getByRole("searchbox").fill("the");
  await expect(cards).toHaveCount(24);
});

/** The letters of a text that must fit a small face. A longer one is cut, and the large card shows it whole. */
const LETTERS = 400;

/** The size of cards in a hand on a phone. */
const IN_HAND = ".cards .card { width: 70px; height: 92px }";

for (const game of ["hand-of-the-gods", SECOND])
  test(`the texts of cards of ${game} fit their faces on a phone, in all languages`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/decks/${game}`);
    await page.locator(".filters select").first().selectOption("");
    const texts = page.locator(".cards .text");
    const long = () => texts.evaluateAll((all) => all.map((each) => each.textContent).find((text) => text.length > 20));
    await expect.poll(long).toBeTruthy();
    for (const language of ["ru", "es", "en"]) {
      const before = await long();
      await page.locator(".bar select").selectOption(language);
      await expect.poll(long).not.toBe(before); // the texts are in the new language
      await page.evaluate(async () => {
        while (document.querySelector(".cards > li[aria-hidden]")) {
          scrollTo(0, document.body.scrollHeight);
          await new Promise(requestAnimationFrame);
        }
      });
      expect(await page.locator(".cards .card").count()).toBeGreaterThan(game === SECOND ? 800 : 150);
      const all = await page.addStyleTag({ content: ".add .card { content-visibility: visible !important }" });
      await texts.first().evaluate((text) => text.scrollHeight); // now all fonts are asked for
      await page.evaluate(() => document.fonts.ready);
      const over = await page.locator(".cards .text").evaluateAll(
        (lines, most) =>
          lines
            .filter((text) => text.scrollHeight > text.clientHeight + 6 && text.textContent.length <= most) // a line or more
            .map((text) => text.closest(".card")?.querySelector(".name")?.textContent),
        LETTERS,
      );
      expect(over, language).toEqual([]);
      const held = await page.addStyleTag({ content: IN_HAND });
      const cut = await page
        .locator(".cards .inside")
        .evaluateAll((faces) =>
          faces
            .filter((face) => face.scrollHeight > face.clientHeight + 1)
            .map((face) => face.querySelector(".name")?.textContent),
        );
      expect(cut, `${language}, in a hand`).toEqual([]);
      const letters = await page
        .locator(".cards .name")
        .evaluateAll((names) => names.map((name) => parseFloat(getComputedStyle(name).fontSize)));
      expect(Math.min(...letters), `${language}, in a hand`).toBeGreaterThanOrEqual(11);
      await held.evaluate((style) => style.parentNode?.removeChild(style));
      await all.evaluate((style) => style.parentNode?.removeChild(style));
    }
  });

test("mistakes are told in the reader's language, with the names of cards", async ({ page }) => {
  await page.locator(".bar select").selectOption("ru");
  await page.locator(".held .step").first().click();
  await expect(page.locator(".mistakes li")).toHaveText("Карт: 24 из 25.");
  await expect(page.locator(".mistakes li [lang]")).toHaveAttribute("lang", "ru");
});

test("the name of a card of the chosen deck opens the card, and has the focus again once it is closed", async ({
  page,
}) => {
  await page.goto(`/play/${GAME}`);
  const names = page.getByRole("list", { name: "Cards" }).getByRole("button");
  for (const name of [names.first(), names.nth(1)]) {
    await name.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { level: 2 })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(name).toBeFocused();
  }
});
