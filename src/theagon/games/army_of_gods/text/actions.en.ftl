## What a player may do.

action-done = No more
action-let = Let the attack through
action-drop = Deploy: { $source }
action-attack = Deploy { $source } and attack { $target }
action-ability = Use the ability of { $source }
action-restore = Restore tokens: discard three { $target } and three other cards
action-block = Block with { $target }
player = { $person ->
    [you] you
   *[other] { $seat }
}

## The same actions, as told of afterwards: things that were better or worse.

deed-done = stopping there
deed-let = letting the attack through
deed-drop = deploying { $source }
deed-ability = the ability of { $source }
deed-ability-target = the ability of { $source } on { $target }
deed-restore = restoring tokens
deed-block = blocking with { $target }

## Why an action is not possible.

reason-not-in-match = That seat is not in the match.
reason-no-skipping = In the first round nobody may skip: deploy three cards.
reason-first-round = In the first round cards are only deployed: no attacks, gods, power cards or abilities.
reason-too-few-actions = This takes { COUNT($needed, "one action", "actions") }; you have { $left } left.
reason-no-army-card = That is not an army card.
reason-own-side = That army is not an opponent's.
reason-guarded = That army is guarded until its next turn.
reason-empty-stack = There is no card there that can be attacked or taken.
reason-too-strong = Its strength is { $strength }, more than { $might }.
reason-too-strong-together = Together their strength is { $strength }, more than { $might }.
reason-only-a-reaction = That card only answers an attack.
reason-army-is-dropped = An army card is deployed, not played.
reason-no-leader = You have no leading god.
reason-too-few-tokens = The ability takes { COUNT($needed, "one token", "tokens") }; you have { $tokens }.
reason-tokens-left = Tokens are restored only when you have none left; you have { $tokens }.
reason-restored-already = Tokens were restored this turn.
reason-no-three-alike = You do not hold three army cards of that kind.
reason-too-few-cards = It takes three cards of a kind and three others.
reason-leader-first = First choose your leading god.
reason-drop-first = First choose the army card to deploy, or say that it is enough.
reason-target-first = First choose what else is attacked, or say that it is enough.
reason-answer-first = The attack waits for its answer: block it or let it through.
reason-kind-first = First choose a kind from your discard pile, or say that it is enough.
reason-looked-first = First choose one of the cards you look at, or say that it is enough.
reason-stack-first = First choose a stack, or say that it is enough.
reason-seat-first = First choose an opponent.
reason-discard-first = First choose the other cards to discard.
reason-not-discarded = No such army card is in your discard pile.
reason-no-opponent = That is not an opponent in the match.
reason-no-block = That card does not block.
reason-one-kind = The cards must be of one kind.
reason-no-stack-of-yours = You have no unfinished stack there.
reason-one-opponent = All of it must be one opponent's.
reason-once-a-stack = Only one card of each stack, the top one.
