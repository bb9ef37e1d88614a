### What the describer says of the cards of Gods Unchained; what all games share stands in its own file.

## Cards and abilities

Card-for-a-turn = { $for-a-turn } until the start of your next turn
Card-burn = burn { $burn }
Card-regen = regen { $regen }
Card-armor = armor { $armor }
Card-spell-boost = spell boost { $spell-boost }
Ability-once = only the first time each turn
Ability-from = while this card is in { $from ->
    [hand] your hand
    [void] your void
   *[deck] your deck or opening hand
}
Trigger-roar = Roar
Trigger-afterlife = Afterlife
Trigger-ability = Ability
Trigger-turn-start = At the start of { turn }
Trigger-turn-end = At the end of { turn }
turn = { $whose ->
    [enemy] the enemy's turn
    [both] each player's turn
   *[yours] your turn
}
when = { $after ->
    [yes] After
   *[no] When
}
Trigger-attacks = { when } { $of-fighter } attacks{ $by ->
    [none] { "" }
   *[other] { " " }{ $by-one }
}
Trigger-attacked = { when } { $of-fighter } is attacked{ $by ->
    [none] { "" }
   *[other] { " " }by { $by-one }
}
Trigger-deals-damage = When { who-self } deals damage{ $by ->
    [none] { "" }
   *[other] { " " }to { $by-one }
}
Trigger-damaged = When { $of-one } takes damage
Trigger-survives = When { $of-one } takes damage and survives
Trigger-healed = When { $of-one } is healed
Trigger-dies = When { $of-one } is destroyed
Trigger-summoned = When { $of-one } comes to the board
Trigger-targeted = When you point a spell at { who-self }
Trigger-card-played = { when } { $of-card } is played
Trigger-card-drawn = When { $of-card } is drawn
Trigger-power-used = When { $whose ->
    [enemy] the enemy uses a god power
    [both] a player uses a god power
   *[yours] you use your god power
}
Trigger-arrives = When { who-self } comes to the board in any way
Trigger-drawn = When you draw this card
Trigger-discarded = When a player obliterates a card in their own hand: { $of-card }
Trigger-match-start = When the match starts
Target-unit = { $unit-one }

## Whom

who-self = this { $kind ->
    [creature] creature
    [relic] relic
    [unit] unit
   *[card] card
}
who-fighter = { $kind ->
    [relic] your god
   *[other] { who-self }
}
who-target = the target
who-it = that unit
who-your-god = your god
who-enemy-god = the enemy god
who-your-relic = your relic
who-enemy-relic = the enemy relic
who-card = that card
who-drawn = the drawn card
Group-all = all { $all-many }
Group-random = { $count ->
    [1] a random { $random }
   *[other] { $count } random { $random-many }
}
Group-most = { $count ->
    [1] the { $most }
   *[other] the { $count } { $most-many }
} with the highest { measure }
Group-least = { $count ->
    [1] the { $least }
   *[other] the { $count } { $least-many }
} with the lowest { measure }
measure = { $by ->
    [strength] strength
    [cost] cost
   *[health] health
}

## What happens to units

