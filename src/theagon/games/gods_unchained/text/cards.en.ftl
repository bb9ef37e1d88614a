### What cards do: the sentences of which card text is made. A clause has no capital and no full stop.


## What is done to units; `.again`, to the one that the text has just named

do-damage = deal { $amount } damage to { $object }
    .them = deal { $amount } damage to them
# Whom a long value would part from "deal" takes the damage; `after` a creature is destroyed, the value is that one's.
do-damage-equal = { $by ->
    [that] deal that much damage to { $object }
    [strength] { grammar-damage-of }
    [health] { grammar-damage-of }
    [them] { $object } take damage equal to their number
   *[other] { $anchor ->
        [yes] deal damage to { $object } equal to { $value }
       *[no] { grammar-takes } damage equal to { $value }
    }
}
grammar-takes = { $object } { PLURAL($number, "takes", "take") }
grammar-damage-of = { $of ->
    [it] { grammar-takes } damage equal to its { $by }
   *[other] { $after ->
        [destroy] deal damage to { $object } equal to the destroyed creature's { $by }
       *[other] deal damage equal to { $value } to { $object }
    }
}
do-damage-both = deal { $amount } damage to { $object }
do-heal-both = heal { $object } for { $amount } each
do-gain-both = give { $object } { $bonus }{ $figures ->
    [yes] { " " }each
   *[no] { "" }
}
list-whom = { $first } and { $last }
do-heal = heal { $object } for { $amount }
    .them = heal them for { $amount }
do-heal-equal = { $by ->
    [strength] { grammar-heal-of }
    [health] { grammar-heal-of }
    [dealt] heal { $object } for { $value }
   *[other] heal { $object } for an amount equal to { $value }
}
grammar-heal-of =
    { $whose ->
        [gone] { $after ->
            [heal] heal { $object } again, for that creature's { $by }
           *[other] heal { $object } for the destroyed creature's { $by }
        }
       *[other] heal { $object } for { $value }
    }
do-heal-full = fully heal { $object }
    .them = fully heal them
do-gain = { $lasts ->
    [yes] { $object } { PLURAL($number, "gains", "gain") } { $bonus }
   *[no] { GIVE($object, $bonus) }
}
    .them = give them { $bonus }
do-gain-harm = { do-gain }
    .them = { do-gain.them }
do-gain-ability = { GIVE($object, $bonus) }
    .them = give them { $bonus }
do-gain-self = { $object } gains { $bonus }
grammar-both-of =
    { $anchor ->
        [yes] { $object }'s strength and health
       *[no] the strength and health of { $object }
    }
do-set-strength = { $anchor ->
    [yes] set { $object }'s strength to { $amount }
   *[no] set the strength of { $object } to { $amount }
}
    .again = set its strength to { $amount }
do-set-strength-equal = set the strength of { $object } to { $value }
    .again = set its strength to { $value }
do-set-health = set the health of { $object } to { $health }
    .again = set its health to { $health }
do-set-both = set the strength of { $object } to { $amount } and the health to { $health }
    .again = set its strength to { $amount } and its health to { $health }
do-set-both-equal = set the strength of { $object } to { $value } and the health to { $health }
    .again = set its strength to { $value } and its health to { $health }
do-set-alike = set { grammar-both-of } to { $health }
    .again = set its strength and health to { $health }
do-double-strength = double the strength of { $object }
    .again = double its strength
    .them = double their strength
do-double-health = double the health of { $object }
    .again = double its health
    .them = double their health
do-swap = swap { grammar-both-of }
    .again = swap its strength and health
    .them = swap their strength and health
    .may = swap its strength and health
do-lose = remove { $words } from { $object }
    .own = { $object } loses { $words }
    .cannot-attack = { $object } can attack
    .cannot-attack-gods = { $object } can attack gods
do-sleep-now = put { $object } to sleep
    .them = put them to sleep
do-sleep-turn-end = at the end of the turn, put { $object } to sleep
do-wake = wake { $object }
    .them = wake them
