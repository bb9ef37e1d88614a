"""The lessons that come with the games, and how a match keeps to one."""

from __future__ import annotations

import pytest

from theagon.errors import TheagonError
from theagon.games import BUILT_IN, load_game
from theagon.games.staging import Script
from theagon.lessons.course import Astray, Course, Standing, course_of
from theagon.lessons.guide import guide_of
from theagon.lessons.library import lesson_beginning, lesson_files, lesson_script, read_lesson
from theagon.lessons.light import TRIALS, follow_light, match_of
from theagon.match.beginning import resume_at
from theagon.match.match import Match
from theagon.match.scenario import packaged_scenarios, parse_scenario, staging_of
from theagon.match.scenario_run import run_scenario

HG = "hand-of-the-gods"
LESSONS = [(game, name) for game in BUILT_IN for name in lesson_files(game)]

FORK = """
game: hand-of-the-gods
title: {en: One, es: Uno, ru: Один}
lesson:
  about: {en: About., es: Sobre., ru: О чём.}
  end: {en: Done., es: Hecho., ru: Готово.}
position:
  players:
    p1: {hand: [hoplite]}
    p2: {hand: [hoplite]}
  units:
    spartan: {card: spartan, owner: p1, at: d3}
    one: {card: brown-bear, owner: p2, at: e3}
    other: {card: brown-bear, owner: p2, at: e4}
steps:
  - attack: {unit: spartan, target: one}
    any: true
    say: {en: Attack., es: Ataca., ru: Атакуйте.}
  - end-turn: {}
    say: {en: End., es: Termina., ru: Завершите.}
  - play: {card: hoplite, at: h1}
    by: p2
  - end-turn: {}
    by: p2
  - play: {card: hoplite, at: a1}
    say: {en: Play., es: Juega., ru: Играйте.}
"""


def lesson(text: str = FORK) -> Script:
    return parse_scenario(text, "fork.yaml")


def begun(text: str = FORK) -> tuple[Course, Match]:
    """A lesson, and its match before anything was done."""
    script = lesson(text)
    return Course(script), match_of(script)


def act(course: Course, match: Match, *notations: str) -> None:
    """Do this in the match, which the lesson follows."""
    for notation in notations:
        match.apply(match.position.parse(notation))
    course.follow([step.action for step in match.history])


def standing_in(course: Course) -> Standing:
    standing = course.standing
    assert standing is not None
    return standing


def notations(match: Match, actions: tuple[int, ...]) -> list[str]:
    return [match.position.notation(action) for action in actions]


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[" ".join(each) for each in LESSONS])
def test_a_learner_who_does_only_what_is_asked_comes_to_the_end_of_the_lesson(game: str, name: str) -> None:
    script = lesson_script(game, name)
    outcome = run_scenario(script)
    assert outcome.holds, "\n".join(map(str, outcome.failures))
    for seed in range(TRIALS):
        follow_light(script, seed)


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[" ".join(each) for each in LESSONS])
def test_whatever_a_lesson_says_stands_while_its_learner_decides(game: str, name: str) -> None:
    script = lesson_script(game, name)
    said = [step.say for step in script.steps if step.say is not None]
    course = Course(script)
    match = match_of(script)
    read = []
    while (standing := standing_in(course)).step < course.length:
        if standing.asked:
            read.append(standing.say)
        match.apply(standing.asked[0] if standing.asked else course.answer(standing, seed=1))
        course.follow([step.action for step in match.history])
    assert list(dict.fromkeys(read)) == said


@pytest.mark.parametrize("game", BUILT_IN)
def test_each_game_has_a_first_lesson(game: str) -> None:
    assert next(iter(lesson_files(game))).startswith("1-")


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_guide_of_a_game_names_existing_places_and_terms(game: str) -> None:
    found = guide_of(game)
    explained = load_game(game).catalogue("en").explained_by
    assert {example.term for example in found.examples} <= set(explained)
    assert {example.scenario for example in found.examples} <= set(packaged_scenarios(game))
    places = set(staging_of(game).places(load_game(game), 2))
    parts = {part.place for part in found.parts} - {"p1", "p2"}
    assert {place for place in parts if not place.startswith("sanctum-")} <= places