Any-strength = { $strength-signed }/{ $health-signed }
Any-health = +0/{ $health-signed }
Any-cost = cost { $cost-signed }
Any-cost-to = cost { $cost-to }
Any-cost-at-most = cost at most { $cost-at-most }
Bonus-burn = burn +{ $burn }
Bonus-regen = regen +{ $regen }
Bonus-armor = armor +{ $armor }
Bonus-spell-boost = spell boost +{ $spell-boost }
Bonus-had-by = of these only what one of the { $had-by-many } has
Bonus-abilities = { $abilities }
Bonus-own-abilities = the abilities of this card
SetTo-strength = { $strength } strength
Effect-double = double the { $value ->
    [strength] strength
   *[health] health
} of { $whom }
Effect-swap = swap the strength and the health of { $whom }
Effect-lose = remove { $value } from { $whom }
Effect-sleep = put { $whom } to sleep{ $value ->
    [turn-end] { " " }at the end of the turn
   *[now] { "" }
}
Effect-wake = wake { $whom }
Effect-obliterate = obliterate { $whom }
Effect-send = put { $whom } { $to ->
    [hand] { $over ->
        [yes] into your hand
       *[no] into the owner's hand
    }
    [deck-top] on top of the owner's deck
   *[deck-bottom] on the bottom of the owner's deck
}
Effect-steal = steal { $whom }
Become-same-cost = a random creature of the same cost
Become-copy-of = a copy of { $copy-of }
Effect-durability = { $value-sign ->
    [minus] take { $value-size } durability from
   *[plus] give { $value-size } durability to
} { $whom }
Effect-copy = summon a copy to your side of { $whom }
Effect-attack = { $whom } must attack { $unit ->
    [none] { $random ->
        [none] all { $all-many }, one after the other
       *[other] a random { $random }
    }
   *[other] { $unit }
}
Attack-allowed = only one that may be attacked
Effect-reset = set { $whom } back to printed { $value ->
    [strength] strength
   *[both] strength and health
}
Effect-afterlife = trigger the afterlife of { $whom }

## What happens for players