do-destroy = destroy { $object }
do-obliterate = obliterate { $object }
do-send-hand = return { $object } to { PLURAL($number, "its owner's hand", "their owners' hands") }
do-send-hand-over = put { $object } into your hand
do-send-deck-top = put { $object } on top of { PLURAL($number, "its owner's deck", "their owners' decks") }
do-send-deck-bottom = put { $object } on the bottom of { PLURAL($number, "its owner's deck", "their owners' decks") }
do-steal = steal { $object }
do-steal-this-turn = { LONG($object) ->
    [yes] until the end of the turn, steal { $object }
   *[no] steal { $object } until the end of the turn
}
do-transform-same-cost = transform { $object } into { PLURAL(
    $number, "a random creature of the same cost", "random creatures of the same cost"
) }
do-transform-copy = transform { $object } into a copy of { $who }
do-transform = transform { $object } into { $into }
into-card = { PLURAL($number, $one, $several) } ({ $values })
into-one = { $into } at random
do-durability-more = { $object } { PLURAL($number, "gains", "gain") } { $amount } durability
do-durability-less = { $object } { PLURAL($number, "loses", "lose") } { $amount } durability
do-attack = { $object } { PLURAL($number, "attacks", "attack") } { $whom }
do-reset-strength = reset the strength of { $object } to its printed value
    .again = reset its strength to its printed value
do-reset-both = reset the strength and health of { $object } to their printed values
    .again = reset its strength and health to their printed values
do-copy = summon { COUNT($count, "a copy", "copies") } of { $object }
do-afterlife = trigger the afterlife of { $object }
    .again = trigger its afterlife
do-set-like = set { grammar-both-of } to those of { $who }
    .again = set its strength and health to those of { $who }

## What is done for players

do-summon = summon { COUNT($count, $one, $several) } ({ $values })
do-summon-enemy = summon { COUNT($count, $one, $several) } ({ $values }) for the enemy
do-summon-both = summon { COUNT($count, $one, $several) } ({ $values }) for each player
with-keywords = { $effect } { $words }
do-summon-random = summon { $cards }
    .named = summon { $cards } at random
do-equip = equip { $relics }
do-equip-one = { do-equip } at random
relic = { $one } ({ $values })
do-summon-random-both = summon { $cards } for each player
do-equip-random-both = equip each player with { $cards }
do-equip-random = equip { $cards }
do-draw = draw { COUNT($count, "a card", "cards") }
do-draw-enemy = the enemy draws { COUNT($count, "a card", "cards") }
do-draw-both = each player draws { COUNT($count, "a card", "cards") }
do-draw-chosen-one = draw the Chosen One
do-advance = move { $who } up { COUNT($count, "1 place", "places") }
do-advance-top = move { $who } to the top of your deck
made-card = { $count ->
    [1] { $one }
   *[other] { $count } { $several }
}
made-cards = { $names }
made-name = { $name }
made-copy-drawn = { COUNT($count, "a copy", "copies") } of the drawn card
made-copy-last-spell-yours = { COUNT($count, "a copy", "copies") } of your last-played spell
made-copy-last-spell-enemy = { COUNT($count, "a copy", "copies") } of the enemy's last-played spell
made-copy-last-creature-yours = { COUNT($count, "a copy", "copies") } of your last-played creature
made-copy-last-creature-enemy = { COUNT($count, "a copy", "copies") } of the enemy's last-played creature
made-copy = { COUNT($count, "a copy", "copies") } of { $who }
made-of-enemy-god = { $cards } { with-god-enemy }
do-add = { $chance ->
    [yes] add either { $cards } { $to }, with equal chance
   *[no] add { $cards } { $to }
}
do-add-deck = { $chance ->
    [yes] shuffle either { $cards } { $to }, with equal chance
   *[no] shuffle { $cards } { $to }
}
one-of = { $effect }{ PLURAL($number, "", " from among these") }: { $names }
becomes-given = { $effect } and give { $number ->
    [one] { $known ->
        [yes] that { $noun }
       *[no] it
    }
   *[many] them
} { $bonus }
becomes = { $effect }; { PLURAL($number, "it", "they") } { $what }
becomes-cheaper = { PLURAL($number, "costs", "cost") } { $amount } less
becomes-dearer = { PLURAL($number, "costs", "cost") } { $amount } more
becomes-stronger = { PLURAL($number, "gains", "gain") } { $bonus }
becomes-costing = { PLURAL($number, "costs", "cost") } { $amount }
becomes-costing-at-most = { PLURAL($number, "costs", "cost") } at most { $amount }
    .alone = { $effect } and lower { PLURAL($number, "its", "their") } cost to { $amount }
becomes-soulless = { PLURAL($number, "gains", "gain") } soulless
    .alone = { $effect } and give { PLURAL($number, "it", "them") } soulless
