### The table's words for Gods Unchained. The words of its cards and rules come from the server.

about-gods-unchained = Set a god free, raise creatures, relics and spells, and strike down the god across the table.
expect-power = Choose your god power
expect-delve = Choose one of these random cards
expect-card =
    { $pile ->
        [own-void] Choose a card of your void
        [own-deck] Choose a card of your deck
        [enemy-void] Choose a card of your opponent's void
        [enemy-deck] Choose a card of your opponent's deck
        [enemy-hand] Choose a card of your opponent's hand
        [both-voids] Choose a card of both voids
       *[other] Choose one of these cards
    }
expect-hand = Choose a card of your hand
expect-foresee =
    { $pile ->
        [enemy-deck] Which go to the bottom of their deck?
       *[other] Which go to the bottom of your deck?
    }
several-foresee =
    { $count ->
        [one] Put { $count } card to the bottom
       *[other] Put { $count } cards to the bottom
    }
no-creatures = no creatures, { $owner }
gap-only = put it here: the row is empty
gap-left = put it left of { $right }
gap-right = put it right of { $left }
gap-between = put it between { $left } and { $right }
text-of = Has the text of:
do-use = Use the ability
do-power = Use the god power
do-bag = Use the bag of tricks
do-buy = Buy it
