"""`theagon cards`: the cards of a game, as its designers wrote them and as its players read them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import rich_click as click

from theagon.cards.error_text import quoted, suggestion
from theagon.cards.folding import fold
from theagon.cli.card_view import CardBook
from theagon.cli.options import PATH, cards_option, json_option, lang_option
from theagon.cli.output import print_json, stdout_console
from theagon.cli.texts import say
from theagon.cli.verdict import print_verdict
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game, sound_games
from theagon.games.base import LANGUAGES
from theagon.games.translated import said
from theagon.match.own_cards import game_of_file, games_of_files, with_files
from theagon.match.schemas import json_schema

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from click import Context

    from theagon.games.display.catalogue import CardFace
    from theagon.games.play.game import Game


class CommandWithSubcommands(click.RichGroup):
    """A command that takes words (`cards enyo`) and also has subcommands (`cards check FILE`)."""

    allow_interspersed_args = True

    def get_params(self, ctx: Context) -> list[click.Parameter]:
        """Return its parameters; none if a subcommand is named before its own words."""
        return super().get_params(ctx) if ctx.command is self else []

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        if args and args[0] in self.commands:
            ctx.args = args
            return args
        return click.Command.parse_args(self, ctx, args)

    def invoke(self, ctx: Context) -> object:
        if not ctx.args:
            return click.Command.invoke(self, ctx)
        name, command, rest = self.resolve_command(ctx, ctx.args)
        assert command is not None, "parse_args has seen it among the commands"
        ctx.invoked_subcommand = name
        with command.make_context(name, rest, parent=ctx) as inner:
            return command.invoke(inner)


def complete_words(ctx: Context, _parameter: click.Parameter, incomplete: str) -> list[str]:
    """Return what may be typed in place of a card: subcommands, games, and the ids of cards and leaders."""
    words = ctx.params.get("words") or ()
    first = [] if words else [*cards.list_commands(ctx), *NAMES]
    known = CardBook(load_game(words[0] if words and words[0] in NAMES else NAMES[0]), "en").by_id
    return [word for word in (*first, *known) if word.startswith(incomplete)]


@click.group(cls=CommandWithSubcommands, no_args_is_help=False, subcommand_metavar="")
@click.argument("words", metavar="[GAME] [CARD]", nargs=-1, shell_complete=complete_words)
@click.option("--pantheon", "--god", metavar="NAME", help="Only cards of this pantheon, or of this god.")
@click.option(
    "--kind",
    metavar="NAME",
    help="Only cards of this kind: one for decks, such as unit or spell; token, made by other cards; or leader.",
)
@click.option("--cost", type=click.IntRange(0, 20), metavar="N", help="Only cards of this cost.")
@click.option("--keyword", metavar="NAME", help="Only cards with this keyword.")
@click.option("--search", metavar="TEXT", help="Only cards with this in their name or text.")
@lang_option
@click.option("--house", is_flag=True, help="Name the house values of each card instead of its text.")
@cards_option
@click.option("--ids", is_flag=True, help="Print only the ids, one a line, those of the leaders too.")
@click.option("--reading", is_flag=True, help="Print names and texts for an editor: each text once, at the first card.")
@click.option("--whole", is_flag=True, help="Print names, kinds and texts for an editor: each card with all its lines.")
@json_option
def cards(
    words: tuple[str, ...],
    lang: str,
    house: bool,
    card_files: tuple[Path, ...],
    ids: bool,
    reading: bool,
    whole: bool,
    as_json: bool,
    **wanted: Any,
) -> None:
    """List and show the cards of a game.

    CARD, an id or a name, shows that card in full. Values marked * are house values: no published source gives them.

        theagon cards --pantheon greek --cost 3

        theagon cards enyo --lang es

        theagon cards gods-unchained --god war --kind relic

        theagon cards gods-unchained --reading --lang ru

        theagon cards ember-hound --cards my-cards.yaml
    """
    if sum((ids, reading, whole)) > 1:
        raise TheagonError(
            "--ids, --reading and --whole do not go together", hint="each prints all chosen cards its way"
        )
    games, name = _asked(words)
    own = {game.name: game for game in games_of_files(card_files)}
    if own and games == NAMES:
        games = tuple(own)
    if name is not None:
        book, found = _find([own.get(each.name, each) for each in sound_games() if each.name in games], name, lang)
        if as_json:
            print_json(book.as_plain(found))
        else:
            stdout_console().print(book.in_full(found))
        return
    book = CardBook(own.get(games[0]) or load_game(games[0]), lang)
    if wanted["kind"] in {each.kind for each in book.leaders}:  # as Army of Gods calls them: leading
        wanted["kind"] = "leader"
    everything = (ids or reading or whole) and not wanted["kind"]
    listed = book.by_id.values() if everything else _in_order(book, wanted["kind"])
    chosen = _chosen(book, listed, **wanted)
    if ids:
        names = sorted(each.id for each in chosen)
        print_json(names) if as_json else click.echo("\n".join(names))
        return
    if as_json:
        print_json([book.as_plain(each) for each in chosen])
        return
    if reading:
        click.echo("\n".join(_reading_copy(chosen)))
        return
    if whole:
        click.echo("\n".join(_whole_cards(book, chosen)))
        return
    console = stdout_console()
    if chosen:
        console.print(book.table(chosen, house=house))
    counted = say(lang, "counted-leaders" if wanted["kind"] == "leader" else "counted-cards", count=len(chosen))
    console.print(f"{counted}. {say(lang, 'house-value')}" if any(each.house for each in book.cards) else f"{counted}.")


@cards.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=PATH)
@lang_option
@json_option
def check(files: tuple[Path, ...], lang: str, as_json: bool) -> None:
    """Check card files, and print their cards with their rules text.

    The files may use the cards of the game and those of each other, and may replace cards of the game. The exit status
    is 0 if all is well and 2 if not. Warnings, of what may not be meant, do not change it.
    """

    def read() -> dict[str, Any]:
        game = with_files(load_game(game_of_file(files[0], "cards")), files)
        book = CardBook(game, lang)
        new = sorted(game.own_faces(lang), key=_by_pantheon(book))
        if new and not as_json:
            stdout_console().print(book.table(new, house=False))
        return {"cards": [book.as_plain(each) for each in new], "warnings": game.cards.warnings}

    print_verdict(read, lambda facts: say(lang, "no-mistakes", count=len(facts["cards"])), as_json=as_json)


@cards.command()
@click.argument("words", metavar="[GAME] KIND", nargs=-1, required=True)
def schema(words: tuple[str, ...]) -> None:
    """Print the JSON Schema of a kind of file, for an editor to complete and check with.

    KIND is cards, deck or scenario; Hand of the Gods has maps too.
    """
    games, kind = _asked(words)
    print_json(json_schema(games[0], kind or ""))


def _asked(words: tuple[str, ...]) -> tuple[tuple[str, ...], str | None]:
    """Return the games that the words after the command may mean, and the card."""
    if len(words) > 1 and words[0] not in NAMES:
        hint = suggestion(words[0], NAMES) if len(words) == 2 else "put a name of several words in quotes"
        raise TheagonError(f"there is no game {quoted(words[0])}", hint=hint)
    named = bool(words) and words[0] in NAMES
    rest = words[1:] if named else words
    if len(rest) > 1:
        raise TheagonError("one card at a time", hint="put a name of several words in quotes")
    return (words[0],) if named else NAMES, rest[0] if rest else None


def _find(games: Iterable[Game], name: str, lang: str) -> tuple[CardBook, CardFace]:
    """Return the card or leader of this id or name, in any language, and the cards of its game."""
    known: dict[str, str] = {}
    for game in games:
        book = CardBook(game, lang)
        for each in book.by_id.values():
            names = getattr(book.game.definition(each.id), "name", None)
            bearer = (*((said(names, language) for language in LANGUAGES) if names else (each.name,)), each.id)
            if fold(name) in map(fold, bearer):
                return book, each
            known |= dict.fromkeys(bearer, each.id)
    raise TheagonError(f"there is no card {quoted(name)}", hint=suggestion(name, known) or "theagon cards lists all")


def _in_order(book: CardBook, kind: str | None) -> list[CardFace]:
    """Return the leaders; or all cards, also those leaders that are cards of decks."""
    of_decks = () if book.decks_name_leaders else book.leaders
    return sorted(book.leaders if kind == "leader" else (*book.cards, *of_decks), key=_by_pantheon(book))


def _by_pantheon(book: CardBook) -> Callable[[CardFace], tuple[Any, ...]]:
    """Return the order of a list: by pantheon, its leaders first, then by cost; the tokens last."""
    pantheons, leaders = book.pantheons, {each.id for each in book.leaders}
    return lambda each: (each.token, pantheons.index(each.pantheon), each.id not in leaders, each.cost, each.id)


def _reading_copy(chosen: Iterable[CardFace]) -> Iterator[str]:
    """Yield the id and name of each card, and below it the lines of text that no card before it has."""
    read: set[str] = set()
    for each in chosen:
        yield f"{each.id}: {each.name}"
        for line in each.text:
            if line not in read:
                read.add(line)
                yield f"    {line}"


def _whole_cards(book: CardBook, chosen: Iterable[CardFace]) -> Iterator[str]:
    """Yield the id, name and kind of each card, and below it all lines of its text."""
    for each in chosen:
        yield f"{each.id}: {each.name} ({book.kind(each)})"
        for line in each.text:
            yield f"    {line}"


def _chosen(
    book: CardBook,
    listed: Iterable[CardFace],
    *,
    pantheon: str | None,
    kind: str | None,
    cost: int | None,
    keyword: str | None,
    search: str | None,
) -> list[CardFace]:
    """Return those of the cards that all options fit. Raises `TheagonError` for a name that nothing has."""
    for what, name, names in (
        ("pantheon", pantheon, book.pantheons),
        ("kind", kind, book.kinds),
        ("keyword", keyword, book.keywords),
    ):
        if name is not None and name not in names:
            raise TheagonError(f"there is no {what} {quoted(name)}", hint=suggestion(name, names))
    words = fold(search or "")
    return [
        each
        for each in listed
        if pantheon in (None, each.pantheon)
        and cost in (None, each.cost)
        and kind in (None, "leader", "token" if each.token else each.kind)
        and (keyword is None or keyword in each.keywords or book.number(each, keyword))
        and words in fold("\n".join((each.id, each.name, *each.text)))
    ]
