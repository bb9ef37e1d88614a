### Phrases of the card texts of all games.
###
### `$case`, `$number` (one; many; counted, with a figure before it), `$count`, `$gender`, `$which` and `$other` are grammar: each
### language uses what it needs of them. Messages called `grammar-...` are its own.

grammar-s = { PLURAL($number, "", "s") }

## What there is

noun-card = card{ grammar-s }
noun-spell = spell{ grammar-s }

## Which of them

with-other = other
with-random = random
with-friendly = friendly
with-enemy = enemy
with-damaged = damaged
with-undamaged = undamaged
with-keyword = with { $given }
    .place = clause
with-health = with { $range } health
    .place = clause
except = other than { $units }
range-most = { $most } or less
range-least = { $least } or more
range-between = { $least } to { $most }
range-exact = { $least }
range-either = { $least } or { $most }

## How many; `$units` is the noun with all of the above

which-any = { INDEFINITE($units) }
which-all = all { $units }
which-counted = { $count } { $units }
which-each =
    { $number ->
        [counted] every { $count }
       *[one] each
    } { $units }
    .bare = { $units } on the board
which-plain = { $units }
each-card-yours = each card in your hand
each-card-enemy = each card in your opponent's hand

## Clauses and lists

if-effect = { $effect } if { $condition }
if-ability = if { $condition }, { UNDER_A_CONDITION($effect) }
    .own = yes
list-two = { $first } and { $last }
list-more = { $first }, { $last }
then = { $turn ->
    [yes] { $first }; then { $last }
   *[no] { $first }, then { $last }
}
until-your-next-turn = { LONG($effect) ->
    [yes] until your next turn, { $effect }
   *[no] { $effect } until your next turn
}
