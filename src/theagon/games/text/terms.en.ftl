### Names that several games share.

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
