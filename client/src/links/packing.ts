// Links that carry what they open: a deck, a set of cards, a match, or a position of one. A deck is its code; any other text is deflated. It
// is written into the fragment of the address, which a browser sends to no server. Anyone may have written what a link
// carries.
import { deckOfOldCode, initialsIn, type PlainDeck } from "../cards/deck-code";
import { readPasted } from "../cards/pasted";
import { ProblemError } from "../protocol/api";
import limits from "../protocol/limits.json";
import { linkTo } from "../shell/router.svelte";
import { isAmong, isShaped, isText, one, readJson, type Is } from "../shell/schema";

/** The most characters of a link. Chromium opens 2 MiB, Firefox 1 MiB, and Safari states no limit. A whole match
 * of Gods Unchained, with the definitions of all its cards, needs some 100,000. */
export const LONGEST = 128 << 10;

const isReplay: Is<object | null> = isShaped({ format: isAmong(["theagon-replay"]), game: isText });

/** The bytes that are inflated at once: deflate makes at most a thousand times as many of them. */
const SLICE = 1024;
const FORMAT = "deflate-raw";

/** A link that cannot be made or opened here. */
function problem(reason: "link-bad" | "link-too-long" | "link-old-browser"): ProblemError {
  return new ProblemError({ reason, text: "", hint: "" });
}

/** What a browser makes; or the problem that it is too old to. */
function made<T>(make: () => T): T {
  try {
    return make();
  } catch {
    throw problem("link-old-browser");
  }
}

/** Return the link that opens a text here or at any other table: the code of a deck, the file of a set of cards, or a replay
 * file, perhaps at a step. Throws ProblemError. */
export async function linkOf(
  kind: "deck" | "set" | "replay" | "position",
  text: string,
  step?: number,
): Promise<string> {
  if (kind === "deck" && initialsIn(text)) return linkTo(`/open/deck/${text}`);
  const deflater = made(() => new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(new Response(text).body?.pipeThrough(deflater)).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const data = letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const link = linkTo(`/open/${kind}/${data}${step === undefined ? "" : `/${step}`}`);
  if (link.length > LONGEST) throw problem("link-too-long");
  return link;
}

/** Return the text that a link carries. Throws ProblemError if there is none of at most `most` bytes. */
async function textIn(data: string, most: number): Promise<string> {
  const inflater = made(() => new DecompressionStream(FORMAT));
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    let at = 0;
    const slices = new ReadableStream<BufferSource>({
      pull(stream) {
        if (at < bytes.length) stream.enqueue(bytes.slice(at, (at += SLICE)));
        else stream.close();
      },
    });
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    let size = 0;
    const reader = slices.pipeThrough(inflater).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > most) {
        await reader.cancel();
        throw problem("link-bad");
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    throw problem("link-bad");
  }
}

/** What a link carries: a deck or the text of a set, with its game, or a replay file. */
export type Carried = { game: string; deck: PlainDeck } | { game: string; set: string } | { file: string };

/** Return what a link carries, in the form of its kind. The cards of a deck and the whole of a file are the server's to
 * check. Throws ProblemError. */
export async function carriedBy(kind: string, data: string): Promise<Carried> {
  if (kind === "deck") {
    const coded = initialsIn(data) !== null;
    const found = coded ? await readPasted(data, "") : deckOfOldCode(await textIn(data, limits.DeckText.text));
    if (found && "deck" in found && found.deck.name.length <= limits.DeckFile.name)
      return { game: found.game, deck: found.deck };
  }
  if (kind === "set") {
    const set = await textIn(data, limits.SetToCheck.text);
    const game = /^game:[ \t]*([a-z-]{1,40})[ \t]*$/m.exec(set)?.[1];
    if (game) return { game, set };
  }
  if (kind === "replay" || kind === "position") {
    const file = await textIn(data, limits.NewMatch.begin.file);
    if (
      readJson(
        file,
        one(isReplay, () => null),
      ).value
    )
      return { file };
  }
  throw problem("link-bad");
}
