"""Cards as any game's catalogue shows them: listed and in full."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from theagon.cards.wording import quoted, suggestion
from theagon.cli.output import print_json, stdout_console
from theagon.cli.words import say
from theagon.errors import TheagonError
from theagon.games import load_game

if TYPE_CHECKING:
    from rich.table import Table

    from theagon.games.catalogue import CardFace, Catalogue


def print_faces(game: str, name: str | None, lang: str, *, as_json: bool, wanted: dict[str, Any]) -> None:
    """The cards of a game that fit what is wanted; or one of them, by its id or its name in any language."""
    catalogue: Catalogue = load_game(game).catalogue(lang)
    chosen = [_named(catalogue, game, name)] if name is not None else [
        face for face in catalogue.cards if _fits(face, **wanted)]
    chosen.sort(key=lambda face: (face.token, catalogue.deck_rules.leaders.index(face.pantheon)
                                  if face.pantheon in catalogue.deck_rules.leaders else 99, face.cost, face.id))
    if as_json:
        plain = [msgspec.to_builtins(face) for face in chosen]
        print_json(plain if name is None else plain[0])
        return
    console = stdout_console()
    if chosen:
        console.print(_table(catalogue, chosen))
    if name is None:
        console.print(f"{say(lang, 'counted-cards', count=len(chosen))}.")


def _named(catalogue: Catalogue, game: str, name: str) -> CardFace:
    for language in ("en", "es", "ru"):
        for face in load_game(game).catalogue(language).cards:
            if name.casefold() in (face.id, face.name.casefold()):
                return next(own for own in catalogue.cards if own.id == face.id)
    ids = [face.id for face in catalogue.cards]
    raise TheagonError(f"there is no card {quoted(name)}", hint=suggestion(name, ids) or f"theagon cards {game}")


def _fits(
    face: CardFace, *, pantheon: str | None, kind: str | None, cost: int | None, keyword: str | None,
    search: str | None,
) -> bool:  # fmt: skip
    if pantheon not in (None, face.pantheon) or cost not in (None, face.cost):
        return False
    if kind is not None and kind != ("token" if face.token else face.kind):
        return False
    if keyword is not None and keyword not in face.keywords:
        return False
    return search is None or search.casefold() in "\n".join((face.id, face.name, *face.text)).casefold()


def _table(catalogue: Catalogue, faces: list[CardFace]) -> Table:
    """Cards, one a row: cost, name and kind, values, text."""
    from rich.table import Table
    from rich.text import Text

    terms = catalogue.terms
    result = Table(box=None, padding=(0, 1, 1, 0), header_style="bold")
    result.add_column(terms["name-cost"], justify="right")
    result.add_column("")
    result.add_column(f"{terms['name-strength']}\n{terms['name-health']}")
    result.add_column("", ratio=1)
    for face in faces:
        kind = [terms[f"kind-{face.kind}"], terms[f"god-{face.pantheon}"]]
        kind += [terms[f"tribe-{tribe}"] for tribe in face.subtypes]
        kind.append(terms["token" if face.token else f"rarity-{face.rarity}"])
        title = Text.assemble(face.name, "\n", (", ".join(kind), "dim"), "\n", (face.id, "dim"))
        values = "" if face.health is None else f"{face.attack}/{face.health}"
        result.add_row(str(face.cost), title, values, Text("\n".join(face.text)))
    return result