becomes-keywords = { PLURAL($number, "gains", "gain") } { $bonus }
becomes-kept = keeps its bonuses
do-delve = delve { $known ->
    [yes] another
   *[no] { $cards }
}
do-delve-deck = delve { $cards } and shuffle it into your deck
do-delve-of = delve one of these: { $names }
do-foresee = foresee { $count }
do-foresee-enemy = foresee { $count } in the enemy's deck
do-look = look at the top { COUNT($count, "card", "cards") } of your deck
do-look-enemy = look at the top { COUNT($count, "card", "cards") } of the enemy's deck
do-power-cost-more = your god power costs { $amount } more until the end of your turn
do-power-cost-more-enemy = the enemy's god power costs { $amount } more until the end of the enemy's turn
do-power-cost-less = your god power costs { $amount } less until the end of your turn
do-power-cost-less-enemy = the enemy's god power costs { $amount } less until the end of the enemy's turn
do-locks-open = open { COUNT($amount, "1 of your mana locks", "of your mana locks") }
do-locks-open-enemy = the enemy opens { COUNT($amount, "1 of their mana locks", "of their mana locks") }
do-locks-open-both = each player opens { COUNT($amount, "1 of their mana locks", "of their mana locks") }
do-locks-close = you gain { COUNT($amount, "1 mana lock", "mana locks") }
do-locks-close-enemy = the enemy gains { COUNT($amount, "1 mana lock", "mana locks") }
do-locks-close-both = each player gains { COUNT($amount, "1 mana lock", "mana locks") }
do-lose-mana = lose { $amount } mana
do-lose-mana-enemy = the enemy loses { $amount } mana
do-refresh = refresh { $amount } mana
do-favor = gain { $amount } favor
do-favor-enemy = the enemy gains { $amount } favor
do-favor-lose = lose { $amount } favor
do-favor-lose-enemy = the enemy loses { $amount } favor
do-favor-equal = { $by ->
    [that] you gain that much favor
   *[other] gain favor equal to { $value }
}
whose-enemy = the enemy: { $effect }
whose-both = both players: { $effect }
do-pull = { $way ->
    [shuffle] shuffle
    [put] put
    [void] move
   *[other] pull
} { $cards } { $there ->
    [yes] { $to }
   *[no] { $count ->
        [1] { $from }
       *[other] { $anyones ->
            [yes] from across both voids
           *[no] { $from }
        }
    } { $to }
}
do-pull-both = each player { $way ->
    [shuffle] shuffles
    [put] puts
    [void] moves
   *[other] pulls
} { $cards } { $from } { $to }
do-pull-obliterate = { $there ->
    [yes] obliterate { $cards }
   *[no] { LONG($cards) ->
        [yes] { $from }, obliterate { $cards }
       *[no] obliterate { $cards } { $from }
    }
}
do-pull-obliterate-both = each player obliterates { $cards } { $from }
do-pull-copy = add { PLURAL($count, "a copy", "copies") } of { $cards } { $from } { $to }
do-pull-copy-within = find { $cards } { $from }, then add { PLURAL($count, "a copy of it", "copies of them") } { $to }
do-pull-copy-board = summon { PLURAL($count, "a copy", "copies") } of { $cards } { $from }
grammar-from =
    { $which ->
        [top] of
       *[other]
            { $moved ->
                [yes] from
               *[no] in
            }
    }
