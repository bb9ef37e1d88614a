### What cards do: the sentences of which card text is made. A clause has no capital and no full stop.


## What is done to units

do-damage = deal { $amount } damage to { $object }
do-heal = heal { $object } by { $amount }
do-heal-full = heal { $object } fully
do-gain = give { $object } { $bonus }
do-set-strength = set the strength of { $object } to { $amount }
do-set-health = set the health of { $object } to { $health }
do-set-both = set the strength of { $object } to { $amount } and the health to { $health }
do-double-strength = double the strength of { $object }
do-double-health = double the health of { $object }
do-swap = swap the strength and health of { $object }
do-lose = remove { $words } from { $object }
do-sleep-now = put { $object } to sleep
do-sleep-turn-end = at the end of this turn put { $object } to sleep
do-wake = wake { $object }
do-destroy = destroy { $object }
do-obliterate = obliterate { $object }
do-return-to-hand = return { $object } to the owner's hand
do-transform = transform { $object } into { $name } ({ $values })
do-durability = give { $object } { $signed } durability
do-copy = summon a copy of { $object }

## What is done for players

do-summon = summon { COUNT($count, $name, PLURAL($name)) } ({ $values })
do-summon-enemy = summon { COUNT($count, $name, PLURAL($name)) } ({ $values }) for the enemy
do-summon-both = summon { $name } ({ $values }) for both players
do-summon-random = summon { $cards }
do-equip = equip { $name } ({ $values })
do-draw = draw { COUNT($count, "a card", "cards") }
do-draw-enemy = the enemy draws { COUNT($count, "a card", "cards") }
do-draw-both = both players draw { COUNT($count, "a card", "cards") }
do-add = add { COUNT($count, "", "copies of ") }{ $name } to your hand
do-add-enemy = add { COUNT($count, "", "copies of ") }{ $name } to the enemy's hand
do-add-both = add { $name } to both hands
do-add-random = add { $cards } to your hand
add-cheaper = { $effect }; it costs { $amount } less
add-dearer = { $effect }; it costs { $amount } more
do-delve = delve { $cards } to your hand
do-foresee = foresee { $count }
do-foresee-enemy = foresee { $count } on the enemy's deck
do-locks-open = open { COUNT($amount, "1 mana lock", "mana locks") }
do-locks-open-enemy = open { COUNT($amount, "1 mana lock", "mana locks") } of the enemy
do-locks-open-both = open { COUNT($amount, "1 mana lock", "mana locks") } of each player
do-locks-close = add { COUNT($amount, "1 mana lock", "mana locks") }
do-locks-close-enemy = add { COUNT($amount, "1 mana lock", "mana locks") } to the enemy
do-locks-close-both = add { COUNT($amount, "1 mana lock", "mana locks") } to each player
do-refresh = refresh { $amount } mana
do-favor = gain { $amount } favor
whose-enemy = the enemy: { $effect }
whose-both = both players: { $effect }
do-pull = pull { $cards } { $from } { $to }
do-pull-obliterate = obliterate { $cards } { $from }
from-hand = from your hand
from-void = from your void
from-deck = from your deck
from-deck-top = from the top of your deck
to-board = to the board
to-hand = to your hand
to-void = to your void
to-deck = into your deck
pull-limit = { $effect }, of cost at most { $amount } above the target's
pull-bonus = { $effect }; { $count ->
    [1] it gets
   *[other] they get
} { $bonus }
pull-soulless = { $effect }; it becomes soulless
do-discard-chosen = obliterate a card of your choice from your hand
do-discard-random = obliterate a random card from your hand
do-discard-random-enemy = obliterate a random card from the enemy's hand
do-improve = give { $cards } { $where } { $bonus }
in-hand = in your hand
in-deck = in your deck
do-shuffle = shuffle { $name } into your deck
do-god-power = your god power becomes { $name }
do-copy-god-power = your god power becomes a copy of the enemy's
do-choose = choose { $object }

