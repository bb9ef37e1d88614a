"""An analysis of a match: repeatable, fair to what each seat could know, and right where the right answer is plain."""

from __future__ import annotations

import re
from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.kits import KITS, Kit
from tests.match.support import play_on
from theagon.games.bots.chances import Chances
from theagon.match.analysis import MOST_TURNING_POINTS, NOTABLE, Analysis, Examiner
from theagon.match.analysis_text import AnalysisText
from theagon.match.deeds import Deed
from theagon.match.match import Match
from theagon.match.replay import decode, encode, replay_of

QUICK = Examiner(search=16, trials=4)


def played(kit: Kit, seed: int, most: int = 800) -> Match:
    """A match of bots, from the beginning."""
    return play_on(Match(kit.game(), kit.setup_of(seed, kit.game())), "greedy:20", most)


def analysed(match: Match, examiner: Examiner = QUICK, threads: int = 1) -> Analysis:
    return examiner.summary(match, list(examiner.examine(match, threads)))


@pytest.fixture(scope="module", params=KITS)
def match(request: pytest.FixtureRequest) -> Match:
    kit = KITS[request.param]
    return played(kit, kit.seeds(kit.modes[-1], 1)[0])


@pytest.fixture(scope="module")
def analysis(match: Match) -> Analysis:
    return analysed(match)


def test_an_analysis_is_the_same_on_one_thread_and_on_several(match: Match) -> None:
    part = match.branch(30)
    assert analysed(part) == analysed(part, threads=3)


def test_the_analysis_of_a_replay_file_equals_that_of_its_match(match: Match) -> None:
    part = match.branch(12)
    read = decode(encode(replay_of(part)), "replay.json")
    assert analysed(read) == analysed(part)
    for seat in range(match.position.seats):  # who guesses hidden cards guesses among the same ones
        here, there = (each.position.determinize(seat, 5) for each in (part, read))
        assert here.state_bytes() == there.state_bytes()


def test_each_step_has_chances_of_every_seat_and_the_end_has_the_result(match: Match, analysis: Analysis) -> None:
    assert [each.step for each in analysis.steps] == [step.number for step in match.history]
    assert {len(each.chances) for each in analysis.steps} == {match.position.seats}
    assert analysis.end == tuple(Chances(float(value > 0)) for value in match.position.returns())
    assert len(analysis.turning_points) <= MOST_TURNING_POINTS
    assert [point.turn for point in analysis.turning_points] == sorted(
        {point.turn for point in analysis.turning_points}
    )


def test_each_plan_begins_with_a_legal_action(match: Match, analysis: Analysis) -> None:
    again = match.branch(0)
    decisions = 0
    for each in analysis.steps:
        if each.decision is not None:
            assert again.position.why_not(again.position.parse(each.decision.plan.notations[0])) is None
            decisions += 1
        again.apply(match.history[each.step - 1].action)
    assert decisions > 20


@pytest.mark.parametrize("name", KITS)
def test_the_fair_view_of_a_decision_does_not_depend_on_hidden_information(name: str) -> None:
    """Compared as bytes, where hidden cards, the order of decks and chance to come are exchanged."""
    kit, changed, examined = KITS[name], 0, 0
    match = played(kit, kit.seeds(kit.modes[0], 1)[0])
    again = match.branch(0)
    for step in match.history:
        position = again.position
        if step.number % 7 == 0 and step.action in position.legal_actions():
            other = kit.redraw(position, step.seat, step.number)
            for examiner in (QUICK, Examiner(QUICK.search, QUICK.trials, peeps=True)):
                one, two = (examiner.step(match.game, at, step) for at in (position, other))
                seen = [msgspec.json.encode((each.decision, each.chances[step.seat])) for each in (one, two)]
                if examiner.peeps:
                    changed += seen[0] != seen[1]
                else:
                    assert seen[0] == seen[1]
            examined += 1
        again.apply(step.action)
    assert examined > 5
    assert changed, "the open view must be another, or nothing was exchanged"


@pytest.mark.parametrize("name", KITS)
def test_who_ends_the_turn_by_a_win_is_told_that_it_was_won(name: str) -> None:
    """The last action of a match won it: when its player ends the turn instead, the analysis knows better."""
    kit, found = KITS[name], 0
    for seed in kit.seeds(kit.modes[0], 12):
        match = played(kit, seed)
        last, before = match.history[-1], match.branch(len(match.history) - 1)
        ends = [option.action for option in before.position.options() if option.verb == "end"]
        if not ends or last.action in ends or before.position.to_act != match.position.winner:
            continue
        before.apply(ends[0])
        examined = Examiner(64, 16).step(match.game, match.branch(len(match.history) - 1).position, before.history[-1])
        assert examined.decision is not None
        assert examined.decision.before.win > 0.95
        assert examined.decision.lost >= 0
        if examined.lost > 0.5:
            told = AnalysisText(match.game, "en", before.history[-1].seat).reason(examined)
            assert re.fullmatch(rf"You missed a win on turn {examined.turn}: [^:]+\.", told), told
        found += 1
        if found == 2:
            return
    raise AssertionError("too few matches were won by an action")


def test_a_result_that_is_still_possible_in_the_turn_is_not_lost(match: Match, analysis: Analysis) -> None:
    """A decision is counted by the best that was possible after it, unless chance or news came in between."""
    compared = 0
    for one, two in pairwise(analysis.steps):
        step = match.history[one.step - 1]
        same = (one.seat, one.turn) == (two.seat, two.turn)
        if one.decision and two.decision and same and not (step.chance or step.revealing):
            assert one.decision.after.share >= two.decision.before.share
            compared += 1
    assert compared > 20


