"""`theagon play`: the table in the browser, or a match in the terminal."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from contextlib import suppress
from datetime import datetime
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

import rich_click as click
from click.core import ParameterSource
from click.exceptions import Exit

from theagon.cards.language import LANGUAGES
from theagon.cli import INTERRUPTED
from theagon.cli.options import NEW_FILE, OLD_FILE, cards_option, lessons_option, puzzles_option, refuse_existing
from theagon.cli.own_bots import check_name, is_own, table_bot
from theagon.cli.scenario import files_of
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game
from theagon.games.bots.levels import LEVELS
from theagon.games.bots.players import player_number
from theagon.games.bots.ratings import ratings
from theagon.games.collection.decks import DECK_SETS, like
from theagon.games.translated import said
from theagon.match.own_cards import with_files

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cli.terminal.session import Session
    from theagon.cli.terminal.table import Table
    from theagon.cli.terminal.texts import TerminalTexts
    from theagon.games.play.game import Game
    from theagon.match.match import Match

HUMAN: Final = "human"
USUAL: Final = "greedy"
OPPONENTS: Final = (*LEVELS, USUAL, "search", "random", HUMAN)
FOR_THE_BROWSER: Final = ("port", "no_open", "share", "lessons", "puzzles")
FOR_THE_TERMINAL: Final = ("deck", "mode", "opponent_deck", "seed", "side", "lang", "file", "resume", "plain")
SETTLED: Final = ("deck", "opponent_deck", "card_files", "maps", "mode", "seed")
"""The parameters with values that a recorded match holds."""


def _opponents(_: click.Context, __: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    """Check the opponents that the command line names."""
    for name in given:
        check_name(name, "opponent", OPPONENTS)
        if name != HUMAN and not is_own(name):
            player_number(name)
    return given


@click.command()
@click.argument("game", required=False, type=click.Choice(NAMES), metavar="[GAME]")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    metavar="N",
    help="Where the browser finds the table. [default: a free port]",
)
@click.option("--no-open", is_flag=True, help="Do not open the browser.")
@click.option("--share", is_flag=True, help="Serve the table to your local network.")
@cards_option
@click.option(
    "--map",
    "maps",
    multiple=True,
    metavar="NAME|FILE",
    help="The map of the match in the terminal, such as ruins; for the browser, a file of a map to choose there, "
    "repeatable.",
)
@lessons_option
@puzzles_option
@click.option("--terminal", is_flag=True, help="Play in this terminal; the options below are for that.")
@click.option("--deck", metavar="NAME|FILE", help="Your deck: a starter deck or a deck file. [default: a starter deck]")
@click.option("--mode", metavar="MODE", help="The way to play, such as teams. [default: the usual one]")
@click.option(
    "--against",
    metavar="WHO",
    multiple=True,
    callback=_opponents,
    help="Your opponent: level-1 to level-8, greedy, search, random or human; a budget may follow a colon, as in "
    "search:64. bot:MODULE:NAME is a function of your own, net:FILE a trained network, program:COMMAND a program. "
    "Repeat it for several, clockwise. In the browser such a bot of yours is offered as an opponent. "
    "[default: greedy]",
)
@click.option("--opponent-deck", metavar="NAME|FILE", help="The deck of all others. [default: drawn from the seed]")
@click.option(
    "--seed", type=click.IntRange(0, (1 << 63) - 1), metavar="S", help="Seed of chance: equal seeds, equal matches."
)
@click.option(
    "--as",
    "side",
    type=click.Choice(["p1", "p2", "p3", "p4"]),
    help="Your seat; in a match of two, p1 begins. [default: by the seed]",
)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Your language. [default: that of your system]")
@click.option("--save", "file", type=NEW_FILE, help="Keep the match in this new file, or in that of --resume.")
@click.option("--resume", type=OLD_FILE, help="Resume this match.")
@click.option("--plain", is_flag=True, help="List units in place of the board, for screen readers.")
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    port: int | None,
    no_open: bool,
    share: bool,
    card_files: tuple[Path, ...],
    maps: tuple[str, ...],
    lessons: tuple[Path, ...],
    puzzles: tuple[Path, ...],
    terminal: bool,
    deck: str | None,
    mode: str | None,
    against: tuple[str, ...],
    opponent_deck: str | None,
    seed: int | None,
    side: str | None,
    lang: str | None,
    file: Path | None,
    resume: Path | None,
    plain: bool,
) -> None:
    """Play against a bot or a friend, in the browser or in the terminal.

    Without options the table opens in the browser, served by this machine and only to it; the first line
    printed is its address, and Ctrl-C closes it. Matches are kept and can be resumed. With the name of a game its page
    opens. '--share' serves it to your local network too, so that a friend there can follow the link of a match.

    In the terminal the game is Hand of the Gods unless you name another. Type 'help' to see what you can type. Over a
    pipe everything is plain text. '--resume FILE' resumes a match that you left.

        theagon play

        theagon play --cards my-cards.yaml

        theagon play --terminal --deck ra --against random

        theagon play gods-unchained --terminal

        theagon play army-of-gods --terminal --mode three --against human --against greedy
    """
    if not terminal:
        _refuse(ctx, FOR_THE_TERMINAL, "is for a match in the terminal", "add --terminal")
        if not all(map(is_own, against)):
            raise TheagonError("--against is for a match in the terminal", hint="add --terminal")
        if against and game is None:
            raise TheagonError("a bot of your own plays one game", hint=f"theagon play GAME --against {against[0]}")
        from theagon.cli.own_table import serve_own_table

        boards = [Path(each) for each in maps]
        serve_own_table(
            game,
            port,
            cards=card_files,
            maps=boards,
            lessons=tuple(files_of(lessons)),
            puzzles=tuple(files_of(puzzles)),
            bots=against,
            browse=not no_open,
            share=share,
            folder=_state_folder(),
        )
        return
    _refuse(ctx, FOR_THE_BROWSER, "is for the table in the browser", "leave --terminal out")
    from theagon.cli.terminal.games import table_of
    from theagon.cli.terminal.printing import Printer, complete_words
    from theagon.cli.terminal.session import Session
    from theagon.cli.terminal.session_state import PlayerLeft

    if file not in (None, resume):
        refuse_existing(file)
    language = lang or _system_language()
    if resume is not None:
        _refuse(ctx, SETTLED, "and --resume do not go together", "the file says how it began")
        match, seat = _resumed(resume, game, side)
        table = table_of(match.game, language)
    else:
        loaded = with_files(load_game(game or NAMES[0]), card_files)
        table = table_of(loaded, language)
        if sys.stdin.isatty() and deck is None and not against and opponent_deck is None:
            deck, against = _asked(table)
        seed = secrets.randbits(32) if seed is None else seed
        match, seat = _begun(loaded, mode or "", maps, deck or table.deck, opponent_deck, seed, side)
    session = Session(
        match,
        _seated(match.position.seats, seat, against),
        table,
        file=file or resume or _unnamed_file(match.game.name),
        autosave=file is not None,
        bots={name: table_bot(name, match.game) for name in against if is_own(name)},
    )
    if sys.stdin.isatty():
        complete_words(session.completions)
    try:
        session.run(Printer(boards=not plain))
    except PlayerLeft as left:
        if left.saved is not None:
            click.echo(session.words.say("resume", command=_resuming(session, left.saved)))
        if left.failure is not None:
            raise left.failure from None
        if left.saved is None and session.message:
            raise TheagonError(session.message, hint="'--save FILE' keeps a match elsewhere") from None
        if left.interrupted:
            raise Exit(INTERRUPTED) from None
    else:
        click.echo(session.result())
        click.echo(session.words.say("seed", seed=str(match.setup.seed)))


def _refuse(ctx: click.Context, names: Collection[str], why: str, hint: str) -> None:
    """Refuse these parameters of the command if they are given."""
    for option in ctx.command.params:
        if option.name in names and ctx.get_parameter_source(option.name) is ParameterSource.COMMANDLINE:
            raise TheagonError(f"{option.opts[0]} {why}", hint=hint)


def _begun(
    game: Game, mode: str, maps: tuple[str, ...], deck: str, opponent_deck: str | None, seed: int, side: str | None
) -> tuple[Match, int]:
    """Begin a match; return it with the player's seat, which is drawn from the seed unless `side` names one."""
    from theagon.match.beginning import match_options, seatings

    options = match_options(game, mode, {}) | ({"map": maps[-1]} if maps else {})
    seats = game.modes[mode or next(iter(game.modes))].seats
    others = [name for name in like(game.decks(), [deck]) if name != deck] or [deck]
    sources = [deck, *[opponent_deck or others[seed % len(others)]] * (seats - 1)]
    wanted = None if side is None else _seat(side, seats)
    for match, sitting in seatings(game, game.setup(sources, seed=seed, options=options)):
        if wanted in (None, sitting[0]):
            return match, sitting[0]
    raise AssertionError("one comes to sit everywhere")


