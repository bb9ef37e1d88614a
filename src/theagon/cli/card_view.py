"""Views of a game's cards: as a table, one in full, or as plain data. House values are marked everywhere."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from theagon.cli.texts import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

    from theagon.games.display.catalogue import CardFace
    from theagon.games.play.game import Game

PAIRS = (("attack", "health"), ("movement", "range"))
"""The figures that stand together in a column."""


class CardBook:
    """The cards of a game in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.catalogue = game.catalogue(lang)
        self.cards, self.leaders = self.catalogue.cards, self.catalogue.leaders
        self.decks_name_leaders = bool(self.catalogue.deck_rules.leader_field)
        """True if decks name their leaders; otherwise players choose them in the match."""

    @cached_property
    def by_id(self) -> dict[str, CardFace]:
        """Return cards and leaders by id; a card goes before a leader of the same id."""
        return {each.id: each for each in (*self.leaders, *self.cards)}

    @property
    def pantheons(self) -> list[str]:
        return self._terms("pantheon")

    @property
    def kinds(self) -> list[str]:
        """Return the kinds of cards for decks, then `token` for cards that other cards make, then `leader`."""
        return [*dict.fromkeys(each.kind for each in self.cards), "token", "leader"]

    @property
    def keywords(self) -> list[str]:
        return self._terms("keyword")

    def _terms(self, kind: str) -> list[str]:
        return [term.removeprefix(f"{kind}-") for term in self.catalogue.terms if term.startswith(f"{kind}-")]

    def number(self, each: CardFace, keyword: str) -> int:
        """Return the number that a card has with a keyword, such as Protect 2; 0 for none."""
        return int(getattr(self.game.definition(each.id), keyword.replace("-", "_"), 0))

    @cached_property
    def _costly(self) -> set[str]:
        return {each.kind for each in (*self.leaders, *self.cards) if each.cost}

    def cost(self, each: CardFace) -> int | None:
        """Return what a card costs; None where no card of its kind costs anything."""
        return each.cost if each.kind in self._costly else None

    def term(self, kind: str, name: str) -> str:
        """Return what something is called, such as `keyword` `guard`."""
        return self.catalogue.terms[f"{kind}-{name}"]

    def as_plain(self, each: CardFace) -> dict[str, Any]:
        """Return a definition as plain data, with its text and the printed values that its file leaves out."""
        printed = {name: value for name, value in msgspec.structs.asdict(each).items() if value is not None}
        defined = self.game.definition(each.id)
        return {**printed, **(msgspec.to_builtins(defined) if defined else {}), "house": each.house, "text": each.text}

    def table(self, chosen: Sequence[CardFace], *, house: bool) -> Table:
        """Return cards, one a row, below their pantheons; `house` lists house values instead of the text."""
        from rich.table import Table
        from rich.text import Text

        result = Table(box=None, padding=(0, 1, 1, 0), header_style="bold")
        costs = any(self.cost(each) is not None for each in chosen)
        result.add_column(self.term("name", "cost") if costs else "", justify="right")
        result.add_column("")
        pairs = [pair for pair in PAIRS if any(_figures(each, pair) for each in chosen)]
        for pair in pairs:
            had = [name for name in pair if any(getattr(each, name) is not None for each in chosen)]
            result.add_column("\n".join(self.term("name", name) for name in had))
        result.add_column("", ratio=1)
        heading = ""
        for each in chosen:
            if each.pantheon != heading:
                heading = each.pantheon
                result.add_row("", Text(self.term("pantheon", heading), "bold underline"))
            title = Text.assemble(marked(each.name, each, "name"), "\n", (self.kind(each), "dim"))
            title.append("" if each.id == each.name.lower().replace(" ", "-") else f"\n{each.id}", "dim")
            text = Text(", ".join(each.house), "italic") if house else _rules_text(each)
            cost = Text() if self.cost(each) is None else marked(each.cost, each, "cost")
            result.add_row(cost, title, *(_figures(each, pair) for pair in pairs), text)
        return result

    def in_full(self, each: CardFace) -> RenderableType:
        """Return one card with all that is known of it."""
        from rich.console import Group
        from rich.text import Text

        lines = [Text.assemble((str(marked(each.name, each, "name")), "bold"), f"  {each.id}")]
        pantheon = marked(self.term("pantheon", each.pantheon), each, "pantheon")
        lines.append(Text(f"{pantheon} · {self.kind(each)}", "dim"))
        lines.append(Text())
        fields = [name for pair in PAIRS for name in pair if getattr(each, name) is not None]
        if self.cost(each) is not None:
            fields.insert(0, "cost")
        figures = [(self.term("name", name), marked(getattr(each, name), each, name)) for name in fields]
        if figures:
            lines += [Text("   ").join(Text.assemble(name, " ", value) for name, value in figures), Text()]
        lines += [_rules_text(each), Text()]
        if each.flavour:
            lines += [Text(each.flavour, "italic"), Text()]
        if each.effects:
            lines += [Text("\n".join([say(self.lang, "in-detail"), *each.effects]), "dim"), Text()]
        if others := sorted({self.by_id[name].name for name in each.mentions if name in self.by_id}):
            lines.append(Text(f"→ {', '.join(others)}"))
        if each.house:
            lines.append(Text(f"{say(self.lang, 'house-value')} ({', '.join(each.house)})", "italic"))
        return Group(*lines)

    def kind(self, each: CardFace) -> str:
        """Return the kind and rarity: `God · Rare`; a star marks a house value."""
        if each.ability is not None:
            return str(marked(each.ability, each, "ability"))
        what = ", ".join(self.term("subtype", name) for name in each.subtypes) or self.term("kind", each.kind)
        kind = str(marked(what, each, "subtypes"))
        if each.token:
            return f"{kind} · {self.catalogue.terms['token']}"
        return kind if each.rarity is None else f"{kind} · {marked(self.term('rarity', each.rarity), each, 'rarity')}"


def marked(value: object, each: CardFace, field: str) -> Text:
    """Return a printed value. A house value is in italics, with a star that plain text keeps."""
    from rich.text import Text

    return Text(f"{value}*", "italic") if field in each.house else Text(str(value))


def _figures(each: CardFace, pair: tuple[str, str]) -> Text:
    """Return two figures of a card, such as its attack and health; nothing if it has neither."""
    from rich.text import Text

    return Text("/").join(marked(getattr(each, name), each, name) for name in pair if getattr(each, name) is not None)


def _rules_text(each: CardFace) -> Text:
    """Return the rules text. If the effect is a house value, the text is in italics and ends with a star."""
    from rich.text import Text

    text = "\n".join(each.text)
    return marked(text, each, "effect") if text else Text()
