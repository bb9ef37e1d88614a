// Closes all pages after each test: an open page would go on with its match during all later tests.
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
