import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { NO_ANSWER, ProblemError, api } from "../protocol/api";
import type { MatchAnalysis } from "../protocol/types";
import { settings } from "../shell/settings.svelte";
import { CATALOGUE, position } from "../games/hand-of-the-gods/example";
import { followAnalysis } from "./following";
import MatchChances from "./MatchChances.svelte";

const begun: MatchAnalysis = {
  view: "fair",
  done: 3,
  steps: 9,
  reader: null,
  curve: [],
  turningPoints: [],
  reason: null,
  lost: [],
  strong: [],
};
const done: MatchAnalysis = { ...begun, done: 9, curve: [{ turn: 1, step: 0, shares: [0.5, 0.5] }] };

const look = vi.spyOn(api, "analysis");
const begin = vi.spyOn(api, "beginAnalysis");

const props = { match: "m", catalogue: CATALOGUE, lost: true, named: String, nameOf: String, onplay: () => undefined };

/** Follow the analysis of a match whose requests find these in turn, the last one again and again. */
function follow(...found: (MatchAnalysis | null)[]) {
  for (const each of found.slice(0, -1)) look.mockResolvedValueOnce(each);
  look.mockResolvedValue(found.at(-1) ?? null);
  const take = vi.fn();
  const fail = vi.fn();
  return { take, fail, stop: followAnalysis({ match: "m" }, "fair", "en", take, fail) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  settings.language = "en";
  look.mockReset();
  begin.mockReset().mockResolvedValue("");
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  vi.useRealTimers();
});

test("an analysis is looked at until it is done, and no longer", async () => {
  const { take, fail } = follow(begun, begun, done);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(take.mock.calls).toEqual([[begun], [begun], [done]]);
  expect(look).toHaveBeenCalledTimes(3);
  expect(fail).not.toHaveBeenCalled();
});

test("an analysis of which the server knows no more has failed, and is looked at no longer", async () => {
  const { fail } = follow(begun, null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(2);
  expect(fail.mock.calls).toMatchObject([[{ problem: { reason: "interrupted" } }]]);
});

test("whoever has left hears of no failure", async () => {
  const { fail, stop } = follow(null);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fail).not.toHaveBeenCalled();
});

test.each([
  ["the server was restarted", () => look.mockResolvedValueOnce(null), "The analysis was interrupted"],
  ["the server is away", () => look.mockRejectedValueOnce(new ProblemError(NO_ANSWER)), "There is no answer"],
])("where %s, the reader is told so, and can begin the analysis again", async (_, happens, told) => {
  happens();
  look.mockResolvedValue(begun);
  render(MatchChances, props);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByRole("alert").textContent).toContain(told);
  expect(screen.queryByRole("progressbar")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(begin).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("progressbar")).toBeTruthy();
});

test("a defeat is explained in one sentence, beside the board of that moment, from which one can play on", async () => {
  vi.useRealTimers(); // the board is fetched
  const view = { ...position(), "to-act": 0 } as never;
  const plan = [{ source: "c3", card: null, targets: ["d3"] }];
  look.mockResolvedValue({ ...done, reason: { text: "You missed a win.", step: 7, view, plan } });
  const onplay = vi.fn();
  const { container } = render(MatchChances, { ...props, onplay });
  await screen.findByText("You missed a win.");
  expect(screen.getByRole("heading").textContent).toBe("Why did I lose?");
  await vi.waitFor(() => expect(container.querySelector(".plan [data-place=c3]")).not.toBeNull(), 10_000);
  await fireEvent.click(screen.getByRole("button", { name: "Play on from here" }));
  expect(onplay).toHaveBeenCalledWith(7);
});

test("where no single decision lost a match, there is no board, and the winner reads what decided it", async () => {
  look.mockResolvedValue({ ...done, reason: { text: "No single move.", step: null, view: null, plan: [] } });
  const { container } = render(MatchChances, { ...props, lost: false });
  await vi.runAllTimersAsync();
  expect(screen.getByRole("heading").textContent).toBe("What decided it");
  expect(container.querySelector(".why")?.textContent).toBe("No single move.");
  expect(container.querySelector(".plan")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});