def _resumed(file: Path, game: str | None, side: str | None) -> tuple[Match, int]:
    """Load a match; return it with the player's seat."""
    from theagon.match.replay import load

    match = load(file)
    if game not in (None, match.game.name):
        raise TheagonError(f"{file} has a match of {match.game.name}", hint=f"leave {game} out")
    position = match.position
    return match, position.contestants.index(0) if side is None else _seat(side, position.seats)


def _seat(side: str, seats: int) -> int:
    seat = int(side[1]) - 1
    if seat >= seats:
        raise TheagonError(f"there is no {side} in this match", hint=f"it has p1 to p{seats}")
    return seat


def _seated(seats: int, seat: int, against: tuple[str, ...]) -> tuple[str, ...]:
    """Return players by seat: the human here, then the opponents clockwise. A single one takes all other seats."""
    others = (against or (USUAL,)) * (seats - 1 if len(against) < 2 else 1)
    if len(others) != seats - 1:
        raise TheagonError(
            f"this match has {seats - 1} opponents, not {len(others)}",
            hint="name one for all of them, or each with its own --against",
        )
    return tuple(HUMAN if k == seat else others[(k - seat) % seats - 1] for k in range(seats))


def _asked(table: Table) -> tuple[str, tuple[str]]:
    """Ask for the deck and the opponent before the match; where there is one deck, only for the opponent."""
    words = table.words
    decks = words.game.decks()
    titles = {name: table.deck_title(each) for name, each in decks.items()}
    sets = {name: said(DECK_SETS[each.set], words.language) for name, each in decks.items()}
    deck = _choice(words, "ask-deck", titles, table.deck, sets) if len(decks) > 1 else table.deck
    opponents = {name: _opponent(words, name) for name in OPPONENTS}
    return deck, (_choice(words, "ask-opponent", opponents, USUAL),)


