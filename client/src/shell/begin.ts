import { mount, unmount } from "svelte";

import { api } from "../protocol/api";
import type { NewMatch } from "../protocol/types";
import { noteBeginning } from "../record/record";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

/** Make a match under the player's name, and go there. Throws ProblemError. */
export async function beginMatch(wanted: NewMatch): Promise<void> {
  if (wanted.players?.some(({ who }) => who === "friend")) await askName();
  const { match } = await api.create({ ...wanted, name: settings.name.trim() || null });
  noteBeginning(match, wanted.game, wanted.players?.find(({ who }) => who === "me")?.deck);
  go(`/match/${match}`);
}

/** Begin a lesson of a game. Throws ProblemError. */
export async function beginLesson(game: string, name: string): Promise<void> {
  await beginMatch({ game, begin: { type: "lesson", name } });
}

/** Ask for the name that a friend sees, once. */
async function askName(): Promise<void> {
  if (settings.asked || settings.name.trim()) return;
  const { default: AskName } = await import("./AskName.svelte");
  await new Promise<void>((answered) => {
    const dialog = mount(AskName, {
      target: document.body,
      props: { onanswer: () => (void unmount(dialog), answered()) },
    });
  });
  settings.asked = true;
}
