// Whoever knows nothing comes from the first page to the end of a first match, by what is lit and by the buttons offered.
import { expect } from "@playwright/test";

import { checkPage } from "./checks";
import { test } from "./closing";
import { GAME, SECOND, THIRD, byMouse, followLight, playOn } from "./player";

/** The puzzle that ends the lessons of each game, solved: there a newcomer has to think. */
const SOLVED = {
  [GAME]: ["move e3 g3", "attack g3 g4", "move d1 g2", "attack g2 h3"],
  [SECOND]: ["play ramshackle-hatchet", "attack p1-god p2-1", "power p1-1", "attack p1-1 p2-god"],
  [THIRD]: ["drop riders", "play osiris", "choose riders"],
};

for (const [game, solution] of Object.entries(SOLVED)) {
  test(`a newcomer to ${game} comes from the first page through its lessons to the end of a first match`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    const section = page.locator(`[aria-labelledby="game-${game}"]`);
    await section.getByRole("button", { name: "Learn to play" }).click();
    const panel = page.locator(".lesson");
    await expect(panel).toBeVisible();
    await followLight(page, byMouse);
    const further = panel.getByRole("button", { name: /^Next lesson/ });
    const puzzle = panel.getByRole("button", { name: "Your first puzzle" });
    await expect(further.or(puzzle)).toBeVisible();
    while (await further.isVisible()) {
      await further.click();
      await expect(page.locator(".lesson:not(.over)")).toBeVisible();
      await followLight(page, byMouse);
      await expect(further.or(puzzle)).toBeVisible();
    }
    await puzzle.click();

    await page.getByRole("button", { name: "Text", exact: true }).click();
    for (const action of solution) {
      const match = page.locator(".match");
      const before = await match.getAttribute("data-sequence");
      await page.getByLabel(/Type an action/).fill(action);
      await page.keyboard.press("Enter");
      await expect(match).not.toHaveAttribute("data-sequence", before ?? "");
    }
    const verdict = page.getByRole("region", { name: "Solved" });
    await verdict.getByRole("button", { name: "Play your first match" }).click();
    await expect(page).toHaveURL(/\/match\//);
    await expect(page.getByRole("grid")).toBeVisible();
    await playOn(page, byMouse);

    await page.goto(`/games/${game}`);
    await expect(page.getByRole("button", { name: /^Play (Orpheus|Icarus|Atalanta)$/ })).toBeVisible();
    await expect(page.getByText("4 of 4 done")).toBeVisible();
  });
}

test("the first page is reached by keys in the order in which it is read", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Learn to play" })).toHaveCount(3);
  await checkPage(page);
  const reached: string[] = [];
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  for (let presses = 0; presses < 30 && reached.at(-1) !== "Credits"; presses += 1) {
    await page.keyboard.press("Tab");
    reached.push(await focused());
  }
  const games = ["Hand of the Gods", "Gods Unchained", "Army of Gods"];
  const wanted = games.flatMap((title) => [title, "Learn to play", "More ways to play"]);
  expect(reached.slice(reached.indexOf(games[0] ?? ""))).toEqual([...wanted, "Join by a code", "Credits"]);
});
