// Every screen, in every language, wide and narrow: axe-core finds nothing, and nothing overflows.
import { expect, type Browser, type Page, type Request } from "@playwright/test";

import { test } from "./closing";
import { checkPage, checkWidth } from "./checks";
import { GAME, OFTEN, SECOND, THIRD, begin, byMouse, decide, settle } from "./player";

const SCENARIO = `/rulebook/${GAME}/scenario/hg1/a-player-may-concede-in-the-other-players-turn.yaml/1`;
const MAIN = [
  "/",
  `/games/${GAME}`,
  `/play/${GAME}`,
  `/decks/${GAME}`,
  `/lessons/${GAME}`,
  "/rulebook",
  SCENARIO,
  "/puzzles",
];
const OTHERS = [
  `/games/${SECOND}`,
  `/games/${THIRD}`,
  `/play/${SECOND}`,
  `/play/${THIRD}`,
  "/decks",
  "/lessons",
  `/lessons/${SECOND}`,
  `/lessons/${THIRD}`,
  `/decks/${SECOND}`,
  `/decks/${THIRD}`,
  `/rulebook/${GAME}/HG2.9`,
  "/matches",
  `/puzzles/${SECOND}`,
  `/puzzles/${SECOND}/left-001`,
  `/puzzles/${GAME}/win-001/solution`,
  "/replay",
  "/workshop",
  `/workshop/${GAME}`,
  "/credits",
  "/nowhere",
];
const WIDE = { width: 1280, height: 800, theme: "lamplight" };
const NARROW = { width: 390, height: 844, theme: "daylight" };
type Size = typeof WIDE;

async function pageAs(browser: Browser, { width, height, theme }: Size, language: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, locale: language, reducedMotion: "reduce" });
  await context.addInitScript(
    (chosen) => localStorage.setItem("theagon-settings", JSON.stringify({ theme: chosen })),
    theme,
  );
  return context.newPage();
}

/** Show the page in another size, and in the theme that is looked at in that size. */
async function resize(page: Page, { width, height, theme }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
}

/** Go to a screen, and wait until all that it asks the server for is drawn. */
async function show(page: Page, screen: string): Promise<void> {
  const open = new Set<Request>();
  const begins = (request: Request) => open.add(request);
  const ends = (request: Request) => open.delete(request);
  page.on("request", begins).on("requestfinished", ends).on("requestfailed", ends);
  await page.goto(screen);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const drawn = async () => {
    // An answer from the server is drawn in the next frame, and may cause further requests.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    return open.size + (await page.locator("p[role=status]", { hasText: "…" }).count());
  };
  await expect.poll(async () => (await drawn()) + (await drawn()), { intervals: OFTEN }).toBe(0);
  page.off("request", begins).off("requestfinished", ends).off("requestfailed", ends);
}

// What axe finds does not depend on the language: that each language has all words, the words' own tests find.
for (const [screens, tag] of [
  [MAIN, "@quick"],
  [OTHERS, "@rest"],
] as const) {
  test(`nothing is wrong with ${screens.length} screens`, { tag }, async ({ browser }) => {
    const page = await pageAs(browser, WIDE, "en");
    for (const screen of screens) {
      await show(page, screen);
      await checkPage(page);
      await resize(page, NARROW);
      await checkPage(page);
      await resize(page, WIDE);
    }
  });
}

for (const [language, first, second] of [
  ["es", NARROW, WIDE],
  ["ru", WIDE, NARROW],
] as const) {
  test(`no screen runs over in ${language}`, async ({ browser }) => {
    const page = await pageAs(browser, first, language);
    for (const screen of [...MAIN, ...OTHERS]) {
      await show(page, screen);
      await checkWidth(page);
      await resize(page, second);
      await checkWidth(page);
      await resize(page, first);
    }
  });
}

