### Units and cards, as sentences speak of them.

noun-creature = creature{ grammar-s }
    .named = { PLURAL($number, $name, $several) }
noun-god = god{ grammar-s }
noun-character = character{ grammar-s }
noun-relic = relic{ grammar-s }
grammar-by =
    { $by ->
        [strength] strength
        [cost] cost
       *[health] health
    }
which-these = { which-plain }
which-most = { grammar-extreme }
which-least = { grammar-extreme }
grammar-utmost =
    { $which ->
        [most] highest
       *[least] lowest
    }
grammar-counted =
    { $number ->
        [counted] { $count }{ " " }
       *[one] { "" }
    }
grammar-extreme =
    { $pile ->
        [yes] the { grammar-counted }{ grammar-utmost }-{ grammar-by } { $units }
       *[no]
            { $other ->
                [yes]
                    { $number ->
                        [counted] the { grammar-counted }{ $units } with the { grammar-utmost } { grammar-by }
                       *[one] whichever { $units } has the { grammar-utmost } { grammar-by }
                    }
               *[no] the { grammar-counted }{ $units } with the { grammar-utmost } { grammar-by }
            }
    }
with-ability = with { $ability }
    .place = clause
ability-roar = roar
with-no-roar = without roar
    .place = clause
with-no-afterlife = without afterlife
    .place = clause
ability-afterlife = afterlife
with-other = { $which ->
    [chosen] { "" }
    [any] { grammar-other }
    [all] { grammar-other }
   *[counted] other
}
grammar-other =
    { $event ->
        [no] other
       *[attacks] { "" }
    }
grammar-but-for =
    { $other ->
        [yes]
            { $event ->
                [no] { "" }
                [target] { " " }other than the chosen { $kind }
               *[attacks] { " " }except this one
            }
       *[no] { "" }
    }
which-any = { INDEFINITE($units) }{ grammar-but-for }
which-all = all { $units }{ grammar-but-for }
which-chosen = { $other ->
    [yes] another { $units } of your choice
   *[no] a chosen { $units }
}
which-both = both { $units }
which-top = the top { $number ->
    [one] { "" }
   *[other] { $count }{ " " }
}{ $units }
with-dying = dying
with-living = surviving
with-fought = that attacked
    .place = clause
with-unfought = that did not attack
    .place = clause
with-allowed = that it can attack
    .place = end
with-asleep = sleeping
with-awake = waking
with-rarity = { $rarity }
with-tribe = { $which ->
    [all] { $tribes }
   *[other] { $tribe }
}
    .place = beside
with-god = { $which ->
    [all] { $gods }
   *[other] { $god }
}
    .place = beside
with-god-enemy = from the enemy god's domain
    .place = after
having = with { $given }
lacking = without { $given }
with-keyword = { $with }
    .place = clause
with-not-keyword = { $given ->
    [deadly] { grammar-is-not }
    [hidden] { grammar-is-not }
    [protected] { grammar-is-not }
   *[other] { $without }
}
    .place = clause
grammar-is-not = that { PLURAL($number, "is", "are") } not { $given }
with-durability = with { $range } durability
    .place = clause
with-no-durability = with no durability left
    .place = clause
with-strength = with { $range } strength
    .place = clause
with-cost = { $which ->
    [all] that { grammar-cost } { $range }
   *[any] costing { $range }
}
    .place = clause
with-cost-of-kind = { with-cost }
    .place = clause
with-mana-within = costing no more than your unspent mana
    .place = clause
grammar-cost = { PLURAL($number, "costs", "cost") }
grammar-gems = the number of mana gems you have
with-gems-within = that { grammar-cost } { $least ->
    [0] no more
   *[other] at least { $least } and no more
} than { grammar-gems }
    .place = clause
with-gems-below = that { grammar-cost } less than { grammar-gems }
    .place = clause
with-like = { $known ->
    [yes] { $which ->
        [all] with the same cost as that creature
       *[any] of the same cost
    }
   *[no] costing as much as { $who }
}
    .place = clause
with-that-cost = of that cost
    .place = clause
with-limit = (costing at most { $amount } more than the chosen creature)
    .place = clause
with-name = named { $name }
    .place = after
anchor-again = it
anchor-self-creature = this creature
anchor-self-relic = this relic
anchor-self-god-power = your god
anchor-target = the chosen { $kind }
anchor-it = that creature
anchor-copy = the copy
anchor-card = that card
anchor-spell = that spell
anchor-card-creature = the chosen creature
anchor-attacked = that { $kind }
anchor-attacker = the attacker
anchor-damaged = that { $kind }
anchor-your-god = your god
anchor-enemy-god = the enemy god
anchor-your-relic = your relic
anchor-enemy-relic = the enemy relic
anchor-this-card = this card
anchor-chosen-one = the Chosen One in your deck
