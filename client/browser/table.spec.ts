// Everything at the table besides playing.
import { expect, type Browser, type Locator, type Page } from "@playwright/test";

import { test } from "./closing";
import { boxOf, checkPage } from "./checks";
import {
  GAME,
  SECOND,
  THIRD,
  actorOf,
  begin,
  byMouse,
  byTouch,
  decide,
  handOver,
  prompt,
  resign,
  settle,
  showDetails,
  sitDown,
} from "./player";

/** Seat two people at the same match, and return their pages. */
async function twoFriends(browser: Browser): Promise<[Page, Page]> {
  const [host, friend] = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()));
  if (!host || !friend) throw new Error("two pages were opened");
  await sitDown(host, { game: GAME, players: [{ who: "me" }, { who: "friend" }] });
  await expect(host.getByText("Waiting for friends")).toBeVisible();
  await friend.goto(host.url());
  await friend.getByRole("button", { name: "Join" }).click();
  for (const page of [host, friend]) await expect(page.getByRole("grid")).toBeVisible();
  return [host, friend];
}

test("clicking what is impossible shows why, with the clause, until the next choice", async ({ page }) => {
  await sitDown(page, { game: GAME, players: [{ who: "me", deck: "ra" }, { who: "greedy" }], first: 0 });
  await settle(page);
  await decide(page, byMouse);
  await settle(page);
  const impossible = page.locator(".hand button:not(.able)").last();
  await impossible.click();
  await expect(page.locator(".refused")).not.toBeEmpty();
  await decide(page, byMouse);
  await expect(page.locator(".refused:not(:empty)")).toHaveCount(0);
  await settle(page);
  await impossible.click();
  await page.locator(".notice-line a").click();
  await expect(page).toHaveURL(/\/rulebook\/hand-of-the-gods\/HG\d/);
});

test("however much there is to tell about a place, the board stays where it is", async ({ page }) => {
  await begin(page, byMouse);
  await settle(page);
  await page.addStyleTag({ content: ":is(.looked, .glance)::after { content: ''; display: block; height: 200vh; }" });
  for (const told of [".glance", ".looked"]) {
    if (told === ".looked") await page.keyboard.press("Alt+KeyL");
    await page.mouse.move(0, 0);
    const before = await boxOf(page.getByRole("grid"));
    await page.locator(".tile[data-card]").first().hover();
    await expect(page.locator(`${told} :is(h2, h3)`).first()).toBeVisible();
    expect(await boxOf(page.getByRole("grid"))).toEqual(before);
  }
});

test("on a phone held sideways the whole table is in sight, and everything on it can be tapped", async ({
  browser,
}) => {
  for (const [game, mode] of [
    [GAME, null],
    [SECOND, null],
    [THIRD, "four"],
  ]) {
    const page = await (await browser.newContext({ viewport: { width: 844, height: 390 } })).newPage();
    await sitDown(page, { game, mode, players: Array.from({ length: mode ? 4 : 2 }, () => ({ who: "me" })) });
    await page.getByRole("button", { name: "Continue" }).click();
    for (let decisions = 0; decisions < 2; decisions += 1) {
      await settle(page);
      await decide(page, byMouse);
      await handOver(page);
    }
    await expect(page.locator(".hand button").first()).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(390);
    for (const tile of await page.locator(".board .tile").all()) {
      await expect(tile).toBeInViewport({ ratio: 1 });
      const { width, height } = await boxOf(tile);
      expect(Math.min(width, height), `${game}: ${await tile.getAttribute("data-place")}`).toBeGreaterThanOrEqual(24);
    }
  }
});

