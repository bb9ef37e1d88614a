import { parse, type AST } from "svelte/compiler";
import { afterEach, describe, expect, it, vi } from "vitest";

import { Connection } from "../match/connection";
import { ProblemError, api } from "./api";
import type { Socket } from "./host";
import { fits, type Limits } from "./limits";
import limits from "./limits.json";
import type { FromClient, FromServer } from "./types";

afterEach(() => vi.unstubAllGlobals());

/** Return data that has a text of this many characters more than allowed for each limit, one at a time. */
function dataOf(most: Limits, more: number): unknown[] {
  if (typeof most === "number") return ["x".repeat(most + more)];
  return Object.entries(most).flatMap(([field, each]) => dataOf(each, more).map((text) => ({ [field]: text })));
}

describe("every text that the protocol limits", () => {
  it("is found in lists and within other data", () => {
    const wanted = (deck: string) => ({ game: "g", players: [{ who: "me" }, { who: "me", deck }], begin: null });
    expect(fits(wanted("x".repeat(20_000)), limits.NewMatch)).toBe(true);
    expect(fits(wanted("x".repeat(20_001)), limits.NewMatch)).toBe(false);
  });

  const messages = Object.entries<Limits>(limits.messages).flatMap(([type, most]) =>
    [0, 1].flatMap((more) => dataOf(most, more).map((data) => ({ type, more, data: data as object }))),
  );

  it.each(messages)("is sent in a message only if it is short enough: $type, $more more", ({ type, more, data }) => {
    const sent: string[] = [];
    const received: FromServer[] = [];
    const socket = { send: (text: string) => void sent.push(text), close: () => undefined } as Socket;
    const listener = { receive: (message: FromServer) => void received.push(message), status: () => undefined };
    const connection = new Connection("/socket", listener, () => socket);
    connection.send({ type, ...data } as FromClient);
    connection.close();
    expect(sent).toHaveLength(more === 0 ? 1 : 0);
    expect(received).toMatchObject(more === 0 ? [] : [{ type: "refused", of: type, reason: "too-long" }]);
  });

  it.each([
    ...dataOf(limits.NewMatch, 1).map((wanted) => () => api.create(wanted as Parameters<typeof api.create>[0])),
    ...dataOf(limits.Join, 1).flatMap((wanted) => [
      () => api.join("m", wanted as { name: string }),
      () => api.joinTable("t", wanted as { name: string }),
    ]),
    ...dataOf(limits.Seek, 1).map((wanted) => () => api.findOpponent(wanted as Parameters<typeof api.findOpponent>[0])),
    ...dataOf(limits.DeckText.text, 1).map((text) => () => api.checkDeck("g", "en", text as string)),
    ...dataOf(limits.NewMatch.begin.file, 1).flatMap((file) => [
      () => api.readReplay(file as string, "en"),
      () => api.beginFileAnalysis(file as string, "fair"),
    ]),
  ])("is sent in a request only if it is short enough", async (request) => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    await expect(request).rejects.toThrow(ProblemError);
    expect(fetched).not.toHaveBeenCalled();
  });
});

/** Inputs without a text that is sent: a search stays in the page. */
const TEXTLESS = ["checkbox", "radio", "range", "search"];

/** Return the inputs of a component, by their attributes as the source writes them. */
function inputsOf(source: string): Map<string, string>[] {
  const found: Map<string, string>[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, name, attributes } = node as Partial<AST.RegularElement>;
    if (type === "RegularElement" && (name === "input" || name === "textarea")) {
      const named = (attributes ?? []).filter((each): each is AST.Attribute => each.type === "Attribute");
      found.push(new Map(named.map((each) => [each.name, source.slice(each.start, each.end)])));
    }
    Object.values(node).forEach(walk);
  };
  walk(parse(source, { modern: true }).fragment);
  return found;
}

describe("every input of a page", () => {
  const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
  const inputs = Object.entries(sources).flatMap(([path, source]) =>
    inputsOf(source).map((attributes) => ({ path, source, attributes, type: attributes.get("type") ?? "" })),
  );
  const entered = inputs.filter(
    ({ type, attributes }) => !attributes.has("readonly") && !TEXTLESS.some((each) => type === `type="${each}"`),
  );

  it("is looked at", () => {
    expect(entered.length).toBeGreaterThan(8);
  });

  // A field of a card has the limit that the schema of its game says.
  it.each(entered)("that takes a text has a limit of the protocol: $path $type", ({ source, attributes, type }) => {
    if (type === 'type="file"') expect(source).toMatch(/\breadFile\(/);
    else if (type === 'type="number"') expect(attributes.get("max")).toMatch(/^max=("\d+"|\{shape\.most\})$/);
    else expect(attributes.get("maxlength")).toMatch(/^maxlength=\{(limits\.[\w.]+|shape\.most)\}$/);
  });
});
