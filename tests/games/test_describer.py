"""The plain text of a card tells everything that the card does: a change of any field changes it in every language."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from functools import cache, partial
from itertools import islice, product
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import pytest
from msgspec import inspect
from msgspec.structs import replace

from tests.games.kits import SMALLER_GAMES, words_of
from theagon.cards.language import LANGUAGES
from theagon.cards.report import Report
from theagon.cards.schema import Schema, converted
from theagon.games.army_of_gods import schema as army_schema
from theagon.games.army_of_gods.content import standard as army
from theagon.games.card_language.operations import Word, marks
from theagon.games.card_text.describer import NOT_DESCRIBED, Describer, family_of
from theagon.games.card_text.shown import describer_of
from theagon.games.collection.checking import KnownDefinitions
from theagon.games.collection.definitions import node_of_plain
from theagon.games.gods_unchained import schema as gods_schema
from theagon.games.gods_unchained.content import standard as gods
from theagon.games.gods_unchained.schema.filters import Filter, Value
from theagon.games.gods_unchained.schema.piles import Improve
from theagon.games.hand_of_the_gods import schema as hand_schema
from theagon.games.hand_of_the_gods.content import standard as hand
from theagon.games.packaged import texts

if TYPE_CHECKING:
    from collections.abc import Iterator

SETS: Final[dict[str, Any]] = {
    "army-of-gods": cache(lambda: with_words(army())),
    "hand-of-the-gods": cache(lambda: with_words(hand())),
    "gods-unchained": cache(lambda: with_words(gods())),
}
SAMPLE: Final = 8  # places of a part
ENOUGH: Final = 3  # changes of a field that are looked at


def with_words(cards: Any) -> Any:
    """A set with the cards for words that none of its own uses."""
    return type(cards).from_files([words_of(cards.game)], cards)


class Place(NamedTuple):
    """A part within a definition."""

    definition: Any
    path: tuple[str | int, ...]
    part: Schema


def definitions(game: str) -> list[Any]:
    return [each for places in SETS[game]().places for each in places.values()]


@cache
def describer(game: str, language: str) -> Describer:
    return describer_of(SETS[game](), language)


def described(game: str, definition: Any) -> list[list[str]]:
    return [describer(game, language).lines(definition) for language in LANGUAGES]


def within(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Schema]]:
    """The parts of a value, each with the path to it."""
    if isinstance(value, Schema):
        yield path, value
        for name in value.__struct_fields__:
            yield from within(getattr(value, name), (*path, name))
    elif isinstance(value, tuple):
        for k, item in enumerate(value):
            yield from within(item, (*path, k))


def changed(value: Any, path: tuple[str | int, ...], new: Any) -> Any:
    """The value with another one at a path."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        return (*value[:step], changed(value[step], rest, new), *value[step + 1 :])
    return replace(value, **{step: changed(getattr(value, step), rest, new)})


@cache
def places(game: str) -> dict[type[Schema], list[Place]]:
    found = defaultdict(list)
    for definition in definitions(game):
        for path, part in within(definition):
            found[type(part)].append(Place(definition, path, part))
    return found