def test_a_step_asks_for_one_action_or_for_any_of_its_kind() -> None:
    course, match = begun()
    standing = standing_in(course)
    assert (standing.step, standing.say.en, standing.reply) == (0, "Attack.", None)
    assert notations(match, standing.asked) == ["attack d3 e3", "attack d3 e4"]
    course.follow([match.apply(standing.asked[1]).action])
    standing = standing_in(course)
    assert (standing.step, standing.say.en, notations(match, standing.asked)) == (1, "End.", ["end"])


@pytest.mark.parametrize("taken", [("play hoplite h1", "end"), ("end",)])
def test_another_seat_answers_as_prepared_or_else_as_it_likes(taken: tuple[str, ...]) -> None:
    course, match = begun()
    act(course, match, "attack d3 e3", "end")
    standing = standing_in(course)
    assert standing.reply is not None
    assert match.position.notation(standing.reply) == "play hoplite h1"
    assert standing.asked == ()
    act(course, match, *taken)
    standing = standing_in(course)
    assert (standing.say.en, notations(match, standing.asked)) == ("Play.", ["play hoplite a1"])


def test_the_refusal_of_a_possible_action_names_the_one_that_comes_first() -> None:
    course, match = begun()
    refusal = course.astray(match.position.parse("end"))
    assert isinstance(refusal, Astray)
    assert refusal.text("en") == "That is possible, but first: Attack the enemy Brown Bear (e3) with your Spartan (d3)."
    assert refusal.text("ru") != refusal.text("es") != refusal.text("en")
    assert course.astray(match.position.parse("attack d3 e3")) is None
    assert course.astray(match.game.concession(0)) is None


def test_an_action_that_is_taken_back_takes_the_lesson_back() -> None:
    course, match = begun()
    course.follow([match.position.parse("attack d3 e4")])
    course.follow([])
    assert standing_in(course).step == 0


def test_after_the_end_of_a_lesson_the_match_is_free() -> None:
    script = lesson()
    match = follow_light(script, 0)
    course = Course(script)
    course.follow([step.action for step in match.history])
    standing = standing_in(course)
    assert (standing.step, standing.say.en, standing.asked) == (course.length, "Done.", ())
    assert all(course.astray(action) is None for action in match.position.legal_actions())


def test_a_match_leaves_its_lesson_when_the_next_step_becomes_impossible() -> None:
    text = FORK.replace("at: h1", "at: h2").replace("{card: hoplite, at: a1}", "{card: hoplite, at: h1}")
    course, match = begun(text)
    act(course, match, "attack d3 e3", "end", "end")
    assert course.standing is None
    assert all(course.astray(action) is None for action in match.position.legal_actions())
    with pytest.raises(TheagonError, match=r"fork.yaml:\d+:\d+: the lesson does not come to its end"):
        follow_light(lesson(text), 0)


def test_a_match_knows_by_its_beginning_which_lesson_it_is() -> None:
    game = load_game(HG)
    beginning = lesson_beginning(game, "1-stone")
    course = course_of(beginning)
    assert course is not None
    match = follow_light(lesson_script(HG, "1-stone"), 0)
    middle = resume_at(beginning, match, 3)
    resumed = course_of(middle)
    assert resumed is not None
    resumed.follow(middle.actions)
    assert standing_in(resumed).step == 3


def test_a_scenario_that_is_no_lesson_and_an_unknown_lesson_are_refused() -> None:
    with pytest.raises(TheagonError, match="this scenario is no lesson"):
        read_lesson(next(iter(packaged_scenarios(HG).values())))
    with pytest.raises(TheagonError, match="there is no lesson '1-stones'") as caught:
        lesson_script(HG, "1-stones")
    assert str(caught.value.hint).startswith("did you mean '1-stone'?")
