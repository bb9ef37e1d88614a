// Plays without knowing any rule: does what the table offers.
import { expect, type Locator, type Page } from "@playwright/test";

export const GAME = "hand-of-the-gods";
export const SECOND = "gods-unchained";
export const THIRD = "army-of-gods";

/** The intervals between two looks, in milliseconds. */
export const OFTEN = [20, 50, 100];

/** The most units that are tried for an attack before the turn is ended. */
const MOST_TRIED = 3;

/** The most key presses from one element to any other. */
const MOST_PRESSES = 80;

/** The milliseconds within which a second tap is a double tap, which decides nothing. */
const DOUBLE_TAP = 350;

/** A way of pointing at something: by mouse, touch or keyboard. */
export type Point = (target: Locator) => Promise<void>;

/** Return where to point at an element: in a fan, only the left side of a card is visible. */
async function spotOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.waitFor();
  const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { x: Math.min(14, width / 2), y: height / 2 };
}

export const byMouse: Point = async (target) => {
  await target.page().mouse.move(0, 0); // the card under the pointer is raised, perhaps over the target
  await target.click({ position: await spotOf(target) });
};
export const byTouch: Point = async (target) => {
  await target.page().waitForTimeout(DOUBLE_TAP);
  await target.tap({ position: await spotOf(target) });
};
/** Reach a target and press it with keys only: Tab from one thing to the next, the arrows over the board. */
export async function byKeyboard(target: Locator): Promise<void> {
  const keyboard = target.page().keyboard;
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  const [key, times] = await target.evaluate(wayTo);
  for (let presses = 1; presses < times; presses += 1) await keyboard.press(key);
  // The page may have moved the focus, or have drawn more, meanwhile: from here on each step looks for the way.
  for (let presses = times; presses < MOST_PRESSES; presses += 1) {
    const [key] = await target.evaluate(wayTo);
    await keyboard.press(key);
    if (key === "Enter") return;
  }
  throw new Error("the keyboard does not come there");
}

/** Return the key that leads to an element, or presses it, and how often to press it before looking where the focus is. */
function wayTo(wanted: Element): [string, number] {
  const focused = document.activeElement ?? document.body;
  if (focused === wanted) return ["Enter", 1];
  if (focused.matches(".tile") && wanted.matches(".tile")) {
    const middle = (element: Element) => {
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [from, to] = [middle(focused), middle(wanted)];
    if (Math.abs(to.y - from.y) > 12) return [to.y > from.y ? "ArrowDown" : "ArrowUp", 1]; // then along the row
    return [to.x > from.x ? "ArrowRight" : "ArrowLeft", 1];
  }
  const stops = [
    ...document.querySelectorAll<HTMLElement>("a[href], :is(button, input, select, textarea):enabled, [tabindex]"),
  ].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }) && !each.closest("[inert]"),
  );
  const tiles = wanted.matches(".tile"); // of all tiles, Tab stops at one
  const to = stops.findIndex((each) => each === wanted || (tiles && each.matches(".tile")));
  const isAfter = (one: Element, other: Element) =>
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  return isAfter(focused, stops[to] ?? wanted)
    ? ["Shift+Tab", stops.slice(to).filter((each) => isAfter(focused, each)).length]
    : ["Tab", stops.slice(0, to + 1).filter((each) => isAfter(each, focused)).length];
}

export function prompt(page: Page): Locator {
  return page.locator(".prompt .what");
}

/** Begin a match against the bot that is next on the ladder of a game, with one click. */
export async function begin(page: Page, point: Point, game = GAME): Promise<void> {
  await page.goto(`/games/${game}`);
  await point(page.locator(".ladder .next button"));
  await expect(page.getByRole("grid")).toBeVisible();
}

/** Show every step of the rules in the log. */
export async function showDetails(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await page.getByRole("checkbox", { name: "All details" }).check();
}

/** Return whether the match is over, by the prompt line. */
export async function isOver(page: Page): Promise<boolean> {
  return /won on turn|Drawn on turn/.test((await prompt(page).allTextContents()).join());
}

/** Wait until there is something to decide, or the match is over. */
export async function settle(page: Page): Promise<void> {
  const offers = page.locator(".actions .primary:enabled, .tile.target, .tile.reach, .hand button.able");
  await expect.poll(async () => (await offers.count()) > 0 || (await isOver(page)), { intervals: OFTEN }).toBe(true);
}

/** Decide one thing: keep the hand, answer, play a card, attack, or end the turn. */
export async function decide(page: Page, point: Point): Promise<void> {
  const match = page.locator(".match");
  const before = (await match.getAttribute("data-sequence")) ?? "";
  await evenIfWarned(page, async () => {
    await choose(page, point);
    const rivals = page.locator(".deeds .primary");
    if ((await rivals.count()) > 1) await point(rivals.first()); // the place could mean several actions
  });
  await leaves(page, before);
}

/** Do something, and once more if the player is warned that it would lose the match. */
async function evenIfWarned(page: Page, deed: () => Promise<void>): Promise<void> {
  await deed();
  if ((await page.getByText("This would lose you the match.").count()) > 0) await deed();
}

/** Wait until something has happened after this point of the match, or a curtain has fallen. */
async function leaves(page: Page, sequence: string): Promise<void> {
  await expect.poll(() => page.locator(`.match[data-sequence="${sequence}"]`).count(), { intervals: OFTEN }).toBe(0);
}

