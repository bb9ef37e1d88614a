### Units and cards, as sentences speak of them.

noun-creature = { $number ->
    [many] creatures
   *[one] creature
}
    .gender = neuter
noun-god = { $number ->
    [many] gods
   *[one] god
}
    .gender = neuter
noun-character = { $number ->
    [many] characters
   *[one] character
}
    .gender = neuter
noun-relic = { $number ->
    [many] relics
   *[one] relic
}
    .gender = neuter
noun-spell = { $number ->
    [many] spells
   *[one] spell
}
    .gender = neuter
noun-card = { $number ->
    [many] cards
   *[one] card
}
    .gender = neuter
adjective-friendly = friendly
adjective-enemy = enemy
adjective-damaged = damaged
adjective-undamaged = undamaged
grammar-one = a
which-random = { $number ->
    [many] { $count } random { $noun }
   *[one] a random { $noun }
}
adjective-random = random
which-most = { $number ->
    [many] the { $count } { $noun } with most health
   *[one] the { $noun } with most health
}
which-chosen = a chosen { $noun }
adjective-chosen = chosen
which-all = all { $noun }
which-all-other = all other { $noun }
adjective-all = all
adjective-other = other
which-any = { INDEFINITE($noun) }
which-each = { $noun }
which-plain = { $noun }
with-tribe = { $tribe }
with-god = of { $god }
with-god-enemy = of the enemy's god
with-keyword = with { $keyword }
with-not-keyword = without { $keyword }
with-strength = with { $range } strength
with-health = with { $range } health
with-cost = that { $number ->
    [many] cost
   *[one] costs
} { $range }
with-name = { $name }
range-most = { $most } or less
range-least = { $least } or more
range-exact = { $least }
range-between = { $least } to { $most }
who-self-creature = this creature
who-self-relic = this relic
who-self-god-power = your god
who-target = the target
who-it = it
who-your-god = your god
who-enemy-god = the enemy god
who-your-relic = your relic
who-enemy-relic = the enemy relic
