// The site without a server, as it is written: Python runs in the page.
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, type Page, type Worker } from "@playwright/test";

import { checkPage } from "../checks";
import { test } from "../closing";
import {
  GAME,
  SECOND,
  THIRD,
  byMouse,
  byTouch,
  decide,
  followLight,
  isOver,
  playOn,
  playSome,
  resign,
  settle,
} from "../player";

/** Wait until the table answers. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator("html[data-standing=ready]")).toBeAttached();
}

/** Begin a match against the bot that is next on the ladder of a game. */
async function begin(page: Page, game: string, point = byMouse): Promise<void> {
  await page.goto(`./#/games/${game}`);
  await point(page.locator(".ladder .next button"));
  await expect(page.getByRole("grid")).toBeVisible();
}

/** Fail at the first error of a page, and at anything that is asked of another host. */
function watch(page: Page): void {
  page.on("pageerror", (error) => {
    throw error;
  });
  page.on("console", (message) => {
    if (message.type() === "error") throw new Error(`${message.text()} ${message.location().url}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith("http://127.0.0.1:") && !request.url().startsWith("data:"))
      throw new Error(request.url());
  });
}

for (const game of [GAME, SECOND, THIRD]) {
  test(`a whole match of ${game} is played, with a reload in the middle, and its replay watched`, async ({ page }) => {
    watch(page);
    await begin(page, game);
    for (let decisions = 0; decisions < 8 && !(await isOver(page)); decisions += 1) {
      await settle(page);
      await decide(page, byMouse);
    }
    await settle(page);
    const before = Number(await page.locator(".match").getAttribute("data-sequence"));
    await page.reload();
    await expect(page.getByRole("grid")).toBeVisible();
    await settle(page);
    expect(Number(await page.locator(".match").getAttribute("data-sequence"))).toBeGreaterThanOrEqual(before);
    await checkPage(page);
    await playOn(page, byMouse);
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await expect(page.getByRole("heading", { name: "Replay" })).toBeVisible();
    await expect(page.getByRole("grid")).toBeVisible();
  });
}

test("a rematch right after a match is played, and the analysis goes on where its reader comes back", async ({
  page,
}) => {
  watch(page);
  await begin(page, SECOND);
  await playSome(page, byMouse);
  await settle(page);
  if (!(await isOver(page))) await resign(page);
  await expect(page.getByRole("progressbar", { name: "Looking for where it turned" })).toBeVisible();
  const match = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page).not.toHaveURL(match);
  for (let decisions = 0; decisions < 4; decisions += 1) {
    await settle(page);
    await decide(page, byMouse);
  }
  await page.goBack();
  await expect(page).toHaveURL(match);
  await expect(page.getByRole("img", { name: "Chances to win, by turn" })).toBeVisible();
});

/** Wait until the site is kept for a visit without a network. */
async function kept(page: Page): Promise<void> {
  const { files } = (await (await page.request.get("site.json")).json()) as { files: object };
  const count = () =>
    page.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat();
      return kept.filter(({ url }) => !url.includes("snapshot?")).length;
    });
  await expect.poll(count).toBe(Object.keys(files).length - 1); // not the service worker itself
}

/** Return whether a worker makes code from a text, which the policy forbids. */
const evaluates = (worker?: Worker) =>
  worker?.evaluate(
    () =>
      new Promise((resolve) => {
        const evaluate = () => {
          try {
            resolve((0, eval)("true"));
          } catch {
            resolve(false);
          }
        };
        setTimeout(evaluate); // the policy is not that of the tool which runs this
      }),
  );

test("after the first visit it opens, plays and teaches without a network", async ({ page, context }) => {
  await page.goto("./");
  await ready(page);
  await kept(page);
  await context.setOffline(true);
  const offline = await context.newPage();
  await page.close(); // it has the table
  watch(offline);
  await begin(offline, GAME);
  expect(await evaluates(offline.workers()[0])).toBe(false);
  await playSome(offline, byMouse);
  await offline.reload();
  await expect(offline.getByRole("grid")).toBeVisible();
  await settle(offline);
  await offline.goto(`./#/lessons/${THIRD}`);
  await offline.locator("li.next").getByRole("button", { name: "Begin" }).click();
  await followLight(offline, byMouse);
  await offline.goto(`./#/rulebook/${SECOND}/scenario/gu3/an-afterlife-can-save-a-god-before-step-10.yaml/1`);
  await expect(offline.getByRole("gridcell", { name: /p1-god.*Health 4 of 30/ })).toBeVisible();
  await offline.goto("./#/credits");
  await offline.getByRole("link", { name: "Python and its libraries" }).click();
  await expect(offline.getByText("Mozilla Public License").first()).toBeVisible();
});

for (const [locale, title] of [
  ["en", "Play"],
  ["es", "Jugar"],
  ["ru", "Игра"],
] as const) {
  test.describe(`on a phone, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, hasTouch: true });

    test("a match begins and goes on", async ({ page }) => {
      watch(page);
      await begin(page, GAME, byTouch);
      await expect(page.locator(`html[lang=${locale}]`)).toBeAttached();
      const before = (await page.locator(".match").getAttribute("data-sequence")) ?? "";
      await byTouch(page.locator(".actions .primary:enabled").first());
      await expect(page.locator(`.match[data-sequence="${before}"]`)).toHaveCount(0);
      await checkPage(page);
      await page.goto("./#/");
      await expect(page.getByRole("link", { name: new RegExp(title) }).first()).toBeVisible();
      await checkPage(page);
    });
  });
}

test("a second tab takes the table over, and the first takes it back", async ({ page, context }) => {
  await begin(page, GAME);
  await settle(page);
  await decide(page, byMouse);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole("heading", { name: "The table is open in another tab" })).toBeVisible();
  await checkPage(second);
  await second.getByRole("button", { name: "Continue here" }).click();
  await expect(second.getByRole("grid")).toBeVisible();
  await settle(second);
  await decide(second, byMouse);
  const played = Number(await second.locator(".match").getAttribute("data-sequence"));
  await expect(page.getByRole("heading", { name: "The table is in another tab now" })).toBeVisible();
  await page.getByRole("button", { name: "Continue here" }).click();
  await settle(page);
  expect(Number(await page.locator(".match").getAttribute("data-sequence"))).toBeGreaterThanOrEqual(played);
});

test("what a killed page has shown is there again", async ({ page, context }) => {
  await begin(page, THIRD);
  for (let decisions = 0; decisions < 5; decisions += 1) {
    await settle(page);
    await decide(page, byMouse);
  }
  const address = page.url();
  const shown = Number(await page.locator(".match").getAttribute("data-sequence"));
  const killed = page.waitForEvent("crash");
  page.goto("chrome://crash").catch(() => undefined);
  await killed;
  const again = await context.newPage();
  await again.goto(address);
  await settle(again);
  expect(Number(await again.locator(".match").getAttribute("data-sequence"))).toBeGreaterThanOrEqual(shown);
});

test("an address of a server leads to its screen where the host shows the page for others", async ({ page }) => {
  const path = fileURLToPath(new URL("../../../build/alone/site/404.html", import.meta.url));
  await page.route(/site\/+(rulebook|lost)/, (route) => route.fulfill({ status: 404, path }));
  for (const [address, heading] of [
    [`./rulebook/${SECOND}`, "Rulebook"],
    [".//lost.test/", "There is no such page"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    expect(new URL(page.url()).pathname).toBe("/site/");
  }
});

/** The browser's database, which has no room once a test says so. It answers, so that the test knows when. */
function full(): void {
  let isFull = false;
  const channel = new BroadcastChannel("full");
  channel.onmessage = ({ data }) => channel.postMessage((isFull = data as boolean));
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
    if (isFull && value instanceof Uint8Array) throw new DOMException("no room", "QuotaExceededError");
    return put.call(this, value, key);
  };
}

test("without room an action is refused, and nothing is lost", async ({ page, context }) => {
  await context.route("**/assets/worker-*", async (route) => {
    const worker = await (await route.fetch()).text();
    await route.fulfill({ contentType: "text/javascript", body: `(${full.toString()})();${worker}` });
  });
  await begin(page, GAME);
  await settle(page);
  const before = Number(await page.locator(".match").getAttribute("data-sequence"));
  const fill = (now: boolean) =>
    page.evaluate((data) => {
      const channel = new BroadcastChannel("full");
      channel.postMessage(data);
      return new Promise<void>((done) => (channel.onmessage = () => done()));
    }, now);
  await fill(true);
  await page.locator(".actions .primary:enabled").first().click();
  await expect(page.getByText("Nothing can be saved now.").first()).toBeVisible();
  await fill(false);
  await decide(page, byMouse);
  expect(Number(await page.locator(".match").getAttribute("data-sequence"))).toBeGreaterThan(before);
});

test("a later visit starts from the memory of the first, unless that is spoiled", async ({ page, context }) => {
  watch(page);
  await page.goto("./");
  await ready(page);
  const snapshots = (of: Page) =>
    of.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = await Promise.all(shelves.map((shelf) => shelf.keys().then((keys) => keys.map(({ url }) => url))));
      return kept.flat().filter((url) => url.includes("snapshot?"));
    });
  await expect.poll(() => snapshots(page)).toHaveLength(1);
  const second = await context.newPage();
  await page.close();
  watch(second);
  await begin(second, SECOND);
  await settle(second);
  await decide(second, byMouse);
  await second.evaluate(
    async (url) => {
      for (const name of await caches.keys()) {
        const shelf = await caches.open(name);
        if (await shelf.match(url)) await shelf.put(url, new Response(new Uint8Array(1 << 20)));
      }
    },
    (await snapshots(second))[0] ?? "",
  );
  const third = await context.newPage();
  await second.close();
  await begin(third, THIRD);
  await settle(third);
});

test("a new build is offered when it is here whole, and the match goes on in it", async ({ page }) => {
  const site = new URL("../../../build/alone/", import.meta.url);
  const folder = new URL("updated/", site);
  rmSync(folder, { recursive: true, force: true });
  cpSync(new URL("site/", site), folder, { recursive: true });
  await page.goto(`../updated/#/games/${GAME}`);
  await ready(page);
  await page.locator(".ladder .next button").click();
  await settle(page);
  await decide(page, byMouse);
  await settle(page);
  const sequence = Number(await page.locator(".match").getAttribute("data-sequence"));
  const worker = new URL("service-worker.js", folder);
  const [build = ""] = /"build":"(\w+)"/.exec(readFileSync(worker, "utf8")) ?? [];
  writeFileSync(worker, readFileSync(worker, "utf8").replace(build, '"build":"next"'));
  await page.reload();
  const offer = page.getByText("A new version of the site is here.");
  await expect(offer).toBeVisible();
  await checkPage(page);
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Update" }).click();
  await loaded;
  await expect(offer).toBeHidden();
  await settle(page);
  expect(Number(await page.locator(".match").getAttribute("data-sequence"))).toBeGreaterThanOrEqual(sequence);
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.endsWith("/updated/ next"))).toHaveLength(1);
});

test("a card is made, seen and tried in the workshop", async ({ page }) => {
  watch(page);
  await page.goto(`./#/workshop/${GAME}`);
  await page.getByRole("button", { name: "New set" }).click();
  await page.getByRole("textbox", { name: "English" }).fill("Ember Hound");
  await expect(page.locator(".face .card")).toContainText("Ember Hound");
  await expect(page.getByRole("heading", { name: "Cards like this" })).toBeVisible();
  await page.getByRole("button", { name: "Try it" }).click();
  await byMouse(page.locator(".hand button.able").first());
  await byMouse(page.locator(".tile.reach").first());
  await expect(page.locator(".hand button")).toHaveCount(0);
  await page.getByRole("button", { name: "This is how it should be" }).click();
  await expect(page.getByText("Kept as a scenario")).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: /Ember Hound/ }).click();
  await expect(page.getByText("scenarios hold")).toBeVisible();
});
