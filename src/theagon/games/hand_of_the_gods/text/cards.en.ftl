### What cards do: the sentences of which card text is made.
###
### A clause begins with a small letter and ends without a full stop; whoever joins clauses sees to that. Where a unit is
### put in, `.case` says in which case. Messages called `grammar-...` are each language's own.

## Conditions

grammar-subject =
    { $own ->
        [yes] it
       *[no] { $subject }
    }
condition-is = { grammar-subject } is { $units }
condition-damaged = { grammar-subject } is damaged
condition-undamaged = { grammar-subject } is undamaged
condition-stunned = { grammar-subject } is stunned
condition-not-stunned = { grammar-subject } is not stunned
condition-was-damaged = { grammar-subject } was damaged before the attack
condition-was-undamaged = { grammar-subject } was undamaged before the attack
condition-not-god = { grammar-subject } is not a God
condition-not-beast = { grammar-subject } is not a Beast
condition-not-structure = { grammar-subject } is not a Structure
condition-not-stone = { grammar-subject } is not a stone
condition-keyword = { grammar-subject } has { $keyword }
condition-attack = { grammar-subject } has { $range } attack
condition-health = { grammar-subject } has { $range } health
condition-cost = { grammar-subject } costs { $range }
condition-some = there is { $units }
condition-some-there = there is { $units } { $area }
condition-some-beside = { grammar-subject } is adjacent to { $units }
condition-count = there are { $count } or more { $units }
condition-count-there = there are { $count } or more { $units } { $area }
condition-count-beside = { grammar-subject } is adjacent to { $count } or more { $units }

## Bonuses

bonus-stats = { $attack }/{ $health }
bonus-movement = { $amount } movement
bonus-range = { $amount } range
bonus-keyword = { $keyword }

## What an effect does

do-damage = deal { $amount } damage to { $object }
    .more = to { $object }
do-damage-each = deal { $amount } damage to { $object } for { $each }
do-damage-equal = deal damage to { $object } equal to { $value }
do-heal = heal { $object } for { $amount }
do-heal-each = for { $each }, heal { $object } for { $amount }
do-heal-equal = heal { $object } for an amount equal to { $value }
    .full = fully heal { $object }
do-gain = { GIVE($object, $bonus) }
do-lose = { do-gain }
do-gain-self =
    { $known ->
        [yes] it gains
        [implied] it gains
       *[no] this unit gains
    } { $bonus }
do-set-attack = set the attack of { $object } to { $attack }
    .again = set its attack to { $attack }
do-set-health = set the health of { $object } to { $health }
    .again = set its health to { $health }
do-set-both = set the attack of { $object } to { $attack } and { PLURAL($number, "its", "their") } health to { $health }
    .again = set its attack to { $attack } and its health to { $health }
do-set-alike = set the attack and health of { $object } to { $health }
    .again = set its attack and health to { $health }
do-stun = stun { $object }
do-banish = banish { $object }
    .lasting = permanently banish { $object }
    .your-next-turn = { LONG($object) ->
        [yes] banish { $object }; { PLURAL($number, "it returns", "they return") } at the start of your next turn
       *[no] banish { $object } until your next turn
    }
do-silence = silence { $object }
do-destroy = destroy { $object }
do-execute = execute { $object }
do-return-to-hand = return { $object } to { PLURAL($number, "its owner's hand", "their owners' hands") }
do-ready = remove exhaustion from { $object }
do-move = move { $object } up to { COUNT($amount, "1 tile", "tiles") }
do-move-leap = move { $object } up to { COUNT($amount, "1 tile", "tiles") }, ignoring obstacles
do-push =
    push { $object } { $source ->
        [unit] away from this unit by { COUNT($amount, "1 tile", "tiles") }
       *[other] { COUNT($amount, "1 tile", "tiles") } toward the enemy side
    }
