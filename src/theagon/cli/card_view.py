"""How cards are shown: as a table, one in full, or as plain data. House values are marked everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from theagon.cli.words import say
from theagon.games.hand_of_the_gods.references import mentioned
from theagon.games.hand_of_the_gods.schema import Card, Leader
from theagon.games.hand_of_the_gods.wording import TEXTS, card_text, leader_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

    from theagon.games.hand_of_the_gods.content import CardSet

def text_of(each: Card | Leader, every: CardSet, lang: str) -> list[str]:
    """The rules text of a card or leader, by lines."""
    if isinstance(each, Card):
        return card_text(each, every.names, lang)
    return leader_text(each, every.names, lang)


def as_plain(each: Card | Leader, every: CardSet, lang: str) -> dict[str, Any]:
    """A definition as plain data, with the printed values that its file leaves out, and with its text."""
    printed: dict[str, Any] = {"id": each.id, "pantheon": each.pantheon, "cost": each.cost}
    if isinstance(each, Card):
        printed |= {"rarity": each.rarity, "token": each.token}
        if each.kind == "unit":
            printed |= {"movement": each.movement, "range": each.range, "subtypes": (), "keywords": ()}
    return {**printed, **msgspec.to_builtins(each), "house": each.house, "text": text_of(each, every, lang)}


def marked(value: object, each: Card | Leader, field: str) -> Text:
    """A printed value; one of the house in italics, with a star that plain text keeps."""
    from rich.text import Text

    return Text(f"{value}*", "italic") if field in each.house else Text(str(value))


def table(chosen: Sequence[Card | Leader], every: CardSet, lang: str, *, house: bool) -> Table:
    """Cards, one a row, under the names of their pantheons; `house` lists the house values instead of the text."""
    from rich.table import Table
    from rich.text import Text

    result = Table(box=None, padding=(0, 1, 1, 0), header_style="bold")
    result.add_column(_say(lang, "name-cost"), justify="right")
    result.add_column("")
    figures = not all(map(_has_no_figures, chosen))
    for pair in (("attack", "health"), ("movement", "range")) if figures else ():
        result.add_column("\n".join(_say(lang, f"name-{name}") for name in pair))
    result.add_column("", ratio=1)
    heading = ""
    for each in chosen:
        if _heading(each, lang) != heading:
            heading = _heading(each, lang)
            result.add_row("", Text(heading, "bold underline"))
        title = Text.assemble(marked(getattr(each.name, lang), each, "name"), "\n", (_kind(each, lang), "dim"))
        title.append("" if each.id == each.name.en.lower().replace(" ", "-") else f"\n{each.id}", "dim")
        told = Text(", ".join(each.house), "italic") if house else _told(each, every, lang)
        result.add_row(marked(each.cost, each, "cost"), title, *(_pairs(each) if figures else ()), told)
    return result


def in_full(each: Card | Leader, every: CardSet, lang: str) -> RenderableType:
    """One card with its names, figures and text, what it speaks of, and which of it are house values."""
    from rich.console import Group
    from rich.text import Text

    lines = [Text.assemble((str(marked(getattr(each.name, lang), each, "name")), "bold"), f"  {each.id}")]
    lines.append(Text(f"{marked(_heading(each, lang), each, 'pantheon')}, {_kind(each, lang)}", "dim"))
    lines.append(Text())
    fields = ["cost"] if _has_no_figures(each) else ["cost", "attack", "health", "movement", "range"]
    figures = [(_say(lang, f"name-{name}"), marked(getattr(each, name), each, name)) for name in fields]
    lines.append(Text("   ").join(Text.assemble(name, " ", value) for name, value in figures))
    lines += [Text(), _told(each, every, lang), Text()]
    if others := sorted({getattr(every.names[name], lang) for name in mentioned(each)}):
        lines.append(Text(f"→ {', '.join(others)}"))
    if each.house:
        lines.append(Text(f"{say(lang, 'house-value')} ({', '.join(each.house)})", "italic"))
    return Group(*lines)


def _say(lang: str, message: str) -> str:
    return TEXTS.say(lang, message)


def _has_no_figures(each: Card | Leader) -> bool:
    """Is there nothing to it but a cost and what it does?"""
    return isinstance(each, Leader) or each.kind == "spell"


def _heading(each: Card | Leader, lang: str) -> str:
    return _say(lang, f"pantheon-{each.pantheon}")


def _kind(each: Card | Leader, lang: str) -> str:
    """What it is: `God, Rare`; stars mark what of that is of the house."""
    if isinstance(each, Leader):
        return str(marked(getattr(each.ability, lang), each, "ability"))
    what = ", ".join(_say(lang, f"subtype-{name}") for name in each.subtypes) or _say(lang, f"kind-{each.kind}")
    rarity = _say(lang, "token") if each.token else str(marked(_say(lang, f"rarity-{each.rarity}"), each, "rarity"))
    return f"{marked(what, each, 'subtypes')}, {rarity}"


def _pairs(each: Card | Leader) -> tuple[Text, Text]:
    """Attack and health, movement and range."""
    from rich.text import Text

    if _has_no_figures(each):
        return Text(), Text()
    pairs = (("attack", "health"), ("movement", "range"))
    one, two = (Text("/").join(marked(getattr(each, name), each, name) for name in pair) for pair in pairs)
    return one, two


def _told(each: Card | Leader, every: CardSet, lang: str) -> Text:
    """The rules text; if what it does is of the house, in italics and with a star at its end."""
    from rich.text import Text

    text = "\n".join(text_of(each, every, lang))
    return marked(text, each, "effect") if text else Text()
