### What happened. Units come as `Name (tile)`; { $seat } is a player's name.

summoning-stone = Summoning Stone
event-gift = { $seat } { VERB($person, "gets") } { $card }.
event-fatigue = The deck is empty: { $target } takes { $amount } damage.
event-overdraw = The hand is full: { $card } goes to the graveyard.
event-play-spell = { $seat } { VERB($person, "plays") } { $card }.
event-play-unit = { $seat } { VERB($person, "plays") } { $card } on { $tile }.
event-deploy = { $target } is deployed.
event-warcry = Warcry of { $source }.
event-warcry-used = { $source } uses its warcry.
event-leader-ability = { $seat } { VERB($person, "uses") } { $card }.
event-move = { $source } moves to { $tile }.
event-stealth-lost = { $target } loses stealth.
event-guard-lost = { $target } loses guard.
event-attack-damage = { $source } deals { $amount } attack damage to { $target }.
event-return-damage = { $source } strikes back at { $target } for { $amount }.
event-damage = { $target } takes { $amount } damage.
event-heal = { $target } is healed for { $amount }.
event-bonus = { $target }: { $changes }.
event-set = The attack of { $target } becomes { $amount }.
event-stun = { $target } is stunned.
event-banish = { $target } is banished.
event-unbanish = { $target } is back.
event-stolen = { $target } is now on { grammar-whose } side.
event-silence = { $target } is silenced.
event-marked = { $target } is destroyed.
event-execute = { $target } is executed.
event-return-to-hand = { $target } returns to its owner's hand.
event-ready = { $target } can act again.
event-moves-again = { $target } can move once more.
event-relocate = { $source } is moved to { $tile }.
event-becomes = It is now { $target }.
event-reincarnate = { $target } reincarnates: attack { $amount }, health { $extra }.
event-death = { $target } dies.
event-resurrection = { $target } is resurrected.
event-resurrection-fails = { $card } is not resurrected: { $why }.
event-spawn = { $target } appears.
event-spawn-fails = No room: { $card } does not appear.
event-trigger = Ability of { $source }.
event-card-played = { $card } was played.
event-to-graveyard = { $card } goes to the graveyard.
event-to-holding = The card { $card } is held while its unit lives.
event-removed = { $card } is removed from the game.
event-discover = { $seat } { VERB($person, "is") } offered { $card }.
event-discovered = { $seat } { VERB($person, "takes") } { $card }.
event-take-back = { $seat } { VERB($person, "takes") } { $card } back from the graveyard.
event-fetch = { $seat } { VERB($person, "draws") } { $card } from the deck.
event-add-card = { $seat } { VERB($person, "gets") } { $card } in hand.
event-cost = Cost of cards in { grammar-whose } hand: { $signed }.
event-extra-mana = { $seat } { VERB($person, "gets") } { $amount } extra mana.
event-new-leader-ability = { $seat } { VERB($person, "has") } a new leader ability: { $card }.
event-immune = { $target } is immune.
event-lost-effect = Too much at once: an effect is lost.
event-put-off = An effect is put off until turn { $amount }.
event-due = An effect that was put off happens now.
event-keywords = { $target } gets { $words }.
event-protect = { $amount ->
    [0] { $target } no longer has Protect.
   *[other] { $target } now has Protect { $amount }.
}
event-reach = { $target } gets{ $amount ->
    [0] { "" }
   *[other] { " " }movement { $signed }
}{ $extra ->
    [0] { "" }
   *[other] { " " }range { $signedextra }
}.
change-attack = attack { $signed }
change-health = health { $signed }
change-none = attack and health as before
event-stun-ends = { $target } is no longer stunned.
event-protected = The Protect of { $target } stops { $amount } damage.
event-revive = { $card } leaves the graveyard.
event-dissolves = { $target } leaves the game: no card is behind it.
event-chosen = { $seat } { VERB($person, "chooses") } { $card }.
why-1 = its target is no longer there
why-2 = there is no target
why-3 = there is no room
why-4 = there is no such card
why-5 = one of the two can no longer fight
why-6 = there is no room for more mana
why-7 = the unit has already moved and attacked
why-8 = its tile is taken
why-9 = no card is behind it
why-10 = it cannot be done to a stone
why-11 = a Structure is not moved
why-12 = it is not the turn of its player
