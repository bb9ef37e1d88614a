"""The parts of a scene as lines of text: the status, the hand, the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len

from theagon.cli.terminal.texts import shape

if TYPE_CHECKING:
    from theagon.cli.terminal.menu import Choice, Option
    from theagon.cli.terminal.table import CardTitle, Scene, Table

NUMBER = 3  # columns of a number and the space after it
TEXT_COLUMN = 34
"""The column where the text of a hand card begins, unless its number, name, cost and values take more room."""


def status(scene: Scene) -> str:
    """Return the line that says whose turn it is and what the player must do, or who won."""
    view, words = scene.view, scene.words
    if view["over"]:
        if view["winner"] is None:
            return words.say("drawn", turn=view["turn"])
        winners = scene.winners
        name = " · ".join(scene.names[winner] for winner in winners)
        won = "won-team" if len(winners) > 1 else "won-you" if name == words.say("you") else "won"
        return f"{''.join(map(shape, winners))} {words.say(won, name=name, turn=view['turn'])}"
    assert scene.menu is not None, "the seat that looks is to act"
    if scene.picked is not None:
        expected = words.say("expect-tile", what=scene.table.label(scene, scene.picked))
    else:
        expected = words.say(f"expect-{scene.menu.kind}")
    return f"{scene.name_of(view['to-act'])} · {words.say('turn', turn=view['turn'])} · {expected}"


def hand_entries(scene: Scene) -> list[str]:
    """Return the numbered cards of the hand with cost, values and text.

    Where plain numbers stand for other choices, hand cards are written `#1`, which can be typed at any time.
    """
    menu = scene.menu
    others = menu is not None and menu.several != "mulligan" and all(choice.kind != "card" for choice in menu.choices)
    sign, column = "#" if others else "", _text_column(scene)
    return [
        _card_entry(scene.table, f"{sign}{number}", held, column)
        for number, held in enumerate(scene.table.hand(scene), 1)
    ]


def _text_column(scene: Scene) -> int:
    titles = [held.title for held in scene.table.hand(scene)]
    return max([TEXT_COLUMN, *(NUMBER + cell_len(title) + 2 for title in titles)])


def _card_entry(table: Table, number: str, held: CardTitle, column: int) -> str:
    entry = _numbered(number, held.title)
    return (entry + " " * max(1, column - cell_len(entry)) + table.text(held.card)).rstrip()


def card_entries(scene: Scene) -> list[str]:
    """Return the cards that can be played, each with its number and its targets."""
    choices = scene.menu.choices if scene.menu is not None and scene.picked is None else ()
    return [
        _numbered(str(choice.number), f"{scene.table.label(scene, choice)}  {reach(scene, choice)}").rstrip()
        for choice in choices
        if choice.kind == "card" and choice.options
    ]


def menu_entries(scene: Scene) -> list[str]:
    """Return the choices besides the hand, each with its number and targets; or the targets of the picked one."""
    if scene.menu is None:
        return []
    if scene.picked is not None:
        options = enumerate(scene.picked.options, 1)
        return [_numbered(str(k), _target(scene, scene.picked, option)) for k, option in options]
    entries = []
    for choice in scene.menu.choices:
        if choice.kind == "card" or not choice.options:
            continue
        if choice.kind == "offer":
            held = scene.table.printed(choice.subject)
            entries.append(_card_entry(scene.table, str(choice.number), held, _text_column(scene)))
        else:
            targets = "" if choice.is_immediate else f"  {reach(scene, choice)}"
            entries.append(_numbered(str(choice.number), scene.table.label(scene, choice) + targets))
    return entries


def reach(scene: Scene, choice: Choice) -> str:
    """Return what a choice may be used on, by verb: `move b1 b3 · attack c3 ● Enyo`."""
    parts: dict[str, list[str]] = {}
    for option in choice.options:
        parts.setdefault(option.verb, []).append(scene.table.at(scene, option.target))
    said = []
    for verb, tiles in parts.items():
        word = f"{scene.words.say(f'verb-{verb}')} " if choice.kind == "unit" else ""
        said.append(word + (", " if any(" " in tile for tile in tiles) else " ").join(tiles))
    return " · ".join(said)


def _target(scene: Scene, choice: Choice, option: Option) -> str:
    """Return a target of the picked choice; with the verb if a unit acts on another."""
    place = scene.table.at(scene, option.target)
    acts = choice.kind == "unit" and place != option.target
    return f"{scene.words.say(f'verb-{option.verb}')} {place}" if acts else place


def _numbered(number: str, text: str) -> str:
    return f"{number:>{NUMBER - 1}} {text}"
