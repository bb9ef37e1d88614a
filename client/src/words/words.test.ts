import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../shell/settings.svelte";

const SOURCE = join(import.meta.dirname, "..");

type Pattern = FluentResource["body"][number]["value"];

/** Return the variables of a pattern. */
function variablesOf(pattern: Pattern, found = new Set<string>()): Set<string> {
  if (typeof pattern === "object" && pattern !== null) {
    const part = pattern as unknown as Record<string, unknown>;
    if (part["type"] === "var") found.add(String(part["name"]));
    for (const each of Object.values(part)) variablesOf(each as Pattern, found);
  }
  return found;
}

/** Return the words of the shell, of all games, and of the opponents. */
function sourceOf(language: string): string {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(join("words", `${language}.ftl`)))
    .map((name) => join(SOURCE, name))
    .concat(join(SOURCE, `../../src/theagon/games/text/opponents.${language}.ftl`))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}

function messagesOf(language: string): Map<string, Set<string>> {
  const { body } = new FluentResource(sourceOf(language));
  return new Map(body.map((message) => [message.id, variablesOf(message.value)]));
}

function idsIn(language: string): string[] {
  return [...sourceOf(language).matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map(([, id]) => id ?? "");
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
}

const code = filesUnder(SOURCE)
  .filter((name) => !name.endsWith(".test.ts") && !name.includes("generated"))
  .map((name) => readFileSync(join(SOURCE, name), "utf8"))
  .join("\n");

/** The prefixes of message names that code completes, often with a name from the server. */
const beginnings = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map(([, beginning]) => beginning ?? "");

const english = messagesOf("en");

describe.each(LANGUAGES)("the words in %s", (language) => {
  it("are all read by Fluent, each defined once", () => {
    const ids = idsIn(language);
    expect([...messagesOf(language).keys()].sort()).toEqual([...new Set(ids)].sort());
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it("are those of the other languages, with the same variables", () => {
    expect(messagesOf(language)).toEqual(english);
  });
});

describe("the words", () => {
  it("are there wherever a component says them", () => {
    const asked = [...code.matchAll(/\bsay\(([^,()]*)/g)].map(([, argument]) => argument ?? "").join(" ");
    const said = [...asked.matchAll(/(?<!=== )"([a-z0-9-]+)"/g)].map(([, id]) => id ?? "");
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((id) => !english.has(id))).toEqual([]);
  });

  it("are all said somewhere", () => {
    expect(beginnings.length).toBeGreaterThan(5);
    const unsaid = [...english.keys()]
      .filter((id) => !beginnings.some((beginning) => id.startsWith(beginning)))
      .filter((id) => !code.includes(`"${id}"`) && !code.includes(`'${id}'`));
    expect(unsaid).toEqual([]);
  });
});
