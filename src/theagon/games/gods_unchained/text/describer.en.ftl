### What the describer says of the cards of Gods Unchained; what all games share stands in its own file.

## Cards and abilities

Card-for-a-turn = { $for-a-turn } until the start of your next turn
Card-burn = burn { $burn }
Card-regen = regen { $regen }
Card-armor = armor { $armor }
Aura-gain = { $of-key ->
    [self] { $of } has
   *[other] { $of-many } have
} { $gain }
Aura-cost = { $of-cards } in hand: cost { $cost-signed }
Card-spell-boost = spell boost { $spell-boost }
Ability-after = once that is over
Ability-once = only the first time each turn
Ability-from-hand = while this card is in your hand
Ability-from-void = while this card is in your void
Ability-from-deck = while this card is in your deck or opening hand
Trigger-roar = Roar
Trigger-ability = Ability
Trigger-attacks = When { $of-fighter } attacks
Trigger-attacked = When { $of-fighter } is attacked
Trigger-deals-damage = When { who-self } deals damage
Ability-by = { $on ->
    [attacked] by
    [deals-damage] to
   *[attacks] against
} { $by-one }
Trigger-survives = When { $of-one } takes damage and survives
Trigger-dies = When { $of-one } is destroyed
Trigger-targeted = When you point a spell at { who-self }
Trigger-power-used = When { $whose ->
    [yours] you use your god power
    [enemy] the enemy uses a god power
   *[both] a player uses a god power
}
Trigger-arrives = When { who-self } comes to the board in any way
Trigger-drawn = { $from ->
   *[hand] When you draw this card
}
Trigger-discarded = When a player obliterates from the own hand { $of-card }
Trigger-match-start = When the match starts

## Which units or cards

who-self = { $kind ->
    [creature] this creature
    [relic] this relic
    [god-power] your god
    [unit] this unit
   *[card] this card
}
who-fighter = { $kind ->
    [relic] your god
   *[other] { who-self }
}
who-your-god = your god
who-enemy-god = the enemy god
who-your-relic = your relic
who-enemy-relic = the enemy relic
who-card = that card
who-drawn = the drawn card
Group-most = { $count ->
    [1] the { $most }
   *[other] the { $count } { $most-many }
} with the highest { $by }
Group-least = { $count ->
    [1] the { $least }
   *[other] the { $count } { $least-many }
} with the lowest { $by }
measure-strength = strength
measure-health = health
measure-cost = cost
measure-both = strength and health
Filter-tribe = { $tribe }
Filter-god = of { $god }
god-enemy = the enemy's god
Filter-not-keyword = without { $not-keyword }
Filter-rarity = { $rarity }
Filter-has = with { $has }
Filter-lacks = without { $lacks }
Filter-asleep-yes = asleep
Filter-asleep-no = awake
Filter-dying-yes = about to be destroyed
Filter-dying-no = not about to be destroyed
Filter-fought-yes = that has attacked since it came
    .so = one that has attacked since it came
Filter-fought-no = that has not attacked since it came
    .so = one that has not attacked since it came
Filter-other = other than { $but ->
    [both] { who-self } and the target
    [target] the target
    [attacker] the attacker
   *[self] { who-self }
}
Filter-beside = next to { $beside }
Filter-gems-within = cost no more than the number of your mana gems
Filter-gems-below = cost less than the number of your mana gems
Filter-strength-max = strength { $strength-max } or less
    .so = of strength { $strength-max } or less
Filter-strength-min = strength { $strength-min } or more
    .so = of strength { $strength-min } or more
Filter-strength-exact = strength { $strength-min }
    .so = of strength { $strength-min }
noun-creature-any = creature
    .many = creatures
noun-creature-friendly = friendly creature
    .many = friendly creatures
noun-creature-enemy = enemy creature
    .many = enemy creatures
noun-god-any = god
    .many = gods
noun-god-friendly = friendly god
    .many = friendly gods
noun-god-enemy = enemy god
    .many = enemy gods
noun-character-any = character
    .many = characters
noun-character-friendly = friendly character
    .many = friendly characters
noun-character-enemy = enemy character
    .many = enemy characters
noun-relic-any = relic
    .many = relics
noun-relic-friendly = friendly relic
    .many = friendly relics
noun-relic-enemy = enemy relic
    .many = enemy relics

## What happens to units

