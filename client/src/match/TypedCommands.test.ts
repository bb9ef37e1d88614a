import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";

import { catalogueOf } from "../cards/example";
import { settings } from "../shell/settings.svelte";
import TypedCommands from "./TypedCommands.svelte";

afterEach(() => {
  cleanup();
  settings.language = "en";
});

it.each([
  ["en", "Why  not attack c3 d3", { asked: "attack c3 d3" }],
  ["es", "por que no attack c3 d3", { asked: "attack c3 d3" }],
  ["es", "¿Por qué no?", { typed: "¿Por qué no?" }],
  ["ru", "почему нельзя end", { asked: "end" }],
  ["en", "why not", { typed: "why not" }],
  ["en", "whynot end", { typed: "whynot end" }],
] as const)(
  "in %s the line %s is a question or an action",
  async (language, line, { asked, typed }: Record<string, string>) => {
    settings.language = language;
    const table = { mayAct: false, shownLog: [], refused: null, possible: null, command: vi.fn(), whyNot: vi.fn() };
    const client = { describeBoard: () => [] };
    const props = {
      table,
      catalogue: catalogueOf("hand-of-the-gods", {}),
      client,
      view: {},
      prompt: "",
      nameOf: String,
    };
    render(TypedCommands, props as never);
    const input = screen.getByRole("textbox");
    await fireEvent.input(input, { target: { value: line } });
    await fireEvent.submit(input.closest("form") as HTMLFormElement);
    expect(table.whyNot.mock.calls).toEqual(asked === undefined ? [] : [[{ text: asked }]]);
    expect(table.command.mock.calls).toEqual(typed === undefined ? [] : [[typed]]);
  },
);
