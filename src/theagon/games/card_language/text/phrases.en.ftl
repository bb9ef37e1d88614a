### Phrases of the card texts of all games.
###
### `$case`, `$number` (one; many; counted, with a figure before it), `$count`, `$gender`, `$which` and `$other` are grammar: each
### language uses what it needs of them. Messages called `grammar-...` are its own.

grammar-s =
    { $number ->
        [one] { "" }
       *[other] s
    }

## What there is

noun-card = card{ grammar-s }
    .gender = neuter
noun-spell = spell{ grammar-s }
    .gender = neuter

## Which of them. `.place` is before or after the noun, or beside it (before it, after all others); clause, joined by
## "and"; except, put into that message; or end

with-other = other
    .place = before
with-random = random
    .place = before
with-friendly = friendly
    .place = before
with-enemy = enemy
    .place = before
with-damaged = damaged
    .place = before
with-undamaged = undamaged
    .place = before
with-keyword = with { $given }
    .place = clause
with-health = with { $range } health
    .place = clause
except = except { $units }
range-most = { $most } or less
range-least = { $least } or more
range-between = { $least } to { $most }
range-exact = exactly { $least }

## How many; `$units` is the noun with all of the above

which-any = { INDEFINITE($units) }
which-all = all { $units }
which-counted = { $count } { $units }
which-plain = { $units }

## Clauses and lists

if-effect = { $effect } if { $condition }
if-ability = if { $condition }, { $effect }
list-two = { $first } and { $last }
list-more = { $first }, { $last }
then = { $first }, then { $last }
until-your-next-turn = { $effect } until your next turn