from-hand-yours = { grammar-from } your hand
from-hand-enemy = { grammar-from } the enemy's hand
from-void-yours = { grammar-from } your void
from-void-enemy = { grammar-from } the enemy's void
from-deck-yours = { grammar-from } your deck
from-voids-yours = { grammar-from } either void
from-deck-enemy = { grammar-from } the enemy's deck
to-board-yours = to { $whose ->
    [enemy] your side of the board
   *[other]
        { $pile ->
            [voids] your side of the board
           *[other] the board
        }
}
to-board-enemy = to the enemy's side of the board
to-hand-yours = to your hand
to-hand-enemy = to the enemy's hand
into-deck-both = into each player's deck
to-hand-both = to each player's hand
to-void-yours = to your void
to-void-enemy = to the enemy's void
to-deck-yours = into your deck
to-deck-top-yours = on top of your deck
to-deck-top-enemy = on top of the enemy's deck
to-deck-bottom-yours = on the bottom of your deck
to-deck-bottom-enemy = on the bottom of the enemy's deck
into-deck-yours = into your deck
into-deck-enemy = into the enemy's deck
from-hand-theirs = { grammar-from } their hand
from-void-theirs = { grammar-from } their void
from-deck-theirs = { grammar-from } their deck
to-board-theirs = to their side of the board
to-hand-theirs = to their hand
to-void-theirs = to their void
to-deck-theirs = into their deck
to-deck-top-theirs = on top of their deck
to-deck-bottom-theirs = on the bottom of their deck
do-discard-chosen = obliterate a chosen card in your hand
do-discard-random = obliterate a random card in your hand
do-discard-random-enemy = obliterate a random card in the enemy's hand
do-improve = { GIVE($cards, $bonus) }
do-improve-cheaper = { LONG($choice) ->
    [yes] choose { $choice }. Lower its cost by { $amount }
   *[no] { LONG($free) ->
        [yes] subtract { $amount } from the cost of { $cards }
       *[no] { LONG($cards) ->
            [yes] { $cards } now cost { $amount } less
           *[no] lower the cost of { $cards } by { $amount }
        }
    }
}
    .again = lower its cost by { $amount }
do-improve-dearer = { LONG($choice) ->
    [yes] choose { $choice }. Raise its cost by { $amount }
   *[no] { LONG($free) ->
        [yes] add { $amount } to the cost of { $cards }
       *[no] { LONG($cards) ->
            [yes] { $cards } now cost { $amount } more
           *[no] raise the cost of { $cards } by { $amount }
        }
    }
}
    .again = raise its cost by { $amount }
do-improve-durability = { $cards } { PLURAL($number, "gains", "gain") } { $amount } durability
do-improve-cost-to = { LONG($cards) ->
    [yes] { $cards } now cost { $amount }
   *[no] set the cost of { $cards } to { $amount }
}
    .again = set its cost to { $amount }
do-improve-cheaper-equal = lower the cost of { $cards } by { $value }
do-improve-dearer-equal = raise the cost of { $cards } by { $value }
do-improve-cost-at-most = lower the cost of { $cards } to { $amount }
    .again = lower its cost to { $amount }
in-hand = in your hand
    .place = after
in-hand-enemy = in the enemy's hand
    .place = after
in-hand-any = in both hands
    .place = after
in-deck = in your deck
    .place = after
in-deck-enemy = in the enemy's deck
    .place = after
in-deck-any = in both decks
    .place = after
in-drawn = that you drew this way
    .place = after
in-drawn-enemy = that the enemy drew this way
    .place = after
in-void = in your void
    .place = end
in-void-enemy = in the enemy's void
    .place = end
in-void-any = { $number ->
    [counted] across both voids
    [one] in either void
   *[many] in both voids
}
    .place = end
do-god-power = your god power becomes { $name }
do-pick = { $which ->
    [most] find
    [least] find
   *[other] choose
} { $cards } { $where }
    .found = most, least
picked = { $cards } { $place ->
    [from] { $from }
   *[in] { $where }
}
do-copy-god-power = your god power becomes a copy of the enemy's
do-choose = choose { $object }
do-same = choose { $object } and do this to it as well
do-shared = choose { $known ->
    [yes] 2 of them
   *[no] { $units }
}. One of the two, at random, gains { $first }; the other gains { $second }
do-choose-one = choose one — { $modes }
do-each = for { $units }, { $effects }
do-each-maybe = { $units } has a 50% chance to { $effects }
do-each-random = { $number ->
    [one] for { $units }
   *[many] for each of { $units }
}, { $effects }
do-each-times = do this { $times } times: { $effects }
do-each-times-equal = do this a number of times equal to { $value }: { $effects }
do-later-cleanup = { $effects } after the destroyed creatures have left the board
do-later-turn-end = at the end of the turn, { $effects }
do-later-that-turn-end = { $effects } at the end of that turn
do-later-your-next-turn = at the start of your next turn, { $effects }
mode-nothing = do nothing
do-random-maybe = there is a 50% chance to { $effects }
do-random-one = { $either ->
    [one] { $modes }, at random
    [added] { $modes }
   *[other] do one of these at random: { $modes }
}
    .begins = { $head } { $modes }, at random
    .shares = all
