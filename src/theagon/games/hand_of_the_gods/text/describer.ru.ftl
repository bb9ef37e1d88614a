### Что описание говорит о картах Hand of the Gods; общее для всех игр — в отдельном файле.

## Карты и способности

Any-protect = Защита: { $protect }
Card-deploy = можно разместить на любой свободной клетке
Card-neutral = на поле не принадлежит никому из игроков
Aura-gain = { $to ->
    [none] { $in ->
        [none] { $of-many }, кроме этого бойца
       *[other] { $in } — { $of-many }
    }
   *[other] { $to }
}: { $gain }
Ability-priority = разрешается в классе { $priority }
Ability-activated = активируемый
Trigger-warcry = Боевой клич
Trigger-attacks = Когда этот боец атакует, до урона
Trigger-attacked = Когда этого бойца атакуют, до урона
Trigger-strikes = После урона от атаки этого бойца
Trigger-counters = Перед ответным уроном этого бойца
Trigger-strikes-back = После ответного урона этого бойца
Trigger-deals-damage = Когда нанёс урон { $of-one }
Trigger-moves = Когда переместился { $of-one }
Trigger-card-to-graveyard = Когда на кладбище попадает карта: { $of-card }
Trigger-summoned = Когда на поле появляется { $of-one }
Target-tile-free = свободная клетка
Target-tile-any = любая клетка
Target-column = столбец
Target-row = ряд

## Какие бойцы

who-self = этот боец
who-it = { $on ->
    [deals-damage] получивший урон
    [attacks] цель атаки
    [strikes] цель атаки
    [attacked] атакующий боец
    [counters] атакующий боец
    [strikes-back] атакующий боец
   *[other] тот боец
}
who-your-stone = ваш камень призыва
who-enemy-stone = вражеский камень призыва
far = { $steps ->
    [none] { "" }
   *[other] , на расстоянии не больше { $steps }
}
Area-around = { $steps ->
    [none] на соседних клетках: { $around }
   *[other] на расстоянии не больше { $steps }: { $around }
}
Area-near = не дальше двух клеток: { $near }
Area-column = в столбце: { $column }{ far }
Area-column-target = { $aimed ->
    [column] в выбранном столбце
   *[other] в столбце: { $column }
}{ far }
Area-row = в ряду: { $row }{ far }
Area-row-target = { $aimed ->
    [row] в выбранном ряду
   *[other] в ряду: { $row }
}{ far }
Area-behind = { $kind ->
    [unit] на линии позади: { $behind }
   *[other] на линии в сторону соперника, позади: { $behind }
}{ far }
Area-tile = на клетке: { $tile }
Filter-pantheon = пантеон: { $pantheon }
Filter-subtype = { $subtype }
Filter-not-subtype = не { $not-subtype }
Filter-was-damaged-yes = с ранами при объявлении атаки
Filter-was-damaged-no = без ран при объявлении атаки
Filter-stunned-yes = под оглушением
Filter-stunned-no = без оглушения
Filter-moved-yes = с перемещением в этот ход
Filter-moved-no = без перемещения в этот ход
Filter-ranged-yes = дальнего боя
Filter-ranged-no = ближнего боя
Filter-other = кроме этого бойца
Filter-stones-yes = и камни призыва
Filter-stones-no = кроме камней призыва
Filter-attack-max = атака не больше { $attack-max }
Filter-attack-min = атака не меньше { $attack-min }
Filter-attack-exact = атака { $attack-min }
noun-unit-any = боец
    .many = бойцы
noun-unit-friendly = союзный боец
    .many = союзные бойцы
noun-unit-enemy = вражеский боец
    .many = вражеские бойцы
noun-unit-neutral = нейтральный боец
    .many = нейтральные бойцы

## Что происходит