for (const game of [GAME, SECOND, THIRD]) {
  test(`nothing is wrong with a match of ${game}`, async ({ browser }) => {
    const page = await pageAs(browser, WIDE, "en");
    const lookAtBoth = async () => {
      await checkPage(page);
      await resize(page, NARROW);
      await checkPage(page);
      await resize(page, WIDE);
    };
    await begin(page, byMouse, game);
    await settle(page);
    await expect(page.locator(".hand button:not(:has(.card))"), "a card has no face").toHaveCount(0);
    await lookAtBoth();
    // Until the other has played a card, which then stands beside the board.
    for (let decided = 0; decided < 6 && (await page.locator(".played button").count()) === 0; decided += 1) {
      await decide(page, byMouse);
      await settle(page);
    }
    await page.locator(".hand button").last().click({ button: "right" }); // no other lies over the last
    await lookAtBoth();
    if (game !== GAME) return; // what follows is the same for every game
    await page.keyboard.press("Escape");
    for (const tab of ["Log", "Text", "Menu"]) {
      await page.getByRole("button", { name: tab, exact: true }).click();
      await lookAtBoth();
    }
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Resign" }).last().click();
    await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
    await lookAtBoth();
    await page.getByRole("link", { name: "Analysis" }).click();
    await expect(page.getByRole("img", { name: "Chances to win, by turn" })).toBeVisible();
    await lookAtBoth();
  });
}

test("the first page fits the narrowest phone in every language", async ({ browser }) => {
  for (const locale of ["en", "es", "ru"]) {
    const page = await (await browser.newContext({ locale, viewport: { width: 320, height: 640 } })).newPage();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(3);
    await checkWidth(page);
  }
});

test("an address that leads to nothing says so in the reader's language", async ({ browser }) => {
  const page = await (await browser.newContext({ locale: "es" })).newPage();
  for (const [address, told] of [
    ["/decks/nothing", "No existe ese juego"],
    [`/rulebook/${GAME}/scenario/hg1/nothing.yaml`, "No existe ese escenario"],
    [`/puzzles/${GAME}/nothing/solution`, "No existe ese problema"],
    ["/match/nothing", "Esta partida no existe"],
    ["/watch/nothing", "Esta partida no existe"],
    ["/replay/nothing", "Esta partida no existe"],
    ["/analysis/nothing", "Esta partida no existe"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(told, { exact: true })).toBeVisible();
  }
});

test("whoever comes to a match that is gone may leave by every page of the bar, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/watch/nothing");
  await expect(page.getByRole("alert")).toBeVisible();
  for (const link of await page.getByRole("navigation").getByRole("link").all()) await link.click({ trial: true });
});

test("without JavaScript the page says in every language that it needs it", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/");
  await expect(page.getByText(/JavaScript/)).toHaveText([/needs/, /necesita/, /нужен/]);
});

test("a reader's own colours leave the board, the cards and the seats as they are, and mark what is chosen", async ({
  browser,
}) => {
  const page = await (await browser.newContext({ forcedColors: "active", colorScheme: "dark" })).newPage();
  const drawn = (selector: string, property: string) =>
    page
      .locator(selector)
      .evaluateAll((all, name) => all.map((each) => getComputedStyle(each).getPropertyValue(name)), property);
  await page.goto(`/play/${THIRD}`);
  await expect(page.getByRole("radio", { name: "Two players" })).toBeChecked();
  await expect.poll(() => drawn("label:has(> [type=radio]:checked)", "outline-style")).not.toContain("none");
  await begin(page, byMouse);
  await settle(page);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  const [canvas] = await drawn("body", "background-color");
  for (const selector of [".board", ".strip", ".card", ".strip .seat-shape"])
    expect(await drawn(selector, "background-color"), selector).not.toContain(canvas);
  expect(new Set(await drawn(".strip .seat-shape", "background-color")).size).toBe(2);
  await expect.poll(() => drawn(".tab[aria-expanded=true]", "outline-style")).toEqual(["solid"]);
});
