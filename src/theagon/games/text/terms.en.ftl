## Names that several games share.

kind-spell = Spell
pantheon = Pantheon
pantheon-egyptian = Egyptian
pantheon-greek = Greek
pantheon-norse = Norse
pantheon-roman = Roman
pantheon-neutral = Neutral
rarity-common = Common
rarity-rare = Rare
rarity-epic = Epic
rarity-legendary = Legendary
name-cost = Cost
name-mana = Mana
name-strength = Strength
name-health = Health
name-hand = Hand
status-ready = Ready
status-visiting = Here for this turn
trigger-afterlife = Afterlife
mode-duel = Duel
you-acting = You
owned = { $side ->
    [you] your { $card }
    [enemy] the enemy { $card }
   *[named] { $seat }'s { $card }
}
unit-of = { owned }{ $place ->
    [none] { "" }
   *[other] { " " }({ $place })
}

## What is wrong with a deck. `$card` and `$kind` are names.

deck-unknown-card = There is no card “{ $card }”.
deck-unknown-leader = There is no leader “{ $card }”.
deck-no-leader = { $card } cannot lead a deck.
deck-made = { $card } belongs in no deck: other cards make it.
deck-other-pantheon = { $card } does not fit whoever leads this deck.
deck-copies = { $card }: { $count } copies, at most { $wanted } allowed.
deck-size = Cards: { $count } of { $wanted }.
deck-kind-size = { $kind }: { $count } of { $wanted }.
