import { afterEach, beforeEach, expect, it, vi } from "vitest";

const SITE = "/some/folder/";

/** A document of this test alone, as the links in it are rewritten from now on. */
let page: Document;

beforeEach(async () => {
  vi.resetModules();
  document.documentElement.dataset["table"] = "page";
  history.replaceState(null, "", SITE);
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<a id="first" href="/decks">d</a>';
  const { rewriteLinks } = await import("./links");
  rewriteLinks(page);
});

afterEach(() => {
  delete document.documentElement.dataset["table"];
  vi.resetModules();
});

/** Return the address of a link once the observer has seen all changes. */
async function hrefOf(id: string): Promise<string | null | undefined> {
  await Promise.resolve();
  return page.getElementById(id)?.getAttribute("href");
}

const at = (path: string) => `${location.origin}${SITE}#${path}`;

it("links that are there become fragments", async () => {
  expect(await hrefOf("first")).toBe(at("/decks"));
});

it("links that come later become fragments, and again when they change", async () => {
  page.body.insertAdjacentHTML("beforeend", '<p><a id="later" href="/credits">c</a></p>');
  expect(await hrefOf("later")).toBe(at("/credits"));
  page.getElementById("later")?.setAttribute("href", "/rulebook/g");
  expect(await hrefOf("later")).toBe(at("/rulebook/g"));
});

it.each(["#section", "https://example.org/decks", "data:text/plain,a"])("a link to %s stays", async (href) => {
  page.body.insertAdjacentHTML("beforeend", `<a id="other" href="${href}">o</a>`);
  expect(await hrefOf("other")).toBe(href);
});
