### What happened, as several games tell it. { $seat } is a player's name.

unknown-card = a card
grammar-whose =
    { $person ->
        [you] your
       *[other] { $seat }'s
    }
seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-none = Nobody
event-match-start = The match begins.
event-mulligan = { $seat } { VERB($person, "exchanges") } { $amount ->
    [0] nothing
    [one] 1 card
   *[other] { $amount } cards
}.
event-turn-start = Turn { $amount }: { $person ->
    [you] your turn
   *[other] { $seat }
}.
event-mana = { $seat } { VERB($person, "has") } { $amount } mana.
event-put-back = { $seat } { VERB($person, "puts") } { $card } back into the deck.
event-dealt = { $seat } { VERB($person, "is") } dealt { $card }.
event-draw = { $seat } { VERB($person, "draws") } { $card }.
event-play = { $seat } { VERB($person, "plays") } { $card }.
event-discard = { $seat } { VERB($person, "discards") } { $card }.
event-turn-end = { $seat } { VERB($person, "ends") } the turn.
event-attack = { $source } attacks { $target }.
event-set-health = The health of { $target } becomes { $amount }.
event-keywords-lost = { $target } loses { $words }.
event-expires = A bonus of { $target } ends: { $changes }.
event-aura = Auras on { $target }: { $changes }.
event-transform = { $target } is transformed.
event-afterlife = Afterlife of { $source }.
event-fizzle = Nothing happens: { $why }.
event-idle = There is nothing for it to do.
event-mode = Option { $amount } comes up.
event-visits = { $target } goes back at the end of the turn.
event-untold = { $amount } more events are not shown: the log is full.
event-concede = { $seat } { VERB($person, "gives") } up.
event-win = { $seat } { VERB($person, "wins") }.
event-drawn = The match is drawn.