for (const game of [GAME, SECOND, THIRD]) {
  test(`on a tablet held sideways and in a low window all of a match of ${game} is in sight`, async ({ page }) => {
    await sitDown(page, { game, players: [{ who: "me" }, { who: "greedy" }], first: 0 });
    for (let decided = 0; decided < 5; decided += 1) {
      await settle(page);
      await decide(page, byMouse);
    }
    await settle(page);
    for (const [width, height] of [
      [1024, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      // It is laid out in a frame.
      await expect(async () => {
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
        const board = await page.locator(".board").boundingBox();
        const prompt = await page.locator(".prompt").boundingBox();
        expect(board?.height).toBeGreaterThan(height / 2);
        const between = (board?.y ?? 0) - (prompt?.y ?? 0) - (prompt?.height ?? 0);
        expect(between, `one line of notices, ${width} by ${height}`).toBeLessThan(42);
        const outside = await page.locator(".strip").evaluateAll((strips) =>
          strips.flatMap((strip) => {
            const { bottom } = strip.getBoundingClientRect();
            const all = [...strip.querySelectorAll(":scope > *, .played button")];
            return all.filter((each) => each.getBoundingClientRect().bottom > bottom + 1).map((each) => each.className);
          }),
        );
        expect(outside, `${width} by ${height}`).toEqual([]);
      }).toPass();
    }
  });

  test(`on a narrow phone the lines of the players of ${game} are whole, and fit for a finger`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await sitDown(page, { game, players: [{ who: "me" }, { who: "greedy" }], first: 0 });
    const played = page.locator(".strip .played");
    for (let decided = 0; decided < 12 && (await played.count()) === 0; decided += 1) {
      await settle(page);
      await decide(page, byMouse);
    }
    await settle(page);
    const small = () =>
      page.locator(".strip button:not(dialog *)").evaluateAll((buttons) =>
        buttons
          .filter((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            const ends = [-19, 19]; // of a target of 40 pixels
            const reached = [...ends.map((off) => [off, 0] as const), ...ends.map((off) => [0, off] as const)].map(
              ([across, down]) => document.elementFromPoint(x + width / 2 + across, y + height / 2 + down),
            );
            return !reached.every((each) => each !== null && button.contains(each));
          })
          .map((button) => button.textContent.trim()),
      );
    await expect.poll(small).toEqual([]);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const over = () =>
        page
          .locator(".strip")
          .evaluateAll((strips) => strips.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      await expect.poll(async () => new Set(await over())).toEqual(new Set([0]));
    }
  });
}

test("on a touch screen the entries of the log are high enough for a finger", async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await begin(page, byTouch);
  await settle(page);
  await decide(page, byTouch);
  await settle(page);
  await byTouch(page.getByRole("button", { name: "Log" }));
  const entries = page.locator(".log .event");
  await expect(entries.first()).toBeVisible();
  for (const entry of [...(await entries.all()), page.locator(".log .details")])
    expect((await boxOf(entry)).height).toBeGreaterThanOrEqual(40);
});

test("who keeps all cards by Enter goes on by keyboard at what can be done", async ({ page }) => {
  await begin(page, byMouse);
  await settle(page);
  await page.getByRole("button", { name: "Keep all" }).focus();
  await page.keyboard.press("Enter");
  await expect(prompt(page)).toHaveText(/^Your turn/);
  await expect(page.locator(".hand .able:focus, .actions .button:focus")).toHaveCount(1);
});

test("an entry of the log shows its causes and highlights its units", async ({ page }) => {
  await begin(page, byMouse);
  await showDetails(page);
  const deployed = page.locator(".event", { hasText: "is deployed" }).last();
  for (let decisions = 0; decisions < 20 && (await deployed.count()) === 0; decisions += 1) {
    await settle(page);
    await decide(page, byMouse);
    await settle(page);
  }
  await deployed.click();
  await expect(page.getByRole("region", { name: "Why it happened" }).getByRole("link").first()).toHaveAttribute(
    "href",
    /\/HG\d/,
  );
  await expect(page.locator(".unit.lit").first()).toBeVisible();
});

test("changing the language during a match changes the past log too", async ({ page }) => {
  await begin(page, byMouse);
  await showDetails(page);
  await settle(page);
  await decide(page, byMouse);
  await settle(page);
  await expect(page.locator(".event").first()).toHaveText("The match begins.");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Pages" }).click();
  await page.locator(".bar select").selectOption("ru");
  await page.keyboard.press("Escape");
  await expect(page.locator(".bar")).toBeHidden();
  await page.keyboard.press("Alt+KeyL");
  await expect(page.locator(".event").first()).toHaveText(/[а-я]/);
  await expect(prompt(page)).toHaveText(/Ваш ход/);
});