def values_of(game: str, kind: inspect.Type) -> Iterator[Any]:
    """Some values of a type: all words of a fixed set, some numbers, parts as the cards of the game have them."""
    match kind:
        case inspect.LiteralType(values):
            yield from values
        case inspect.BoolType():
            yield from (True, False)
        case inspect.IntType():
            yield from (2, 3, -1, 0, 1)
        case inspect.StrType():
            yield from (each.id for each in islice(definitions(game), 0, None, 40))
        case inspect.StructType(cls):
            found = [place.part for of, some in places(game).items() if of is cls for place in some]
            yield from found[:: 1 + len(found) // 5]
        case inspect.UnionType(types):
            for each in types:
                yield from values_of(game, each)
        case inspect.VarTupleType(each):
            yield ()
            items = [*values_of(game, each)]
            yield from ((item,) for item in items)
            yield tuple(items[:4])
        case inspect.NoneType():
            yield None
        case inspect.Metadata(each):
            yield from offered(kind) or values_of(game, each)


def offered(kind: inspect.Metadata) -> list[str]:
    """The words of the game that a type offers beside those that a file declares."""
    forms = (kind.extra_json_schema or {}).get("anyOf", ())
    return [word for form in forms for word in form.get("enum", ())]


def is_sound(game: str, definition: Any) -> bool:
    """Whether the types and the checks of a game pass a definition."""
    cards, report = SETS[game](), Report()
    try:
        converted(msgspec.to_builtins(definition), type(definition))
    except msgspec.ValidationError:
        return False
    known = {kind.name: cards.ids_of(k) for k, kind in enumerate(cards.kinds)}
    cards.check(definition, node_of_plain(definition, "card"), KnownDefinitions(known, ()), report)
    return not report.errors


def changes(game: str, cls: type[Schema], field: inspect.Field) -> Iterator[tuple[Any, Any]]:
    """Definitions, and sound ones with another value of a field of a part: added, as the only one, in another part."""
    found = sorted(places(game)[cls], key=lambda place: getattr(place.part, field.name) == field.default)
    few = [*found[:4], *found[:: 1 + len(found) // SAMPLE]]
    makers = [partial(one, **{field.name: value}) for value in values_of(game, field.type) for one in (_with, _alone)]
    makers += [partial(_other, place.part) for place in few]
    for make, place in product(makers, few):
        with suppress(ValueError, TypeError):  # a part needs other fields too, or allows no others
            part = make(place.part)
            if getattr(place.part, field.name) != getattr(part, field.name):
                other = changed(place.definition, place.path, part)
                if is_sound(game, other):
                    yield place.definition, other


def _with(part: Schema, **value: Any) -> Schema:
    return replace(part, **value)


def _alone(part: Schema, **value: Any) -> Schema:
    return type(part)(**{name: getattr(part, name) for name in ("to",) if hasattr(part, name)} | value)


def _other(other: Schema, _: Schema) -> Schema:
    return other


def fields_told(game: str) -> Iterator[tuple[type[Schema], inspect.Field]]:
    for cls, found in places(game).items():
        about = inspect.type_info(cls)
        assert isinstance(about, inspect.StructType)
        for field in about.fields:
            if cls.__name__ == "Words" or (found[0].path == () and field.encode_name in NOT_DESCRIBED):
                continue
            yield cls, field


@pytest.mark.parametrize("game", SMALLER_GAMES)
def test_a_change_of_any_field_changes_the_text_in_every_language(game: str) -> None:
    for cls, field in fields_told(game):
        name = f"{cls.__name__}.{field.name}"
        tried = list(islice(changes(game, cls, field), ENOUGH))
        assert tried, f"{name}: no card with another value passes the checks"
        for definition, other in tried:
            before, after = described(game, definition), described(game, other)
            for language, one, two in zip(LANGUAGES, before, after, strict=True):
                assert one != two, f"{name} of {definition.id} is not told in {language}: {one}"
                assert not any("none" in line for line in two), two


@pytest.mark.parametrize("game", SETS)
def test_every_word_of_a_fixed_set_has_a_message(game: str) -> None:
    has = texts(game).has
    for cls, field in fields_told(game):
        words = [word for word in values_of(game, field.type) if isinstance(word, str)]
        of_trigger = (cls.__name__, field.name) == ("Ability", "on")
        mark = marks(cls, Word).get(field.name)
        family = "Trigger" if of_trigger else mark.kind if mark else family_of(cls, field.name, texts(game))
        assert not [f"{family}-{word}" for word in words if family and not has(f"{family}-{word}")]


@pytest.mark.parametrize("game", SETS)
def test_packaged_cards_that_do_different_things_read_differently(game: str) -> None:
    for language in LANGUAGES:
        seen: dict[tuple[str, ...], Any] = {}
        for definition in definitions(game):
            done = {
                field: getattr(definition, field)
                for field in definition.__struct_fields__
                if field not in NOT_DESCRIBED
            }
            lines = describer(game, language).lines(definition)
            assert seen.setdefault((type(definition).__name__, *lines), done) == done, definition.id
            assert not any("none" in line for line in lines)


def test_a_sentence_depends_on_no_other() -> None:
    for definition in gods().cards.values():
        whole = described("gods-unchained", definition)
        for effect in definition.do:
            alone = described("gods-unchained", replace(definition, do=(effect,), abilities=()))
            for lines, text in zip(whole, alone, strict=True):
                assert text[-1] in lines, definition.id


RAISE: Final = gods_schema.Effect(improve=Improve(cost=2), whose="enemy")
ONE: Final = gods_schema.Effect(improve=Improve(of=Filter(kind="spell"), random=1, cost=-1))
EVERY: Final = gods_schema.Effect(draw=1, repeat=Value(cards_in_hand="yours", per=3))


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (RAISE, ("the enemy's hand", "de tu oponente", "у соперника")),
        (ONE, ("Change a random spell", ": hechizo al azar", ": заклинание (")),
        (EVERY, ("÷ 3", "÷ 3", "÷ 3")),
    ],
)
def test_nothing_is_dropped_or_turned_around(effect: gods_schema.Effect, expected: tuple[str, ...]) -> None:
    spell = replace(gods().by_id["bomb"], do=(effect,), abilities=())
    for (line,), words in zip(described("gods-unchained", spell), expected, strict=True):
        assert words in line


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (army_schema.Effect(steal=2), ("all from different stacks", "montones distintos", "разных стопок")),
        (army_schema.Effect(steal=2, all=True), ("from the same stack", "un mismo montón", "из одной стопки")),
        (army_schema.Effect(steal=1), ("cannot be blocked", "no se puede bloquear", "нельзя заблокировать")),
        (
            army_schema.Effect(discard=army_schema.Value(count="hand", whose="enemy")),
            ("the opponent with the most", "del oponente que más tiene", "у которого их больше всех"),
        ),
    ],
)
def test_it_is_told_what_is_taken_from_armies_and_which_opponent_counts(
    effect: army_schema.Effect, expected: tuple[str, ...]
) -> None:
    god = replace(army().by_id["loki"], do=(effect,))
    for (line,), words in zip(described("army-of-gods", god), expected, strict=True):
        assert words in line


