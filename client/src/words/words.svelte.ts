// The client's own words, by Fluent; the words of rules and cards come from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { host } from "../protocol/host";
import { settings, type Language } from "../shell/settings.svelte";

const SOURCES = { en: () => import("./en"), es: () => import("./es"), ru: () => import("./ru") };
/** The words that only a site without a server needs. */
const OF_SITE = {
  en: () => import("../site/words/en.ftl?raw"),
  es: () => import("../site/words/es.ftl?raw"),
  ru: () => import("../site/words/ru.ftl?raw"),
};

let bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

/** Fetch the words of a language. Until they arrive, the page stays in the one before. */
export async function learn(language: Language): Promise<void> {
  if (bundles[language]) return;
  const [{ default: sources }, more] = await Promise.all([
    SOURCES[language](),
    host.alone ? OF_SITE[language]() : null,
  ]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of [...Object.values(sources), more?.default ?? ""]) bundle.addResource(new FluentResource(source));
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
