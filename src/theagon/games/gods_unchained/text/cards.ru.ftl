### Что делают карты: предложения, из которых складывается их текст. Часть предложения — без заглавной буквы и точки.


## What is done to units

do-damage = нанесите { $amount } урона { $object }
    .case = dative
do-heal = вылечите { $object } на { $amount }
    .case = accusative
do-heal-full = полностью вылечите { $object }
    .case = accusative
do-gain = дайте { $object } { $bonus }
    .case = dative
do-set-strength = сделайте силу { $object } равной { $amount }
    .case = genitive
do-set-health = сделайте здоровье { $object } равным { $health }
    .case = genitive
do-set-both = сделайте силу { $object } равной { $amount }, а здоровье — { $health }
    .case = genitive
do-double-strength = удвойте силу { $object }
    .case = genitive
do-double-health = удвойте здоровье { $object }
    .case = genitive
do-swap = поменяйте местами силу и здоровье { $object }
    .case = genitive
do-lose = снимите с { $object } { $words }
    .case = genitive
do-sleep-now = усыпите { $object }
    .case = accusative
do-sleep-turn-end = в конце этого хода усыпите { $object }
    .case = accusative
do-wake = разбудите { $object }
    .case = accusative
do-destroy = уничтожьте { $object }
    .case = accusative
do-obliterate = сотрите { $object }
    .case = accusative
do-return-to-hand = верните { $object } в руку хозяина
    .case = accusative
do-transform = превратите { $object } в карту «{ $name }» ({ $values })
    .case = accusative
do-durability = дайте { $object } { $signed } прочности
    .case = dative
do-copy = призовите копию { $object }
    .case = genitive

## What is done for players

