import { mount, unmount } from "svelte";

import { isDone } from "../lessons/progress";
import { api } from "../protocol/api";
import type { LessonLine, NewMatch } from "../protocol/types";
import { noteBeginning } from "../record/record";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

/** Make a match under the player's name, and go there. Throws ProblemError. */
export async function beginMatch(wanted: NewMatch): Promise<void> {
  let players = wanted.players ?? [];
  if (players.some(({ who }) => who === "friend")) {
    const host = await askPlayer(
      wanted.game,
      players.every(({ deck }) => deck === undefined),
    );
    if (!host) return;
    players = players.map((each) => (each.who === "me" ? { ...each, deck: each.deck ?? host.deck } : each));
  }
  const made = wanted.players ? { ...wanted, players } : wanted;
  const { match } = await api.create({ ...made, name: settings.name.trim() || null });
  noteBeginning(match, wanted.game, players.find(({ who }) => who === "me")?.deck);
  go(`/match/${match}`);
}

/** Begin a lesson of a game. Throws ProblemError. */
export async function beginLesson(game: string, { name, puzzle }: Pick<LessonLine, "name" | "puzzle">): Promise<void> {
  if (puzzle) go(`/puzzles/${game}/${name}`);
  else await beginMatch({ game, begin: { type: "lesson", name } });
}

/** Begin the first lesson of a game that is not done, or the first of all. Throws ProblemError. */
export async function beginNextLesson(game: string): Promise<void> {
  const lessons = await api.lessons(game, settings.language);
  const next = lessons.find((lesson) => !isDone(game, lesson)) ?? lessons[0];
  if (next) await beginLesson(game, next);
}

/** Ask for the name that others see, once, and perhaps for the deck. Null: the player would rather not. */
export async function askPlayer(game: string, choosing: boolean): Promise<{ deck: string | null } | null> {
  const named = settings.asked || settings.name.trim() !== "";
  if (named && !choosing) return { deck: null };
  const { default: AskPlayer } = await import("./AskPlayer.svelte");
  const answer = await new Promise<{ deck: string | null } | null>((resolve) => {
    const dialog = mount(AskPlayer, {
      target: document.body,
      props: {
        game: choosing ? game : null,
        named,
        onanswer: (found: { deck: string | null } | null) => (void unmount(dialog), resolve(found)),
      },
    });
  });
  if (answer) settings.asked = true;
  return answer;
}
