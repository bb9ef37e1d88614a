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
name-mana = Mana
name-strength = Strength
name-health = Health
name-hand = Hand
mode-duel = Duel
you = You