def _opponent(words: TerminalTexts, name: str) -> str:
    """Return an opponent in words; of a level also its rating and its character."""
    if name == HUMAN:
        return words.say(HUMAN)
    called = words.term(f"bot-{name}")
    if name not in LEVELS:
        return called
    rating = ratings(words.game.name).get(name)
    strength = "" if rating is None else f" ({rating.elo})"
    return f"{called}{strength}. {words.term(f'bot-{name}-character')}"


def _choice(
    words: TerminalTexts, question: str, answers: dict[str, str], default: str, groups: Mapping[str, str] | None = None
) -> str:
    """Ask for one of these answers; those of each of several `groups` stand under its title."""
    click.echo(words.say(question))
    column = max(8, *map(len, answers))
    numbers = {name: number for number, name in enumerate(answers, 1)}
    for title, names in groupby(answers, (groups or {}).get):
        if title and len(set((groups or {}).values())) > 1:
            click.echo(f"    {title}")
        for name in names:
            click.echo(f"{numbers[name]:>3} {name:<{column}} {answers[name]}")
    while True:
        click.echo(f"{words.say('ask-default', default=default)} > ", nl=False)
        answer = input().strip().lower() or default
        found = [name for name, number in numbers.items() if answer == str(number) or name.startswith(answer)]
        if answer in answers or len(found) == 1:
            return answer if answer in answers else found[0]
        click.echo(words.say("no-answer", answer=answer))


def _resuming(session: Session, file: Path) -> str:
    """Return the command that resumes the match of a session from a file."""
    seat, players = session.players.index(HUMAN), session.players
    others = [players[(seat + k) % len(players)] for k in range(1, len(players))]
    against = " ".join(f"--against {shlex.quote(other)}" for other in (others if len(set(others)) > 1 else others[:1]))
    return f"theagon play --terminal --resume {shlex.quote(str(file))} --as p{seat + 1} {against}"


def _system_language() -> str:
    """Return the language that the environment names, if it is one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            language = value[:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _unnamed_file(game: str) -> Path:
    """Return a new file for a match that its player leaves without naming one."""
    now = datetime.now().astimezone()
    return _state_folder() / f"{game}-{now:%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"


def _state_folder() -> Path:
    """Return the folder for matches that players leave; make it if it is missing and can be made."""
    try:
        base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    except RuntimeError:  # a user without a home
        return Path()
    folder = base / "theagon"
    with suppress(OSError):  # the match can be played without it
        folder.mkdir(parents=True, exist_ok=True)
    return folder
