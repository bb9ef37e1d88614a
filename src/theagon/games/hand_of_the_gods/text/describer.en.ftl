### What the describer says of the cards of Hand of the Gods; what all games share stands in its own file.

## Cards and abilities

Any-protect = Protect { $protect }
Card-deploy = can be deployed on any free tile
Card-neutral = on the board it belongs to no player
Aura-gain = { $to ->
    [none] { $in ->
        [none] { $of-many } except this unit
       *[other] { $in }: { $of-many }
    } have
   *[other] { $to } has
} { $gain }
Ability-priority = resolves in class { $priority }
Ability-activated = activated
Trigger-warcry = Warcry
Trigger-attacks = When this unit attacks, before damage
Trigger-attacked = When this unit is attacked, before damage
Trigger-strikes = After this unit's attack has dealt its damage
Trigger-counters = Before this unit deals return damage
Trigger-strikes-back = After this unit has dealt return damage
Trigger-deals-damage = When { $of-one } has dealt damage
Trigger-moves = When { $of-one } has moved
Trigger-card-to-graveyard = When { $of-card } goes to the graveyard
Trigger-summoned = When { $of-one } enters the battlefield
Target-tile-free = a free tile
Target-tile-any = any tile
Target-column = a column
Target-row = a row

## Which units

who-self = this unit
who-it = { $on ->
    [deals-damage] the damaged unit
    [attacks] the attacked unit
    [strikes] the attacked unit
    [attacked] the attacker
    [counters] the attacker
    [strikes-back] the attacker
   *[other] that unit
}
who-your-stone = your summoning stone
who-enemy-stone = the enemy summoning stone
far = { $steps ->
    [none] { "" }
   *[other] , up to { COUNT($steps, "1 tile", "tiles") } away
}
Area-around = { $steps ->
    [none] adjacent to { $around }
   *[other] within { COUNT($steps, "1 tile", "tiles") } of { $around }
}
Area-near = within two tiles of { $near }
Area-column = in the column of { $column }{ far }
Area-column-target = { $aimed ->
    [column] in the target column
   *[other] in the column of { $column }
}{ far }
Area-row = in the row of { $row }{ far }
Area-row-target = { $aimed ->
    [row] in the target row
   *[other] in the row of { $row }
}{ far }
Area-behind = { $kind ->
    [unit] in line behind { $behind }
   *[other] in line beyond { $behind }, toward the enemy's side
}{ far }
Area-tile = on the tile of { $tile }
Filter-keyword = with { $keyword-given }
Filter-pantheon = { $pantheon }
Filter-subtype = { $subtype }
Filter-not-subtype = not { $not-subtype }
Filter-was-damaged-yes = damaged when the attack was declared
Filter-was-damaged-no = undamaged when the attack was declared
Filter-stunned-yes = stunned
Filter-stunned-no = not stunned
Filter-moved-yes = moved this turn
    .so = one that moved this turn
Filter-moved-no = not moved this turn
    .so = one that did not move this turn
Filter-ranged-yes = ranged
Filter-ranged-no = melee
Filter-other = other than this unit
Filter-stones-yes = summoning stones too
Filter-stones-no = not a summoning stone
Filter-attack-max = attack { $attack-max } or less
    .so = of attack { $attack-max } or less
Filter-attack-min = attack { $attack-min } or more
    .so = of attack { $attack-min } or more
Filter-attack-exact = attack { $attack-min }
    .so = of attack { $attack-min }
noun-unit-any = unit
    .many = units
noun-unit-friendly = friendly unit
    .many = friendly units
noun-unit-enemy = enemy unit
    .many = enemy units
noun-unit-neutral = neutral unit
    .many = neutral units

## What happens

