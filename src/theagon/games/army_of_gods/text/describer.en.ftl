### What the describer says of the cards of Army of Gods: a message for each thing that a card does.

Effect-draw = { everyone }draw { $value ->
    [1] a card
   *[other] { $value } cards
}
Effect-actions = take { $value ->
    [1] 1 more action
   *[other] { $value } more actions
} this turn
Effect-tokens = { everyone }gain energy tokens: { $value }
Effect-drop = put army cards from your { $from-discard ->
    [yes] discard pile
   *[no] hand
} into your army without attacking{ $of ->
    [none] { "" }
   *[other] , only { $of }
}: up to { $most }{ $one-kind ->
    [yes] , all of one kind
   *[no] { "" }
}
Effect-take-back = take army cards from your discard pile into your hand: up to { $value }
Effect-take-back-it = take that card back into your hand, if it is from your deck
Effect-look = look at the top cards of your draw pile: { $top }. Among them, deploy up to { $drop } army cards without attacking; the rest goes to the bottom of the pile
Effect-look-hand = look at the hand of { $all ->
    [yes] each opponent
   *[no] an opponent
}
Effect-reshuffle = { $whose ->
    [everyone] each player shuffles their discard pile into their draw pile
   *[none] shuffle your discard pile into your draw pile
}
Effect-attack = deploy an army card and attack with it{ $bonus ->
    [0] { "" }
   *[other] ; its strength in that attack is +{ $bonus }
}
Effect-guard = until your next turn your { $of ->
    [none] army is guarded: it cannot be attacked, and its cards cannot be removed or taken
   *[other] { $of } are guarded: they cannot be attacked, removed or taken
}
Effect-gain = until { $until ->
    [your-next-turn] your next turn
   *[this-turn] the end of this turn
} { $of ->
    [none] the cards
   *[other] the { $of }
} of { $all ->
    [yes] each opponent's army
   *[no] your army
} have { $strength-signed } strength
Effect-discard = { $whose ->
    [yours] discard
    [everyone] each player discards
   *[none] { $all ->
        [yes] each opponent
       *[no] an opponent
    } discards
} { $chosen ->
    [yes] cards of { $whose ->
        [yours] your
       *[other] their
    } choice
   *[no] random cards
}: { $value }
everyone = { $whose ->
    [everyone] each player:{ " " }
   *[none] { "" }
}
Effect-wild = this god joins one of your unfinished stacks as a card of its kind
Effect-remove = { $to ->
    [hand] return to the owners' hands
   *[discard] remove
} the top cards of unfinished stacks of { $all ->
    [yes] any opponents
   *[no] one opponent
}: { $stacks ->
    [all] all of them
   *[other] up to { $stacks }
}{ $stacks ->
    [1] { "" }
    [all] { "" }
   *[other] { $all ->
        [yes] , even several from the same stack
       *[no] , all from different stacks
    }
}{ $total ->
    [none] { "" }
   *[other] , with a strength of at most { $total } together
}{ $each ->
    [none] { "" }
   *[other] , each with a strength of at most { $each }
}; this cannot be blocked
Effect-steal = take the top cards of unfinished stacks of { $all ->
    [yes] any opponents
   *[no] one opponent
} into your army: up to { $value }{ $value ->
    [1] { "" }
   *[other] { $all ->
        [yes] , even several from the same stack
       *[no] , all from different stacks
    }
}; this cannot be blocked
Effect-block = reaction: when your army is attacked, the whole attack fails
counted = { $whose ->
    [enemy] { $count ->
        [tokens] energy tokens
        [sets] finished sets
        [stacks] unfinished stacks
        [army] cards in the army
        [discard] cards in the discard pile
        [pile] cards in the draw pile
        [actions] actions left
        [sets-this-turn] sets completed this turn
        [stack] cards in the stack
        [gods] gods in play
        [kinds] different kinds in the army
       *[hand] cards in the hand
    } of the opponent with the most
   *[yours] { $count ->
        [tokens] your energy tokens
        [sets] your finished sets
        [stacks] your unfinished stacks
        [army] cards in your army
        [discard] cards in your discard pile
        [pile] cards in your draw pile
        [actions] actions that you have left
        [sets-this-turn] sets that you completed this turn
        [stack] cards in the stack of this kind
        [gods] your gods in play
        [kinds] different kinds in your army
       *[hand] cards in your hand
    }
}{ $of ->
    [none] { "" }
   *[other] { " " }({ $of })
}{ $pantheon ->
    [none] { "" }
   *[other] { " " }({ $pantheon })
}{ $lead ->
    [yes] { " " }(beyond what { $whose ->
        [enemy] you have
       *[yours] any opponent has
    })
   *[no] { "" }
}
Value-count = number of { counted }
Value-at-most = at most { $at-most }
Condition-count = the number of { counted } is { least }
Card-stronger = { $stronger }
Stronger-by = { $by } more strength{ $kind ->
    [army] { "" }
   *[other] { " " }for the cards of your army
}{ $of ->
    [none] { "" }
   *[other] { " " }(only { $of })
}{ $if ->
    [none] { "" }
   *[other] { " " }while { $if }
}
Card-fleeting = this card is removed from the game once it has been played or destroyed
Card-free = { $kind ->
    [leading] using its ability
   *[other] playing this card
} takes no action
Card-grows = { $grows } more strength for each other card of its stack
Effect-later = { $at ->
    [turn-end] { $late ->
        [yes] at the end of that turn
       *[no] at the end of this turn
    }
   *[your-next-turn] { $late ->
        [yes] at the start of your turn after that
       *[no] at the start of your next turn
    }
}: { $do }
Effect-copy-last-played = do what the god or power card does that a player played last
Effect-copy-leader = do what the ability of your leading god does, without its cost
Trigger-joins = When a card{ of-kind } joins your army
Trigger-destroyed = When a card{ of-kind } in your army is destroyed
Trigger-wins = When a card{ of-kind } of yours has destroyed what it attacked
Trigger-set = When you complete a set{ of-kind }
Trigger-turn-start = At the start of your turn{ with-kind }
Trigger-turn-end = At the end of your turn{ with-kind }
of-kind = { $kind ->
    [army] { " " }of this kind
   *[other] { "" }
}
with-kind = { $kind ->
    [army] , with an unfinished stack of this kind
   *[other] { "" }
}
Ability-of = only { $of }
Effect-block-destroy = reaction: when your army is attacked, the whole attack fails and the attacking card is destroyed
Card-assault = { $assault } more strength while it attacks
