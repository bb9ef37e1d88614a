"""What a reader asks of a match: it is done, or the reader is told why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.errors import TheagonError
from theagon.games.base import Refusal
from theagon.server.matches.telling import intended, refused
from theagon.server.protocol.base import kebab
from theagon.server.protocol.client import (
    Act,
    AnswerTakeBack,
    AskHint,
    AskRematch,
    AskTakeBack,
    Command,
    Foretell,
    Hello,
    Ping,
    Preview,
    Resign,
    SayPhrase,
    Speak,
    WhyNot,
)
from theagon.server.protocol.server import Pong, Possible, Previewed

if TYPE_CHECKING:
    from theagon.match.match import Outcome
    from theagon.server.matches.agreements import Agreements
    from theagon.server.matches.audience import Audience
    from theagon.server.matches.hints import Hints
    from theagon.server.matches.match_workers import MatchWorkers
    from theagon.server.matches.phrases import Phrases
    from theagon.server.matches.publisher import Publisher
    from theagon.server.matches.readers import Reader
    from theagon.server.matches.recorder import Recorder
    from theagon.server.matches.relay import Relay
    from theagon.server.protocol.client import FromClient


class Intents:
    """The messages of the readers of a match."""

    def __init__(
        self,
        recorder: Recorder,
        audience: Audience,
        publisher: Publisher,
        *,
        workers: MatchWorkers,
        relay: Relay,
        agreements: Agreements,
        hints: Hints,
        phrases: Phrases,
    ) -> None:
        self._recorder = recorder
        self._audience = audience
        self._publisher = publisher
        self._workers = workers
        self._relay = relay
        self._agreements = agreements
        self._hints = hints
        self._phrases = phrases

    async def handle(self, reader: Reader, message: FromClient) -> None:
        """Do what a reader asks, or tell it why not."""
        match message:
            case Ping():
                reader.tell(Pong())
            case Speak():
                await self._publisher.catch_up(reader, language=message.language)
            case Hello():
                self._audience.refuse(reader, message, "hello-again", "You have said hello already.")
            case _ if not reader.seats:
                self._audience.refuse(reader, message, "spectator", "Spectators cannot act.")
            case Act() | Command() | Resign() | AskTakeBack() | AnswerTakeBack() if self._recorder.follows:
                await self._relay.hand_on(reader, message)
            case Act():
                await self._act(reader, message, message.sequence, message.action)
            case Command() | WhyNot():
                await self._understand(reader, message)
            case Preview():
                await self._preview(reader, message)
            case AskTakeBack():
                await self._agreements.ask_take_back(reader, message)
            case AnswerTakeBack():
                await self._agreements.answer_take_back(reader, message)
            case Resign():
                await self._resign(reader, message)
            case AskRematch():
                await self._agreements.ask_rematch(reader, message)
            case SayPhrase():
                self._phrases.say(reader, message)
            case AskHint():
                await self._hint(reader, message)
            case Foretell():
                self._audience.refuse(reader, message, "no-puzzle", "This is no puzzle.")

    async def _act(self, reader: Reader, message: FromClient, sequence: int, action: int) -> None:
        async with self._recorder.lock:
            if sequence == self._recorder.sequence:
                await self._act_now(reader, message, action)
                return
            if not self._is_done(reader, sequence, action):
                self._audience.refuse(reader, message, "stale", "The match has gone on since.")
        await self._publisher.catch_up(reader)

    async def _act_now(self, reader: Reader, message: FromClient, action: int) -> None:
        """Carry out the action of a reader who knows the present table. The lock is held."""
        seat = self._recorder.log.now.to_act
        if not self._asks(reader):
            text = "It is not your decision." if seat >= 0 else "The match is over."
            self._audience.refuse(reader, message, "not-yours", text)
            return
        outcome = await self._workers.run(reader.account, self._judge, action)
        if isinstance(outcome, Refusal):
            of = kebab(type(message).__name__)
            reader.tell(refused(of, outcome, reader.language, self._recorder.sequence))
            return
        await self._recorder.enter(reader, message, "act", seat, action, outcome)

    def _judge(self, action: int) -> Refusal | Outcome:
        """What comes of a player's action, or why the rules or a lesson refuse it."""
        outcome = self._recorder.log.judge(action)
        return outcome if isinstance(outcome, Refusal) else self._recorder.log.why_wait(action) or outcome

    def _asks(self, reader: Reader) -> bool:
        """Whether the decision is this reader's; where there is no choice, the table answers."""
        return self._recorder.log.now.to_act in reader.seats and not self._recorder.log.now.forced

    def _is_done(self, reader: Reader, sequence: int, action: int) -> bool:
        """Whether this is an action that the reader sent before and that was done."""
        if sequence > self._recorder.sequence:
            return False
        entry = self._recorder.log.entries[sequence]
        return entry.action == action and entry.seat in reader.seats and entry.by == "player"

    async def _understand(self, reader: Reader, message: Command | WhyNot) -> None:
        async with self._recorder.lock:
            if not self._asks(reader):  # names are looked up in the hand of the seat to act
                self._audience.refuse(reader, message, "not-yours", "It is not your decision.")
                return
            try:
                action = await self._workers.run(reader.account, intended, self._recorder.position, message)
            except TheagonError as error:
                self._audience.refuse(reader, message, "not-understood", error.message, error.hint or "")
                return
            if isinstance(message, WhyNot):
                source = message.source if message.target is None else None
                refusal = await self._workers.run(reader.account, self._recorder.log.why_not, action, source)
                of_rules = refusal and refused("why-not", refusal, reader.language, self._recorder.sequence, message.id)
                reader.tell(of_rules or Possible(message.id, action))
                return
        await self._act(reader, message, message.sequence, action)

    async def _preview(self, reader: Reader, message: Preview) -> None:
        async with self._recorder.lock:
            if not self._asks(reader):
                self._audience.refuse(reader, message, "not-yours", "It is not your decision.")
                return
            outcome = await self._workers.run(reader.account, self._recorder.log.preview, message.action)
            if isinstance(outcome, Refusal):
                reader.tell(refused("preview", outcome, reader.language, self._recorder.sequence, message.id))
            else:
                reader.tell(Previewed(message.id, message.action, outcome.changes, outcome.winner))

    async def _hint(self, reader: Reader, message: AskHint) -> None:
        if self._asks(reader):
            await self._hints.give(reader, message)
        else:
            self._audience.refuse(reader, message, "not-yours", "It is not your decision.")

    async def _resign(self, reader: Reader, message: Resign) -> None:
        async with self._recorder.lock:
            now = self._recorder.log.now
            if now.is_over:
                self._audience.refuse(reader, message, "match-over", "The match is over.")
                return
            may_concede = await self._workers.run(reader.account, self._recorder.log.may_concede)
            still = sorted((seat for seat in reader.seats if seat in may_concede), key=lambda seat: seat != now.to_act)
            if not still:
                self._audience.refuse(reader, message, "not-in-match", "You have left the match already.")
                return
            action = self._recorder.log.match.game.concession(still[0])
            outcome = await self._workers.run(reader.account, self._recorder.log.judge, action)
            assert not isinstance(outcome, Refusal), "it may be conceded"
            await self._recorder.enter(reader, message, "act", still[0], action, outcome)
