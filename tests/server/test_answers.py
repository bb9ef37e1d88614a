"""An attack waits for the attacked player: who can block is asked, for who cannot the table answers."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

import theagon
from tests.server.unserved import FOR_EVER, Wire, live_match, readers_of, table_answers, time_is_up
from tests.waiting import eventually
from theagon.games.play.position import Position
from theagon.match.beginning import begin, staged
from theagon.server.matches import autoplay, clocks
from theagon.server.matches.clocks import USUAL, Pauses, TurnClock
from theagon.server.matches.intents import handle
from theagon.server.matches.live import LiveMatch
from theagon.server.matches.readers import Reader
from theagon.server.protocol.client import Act, AskTakeBack, Command, Preview, WhyNot


def attack(hand: str, **further: Any) -> LiveMatch:
    """Player 1 of three is to act and can attack player 2, who holds this card."""
    text = f"""
game: army-of-gods
title: An attack
position:
  players:
    p1: {{hand: [demons, giants]}}
    p2: {{hand: [{hand}], stacks: {{archers: 2}}}}
    p3: {{}}
steps: [expect: {{to-act: p1}}]
"""
    return live_match(begin(staged(theagon.load("army-of-gods"), "attack.yaml", text, 0)), **further)


async def declared(live: LiveMatch) -> dict[int | None, tuple[Reader, Wire]]:
    """The attack is declared; the readers, with what each was sent of it."""
    readers = await readers_of(live)
    for _, wire in readers.values():
        wire.sent.clear()
    await handle(live, readers[0][0], Command(sequence=live.sequence, text="attack demons p2-archers"))
    assert live.position.reacts
    return readers


def tables(wire: Wire) -> list[dict[str, Any]]:
    """The tables that were sent, the last one last."""
    return [message["table"] for text in wire.sent if "table" in (message := json.loads(text))]


def last_notation(live: LiveMatch) -> str:
    return live.log.match.history[-1].notation


async def test_who_can_block_is_asked_and_nobody_else() -> None:
    live = attack("bulwark", pauses=FOR_EVER)
    readers = await declared(live)
    verbs = {seat: [option["verb"] for option in tables(wire)[-1]["options"]] for seat, (_, wire) in readers.items()}
    assert verbs == {0: [], 1: ["let", "block"], 2: [], None: []}
    assert {tables(wire)[-1]["view"]["to-act"] for _, wire in readers.values()} == {1}
    assert not live.tasks.running
    await handle(live, readers[1][0], Command(sequence=live.sequence, text="block bulwark"))
    assert (last_notation(live), live.position.to_act) == ("block bulwark", 0)


async def test_who_can_not_block_is_not_asked_and_the_table_answers() -> None:
    live = attack("riders", pauses=FOR_EVER)
    readers = await declared(live)
    assert {tables(wire)[-1]["view"]["to-act"] for _, wire in readers.values()} == {1}
    assert all(tables(wire)[-1]["options"] == [] for _, wire in readers.values())
    (only,) = live.position.legal_actions()
    for message in (
        Act(sequence=live.sequence, action=only),
        Command(sequence=live.sequence, text="let"),
        WhyNot(id=1, text="block riders"),
        Preview(id=2, action=only),
    ):
        await handle(live, readers[1][0], message)
        assert json.loads(readers[1][1].sent[-1])["reason"] == "not-yours"
    assert live.position.reacts
    await live.stop()

    live = attack("riders")
    readers = await declared(live)
    await table_answers(live)
    assert (last_notation(live), live.log.entries[-1].by, live.position.to_act) == ("let", "table", 0)
    assert tables(readers[0][1])[-1]["options"]
    assert tables(readers[1][1])[-1]["takeBack"] == "another-decided"
    await handle(live, readers[1][0], AskTakeBack())
    assert json.loads(readers[1][1].sent[-1])["reason"] == "another-decided"


async def test_what_others_are_sent_while_they_wait_does_not_tell_whether_there_is_a_block() -> None:
    sent = []
    for hand in ("bulwark", "riders"):
        live = attack(hand, pauses=FOR_EVER)
        readers = await declared(live)
        sent.append({seat: readers[seat][1].sent for seat in (0, 2, None)})
        await live.stop()
    assert sent[0] == sent[1]
    assert all(sent[0].values())


async def test_a_bot_that_is_attacked_answers_for_itself() -> None:
    live = attack("bulwark", bots=(1,))
    await declared(live)
    await table_answers(live)
    entry = live.log.entries[1]
    assert (entry.seat, entry.by) == (1, "bot")


def test_bots_and_the_table_take_their_time_to_answer_an_attack_and_bots_are_quick_in_their_own_turn() -> None:
    assert USUAL.after(0.1, answers=False) == pytest.approx(USUAL.bot - 0.1)
    pauses = {0.1 + USUAL.after(0.1, answers=True) for _ in range(50)}
    assert len(pauses) > 40
    assert 2 <= min(pauses) < max(pauses) <= 5


def test_a_bot_that_thinks_for_longer_than_a_pause_acts_at_the_end_of_another() -> None:
    assert Pauses(0.5).after(0.7, answers=False) == pytest.approx(0.3)
    assert Pauses(0, (0, 0)).after(0.7, answers=True) == 0


@pytest.mark.parametrize("thought", [0.0, 0.25])
async def test_a_bot_acts_after_the_same_time_however_long_it_thinks(
    thought: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    acts: list[float] = []

    def decide(position: Position, *_: object) -> int:
        nonlocal now
        now += thought
        return position.legal_actions()[0]

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds
        acts.append(now)
        if len(acts) > 1:  # one action is enough
            await asyncio.Event().wait()

    monkeypatch.setattr(autoplay, "decide", decide)
    monkeypatch.setattr(autoplay, "monotonic", lambda: now)
    monkeypatch.setattr(autoplay, "asyncio", SimpleNamespace(sleep=sleep))
    live = attack("bulwark", bots=(0,), pauses=Pauses(0.3))
    live.play_on()
    await eventually(lambda: bool(live.log.entries))
    assert acts[0] == pytest.approx(100.3)
    await live.stop()


async def test_an_attack_that_is_taken_back_while_it_waits_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    pause_is_over = asyncio.Event()
    monkeypatch.setattr(autoplay, "asyncio", SimpleNamespace(sleep=lambda _seconds: pause_is_over.wait()))
    live = attack("riders", bots=(1, 2))
    readers = await declared(live)
    await handle(live, readers[0][0], AskTakeBack())
    pause_is_over.set()
    await table_answers(live)
    assert not live.position.reacts
    assert [entry.kind for entry in live.log.entries] == ["act", "take-back"]


async def test_when_the_time_of_who_is_attacked_is_up_nothing_is_blocked() -> None:
    live = attack("bulwark", turn_seconds=60)
    await declared(live)
    await time_is_up(live)
    entry = live.log.entries[-1]
    assert (entry.seat, entry.by, last_notation(live)) == (1, "clock", "let")
    assert not live.position.is_over


async def test_the_clock_of_a_turn_stands_while_another_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(clocks, "_now", lambda: now)
    clock = TurnClock(60)
    clock.run((5, 0), answers=False, rings=False)
    now += 20
    for _ in range(2):
        clock.run((5, 1), answers=True, rings=False)
        assert clock.left == 60
        now += 30
        clock.run((5, 0), answers=False, rings=False)
        assert clock.left == 40
    clock.run((6, 1), answers=False, rings=False)
    assert clock.left == 60


async def test_choices_before_the_first_turn_take_nothing_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(clocks, "_now", lambda: now)
    clock = TurnClock(60)
    for seat in (0, 1, 0):
        clock.run((1, seat), answers=False, rings=False)
        assert clock.left == 60
        now += 50
