"""Replay files: what is saved comes back, after the cards have changed too, and nothing else is accepted."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.match.support import played
from theagon.cards.source import MAX_BYTES
from theagon.errors import TheagonError
from theagon.games.hand_of_the_gods.content import CardSet
from theagon.games.hand_of_the_gods.game import HandOfTheGods
from theagon.match import replay
from theagon.match.match import Match
from theagon.match.replay import decode, encode, load, replay_of, save


@pytest.fixture(scope="module")
def recorded(running: Match) -> bytes:
    return encode(replay_of(running))


def altered(recorded: bytes, alter: Callable[[dict[str, Any]], object]) -> bytes:
    """Return an edited replay, still with a line for each field."""
    document = json.loads(recorded)
    alter(document)
    fields = (f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in document.items())
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


def line_of(data: bytes, field: str) -> int:
    return next(n for n, line in enumerate(data.decode().splitlines(), 1) if line.startswith(f'  "{field}":'))


def refusal(data: bytes) -> TheagonError:
    with pytest.raises(TheagonError) as caught:
        decode(data, "match.json")
    return caught.value


# ---- there and back --------------------------------------------------------------------------------------------------


def test_a_finished_match_comes_back_from_its_file_as_it_was(finished: Match, tmp_path: Path) -> None:
    save(finished, tmp_path / "match.json")
    match = load(tmp_path / "match.json")
    assert match.history == finished.history
    assert match.opening == finished.opening
    assert match.position.state_hash() == finished.position.state_hash()
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_a_failed_save_leaves_no_further_file(running: Match, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.mkdir()  # no file can take its place
    with pytest.raises(OSError, match=str(path)):
        save(running, path)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.slow
def test_a_match_is_saved_and_verified_at_every_step_even_while_a_choice_is_waited_for(game: HandOfTheGods) -> None:
    match = played(game, seed=2, player="random")
    waiting = [step.number - 1 for step in match.history if step.notation.startswith("choose")]
    assert waiting
    for step in [0, 1, *waiting]:
        branch = match.branch(step)
        again = decode(encode(replay_of(branch)), "match.json")
        assert again.history == branch.history
        assert again.position.state_hash() == branch.position.state_hash()


def test_a_replay_says_before_which_steps_hints_were_given(running: Match, recorded: bytes) -> None:
    hinted = running.branch()
    hinted.hints = [3, 3, 7]
    assert decode(encode(replay_of(hinted)), "match.json").hints == [3, 3, 7]
    assert b"hints" not in recorded


def test_saving_a_loaded_match_gives_the_same_file(recorded: bytes) -> None:
    assert encode(replay_of(decode(recorded, "match.json"))) == recorded


def test_a_replay_is_read_with_a_byte_order_mark_too(recorded: bytes) -> None:
    assert encode(replay_of(decode(b"\xef\xbb\xbf" + recorded, "match.json"))) == recorded


def test_every_action_has_its_own_line(recorded: bytes, running: Match) -> None:
    lines = [line.strip().rstrip(",") for line in recorded.decode().splitlines()]
    for step in running.history:
        assert any(line.startswith(f'{{"action":{step.action},"text":"{step.notation}"') for line in lines)


def test_a_replay_holds_only_the_cards_that_its_match_can_need(
    recorded: bytes, running: Match, game: HandOfTheGods
) -> None:
    document = json.loads(recorded)
    ids = {each["card"]["id"] for each in document["cards"] if "card" in each}
    assert ids >= {card for deck in running.setup.decks for card in deck.cards}
    pantheons = {"neutral", *(game.cards.leader_by_id[deck.leader].pantheon for deck in running.setup.decks)}
    possible = {card.id for card in game.cards.cards.values() if card.pantheon in pantheons and not card.token}
    assert ids >= possible, "a card that a player may believe in the other's deck"
    begun = {running.setup.board.gift, *(deck.leader for deck in running.setup.decks)}
    assert ids == game.cards.closure(possible | begun) & game.cards.by_id.keys(), "these and what they make, no others"
    assert len(ids) < len(game.cards.cards)


# ---- after a patch ---------------------------------------------------------------------------------------------------


def patched(game: HandOfTheGods) -> HandOfTheGods:
    """The game after a patch: every unit is stronger, every third card is gone, and so every card has another place."""
    cards = [
        msgspec.structs.replace(card, attack=card.attack + 1) if card.attack is not None and card.attack < 20 else card
        for k, card in enumerate(game.cards.cards.values())
        if k % 3
    ]
    return game.with_cards(CardSet.numbered(cards, game.cards.leaders.values()))


def test_a_replay_verifies_after_its_cards_were_changed_or_removed(
    finished: Match, game: HandOfTheGods, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = encode(replay_of(finished))
    later = patched(game)
    used = {card for deck in finished.setup.decks for card in deck.cards}
    assert any(card not in later.cards.by_id for card in used)
    assert any(later.cards.by_id[card] != game.cards.by_id[card] for card in used if card in later.cards.by_id)
    monkeypatch.setattr(replay, "load_game", lambda name: {"hand-of-the-gods": later}[name])
    match = decode(data, "match.json")
    assert match.history == finished.history
    assert match.position.state_hash() == finished.position.state_hash()


def test_a_replay_with_card_names_of_earlier_versions_verifies(running: Match, recorded: bytes) -> None:
    def decline(document: dict[str, Any]) -> None:
        name = next(iter(each["card"] for each in document["cards"] if "card" in each))["name"]
        name |= {"es-one": "una", "ru-declined": ["слово"] * 8}
        document["digest"] = replay._digest({name: value for name, value in document.items() if name != "digest"})

    match = decode(altered(recorded, decline), "match.json")
    assert match.position.state_hash() == running.position.state_hash()


def test_an_old_match_plays_on_with_the_cards_that_it_was_made_with(
    running: Match, recorded: bytes, game: HandOfTheGods, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "load_game", lambda _: patched(game))
    match = decode(recorded, "match.json")
    assert isinstance(match.game, HandOfTheGods)
    for name in running.setup.decks[0].cards:
        assert match.game.cards.by_id[name] == game.cards.by_id[name]


# ---- what is no replay -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "message", "place"),
    [
        (b"", "is not JSON", "match.json:1:1"),
        (b"{", "cut short", "match.json:1:2"),
        (b'{"format": "theagon-replay",\n "version": nul', "is not JSON", "match.json:2:13"),
        (b"format: theagon-replay\nversion: 1\n", "is not JSON", "match.json:1:1"),
        (b'{"format": "theagon-replay", "version": NaN}', "NaN is no number of JSON", "match.json"),
        (b'{"format": "theagon-replay", "version": 1e999}', "too large", "match.json:1:41"),
        (b'{"version": ' + b"9" * 5000 + b"}", "is not JSON", "match.json"),
        (b'{"format": "caf\xe9"}', "is not UTF-8", "match.json"),
        (b"[" * 100_000, "nested too deeply", "match.json"),
        (b"[" * 100 + b"]" * 100, "nested deeper than 32", "match.json:1:33"),
        (b" " * (MAX_BYTES + 1), "larger than 2 MiB", "match.json"),
        (b"[]", "is no replay", "match.json:1:1"),
        (b'{"format": "chess"}', "is no replay", "match.json:1:12"),
        (b'{"format": "theagon-replay"}', "has no version", "match.json:1:1"),
        (b'{"format": "theagon-replay", "version": 2}', "version 2 of the format", "match.json:1:41"),
        (b'{"format": "theagon-replay", "version": 1,\n"format": "x"}', "given twice", "match.json:2:1"),
    ],
)
def test_a_file_that_is_not_a_replay_is_refused_with_the_location(data: bytes, message: str, place: str) -> None:
    error = refusal(data)
    assert message in error.message
    assert str(error.location) == place
    assert error.hint or "nested" in message or "large" in message


def test_a_replay_cut_short_anywhere_is_refused(recorded: bytes) -> None:
    for length in range(0, len(recorded.rstrip()), 997):
        assert refusal(recorded[:length]).message.startswith(("is not JSON", "is not UTF-8"))


# ---- what was altered ------------------------------------------------------------------------------------------------


def set_action(step: int, action: int) -> Callable[[dict[str, Any]], object]:
    return lambda document: document["actions"][step - 1].update(action=action)


@pytest.mark.parametrize(
    ("alter", "message", "field"),
    [
        (lambda d: d.update(game="chess"), "there is no game 'chess'", "game"),
        (lambda d: d.update(rules="0"), "was played by version '0' of the rules", "rules"),
        (lambda d: d.update(players=["a"]), "'players'", "players"),
        (lambda d: d.pop("opening"), "'opening'", "format"),
        (lambda d: d.update(actions={}), "a list", "actions"),
        (lambda d: d["actions"][3].update(action="end"), "the text 'end'", "actions"),
        (lambda d: d["actions"][3].update(action=-1), "-1", "actions"),
        (lambda d: d["actions"][3].update(action=True), "true", "actions"),
        (lambda d: d["actions"][2].update(action=5340), "is not possible", "actions"),
        (lambda d: d.update(finished=True), "not over after its last action", "finished"),
        (lambda d: d.update({"final-hash": "0" * 32}), "the last state is not as recorded", "final-hash"),
        (lambda d: d.update({"final-hash": "0" * 31}), "final-hash", "final-hash"),
        (lambda d: d.update(opening="0" * 32), "does not begin as recorded", "opening"),
        (lambda d: d["actions"].pop(), "the last state is not as recorded", "final-hash"),
        (lambda d: d["actions"].pop(4), "step 5", "actions"),
        (lambda d: d["actions"][5].update(text="concede"), "a text, or a card not used", "digest"),
        (lambda d: d["setup"].update(seed=3), "does not begin as recorded", "opening"),
        (lambda d: d["setup"].update(seed=-3), "-3", "setup"),
        (lambda d: d["setup"].update(seed=1 << 63), "64 bits", "setup"),
        (lambda d: d["setup"].update(options={}), "'options'", "setup"),
        (lambda d: d["setup"]["decks"].pop(), "at least 2 items", "setup"),
        (lambda d: d["setup"]["decks"][0]["cards"].popitem(), "a deck has 25 cards", "setup"),
        (lambda d: d["setup"]["decks"][0].update(leader="loki-of-asgard"), "no leader", "setup"),
        (lambda d: d["setup"]["board"].update(stones=["a3", "a3"]), "both stones", "setup"),
        (lambda d: d["setup"]["board"].update(stones=["a3", "k9"]), "k9", "setup"),
        (lambda d: d["setup"]["board"].update({"turn-limit": 10**9}), "at most 1000", "setup"),
        (lambda d: d["cards"].clear(), "there is no", "setup"),
        (lambda d: d["cards"].append(d["cards"][0]), "twice", "cards"),
        (lambda d: d["cards"][0].update(index=10**6), "a set holds at most", "cards"),
        (lambda d: d["cards"][0]["card"].update(cost=99), "99 is too large", "cards"),
        (lambda d: d["cards"][0]["card"].update(power=9), "'power'", "cards"),
    ],
)
def test_an_altered_replay_is_refused_where_it_was_altered(
    recorded: bytes, alter: Callable[[dict[str, Any]], object], message: str, field: str
) -> None:
    data = altered(recorded, alter)
    error = refusal(data)
    assert message in str(error)
    assert error.location is not None
    assert error.location.file == "match.json"
    assert error.location.line == (1 if field == "format" else line_of(data, field))


def test_another_legal_action_in_the_place_of_the_recorded_one_is_found_at_its_step(
    running: Match, recorded: bytes
) -> None:
    found = 0
    for step in running.history[2:]:
        position = running.branch(step.number - 1).position
        for action in position.legal_actions()[:3]:
            if action != step.action:
                found += 1
                error = refusal(altered(recorded, set_action(step.number, action)))
                assert f"after step {step.number} " in error.message
    assert found > 10


def test_a_card_altered_without_effect_on_the_match_is_found_too(running: Match) -> None:
    document = json.loads(encode(replay_of(running)))
    seen = json.dumps([document["actions"], [msgspec.to_builtins(each.event) for each in running.events]])
    unseen = next(each for each in document["cards"] if "card" in each and each["card"]["id"] not in seen)
    unseen["card"]["name"]["en"] = "Nobody"
    assert "a card not used" in refusal(json.dumps(document).encode()).message


def test_whatever_single_character_changes_the_file_is_refused_or_means_the_same(recorded: bytes) -> None:
    chance = random.Random(1)
    match = decode(recorded, "match.json")
    for _ in range(60):
        place = chance.randrange(len(recorded))
        changed = bytearray(recorded)
        changed[place] = chance.choice(b'0123456789abcxyz"{}[],: \n\x00\xff')
        try:
            again = decode(bytes(changed), "match.json")
        except TheagonError:
            continue
        assert again.history == match.history
        assert json.loads(bytes(changed)) == json.loads(recorded)
