"""Deeds: a plan as a person tells of it."""

from __future__ import annotations

from tests.games.kits import KITS
from theagon.cards.language import LANGUAGES
from theagon.match.deeds import Deed, Said, deed_of, main_deeds, told

END = Deed("end", "")


def said(word: str) -> Said:
    words = dict.fromkeys(("en", "es", "ru"), word)
    return Said(words, (words, words))


def aimed(verb: str, source: str | None, target: str, manner: str = "") -> Deed:
    return Deed(verb, manner, source, None, (target,), said("it"), (said(target),), on_board=True)


def test_an_answer_is_the_target_of_what_asked_for_it() -> None:
    played = Deed("play", "", "#1", "mind-jolt", (), said("Mind Jolt"))
    (deed,) = told([played, Deed("mode", "", targets=("mode-1",)), aimed("choose", None, "p2-1"), END])
    assert (deed.source, deed.targets, deed.manner) == ("#1", ("p2-1",), "target")
    assert deed.objects == (said("p2-1"),)


def test_a_card_that_is_chosen_is_no_target() -> None:
    played = Deed("play", "", "#1", "forced-march", (), said("Forced March"))
    chosen = Deed("choose", "", targets=("#2",), objects=(said("Warriors"),))
    assert told([played, chosen, chosen]) == [played]


def test_a_move_belongs_to_the_attack_after_it() -> None:
    (deed,) = told([aimed("move", "b2", "c3"), aimed("attack", "c3", "d3")])
    assert (deed.verb, deed.source, deed.targets) == ("attack", "b2", ("d3",))
    assert len(told([aimed("move", "b2", "c3"), aimed("attack", "a1", "d3")])) == 2


def test_the_end_of_the_turn_is_told_only_if_nothing_else_is() -> None:
    attack = aimed("attack", "c3", "d3")
    assert told([attack, END]) == [attack]
    assert told([END]) == [END]


def test_a_sentence_has_the_first_deeds_and_the_last_of_a_win() -> None:
    plan = [aimed("attack", source, "d3") for source in ("a1", "a2", "a3", "a4")]
    assert [deed.source for deed in main_deeds(plan, wins=False)] == ["a1", "a2"]
    assert [deed.source for deed in main_deeds(plan, wins=True)] == ["a1", "a2", "a4"]
    assert main_deeds(plan[:1], wins=True) == plan[:1]


def test_every_action_that_is_legal_has_words_as_a_deed() -> None:
    for kit in KITS.values():
        for number, position in enumerate(kit.decisions(kit.modes[0])):
            for action in position.legal_actions():
                deed = deed_of(position, action)
                message = f"deed-{deed.verb}-{deed.manner}" if deed.manner else f"deed-{deed.verb}"
                for language in LANGUAGES:
                    assert position.game.teller(language).say(message, source="it", target="that")
            if number == 12:
                break