at-random = { $what } at random
list-choice = { $first }; or { $last }
list-choice-given = { JOINED($first) ->
    [yes] { list-choice }
   *[no] { $first }, or { $last }
}
list-choice-given-more = { list-choice-more }
list-choice-more = { $first }; { $last }
list-chance = { $first }, or { $last }
list-chance-more = { list-more }
list-choice-short = { $first }, or { $last }
list-choice-more-short = { $first }, { $last }
also = { $states ->
    [yes] { $first }, and { $last }
   *[no] { $first } and { $last }
}
otherwise = { $first }; otherwise, { $last }
do-again = { $more ->
    [1] do this a second time
   *[other] do this { $more } more times
}
    .chosen = { do-again }, choosing again
    .discard-chosen = obliterate { $times } chosen cards in your hand
each-cost = for each cost from { $least } to { $most }, { $effect }

## Bonuses and amounts

bonus-stats = { $strength }/{ $health }
bonus-strength = { $signed } strength
bonus-health = { $signed } health
bonus-both-alike = extra strength and health equal to { $value }
bonus-both-of = strength and health equal to { $who }'s
bonus-both-total = the total strength and health of all { $units }
bonus-both-values = strength equal to { $strength } and health equal to { $health }
bonus-further = { $figures ->
    [yes] an additional { $bonus }
   *[no] { $bonus } in addition
}
bonus-each = { $bonus } for { $each }
bonus-strength-value = { $by ->
    [that] that much strength
   *[other] strength equal to { $value }
}
bonus-health-value = { $by ->
    [that] that much health
   *[other] health equal to { $value }
}
bonus-cost = { $signed } cost
bonus-number = { $number } +{ $amount }
inborn-number = { $number } { $had ->
    [yes] (only { $amount })
   *[no] { $amount }
}
number-burn = burn
number-regen = regen
number-armor = armor
number-spell-boost = spell boost
bonus-ability = “{ $line }”
bonus-abilities = { $lines }
bonus-own-abilities = this effect
bonus-had = each of these keywords that { $units } has: { $bonus }
name-in-a-list = { $name }
list-or = { $first } or { $last }
list-or-apart = { $first }; or { $last }
list-and-apart = { $first }; and { $last }
list-more-apart = { $first }; { $last }
grammar-times =
    { $times ->
        [1] { "" }
        [2] twice{ " " }
       *[other] { $times } times{ " " }
    }
value-strength = { grammar-times }{ $who }'s strength
    .again = { grammar-times }its strength
value-health = { grammar-times }{ $who }'s health
    .again = { grammar-times }its health
value-missing = { grammar-times }the health that { $who } is missing
value-regen = { grammar-times }{ $who }'s regen
    .again = { grammar-times }its regen
value-of-random = { grammar-times }the { grammar-by } of { $units }
value-count = { grammar-times }the number of { $units }
value-hand-yours = { grammar-times }the number of cards in your hand
value-hand-enemy = { grammar-times }the number of cards in the enemy's hand
value-total = { grammar-times }the total { grammar-by } of all { $units }
grammar-led =
    { $lead ->
        [creatures] creatures
        [cards-in-hand] cards in hand
       *[favor] favor
    }
grammar-than =
    { $whose ->
        [yours] you have than the enemy
       *[enemy] the enemy has than you
    }
value-lead = { $lead ->
    [favor] how much more favor { grammar-than }
   *[other] how many more { grammar-led } { grammar-than }
}
each-lead = { $lead ->
    [creatures] each creature by which { $whose ->
        [yours] you outnumber the enemy
       *[enemy] the enemy outnumbers you
    }
    [cards-in-hand] each card by which { $whose ->
        [yours] your hand outnumbers the enemy's
       *[enemy] the enemy's hand outnumbers yours
    }
   *[favor] each favor by which { $whose ->
        [yours] you lead the enemy
       *[enemy] the enemy leads you
    }
}
value-at-most = { $value } (at most { $most })
value-mana-yours = { grammar-times }your unspent mana
value-mana-enemy = { grammar-times }the enemy's unspent mana
value-spells-cast-yours = { grammar-times }the number of spells that you played this turn
value-spells-cast-enemy = { grammar-times }the number of spells that the enemy played this turn
value-spells-cast-both = { grammar-times }the number of spells that either player played this turn
value-deaths-yours = { grammar-times }the number of friendly creatures destroyed this turn
value-deaths-enemy = { grammar-times }the number of enemy creatures destroyed this turn
value-deaths-both = { grammar-times }the number of creatures destroyed this turn
value-favor = { grammar-times }your favor
value-cost = { grammar-times }the cost of { $who }
    .again = { grammar-times }its cost
