"""`theagon cards`: the cards of a game, as its designers wrote them and as its players read them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, get_args

import rich_click as click

from theagon.cards.wording import quoted, suggestion
from theagon.cli.card_view import as_plain, in_full, table, text_of
from theagon.cli.faces import print_faces
from theagon.cli.output import json_option, lang_option, print_json, stdout_console
from theagon.cli.published_cards import import_cards, published
from theagon.cli.verdict import print_verdict
from theagon.cli.words import say
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.games.gods_unchained.schema import God
from theagon.games.gods_unchained.schema import Keyword as GodsKeyword
from theagon.games.hand_of_the_gods.content import CardSet, standard
from theagon.games.hand_of_the_gods.json_schemas import FILES, json_schema
from theagon.games.hand_of_the_gods.schema import Card, Keyword, Leader, Pantheon

if TYPE_CHECKING:
    from click import Context

PANTHEONS: Final = get_args(Pantheon)
GODS: Final = tuple(god for god in get_args(God) if god not in PANTHEONS)
KINDS: Final = ("unit", "spell", "token", "leader")
OTHER_KINDS: Final = ("creature", "relic", "god-power")
KEYWORDS: Final = (*get_args(Keyword), "protect")
GODS_KEYWORDS: Final = get_args(GodsKeyword)


class CommandWithSubcommands(click.RichGroup):
    """A command with words of its own (`cards enyo`) that also has subcommands (`cards check FILE`)."""

    allow_interspersed_args = True

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
    """What may stand where a card may: subcommands, games, and the ids of cards and leaders."""
    first = [*cards.list_commands(ctx), *NAMES] if not ctx.params.get("words") else []
    return [word for word in (*first, *(each.id for each in standard().everything)) if word.startswith(incomplete)]


@click.group(cls=CommandWithSubcommands, no_args_is_help=False, subcommand_metavar="")
@click.argument("words", metavar="[GAME] [CARD]", nargs=-1, shell_complete=complete_words)
@click.option("--pantheon", type=click.Choice((*PANTHEONS, *GODS)), help="Only cards of this pantheon or god.")
@click.option("--kind", type=click.Choice((*KINDS, *OTHER_KINDS)),
              help="Only units or spells for decks, or tokens, or the leaders.")
@click.option("--cost", type=click.IntRange(0, 10), help="Only cards of this cost.")
@click.option("--keyword", type=click.Choice((*KEYWORDS, *GODS_KEYWORDS)), metavar="KEYWORD",
              help="Only cards with this keyword.")
@click.option("--search", metavar="TEXT", help="Only cards whose name or text holds this.")
@lang_option
@click.option("--house", is_flag=True, help="Name the house values of each card instead of its text.")
@json_option
def cards(words: tuple[str, ...], lang: str, house: bool, as_json: bool, **wanted: Any) -> None:
    """List and show the cards of a game.

    CARD, an id or a name, shows that card in full. Values marked * are house values: no published source gives them.

        theagon cards --pantheon greek --cost 3

        theagon cards enyo --lang es
    """
    name = _card_named(words)
    if words and words[0] in NAMES[1:]:
        if house:
            raise TheagonError(f"the cards of {words[0]} are listed with their texts", hint="leave --house out")
        print_faces(words[0], name, lang, as_json=as_json, wanted=wanted)
        return
    every = standard()
    if name is not None:
        found = _find(every, name)
        if as_json:
            print_json(as_plain(found, every, lang))
        else:
            stdout_console().print(in_full(found, every, lang))
        return
    chosen = [each for each in _in_order(every, wanted["kind"]) if _matches(each, every, lang, **wanted)]
    if as_json:
        print_json([as_plain(each, every, lang) for each in chosen])
        return
    console = stdout_console()
    if chosen:
        console.print(table(chosen, every, lang, house=house))
    counted = say(lang, "counted-leaders" if wanted["kind"] == "leader" else "counted-cards", count=len(chosen))
    console.print(f"{counted}. {say(lang, 'house-value')}")


cards.add_command(import_cards)
cards.add_command(published)


@cards.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
@lang_option
@json_option
def check(files: tuple[Path, ...], lang: str, as_json: bool) -> None:
    """Check card files, and print the cards with the text that they get.

    The files may use the cards of the game and those of each other, and may replace cards of the game. The exit status
    is 0 if all is well and 2 if not.
    """
    base = standard()

    def read() -> dict[str, Any]:
        every = CardSet.from_files(files, base)
        standing = set(map(id, base.everything))
        new = [each for each in every.everything if id(each) not in standing]
        if new and not as_json:
            stdout_console().print(table(new, every, lang, house=False))
        return {"cards": [as_plain(each, every, lang) for each in new]}

    print_verdict(read, lambda facts: say(lang, "no-mistakes", count=len(facts["cards"])), as_json=as_json)


@cards.command()
@click.argument("kind", type=click.Choice(tuple(FILES)))
def schema(kind: str) -> None:
    """Print the JSON Schema of card files, decks or maps, for an editor to complete and check with."""
    print_json(json_schema(kind))


def _card_named(words: tuple[str, ...]) -> str | None:
    """The card meant by the words after the command; the name of the game may be left out."""
    if len(words) > 1 and words[0] not in NAMES:
        hint = suggestion(words[0], NAMES) if len(words) == 2 else "put a name of several words in quotes"
        raise TheagonError(f"there is no game {quoted(words[0])}", hint=hint)
    rest = words[1:] if words and words[0] in NAMES else words
    if len(rest) > 1:
        raise TheagonError("one card at a time", hint="put a name of several words in quotes")
    return rest[0] if rest else None


def _find(every: CardSet, name: str) -> Card | Leader:
    """The card or leader of this id or name, in any language."""
    bearers: dict[str, Card | Leader] = {}
    for each in reversed(every.everything):  # where a leader and a card have one name, the card is meant
        bearers |= dict.fromkeys((each.name.en, each.name.es, each.name.ru, each.id), each)
    for known, each in bearers.items():
        if known.casefold() == name.casefold():
            return each
    raise TheagonError(f"there is no card {quoted(name)}", hint=suggestion(name, bearers) or "theagon cards lists all")


def _in_order(every: CardSet, kind: str | None) -> list[Card | Leader]:
    """The leaders; or all cards, by pantheon and cost, the tokens last."""
    if kind == "leader":
        return sorted(every.leaders.values(), key=lambda leader: PANTHEONS.index(leader.pantheon))
    cards = sorted(every.cards.values(), key=lambda card: (PANTHEONS.index(card.pantheon), card.cost, card.id))
    return [*(card for card in cards if not card.token), *(card for card in cards if card.token)]


def _matches(
    each: Card | Leader, every: CardSet, lang: str, *, pantheon: str | None, kind: str | None, cost: int | None,
    keyword: str | None, search: str | None,
) -> bool:  # fmt: skip
    if pantheon not in (None, each.pantheon) or cost not in (None, each.cost):
        return False
    if isinstance(each, Card):
        if kind is not None and kind != ("token" if each.token else each.kind):
            return False
        if keyword is not None and keyword not in (*each.keywords, *(["protect"] if each.protect else [])):
            return False
    words = (each.id, getattr(each.name, lang), *text_of(each, every, lang))
    return search is None or search.casefold() in "\n".join(words).casefold()
