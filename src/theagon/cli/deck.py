"""`theagon deck`: decks checked, listed and shown."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import rich_click as click

from theagon.cli.card_view import CardBook
from theagon.cli.improve import improve
from theagon.cli.options import PATH, cards_option, json_option, lang_option
from theagon.cli.output import print_json, stdout_console
from theagon.cli.texts import say
from theagon.cli.verdict import print_verdict
from theagon.games import NAMES, load_game, sound_games
from theagon.games.collection.decks import DECK_SETS
from theagon.games.translated import said
from theagon.match.own_cards import game_of_deck, game_of_file, with_files

if TYPE_CHECKING:
    from rich.table import Table

    from theagon.games.display.catalogue import CardFace

HIGHEST_COST: Final = 7  # of the curve; its column counts higher costs too


@click.group()
def deck() -> None:
    """Check, list, show and improve decks.

    A deck is a YAML file that names its game. Each game comes with starter decks.
    """


@deck.command()
@click.argument("file", type=PATH)
@cards_option
@json_option
def check(file: Path, card_files: tuple[Path, ...], as_json: bool) -> None:
    """Check a deck file.

    The exit status is 0 if the deck may be played. Otherwise it is 2, and each mistake has its place and cure.
    """

    def read() -> dict[str, Any]:
        game = with_files(load_game(game_of_file(file, "deck")), card_files)
        return _facts(CardBook(game, "en"), game.load_deck(file))

    print_verdict(
        read,
        lambda facts: (
            f"{facts['name']}: a legal deck{' of ' if facts['leader'] else ''}{facts['leader'] or ''}, "
            f"{sum(facts['cards'].values())} cards"
        ),
        as_json=as_json,
    )


@deck.command(name="list")
@click.argument("game", required=False, type=click.Choice(NAMES), metavar="[GAME]")
@lang_option
@json_option
def list_(game: str | None, lang: str, as_json: bool) -> None:
    """List the decks of a game, or of every game."""
    games = (load_game(game),) if game else sound_games()
    books = [CardBook(each, lang) for each in games if "deck" in each.file_types]
    facts = {
        book: [{"id": name, "set": each.set, **_facts(book, each)} for name, each in book.game.decks().items()]
        for book in books
    }
    if as_json:
        print_json([each for decks in facts.values() for each in decks])
        return
    console = stdout_console()
    for number, (book, decks) in enumerate(facts.items()):
        if len(books) > 1:
            console.print("\n" * bool(number) + book.game.title[lang], style="bold underline")
        sets = list(dict.fromkeys(each["set"] for each in decks))
        for set_ in sets:
            if len(sets) > 1:
                console.print("\n" * (set_ != sets[0]) + said(DECK_SETS[set_], lang), style="italic")
            console.print(_table(book, [each for each in decks if each["set"] == set_]))


@deck.command()
@click.argument("name")
@cards_option
@lang_option
@json_option
def show(name: str, card_files: tuple[Path, ...], lang: str, as_json: bool) -> None:
    """Show a deck: its leader, its cards, its curve.

    NAME is that of a deck that comes with a game, or the path of a deck file.
    """
    game = with_files(load_game(game_of_deck(name)), card_files)
    book = CardBook(game, lang)
    facts = _facts(book, game.load_deck(name))
    if as_json:
        print_json(facts)
        return
    console = stdout_console()
    # A file's text must not control the terminal, so it is no markup.
    console.print(facts["name"], style="bold", markup=False)
    if facts["idea"]:
        console.print(facts["idea"], style="italic", markup=False)
    if facts["leader"] is not None:
        leader = book.by_id[facts["leader"]]
        console.print(": ".join(filter(None, (leader.name, " ".join(leader.text)))), markup=False)
    console.print()
    held = [book.by_id[card] for card in facts["cards"]]
    if "curve" not in facts:  # the cards stand by their kinds
        for kind, count in facts["kinds"].items():
            console.print(f"{book.term('kind', kind)}: {count}", style="bold")
            of_kind = [each for each in held if each.kind == kind]
            for each in sorted(of_kind, key=lambda each: (each.cost, each.attack or 0, each.id)):
                console.print(_line(book, each, facts["cards"][each.id]), markup=False)
        return
    for each in sorted(held, key=lambda each: (each.cost, each.id)):
        console.print(_line(book, each, facts["cards"][each.id]), markup=False)
    console.print()
    usual = _usual_curve(book)
    width = max(facts["curve"])
    for cost, (count, mean) in enumerate(zip(facts["curve"], usual, strict=True)):
        label = f"{cost}+" if cost == HIGHEST_COST else str(cost)
        console.print(f"{label:>2} {'█' * count:{width}} {count or '':>2}  {mean:4.1f}")
    console.print(say(lang, "deck-curve"), style="dim")


def _usual_curve(book: CardBook) -> list[float]:
    """Return the curve of the starter decks in the mean."""
    curves = [_facts(book, each)["curve"] for each in book.game.starter_decks().values()]
    return [sum(counts) / len(counts) for counts in zip(*curves, strict=True)]


deck.add_command(improve)


def _line(book: CardBook, card: CardFace, copies: int) -> str:
    """Return a card of a deck as a line: its number of copies, cost, figures and name."""
    figures = "/".join(str(figure) for figure in (card.attack, card.health) if figure is not None)
    cost = book.cost(card)
    return f"{copies:>2} × {'' if cost is None else cost:>2}  {figures:>5}  {card.name}"


def _table(book: CardBook, decks: list[dict[str, Any]]) -> Table:
    """Return decks of a game, one a row, with how many cards of each kind they have."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    led = book.decks_name_leaders
    for heading in ("id", "name", *(["leader"] if led else [])):
        table.add_column(say(book.lang, f"deck-{heading}"))
    leading = () if led else dict.fromkeys(each.kind for each in book.leaders)
    kinds = [kind for kind in (*book.kinds, *leading) if any(kind in each["kinds"] for each in decks)]
    for kind in kinds:
        table.add_column(book.term("kind", kind).lower(), justify="right")
    priced = all("mean_cost" in each for each in decks)
    if priced:
        table.add_column(say(book.lang, "deck-mean-cost"), justify="right")
    for each in decks:
        counts = [str(each["kinds"].get(kind, 0)) for kind in kinds]
        leader = [book.by_id[each["leader"]].name] if led else []
        table.add_row(each["id"], each["name"], *leader, *counts, *([f"{each['mean_cost']:.1f}"] if priced else []))
    return table


def _facts(book: CardBook, chosen: Any) -> dict[str, Any]:
    """Return the facts of a legal deck; those of costs only if all its cards have one."""
    held = book.game.deck_list(chosen, book.lang)
    cards = [book.by_id[card] for card, copies in held.cards.items() for _ in range(copies)]
    facts = {
        "game": book.game.name,
        "name": held.name,
        "idea": held.idea or None,
        "leader": held.leader if book.decks_name_leaders else None,
        "cards": held.cards,
        "kinds": dict(Counter(card.kind for card in cards).most_common()),
    }
    if any(book.cost(card) is None for card in cards):
        return facts
    return facts | {
        "mean_cost": sum(card.cost for card in cards) / len(cards),
        "curve": [sum(min(card.cost, HIGHEST_COST) == cost for card in cards) for cost in range(HIGHEST_COST + 1)],
    }
