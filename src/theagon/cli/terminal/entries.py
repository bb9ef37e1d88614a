"""The parts of a scene as lines of text: the status, the hand, the choices. The screen and plain text use the same."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from theagon.cli.terminal.style import ASH, BLOOD, BONE, GOLD, GROUND, SEATS, on
from theagon.cli.terminal.words import shape

if TYPE_CHECKING:
    from collections.abc import Iterable

    from theagon.cli.terminal.menu import Choice, Option
    from theagon.cli.terminal.table import CardTitle, Scene, Table

NUMBER = 3  # columns of a number and the space after it
TEXT_COLUMN = 34
"""The column where the text of a hand card begins, unless its number, name, cost and values take more room."""


def status(scene: Scene) -> Text:
    """The line that never moves: whose turn it is, and what the player must do."""
    view, words = scene.view, scene.words
    if view["over"]:
        if view["winner"] is None:
            return Text(words.say("drawn", turn=view["turn"]), on(GOLD, GROUND, bold=True))
        winners = scene.winners
        name = " · ".join(scene.names[winner] for winner in winners)
        won = "won-team" if len(winners) > 1 else "won-you" if name == words.say("you") else "won"
        said = words.say(won, name=name, turn=view["turn"])
        return Text(f"{''.join(map(shape, winners))} {said}", on(SEATS[winners[0]], GROUND, bold=True))
    seat = view["to-act"]
    text = scene.name_of(seat)
    text.append(f" · {words.say('turn', turn=view['turn'])} · ", on(ASH, GROUND))
    if scene.menu is None:
        expected = words.say("thinking")
    elif scene.picked is not None:
        expected = words.say("expect-tile", what=label(scene, scene.picked))
    else:
        expected = words.say(f"expect-{scene.menu.kind}")
    text.append(expected, on(BONE, GROUND))
    return text


def label(scene: Scene, choice: Choice) -> str:
    """What a choice is called: a card with its cost, or as the game calls it."""
    match choice.kind:
        case "end":
            return scene.words.say("end")
        case "card":
            return scene.table.hand(scene)[int(choice.subject) - 1].name
        case "offer":
            return scene.table.printed(choice.subject).name
        case _:
            return scene.table.label(scene, choice)


def text_column(scene: Scene) -> int:
    """Where the texts of the cards of the hand begin."""
    titles = [held.title for held in scene.table.hand(scene)]
    return max([TEXT_COLUMN, *(NUMBER + cell_len(title) + 2 for title in titles)])


def hand_entries(scene: Scene, *, full: bool) -> list[Text]:
    """The numbered cards of the hand with cost and values, if `full` with their text. Playable cards are bright.

    Where plain numbers stand for other choices, hand cards are written `#1`, which can be typed at any time.
    """
    hand, menu = scene.table.hand(scene), scene.menu
    sign, playable = "", set[int]()
    if menu is not None and menu.several == "mulligan":
        playable = set(range(1, len(hand) + 1))
    elif menu is not None:
        cards = [choice for choice in menu.choices if choice.kind == "card"]
        playable = {choice.number for choice in cards if choice.options}
        sign = "" if cards else "#"
    column = text_column(scene)
    return [
        _card_entry(scene.table, f"{sign}{number}", held, column if full else 0, bright=number in playable)
        for number, held in enumerate(hand, 1)
    ]


def _card_entry(table: Table, number: str, held: CardTitle, column: int, *, bright: bool) -> Text:
    """A card; its text begins at `column`, or is left out if that is 0."""
    text = _number(number, bright=bright)
    text.append(held.title, on(BONE if bright else ASH, GROUND, bold=bright))
    if column:
        text.pad_right(max(1, column - cell_len(text.plain)))
        text.append(table.text(held.card), on(ASH, GROUND))
    return text


def menu_entries(scene: Scene, *, full: bool, idle: bool = False) -> list[Text]:
    """The choices besides the hand, each with its number; if `full`, with all its targets.

    With `idle`, a choice with a fixed place keeps it while it cannot be used.
    """
    if scene.menu is None:
        return []
    if scene.picked is not None:
        options = enumerate(scene.picked.options, 1)
        return [_option_entry(scene, number, scene.picked, option) for number, option in options]
    entries = []
    for choice in scene.menu.choices:
        if choice.kind == "card" or not (choice.options or idle):
            continue
        if choice.kind == "offer":
            held = scene.table.printed(choice.subject)
            column = text_column(scene) if full else 0
            entries.append(_card_entry(scene.table, str(choice.number), held, column, bright=True))
            continue
        bright = bool(choice.options)
        text = _number(str(choice.number), bright=bright)
        text.append(label(scene, choice), on(BONE if bright else ASH, GROUND, bold=bright and choice.kind != "tile"))
        if full and bright and not choice.is_immediate:
            text.append(f"  {reach(scene, choice)}", on(ASH, GROUND))
        entries.append(text)
    return entries


def picked_text(scene: Scene) -> str:
    """What the picked card, unit or ability does."""
    if scene.picked is None:
        return ""
    table = scene.table
    if scene.picked.kind == "card":
        card: str | None = table.hand(scene)[int(scene.picked.subject) - 1].card
    else:
        card = table.card_of(scene, scene.picked)
    return table.text(card) if card else ""


def reach(scene: Scene, choice: Choice) -> str:
    """What a choice may be used on, by verb: `move b1 b3 · attack c3 ● Enyo`."""
    parts: dict[str, list[str]] = {}
    for option in choice.options:
        parts.setdefault(option.verb, []).append(scene.table.at(scene, option.target))
    said = []
    for verb, tiles in parts.items():
        word = f"{scene.words.say(f'verb-{verb}')} " if choice.kind == "unit" else ""
        said.append(word + (", " if any(" " in tile for tile in tiles) else " ").join(tiles))
    return " · ".join(said)


def card_entries(scene: Scene) -> list[Text]:
    """The cards that can be played, each with its number and its targets."""
    choices = scene.menu.choices if scene.menu is not None and scene.picked is None else ()
    return [
        Text(f"{choice.number:>2} {label(scene, choice)}  {reach(scene, choice)}".rstrip())
        for choice in choices
        if choice.kind == "card" and choice.options
    ]


def _option_entry(scene: Scene, number: int, choice: Choice, option: Option) -> Text:
    """A target of the picked choice; with the verb where a unit acts on somebody."""
    text, place = _number(str(number), bright=True), scene.table.at(scene, option.target)
    acts = choice.kind == "unit" and place != option.target
    verb = f"{scene.words.say(f'verb-{option.verb}')} " if acts else ""
    text.append(f"{verb}{place}", on(BONE, GROUND))
    return text


def _number(number: str, *, bright: bool) -> Text:
    return Text().append(f"{number:>{NUMBER - 1}} ", on(GOLD if bright else ASH, GROUND, bold=bright))


def flowing(entries: Iterable[Text], width: int) -> list[Text]:
    """Short entries side by side, wrapped to lines of this width."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + 2 + entry.cell_len <= width:
            lines[-1].append("  ")
            lines[-1].append_text(entry)
        else:
            lines.append(entry.copy())
    return lines


def message_lines(scene: Scene, width: int) -> list[Text]:
    """What went wrong, or an empty line."""
    return [Text(line, on(BLOOD, GROUND)) for line in wrap(scene.message, width) or [""]]
