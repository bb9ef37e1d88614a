### What the describer says of the cards of Hand of the Gods; what all games share stands in its own file.

## Cards and abilities

Card-protect = Protect { $protect }
Card-deploy = can be deployed on any free tile
Card-neutral = on the board it belongs to no player
Aura-gain = { $of-many }{ spot } have { $gain }
Ability-priority = resolves in class { $priority }
Trigger-warcry = { $activated ->
    [yes] Activated warcry
   *[no] Warcry
}
Trigger-afterlife = Afterlife
Trigger-turn-start = At the start of { turn }
Trigger-turn-end = At the end of { turn }
turn = { $whose ->
    [enemy] the enemy's turn
    [any] each player's turn
   *[yours] your turn
}
Trigger-attacks = When this unit attacks, before damage
Trigger-attacked = When this unit is attacked, before damage
Trigger-strikes = After this unit's attack has dealt its damage
Trigger-counters = Before this unit deals return damage
Trigger-strikes-back = After this unit has dealt return damage
Trigger-damaged = When { $of-one } takes damage
Trigger-healed = When { $of-one } is healed
Trigger-moves = When { $of-one } has moved
Trigger-dies = When { $of-one } dies
Trigger-summoned = When { $of-one } enters the battlefield
Trigger-card-played = When { $of-card } is played
Trigger-card-to-graveyard = When { $of-card } goes to the graveyard
Trigger-card-drawn = When { $of-card } is drawn
Target-unit = { $unit-one }{ spot }
Target-tile = { $tile ->
    [free] a free tile
   *[any] any tile
}{ spot }
Target-column = a column
Target-row = a row
Target-in = { spot }

## Whom

who-self = this unit
who-target = the target
who-it = { $on ->
    [attacks] the attacked unit
    [strikes] the attacked unit
    [attacked] the attacker
    [counters] the attacker
    [strikes-back] the attacker
   *[other] that unit
}
who-your-stone = your summoning stone
who-enemy-stone = the enemy summoning stone
Group-all = all { $all-many }{ spot }
Group-random = { $count ->
    [1] a random { $random }
   *[other] { $count } random { $random-many }
}{ spot }
spot = { $in ->
    [none] { "" }
   *[other] { " " }{ $in }
}
Area-around = adjacent to { $around }
Area-column = in the column of { $column }
Area-row = in the row of { $row }
Area-tile = on the tile of { $tile }

## What happens

Effect-stun = stun { $whom }
Effect-banish = banish { $whom }
Effect-silence = silence { $whom }
Effect-execute = execute { $whom }
Effect-return-to-hand = return { $whom } to the hand of the owner
Effect-ready = remove exhaustion and summoning sickness from { $whom }
Effect-move = you may move { $whom } up to { $steps ->
    [1] 1 tile
   *[other] { $steps } tiles
}{ $leap ->
    [yes] , ignoring obstacles
   *[no] { "" }
}
Effect-push = push { $whom } { $value ->
    [1] 1 tile
   *[other] { $value } tiles
} { $kind ->
    [unit] away from this unit
   *[other] toward the enemy's side
}
Effect-summon = summon { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
}{ $card }{ $side ->
    [enemy] { " " }for the enemy
    [neutral] { " " }as neutral
   *[yours] { "" }
}{ $count ->
    [1] { "" }
   *[other] , each
} { place }
Effect-revive = summon a random { $of } from your graveyard { place }
place = { $at ->
    [here] on the tile of this unit
    [target] on the tile of the target
    [around] on a random free tile adjacent to this unit
    [around-target] on a random free tile adjacent to the target
    [home] on a random free tile of the home columns
   *[anywhere] on a random free tile
}
Effect-draw = draw { $value ->
    [1] a card
   *[other] { $value } cards
}
Effect-discard = the enemy discards { $value ->
    [1] a random card
   *[other] { $value } random cards
}
Effect-discover = discover one of 3 random cards of these: { $pool }; { $resolve ->
    [yes] it resolves at once
   *[no] it goes to your hand
}
Effect-add-card = add { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
}{ $card } to { $side ->
    [enemy] the enemy's hand
   *[yours] your hand
}
AddCard-cost = cost { $cost-signed } this turn
Effect-cost = all { $of-cards } now in your hand: cost { $change-signed }
CostChange-until = until the end of the turn
Effect-mana = gain { $value } mana this turn
Effect-leader-ability = your leader ability becomes { $value }
Bonus-attack = { $attack-signed }/{ $health-signed }
Bonus-health = +0/{ $health-signed }
Bonus-movement = { $movement-signed } movement
Bonus-range = { $range-signed } range
Bonus-protect = Protect { $protect }
SetTo-attack = { $attack } attack

## Amounts and conditions

Value-attack-of = attack of { $attack-of }
Value-health-of = health of { $health-of }
Value-missing-health-of = missing health of { $missing-health-of }
Value-count = number of { $count-many }{ spot }
Condition-self = this unit is { $self-one }
Condition-target = the target is { $target-one }
Condition-it = { who-it } is { $it-one }
Condition-count = there { $at-least ->
    [1] is { $count-one }
   *[other] are { $at-least } or more { $count-many }
}{ spot }

## Which units or cards

Filter-subtype = { $subtype }
Filter-not-subtype = not { $not-subtype }
Filter-was-damaged = { $was-damaged ->
    [yes] damaged
   *[no] undamaged
} when the attack was declared
Filter-stunned = { $stunned ->
    [yes] stunned
   *[no] not stunned
}
Filter-ranged = { $ranged ->
    [yes] ranged
   *[no] melee
}
Filter-other = other than this unit
Filter-stones = not a summoning stone
Filter-attack-max = attack { $attack-min ->
    [none] { $attack-max } or less
    [same] { $attack-max }
   *[other] { $attack-min } to { $attack-max }
}
Filter-attack-min = attack { $attack-min } or more
noun-unit-any = unit
    .one = a unit
    .many = units
noun-unit-friendly = friendly unit
    .one = a friendly unit
    .many = friendly units
noun-unit-enemy = enemy unit
    .one = an enemy unit
    .many = enemy units
noun-unit-neutral = neutral unit
    .one = a neutral unit
    .many = neutral units
