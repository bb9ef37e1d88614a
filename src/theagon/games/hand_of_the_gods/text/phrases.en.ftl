### Units, places and amounts, as the sentences of `cards` speak of them. What all games say alike is in the card language.

## What there is

noun-unit = unit{ grammar-s }
noun-god = God{ grammar-s }
noun-beast = Beast{ grammar-s }
noun-structure = Structure{ grammar-s }
noun-named-unit = { PLURAL($number, $name, $several) }
noun-named-card = { noun-named-unit }

## Which of them

with-neutral = neutral
with-adjacent = adjacent
with-stunned = stunned
with-not-stunned = unstunned
with-ranged = ranged
    .place = beside
with-melee = melee
    .place = beside
with-not-god = non-God
    .place = beside
with-not-beast = non-Beast
    .place = beside
with-not-structure = non-Structure
    .place = beside
with-not-stone = { PLURAL($number, "a summoning stone", "summoning stones") }
    .place = aside
with-was-damaged = that was damaged before the attack
    .place = clause
with-was-undamaged = that was undamaged before the attack
    .place = clause
with-attack = with { $range } attack
    .place = clause
with-cost = { $which ->
    [all] that cost { $range }
   *[any] costing { $range }
}
    .place = clause
with-hand = in your hand
    .place = after

except = { $number ->
    [one] (not { $units })
   *[other] other than { $units }
}

## How many, and who chooses; `$units` is the noun with all of the above

which-chosen = { INDEFINITE($units) }
which-the = the { $units }

## One that the reader knows

anchor-self = this unit
    .again = it
anchor-again = it
anchor-target = that unit
anchor-tile = that tile
anchor-defender = the attacked unit
anchor-attacker = the attacker
anchor-that-unit = that unit
anchor-your-stone = your summoning stone
anchor-enemy-stone = the enemy summoning stone

## What the player points at, other than a unit

chosen-free-tile = a chosen free tile
chosen-tile = a chosen tile
chosen-column = a chosen column
chosen-row = a chosen row

## Where

area-around = adjacent to { $anchor }
area-adjacent = adjacent to this unit
area-column = in { $anchor }'s column
area-row = in { $anchor }'s row
area-tile = on { $anchor }'s tile
area-chosen-column = in a chosen column
area-chosen-row = in a chosen row
area-chosen-tile = on a chosen tile
area-chosen-free-tile = on a chosen free tile
area-the-column = in the chosen column
area-the-row = in the chosen row
area-the-tile = on the chosen tile
grammar-on =
    { $from ->
        [graveyard] onto
       *[nowhere] on
    }
place-here = { grammar-on } this unit's tile
place-target = { grammar-on } { $anchor }'s tile
place-around = { grammar-on } { PLURAL($count, "a random adjacent free tile", "random adjacent free tiles") }
place-around-target = { grammar-on } { grammar-free-tiles } adjacent to { $anchor }
place-chosen-tile = { grammar-on } a chosen tile
place-chosen-free-tile = { grammar-on } a chosen free tile
place-the-tile = { grammar-on } the chosen tile
place-home =
    { grammar-on } { PLURAL($count, "a random free home tile", "random free home tiles") }{ $side ->
        [enemy] { " " }of theirs
       *[yours] { "" }
    }
place-anywhere = { grammar-on } { grammar-free-tiles }
grammar-free-tiles = { PLURAL($count, "a random free tile", "random free tiles") }

## Amounts

value-attack = { grammar-times }{ grammar-its } attack
value-health = { grammar-times }{ grammar-its } health
value-missing-health = { grammar-times }{ grammar-its } missing health
grammar-its =
    { $own ->
        [yes] its
        [self] its
       *[no] { $anchor }'s
    }
grammar-times =
    { $times ->
        [1] { "" }
        [2] twice{ " " }
       *[other] { $times } times{ " " }
    }
amount-fixed = { $amount }
amount-each = { $amount } for { $each }
amount-equal = { $value }
