// The editor of YAML, by CodeMirror: keys as everywhere, words to complete, and mistakes under their lines.
import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { HighlightStyle, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { EditorState, StateEffect, StateField, Transaction } from "@codemirror/state";
import {
  Decoration,
  EditorView,
  WidgetType,
  drawSelection,
  keymap,
  lineNumbers,
  type DecorationSet,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";

import type { Place, Suggestion } from "./completion";
import type { CardMistake } from "./types";

export interface Options {
  label: string;
  /** What screen readers call the list of suggestions. */
  suggestions: string;
  text: string;
  suggest: ((text: string, position: number) => { place: Place; options: Suggestion[] } | null) | undefined;
  onedit: (text: string) => void;
}

export interface Editor {
  /** Take a text that was changed elsewhere. */
  take: (text: string) => void;
  tell: (mistakes: readonly CardMistake[]) => void;
  destroy: () => void;
}

const COLOURS = HighlightStyle.define([
  { tag: [tags.definition(tags.propertyName), tags.propertyName], color: "var(--gold)" },
  { tag: tags.comment, color: "var(--bone-dim)", fontStyle: "italic" },
  { tag: [tags.string, tags.content], color: "var(--bone)" },
  { tag: [tags.separator, tags.squareBracket, tags.brace, tags.punctuation], color: "var(--bone-dim)" },
]);

const LOOK = EditorView.theme({
  "&": { background: "var(--ground)", color: "var(--bone)", fontSize: "0.9rem" },
  "&.cm-focused": { outline: "2px solid var(--gold)", outlineOffset: "1px" },
  ".cm-content": { fontFamily: "ui-monospace, monospace", caretColor: "var(--gold)", padding: "0.5rem 0" },
  ".cm-scroller": { fontFamily: "ui-monospace, monospace", lineHeight: "1.5" },
  ".cm-gutters": { background: "transparent", color: "var(--bone-dim)", border: "0" },
  ".cm-cursor": { borderLeftColor: "var(--gold)", borderLeftWidth: "2px" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": {
    background: "color-mix(in srgb, var(--gold) 28%, transparent) !important",
  },
  ".cm-tooltip": {
    background: "var(--glaze)",
    color: "var(--bone)",
    border: "1px solid var(--line)",
    borderRadius: "var(--radius)",
    overflow: "hidden",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "ui-monospace, monospace", maxHeight: "15rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "0.3rem 0.7rem", lineHeight: "1.3" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { background: "var(--gold)", color: "var(--ground)" },
  ".cm-tooltip-autocomplete ul li[aria-selected] .cm-completionDetail": { color: "inherit" },
  ".cm-completionDetail": { color: "var(--bone-dim)", fontFamily: "var(--text)", fontStyle: "normal" },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "700" },
  ".wrong": { textDecoration: "underline wavy var(--blood)", textUnderlineOffset: "0.2em" },
  ".mistake": {
    padding: "0.15rem 0.6rem 0.25rem",
    borderLeft: "3px solid var(--blood)",
    background: "var(--glaze)",
    fontFamily: "var(--text)",
    fontSize: "0.92rem",
    lineHeight: "1.35",
    whiteSpace: "normal",
  },
  ".mistake.warning": { borderColor: "var(--gold)" },
  ".mistake em": { display: "block", color: "var(--bone-dim)", fontStyle: "normal" },
});

class MistakeLine extends WidgetType {
  constructor(readonly mistake: CardMistake) {
    super();
  }

  override eq({ mistake }: MistakeLine): boolean {
    const { message, hint, severity } = this.mistake;
    return mistake.message === message && mistake.hint === hint && mistake.severity === severity;
  }

  toDOM(): HTMLElement {
    const line = document.createElement("div");
    line.className = `mistake ${this.mistake.severity}`;
    line.lang = this.mistake.language;
    line.append(this.mistake.message);
    if (this.mistake.hint) line.append(Object.assign(document.createElement("em"), { textContent: this.mistake.hint }));
    return line;
  }
}

const told = StateEffect.define<readonly CardMistake[]>();

const mistakeLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, { changes, effects, state }) {
    const given = effects.find((effect) => effect.is(told));
    return given ? linesOf(given.value as readonly CardMistake[], state) : lines.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Return the decorations of mistakes: the word at the place underlined, the words under the line. */
function linesOf(mistakes: readonly CardMistake[], { doc }: EditorState): DecorationSet {
  const ranges = mistakes.flatMap((mistake) => {
    const line = doc.line(Math.min(Math.max(mistake.line, 1), doc.lines));
    const from = Math.min(line.from + mistake.column - 1, line.to);
    const length = /^[^\s,:{}[\]]+/.exec(line.text.slice(from - line.from))?.[0].length ?? 0;
    const below = Decoration.widget({ widget: new MistakeLine(mistake), block: true, side: 1 }).range(line.to);
    return length > 0 ? [Decoration.mark({ class: "wrong" }).range(from, from + length), below] : [below];
  });
  return Decoration.set(ranges, true);
}

export function editorIn(parent: HTMLElement, { label, suggestions, text, suggest, onedit }: Options): Editor {
  let quiet = false;

  function complete(context: CompletionContext): CompletionResult | null {
    const found = suggest?.(context.state.doc.toString(), context.pos);
    if (
      !found ||
      found.options.length === 0 ||
      (!context.explicit && context.pos === found.place.from && !isAfterSign(context))
    )
      return null;
    return {
      from: found.place.from,
      options: found.options.map(({ label, detail, text: written }) => ({
        label,
        detail: detail.slice(0, 60),
        apply: written,
      })),
      validFor: /^[\w-]*$/,
    };
  }

  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      EditorState.phrases.of({ Completions: suggestions }),
      lineNumbers(),
      history(),
      drawSelection(),
      yaml(),
      indentUnit.of("  "),
      syntaxHighlighting(COLOURS),
      closeBrackets(),
      autocompletion({ override: [complete], icons: false }),
      keymap.of([
        { key: "Tab", run: acceptCompletion }, // with nothing to complete it leads on to the next field
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...historyKeymap,
        ...defaultKeymap,
      ]),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", autocapitalize: "off" }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged && !quiet) onedit(state.doc.toString());
      }),
      mistakeLines,
      LOOK,
    ],
  });

  return {
    take(wanted) {
      const now = view.state.doc.toString();
      if (wanted === now) return;
      quiet = true;
      view.dispatch({ changes: changeOf(now, wanted), annotations: Transaction.addToHistory.of(true) });
      quiet = false;
    },
    tell: (mistakes) => view.dispatch({ effects: told.of(mistakes) }),
    destroy: () => view.destroy(),
  };
}

/** Return whether the cursor is right after a sign that asks for a word. */
function isAfterSign({ state, pos }: CompletionContext): boolean {
  return /[:,] $|[{[]$|- $/.test(state.sliceDoc(Math.max(0, pos - 2), pos));
}

/** Return the smallest change that makes one text of another. */
function changeOf(now: string, wanted: string): { from: number; to: number; insert: string } {
  let from = 0;
  while (from < now.length && now[from] === wanted[from]) from += 1;
  let tail = 0;
  while (tail < Math.min(now.length, wanted.length) - from && now.at(-1 - tail) === wanted.at(-1 - tail)) tail += 1;
  return { from, to: now.length - tail, insert: wanted.slice(from, wanted.length - tail) };
}
