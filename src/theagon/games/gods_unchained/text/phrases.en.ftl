### Units and cards, as sentences speak of them.

noun-creature = creature{ grammar-s }
noun-god = god{ grammar-s }
noun-character = character{ grammar-s }
noun-relic = relic{ grammar-s }
grammar-by =
    { $by ->
        [strength] strength
        [cost] cost
       *[health] health
    }
which-most = { $number ->
    [counted] the { $count } { $units } with the highest { grammar-by }
   *[one] the { $units } with the highest { grammar-by }
}
which-least = { $number ->
    [counted] the { $count } { $units } with the lowest { grammar-by }
   *[one] the { $units } with the lowest { grammar-by }
}
with-ability = with { $ability }
    .place = clause
ability-roar = a roar
ability-afterlife = an afterlife
with-other = { $which ->
    [chosen] { "" }
   *[any] other
}
which-chosen = { $other ->
    [yes] another chosen
   *[no] a chosen
} { $units }
which-top = the top { $number ->
    [one] { "" }
   *[other] { $count }{ " " }
}{ $units }
with-dying = dying
with-living = surviving
with-allowed = that it may attack
    .place = end
with-asleep = sleeping
with-awake = waking
with-rarity = of { $rarity } rarity
    .place = after
with-tribe = { $tribe }
    .place = beside
with-god = of { $god }
    .place = after
with-god-enemy = of the enemy's god
    .place = after
with-keyword = { $with }
    .place = clause
with-not-keyword = { $without }
    .place = clause
with-durability = with { $range } durability
    .place = clause
with-strength = with { $range } strength
    .place = clause
with-cost = costing { $range }
    .place = clause
with-gems-within = costing no more than you have mana gems
    .place = clause
with-gems-below = costing less than you have mana gems
    .place = clause
with-like = { $known ->
    [yes] of the same cost
   *[no] costing as much as { $who }
}
    .place = clause
with-limit = costing at most { $amount } more than the target
    .place = clause
with-name = named { $name }
    .place = after
anchor-again = it
anchor-self-creature = this creature
anchor-self-relic = this relic
anchor-self-god-power = your god
anchor-target = the target
anchor-it = that creature
anchor-attacked = the attacked { $kind }
anchor-attacker = the attacker
anchor-damaged = the damaged { $kind }
anchor-your-god = your god
anchor-enemy-god = the enemy god
anchor-your-relic = your relic
anchor-enemy-relic = the enemy relic
anchor-this-card = this card
