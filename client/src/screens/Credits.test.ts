import { cleanup, render } from "@testing-library/svelte";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";

import { host } from "../protocol/host";
import { teach } from "../words/words.svelte";
import Credits from "./Credits.svelte";

const folder = join(import.meta.dirname, "../licences");
const text = (name: string): string => readFileSync(join(folder, `${name}.txt`), "utf8");

afterEach(cleanup);

describe("the credits", () => {
  test("lead to every licence text that is served beside the pages", () => {
    const { container } = render(Credits);
    const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    const served = links.filter((href) => href.includes("/licences/"));
    const names = served.map((href) => /([a-z0-9-]+)\.txt/.exec(href)?.[1]);
    expect(names.sort()).toEqual(
      readdirSync(folder)
        .map((file) => file.replace(".txt", ""))
        .sort(),
    );
  });

  test.each([
    ["forum", "SIL OPEN FONT LICENSE Version 1.1"],
    ["source-sans-3", "SIL OPEN FONT LICENSE Version 1.1"],
    ["game-icons", "Attribution 3.0 Unported"],
    ["fluent", "Apache License"],
    ["uqr", "Permission is hereby granted, free of charge"],
    ["codemirror", "Permission is hereby granted, free of charge"],
    ["lezer", "Permission is hereby granted, free of charge"],
    ["yaml", "Permission to use, copy, modify, and/or distribute this software"],
    ["svelte", "Permission is hereby granted, free of charge"],
    ["theagon", "Permission is hereby granted, free of charge"],
  ])("have the text of the licence of %s", (name, words) => {
    expect(text(name)).toContain(words);
  });

  test("of a site lead to the licences of what its kit brings", async () => {
    const words = () => import("../site/words/en.ftl?raw");
    await teach({ en: words, es: words, ru: words });
    document.documentElement.dataset["build"] = "./build/1a2b/";
    Object.assign(host, { alone: true });
    const { getByRole } = render(Credits);
    expect(getByRole("link", { name: /^Python/ }).getAttribute("href")).toBe("./build/1a2b/licences.txt");
    Object.assign(host, { alone: false });
    cleanup();
    expect(render(Credits).queryByRole("link", { name: /^Python/ })).toBeNull();
  });

  test("have a licence text for every package that a page imports", () => {
    const made = {
      "@fontsource": "forum",
      "@fontsource-variable": "source-sans-3",
      "@fluent/bundle": "fluent",
      svelte: "svelte",
      uqr: "uqr",
      "@codemirror": "codemirror",
      "@lezer": "lezer",
      yaml: "yaml",
    };
    const source = join(import.meta.dirname, "..");
    const code = readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(svelte|ts|css)$/.test(name) && !/\.test\.ts$|test-setup|generated/.test(name))
      .map((name) => readFileSync(join(source, name), "utf8"))
      .join("\n");
    const imported = [...code.matchAll(/(?:from|import|url\()\s*["']([@a-z][^"':]*)["']/g)].map(
      ([, name]) => name ?? "",
    );
    const unknown = imported.filter((name) => !Object.keys(made).some((known) => name.startsWith(known)));
    expect(imported.length).toBeGreaterThan(5);
    expect(unknown).toEqual([]);
  });
});
