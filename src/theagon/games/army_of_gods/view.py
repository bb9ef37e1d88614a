"""The view of a match by a seat, as plain data. Only this module leaves out what is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.games.army_of_gods.rules.army import strength_of
from theagon.games.army_of_gods.rules.attack import attacked_strength
from theagon.games.army_of_gods.rules.cards import card_of, kind_of, owner_of
from theagon.games.army_of_gods.rules.choices import line, may_choose_looked
from theagon.games.army_of_gods.rules.endings import goal
from theagon.games.army_of_gods.rules.lasting import guarded_kind
from theagon.games.army_of_gods.rules.world import KINDS, LEADERS, NOBODY, SET, SETS, TOKENS, Choice
from theagon.games.constants import spelled
from theagon.games.display.view import Described, MatchView, Shown, Trait, Value, asking, match_fields
from theagon.games.fields import Card, Place, Seat
from theagon.kernel.bits import bits

if TYPE_CHECKING:
    from collections.abc import Container

    from theagon.games.army_of_gods.content import CardSet

DESCRIBED: Final = Described(
    values={
        "stack": (Value("cards", "name-army", of=SET), Value("strength", "name-strength")),
        "player": (
            Value("tokens", "name-tokens", of=TOKENS),
            Value("hand-size", "name-hand"),
            Value("deck", "name-pile"),
            Value("discard-size", "name-discard"),
        ),
    },
    traits=(Trait("guarded", "status-guarded"), Trait("out", "status-out")),
)


class LyingCard(Shown, frozen=True, omit_defaults=True):
    """A card of an army."""

    card: Card
    owner: Seat  # the seat of its deck


class StackView(Shown, frozen=True, omit_defaults=True):
    """The cards of one kind that lie in an army, finished sets aside."""

    id: int  # its place among all stacks: its own for the whole match
    card: Card  # its kind
    owner: Seat  # the seat of the army
    tile: Place  # `p1-archers`
    strength: int  # of each of its cards
    cards: list[LyingCard]  # the top one last
    guarded: bool | None = None  # true: by its kind, until its player's next turn


class PlayerView(Shown, frozen=True):
    """What a seat sees of a player, itself or another."""

    leader: Card | None  # None: not chosen, or not to be known
    tokens: int
    sets: list[Card]  # the kind of each finished set, in their order
    guarded: bool
    out: bool
    ran_out: bool  # the next turn begins with four cards
    hand_size: int
    hand: list[Card] | None  # None: not to be known
    deck: int  # cards left
    deck_left: dict[Card, int] | None  # how many of each; None: not to be known
    revealed: list[Card]  # cards of the pile that everyone has seen, the lowest first
    beneath: int  # cards below those, which only their player has seen
    discard_size: int
    discard: list[Card] | None  # the latest last; None: not to be known


class AttackView(Shown, frozen=True):
    """An attack that is under way."""

    card: Card
    strength: int
    targets: list[Place]  # stacks
    attacked: int  # their strength, as it is compared


class ChoiceView(Shown, frozen=True, omit_defaults=True):
    """The pending choice; only the player who chooses sees its options."""

    kind: str
    cards: list[Card] | None = None  # leading gods, or the cards looked at, the top card first
    may_drop: list[bool] | None = None  # by card looked at
    card: Card | None = None  # the card with the effect that asks


class View(MatchView, frozen=True):
    """The match as a seat (None: a spectator) may see it."""

    round: int
    teams: bool
    goal: int  # sets
    starter: Seat | None  # None: not yet known
    moves: int  # actions left in this turn
    turn_sets: int  # sets completed in this turn
    ability_used: bool
    restored: bool
    players: list[PlayerView]
    stacks: list[StackView]
    attack: AttackView | None
    choice: ChoiceView | None


def public_stacks(cards: CardSet, g: Any) -> list[StackView]:
    """Return the stacks of all armies, which are public."""
    return [_stack(cards, g, stack) for stack in range(g.players * KINDS) if g.stack_size[stack]]


def view(cards: CardSet, g: Any, seat: int | None, known: Container[int | None], stacks: list[StackView]) -> View:
    """Return the match as a seat (None: a spectator) sees it that knows what seats in `known` may know.

    `stacks` are the `public_stacks`.
    """
    return View(
        **match_fields(cards.game, g, seat),
        round=g.round,
        teams=bool(g.teams),
        goal=goal(g),
        starter=g.starter if g.choice != Choice.LEADER else None,
        moves=g.moves,
        turn_sets=g.turn_sets,
        ability_used=bool(g.ability_used),
        restored=bool(g.restored),
        players=[_player(cards, g, one, one in known) for one in range(g.players)],
        stacks=stacks,
        attack=_attack(cards, g),
        choice=_choice(cards, g, g.to_act in known),
    )


def _player(cards: CardSet, g: Any, one: int, known: bool) -> PlayerView:
    leader = g.leader[one] if known or g.choice != Choice.LEADER else 0
    first = g.beneath[one]
    return PlayerView(
        leader=cards.card_id(leader) if leader else None,
        tokens=g.tokens[one],
        sets=[cards.kind_id(kind_of(g.finished[one][SET * k])) for k in range(min(g.sets[one], SETS))],
        guarded=bool(g.guarded[one]),
        out=bool(g.out[one]),
        ran_out=bool(g.ran_out[one]),
        hand_size=g.hand_size[one],
        hand=cards.card_ids(g.hand[one], g.hand_size[one]) if known else None,
        deck=g.deck_size[one],
        deck_left=cards.counts(g.deck[one][: g.deck_size[one]]) if known else None,
        revealed=[cards.card_id(card) for card in g.deck[one][first : first + g.revealed[one]]],
        beneath=first,
        discard_size=g.discard_size[one],
        discard=cards.card_ids(g.discard[one], g.discard_size[one]) if known else None,
    )


def _stack(cards: CardSet, g: Any, stack: int) -> StackView:
    seat, kind = divmod(stack, KINDS)
    lying = g.stack[stack][: g.stack_size[stack]]
    return StackView(
        id=stack + 1,
        card=cards.kind_id(kind),
        owner=seat,
        tile=cards.stack_name(stack),
        strength=strength_of(g, stack),
        cards=[LyingCard(cards.card_id(card_of(card)), owner_of(card)) for card in lying],
        guarded=guarded_kind(g, stack) or None,
    )


def _attack(cards: CardSet, g: Any) -> AttackView | None:
    if not g.attacker:
        return None
    targets = [cards.stack_name(g.prey * KINDS + kind) for kind in bits(g.prey_kinds)] if g.prey != NOBODY else []
    return AttackView(cards.card_id(card_of(g.attacker)), g.might, targets, attacked_strength(g))


def _choice(cards: CardSet, g: Any, known: bool) -> ChoiceView | None:
    if not g.choice:
        return None
    kind = spelled(Choice(g.choice))
    if known and g.choice == Choice.LEADER:
        leaders = g.leaders[g.to_act]
        return ChoiceView(kind, [cards.card_id(leaders[k]) for k in range(LEADERS) if leaders[k]])
    if not known or g.choice == Choice.BLOCK:
        return ChoiceView(kind)
    card = asking(cards, g)
    if g.choice == Choice.MODE and card:
        return ChoiceView(kind, [card] * line(g).count, card=card)
    if g.choice == Choice.LOOKED:
        looked = [may_choose_looked(g, k) for k in range(g.looked)]
        return ChoiceView(kind, cards.card_ids(g.aside, g.looked), looked, card)
    return ChoiceView(kind, card=card)
