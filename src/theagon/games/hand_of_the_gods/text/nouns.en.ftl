### Units, cards, places and amounts: the phrases that the sentences of `cards` are about.
###
### `$case`, `$number` (one; many; counted, with a figure before it), `$count` and `$gender` are grammar: each language
### uses what it needs of them. Messages called `grammar-...` are its own.

## What there is

noun-unit = unit{ grammar-s }
    .gender = neuter
noun-god = God{ grammar-s }
    .gender = neuter
noun-beast = Beast{ grammar-s }
    .gender = neuter
noun-structure = Structure{ grammar-s }
    .gender = neuter
noun-named-unit =
    { $number ->
        [one] { $name }
       *[other] { PLURAL($name) }
    }
    .gender = neuter
noun-named-card =
    { $number ->
        [one] { $name }
       *[other] { PLURAL($name) }
    }
    .gender = neuter

## Which of them. `.place` is before or after the noun; clause, joined by "and"; except, put into that message; or end

with-neutral = neutral
    .place = before
with-stunned = stunned
    .place = before
with-not-stunned = unstunned
    .place = before
with-ranged = ranged
    .place = before
with-melee = melee
    .place = before
with-not-god = non-God
    .place = before
with-not-beast = non-Beast
    .place = before
with-not-structure = non-Structure
    .place = before
with-not-stone = non-stone
    .place = before
with-was-damaged =
    that { $number ->
        [one] was
       *[other] were
    } damaged before the attack
    .place = clause
with-was-undamaged =
    that { $number ->
        [one] was
       *[other] were
    } undamaged before the attack
    .place = clause
with-attack = with { $range } attack
    .place = clause
with-cost = costing { $range }
    .place = clause
with-hand = in your hand
    .place = after

## How many, and who chooses; `$units` is the noun with all of the above

which-chosen = { INDEFINITE($units) }
which-the = the { $units }
which-each = each { $units }

## One that the reader knows

anchor-self = this unit
    .gender = neuter
anchor-target = the target
    .gender = neuter
anchor-tile = the chosen tile
    .gender = neuter
anchor-defender = the attacked unit
    .gender = neuter
anchor-attacker = the attacker
    .gender = neuter
anchor-that-unit = that unit
    .gender = neuter
anchor-your-stone = your summoning stone
    .gender = neuter
anchor-enemy-stone = the enemy summoning stone
    .gender = neuter

## What the player points at, other than a unit

chosen-free-tile = a chosen free tile
chosen-tile = a chosen tile
chosen-column = a chosen column
chosen-row = a chosen row

## Where

area-around = adjacent to { $anchor }
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
place-here = on this unit's tile
place-target = on { $anchor }'s tile
place-around =
    on { $count ->
        [1] a random free tile
       *[other] random free tiles
    } adjacent to { $anchor }
place-home =
    on { $count ->
        [1] a random free home tile
       *[other] random free home tiles
    }
place-anywhere =
    on { $count ->
        [1] a random free tile
       *[other] random free tiles
    }

## Amounts

value-attack =
    { grammar-times }{ $own ->
        [yes] its
       *[no] { $anchor }'s
    } attack
value-health =
    { grammar-times }{ $own ->
        [yes] its
       *[no] { $anchor }'s
    } health
value-missing-health =
    { grammar-times }{ $own ->
        [yes] its
       *[no] { $anchor }'s
    } missing health
grammar-times =
    { $times ->
        [1] { "" }
        [2] twice{ " " }
       *[other] { $times } times{ " " }
    }
amount-fixed = { $amount }
amount-each = { $amount } for { $each }
amount-equal = { $value }
each-card-yours = each card in your hand
each-card-enemy = each card in your opponent's hand
