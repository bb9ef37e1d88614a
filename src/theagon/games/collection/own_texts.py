"""A warning of texts of one's own that do not name the keywords of their card, whose names they replace."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from theagon.cards.error_text import quoted
from theagon.cards.folding import fold
from theagon.cards.language import LANGUAGES
from theagon.games.packaged import texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.collection.own_words import OwnKeyword

_KEPT: Final = 4  # the letters at least that the forms of a word have in common
_WORD: Final = re.compile(r"\w+")


def check_own_text(definition: Any, game: str, declared: Mapping[str, OwnKeyword], node: Node, report: Report) -> None:
    """Warn of a definition, which stands at `node`, whose own text is silent about one of its keywords."""
    own = getattr(definition, "text", None)
    keywords = (*getattr(definition, "keywords", ()), *getattr(definition, "for_a_turn", ()))
    for language in LANGUAGES if own is not None and keywords else ():
        lines = getattr(own, language) or ()
        silent = [word for word in keywords if lines and not _names(lines, _forms(word, declared, game, language))]
        if silent:
            told = f"this text stands in place of all that the card has, and does not name {quoted(silent[0])}"
            report.warn(told, node.find("text", language).location, "name it there, or leave the text out")


def _forms(keyword: str, declared: Mapping[str, OwnKeyword], game: str, language: str) -> set[str]:
    """Return the forms of the name of a keyword; none if it is unknown, or has no name in the language."""
    if keyword in declared:
        return {name} if (name := getattr(declared[keyword].name, language)) else set()
    said, message = texts(game), f"keyword-{keyword}"
    return {said.form(language, message, form, amount="") for form in ("name", "given")} if said.has(message) else set()


def _names(lines: tuple[str, ...], forms: set[str]) -> bool:
    """Return whether some lines have one of these forms of a name, however inflected; True if it has none."""
    said = _WORD.findall(fold(" ".join(lines)))
    return not forms or any(
        all(any(word.startswith(_stem(part)) for word in said) for part in _WORD.findall(fold(form))) for form in forms
    )


def _stem(word: str) -> str:
    return word[: max(_KEPT, len(word) // 2)]
