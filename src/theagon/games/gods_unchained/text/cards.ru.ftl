### Что делают карты: предложения, из которых складывается их текст. Часть предложения — без заглавной буквы и точки.
###
### `$ordered`: предложение велит игроку что-то сделать; своё называется в нём своим.

# Притяжательное и предложное местоимение: его сила, с него.
grammar-its =
    { $gender ->
        [feminine] её
       *[other] его
    }
grammar-own =
    { $ordered ->
        [yes] своей
       *[no] вашей
    }

## What is done to units; `.again`, to the one that the text has just named

do-damage = нанесите { $amount } ед. урона { $object }
    .case = dative
    .again = нанесите { $object } { $amount } ед. урона
do-damage-equal = нанесите { $object } урон, равный { $value }
    .case = dative
do-heal = вылечите { $object } на { $amount }
    .case = accusative
do-heal-equal = вылечите { $object } на величину, равную { $value }
    .case = accusative
do-heal-full = полностью вылечите { $object }
    .case = accusative
do-gain =
    дайте { $number ->
        [counted] { $object } { $bonus }
       *[other] { $bonus } { $object }
    }
    .case = dative
    .again = дайте { $object } { $bonus }
do-gain-ability = дайте { $object } { $bonus }
    .case = dative
do-gain-self = { $object } получает { $bonus }
do-set-strength = сделайте силу { $object } равной { $amount }
    .case = genitive
    .again = сделайте { grammar-its } силу равной { $amount }
do-set-strength-equal = сделайте силу { $object } равной { $value }
    .case = genitive
    .again = сделайте { grammar-its } силу равной { $value }
do-set-health = сделайте здоровье { $object } равным { $health }
    .case = genitive
    .again = сделайте { grammar-its } здоровье равным { $health }
do-set-both = сделайте силу { $object } равной { $amount }, а здоровье — равным { $health }
    .case = genitive
    .again = сделайте { grammar-its } силу равной { $amount }, а здоровье — равным { $health }
do-set-both-equal = сделайте силу { $object } равной { $value }, а здоровье — равным { $health }
    .case = genitive
    .again = сделайте { grammar-its } силу равной { $value }, а здоровье — равным { $health }
do-set-alike = сделайте силу и здоровье { $object } равными { $health }
    .case = genitive
    .again = сделайте { grammar-its } силу и здоровье равными { $health }
do-double-strength = удвойте силу { $object }
    .case = genitive
    .again = удвойте { grammar-its } силу
do-double-health = удвойте здоровье { $object }
    .case = genitive
    .again = удвойте { grammar-its } здоровье
do-swap = поменяйте местами силу и здоровье { $object }
    .case = genitive
    .again = поменяйте местами { grammar-its } силу и здоровье
do-lose = снимите с { $object } { $words }
    .case = genitive
    .again = снимите с н{ grammar-its } { $words }
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
do-send-hand = верните { $object } в { $number ->
    [one] руку владельца
   *[other] руки владельцев
}
    .case = accusative
do-send-hand-over = заберите { $object } себе в руку
    .case = accusative
do-send-deck-top = положите { $object } на верх { $number ->
    [one] колоды владельца
   *[other] колод владельцев
}
    .case = accusative
do-send-deck-bottom = положите { $object } в самый низ { $number ->
    [one] колоды владельца
   *[other] колод владельцев
}
    .case = accusative
do-steal = переманите { $object }
    .case = accusative
do-steal-this-turn = переманите { $object } до конца хода
    .case = accusative
do-transform-same-cost = превратите { $object } в { $number ->
    [one] случайное существо той же стоимости
   *[many] случайных существ тех же стоимостей
}
    .case = accusative
do-transform-copy = превратите { $object } в копию { $who }
    .case = accusative
do-transform = превратите { $object } в { $number ->
    [one] { $one }
   *[many] { $several }
} ({ $values })
    .case = accusative
