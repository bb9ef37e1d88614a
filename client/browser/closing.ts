// Tests whose pages end with them: a page that stays open goes on with its match beside all later tests.
import { test as plain } from "@playwright/test";

export const test = plain.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