def test_a_priority_is_told_as_it_is() -> None:
    lines = describer("hand-of-the-gods", "en").lines(hand().by_id["cizin"])
    assert lines[0].startswith("Afterlife (resolves in class 9): Summon")


def test_an_aura_across_the_board_says_that_it_leaves_its_own_unit_out() -> None:
    aura = hand_schema.Aura(gain=hand_schema.Bonus(attack=1))
    texts_of = described("hand-of-the-gods", replace(hand().by_id["enyo"], abilities=(), auras=(aura,)))
    for (line,), words in zip(texts_of, ("except this unit", "salvo esta unidad", "кроме этого бойца"), strict=True):
        assert words in line


def test_what_happens_later_still_is_told_to_be_of_another_turn() -> None:
    for game, at in (("hand-of-the-gods", "your-next-turn-end"), ("gods-unchained", "your-next-turn")):
        schema, cards = (hand_schema, hand()) if game == "hand-of-the-gods" else (gods_schema, gods())
        once = schema.Effect(later=schema.Later(do=(schema.Effect(draw=1),), at=at))
        twice = schema.Effect(later=schema.Later(do=(once,), at="your-next-turn"))
        spell = next(card for card in cards.cards.values() if card.kind == "spell")
        texts_of = described(game, replace(spell, target=None, do=(twice,)))
        for (line,), words in zip(texts_of, ("after that", "de tu turno siguiente", "следующего за этим"), strict=True):
            assert words in line


def test_a_row_that_is_pointed_at_is_the_target_itself() -> None:
    push = hand_schema.Effect(
        push=1, to=hand_schema.Group(all=hand_schema.Filter(), area=hand_schema.Area(row="target"))
    )
    spell = next(card for card in hand().cards.values() if card.kind == "spell")
    for target, words in (
        (hand_schema.Target(row=True), ("in the target row", "en la fila elegida", "в выбранном ряду")),
        (hand_schema.Target(unit=hand_schema.Filter()), ("of the target", "en la fila: el objetivo", "в ряду: цель")),
    ):
        for lines, part in zip(
            described("hand-of-the-gods", replace(spell, target=target, do=(push,))), words, strict=True
        ):
            assert part in lines[-1]