grammar-times =
    { $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
do-summon = призовите существо «{ $name }» ({ $values }){ grammar-times }
do-summon-enemy = призовите существо «{ $name }» ({ $values }){ grammar-times } на сторону врага
do-summon-both = призовите существо «{ $name }» ({ $values }) обоим игрокам
do-summon-random = призовите { $cards }
    .case = accusative
do-equip = возьмите реликвию «{ $name }» ({ $values })
do-draw = возьмите { COUNT($count, "1 карту", "карты", "карт") }
do-draw-enemy = соперник берёт { COUNT($count, "1 карту", "карты", "карт") }
do-draw-both = оба игрока берут по { COUNT($count, "1 карте", "карты", "карт") }
do-add = добавьте в руку карту «{ $name }»{ grammar-times }
do-add-enemy = добавьте в руку соперника карту «{ $name }»{ grammar-times }
do-add-both = добавьте карту «{ $name }» в руку обоим игрокам
do-add-random = добавьте в руку { $cards }
    .case = accusative
add-cheaper = { $effect }; эта карта стоит на { $amount } меньше
add-dearer = { $effect }; эта карта стоит на { $amount } больше
do-delve = поиск в руку: { $cards }
do-foresee = провидьте { $count }
do-foresee-enemy = провидьте { $count } в колоде соперника
do-locks-open = откройте { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-open-enemy = откройте сопернику { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-open-both = откройте каждому игроку { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-close = добавьте себе { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-close-enemy = добавьте сопернику { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-close-both = добавьте каждому игроку { COUNT($amount, "1 замок", "замка", "замков") } маны
do-refresh = восполните { COUNT($amount, "1 ману", "маны") }
do-favor = получите { COUNT($amount, "1 благосклонность", "благосклонности") }
whose-enemy = соперник: { $effect }
whose-both = оба игрока: { $effect }
do-pull = переместите { $cards } { $from } { $to }
    .case = accusative
do-pull-obliterate = сотрите { $cards } { $from }
from-hand = из руки
from-void = из пустоты
from-deck = из колоды
from-deck-top = с верха колоды
to-board = на стол
to-hand = в руку
to-void = в пустоту
to-deck = в колоду
pull-limit = { $effect }, стоимостью не больше чем на { $amount } выше цели
pull-bonus = { $effect }; { $count ->
    [1] карта получает
   *[other] карты получают
} { $bonus }
pull-soulless = { $effect }; карта становится бездушной
do-discard-chosen = сотрите карту из руки по своему выбору
do-discard-random = сотрите случайную карту из руки
do-discard-random-enemy = сотрите случайную карту из руки соперника
do-improve = дайте { $cards } { $where } { $bonus }
    .case = dative
in-hand = в руке
in-deck = в колоде
do-shuffle = замешайте карту «{ $name }» в колоду
do-god-power = вашей божественной силой становится «{ $name }»
do-copy-god-power = ваша божественная сила становится копией вражеской
do-choose = выберите { $object }
    .case = accusative

## Bonuses and amounts

bonus-stats = { $strength }/{ $health }
bonus-strength = { $signed } к силе
bonus-health = { $signed } к здоровью
bonus-value = силу в размере: { $value }
bonus-durability = { $signed } к прочности
bonus-cost = { $signed } к стоимости
bonus-burn = горение +{ $amount }
bonus-regen = восстановление +{ $amount }
bonus-armor = броню +{ $amount }
bonus-spell-boost = усиление заклинаний +{ $amount }
inborn-burn = горение { $amount }
inborn-regen = восстановление { $amount }
inborn-armor = броня { $amount }
inborn-spell-boost = усиление заклинаний { $amount }
bonus-ability = «{ $line }»
one-of = случайную карту из этих: { $names }
name-in-a-list = «{ $name }»
list-or = { $first } или { $last }
value-strength = сила { $who }
    .case = genitive
value-health = здоровье { $who }
    .case = genitive
value-count = число { $units }
    .case = genitive
value-hand-yours = число карт в вашей руке
value-hand-enemy = число карт в руке соперника
value-favor = ваша благосклонность
value-times = { $times } × { $value }
amount-value = X ({ $value })
until-this-turn = { $effect } до конца хода
until-next-attack = { $effect } на следующую атаку
until-its-next-turn = { $effect } до следующего хода её игрока
repeat = { $effect }, { COUNT($times, "1 раз", "раза", "раз") }
repeat-value = { $effect }, X раз ({ $times })

## Conditions

condition-is = { $who } — { $units }
condition-is-not = { $who } — не { $units }
condition-count = на столе { $number ->
    [many] { $count } или больше:
   *[one] есть
} { $units }
condition-count-not = { $count ->
    [1] на столе нет { $units }
   *[other] на столе меньше { $count } { $units }
}
    .case = genitive
condition-favor = у вас { $amount } или больше благосклонности
condition-favor-not = у вас меньше { $amount } благосклонности
condition-void = в вашей пустоте карт: { $amount } или больше
condition-void-not = { $amount ->
    [1] в вашей пустоте нет карт
   *[other] в вашей пустоте карт меньше { $amount }
}

## When

when-roar = Рык: { $effect }
when-afterlife = Посмертие: { $effect }
when-ability = Способность: { $effect }
grammar-turn =
    { $whose ->
        [enemy] хода соперника
        [both] каждого хода
       *[yours] вашего хода
    }
when-turn-start = в начале { grammar-turn }{ grammar-comma } { $effect }
when-turn-end = в конце { grammar-turn }{ grammar-comma } { $effect }
when-power-used = { $whose ->
    [enemy] когда соперник применяет божественную силу, { $effect }
    [both] когда применяют божественную силу, { $effect }
    *[yours] когда вы применяете божественную силу, { $effect }
}
grammar-when =
    { $after ->
        [yes] после того как
       *[no] когда
    }
when-attacks = { grammar-when } атакует { $who }, { $effect }
when-attacks-whom = { grammar-when } { $who } атакует { $whom }, { $effect }
when-attacked = { grammar-when } атакуют { $who }, { $effect }
    .case = accusative
when-attacked-whom = { grammar-when } { $who } — цель атаки ({ $whom }), { $effect }
when-deals-damage = когда { $who } наносит урон, { $effect }
when-deals-damage-whom = когда { $who } ранит { $whom }, { $effect }
when-damaged = когда { $who } получает урон, { $effect }
when-survives = когда { $who } переживает урон, { $effect }
when-healed = когда { $who } лечится, { $effect }
when-dies = когда уничтожается { $who }, { $effect }
when-summoned = когда призывается { $who }, { $effect }
when-targeted = когда вы направляете заклинание на { $who }, { $effect }
    .case = accusative
when-card-played = { $side ->
    [friendly] { grammar-when } вы разыгрываете { $card }, { $effect }
    [enemy] { grammar-when } соперник разыгрывает { $card }, { $effect }
    *[any] { grammar-when } игрок разыгрывает { $card }, { $effect }
}
    .case = accusative
when-card-drawn = { $side ->
    [friendly] когда вы берёте { $card }, { $effect }
    [enemy] когда соперник берёт { $card }, { $effect }
    *[any] когда игрок берёт { $card }, { $effect }
}
    .case = accusative
line-from-hand = Из руки: { $line }
line-from-void = Из пустоты: { $line }
line-for-a-turn = { $words } до вашего следующего хода
