### Units and cards, as sentences speak of them.

noun-creature = creature{ grammar-s }
    .gender = neuter
noun-god = god{ grammar-s }
    .gender = neuter
noun-character = character{ grammar-s }
    .gender = neuter
noun-relic = relic{ grammar-s }
    .gender = neuter
noun-spell = spell{ grammar-s }
    .gender = neuter
noun-card = card{ grammar-s }
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