Any-strength = { $strength-signed }/{ $health-signed }
Any-health = +0/{ $health-signed }
Any-cost = cost { $cost-signed }
Any-cost-to = cost { $cost-to }
Any-cost-at-most = cost at most { $cost-at-most }
Any-keeps = with what it had gained on the board
Bonus-burn = burn +{ $burn }
Bonus-regen = regen +{ $regen }
Bonus-armor = armor +{ $armor }
Bonus-spell-boost = spell boost +{ $spell-boost }
keyword-burn = burn
keyword-regen = regen
keyword-armor = armor
keyword-spell-boost = spell boost
Bonus-had-by = of these only what one of the { $had-by-many } has
Bonus-abilities = { $abilities }
Bonus-own-abilities = the abilities of this card
SetTo-strength = { $strength } strength
Effect-heal-full = fully heal { $whom }
Effect-double = double the { $value } of { $whom }
Effect-swap = swap the { $of } of { $whom } with that of { $with }
Effect-swap-yes = swap the strength and the health of { $whom }
Effect-lose = remove from { $whom }: { $value }
Effect-sleep-now = put { $whom } to sleep
Effect-sleep-turn-end = at the end of the turn put { $whom } to sleep
Effect-wake = wake { $whom }
Effect-obliterate = obliterate { $whom }
Effect-send = put { $whom } { $to ->
    [hand] into { $over ->
        [yes] your
       *[no] the owner's
    } hand
    [deck] into the owner's deck, at a random place
    [deck-top] on top of the owner's deck
   *[deck-bottom] on the bottom of the owner's deck
}
Effect-steal = steal { $whom }
Effect-silence = silence { $whom }
Become-same-cost = a random creature of the same cost
Become-copy-of = a copy of { $copy-of }
Effect-durability = give { $value } durability to { $whom }
Effect-durability-minus = take { $value-size } durability from { $whom }
Effect-copy = summon, on your side, a copy of { $whom }
Effect-attack = { $whom } must attack { $unit ->
    [none] { $random ->
        [none] all { $all-many }, one after the other
       *[other] a random { $random }
    }
   *[other] { $unit }
}
Attack-allowed = only one that may be attacked
Effect-reset = set back to the printed values the { $value } of { $whom }
Effect-afterlife = trigger the afterlife of { $whom }
Effect-until-its-next-turn = until the start of its controller's next turn
Effect-until-next-attack = for its next attack

## What happens for players

