### Names of kinds of cards, pantheons and values.

kind-army = Army
kind-supporting = Supporting god
kind-power = Power card
kind-leading = Leading god
pantheon-celtic = Celtic
pantheon-egyptian = Egyptian
pantheon-greek = Greek
pantheon-mesopotamian = Mesopotamian
pantheon-norse = Norse
pantheon-roman = Roman
pantheon-neutral = Neutral
name-strength = Strength
name-tokens = Energy tokens
name-actions = Actions
name-sets = Sets
name-pile = Draw pile
name-discard = Discard pile
name-army = Army
status-guarded = Guarded
status-out = Out
