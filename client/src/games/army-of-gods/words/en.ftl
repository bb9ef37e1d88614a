### The table's words for Army of Gods. The words of its cards and rules come from the server.

about-army-of-gods = Gather armies in sets of five against one, two or three rivals, and block the blow that nobody saw coming.
expect-leader = Choose your leading god
expect-drop = Choose a card to deploy
expect-attacker = Choose the card that attacks
expect-return = Choose what returns from your discards
expect-take-back = Choose what you take back
expect-looked = Choose which of these to deploy
expect-wild = Choose which of your stacks it joins
expect-remove = Choose a stack: its top card goes
expect-steal = Choose a stack: its top card is yours
expect-rival = Choose an opponent
expect-discard = Choose a card to discard
expect-restore = Choose another card to discard
army-turn =
    { $count ->
        [0] Your turn: no action left
        [one] Your turn: { $count } action left
       *[other] Your turn: { $count } actions left
    }
army-first-round =
    { $count ->
        [one] Deploy { $count } more card
       *[other] Deploy { $count } cards
    }
army-block = { $name } attacks { $prey } with { $strength }: block?
army-attacked = { $name } attacks { $prey } with { $strength }
army-awaits = The attack waits for { $name }'s answer
army-attack = { $card } against { $prey }
army-stronger = { $strength } against { $attacked }
army-even = { $strength } against { $attacked }: both go
army-asked = to answer
army-team = Team { $number }
army-round = Round { $round }
army-aim =
    { $count ->
        [one] Aim: { $count } set
       *[other] Aim: { $count } sets
    }
army-moves =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
army-none = none
army-prey = attacked
army-from = { $card }, from the deck of player { $number }
army-bottom = At the bottom of the pile: { $card }
army-outcome = would be { $count } of { $set }
may-drop = can be deployed here
may-ability = can be used here
do-drop = Deploy it
do-ability = Use the ability
do-restore = Restore tokens
do-let = Let it through
do-done = Enough