Effect-stun = оглушение: { $whom }
Effect-banish = изгнание: { $whom }
Effect-silence = немота: { $whom }
Effect-execute = казнь: { $whom }
Effect-return-to-hand = возвращение в руку владельца: { $whom }
Effect-ready = снятие утомления, в том числе утомления призыва: { $whom }
Effect-ready-move = ещё одно перемещение в этот ход: { $whom }
Effect-move = перемещение по вашему выбору, клеток не больше { $steps }: { $whom }
Move-leap = не считаясь с препятствиями
Effect-push = толчок { $kind ->
    [unit] от этого бойца
   *[other] в сторону соперника
}, клеток — { $value }: { $whom }
Effect-pull = притягивание { $kind ->
    [unit] к этому бойцу
   *[other] в вашу сторону
}, клеток — { $value }: { $whom }
Effect-push-away = толчок, клеток — { $steps } (откуда: { $away-from }): { $whom }
Effect-pull-toward = притягивание, клеток — { $steps } (куда: { $toward }): { $whom }
Effect-swap-with = обмен местами: { $whom } ↔ { $value }
Effect-steal = переманивание: { $whom }
Effect-copy = призыв копии, как напечатано на карте{ $at }: { $whom }
Effect-summon = призыв: { times }«{ $card }»{ $at }
Summon-side-enemy = на сторону соперника
Summon-side-neutral = без владельца
Effect-revive = призыв с вашего кладбища: { $of } { $which ->
    [latest] (кто попал туда последним)
   *[random] (случайный выбор)
}{ $at }
tile-here = { " " }на клетку этого бойца
tile-target = { " " }на клетку цели
tile-around = , случайно на свободные клетки рядом с этим бойцом
tile-around-target = , случайно на свободные клетки рядом с целью
tile-home = , случайно на свободные клетки домашних столбцов
tile-anywhere = , случайно на свободные клетки
Effect-discard = соперник сбрасывает случайные карты: { $value }
Effect-fetch = { $from ->
    [graveyard] вернуть в руку с вашего кладбища
   *[deck] взять из вашей колоды
}, показав сопернику: { times }{ $of } { $which ->
    [latest] (что попало туда последним)
   *[random] (случайный выбор)
}
Fetch-cost = стоимость { $cost-signed } до конца хода
Effect-discover = выявление одной из 3 случайных карт из числа этих: { $pool }; она { $resolve ->
    [yes] действует сразу
   *[no] идёт в вашу руку
}
Effect-add-card = добавление в руку { $side ->
    [enemy] соперника
   *[yours] (вашу)
}: { times }{ $copy-of ->
    [none] «{ $card }»
   *[other] копия карты ({ $copy-of })
}
AddCard-cost = стоимость { $cost-signed } до конца хода
Effect-cost = стоимость { $change-signed }: все { $of-cards }, которые сейчас в { $side ->
    [enemy] руке соперника
   *[yours] вашей руке
}
CostChange-until = до конца хода
Effect-mana = мана на этот ход: +{ $value }
Effect-leader-ability = способность вашего предводителя сменяется на «{ $value }»
Effect-choose = выбрать ещё не выбранного бойца: { $value } («тот боец»)
Effect-later = { $at ->
    [turn-end] { $late ->
        [yes] в конце того хода
       *[no] в конце этого хода
    }
    [your-next-turn] { $late ->
        [yes] в начале следующего за этим вашего хода
       *[no] в начале вашего следующего хода
    }
   *[your-next-turn-end] { $late ->
        [yes] в конце следующего за этим вашего хода
       *[no] в конце вашего следующего хода
    }
}: { $do }
Bonus-attack = { $attack-signed }/{ $health-signed }
Bonus-health = +0/{ $health-signed }
Bonus-keywords = { $keywords-given }
Bonus-movement = перемещение { $movement-signed }
Bonus-range = дальность атаки { $range-signed }
SetTo-attack = атака { $attack }

## Величины

Value-attack-of = атака: { $attack-of }
Value-health-of = здоровье: { $health-of }
Value-missing-health-of = недостающее здоровье: { $missing-health-of }
Value-count = сколько есть: { $count-many }
Value-event = { $on ->
    [healed] это исцеление
   *[other] этот урон
}
Become-copy-of = копия по карте ({ $copy-of })
Value-deaths-yours = число союзных бойцов, погибших в этот ход
Value-deaths-enemy = число вражеских бойцов, погибших в этот ход
Value-deaths-both = число бойцов обеих сторон, погибших в этот ход
Value-mana-yours = ваша непотраченная мана
Value-mana-enemy = непотраченная мана соперника
Condition-turn-yours = сейчас { not }ваш ход
Condition-turn-enemy = сейчас { not }ход соперника
Condition-self-any = { who-self } — { not }{ where }
Condition-target-any = { who-target } — { not }{ where }
Condition-it-any = { who-it } — { not }{ where }
where = { $in ->
    [none] на поле
   *[other] { $in }
}
