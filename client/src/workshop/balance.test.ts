import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { NO_ANSWER, ProblemError } from "../protocol/api";
import { measuringOf } from "./balance.svelte";
import { requests } from "./requests";
import type { Balance } from "./types";

const WANTED = { text: "", card: "hound", deck: "zeus", bot: "greedy" };

const found = (matches: number, done = false): Balance => ({
  done,
  matches,
  difference: 1,
  low: -1,
  high: 3,
  verdict: done ? "better" : null,
  more: null,
  seldomPlayed: false,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("a measurement goes on to its end, also while another card is shown", async () => {
  vi.spyOn(requests, "beginBalance").mockResolvedValue({ job: "a" });
  const asked = vi.spyOn(requests, "balance").mockResolvedValueOnce(found(10)).mockResolvedValueOnce(found(90, true));
  const measuring = measuringOf("set", "hound");
  const running = measuring.run("hand-of-the-gods", WANTED, "id: hound");
  await vi.advanceTimersByTimeAsync(10);
  expect([measuring.running, measuring.found?.matches, measuring.text]).toEqual([true, 10, "id: hound"]);
  await vi.runAllTimersAsync();
  await running;
  expect([measuring.running, measuring.found?.matches]).toEqual([false, 90]);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(measuringOf("set", "hound")).toBe(measuring);
  expect(measuringOf("set", "spark")).not.toBe(measuring);
});

it("what is stopped asks no more, and a new measuring takes the place of an old one", async () => {
  vi.spyOn(requests, "beginBalance").mockResolvedValueOnce({ job: "a" }).mockResolvedValueOnce({ job: "b" });
  const asked = vi.spyOn(requests, "balance").mockImplementation((job) => Promise.resolve(found(job === "a" ? 1 : 2)));
  const stopped = vi.spyOn(requests, "stopBalance").mockResolvedValue("");
  const measuring = measuringOf("set", "kindle");
  const first = measuring.run("hand-of-the-gods", WANTED, "");
  await vi.advanceTimersByTimeAsync(10);
  const second = measuring.run("hand-of-the-gods", WANTED, "");
  await vi.advanceTimersByTimeAsync(1100);
  await first;
  expect([measuring.running, measuring.found?.matches]).toEqual([true, 2]);
  measuring.stop();
  expect(measuring.running).toBe(false);
  await vi.runAllTimersAsync();
  await second;
  expect(stopped.mock.calls).toEqual([["a"], ["b"]]);
  expect(measuring.running).toBe(false);
  expect(asked.mock.calls.filter(([job]) => job === "b").length).toBeLessThan(4);
});

it("what is stopped before it has begun does not begin", async () => {
  vi.spyOn(requests, "beginBalance").mockResolvedValue({ job: "a" });
  const asked = vi.spyOn(requests, "balance");
  const stopped = vi.spyOn(requests, "stopBalance").mockResolvedValue("");
  const measuring = measuringOf("set", "smoke");
  const running = measuring.run("hand-of-the-gods", WANTED, "");
  measuring.stop();
  await running;
  expect([asked.mock.calls.length, stopped.mock.calls]).toEqual([0, [["a"]]]);
});

it("an end of the job, and a problem, are told", async () => {
  vi.spyOn(requests, "beginBalance").mockResolvedValue({ job: "a" });
  const asked = vi.spyOn(requests, "balance").mockResolvedValueOnce(null);
  const measuring = measuringOf("set", "ash");
  await measuring.run("hand-of-the-gods", WANTED, "");
  expect([measuring.running, measuring.found]).toEqual([false, null]);
  asked.mockRejectedValueOnce(new ProblemError(NO_ANSWER));
  await measuring.run("hand-of-the-gods", WANTED, "");
  expect([measuring.running, measuring.error?.problem.reason]).toEqual([false, "offline"]);
});
