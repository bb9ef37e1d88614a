// The client's own words, by Fluent; the words of rules and cards come from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Language } from "../shell/settings.svelte";

/** All `words/*.ftl`: those of the shell and those of each game; and the opponents, as the terminal calls them too. */
const SOURCES: Record<string, string> = import.meta.glob(
  ["./*.ftl", "../games/*/words/*.ftl", "../../../src/theagon/games/text/opponents.*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

const bundles = new Map<Language, FluentBundle>();

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (bundle === undefined) {
    bundle = new FluentBundle(language, { useIsolating: false });
    for (const [path, source] of Object.entries(SOURCES)) {
      if (path.endsWith(`${language}.ftl`)) bundle.addResource(new FluentResource(source));
    }
    bundles.set(language, bundle);
  }
  return bundle;
}

/** A message in the player's language; components that call it update when the language changes. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = bundleOf(settings.language);
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`there is no message ${id} in ${settings.language}`);
  return bundle.formatPattern(message.value, args);
}

/** Whether a message exists: for names that the server sends. */
export function known(id: string): boolean {
  return bundleOf(settings.language).hasMessage(id);
}
