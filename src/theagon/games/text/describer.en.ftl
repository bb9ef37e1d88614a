### What the describer says of the cards of all games: see `card_text/describer.py`. A clause begins with a small letter
### and has no full stop. Amounts that are read stand in brackets.

amount = [{ $value }]
any = any { $units }
among = one of the { $units }
quoted = “{ $text }”
nothing = nothing happens

## Cards and abilities

Any-keywords = { $keywords }
Card-discount = costs { $discount } less
Aura-if = only if { $if }
Ability-do = { $when }: { $effects }
Ability-if = { $when }, if { $condition }
Ability-target = choose a target: { $target }
Trigger-afterlife = Afterlife
Trigger-turn-start = At the start of { turn }
Trigger-turn-end = At the end of { turn }
turn = { $whose ->
    [yours] your turn
    [enemy] the enemy's turn
   *[both] each player's turn
}
Trigger-damaged = When { $of-one } takes damage
Trigger-healed = When { $of-one } is healed
Trigger-dies = When { $of-one } dies
Trigger-summoned = When { $of-one } comes to the board
Trigger-card-played = When { $of-card } is played
Trigger-card-drawn = When { $of-card } is drawn
Target-unit = { $unit-one }

## Which units or cards

who-target = the target
who-it = that unit
Group-all = all { $all-many }
Group-random = { $count ->
    [1] a random { $random }
   *[other] { $count } random { $random-many }
}
Any-in = { $in }
Filter-keyword = with { $keyword }
Filter-card = named { $card }
Filter-damaged-yes = damaged
Filter-damaged-no = undamaged
Filter-health-max = health { $health-max } or less
    .so = of health { $health-max } or less
Filter-health-min = health { $health-min } or more
    .so = of health { $health-min } or more
Filter-health-exact = health { $health-min }
    .so = of health { $health-min }
Filter-cost-max = cost { $cost-max } or less
    .so = of cost { $cost-max } or less
Filter-cost-min = cost { $cost-min } or more
    .so = of cost { $cost-min } or more
Filter-cost-exact = cost { $cost-min }
    .so = of cost { $cost-min }
noun-card-any = card
    .many = cards
noun-card-friendly = card of yours
    .many = cards of yours
noun-card-enemy = enemy card
    .many = enemy cards
noun-spell-any = spell
    .many = spells
noun-spell-friendly = spell of yours
    .many = spells of yours
noun-spell-enemy = enemy spell
    .many = enemy spells

## What happens

Effect-damage = deal { $value } damage to { $whom }
Effect-heal = heal { $whom } for { $value }
Effect-gain = give { $whom } { $value }
Effect-set = set the values of { $whom }: { $value }
Effect-destroy = destroy { $whom }
Effect-transform = transform { $whom } into { $value }
Effect-draw = { player }draw { COUNT($value, "a card", "cards") }
player = { $whose ->
    [enemy] the enemy:{ " " }
    [both] each player:{ " " }
   *[yours] { "" }
}
times = { $count ->
    [1] { "" }
    [none] { "" }
   *[other] { $count } ×{ " " }
}
Effect-if = if { $condition }, { $effect }
Effect-otherwise = otherwise, { $effect }
Effect-choose-one = choose one: { $value }
Effect-repeat = { $repeat } times, each time anew
Effect-until-lasting = for the rest of the match
Effect-until-this-turn = until the end of the turn
Effect-until-your-next-turn = until the start of your next turn
SetTo-health = { $health } health

## Amounts and conditions

Value-cards-in-hand-yours = number of cards in your hand
Value-cards-in-hand-enemy = number of cards in the enemy's hand
Value-spells-cast-yours = number of spells that you played this turn
Value-spells-cast-enemy = number of spells that the enemy played this turn
Value-spells-cast-both = number of spells played this turn
Value-cards-played-yours = number of cards that you played this turn
Value-cards-played-enemy = number of cards that the enemy played this turn
Value-cards-played-both = number of cards played this turn
Value-done = how much the effect before did
Value-times = × { $times }
Condition-self = { who-self } is{ not } { $self-among }
Condition-self-so = { who-self } is{ not } { $self-so }
Condition-target = { who-target } is{ not } { $target-among }
Condition-target-so = { who-target } is{ not } { $target-so }
Condition-it = { who-it } is{ not } { $it-among }
Condition-it-so = { who-it } is{ not } { $it-so }
Condition-count = { $at-least ->
    [1] there is{ not } any { $count }
   *[other] there are { least } { $count-many }
}
Condition-amount = { $amount } is { least }
Condition-and = and { $and }
Condition-or = or { $or }
least = { $not ->
    [yes] less than { $at-least }
   *[no] at least { $at-least }
}
not = { $not ->
    [yes] { " " }not
   *[no] { "" }
}
