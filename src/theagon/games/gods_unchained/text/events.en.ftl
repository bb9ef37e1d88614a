### What happened. Units come as `Name (place)`; { $seat } is a player's name.

god = God
god-of = { $side ->
    [you] your god
    [enemy] the enemy god
   *[named] { $seat }'s god
}
changes = { $signed }/{ $signedextra }
event-copied = { $target } has { $amount } of { $extra } health.
event-becomes = It is now { $target }: { $amount }/{ $extra }.
zone-1 = the hand
zone-2 = the void
zone-3 = the deck
event-picked = Chosen from the void: { $card }.
event-discard = { $card } in { grammar-whose } hand is obliterated.
event-afterlife-waits = The afterlife of { $target } waits.
why-1 = its target is no longer there
why-2 = there is no target
why-3 = one of the two is no longer there
why-4 = the relic is no longer there
why-5 = there is no such card
why-6 = it is no longer there itself
why-7 = there is no room
event-god-power-picked = { $seat } { VERB($person, "picks") } the god power { $card }.
event-empty-deck = The deck is empty: fatigue { $amount }.
event-fatigue = { $target } takes { $amount } fatigue damage, health { $before } → { $extra }.
event-overdraw = The hand is full: { $card } is obliterated.
event-phase = End of turn, phase { $amount }: { $phase }.
event-cleanup = Cleanup { $amount }, { $step }{ $extra ->
    [0] {""}
   *[other] {" "}(pass { $time })
}.
event-cleanup-cancelled = The cleanup is cancelled after step { $amount }, which brought something new. That comes first, then pass { $time }.
phase-1 = sleep ends
phase-2 = summoning sickness ends
phase-3 = burn, from left to right
phase-4 = regen, from left to right
phase-5 = end-of-turn effects, from left to right
phase-6 = what lasts until the end of the turn ends
step-1 = destruction
step-2 = the spell to the void
step-3 = the soulless obliterated, the others back to normal
step-4 = afterlife
step-5 = answers to the creatures destroyed
step-6 = afterlife of relics
step-7 = answers to the relics destroyed
step-8 = as printed again
step-9 = used wards end
step-10 = win, loss, draw
event-creature-enters = { $target } enters play: { $amount }/{ $extra }.
event-summon = { $target } is summoned: { $amount }/{ $extra }.
event-summon-fails = There is no room for { $card }.
event-equip = { $seat } { VERB($person, "takes") } up { $name }: { $amount }/{ $extra }.
event-roar = Roar of { $source }.
event-trigger = { $source } triggers.
event-ability = { $source } uses its ability.
event-power = { $seat } { VERB($person, "uses") } { $card }.
event-confused = { $source }, confused, hits { $target } instead.
event-attack-damage = { $source } deals { $amount } damage to { $target }: health { $before } → { $extra }.
event-return-damage = { $source } strikes back at { $target } for { $amount }: health { $before } → { $extra }.
event-damage = { $target } takes { $amount } damage: health { $before } → { $extra }.
event-armor = Armor reduces the damage to { $target } to { $amount }.
event-protected = { $target } was protected: { $amount } damage is prevented.
event-burn = { $target } burns for { $amount }: health { $before } → { $extra }.
event-regen = { $target } regenerates { $amount }: health { $before } → { $extra }.
event-heal = { $target } is healed for { $amount }: health { $before } → { $extra }.
event-leech = Leech heals { $target } for { $amount }: health { $before } → { $extra }.
event-overkill = Overkill of { $source }: { $amount } excess damage is split among the other enemies.
event-deadly = The damage is deadly: the next cleanup destroys { $target }.
event-bonus = { $target } gets { $changes }.
event-keywords = { $target } gains { $words }.
event-given = { $target } gets what { $card } gives.
event-given-ends = { $target } loses the abilities that it was given.
event-numbers = { $target }: { $number } { $signed }.
event-set = The strength of { $target } becomes { $amount }.
event-sleep = { $target } falls asleep.
event-silence = { $target } is silenced.
event-wakes = { $target } wakes.
event-recovers = { $target } recovers from summoning sickness.
event-marked = { $target } is marked: the next cleanup destroys it.
event-destroyed = { $target } is destroyed.
event-restored = { $target } has its normal strength and health again.
event-to-void = { $card } goes to the void.
event-reset = In the void, { $name } is as printed again.
event-obliterated = { $what } is obliterated.
event-ward = Ward protects { $target }.
event-leaves = { $target } leaves the board.
event-joins = { $target } joins { grammar-whose } side: { $amount }/{ $extra }.
event-return = { $target } returns to its owner's hand.
event-durability = { $target }: durability { $signed }, now { $extra }.
event-replaced = { $target } is replaced.
event-add = { $seat } { VERB($person, "gets") } { $card }.
event-delve = { $seat } { VERB($person, "is") } offered { $card }.
event-delved = { $seat } { VERB($person, "takes") } { $card }.
event-foresee = { $seat } { VERB($person, "looks") } at { $card }.
event-foreseen = { $seat } { VERB($person, "puts") } { $amount ->
    [0] nothing
    [one] 1 card
   *[other] { $amount } cards
} on the bottom.
event-locks = { $seat }: open locks { $signed }.
event-refresh = { $seat } { VERB($person, "refreshes") } { $amount } mana.
event-power-cost = Cost of { grammar-whose } god power: { $signed }.
event-mana-lost = { $seat } { VERB($person, "loses") } { $amount } mana.
event-bag = { $seat } { VERB($person, "uses") } the bag of tricks.
event-bag-ends = The lock opened by the bag of tricks closes again.
event-favor = { $seat } { VERB($person, "gains") } { $amount } favor.
event-put-off = { $amount ->
    [2] { $card } puts something off to the end of this turn
    [3] { $card } puts something off to the start of { grammar-whose } next turn
   *[other] { $card } changes the cost of a card that { $seat } { VERB($person, "plays") } next
}.
event-due = What { $card } put off happens now.
event-favor-lost = { $seat } { VERB($person, "loses") } { $amount } favor.
event-buy = { $seat } { VERB($person, "buys") } { $card } for { $amount } favor.
event-sanctum = The Sanctum offers { $card }.
event-pull = { $card } is taken from { $zone }.
event-improve = { grammar-whose } cards that fit get better, if there are any.
event-advance = { grammar-whose } Chosen One moves up { COUNT($amount, "1 place", "places") } in the deck.
event-begins = { $card } acts before the first turn, for { $seat }.
event-hands = { $seat } { VERB($person, "exchanges") } hands with the enemy.
event-gives = { $seat } { VERB($person, "gives") } away { $card }.
event-takes = { $seat } { VERB($person, "gets") } { $card }.
event-recast = { $card } happens again for { $seat }.
event-comes-over = { $card } comes over to { grammar-whose } hand.
event-tuck = { $card } goes from the hand { $amount ->
    [5] to the top of
    [6] to the bottom of
   *[other] into
} { grammar-whose } deck.
event-shuffle = { $card } goes { $amount ->
    [5] to the top of
    [6] to the bottom of
   *[other] into
} { grammar-whose } deck.
event-new-power = { $seat } now { VERB($person, "has") } the god power { $card }.
event-drawn = The match is a draw.
event-lost-effect = { COUNT($amount, "1 effect is lost", "effects are lost") }: there was no room for it.