each-player = { $whose ->
    [both] each player:{ " " }
   *[other] { "" }
}
own = { $whose ->
    [enemy] the enemy's
    [both] their own
   *[yours] your
}
times = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
}
destination = { $to ->
    [hand] to { receiver } hand
    [void] to { receiver } void
    [deck] to a random place in { receiver } deck
    [deck-top] to the top of { receiver } deck
    [deck-bottom] to the bottom of { receiver } deck
   *[board] to { receiver } side of the board
}
receiver = { $over ->
    [yes] { $whose ->
        [enemy] your
       *[yours] the enemy's
    }
   *[no] { own }
}
origin = { $from ->
    [voids] either void
   *[other] { own } { $from }
}
Pool-cards = a random one of these: { $cards }
Pool-of = a random { $of }
Effect-summon = { each-player }{ $whose ->
    [enemy] for the enemy,{ " " }
   *[other] { "" }
}summon { times }{ $card ->
    [none] { $random }
   *[other] { $card }
}
Summon-within-mana = that costs no more than your unspent mana
Any-keywords = { $keywords }
Effect-equip = { each-player }{ $whose ->
    [enemy] for the enemy,{ " " }
   *[other] { "" }
}equip { $value }
Effect-draw = { $whose ->
    [enemy] the enemy draws
    [both] each player draws
   *[yours] draw
} { $value ->
    [chosen-one] the Chosen One of your deck
    [1] a card
   *[other] { $value } cards
}
Effect-add = { each-player }add { times }{ $card ->
    [none] { $random ->
        [none] { $last ->
            [none] a copy of { $copy-of }
           *[other] a copy of the { $last } that { $by ->
                [enemy] the enemy
               *[yours] you
            } played last
        }
       *[other] { $random }
    }
   *[other] { $card }
} { destination-of-new }
destination-of-new = { $to ->
    [hand] to { own } hand
    [void] to { own } void
    [deck] to a random place in { own } deck
    [deck-top] to the top of { own } deck
   *[deck-bottom] to the bottom of { own } deck
}
Effect-delve = delve { $of ->
    [none] one of these: { $cards };
   *[other] a { $of }
} { $to ->
    [deck] shuffled into your deck
   *[hand] into your hand
}
Effect-foresee = foresee { $value } in { own } deck
Effect-look = look at the top { $value ->
    [1] card
   *[other] { $value } cards
} of { own } deck
Effect-locks = { each-player }{ $value-sign ->
    [minus] add { $value-size } to { own } mana locks
   *[plus] open { $value-size } of { own } mana locks
}
Effect-refresh = { each-player }refresh { $value } of { own } mana
Effect-lose-mana = { each-player }take { $value } from { own } mana
Effect-favor = { $whose ->
    [enemy] the enemy { $value-sign ->
        [minus] loses
       *[plus] gains
    }
    [both] each player { $value-sign ->
        [minus] loses
       *[plus] gains
    }
   *[yours] { $value-sign ->
        [minus] lose
       *[plus] gain
    }
} { $value-size } favor
Effect-pull = { each-player }{ $to ->
    [obliterated] obliterate { cards } from { origin }
   *[other] { $copy ->
        [yes] make a copy of { cards } from { origin }; it goes
       *[no] move { cards } from { origin }
    } { destination }
}
cards = { $this ->
    [yes] this card
   *[no] { $which ->
        [all] all { $of-cards }
        [top] the top { so-many }
        [most] the { so-many } with the highest { measure }
        [least] the { so-many } with the lowest { measure }
        [chosen] a { $of } of your choice
       *[random] { times }a random { $of }
    }
}
so-many = { $count ->
    [1] { $of }
   *[other] { $count } { $of-many }
}
Pull-other = other than this card
Pull-above-target = cost at most that of the target + { $above-target }
Pull-costs-as = with the cost of { $costs-as }
Pull-keeps = with what it had gained on the board
Effect-pick = pick { $which ->
    [most] the { $of } with the highest { measure }
    [least] the { $of } with the lowest { measure }
    [chosen] a { $of } of your choice
   *[random] a random { $of }
} in { own } { $from }{ $again ->
    [yes] , other than the card picked before
   *[no] { "" }
} (it is “that card”)
Effect-discard = { each-player }obliterate a { $value ->
    [chosen] card of choice
   *[random] random card
} in { own } hand
Effect-improve = { each-player }change { $this ->
    [yes] this card
   *[no] { $chosen-one ->
        [yes] the Chosen One
       *[no] { $chosen ->
            [yes] a { $of } of your choice
           *[no] { $random ->
                [none] all { $of-cards }
               *[other] { $random } × a random { $of }
            }
        }
    }
} in { own } { $in }
Improve-drawn = only those just drawn
Improve-times = each number × { $times }
Effect-advance = move the Chosen One of your deck up: { $value ->
    [top] to the top
    [1] 1 place
   *[other] { $value } places
}
Effect-god-power = your god power becomes { $value }
Effect-power-cost = { each-player }{ own } god power costs { $value-size } { $value-sign ->
    [minus] less
   *[plus] more
} until the end of that player's turn
Effect-copy-god-power = your god power becomes a copy of the enemy's
Effect-choose = choose { $value-one } (it is “that unit”)
Effect-choose-one = choose one: { $value }
Effect-random-one = one of these at random: { $value }
Effect-each = { $of ->
    [none] { $times } times
   *[other] for { $random ->
        [none] each
       *[other] { $random } random
    } { $of }
}: { $do }
Effect-later = { $at ->
    [cleanup] after the next cleanup
    [turn-end] at the end of this turn
   *[your-next-turn] at the start of your next turn
}: { $do }
Effect-otherwise = otherwise, { $effect }

## Amounts

Value-strength-of = strength of { $strength-of }
Value-health-of = health of { $health-of }
Value-cost-of = printed cost of { $cost-of }
Value-missing-of = missing health of { $missing-of }
Value-regen-of = regen of { $regen-of }
Value-count = { $total ->
    [none] number
   *[other] { $random ->
        [none] total
       *[other] random one's
    } { $total }
} of { $count-many }{ zone }
zone = { $in ->
    [board] { "" }
    [hand] { " " }in hand
    [void] { " " }in the voids
   *[deck] { " " }in the decks
}
Value-favor = your favor
Value-gems = number of your mana gems
Value-lead = how many more { $lead ->
    [creatures] creatures
    [cards-in-hand] cards in hand
   *[favor] favor
} { than }
than = { $whose ->
    [enemy] the enemy has than you
   *[yours] you have than the enemy
}
Value-mana = unspent mana of { $mana ->
    [enemy] the enemy
   *[yours] yours
}
Value-spells-cast = number of spells played this turn by { $spells-cast ->
    [enemy] the enemy
    [both] both players
   *[yours] you
}
Value-deaths = number of { $deaths ->
    [enemy] enemy creatures
    [both] creatures
   *[yours] friendly creatures
} destroyed this turn
Value-done = how much the effect before did
Value-event = damage or healing of that event
Value-per = ÷ { $per }, rounded down
Value-plus = + { $plus }
Value-at-most = at most { $at-most }

