### What the describer says of the cards of Army of Gods: a message for each thing that a card does.

Effect-draw = draw { $value ->
    [1] a card
   *[other] { $value } cards
}
Effect-actions = take { $value ->
    [1] 1 more action
   *[other] { $value } more actions
} this turn
Effect-tokens = gain energy tokens: { $value }
Effect-drop = put army cards from your { $from-discard ->
    [yes] discard pile
   *[no] hand
} into your army without attacking: up to { $most }{ $one-kind ->
    [yes] , all of one kind
   *[no] { "" }
}
Effect-take-back = take army cards from your discard pile into your hand: up to { $value }
Effect-look = look at the top cards of your draw pile: { $top }. Among them, deploy up to { $drop } army cards without attacking; the rest goes to the bottom of the pile
Effect-attack = deploy an army card and attack with it{ $bonus ->
    [0] { "" }
   *[other] ; its strength in that attack is +{ $bonus }
}
Effect-guard = until your next turn your army is guarded: it cannot be attacked, and its cards cannot be removed or taken
Effect-discard = an opponent discards random cards: { $value }
Effect-wild = this god joins one of your unfinished stacks as a card of its kind
Effect-remove = remove the top cards of unfinished stacks of one opponent: up to { $stacks }{ $total ->
    [none] { "" }
   *[other] , with a strength of at most { $total } together
}; this cannot be blocked
Effect-steal = take the top cards of unfinished stacks of one opponent into your army: up to { $value }
Effect-block = reaction: when your army is attacked, the whole attack fails