value-event-deals-damage = { grammar-times }the damage dealt
value-event-damaged = { grammar-times }the damage taken
value-event-survives = { grammar-times }the damage taken
value-event-healed = { grammar-times }the health restored
value-gems = { grammar-times }the number of mana gems you have
value-done-damage = { grammar-times }the damage dealt
value-done-destroy = { grammar-times }the number of creatures destroyed
value-done-favor = { grammar-times }the favor lost
value-done-pull = { grammar-times }the number of those cards
each-done-damage = each damage dealt
each-done-destroy = each creature destroyed
each-done-favor = each favor lost
each-done-pull = { $to ->
    [obliterated] each card obliterated
   *[other] each card moved this way
}
condition-done-damage = { $count ->
    [1] { $apiece ->
        [no] { $known ->
            [yes] it takes any damage
           *[no] any damage was dealt
        }
       *[neuter] damaged this way
    }
   *[other] { $count } or more damage was dealt
}
condition-done-destroy = { $count ->
    [1] you do
   *[other] { $count } or more were destroyed
}
condition-done-favor = { $count ->
    [1] any favor was lost
   *[other] { $count } or more favor was lost
}
condition-done-pull = { $count ->
    [1] you do
   *[other] there were { $count } or more
}
value-plus = { $plus } plus { $value }
# `.narrowed`: how long stands beside what is given if whoever gets it is named with more than adjectives.
until-your-next-turn = { LONG($effect) ->
    [yes] until your next turn, { $effect }
   *[no] { $effect } until your next turn
}
    .narrowed = yes
until-this-turn = { LONG($effect) ->
    [yes] until the end of the turn, { $effect }
   *[no] { $effect } until the end of the turn
}
until-next-attack = { $effect } for its next attack
    .them = { $effect } for their next attack
until-its-next-turn = { $effect } until its controller's next turn
each-cards = every { $count } cards in your hand
each-missing = { $count ->
    [1] each point of health
   *[other] every { $count } health
} that { $who } is missing
each-mana-yours = each unspent mana you have
each-mana-enemy = each unspent mana the enemy has
each-gem = each mana gem you have
each-spell-cast-yours = each spell that you played this turn
each-spell-cast-enemy = each spell that the enemy played this turn
each-spell-cast-both = each spell that either player played this turn
each-death-yours = each friendly creature destroyed this turn
each-death-enemy = each enemy creature destroyed this turn
each-death-both = each creature destroyed this turn
# Of a long effect it is said first how often it happens.
repeat = { LONG($effect) ->
    [yes] do this { $times } times: { $effect }
   *[no] { $effect }, { $times } times
}
repeat-each = { $operation ->
    [heal] { grammar-times }for { $each }, { $effect }
    [redrawn] { grammar-times }for { $each }, { $effect }
    [several] { grammar-times }for { $each }, { $effect }
   *[other] { $effect } { grammar-times }for { $each }
}
repeat-equal = { $by ->
    [strength] for each point of { $value }, { $effect }
   *[other] { $effect } a number of times equal to { $value }
}

# `stated`, after an order, what a unit does; `yes`, an order after that. Under a condition all stays in its sentence.
then = { $bound ->
    [yes] { $turn ->
        [yes] { $first }; then { $last }
        [stated] { $first }, and { $last }
       *[no] { $first }, then { $last }
    }
   *[no] { $turn ->
        [yes] { $first }. Next, { $last }
       *[no] { $first }, then { $last }
    }
}

## Conditions

# What is asked of each of several units: which of them are meant.
if-ability = { $apiece ->
    [no] if { $condition }, { UNDER_A_CONDITION($effect) }
   *[neuter] for each one { $condition }, { $effect }
}
    .own = yes
grammar-asked =
    { $apiece ->
        [no] { $who }
       *[neuter]
            { $known ->
                [yes] that
               *[no] { $who }
            }
    }