def test_a_concession_is_no_decision() -> None:
    kit = KITS["gods-unchained"]
    match = played(kit, 0, most=20)
    seat = match.position.to_act
    match.apply(match.game.concession(seat))
    analysis = analysed(match)
    assert analysis.steps[-1].decision is None
    assert analysis.end[seat] == Chances(0.0)


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_an_analysis_has_sentences_in_every_language(match: Match, analysis: Analysis, language: str) -> None:
    words = AnalysisText(match.game, language)
    text = [words.turning_point(analysis, point) for point in analysis.turning_points]
    text += [words.lost(each) for each in analysis.lost()] + [words.strong(each) for each in analysis.strong()]
    assert text
    for line in text:
        assert re.search(r"([Pp]layer|[Jj]ugador|Игрок) [1-4]", line)
        assert "{" not in line


def test_chances_are_shown_with_their_player(match: Match, analysis: Analysis) -> None:
    """The player who decides may be another: a turning point names both."""
    assert analysis.turning_points
    assert analysis.lost()
    for point in analysis.turning_points:
        decider = analysis.steps[point.step - 1].seat
        for reader in (None, *range(match.position.seats)):
            text = AnalysisText(match.game, "en", reader).turning_point(analysis, point)
            owner = "Your" if reader == point.seat else f"Player {point.seat + 1}'s"
            assert text.startswith(f"Turn {point.turn}. {owner} chances: ")
            if point.why in ("mistake", "strong"):
                assert re.search("Your? " if reader == decider else rf"Player {decider + 1}\b", text.split("%. ", 1)[1])
    for each in analysis.lost():
        assert f". Player {each.seat + 1}'s chances: " in AnalysisText(match.game, "en").lost(each)


def test_a_turn_that_ended_too_soon_is_told_as_such(match: Match, analysis: Analysis) -> None:
    lost = next(each for each in analysis.lost() if each.decision and not each.decision.plan.deeds[0].ends)
    assert lost.decision is not None
    plan = replace(lost.decision.plan, wins=False)
    decision = replace(lost.decision, plan=plan, before=Chances(0.5), after=Chances(0.2))
    ended = replace(lost, deed=Deed("end", ""), decision=decision)
    told = AnalysisText(match.game, "en", ended.seat).reason(ended)
    assert told.startswith(f"You ended turn {ended.turn} too soon, without "), told


def test_the_worst_decision_of_a_turn_stands_for_its_losses(analysis: Analysis) -> None:
    told = analysis.lost()
    assert len({(each.turn, each.seat) for each in told}) == len(told)
    for each in told:
        rivals = [other for other in analysis.steps if (other.turn, other.seat) == (each.turn, each.seat)]
        assert each.lost == max(other.lost for other in rivals)


def test_the_reason_of_a_defeat_is_the_worst_decision_of_whoever_lost(match: Match, analysis: Analysis) -> None:
    for seat in range(match.position.seats):
        reason = analysis.reason((seat,))
        lost = [each.lost for each in analysis.steps if each.seat == seat]
        assert reason is None or (reason.seat, reason.lost) == (seat, max(lost))
        assert reason is not None or max(lost) < NOTABLE
    assert analysis.reason(range(match.position.seats)) is not None


def test_sentences_name_neither_clauses_nor_places_nor_the_end_of_a_turn_that_was_played(
    match: Match, analysis: Analysis
) -> None:
    words = AnalysisText(match.game, "en")
    points = [words.turning_point(analysis, point) for point in analysis.turning_points]
    for text in [*points, *map(words.lost, analysis.lost()), *map(words.reason, analysis.lost())]:
        assert not re.search(r"\[[A-Z]{2}\d|\bgap \d|\bluck\b|End the turn|\.\.", text), text


def test_giving_up_turns_nothing_and_is_no_reason() -> None:
    kit = KITS["gods-unchained"]
    match = played(kit, 0, most=20)
    seat = match.position.to_act
    match.apply(match.game.concession(seat))
    analysis = analysed(match)
    assert analysis.steps[-1].step not in [point.step for point in analysis.turning_points]
    even = [replace(each, decision=None, chances=(Chances(0.5), Chances(0.5))) for each in analysis.steps]
    told = AnalysisText(match.game, "en", seat).course(replace(analysis, steps=tuple(even)), seat)
    assert told == "No move lost this match: it was still open."


def test_an_action_names_the_owners_of_its_units_for_each_reader() -> None:
    kit = KITS["gods-unchained"]
    match = played(kit, 0)
    step = next(each for each in match.history if re.fullmatch("attack p[12]-. p[12]-god", each.notation))
    (deed,) = (each.deed for each in Examiner(16, 4).examine(match.branch(step.number)) if each.step == step.number)
    enemy, (god,), attacker = 1 - step.seat, deed.objects, deed.actor
    assert attacker is not None
    assert god.to(step.seat)["en"] == "the enemy god"
    assert god.to(enemy)["en"] == "your god"
    assert god.to(None)["en"] == f"Player {enemy + 1}'s god"
    for reader, owner in ((step.seat, "your "), (enemy, "the enemy "), (None, f"Player {step.seat + 1}'s ")):
        assert attacker.to(reader)["en"].startswith(owner)
