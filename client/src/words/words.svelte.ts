// The table's own words, by Fluent; what the game says comes from the server in the same language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Language } from "../shell/settings.svelte";
import en from "./en.ftl?raw";
import es from "./es.ftl?raw";
import ru from "./ru.ftl?raw";

const SOURCES: Record<Language, string> = { en, es, ru };

const bundles = new Map<Language, FluentBundle>();

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (bundle === undefined) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(SOURCES[language]));
    bundles.set(language, bundle);
  }
  return bundle;
}

/** The message in the language of the player; a component that calls it is drawn anew when that changes. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = bundleOf(settings.language);
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`there is no message ${id} in ${settings.language}`);
  return bundle.formatPattern(message.value, args);
}

/** Whether there is a message: for names that the server sends. */
export function known(id: string): boolean {
  return bundleOf(settings.language).hasMessage(id);
}