condition-is = { grammar-asked } is { $units }
condition-is-not = { grammar-asked } is not { $units }
condition-friendly = { grammar-asked } is friendly
condition-enemy = { grammar-asked } is an enemy
condition-lacks = { grammar-asked } { $given ->
    [deadly] is not
    [hidden] is not
    [protected] is not
    [soulless] is not
   *[other] does not have
} { $given }
condition-has = { grammar-asked } { $what ->
    [deadly] is
    [hidden] is
    [protected] is
    [soulless] is
   *[other] has
} { $what }
condition-damaged = { grammar-asked } is damaged
condition-undamaged = { grammar-asked } is undamaged
condition-dying = { $apiece ->
    [no] { $who } dies
   *[neuter] destroyed this way
}
condition-living = { grammar-asked } survives
condition-fought = { grammar-asked } has attacked since it entered play
condition-unfought = { grammar-asked } has not attacked since it entered play
condition-gems-below = { grammar-asked } costs less than the number of mana gems you have
condition-asleep = { grammar-asked } is asleep
condition-awake = { grammar-asked } is awake
has-keyword = { $given }
has-strength = { $range } strength
has-health = { $range } health
has-durability = { $range } durability
has-no-durability = no durability left
has-cost = a cost of { $range }
grammar-there =
    { $side ->
        [friendly] you have
        [enemy] the enemy has
       *[any] there are
    }
condition-count = { $side ->
    [any] there is
   *[other] { grammar-there }
} { $units }
condition-count-many = { grammar-there } { $count } or more { $units }
condition-count-not = { grammar-there } { $count ->
    [1] no
   *[other] fewer than { $count }
} { $units }
condition-held = there is { $units } { $where }
    .again = no
condition-held-many = there are { $count } or more { $units } { $where }
    .again = no
condition-held-not = there are { $count ->
    [1] no
   *[other] fewer than { $count }
} { $units } { $where }
condition-lead = { $whose ->
    [yours] you have more { grammar-led } than the enemy
   *[enemy] the enemy has more { grammar-led } than you
}
condition-lead-not = { $whose ->
    [yours] you do not have more { grammar-led } than the enemy
   *[enemy] the enemy does not have more { grammar-led } than you
}
condition-died-of-burn = this creature died from burn
condition-died-of-burn-not = this creature did not die from burn
condition-favor = you have { $amount } or more favor
condition-favor-not = you have less than { $amount } favor
condition-mana = you have { $amount } or more unspent mana
condition-mana-not = you have less than { $amount } unspent mana
condition-void = there are { $amount } or more cards in your void
condition-void-not = { $amount ->
    [1] your void is empty
   *[other] there are fewer than { $amount } cards in your void
}


## When

when-roar = Roar: { CAPITAL($effect) }
    .afterlife = Roar and afterlife: { CAPITAL($effect) }
    .ability = Roar and ability: { CAPITAL($effect) }
    .attacks = Roar, and when this creature attacks: { CAPITAL($effect) }
when-afterlife = Afterlife: { CAPITAL($effect) }
when-ability = Ability: { CAPITAL($effect) }
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
# `known`: of the creature that attacks and gains something, only the effect speaks; "it" might be the one attacked.
when-attacks-whom = { $known ->
    [yes] { grammar-when } attacking { $whom }, { $effect }
   *[no] { grammar-when } { $who } attacks { $whom }, { $effect }
}
    .actor = later
when-attacked = { grammar-when } { $who } is attacked, { $effect }
when-attacked-whom = { grammar-when } { $who } is attacked by { $whom }, { $effect }
when-deals-damage = when { $who } deals damage, { $effect }
when-deals-damage-whom = when { $who } deals damage to { $whom }, { $effect }
when-damaged = when { $who } takes damage, { $effect }
when-survives = when { $who } survives damage, { $effect }
when-healed = when { $who } is healed, { $effect }
when-dies = when { $who } is destroyed, { $effect }
when-summoned = when { $who } is summoned, { $effect }
when-arrives = when { $who } enters play, { $effect }
    .turn-end = at the end of the turn in which { $who } enters play, { $effect }
when-targeted = when you target { $who } with a spell, { $effect }
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
when-match-start = when the match starts, { $effect }
when-drawn = when you draw this card, { $effect }
when-discarded = { $side ->
    [friendly] when you obliterate { $card } in your hand, { $effect }
    [enemy] when the enemy obliterates { $card } in their hand, { $effect }
   *[any] when a player obliterates { $card } in their hand, { $effect }
}
line-once = once each turn, { $line }
# `.within`, behind what a player does, or behind a moment of a turn.
line-from-hand = While this card is in your hand, { $line }
    .within = if this card is in your hand, { $line }
line-from-void = While this card is in your void, { $line }
    .within = if this card is in your void, { $line }
line-for-a-turn = { $words } until your next turn