test("events are shown one by one, and Escape skips them", async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: "no-preference" })).newPage();
  await page.addInitScript(() => localStorage.setItem("theagon-settings", JSON.stringify({ speed: 0.5 })));
  await begin(page, byMouse);
  await settle(page);
  await page.locator(".actions .primary").click();
  await settle(page);
  await page.getByRole("button", { name: "End turn" }).click();
  await expect(prompt(page)).toHaveText(/is deciding/);
  await page.keyboard.press("Escape");
  await settle(page);
  await page.keyboard.press("Alt+KeyL");
  await expect(page.locator(".event").last()).toHaveText(/^You draw /);
});

/** Check that the element covers none of these, not even in part, once all is laid out. */
async function expectUncovered(element: Locator, selector: string, message = selector): Promise<void> {
  const covered = () =>
    element.evaluate((covering, wanted) => {
      const { left, right, top, bottom } = covering.getBoundingClientRect();
      return [...document.querySelectorAll(wanted)].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      }).length;
    }, selector);
  await expect.poll(covered, message).toBe(0);
}

test("the offer of sound covers no part of the board", async ({ browser }) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    const page = await (await browser.newContext({ viewport, reducedMotion: "no-preference" })).newPage();
    for (const game of [GAME, SECOND, THIRD]) {
      await sitDown(page, { game, players: [{ who: "me" }, { who: "greedy" }] });
      const offer = page.getByRole("group", { name: "Sound" });
      await expect(offer).toBeVisible();
      await expectUncovered(offer, "[role=grid] .tile, .panel button", `${game}, ${viewport.width} wide`);
    }
    await page.getByRole("button", { name: "Off" }).click();
    await expect(page.getByRole("group", { name: "Sound" })).toHaveCount(0);
  }
});

test("sound is offered in the first turns alone", async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: "no-preference" })).newPage();
  const question = page.getByRole("group", { name: "Sound" });
  const players = [{ who: "me" }, { who: "greedy" }];
  await sitDown(page, { game: GAME, players });
  await expect(question).toBeVisible();
  await sitDown(page, { game: GAME, players, begin: { type: "puzzle", name: "win-001", actions: [] } });
  await expect(page.locator(".prompt .turn")).toHaveText("Turn 10");
  await expect(question).toHaveCount(0);
});

/** In each game, a position from which the first card in hand asks for a choice on the board. */
const ASKING = [
  [GAME, "hg3/no-warcry-stuns-silences-moves-or-transforms-a-stone.yaml"],
  [SECOND, "gu7/a-roar-asks-for-its-target.yaml"],
  [THIRD, "ag4/an-opponent-is-chosen-where-a-card-names-one.yaml"],
] as const;

test("the card that asks covers neither the board nor a player's line", async ({ browser }) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
    { width: 390, height: 664 },
  ]) {
    const page = await (await browser.newContext({ viewport, locale: "ru" })).newPage();
    for (const [game, name] of ASKING) {
      await sitDown(page, { game, begin: { type: "scenario", name, step: 0 } });
      await byMouse(page.locator(".hand button.able").first());
      const places = page.locator(".tile:is(.target, .reach), .army.target .tile");
      await byMouse((await places.count()) > 0 ? places.first() : page.locator(".deeds .primary"));
      const asker = page.locator(".notice-line .asker");
      await expect(asker).toBeVisible();
      const lines = "[role=grid] .tile, .strip, .prompt .what";
      await expectUncovered(asker, lines, `${game}, ${viewport.width} by ${viewport.height}`);
      const low = () =>
        page
          .locator(".board .tile")
          .evaluateAll((tiles) =>
            tiles.filter((tile) => tile.getBoundingClientRect().height <= 24).map((tile) => tile.dataset["place"]),
          );
      await expect.poll(low, game).toEqual([]);
    }
  }
});

