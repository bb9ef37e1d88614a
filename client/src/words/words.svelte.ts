// The table's own words, by Fluent; what the game says comes from the server in the same language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Language } from "../shell/settings.svelte";

/** Every `words/*.ftl` there is: those of the shell, and those of each game's folder. */
const SOURCES: Record<string, string> = import.meta.glob(["./*.ftl", "../games/*/words/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundles = new Map<Language, FluentBundle>();

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (bundle === undefined) {
    bundle = new FluentBundle(language, { useIsolating: false });
    for (const [path, source] of Object.entries(SOURCES)) {
      if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(source));
    }
    bundles.set(language, bundle);
  }
  return bundle;
}

/** The message in the language of the player; a component that calls it is drawn again when that changes. */
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
