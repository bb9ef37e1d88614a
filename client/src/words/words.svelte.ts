// The client's own words, by Fluent; the words of rules and cards come from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Language } from "../shell/settings.svelte";

/** The modules of some words in each language. */
type Source = Record<Language, () => Promise<{ default: string | Record<string, string> }>>;

const sources: Source[] = [{ en: () => import("./en"), es: () => import("./es"), ru: () => import("./ru") }];

let bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

/** Fetch the words of a language. Until they arrive, the page stays in the one before. */
export async function learn(language: Language): Promise<void> {
  if (!bundles[language]) await fetchWords(language);
}

/** Add words that only some pages need, in the languages learned so far and later. */
export async function teach(source: Source): Promise<void> {
  sources.push(source);
  await Promise.all((Object.keys(bundles) as Language[]).map(fetchWords));
}

async function fetchWords(language: Language): Promise<void> {
  const found = await Promise.all(sources.map((source) => source[language]()));
  if (found.length < sources.length) return fetchWords(language); // more were taught meanwhile
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const { default: texts } of found)
    for (const text of typeof texts === "string" ? [texts] : Object.values(texts))
      bundle.addResource(new FluentResource(text));
  bundles = { ...bundles, [language]: bundle };
}

function spoken(): FluentBundle {
  const bundle = bundles[settings.language] ?? Object.values(bundles).at(-1);
  if (!bundle) throw new Error("no words were fetched yet");
  return bundle;
}

/** Return a message in the player's language. Components that call this update when the language changes. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = spoken();
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`there is no message ${id} in ${settings.language}`);
  return bundle.formatPattern(message.value, args);
}

/** Return whether a message exists, for names that the server sends. */
export function known(id: string): boolean {
  return spoken().hasMessage(id);
}