test("on a phone the cards that may be exchanged lie open with their whole texts, then the hand is in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, { game: GAME, players: [{ who: "me" }, { who: "greedy" }], first: 1 });
  await settle(page);
  const cards = page.getByRole("list", { name: "Hand" }).getByRole("button");
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    await expect(card).toBeInViewport({ ratio: 0.99 });
    const letters = await card.locator(".text").evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
    expect(letters).toBeGreaterThanOrEqual(14);
  }
  await cards.nth(1).click();
  await expect(page.getByRole("button", { name: "Exchange 1 card" })).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: "Show the board" }).click();
  await expect(cards).toHaveCount(0);
  await page.getByRole("button", { name: "Show the cards" }).click();
  await page.getByRole("button", { name: "Exchange 1 card" }).click();
  await settle(page);
  const hand = page.locator(".hand button");
  await expect(hand).toHaveCount(6); // four, the card of the turn, and the gift
  for (const card of await hand.all()) await expect(card).toBeInViewport({ ratio: 0.99 });
});

test("on a phone a prompt of up to 60 letters is told whole", async ({ page }) => {
  await sitDown(page, { game: GAME, players: [{ who: "me" }, { who: "greedy" }] });
  await settle(page);
  for (const [width, height] of [
    [360, 740],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const letters of [20, 40, 60]) {
      const told = prompt(page);
      await told.evaluate((said, many) => {
        (said.firstElementChild as HTMLElement).textContent = "Выберите цель, ".repeat(9).slice(0, many);
        (said as HTMLElement).style.setProperty("--letters", String(many));
      }, letters);
      await boxOf(told); // now it is laid out, with the font of its letters
      const over = await told.evaluate((said) => {
        const [words, line] = [said.firstElementChild as Element, said.closest(".prompt") as Element];
        return Math.max(said.scrollWidth - said.clientWidth, words.scrollHeight - line.clientHeight);
      });
      expect(over, `${letters} letters, ${width} wide`).toBeLessThanOrEqual(0);
    }
  }
});

test("a long hint stands whole on its ground and moves nothing", async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const game of [GAME, SECOND, THIRD]) {
      await sitDown(page, { game, players: [{ who: "me" }, { who: "greedy" }] });
      await settle(page);
      const board = page.getByRole("grid");
      const before = await boxOf(board);
      await page.getByRole("button", { name: "Hint" }).click();
      const hint = page.locator(".notice-line .notice-text:not(:empty)");
      await expect(hint).toHaveText(/\w/);
      await hint.evaluate((element) => (element.textContent = "A good plan. ".repeat(16)));
      await expect.poll(() => hint.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
      expect(await boxOf(board)).toEqual(before);
    }
  }
});

test("no letter of a card in hand is too small to read, and the raised card tells its whole text", async ({ page }) => {
  for (const game of [GAME, SECOND]) {
    await sitDown(page, { game, players: [{ who: "me" }, { who: "greedy" }], first: 0 });
    const cards = page.locator(".hand:not(.offered, .several) button");
    for (let decided = 0; decided < 4 && (await cards.count()) === 0; decided += 1) {
      await settle(page);
      await decide(page, byMouse);
      await settle(page);
    }
    await expect(cards).not.toHaveCount(0);
    for (const [width, height] of [
      [1280, 720],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const card of await cards.all()) {
        const letters = card.locator(".name, .text, .kind > span").filter({ visible: true });
        const smallest = async () =>
          Math.min(
            ...(await letters.evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)))),
          );
        await page.mouse.move(0, 0);
        await expect.poll(smallest, `${game}, ${width} by ${height}`).toBeGreaterThanOrEqual(11);
        await card.hover({ position: { x: 12, y: 40 } });
        await expect.poll(smallest, `${game}, ${width} by ${height}, raised`).toBeGreaterThanOrEqual(11);
        for (const text of await card.locator(".text").all()) {
          const hidden = () => text.evaluate((words) => words.scrollHeight - words.clientHeight);
          await expect.poll(hidden, "less than a line").toBeLessThan(6);
        } // some cards have none
      }
    }
  }
});

