// The table as an app of the system.
import { expect } from "@playwright/test";

import { test } from "./closing";

test("the table can be installed: a manifest, and icons of the sizes that it names", async ({ page }) => {
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await page.request.get(href ?? "")).json()) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of manifest.icons) {
    const natural = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(natural).toBe(sizes);
  }
});

test("a first visit is silent and in the colours of the system, and in one's own once they are chosen", async ({
  page,
}) => {
  const root = page.locator("html");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expect(root).toHaveAttribute("data-theme", "daylight");
  await expect(page.getByRole("button", { name: "Sound" })).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Light theme" }).click();
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "lamplight");
});
