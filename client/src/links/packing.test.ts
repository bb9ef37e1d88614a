import { deflateRawSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";

import { ProblemError } from "../protocol/api";
import limits from "../protocol/limits.json";
import { routeOf } from "../shell/router.svelte";
import { LONGEST, carriedBy, linkOf } from "./packing";

const GAME = "army-of-gods";
const DECK = { name: "Моя колода ⚡ #2/3?", leader: "zeus", cards: { hoplite: 2, enyo: 1 } };
/** Codes in their first form, as the game lacks these cards. */
const codeOf = (name: string) => `theagon-deck:${GAME}:zeus:${encodeURIComponent(name)}:hoplite*2,enyo`;
const REPLAY = '{"format":"theagon-replay","version":1,"game":"army-of-gods","setup":{"seed":18446744073709551615}}';

afterEach(() => vi.unstubAllGlobals());

/** Return what a link opens, by way of its address. */
async function opened(link: string): Promise<{ carried: unknown; step: number }> {
  const route = routeOf(new URL(link).hash.slice(1));
  if (route.name !== "open") throw new Error(`${link} leads to ${route.name}`);
  return { carried: await carriedBy(route.kind, route.data), step: route.step };
}

/** Return the data of a link to a text, deflated by another program. */
const dataOf = (text: string | Buffer) => deflateRawSync(text).toString("base64url");

async function reasonOf(asked: Promise<unknown>): Promise<string> {
  const thrown: unknown = await asked.catch((error: unknown) => error);
  if (!(thrown instanceof ProblemError)) throw new Error(`it is no problem: ${String(thrown)}`);
  return thrown.problem.reason;
}

describe("a link", () => {
  it("brings the deck that it was made of", async () => {
    const link = await linkOf("deck", codeOf(DECK.name));
    expect(await opened(link)).toEqual({ carried: { game: GAME, deck: DECK }, step: 0 });
  });

  it.each(["replay", "position"] as const)("brings a %s letter by letter, with its step", async (kind) => {
    const file = `${REPLAY}\n${"\u{1f3db} ё ñ ".repeat(9)}`.replace("{", `{"text":"${"é".repeat(70_000)}",`).trim();
    const valid = file.slice(0, file.lastIndexOf("}") + 1);
    expect(await opened(await linkOf(kind, valid, 12))).toEqual({ carried: { file: valid }, step: 12 });
  });

  it("keeps what it carries in its fragment, in letters that no program changes", async () => {
    const link = new URL(await linkOf("replay", REPLAY));
    expect([link.origin, link.pathname, link.search]).toEqual([location.origin, "/", ""]);
    expect(link.hash).toMatch(/^#\/open\/replay\/[\w-]+$/);
  });

  it("is not made if browsers may not open it", async () => {
    const noise = Array.from(crypto.getRandomValues(new Uint8Array(60_000)), (each) => each.toString(16)).join("");
    expect(await reasonOf(linkOf("replay", noise + noise))).toBe("link-too-long");
    expect((await linkOf("replay", noise)).length).toBeLessThan(LONGEST);
  });

  it("needs a browser that can deflate", async () => {
    vi.stubGlobal("CompressionStream", undefined);
    vi.stubGlobal("DecompressionStream", undefined);
    expect(await reasonOf(linkOf("deck", codeOf(DECK.name)))).toBe("link-old-browser");
    expect(await reasonOf(carriedBy("replay", dataOf(REPLAY)))).toBe("link-old-browser");
  });
});

const coded = codeOf(DECK.name);

it.each([
  ["a letter that is none of base64", "replay", "a*b"],
  ["what is not deflated", "replay", Buffer.from(REPLAY).toString("base64url")],
  ["half of what is deflated", "replay", dataOf(REPLAY).slice(0, 40)],
  ["bytes that are no text", "replay", dataOf(Buffer.from([0xc3, 0x28]))],
  ["no JSON", "replay", dataOf("theagon-replay")],
  ["a list", "replay", dataOf(`[${REPLAY}]`)],
  ["null", "position", dataOf("null")],
  ["another format", "replay", dataOf(REPLAY.replace("theagon-replay", "other"))],
  ["a file without its game", "replay", dataOf('{"format":"theagon-replay"}')],
  ["a game that is no text", "replay", dataOf('{"format":"theagon-replay","game":{}}')],
  ["a deck as a replay", "replay", dataOf(coded)],
  ["a replay as a deck", "deck", dataOf(REPLAY)],
  ["a deck with markup", "deck", dataOf(coded.replace("hoplite", "<b>"))],
  ["a deck with too many copies", "deck", dataOf(coded.replace("*2", "*100"))],
  ["a deck with a name too long", "deck", dataOf(codeOf("x".repeat(limits.DeckFile.name + 1)))],
  ["a deck with too many cards", "deck", dataOf(`${coded}${",enyo".repeat(limits.DeckText.text / 5)}`)],
  ["an unknown kind", "puzzle", dataOf(REPLAY)],
  ["the name of a method as its kind", "constructor", dataOf(REPLAY)],
])("a link with %s is refused", async (_, kind, data) => {
  expect(await reasonOf(carriedBy(kind, data))).toBe("link-bad");
});

it("a link with a bomb is inflated no further than the limit of a file", async () => {
  const data = dataOf(Buffer.alloc(64 << 20, " "));
  expect(data.length).toBeLessThan(LONGEST);
  let inflated = 0;
  const read = ReadableStreamDefaultReader.prototype.read;
  const spied = vi.spyOn(ReadableStreamDefaultReader.prototype, "read").mockImplementation(async function (
    this: ReadableStreamDefaultReader<Uint8Array>,
  ) {
    const result = await (read.call(this) as ReturnType<typeof this.read>);
    inflated += result.value?.length ?? 0;
    return result;
  });
  expect(await reasonOf(carriedBy("replay", data))).toBe("link-bad");
  spied.mockRestore();
  expect(inflated).toBeGreaterThan(limits.NewMatch.begin.file);
  expect(inflated).toBeLessThan(limits.NewMatch.begin.file + (2 << 20));
});
