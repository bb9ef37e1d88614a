import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { longPress } from "./long-press";

let node: HTMLElement;
let opened: EventTarget[];
let clicks: number;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<main><button>Hydra</button></main>";
  node = document.querySelector("main") as HTMLElement;
  [opened, clicks] = [[], 0];
  longPress(node);
  node.addEventListener("click", () => (clicks += 1));
  node.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (event.target) opened.push(event.target);
  });
});
afterEach(() => vi.useRealTimers());

function pointer(name: string, at = 50, pointerType = "touch"): void {
  const event = new MouseEvent(name, { bubbles: true, clientX: at, clientY: 50 });
  Object.assign(event, { pointerType, isPrimary: true });
  node.firstElementChild?.dispatchEvent(event);
}

it("a long press of a finger opens what is under it, and is no click", () => {
  pointer("pointerdown");
  vi.advanceTimersByTime(1000);
  expect(opened).toEqual([node.firstElementChild]);
  pointer("pointerup");
  pointer("click");
  expect(clicks).toBe(0);
  pointer("pointerdown");
  pointer("pointerup");
  pointer("click");
  expect(clicks).toBe(1);
});

it("a finger that strays, a short press and a mouse open nothing", () => {
  pointer("pointerdown");
  pointer("pointermove", 90);
  vi.advanceTimersByTime(1000);
  pointer("pointerdown");
  pointer("pointerup");
  vi.advanceTimersByTime(1000);
  pointer("pointerdown", 50, "mouse");
  vi.advanceTimersByTime(1000);
  expect(opened).toEqual([]);
});

it("where the browser tells of the long press, it opens once", () => {
  pointer("pointerdown");
  pointer("contextmenu");
  vi.advanceTimersByTime(1000);
  expect(opened).toHaveLength(1);
});