## Bonuses and amounts

bonus-stats = { $strength }/{ $health }
bonus-strength = { $signed } strength
bonus-health = { $signed } health
bonus-value = strength equal to { $value }
bonus-durability = { $signed } durability
bonus-cost = { $signed } cost
bonus-burn = burn +{ $amount }
bonus-regen = regen +{ $amount }
bonus-armor = armor +{ $amount }
bonus-spell-boost = spell boost +{ $amount }
inborn-burn = burn { $amount }
inborn-regen = regen { $amount }
inborn-armor = armor { $amount }
inborn-spell-boost = spell boost { $amount }
bonus-ability = “{ $line }”
one-of = a random one of { $names }
name-in-a-list = { $name }
list-or = { $first } or { $last }
value-strength = the strength of { $who }
value-health = the health of { $who }
value-count = the number of { $units }
value-hand-yours = the number of cards in your hand
value-hand-enemy = the number of cards in the enemy's hand
value-favor = your favor
value-times = { $times } × { $value }
amount-value = X ({ $value })
until-this-turn = { $effect } until the end of the turn
until-next-attack = { $effect } for its next attack
until-its-next-turn = { $effect } until its player's next turn
repeat = { $effect }, { $times } times
repeat-value = { $effect }, X times ({ $times })

## Conditions

condition-is = { $who } is { $units }
condition-is-not = { $who } is not { $units }
condition-count = there { $number ->
    [many] are { $count } or more
   *[one] is
} { $units }
condition-count-not = { $count ->
    [1] there are no { $units }
   *[other] there are fewer than { $count } { $units }
}
condition-favor = you have { $amount } or more favor
condition-favor-not = you have less than { $amount } favor
condition-void = your void has { $amount } or more cards
condition-void-not = { $amount ->
    [1] your void is empty
   *[other] your void has fewer than { $amount } cards
}

## When

when-roar = Roar: { $effect }
when-afterlife = Afterlife: { $effect }
when-ability = Ability: { $effect }
grammar-turn =
    { $whose ->
        [enemy] the enemy's turn
        [both] each turn
       *[yours] your turn
    }
when-turn-start = at the start of { grammar-turn }, { $effect }
when-turn-end = at the end of { grammar-turn }, { $effect }
when-power-used = { $whose ->
    [enemy] when the enemy uses a god power, { $effect }
    [both] when a god power is used, { $effect }
    *[yours] when you use your god power, { $effect }
}
grammar-when =
    { $after ->
        [yes] after
       *[no] when
    }
when-attacks = { grammar-when } { $who } attacks, { $effect }
when-attacks-whom = { grammar-when } { $who } attacks { $whom }, { $effect }
when-attacked = { grammar-when } { $who } is attacked, { $effect }
when-attacked-whom = { grammar-when } { $who } is attacked by { $whom }, { $effect }
when-deals-damage = when { $who } deals damage, { $effect }
when-deals-damage-whom = when { $who } deals damage to { $whom }, { $effect }
when-damaged = when { $who } takes damage, { $effect }
when-survives = when { $who } survives damage, { $effect }
when-healed = when { $who } is healed, { $effect }
when-dies = when { $who } is destroyed, { $effect }
when-summoned = when { $who } is summoned, { $effect }
when-targeted = when you point a spell at { $who }, { $effect }
when-card-played = { $side ->
    [friendly] { grammar-when } you play { $card }, { $effect }
    [enemy] { grammar-when } the enemy plays { $card }, { $effect }
    *[any] { grammar-when } a player plays { $card }, { $effect }
}
when-card-drawn = { $side ->
    [friendly] when you draw { $card }, { $effect }
    [enemy] when the enemy draws { $card }, { $effect }
    *[any] when a player draws { $card }, { $effect }
}
line-from-hand = From your hand, { $line }
line-from-void = From your void, { $line }
line-for-a-turn = { $words } until your next turn
