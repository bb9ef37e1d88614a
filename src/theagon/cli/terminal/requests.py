"""The requests that a player can make. Each is a function of the session and the words typed after it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from theagon.cards.folding import fold
from theagon.cards.language import LANGUAGES
from theagon.cli.terminal import lookup
from theagon.cli.terminal.commands import spelled, understood
from theagon.cli.terminal.log_text import explained, log_lines
from theagon.cli.terminal.session_state import PlayerLeft
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from theagon.cli.terminal.session_state import SessionState


def help_(session: SessionState, _: list[str]) -> None:
    title = session.words.say("title", game=session.words.game.title[session.words.language])
    session.device.read([title, *lookup.help_lines(session.table)])


def undo(session: SessionState, _: list[str]) -> None:
    reason = session.match.why_not_undo(session.eyes)
    if reason is not None:
        session.message = session.words.say(f"no-undo-{reason}")
        return
    step = session.match.undo(session.eyes)
    session.message = session.words.say("undone", action=step.notation)


def hint(session: SessionState, _: list[str]) -> None:
    """Say a good action with its reason; the record of the match counts it."""
    position, steps = session.match.position, len(session.match.history)
    found = position.hint(seed=steps)
    session.match.hints.append(steps + 1)
    session.message = position.hint_text(found, session.words.language)


def why(session: SessionState, rest: list[str]) -> None:
    """Explain an event by its number, or the last one; `why not ACTION` explains why an action is not possible."""
    words = session.words
    if rest and fold(rest[0]) in {"not", *fold(words.say("word-not")).split()}:
        why_not(session, rest[1:])
        return
    if rest and not (rest[0].isdecimal() and len(rest[0]) < 10):
        session.message = session.such_as("why")
        return
    last = next((line.number for line in reversed(session.latest())), -1)
    try:
        chain = session.match.why(int(rest[0]) if rest else last)
    except TheagonError:
        session.message = words.say("no-event")
        return
    session.device.read(explained(chain, session.eyes, words))


def why_not(session: SessionState, rest: list[str]) -> None:
    words = session.words
    if not rest:
        session.message = session.such_as("why")
        return
    name, typed = understood(rest[0], session.table), " ".join(rest)
    if name in session.table.verbs:
        action = session.parsed(session.spelled_out(str(name), rest[1:]))
    else:
        action = session.parsed(session.spelled_out("play", rest), typed)
    if action is None:
        return
    position = session.match.position
    refusal = position.why_not(action)
    if refusal is None:
        session.message = words.say("it-is-possible", action=position.notation(action))
        return
    clause = lookup.clause_line(words, refusal.clause) or refusal.clause
    session.device.read([refusal.text(words.language), clause])


def look(session: SessionState, rest: list[str]) -> None:
    _read(session, "look", " ".join(rest), lambda wanted: lookup.look(session.scene(), wanted))


def rules(session: SessionState, rest: list[str]) -> None:
    _read(session, "rules", " ".join(rest), lambda wanted: lookup.rules(session.table, wanted))


def _read(session: SessionState, name: str, wanted: str, page_of: Callable[[str], list[str] | None]) -> None:
    """Show the page that is wanted, or say that there is none, and how the request is typed."""
    page = page_of(wanted) if wanted else None
    if page is not None:
        session.device.read(page)
    else:
        missing = f"{session.words.say(f'no-{name}', wanted=wanted)} " if wanted else ""
        session.message = missing + session.such_as(name)


def log(session: SessionState, _: list[str]) -> None:
    steps = [session.match.opening, *(step.events for step in session.match.history)]
    lines = [str(line) for events in steps for line in log_lines(events, session.eyes, session.words, brief=False)]
    session.device.read([spelled("log", session.words)[0], *lines])


def pile(session: SessionState, name: str) -> None:
    """Show a pile of the game."""
    contestant = session.match.position.contestants[session.eyes]
    built = session.match.setup.decks[contestant].cards
    session.device.read(session.table.pile(name, session.scene(), built))


def board(session: SessionState, _: list[str]) -> None:
    session.device.forget()


def save(session: SessionState, rest: list[str]) -> None:
    if session.write(Path(" ".join(rest)) if rest else session.file):
        session.message = session.words.say("saved", file=str(session.file))


def lang(session: SessionState, rest: list[str]) -> None:
    if len(rest) == 1 and rest[0].lower() in LANGUAGES:
        session.words.language = rest[0].lower()
    else:
        session.message = session.such_as("lang")


def quit_(session: SessionState, _: list[str]) -> None:
    answer = session.ask(session.words.say("quit-question", file=str(session.file))).strip()
    if fold(answer) in fold(session.words.say("word-no")).split():
        raise PlayerLeft(None)
    agreed = not answer or fold(answer) in fold(session.words.say("word-yes")).split()
    if session.write(session.file if agreed else Path(answer)):
        raise PlayerLeft(session.file)


def concede(session: SessionState, rest: list[str]) -> None:
    answer = rest[0] if rest else session.ask(session.words.say("concede-question")).strip()
    if fold(answer) in fold(session.words.say("word-yes")).split():
        session.apply(session.match.game.concession(session.eyes))


ANSWERS: Final[Mapping[str, Callable[[SessionState, list[str]], None]]] = {
    "help": help_,
    "undo": undo,
    "hint": hint,
    "why": why,
    "look": look,
    "log": log,
    "rules": rules,
    "board": board,
    "save": save,
    "lang": lang,
    "quit": quit_,
    "concede": concede,
}
"""The function that answers each request that every game has."""
