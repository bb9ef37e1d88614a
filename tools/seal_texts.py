"""Seal the written texts of a game's cards once somebody has read them, or list those that need reading.

python -m tools.seal_texts gods-unchained                    # lists them
python -m tools.seal_texts gods-unchained fury --lang es     # seals one
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from theagon import games
from theagon.cards.language import LANGUAGES
from theagon.games.card_text.written import described_fields, seal, seals, texts_folder, written_texts
from theagon.games.registry import BUILT_IN

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from theagon.games.collection.card_set import CardSet


def unread(cards: CardSet[Any]) -> Iterator[tuple[str, str]]:
    """Yield each card id and language whose written text is missing, without its seal, or of no card."""
    speaking = {name: each for name, each in cards.everything.items() if described_fields(each)}
    for language in LANGUAGES:
        texts = written_texts(cards.game, language)
        for name in sorted({*speaking, *texts, *seals(cards.game)}):
            sealed = seals(cards.game).get(name, {}).get(language)
            if name not in texts or name not in speaking or sealed != seal(cards, speaking[name], language):
                yield name, language


def sealed(cards: CardSet[Any], read: Collection[str], languages: Collection[str]) -> Mapping[str, Mapping[str, str]]:
    """Return the seals of a game's texts after those of some cards have been read in some languages."""
    found: dict[str, dict[str, str]] = {}
    for name, each in sorted(cards.everything.items()):
        known = dict(seals(cards.game).get(name, {}))
        if name in read:
            written = (language for language in languages if name in written_texts(cards.game, language))
            known |= {language: seal(cards, each, language) for language in written}
        if known and described_fields(each):
            found[name] = {language: known[language] for language in LANGUAGES if language in known}
    return found


def main() -> int:
    parser = ArgumentParser(description="Seal the written texts of cards that you have read, or list those to read.")
    parser.add_argument("game", choices=BUILT_IN)
    parser.add_argument("cards", nargs="*", metavar="CARD", help="the id of a card whose text you have read")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="the language; all three by default")
    asked = parser.parse_intermixed_args()
    cards: CardSet[Any] = games.load_game(asked.game).cards
    if unknown := set(asked.cards) - set(cards.everything):
        parser.error(f"there is no card {', '.join(sorted(unknown))}")
    if asked.cards:
        made = sealed(cards, asked.cards, asked.lang or LANGUAGES)
        lines = (f'"{name}": {msgspec.json.encode(each).decode()}' for name, each in made.items())
        Path(str(texts_folder(asked.game) / "seals.json")).write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
        seals.cache_clear()
    left = list(unread(cards))
    for name, language in left:
        print(f"{name}: read its text in {language} again, then seal it")
    return bool(left)


if __name__ == "__main__":
    sys.exit(main())
