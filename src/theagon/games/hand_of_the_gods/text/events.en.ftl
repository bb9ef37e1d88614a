### What happened. Units come as `Name (tile)`; { $seat } is a player's name.

summoning-stone = Summoning Stone
unknown-card = a card
event-match-start = The match begins.
event-mulligan = { $seat } exchanges { $amount ->
    [0] nothing
    [one] 1 card
   *[other] { $amount } cards
}.
event-gift = { $seat } gets { $card }.
event-turn-start = Turn { $amount }: { $seat }.
event-mana = { $seat } has { $amount } mana.
event-draw = { $seat } draws { $card }.
event-fatigue = The deck is empty: { $target } takes { $amount } damage.
event-overdraw = The hand is full: { $card } goes to the graveyard.
event-turn-end = { $seat } ends the turn.
event-play-spell = { $seat } plays { $card }.
event-play-unit = { $seat } plays { $card } on { $tile }.
event-deploy = { $target } is deployed.
event-warcry = Warcry of { $source }.
event-warcry-used = { $source } uses its warcry.
event-leader-ability = { $seat } uses { $card }.
event-move = { $source } moves to { $tile }.
event-attack = { $source } attacks { $target }.
event-stealth-lost = { $target } loses stealth.
event-guard-lost = { $target } loses guard.
event-attack-damage = { $source } deals { $amount } attack damage to { $target }.
event-return-damage = { $source } strikes back at { $target } for { $amount }.
event-damage = { $target } takes { $amount } damage.
event-heal = { $target } is healed by { $amount }.
event-bonus = { $target } gets a bonus{ $amount ->
    [0] { "" }
   *[other] { "" }, attack { $signed }
}{ $extra ->
    [0] { "" }
   *[other] { "" }, health { $signedextra }
}.
event-set = A value of { $target } is set to { $amount }.
event-stun = { $target } is stunned.
event-banish = { $target } is banished.
event-unbanish = { $target } is back.
event-silence = { $target } is silenced.
event-marked = { $target } is destroyed.
event-execute = { $target } is executed.
event-return-to-hand = { $target } returns to its owner's hand.
event-ready = { $target } is ready to act.
event-relocate = { $source } is moved to { $tile }.
event-transform = { $target } is transformed.
event-reincarnate = { $target } reincarnates.
event-death = { $target } dies.
event-resurrection = { $target } is resurrected.
event-resurrection-fails = The resurrection fails.
event-spawn = { $target } appears.
event-spawn-fails = No room: { $card } does not appear.
event-afterlife = Afterlife of { $source }.
event-trigger = Ability of { $source }.
event-card-played = { $card } was played.
event-to-graveyard = { $card } goes to the graveyard.
event-to-holding = The card { $card } is held while its unit lives.
event-removed = { $card } is removed from the game.
event-discover = { $seat } is offered { $card }.
event-discovered = { $seat } chooses { $card }.
event-add-card = { $card } comes to the hand of { $seat }.
event-discard = { $seat } discards { $card }.
event-cost = Cards in the hand of { $seat } change their cost by { $signed }.
event-extra-mana = { $seat } gets { $amount } extra mana.
event-new-leader-ability = { $seat } has a new leader ability: { $card }.
event-expires = An effect on { $target } ends.
event-aura = The auras on { $target } change.
event-immune = { $target } is immune.
event-fizzle = Nothing happens.
event-concede = { $seat } gives up.
event-win = { $seat } wins.
event-drawn = The match is drawn.
event-lost-effect = Too much at once: an effect is lost.
event-keywords = { $target } gets { $words }.
event-protect = { $target } gets Protect: { $amount }.
event-reach = { $target } gets{ $amount ->
    [0] { "" }
   *[other] { " " }movement { $signed }
}{ $extra ->
    [0] { "" }
   *[other] { " " }range { $signedextra }
}.
seat-0 = Player 1
seat-1 = Player 2
seat-none = Nobody
