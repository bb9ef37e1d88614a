### The sentences of cards.

do-draw = Draw { COUNT($amount, "a card", "cards") }.
do-actions = Take { COUNT($amount, "1 more action", "more actions") } this turn.
do-tokens = Gain { COUNT($amount, "an energy token", "energy tokens") }.
do-drop = Deploy { $amount ->
    [one] an army card
   *[other] up to { $amount } army cards
} without attacking.
do-drop-one-kind = Deploy up to { $amount } army cards of the same kind without attacking.
do-drop-from-discard = Put { $amount ->
    [one] an army card
   *[other] up to { $amount } army cards
} from your discard pile into your army.
do-take-back = Take { $amount ->
    [one] an army card
   *[other] up to { $amount } army cards
} from your discard pile into your hand.
do-look = { $top ->
    [one] Look at the top card of your draw pile. If it is an army card, deploy it; otherwise put it on the bottom of the pile.
   *[other] Look at the top { $top } cards of your draw pile, deploy { $amount ->
        [one] an army card
       *[other] up to { $amount } army cards
    } from among them, and put the rest on the bottom of the pile.
}
do-attack = Deploy an army card and attack with it.
do-attack-bonus = Deploy an army card and attack with it. It has +{ $amount } strength for that attack.
do-guard = Until your next turn, your army is guarded: it cannot be attacked, and its cards cannot be removed or taken.
do-discard = An opponent discards { COUNT($amount, "a random card", "random cards") }.
do-wild = This god joins one of your unfinished stacks and counts as a card of that stack's kind.
do-remove = Remove the top { $amount ->
    [one] card of an opponent's unfinished stack
   *[other] card from each of up to { $amount } unfinished stacks of one opponent
}. This cannot be blocked.
do-remove-total = { $amount ->
    [one] Remove the top card of an opponent's unfinished stack, if its strength is { $total } or less.
   *[other] Choose up to { $amount } of one opponent's unfinished stacks whose top cards have a total strength of { $total } or less. Remove those top cards.
} This cannot be blocked.
do-steal = Take the top { $amount ->
    [one] card of an opponent's unfinished stack
   *[other] card from each of up to { $amount } unfinished stacks of one opponent
} into your army.
do-block = Reaction: when your army is attacked, the whole attack fails.
