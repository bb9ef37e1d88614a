### What the describer says of the cards of all games: a message for each field of a card, named for its class and its
### name. A clause begins with a small letter and has no full stop. Amounts that are read stand in brackets.

amount = [{ $value }]
quoted = “{ $text }”
nothing = nothing happens

## Cards and abilities

Card-keywords = { $keywords }
Ability-do = { $when }: { $effects }
Ability-if = { $when }, if { $condition }
Ability-target = choose a target: { $target }

## What happens

Effect-damage = deal { $value } damage to { $whom }
Effect-heal = { $value ->
    [full] fully heal { $whom }
   *[other] heal { $whom } for { $value }
}
Effect-gain = give { $whom } { $value }
Effect-set = set the values of { $whom }: { $value }
Effect-destroy = destroy { $whom }
Effect-transform = transform { $whom } into { $value }
Effect-if = if { $condition }, { $effect }
Effect-repeat = { $repeat ->
    [1] 1 time
   *[other] { $repeat } times, each time anew
}
Effect-until = { $until ->
    [this-turn] until the end of the turn
    [your-next-turn] until the start of your next turn
    [its-next-turn] until the start of its controller's next turn
    [next-attack] for its next attack
   *[lasting] for the rest of the match
}
Bonus-keywords = { $keywords }
SetTo-health = { $health } health
Value-cards-in-hand = number of cards in { $cards-in-hand ->
    [enemy] the enemy's hand
   *[yours] your hand
}
Value-times = × { $times }

## Which units or cards

Filter-keyword = with { $keyword }
Filter-card = named { $card }
Filter-damaged = { $damaged ->
    [yes] damaged
   *[no] undamaged
}
Filter-health-max = health { $health-min ->
    [none] { $health-max } or less
    [same] { $health-max }
   *[other] { $health-min } to { $health-max }
}
Filter-health-min = health { $health-min } or more
Filter-cost-max = cost { $cost-min ->
    [none] { $cost-max } or less
    [same] { $cost-max }
   *[other] { $cost-min } to { $cost-max }
}
Filter-cost-min = cost { $cost-min } or more
noun-card-any = card
    .one = any card
    .many = cards
noun-card-friendly = card of yours
    .one = a card of yours
    .many = cards of yours
noun-card-enemy = enemy card
    .one = an enemy card
    .many = enemy cards
noun-spell-any = spell
    .one = any spell
    .many = spells
noun-spell-friendly = spell of yours
    .one = a spell of yours
    .many = spells of yours
noun-spell-enemy = enemy spell
    .one = an enemy spell
    .many = enemy spells