Effect-stun = stun { $whom }
Effect-banish = banish { $whom }
Effect-silence = silence { $whom }
Effect-execute = execute { $whom }
Effect-return-to-hand = return { $whom } to the owner's hand
Effect-ready = remove exhaustion and summoning sickness from { $whom }
Effect-ready-move = { $whom } may move once more this turn
Effect-move = you may move { $whom } up to { COUNT($steps, "1 tile", "tiles") }
Move-leap = ignoring obstacles
Effect-push = push { $whom } { COUNT($value, "1 tile", "tiles") } { $kind ->
    [unit] away from this unit
   *[other] toward the enemy's side
}
Effect-pull = pull { $whom } { COUNT($value, "1 tile", "tiles") } { $kind ->
    [unit] toward this unit
   *[other] toward your side
}
Effect-push-away = push { $whom } { COUNT($steps, "1 tile", "tiles") } away from { $away-from }
Effect-pull-toward = pull { $whom } { COUNT($steps, "1 tile", "tiles") } toward { $toward }
Effect-swap-with = { $whom } and { $value } change places
Effect-steal = steal { $whom }
Effect-copy = summon a copy of { $whom } as printed{ $at }
Effect-summon = summon { times }{ $card }{ $at }
Summon-side-enemy = for the enemy
Summon-side-neutral = as neutral
Effect-revive = summon { $which ->
    [latest] the latest
   *[random] a random
} { $of } from your graveyard{ $at }
tile-here = { " " }on the tile of this unit
tile-target = { " " }on the tile of the target
tile-around = , at random on free tiles adjacent to this unit
tile-around-target = , at random on free tiles adjacent to the target
tile-home = , at random on free tiles of the home columns
tile-anywhere = , at random on free tiles
Effect-discard = the enemy discards { COUNT($value, "a random card", "random cards") }
Effect-fetch = { $from ->
    [graveyard] return
   *[deck] draw
} { $which ->
    [latest] the latest { $count ->
        [1] { $of }
       *[other] { $count } { $of-cards }
    }
   *[random] { $count ->
        [1] a random { $of }
       *[other] { $count } random { $of-cards }
    }
} from your { $from ->
    [graveyard] graveyard to your hand
   *[deck] deck
}, shown to both players
Fetch-cost = cost { $cost-signed } this turn
Effect-discover = discover one of 3 random cards of these: { $pool }; it { $resolve ->
    [yes] resolves at once
   *[no] goes to your hand
}
Effect-add-card = add { times }{ $copy-of ->
    [none] { $card }
   *[other] a copy of the card of { $copy-of }
} to { $side ->
    [enemy] the enemy's hand
   *[yours] your hand
}
AddCard-cost = cost { $cost-signed } this turn
Effect-cost = all { $of-cards } now in { $side ->
    [enemy] the enemy's
   *[yours] your
} hand: cost { $change-signed }
CostChange-until = until the end of the turn
Effect-mana = gain { $value } mana this turn
Effect-leader-ability = your leader ability becomes { $value }
Effect-choose = choose a unit not chosen before: { $value-one } (“that unit”)
Effect-later = { $at ->
    [turn-end] { $late ->
        [yes] at the end of that turn
       *[no] at the end of this turn
    }
    [your-next-turn] { $late ->
        [yes] at the start of your turn after that
       *[no] at the start of your next turn
    }
   *[your-next-turn-end] { $late ->
        [yes] at the end of your turn after that
       *[no] at the end of your next turn
    }
}: { $do }
Bonus-attack = { $attack-signed }/{ $health-signed }
Bonus-health = +0/{ $health-signed }
Bonus-keywords = { $keywords-given }
Bonus-movement = { $movement-signed } movement
Bonus-range = { $range-signed } range
SetTo-attack = { $attack } attack

## Amounts

Value-attack-of = attack of { $attack-of }
Value-health-of = health of { $health-of }
Value-missing-health-of = missing health of { $missing-health-of }
Value-count = number of { $count-many }
Value-event = { $on ->
    [healed] that healing
   *[other] that damage
}
Become-copy-of = a copy of { $copy-of } as printed
Value-deaths-yours = number of friendly units that died this turn
Value-deaths-enemy = number of enemy units that died this turn
Value-deaths-both = number of units of both sides that died this turn
Value-mana-yours = your unspent mana
Value-mana-enemy = the enemy's unspent mana
Condition-turn-yours = it is{ not } your turn
Condition-turn-enemy = it is{ not } the enemy's turn
Condition-self-any = { who-self } is{ not } { where }
Condition-target-any = { who-target } is{ not } { where }
Condition-it-any = { who-it } is{ not } { where }
where = { $in ->
    [none] on the board
   *[other] { $in }
}
