// Links that carry a deck, a match or a position, on a server and at a site.
import { expect, type Browser, type Page } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { deflateRawSync } from "node:zlib";

import { checkPage, checkWidth } from "./checks";
import { test } from "./closing";
import { GAME, SECOND, settle } from "./player";
import { SITE, serveSite } from "./site";
import { NETWORK_URL } from "../playwright.config";

/** The most characters of a link to a match of each game, by docs/table.md. */
const MOST = { [GAME]: 20_000, [SECOND]: 110_000, "army-of-gods": 8_000 };

/** Return the replay file of a match that two bots play to its end. */
function played(game: string): Buffer {
  const script = `
import sys, theagon
from theagon.match.match import Match
from theagon.match.replay import encode, replay_of
game = theagon.load(sys.argv[1])
match = Match(game, game.setup(seed=1))
while not match.position.is_over:
    match.apply(match.position.decide("random", seed=len(match.history)))
sys.stdout.buffer.write(encode(replay_of(match)))
`;
  const { stdout, stderr, status } = spawnSync("../.venv/bin/python", ["-c", script, game], { maxBuffer: 8 << 20 });
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}

/** Open a page that may use the clipboard. */
async function clipboardPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    permissions: ["clipboard-read", "clipboard-write"],
    reducedMotion: "reduce",
  });
  return context.newPage();
}

async function openFile(page: Page, game: string): Promise<void> {
  await page.goto("/replay");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "r.json", mimeType: "application/json", buffer: played(game) });
  await expect(page.locator(".number")).toHaveText(/^0\//);
}

/** Press a button that copies a link; return the link. */
async function copied(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Return the same link at a site. */
const atSite = (link: string) => SITE + new URL(link).hash;

test("a link is copied over plain HTTP too, where a page has no clipboard", async ({ page }) => {
  await page.goto(`${NETWORK_URL}/decks/${GAME}/zeus`);
  await expect(page.getByText("This deck is legal")).toBeVisible();
  expect(await page.evaluate(() => "clipboard" in navigator)).toBe(false);
  await page.getByRole("button", { name: "Copy link", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const name = page.getByRole("region", { name: "Deck" }).getByLabel("Name");
  await name.fill("");
  await name.press("ControlOrMeta+V");
  await expect(name).toHaveValue(new RegExp(`${NETWORK_URL}/`));
});

for (const [game, most] of Object.entries(MOST))
  test(`a replay of ${game} opens by a link, on a server and at a site`, async ({ browser, page }) => {
    const maker = await clipboardPage(browser);
    await openFile(maker, game);
    const steps = await maker.locator(".number").innerText();
    const link = await copied(maker, "Copy link");
    expect(link.length).toBeLessThan(most);
    await expect(maker.getByText(/^The link has \d+ KB/)).toBeVisible();
    await maker.setViewportSize({ width: 320, height: 640 });
    await checkPage(maker);

    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    await page.goto(link);
    await expect(page.locator(".number")).toHaveText(steps);
    expect(sent.filter((url) => url.includes("/open/"))).toEqual([]);
    await page.reload();
    await expect(page.locator(".number")).toHaveText(steps);
    await expect.poll(() => page.evaluate(() => location.href)).toBe(link);

    await serveSite(page.context());
    await page.goto(atSite(link));
    await expect(page.locator(".number")).toHaveText(steps);
  });

test("a position opens by a link without what came after it, and the match goes on from it", async ({
  browser,
  page,
}) => {
  const maker = await clipboardPage(browser);
  await openFile(maker, GAME);
  await maker.getByRole("slider", { name: "Step" }).fill("9");
  await expect(maker.locator(".number")).toHaveText(/^9\//);
  const link = await copied(maker, "Copy link to this position");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A position to play on from");
  await expect(page.locator(".number")).toHaveText("9/9");
  await checkPage(page);
  await page.goto(link.replace(/\d+$/, "4")); // the same page, with another fragment
  await expect(page.locator(".number")).toHaveText("4/4");
  await page.getByRole("button", { name: /against a bot/ }).click();
  await settle(page);
  await expect(page.locator(".match")).toBeVisible();
});

test("a deck opens by a link and is kept only when it is saved, beside one of the same name", async ({
  browser,
  page,
}) => {
  const maker = await clipboardPage(browser);
  await maker.goto(`/decks/${GAME}/zeus`);
  await expect(maker.getByText("This deck is legal")).toBeVisible();
  await maker.getByLabel("Name").fill("Sent");
  const link = await copied(maker, "Copy link");

  const saved = () => page.evaluate((game) => localStorage.getItem(`theagon-decks-${game}`), GAME);
  const deck = page.getByRole("region", { name: "Deck" });
  const told = page.getByText("A link brought this deck.");
  await page.goto(link);
  await expect(deck.getByText("This deck is legal")).toBeVisible();
  await expect(told).toBeVisible();
  await checkPage(page);
  expect(await saved()).toBeNull();
  await deck.getByRole("button", { name: "Save" }).click();
  await expect(told).toHaveCount(0);
  await page.reload();
  await expect(deck.getByLabel("Name")).toHaveValue("Sent 2");
  await expect(told).toBeVisible();

  await serveSite(page.context());
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(atSite(link));
  await expect(deck.getByText("This deck is legal")).toBeVisible();
  await expect(told).toBeInViewport();
});

const data = (text: string | Buffer) => deflateRawSync(text).toString("base64url");

test("a bad link is refused in every language, and nothing of it becomes part of the page", async ({ browser }) => {
  const bad = [
    ["replay", "%3Cimg%20src=x%3E"],
    ["replay", data('{"format":"theagon-replay","game":"hand-of-the-gods"}').slice(0, -9)],
    ["position", data(Buffer.alloc(64 << 20, " "))],
    ["deck", data("theagon-deck:hand-of-the-gods:zeus:x:<b>")],
    ["scenario", data("x")],
  ];
  for (const [locale, words] of [
    ["en", "This link is damaged"],
    ["es", "Este enlace está dañado"],
    ["ru", "Эта ссылка повреждена"],
  ] as const) {
    const page = await (await browser.newContext({ locale, viewport: { width: 320, height: 640 } })).newPage();
    for (const [kind, each] of bad) {
      await page.goto("about:blank"); // without what the last link led to
      await page.goto(`/#/open/${kind}/${each}`);
      await expect(page.getByRole("alert")).toContainText(words);
    }
    await (locale === "en" ? checkPage(page) : checkWidth(page));
    await page.goto(`/#/open/replay/${data('{"format":"theagon-replay","game":"<b>x</b>"}')}`);
    await expect(page.getByRole("alert")).not.toContainText(words); // the server says what is wrong with it
    await page.goto(`/#/open/deck/${data("theagon-deck:no-such-game:zeus:%3Cb%3Ex:enyo")}`);
    await expect(page.getByRole("alert")).not.toContainText(words);
    await expect(page.locator("b")).toHaveCount(0);
  }
});

test("the address of a puzzle, and of the one of the day, is the same on a server and at a site", async ({ page }) => {
  const paths = [`/puzzles/${GAME}/win-001`, `/puzzles/${GAME}/day`];
  for (const path of paths) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole("grid")).toBeVisible();
  }
  await serveSite(page.context());
  for (const path of paths) {
    await page.goto("about:blank"); // without the title of the last
    await page.goto(`${SITE}#${path}`);
    await expect(page).toHaveTitle("Puzzle · Theagon");
  }
});