test("a curtain hides each hand from the other player at the same device", async ({ page }) => {
  await page.goto(`/games/${GAME}`);
  await page.getByRole("button", { name: "Two players, one device" }).click();
  const hands = new Set<string>();
  for (let decisions = 0; decisions < 3; decisions += 1) {
    await expect(page.getByText(/Pass the device to Player \d/)).toBeVisible();
    await expect(page.getByRole("grid")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Continue" })).toBeFocused();
    await page.keyboard.press("Enter");
    hands.add(await page.getByRole("list", { name: "Hand" }).innerText());
    await page.locator(".actions .primary, .actions button:enabled").first().click();
  }
  expect(hands.size).toBeGreaterThan(1);
});

test("whoever ends the turn by keyboard waits at the prompt until the server answers", async ({ page }) => {
  let held = false;
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => held || socket.send(message));
  });
  await begin(page, byMouse);
  await settle(page);
  await page.locator(".actions .primary").click();
  await settle(page);
  held = true;
  await page.getByRole("button", { name: "End turn" }).focus();
  await page.keyboard.down("Enter"); // without releasing it, which would look for the focus again
  await expect(page.locator(".prompt")).toBeFocused();
});

test("a request to take back is allowed once and declined once", async ({ browser }) => {
  const pages = await twoFriends(browser);
  for (const answer of ["Decline", "Allow"] as const) {
    const [actor, other] = await untilTakeBack(pages);
    const sequence = await actor.locator(".match").getAttribute("data-sequence");
    await actor.getByRole("button", { name: "Take back" }).click();
    const request = other.getByText(/asks to take back/);
    await expect(request).toBeVisible();
    await expectUncovered(request, ".prompt"); // it stays in sight
    await other.getByRole("button", { name: answer }).click();
    await expect(other.getByText(/asks to take back/)).toHaveCount(0);
    if (answer === "Allow") await expect(actor.locator(".match")).not.toHaveAttribute("data-sequence", sequence ?? "");
    else await expect(actor.locator(".match")).toHaveAttribute("data-sequence", sequence ?? "");
  }
});

/** Play until one of the two may take an action back; returns that one first. */
async function untilTakeBack(pages: [Page, Page]): Promise<[Page, Page]> {
  for (let decisions = 0; decisions < 20; decisions += 1) {
    for (const page of pages) {
      if (await page.getByRole("button", { name: "Take back" }).isEnabled())
        return [page, page === pages[0] ? pages[1] : pages[0]];
    }
    await decide(await actorOf(pages), byMouse);
  }
  throw new Error("nothing could be taken back");
}

test("a rematch is offered to both", async ({ browser }) => {
  const [host, friend] = await twoFriends(browser);
  const first = host.url();
  await resign(host);
  await host.getByRole("button", { name: "Rematch" }).click();
  await expect(host).not.toHaveURL(first);
  await friend.getByRole("alert").getByRole("link", { name: "Rematch" }).click();
  await expect(friend).toHaveURL(host.url());
  for (const page of [host, friend]) await expect(prompt(page)).toHaveText(/Choose cards to exchange|is deciding/);
});

test("a graveyard opens and shows its cards", async ({ page }) => {
  await begin(page, byMouse);
  const pile = page
    .getByRole("button", { name: /^Graveyard/ })
    .and(page.locator(":enabled"))
    .first();
  for (let decisions = 0; decisions < 60 && (await pile.count()) === 0; decisions += 1) {
    await settle(page);
    await decide(page, byMouse);
  }
  await settle(page);
  const count = Number((await pile.innerText()).replace(/\D/g, ""));
  await pile.click();
  await expect(page.getByRole("dialog", { name: "Graveyard" }).getByRole("listitem")).toHaveCount(count);
});

test("Tab leads through the whole page and round again", async ({ page }) => {
  await begin(page, byMouse);
  await settle(page);
  await page.locator(".actions .primary").first().focus();
  const focused = () => page.evaluate(() => document.activeElement?.matches(".skip"));
  for (let presses = 0; !(await focused()); presses += 1) {
    expect(presses).toBeLessThan(40);
    await page.keyboard.press("Tab");
  }
});