do-durability-more = { $object } { $number ->
    [one] получает
   *[many] получают
} { $amount } ед. прочности
do-durability-less = { $object } { $number ->
    [one] теряет
   *[many] теряют
} { $amount } ед. прочности
do-attack = { $object } { $number ->
    [one] атакует
   *[many] атакуют
} { $whom }
do-reset-strength = верните силу { $object } к исходной
    .case = genitive
    .again = верните { grammar-its } силу к исходной
do-reset-both = верните силу и здоровье { $object } к исходным
    .case = genitive
    .again = верните { grammar-its } силу и здоровье к исходным
do-copy = призовите копию { $object }
    .case = genitive
    .again = призовите { grammar-its } копию

## What is done for players

grammar-creatures = { COUNT($count, "существо", "существа", "существ") } «{ $name }» ({ $values })
grammar-cards = { COUNT($count, "карту", "карты", "карт") } «{ $name }»
do-summon = призовите { grammar-creatures }
do-summon-enemy = призовите { grammar-creatures } на сторону соперника
do-summon-both = призовите { grammar-creatures } на каждую сторону
with-keywords = { $effect } { $words }
do-summon-random = призовите { $cards }
    .case = accusative
do-equip = возьмите реликвию «{ $name }» ({ $values })
do-draw = возьмите { COUNT($count, "1 карту", "карты", "карт") }
do-draw-enemy = соперник берёт { COUNT($count, "1 карту", "карты", "карт") }
do-draw-both = оба игрока берут по { COUNT($count, "1 карте", "карты", "карт") }
made-card = { grammar-cards }
made-copy-drawn = { COUNT($count, "1 копию", "копии", "копий") } взятой карты
made-copy-last-spell-yours = { COUNT($count, "1 копию", "копии", "копий") } последнего заклинания, разыгранного вами
made-copy-last-spell-enemy = { COUNT($count, "1 копию", "копии", "копий") } последнего заклинания, разыгранного соперником
made-copy-last-creature-yours = { COUNT($count, "1 копию", "копии", "копий") } последнего существа, разыгранного вами
made-copy-last-creature-enemy = { COUNT($count, "1 копию", "копии", "копий") } последнего существа, разыгранного соперником
made-copy = { COUNT($count, "копию", "копии", "копий") } { $who }
    .case = genitive
    .again = { COUNT($count, "его копию", "его копии", "его копий") }
do-add = добавьте { $to } { $cards }
    .case = accusative
do-add-deck = замешайте { $to } { $cards }
    .case = accusative
one-of = { $effect }: { $names }
becomes = { $effect }; { $number ->
    [one] эта карта
   *[many] эти карты
} { $what }
becomes-cheaper = { $number ->
    [one] стоит
   *[many] стоят
} на { $amount } меньше
becomes-dearer = { $number ->
    [one] стоит
   *[many] стоят
} на { $amount } больше
becomes-stronger = { $number ->
    [one] получает
   *[many] получают
} { $bonus }
becomes-costing = { $number ->
    [one] стоит
   *[many] стоят
} { $amount }
becomes-costing-at-most = { $number ->
    [one] стоит
   *[many] стоят
} не больше { $amount }
becomes-soulless = { $number ->
    [one] становится бездушной
   *[many] становятся бездушными
}
becomes-keywords = { $number ->
    [one] получает
   *[many] получают
} { $words }
do-delve = проведите поиск { $cards }
    .case = genitive
do-delve-deck = проведите поиск { $cards } и замешайте выбранную карту в колоду
    .case = genitive
