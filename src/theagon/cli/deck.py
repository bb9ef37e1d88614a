"""`theagon deck`: decks checked, listed and shown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import rich_click as click

from theagon.cards.source import read_yaml
from theagon.cli.card_view import text_of
from theagon.cli.output import json_option, lang_option, print_json, stdout_console
from theagon.cli.verdict import print_verdict
from theagon.cli.words import say
from theagon.games.gods_unchained.content import load_deck as load_gods_deck
from theagon.games.gods_unchained.game import GAME as GODS_UNCHAINED
from theagon.games.hand_of_the_gods.content import load_deck, standard, starter_decks
from theagon.games.hand_of_the_gods.wording import TEXTS

if TYPE_CHECKING:
    from theagon.games.hand_of_the_gods.schema import Card, Deck

HIGHEST_COST: Final = 7                     # of the curve: this and more

@click.group()
def deck() -> None:
    """Check a deck against the rules of deck building.

    A deck is a YAML file; the game brings one for each leader, called by the leader's id.
    """


@deck.command()
@click.argument("file", type=click.Path(path_type=Path))
@json_option
def check(file: Path, as_json: bool) -> None:
    """Check a deck file.

    The exit status is 0 if the deck may be played and 2 if not; then each mistake is told with its place and cure.
    """
    print_verdict(
        lambda: _gods_facts(file) if _is_of_gods(file) else _facts(load_deck(file), "en"),
        lambda facts: f"{facts['name']}: a legal deck of {facts['leader']}, {sum(facts['cards'].values())} cards",
        as_json=as_json,
    )


@deck.command(name="list")
@lang_option
@json_option
def list_(lang: str, as_json: bool) -> None:
    """List the decks that the game brings."""
    facts = {name: _facts(each, lang) for name, each in starter_decks().items()}
    if as_json:
        print_json([{"id": name, **each} for name, each in facts.items()])
        return
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("id", "name", "leader", "pantheon"):
        table.add_column(say(lang, f"deck-{heading}"))
    for heading in ("units", "spells", "mean-cost"):
        table.add_column(say(lang, f"deck-{heading}"), justify="right")
    leaders = standard().leader_by_id
    for name, each in facts.items():
        leader = leaders[each["leader"]]
        pantheon = TEXTS.say(lang, f"pantheon-{leader.pantheon}")
        numbers = (str(each["units"]), str(each["spells"]), f"{each['mean_cost']:.1f}")
        table.add_row(name, each["name"], getattr(leader.name, lang), pantheon, *numbers)
    stdout_console().print(table)


@deck.command()
@click.argument("name")
@lang_option
@json_option
def show(name: str, lang: str, as_json: bool) -> None:
    """Show a deck: its leader, its cards, its curve.

    NAME is that of a deck of the game, or the path of a deck file.
    """
    chosen = load_deck(name)
    facts = _facts(chosen, lang)
    if as_json:
        print_json(facts)
        return
    every = standard()
    leader = every.leader_by_id[chosen.leader]
    console = stdout_console()
    # Not as markup: what the file says is not for the terminal to obey.
    console.print(facts["name"], style="bold", markup=False)
    console.print(f"{getattr(leader.name, lang)}: {' '.join(text_of(leader, every, lang))}\n", markup=False)
    for card in sorted((every.by_id[card] for card in chosen.cards), key=lambda card: (card.cost, card.id)):
        figures = f"{card.attack}/{card.health}" if card.kind == "unit" else ""
        console.print(f"{chosen.cards[card.id]} × {card.cost:>2}  {figures:>5}  {getattr(card.name, lang)}")
    console.print()
    for cost, count in enumerate(facts["curve"]):
        label = f"{cost}+" if cost == HIGHEST_COST else str(cost)
        console.print(f"{label:>2} {'█' * count}{' ' if count else ''}{count or ''}")


def _is_of_gods(file: Path) -> bool:
    """Is it a deck of Gods Unchained? Of any other game, or of none, the first one's check speaks."""
    node = read_yaml(file)
    return isinstance(node.value, dict) and node.find("game").value == "gods-unchained"


def _gods_facts(file: Path) -> dict[str, Any]:
    listed = GODS_UNCHAINED.deck_list(load_gods_deck(file))
    return {"name": listed.name, "leader": listed.leader, "cards": listed.cards}


def _facts(chosen: Deck, lang: str) -> dict[str, Any]:
    """What is worth knowing of a legal deck."""
    every = standard()
    held: list[Card] = [every.by_id[card] for card, copies in chosen.cards.items() for _ in range(copies)]
    units = sum(card.kind == "unit" for card in held)
    return {
        "name": chosen.name if isinstance(chosen.name, str) else getattr(chosen.name, lang),
        "leader": chosen.leader,
        "cards": chosen.cards,
        "units": units,
        "spells": len(held) - units,
        "mean_cost": sum(card.cost for card in held) / len(held),
        "curve": [sum(min(card.cost, HIGHEST_COST) == cost for card in held) for cost in range(HIGHEST_COST + 1)],
    }