do-transform = transform { $object } into { PLURAL($number, $one, $several) }
do-summon = summon { COUNT($count, $one, $several) } { $place }
do-summon-enemy = summon { COUNT($count, $one, $several) } for your opponent { $place }
do-summon-neutral =
    summon { $count ->
        [1] a neutral { $name }
       *[other] { $count } neutral { $several }
    } { $place }
do-revive = summon { $object } from your graveyard { $place }
do-draw = draw { COUNT($count, "a card", "cards") }
do-discard = your opponent discards { COUNT($count, "a random card", "random cards") }
do-discover = discover one of these cards — { $pool }
do-discover-resolve = discover { $pool }, and resolve it at once
pool-name = { $name }
do-add-card = add { COUNT($count, $one, $several) } to your hand
do-add-card-enemy = add { COUNT($count, $one, $several) } to your opponent's hand
do-add-card-cheaper = { $effect }; { PLURAL($count, "it costs", "they cost") } { $amount } less this turn
do-add-card-dearer = { $effect }; { PLURAL($count, "it costs", "they cost") } { $amount } more this turn
do-cost-less = { LONG($units) ->
    [yes] { $units } now cost { $amount } less
   *[no] { $units } cost { $amount } less
}
do-cost-more = { LONG($units) ->
    [yes] { $units } now cost { $amount } more
   *[no] { $units } cost { $amount } more
}
do-mana = gain { $count } mana this turn
do-leader-ability = replace your leader ability with { $name }
do-choose = choose { $object }
until-this-turn = { $effect } this turn
until-lasting = { $effect } for the rest of the match
repeat = { $effect } ({ COUNT($amount, "once", "times") })
repeat-each = { $effect } ({ COUNT($amount, "once", "times") } for { $each })
repeat-equal = { $effect } (as many times as { $value })
repeat-redrawn = { $effect }, { COUNT($amount, "once", "times") }
repeat-redrawn-each = { $amount ->
    [1] { "" }
   *[other] { $amount } times{ " " }
}for { $each }, { $effect }
repeat-redrawn-equal = as many times as { $value }, { $effect }

## When an ability happens

grammar-turn =
    { $whose ->
        [enemy] your opponent's turn
        [any] each turn
       *[yours] your turn
    }
this-acts = { $effect }
when-turn-start = at the start of { grammar-turn }, { $effect }
when-turn-end = at the end of { grammar-turn }, { $effect }
when-attacks = before this unit deals attack damage, { $effect }
when-attacked = before this unit takes attack damage, { $effect }
when-strikes = after this unit deals attack damage, { $effect }
when-counters = before this unit strikes back, { $effect }
when-strikes-back = after this unit strikes back, { $effect }
when-damaged = whenever { $subject } takes damage, { $effect }
when-healed = whenever { $subject } is healed, { $effect }
when-moves = whenever { $subject } moves, { $effect }
when-dies = whenever { $subject } dies, { $effect }
when-summoned = whenever { $subject } enters the battlefield, { $effect }
when-card-played =
    whenever { $side ->
        [friendly] you play
        [enemy] your opponent plays
       *[any] a player plays
    } { $subject }, { $effect }
when-card-to-graveyard =
    whenever { $subject } goes to { $side ->
        [friendly] your
        [enemy] your opponent's
       *[any] a
    } graveyard, { $effect }
when-card-drawn =
    whenever { $side ->
        [friendly] you draw
        [enemy] your opponent draws
       *[any] a player draws
    } { $subject }, { $effect }
line-warcry = Warcry: { CAPITAL($effect) }
line-warcry-activated = Activated warcry: { CAPITAL($effect) }
line-afterlife = Afterlife: { CAPITAL($effect) }
line-priority = { $line } This happens before any other afterlife (priority: { $priority }).
list-keywords = { $first }, { $last }
list-pool = { $first } or { $last }
line-aura = { $object } have { $bonus }
line-deploy-anywhere = can be deployed on any free tile
line-neutral = neutral