do-delve-of = проведите поиск одной из карт: { $names }
do-foresee = примените предвидение { $count }
do-foresee-enemy = примените предвидение { $count } к колоде соперника
do-look = посмотрите { COUNT($count, "верхнюю карту", "верхние карты", "верхних карт") } своей колоды
do-look-enemy = посмотрите { COUNT($count, "верхнюю карту", "верхние карты", "верхних карт") } колоды соперника
do-power-cost-more = ваша божественная сила до конца вашего хода стоит на { $amount } больше
do-power-cost-more-enemy = божественная сила соперника до конца его хода стоит на { $amount } больше
do-power-cost-less = ваша божественная сила до конца вашего хода стоит на { $amount } меньше
do-power-cost-less-enemy = божественная сила соперника до конца его хода стоит на { $amount } меньше
do-locks-open = откройте { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-open-enemy = откройте сопернику { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-open-both = откройте каждому игроку { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-close = добавьте себе { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-close-enemy = добавьте сопернику { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-close-both = добавьте каждому игроку { COUNT($amount, "1 замок", "замка", "замков") } маны
do-lose-mana = потеряйте { $amount } ед. маны
do-lose-mana-enemy = соперник теряет { $amount } ед. маны
do-refresh = восполните { $amount } ед. маны
do-favor = получите { $amount } ед. благосклонности
do-favor-enemy = соперник получает { $amount } ед. благосклонности
do-favor-lose = потеряйте { $amount } ед. благосклонности
do-favor-lose-enemy = соперник теряет { $amount } ед. благосклонности
do-favor-equal = получите благосклонность, равную { $value }
whose-enemy = соперник: { $effect }
whose-both = оба игрока: { $effect }
grammar-pulled =
    { $short ->
        [yes] { $cards } { $from } { $to }
       *[no] { $from } { $to } { $cards }
    }
do-pull = переместите { grammar-pulled }
    .case = accusative
do-pull-both = оба игрока перемещают { grammar-pulled }
do-pull-obliterate = сотрите { $cards } { $from }
    .case = accusative
do-pull-obliterate-both = оба игрока стирают { $cards } { $from }
do-pull-copy = добавьте { $to } { $count ->
    [1] копию
   *[other] копии
} { $cards } { $from }
    .case = genitive
do-pull-copy-board = призовите { $count ->
    [1] копию
   *[other] копии
} { $cards } { $from }
    .case = genitive
from-hand-yours = из руки
from-hand-enemy = из руки соперника
from-void-yours = из пустоты
from-void-enemy = из пустоты соперника
from-deck-yours = из колоды
from-voids-yours = из любой пустоты
from-deck-enemy = из колоды соперника
to-board-yours = на стол
to-board-enemy = на сторону соперника
# Себе, если карта была не у вас.
to-hand-yours = { $whose ->
    [enemy] себе в руку
   *[other] в руку
}
to-hand-enemy = в руку соперника
to-hand-both = в руку каждому игроку
to-void-yours = в пустоту
to-void-enemy = в пустоту соперника
to-deck-yours = в колоду
to-deck-enemy = в колоду соперника
to-deck-top-yours = на верх колоды
to-deck-top-enemy = на верх колоды соперника
to-deck-bottom-yours = в самый низ колоды
to-deck-bottom-enemy = в самый низ колоды соперника
into-deck-yours = в свою колоду
into-deck-enemy = в колоду соперника
from-hand-theirs = { from-hand-yours }
from-void-theirs = { from-void-yours }
from-deck-theirs = { from-deck-yours }
# В свою пустоту, если двигают оба игрока; в его, если карты соперника.
grammar-theirs =
    { $whose ->
        [both] свою
       *[enemy] его
    }
grammar-of-theirs =
    { $whose ->
        [both] своей
       *[enemy] его
    }
to-board-theirs = на { grammar-theirs } сторону стола
to-hand-theirs = в { grammar-theirs } руку
to-void-theirs = в { grammar-theirs } пустоту
to-deck-theirs = в { grammar-theirs } колоду
to-deck-top-theirs = на верх { grammar-of-theirs } колоды
to-deck-bottom-theirs = в самый низ { grammar-of-theirs } колоды
do-discard-chosen = сотрите выбранную карту из руки
do-discard-random = сотрите случайную карту из руки
do-discard-random-enemy = сотрите случайную карту из руки соперника
do-improve = дайте { $bonus } { $cards }
    .case = dative
do-improve-cheaper = снизьте на { $amount } стоимость { $cards }
    .case = genitive
do-improve-dearer = повысьте на { $amount } стоимость { $cards }
    .case = genitive
do-improve-durability = { $cards } { $number ->
    [one] получает
   *[many] получают
} { $amount } ед. прочности
do-improve-cost-to = сделайте стоимость { $cards } равной { $amount }
    .case = genitive
do-improve-cost-at-most = снизьте стоимость { $cards } до { $amount }
    .case = genitive
in-hand = в руке
    .place = after
in-hand-enemy = в руке соперника
    .place = after
in-hand-any = в обеих руках
    .place = after
in-deck = в колоде
    .place = after
in-deck-enemy = в колоде соперника
    .place = after
in-deck-any = в обеих колодах
    .place = after
in-drawn = из взятых вами
    .place = end
in-drawn-enemy = из взятых соперником
    .place = end
in-void = в вашей пустоте
    .place = after
in-void-enemy = в пустоте соперника
    .place = after
in-void-any = в обеих пустотах
    .place = after
do-god-power = вашей божественной силой становится «{ $name }»
do-copy-god-power = ваша божественная сила становится копией божественной силы соперника
do-choose = выберите { $object }
    .case = accusative
do-choose-one = на ваш выбор { $modes }
do-each = для { $units } { $effects }
    .case = genitive
do-each-times = { COUNT($times, "1 раз", "раза", "раз") }: { $effects }
do-each-times-equal = { $effects } (число раз равно { $value })
do-later-cleanup = после ближайшей очистки { $effects }
do-later-turn-end = в конце этого хода { $effects }
do-later-your-next-turn = в начале вашего следующего хода { $effects }
mode-nothing = ничего не происходит
do-random-one = наугад { $modes }
list-mode = { $first } или { $last }

## Bonuses and amounts

bonus-stats = { $strength }/{ $health }
bonus-strength = { $signed } к силе
bonus-health = { $signed } к здоровью
bonus-both-values = прибавки к силе и здоровью, равные { $strength } и { $health }
bonus-strength-value = прибавку к силе, равную { $value }
bonus-health-value = прибавку к здоровью, равную { $value }
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
name-in-a-list = «{ $name }»
list-or = { $first } или { $last }
grammar-times-f =
    { $times ->
        [1] { "" }
        [2] удвоенной{ " " }
        [3] утроенной{ " " }
       *[other] { $times } ×{ " " }
    }
grammar-times-n =
    { $times ->
        [1] { "" }
        [2] удвоенному{ " " }
        [3] утроенному{ " " }
       *[other] { $times } ×{ " " }
    }
# Всё это — в дательном падеже: чему равно.
value-strength = { grammar-times-f }силе { $who }
    .case = genitive
    .again = { grammar-its } { grammar-times-f }силе
value-health = { grammar-times-n }здоровью { $who }
    .case = genitive
    .again = { grammar-its } { grammar-times-n }здоровью
value-count = { grammar-times-n }числу { $units }
    .case = genitive
value-hand-yours = { grammar-times-n }числу карт в { grammar-own } руке
value-hand-enemy = { grammar-times-n }числу карт в руке соперника
value-total = { $by ->
    [strength] { grammar-times-f }общей силе
    [cost] { grammar-times-f }общей стоимости
   *[health] { grammar-times-n }общему здоровью
} { $units }
    .case = genitive
grammar-led =
    { $lead ->
        [creatures] существ
        [cards-in-hand] карт в руке
       *[favor] благосклонности
    }
grammar-than =
    { $whose ->
        [yours] у вас больше { grammar-led }, чем у соперника
       *[enemy] у соперника больше { grammar-led }, чем у вас
    }
value-lead = { grammar-times-n }тому, насколько { grammar-than }
each-lead = { $lead ->
    [creatures] каждое существо, на которое
    [cards-in-hand] каждую карту в руке, на которую
   *[favor] каждую единицу благосклонности, на которую
} { $whose ->
    [yours] у вас больше, чем у соперника,
   *[enemy] у соперника больше, чем у вас,
}
value-at-most = { $value }, но не больше { $most }
value-mana-yours = { grammar-own } { grammar-times-f }неистраченной мане
value-mana-enemy = { grammar-times-f }неистраченной мане соперника
value-spells-cast-yours = { grammar-times-n }числу заклинаний, разыгранных вами за этот ход
value-spells-cast-enemy = { grammar-times-n }числу заклинаний, разыгранных соперником за этот ход
value-spells-cast-both = { grammar-times-n }числу заклинаний, разыгранных за этот ход
value-deaths-yours = { grammar-times-n }числу ваших существ, уничтоженных за этот ход
value-deaths-enemy = { grammar-times-n }числу существ соперника, уничтоженных за этот ход
value-deaths-both = { grammar-times-n }числу существ, уничтоженных за этот ход
value-favor = { grammar-own } { grammar-times-f }благосклонности
value-gems = { grammar-times-n }числу ваших камней маны
value-done-damage = { grammar-times-n }нанесённому урону
value-done-destroy = { grammar-times-n }числу уничтоженных существ
value-done-favor = { grammar-times-f }потерянной благосклонности
value-done-pull = { grammar-times-n }числу этих карт
each-done-damage = каждую единицу нанесённого урона
each-done-destroy = каждое уничтоженное существо
each-done-favor = каждую единицу потерянной благосклонности
each-done-pull = каждую из этих карт
condition-done-damage = нанесено не меньше { $count } ед. урона
condition-done-destroy = { $count ->
    [1] существо уничтожено
   *[other] уничтожено не меньше { $count } существ
}
condition-done-favor = потеряно не меньше { $count } ед. благосклонности
condition-done-pull = { $count ->
    [1] такая карта была
   *[other] таких карт было не меньше { $count }
}
value-plus = { $value } плюс { $plus }
each-card-yours = каждую карту в { grammar-own } руке
until-this-turn = { $effect } до конца хода
until-next-attack = { $effect } на следующую атаку
until-your-next-turn =
    { $effect } до { $ordered ->
        [yes] своего
       *[no] вашего
    } следующего хода
until-its-next-turn = { $effect } до следующего хода его владельца
each-cards = каждые { $count } карты в вашей руке
each-mana-yours = каждую единицу вашей неистраченной маны
each-mana-enemy = каждую единицу неистраченной маны соперника
each-spell-cast-yours = каждое заклинание, разыгранное вами за этот ход,
each-spell-cast-enemy = каждое заклинание, разыгранное соперником за этот ход,
each-spell-cast-both = каждое заклинание, разыгранное за этот ход,
each-death-yours = каждое ваше существо, уничтоженное за этот ход,
each-death-enemy = каждое существо соперника, уничтоженное за этот ход,
each-death-both = каждое существо, уничтоженное за этот ход,
repeat = { COUNT($times, "1 раз", "раза", "раз") } { $effect }
repeat-each =
    { $times ->
        [1] { "" }
       *[other] по { $times } раза{ " " }
    }за { $each } { $effect }
repeat-equal = { $effect } (число раз равно { $value })

## Conditions

condition-is = { $who } — { $units }
    .again = это { $units }
condition-is-not = { $who } — не { $units }
    .again = это не { $units }
condition-friendly = { $who } { ADJECTIVE("союзный", "nominative", "one", $gender) }
condition-enemy = { $who } { ADJECTIVE("вражеский", "nominative", "one", $gender) }
condition-lacks = { $who } { $without }
condition-has = у { $who } { $what }
    .case = genitive
    .again = у н{ grammar-its } { $what }
grammar-short =
    { $gender ->
        [feminine] а
        [neuter] о
        [animate] о
       *[masculine] { "" }
    }
condition-damaged = { $who } ранен{ grammar-short }
condition-undamaged = { $who } не ранен{ grammar-short }
condition-dying = { $who } погибает
condition-living = { $who } выживает
condition-asleep = { $who } спит
condition-awake = { $who } не спит
has-keyword = есть { $keyword }
has-strength = { $range } ед. силы
has-health = { $range } ед. здоровья
has-cost = стоимость { $range }
grammar-there =
    { $side ->
        [friendly] у вас
        [enemy] у соперника
       *[any] на столе
    }
condition-count = { grammar-there } есть { $units }
condition-count-many = { grammar-there } не меньше { $count } { $units }
    .case = genitive
condition-count-not = { grammar-there } { $count ->
    [1] нет
   *[other] меньше { $count }
} { $units }
    .case = genitive
condition-held = { $where } есть { $units }
condition-held-many = { $where } не меньше { $count } { $units }
    .case = genitive
condition-held-not = { $where } { $count ->
    [1] нет
   *[other] меньше { $count }
} { $units }
    .case = genitive
condition-lead = { grammar-than }
condition-lead-not = неверно, что { grammar-than }
condition-favor = у вас не меньше { $amount } ед. благосклонности
condition-favor-not = у вас меньше { $amount } ед. благосклонности
condition-void = в вашей пустоте не меньше { COUNT($amount, "1 карты", "карт") }
condition-void-not = { $amount ->
    [1] в вашей пустоте нет карт
   *[other] в вашей пустоте меньше { $amount } карт
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
when-turn-start = в начале { grammar-turn } { $effect }
when-turn-end = в конце { grammar-turn } { $effect }
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
when-attacks = { grammar-when } { $who } атакует, { $effect }
when-attacks-whom = { grammar-when } { $who } атакует { $whom }, { $effect }
when-attacked = { $after ->
    [yes] после атаки на { $who } { $effect }
    *[no] когда { $who } атакуют, { $effect }
}
    .case = accusative
when-attacked-whom = { grammar-when } { $whom } атакует { $who }, { $effect }
    .case = accusative
    .whom = nominative
when-deals-damage = когда { $who } наносит урон, { $effect }
when-deals-damage-whom = когда { $who } наносит урон { $whom }, { $effect }
    .whom = dative
when-damaged = когда { $who } получает урон, { $effect }
when-survives = когда { $who } получает урон и выживает, { $effect }
when-healed = когда { $who } получает лечение, { $effect }
when-dies = когда уничтожается { $who }, { $effect }
when-summoned = когда призывается { $who }, { $effect }
when-arrives = когда { $who } выходит на стол, { $effect }
when-targeted = когда вы применяете заклинание к { $who }, { $effect }
    .case = dative
when-card-played = { $after ->
    [yes] { $side ->
        [friendly] после того как вы разыграете { $card }, { $effect }
        [enemy] после того как соперник разыграет { $card }, { $effect }
       *[any] после того как игрок разыграет { $card }, { $effect }
    }
   *[no] { $side ->
        [friendly] когда вы разыгрываете { $card }, { $effect }
        [enemy] когда соперник разыгрывает { $card }, { $effect }
       *[any] когда игрок разыгрывает { $card }, { $effect }
    }
}
    .case = accusative
when-card-drawn = { $side ->
    [friendly] когда вы берёте { $card }, { $effect }
    [enemy] когда соперник берёт { $card }, { $effect }
    *[any] когда игрок берёт { $card }, { $effect }
}
    .case = accusative
when-drawn = когда вы берёте эту карту, { $effect }
line-from-hand = Пока карта в руке, { $line }
line-from-void = Пока карта в пустоте, { $line }
line-for-a-turn = { $words } до вашего следующего хода