## Conditions

not = { $not ->
    [yes] { " " }not
   *[no] { "" }
}
Condition-self = { who-self } is{ not } { $self-one }
Condition-target = the target is{ not } { $target-one }
Condition-it = that unit is{ not } { $it-one }
Condition-count = { $not ->
    [yes] there are { $at-least ->
        [1] no { $count-many }
       *[other] fewer than { $at-least } { $count-many }
    }
   *[no] there { $at-least ->
        [1] is { $count-one }
       *[other] are { $at-least } or more { $count-many }
    }
}{ zone }
Condition-favor = you { has-not } { $favor } or more favor
Condition-mana = you { has-not } { $mana } or more unspent mana
Condition-void = you { has-not } { $void } or more cards in your void
has-not = { $not ->
    [yes] do not have
   *[no] have
}
Condition-died-of = this unit was{ not } destroyed by { $died-of }
Condition-lead = { $not ->
    [yes] it is not so that{ " " }
   *[no] { "" }
}{ $whose ->
    [enemy] the enemy has
   *[yours] you have
} more { $lead ->
    [creatures] creatures
    [cards-in-hand] cards in hand
   *[favor] favor
} than the other player
Condition-done = the effect before did{ not } do { $done } or more
Condition-and = and { $and }

## Which units or cards

Filter-tribe = { $tribe }
Filter-god = of { $god }
Filter-not-keyword = without { $not-keyword }
Filter-rarity = { $rarity }
Filter-has = with { $has }
Filter-lacks = without { $lacks }
Filter-asleep = { $asleep ->
    [yes] asleep
   *[no] awake
}
Filter-dying = { $dying ->
    [yes] about to be destroyed
   *[no] not about to be destroyed
}
Filter-fought = { $fought ->
    [yes] that has attacked since it came
   *[no] that has not attacked since it came
}
Filter-other = other than { $but ->
    [both] { who-self } and the target
    [target] the target
    [attacker] the attacker
   *[self] { who-self }
}
Filter-gems = cost { $gems ->
    [within] no more than
   *[below] less than
} the number of your mana gems
Filter-strength-max = strength { $strength-min ->
    [none] { $strength-max } or less
    [same] { $strength-max }
   *[other] { $strength-min } to { $strength-max }
}
Filter-strength-min = strength { $strength-min } or more
god-enemy = the enemy's god
keyword-burn = burn
keyword-regen = regen
keyword-armor = armor
noun-creature-any = creature
    .one = a creature
    .many = creatures
noun-creature-friendly = friendly creature
    .one = a friendly creature
    .many = friendly creatures
noun-creature-enemy = enemy creature
    .one = an enemy creature
    .many = enemy creatures
noun-god-any = god
    .one = a god
    .many = gods
noun-god-friendly = friendly god
    .one = your god
    .many = friendly gods
noun-god-enemy = enemy god
    .one = the enemy god
    .many = enemy gods
noun-character-any = character
    .one = a character
    .many = characters
noun-character-friendly = friendly character
    .one = a friendly character
    .many = friendly characters
noun-character-enemy = enemy character
    .one = an enemy character
    .many = enemy characters
noun-relic-any = relic
    .one = a relic
    .many = relics
noun-relic-friendly = friendly relic
    .one = a friendly relic
    .many = friendly relics
noun-relic-enemy = enemy relic
    .one = an enemy relic
    .many = enemy relics
