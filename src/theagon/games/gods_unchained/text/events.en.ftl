### What happened. Units come as `Name (place)`; { $seat } is a player's name.

god = God
unknown-card = a card
seat-0 = Player 1
seat-1 = Player 2
seat-none = Nobody
event-match-start = The match begins.
event-god-power-picked = { $seat } picks the god power { $card }.
event-mulligan = { $seat } exchanges { $amount ->
    [0] nothing
    [one] 1 card
   *[other] { $amount } cards
}.
event-turn-start = Turn { $amount }: { $seat }.
event-mana = { $seat } has { $amount } mana.
event-draw = { $seat } draws { $card }.
event-fatigue = The deck is empty: { $target } takes { $amount } damage.
event-overdraw = The hand is full: { $card } is obliterated.
event-turn-end = { $seat } ends the turn.
event-phase = End of turn: { $phase }.
event-cleanup = Cleanup { $amount }, { $step }.
event-cleanup-cancelled = The cleanup is cancelled after step { $amount }: new effects come first.
phase-1 = sleep
phase-2 = summoning sickness
phase-3 = burn
phase-4 = regen
phase-5 = end-of-turn effects
phase-6 = what lasts until now ends
step-1 = destruction
step-2 = spells to the void
step-3 = soulless, health and strength
step-4 = afterlife
step-5 = creatures destroyed
step-6 = afterlife of relics
step-7 = relics destroyed
step-8 = reset
step-9 = ward
step-10 = win, loss, draw
event-play = { $seat } plays { $card }.
event-creature-enters = { $target } comes to the board.
event-summon = { $target } is summoned.
event-summon-fails = There is no room for { $card }.
event-equip = { $seat } takes up { $target }.
event-roar = Roar of { $source }.
event-afterlife = Afterlife of { $source }.
event-trigger = { $source } answers.
event-ability = { $source } uses its ability.
event-power = { $seat } uses { $card }.
event-attack = { $source } attacks { $target }.
event-confused = { $source }, confused, hits { $target } instead.
event-attack-damage = { $source } deals { $amount } damage to { $target }.
event-return-damage = { $source } strikes back at { $target } for { $amount }.
event-damage = { $target } takes { $amount } damage.
event-armor = Armor leaves { $amount } damage to { $target }.
event-protected = { $target } was protected: { $amount } damage is prevented.
event-burn = { $target } burns for { $amount }.
event-regen = { $target } regenerates { $amount }.
event-heal = { $target } is healed by { $amount }.
event-leech = Leech heals { $target } by { $amount }.
event-overkill = Overkill of { $source } hits { $target } with { $amount }.
event-deadly = The damage is deadly for { $target }.
event-bonus = { $target } gets { $signed }/{ $signedextra }.
event-keywords = { $target } gains { $words }.
event-keywords-lost = { $target } loses { $words }.
event-numbers = { $target } gains burn { $signed } and regen { $signedextra }.
event-set = { $target } has new values.
event-sleep = { $target } falls asleep.
event-wakes = { $target } wakes.
event-recovers = { $target } recovers from summoning sickness.
event-marked = { $target } will be destroyed.
event-destroyed = { $target } is destroyed.
event-restored = { $target } has its health and strength back.
event-to-void = { $card } goes to the void.
event-reset = { $target } is as printed again.
event-obliterated = { $what } is obliterated.
event-ward = Ward protects { $target }.
event-return = { $target } goes back to the hand.
event-transform = { $target } is transformed.
event-durability = { $target }: durability { $signed }.
event-replaced = { $target } is replaced.
event-add = { $seat } gets { $card }.
event-delve = { $seat } is offered { $card }.
event-delved = { $seat } takes { $card }.
event-foresee = { $seat } foresees { $card }.
event-foreseen = { $seat } puts { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} at the bottom.
event-locks = { $seat }: locks { $signed }.
event-refresh = { $seat } refreshes { $amount } mana.
event-bag = { $seat } uses the bag of tricks.
event-favor = { $seat } gains { $amount } favor.
event-buy = { $seat } buys { $card } for { $amount } favor.
event-sanctum = The Sanctum offers { $card }.
event-pull = { $card } is pulled.
event-improve = Cards of { $seat } get better.
event-shuffle = { $card } goes into the deck of { $seat }.
event-new-power = { $seat } has the god power { $card } now.
event-expires = A bonus of { $target } ends.
event-fizzle = Nothing happens.
event-concede = { $seat } gives up.
event-win = { $seat } wins.
event-drawn = The match is a draw.
event-lost-effect = { $amount ->
    [one] 1 effect is lost
   *[other] { $amount } effects are lost
}: there was no room for it.