own = { $whose ->
    [enemy] the enemy's
    [both] their own
   *[yours] your
}
origin = { $from ->
    [voids] either void
   *[other] { own } { $from }
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
all-players = { $whose ->
    [both] each player:{ " " }
   *[one] { "" }
}
Pool-cards = a random one of these: { $cards }
Pool-of = a random { $of }
Effect-summon = { player }summon { times }{ $card ->
    [none] { $random }
   *[other] { $card }
}
Summon-within-mana = that costs no more than your unspent mana
Effect-equip = { player }equip { $value }
Effect-draw-chosen-one = draw the Chosen One of your deck
Effect-add = { all-players }add { times }{ $card ->
    [none] { $random ->
        [none] a copy of { $last ->
            [none] { $copy-of }
           *[other] the last { $last } that { player-by } played
        }
       *[other] { $random }
    }
   *[other] { $card }
} { destination }
player-by = { $by ->
    [enemy] the enemy
   *[yours] you
}
Effect-delve = delve { $of ->
    [none] one of these: { $cards };
   *[other] a { $of }
} { destination }
Effect-foresee = foresee { $value } in { own } deck
Effect-look = look at the top cards of { own } deck: { $value }
Effect-locks = { player }open mana locks: { $value }
Effect-locks-minus = { player }gain mana locks: { $value-size }
Effect-refresh = { player }refresh { $value } mana
Effect-lose-mana = { player }lose { $value } mana
Effect-favor = { player }gain { $value } favor
Effect-favor-minus = { player }lose { $value-size } favor
Effect-pull = { all-players }{ $to ->
    [obliterated] obliterate { cards } from { origin }
   *[other] { $copy ->
        [yes] put a copy of
       *[no] move
    } { cards } from { origin } { destination }
}
cards = { $this ->
    [yes] this card
   *[no] { $which ->
        [all] all { $of-cards }
        [top] { times }the top { $of }
        [most] { times }the { $of } with the highest { $by }
        [least] { times }the { $of } with the lowest { $by }
        [chosen] a { $of } of your choice
        [first] { times }the oldest { $of }
        [last] { times }the newest { $of }
       *[random] { times }a random { $of }
    }
}
Pull-other = other than this card
Pull-among = only among the top cards: { $among }
Pull-above-target = cost at most that of the target + { $above-target }
Pull-costs-as = with the cost of { $costs-as }
Effect-pick = pick { cards } from { origin } (it is “that card” and stays there)
Pick-again = other than the card picked before
Effect-choose-one = { $whose ->
    [enemy] the enemy chooses
   *[yours] choose
} one: { $value }
Effect-discard-chosen = { $whose ->
    [enemy] the enemy chooses a card in their hand, which is obliterated
   *[yours] obliterate a card of your choice in your hand
}
Effect-discard-random = { all-players }obliterate a random card in { own } hand
Effect-improve = { all-players }change { $this ->
    [yes] this card
   *[no] { $chosen ->
        [yes] a { $of } of your choice
       *[no] { $random ->
            [none] all { $of-cards }
            [1] a random { $of }
           *[other] { $random } random { $of-cards }
        }
    }
} in { own } { $in }
Improve-chosen-one = only the Chosen One
Improve-drawn = only those just drawn
Improve-times = each number × { $times }
Effect-advance = move the Chosen One up in your deck, places: { $value }
Effect-advance-top = move the Chosen One to the top of your deck
Effect-god-power = your god power becomes { $value }
Effect-power-cost = { all-players }{ own } god power: cost { $value-signed } until the end of that player's turn
Effect-next-card = { player }the next { $of } that is played: cost { $cost-signed }
Effect-swap-hands = exchange hands with the enemy
Effect-recast-yours = the last spell that you played happens again, at a random target if it needs one
Effect-recast-enemy = the last spell that the enemy played happens for you, at a random target if it needs one
Effect-copy-god-power = your god power becomes a copy of the enemy's
Effect-choose = { $whose ->
    [enemy] the enemy chooses
   *[yours] choose
} { $value-one } (it is “that unit”)
Effect-random-one = one of these at random: { $value }
Effect-each = { $of ->
    [none] { $times } times
   *[other] for { $random ->
        [none] all
       *[other] { $random } random
    } { $of-many }, one by one
}: { $do }
Effect-later = { $at ->
    [cleanup] after the next cleanup
    [turn-end] { $late ->
        [yes] at the end of that turn
       *[no] at the end of this turn
    }
   *[your-next-turn] { $late ->
        [yes] at the start of your turn after that
       *[no] at the start of your next turn
    }
}: { $do }

## Amounts and conditions

Any-in-hand = in hand
Any-in-void = in the void
Any-in-deck = in the decks
Value-strength-of = strength of { $strength-of }
Value-health-of = health of { $health-of }
Value-cost-of = printed cost of { $cost-of }
Value-missing-of = missing health of { $missing-of }
Value-regen-of = regen of { $regen-of }
Value-count = { $total ->
    [none] number of
   *[other] { $random ->
        [none] total { $total } of
       *[other] { $total } of a random one of
    }
} { $count-many }
Value-favor = your favor
Value-gems = number of your mana gems
Value-lead = how much more { $lead } { $whose ->
    [enemy] the enemy has than you
   *[yours] you have than the enemy
}
lead-creatures = creatures
lead-cards-in-hand = cards in hand
lead-favor = favor
lead-health = health of the god
Value-mana-yours = your unspent mana
Value-mana-enemy = the enemy's unspent mana
Value-deaths-yours = number of friendly creatures destroyed { counted-since }
Value-deaths-enemy = number of enemy creatures destroyed { counted-since }
Value-deaths-both = number of creatures destroyed { counted-since }
counted-since = { $since-key ->
    [match-start] in this match
   *[other] this turn
}
Value-mana-spent-yours = mana that you spent this turn
Value-mana-spent-enemy = mana that the enemy spent this turn
Value-mana-spent-both = mana spent this turn
Value-event = damage or healing of that event
Value-per = ÷ { $per }, rounded down
Value-plus = + { $plus }
Value-at-most = at most { $at-most }
Condition-card = { who-card } is{ not } { $card-among }
Condition-favor = your favor is{ not } at least { $favor }
Condition-mana = your unspent mana is{ not } at least { $mana }
Condition-different = { $not ->
    [yes] two
   *[no] no two
} cards { $different-key ->
    [hand] in your hand
    [void] in your void
   *[deck] in your deck
} are the same
Condition-void = the number of cards in your void is{ not } at least { $void }
Condition-died-of = { who-self } was{ not } destroyed by { $died-of }
Condition-lead = { $whose ->
    [enemy] the enemy is{ not } ahead of you
   *[yours] you are{ not } ahead of the enemy
} in { $lead }
Condition-done = what the effect before did is{ not } at least { $done }
