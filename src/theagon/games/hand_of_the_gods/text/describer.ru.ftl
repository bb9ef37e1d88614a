### Что описание говорит о картах Hand of the Gods; общее для всех игр — в отдельном файле.

## Карты и способности

Card-protect = Защита: { $protect }
Card-deploy = можно разместить на любой свободной клетке
Card-neutral = на поле не принадлежит никому из игроков
Aura-gain = { $of-many }{ spot }: { $gain }
Ability-priority = разрешается в классе { $priority }
Trigger-warcry = { $activated ->
    [yes] Активируемый боевой клич
   *[no] Боевой клич
}
Trigger-afterlife = Посмертие
Trigger-turn-start = В начале { turn }
Trigger-turn-end = В конце { turn }
turn = { $whose ->
    [enemy] хода соперника
    [any] хода каждого игрока
   *[yours] вашего хода
}
Trigger-attacks = Когда этот боец атакует, до урона
Trigger-attacked = Когда этого бойца атакуют, до урона
Trigger-strikes = После урона от атаки этого бойца
Trigger-counters = Перед ответным уроном этого бойца
Trigger-strikes-back = После ответного урона этого бойца
Trigger-damaged = Когда получает урон { $of-one }
Trigger-healed = Когда исцеляется { $of-one }
Trigger-moves = Когда переместился { $of-one }
Trigger-dies = Когда погибает { $of-one }
Trigger-summoned = Когда на поле появляется { $of-one }
Trigger-card-played = Когда разыграна карта: { $of-card }
Trigger-card-to-graveyard = Когда на кладбище попадает карта: { $of-card }
Trigger-card-drawn = Когда взята карта: { $of-card }
Target-unit = { $unit-one }{ spot }
Target-tile = { $tile ->
    [free] свободная клетка
   *[any] любая клетка
}{ spot }
Target-column = столбец
Target-row = ряд
Target-in = { spot }

## Кто

who-self = этот боец
who-target = цель
who-it = { $on ->
    [attacks] цель атаки
    [strikes] цель атаки
    [attacked] атакующий боец
    [counters] атакующий боец
    [strikes-back] атакующий боец
   *[other] тот боец
}
who-your-stone = ваш камень призыва
who-enemy-stone = вражеский камень призыва
Group-all = все { $all-many }{ spot }
Group-random = { $count ->
    [1] { $random } (случайный выбор)
   *[other] { $random-many } (случайный выбор, { $count })
}{ spot }
spot = { $in ->
    [none] { "" }
   *[other] { " " }{ $in }
}
Area-around = на соседних клетках ({ $around })
Area-column = в столбце ({ $column })
Area-row = в ряду ({ $row })
Area-tile = на клетке ({ $tile })

## Что происходит

Effect-stun = оглушение: { $whom }
Effect-banish = изгнание: { $whom }
Effect-silence = немота: { $whom }
Effect-execute = казнь: { $whom }
Effect-return-to-hand = возвращение в руку владельца: { $whom }
Effect-ready = снимается утомление, в том числе утомление призыва: { $whom }
Effect-move = перемещение по вашему выбору, до { $steps ->
    [1] 1 клетки
   *[other] { $steps } клеток
}{ $leap ->
    [yes] , не считаясь с препятствиями
   *[no] { "" }
}: { $whom }
Effect-push = толчок на { $value ->
    [1] 1 клетку
    [one] { $value } клетку
    [few] { $value } клетки
   *[other] { $value } клеток
} { $kind ->
    [unit] от этого бойца
   *[other] в сторону соперника
}: { $whom }
Effect-summon = призыв: { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
}«{ $card }»{ $side ->
    [enemy] { " " }на сторону соперника
    [neutral] { " " }без владельца
   *[yours] { "" }
}{ $count ->
    [1] { "" }
   *[other] , каждый
} { place }
Effect-revive = призыв с вашего кладбища: { $of } (случайный выбор) { place }
place = { $at ->
    [here] на клетку этого бойца
    [target] на клетку цели
    [around] на случайную свободную клетку рядом с этим бойцом
    [around-target] на случайную свободную клетку рядом с целью
    [home] на случайную свободную клетку домашних столбцов
   *[anywhere] на случайную свободную клетку
}
Effect-draw = вы берёте { $value ->
    [1] 1 карту
    [one] { $value } карту
    [few] { $value } карты
   *[other] { $value } карт
}
Effect-discard = соперник сбрасывает случайные карты: { $value }
Effect-discover = выявление одной из 3 случайных карт из числа этих: { $pool }; { $resolve ->
    [yes] она действует сразу
   *[no] она идёт в вашу руку
}
Effect-add-card = { $side ->
    [enemy] в руку соперника
   *[yours] в вашу руку
} добавляется { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
}«{ $card }»
AddCard-cost = стоимость { $cost-signed } до конца хода
Effect-cost = стоимость { $change-signed }: все { $of-cards }, которые сейчас в вашей руке
CostChange-until = до конца хода
Effect-mana = вы получаете ману на этот ход: { $value }
Effect-leader-ability = способность вашего предводителя сменяется на «{ $value }»
Bonus-attack = { $attack-signed }/{ $health-signed }
Bonus-health = +0/{ $health-signed }
Bonus-movement = перемещение { $movement-signed }
Bonus-range = дальность атаки { $range-signed }
Bonus-protect = Защита: { $protect }
SetTo-attack = атака { $attack }

## Величины и условия

Value-attack-of = атака ({ $attack-of })
Value-health-of = здоровье ({ $health-of })
Value-missing-health-of = недостающее здоровье ({ $missing-health-of })
Value-count = сколько есть: { $count-many }{ spot }
Condition-self = этот боец — { $self }
Condition-target = цель — { $target }
Condition-it = { who-it } — { $it }
Condition-count = есть { $at-least ->
    [1] { $count-one }
   *[other] { $count-many } (не меньше { $at-least })
}{ spot }

## Какие бойцы или карты

Filter-subtype = { $subtype }
Filter-not-subtype = не { $not-subtype }
Filter-was-damaged = { $was-damaged ->
    [yes] с ранами
   *[no] без ран
} при объявлении атаки
Filter-stunned = { $stunned ->
    [yes] под оглушением
   *[no] без оглушения
}
Filter-ranged = { $ranged ->
    [yes] дальнего боя
   *[no] ближнего боя
}
Filter-other = кроме этого бойца
Filter-stones = кроме камней призыва
Filter-attack-max = атака { $attack-min ->
    [none] не больше { $attack-max }
    [same] { $attack-max }
   *[other] от { $attack-min } до { $attack-max }
}
Filter-attack-min = атака не меньше { $attack-min }
noun-unit-any = боец
    .one = любой боец
    .many = бойцы
noun-unit-friendly = союзный боец
    .many = союзные бойцы
noun-unit-enemy = вражеский боец
    .many = вражеские бойцы
noun-unit-neutral = нейтральный боец
    .many = нейтральные бойцы