async function choose(page: Page, point: Point): Promise<void> {
  const primary = page.locator(".actions .primary").first();
  const deed = page.locator(".deeds .primary").first();
  const end = page.getByRole("button", { name: "End turn" });
  const targets = page.locator(".tile.target, .tile.reach");
  const answers = page.locator(".hand button.able");
  if (!(await end.isVisible()) && (await primary.isVisible())) return point(primary);
  if (!(await end.isEnabled())) {
    await point((await targets.count()) > 0 ? targets.first() : answers.first());
    return (await page.locator(".hand:not(.several) button.chosen").count()) > 0 ? point(deed) : undefined;
  }
  if ((await answers.count()) > 0) {
    await point(answers.first());
    return point((await targets.count()) > 0 ? targets.first() : deed);
  }
  for (const unit of (await page.locator(".tile.able").all()).slice(0, MOST_TRIED)) {
    await point(unit);
    const attack = page.locator(".tile.target");
    if ((await attack.count()) > 0) return point(attack.first());
    await page.keyboard.press("Escape");
  }
  return endTurn(page, point);
}

/** End the turn, also with attacks left. */
export async function endTurn(page: Page, point: Point): Promise<void> {
  await point(page.getByRole("button", { name: "End turn" }));
  const sure = page.getByRole("button", { name: "Attacks left: end?" });
  if (await sure.isVisible()) await point(sure);
}

/** Lift the curtain whenever the device is passed on, until there is a decision or the match is over. */
export async function handOver(page: Page): Promise<void> {
  const go = page.getByRole("button", { name: "Continue" });
  const offers = page.locator(".actions .primary:enabled, .tile.target, .hand button.able");
  await expect
    .poll(
      async () => {
        if (await go.isVisible()) await page.keyboard.press("Enter"); // it has the focus
        return !(await go.isVisible()) && ((await offers.count()) > 0 || (await isOver(page)));
      },
      { intervals: OFTEN },
    )
    .toBe(true);
}

/** Make a match and go to its table. */
export async function sitDown(page: Page, wanted: object): Promise<void> {
  const made = await page.request.post("/api/matches", { data: wanted });
  await page.goto(`/match/${((await made.json()) as { match: string }).match}`);
}

export async function resign(page: Page, point: Point = byMouse): Promise<void> {
  await point(page.getByRole("button", { name: "Menu" }));
  await point(page.getByRole("button", { name: "Resign" }));
  await point(page.getByRole("button", { name: "Resign" }).last());
}

/** Return the page of the player who is to decide. */
export async function actorOf(pages: Page[]): Promise<Page> {
  let found: Page | undefined;
  const look = async (): Promise<boolean> => {
    for (const page of pages) {
      if ((await page.locator(".actions .primary:enabled, .tile.target, .tile.reach, .hand button.able").count()) > 0)
        found = page;
    }
    return found !== undefined;
  };
  await expect.poll(look, { intervals: OFTEN }).toBe(true);
  return found as Page;
}

/** Enough decisions to exchange cards, play some, attack and end turns. */
const SOME = 12;

/** No opponent wins within this many decisions. */
const FEWEST = 6;

/** Play the first turns of a match; `check` is called before and after each decision. */
export async function playSome(page: Page, point: Point, check = async (): Promise<void> => {}): Promise<void> {
  for (let decisions = 0; decisions < SOME; decisions += 1) {
    await settle(page);
    await check();
    if (decisions >= FEWEST && (await isOver(page))) return; // the deal is random: this match was lost fast
    expect(await isOver(page)).toBe(false);
    await decide(page, point);
    await check();
  }
}

/** The decisions that are taken with care; later turns are only ended, so that the opponent finishes the match. */
const PLAYED = 30;

/** Play until the match is over. */
export async function playOn(page: Page, point: Point): Promise<void> {
  for (let decisions = 0; decisions < 600; decisions += 1) {
    await settle(page);
    if (await isOver(page)) return;
    await (decisions < PLAYED ? decide(page, point) : hurry(page, point));
  }
  throw new Error("the match does not end");
}

/** End the turn if that is possible, or decide what must be decided. */
export async function hurry(page: Page, point: Point): Promise<void> {
  const end = page.getByRole("button", { name: "End turn" });
  if (!(await end.isVisible()) || !(await end.isEnabled())) return decide(page, point);
  const before = (await page.locator(".match").getAttribute("data-sequence")) ?? "";
  await evenIfWarned(page, () => endTurn(page, point));
  await leaves(page, before);
}

/** The most clicks of a lesson. */
const MOST_LIT = 80;

/** Point at whatever is lit, until the lesson is over. */
export async function followLight(page: Page, point: Point): Promise<void> {
  const over = page.locator(".lesson.over");
  const targets = page.locator(".tile.target, .tile.reach");
  const sources = page.locator(":is(.tile, .hand button, .spot).able");
  const deed = page.locator(".deeds .primary");
  const primary = deed.or(page.locator(".actions .primary:enabled"));
  const lit = page.locator(".match").locator(targets.or(sources).or(primary));
  for (let pointed = 0; pointed < MOST_LIT; pointed += 1) {
    await expect.poll(async () => (await over.count()) + (await lit.count()), { intervals: OFTEN }).toBeGreaterThan(0);
    if ((await over.count()) > 0) return;
    const picked = (await page.locator(":is(.match [aria-pressed=true], .tile.selected)").count()) > 0;
    if ((await deed.count()) > 0) await point(deed.first());
    else if ((await targets.count()) > 0) await point(targets.first());
    else await point((picked || (await sources.count()) === 0 ? primary : sources).first());
  }
  throw new Error("the lesson does not end");
}
