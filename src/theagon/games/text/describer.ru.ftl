### Что описание говорит о картах всех игр: см. `card_text/describer.py`. Фраза начинается со строчной буквы и не имеет
### точки. Величины, которые узнают на месте, стоят в квадратных скобках.

amount = [{ $value }]
any = { $units }
quoted = «{ $text }»
nothing = ничего не происходит

## Карты и способности

Any-keywords = { $keywords }
Card-discount = стоит меньше на { $discount }
Aura-if = только если { $if }
Ability-do = { $when } → { $effects }
Ability-if = { $when }, если { $condition }
Ability-target = выберите цель: { $target }
Trigger-afterlife = Посмертие
Trigger-turn-start = В начале { turn }
Trigger-turn-end = В конце { turn }
turn = { $whose ->
    [yours] вашего хода
    [enemy] хода соперника
   *[both] хода каждого игрока
}
Trigger-damaged = Когда получает урон { $of-one }
Trigger-healed = Когда исцеляется { $of-one }
Trigger-dies = Когда погибает { $of-one }
Trigger-summoned = Когда на стол приходит { $of-one }
Trigger-card-played = Когда разыграна карта: { $of-card }
Trigger-card-drawn = Когда взята карта: { $of-card }
Target-unit = { $unit }

## Какие бойцы, существа или карты

who-target = цель
who-it = тот, о ком речь
Group-all = все { $all-many }
Group-random = { $count ->
    [1] { $random } (случайный выбор)
   *[other] { $random-many } (случайный выбор, { $count })
}
Any-in = { $in }
Filter-keyword = есть свойство «{ $keyword }»
Filter-card = по имени «{ $card }»
Filter-damaged-yes = с ранами
Filter-damaged-no = без ран
Filter-health-max = здоровье не больше { $health-max }
Filter-health-min = здоровье не меньше { $health-min }
Filter-health-exact = здоровье { $health-min }
Filter-cost-max = стоимость не больше { $cost-max }
Filter-cost-min = стоимость не меньше { $cost-min }
Filter-cost-exact = стоимость { $cost-min }
noun-card-any = карта
    .many = карты
noun-card-friendly = ваша карта
    .many = ваши карты
noun-card-enemy = карта соперника
    .many = карты соперника
noun-spell-any = заклинание
    .many = заклинания
noun-spell-friendly = ваше заклинание
    .many = ваши заклинания
noun-spell-enemy = заклинание соперника
    .many = заклинания соперника

## Что происходит

Effect-damage = урон { $value }: { $whom }
Effect-heal = исцеление { $value }: { $whom }
Effect-gain = { $whom }: { $value }
Effect-set = { $whom }: новые значения — { $value }
Effect-destroy = уничтожение: { $whom }
Effect-transform = { $whom }: превращение — { $value }
Effect-draw = { player }взять карты: { $value }
player = { $whose ->
    [enemy] соперник:{ " " }
    [both] каждый игрок:{ " " }
   *[yours] { "" }
}
times = { $count ->
    [1] { "" }
    [none] { "" }
   *[other] { $count } ×{ " " }
}
Effect-if = если { $condition }, то { $effect }
Effect-otherwise = иначе { $effect }
Effect-choose-one = выбрать одно: { $value }
Effect-repeat = всего раз: { $repeat }, каждый раз заново
Effect-until-lasting = до конца партии
Effect-until-this-turn = до конца хода
Effect-until-your-next-turn = до начала вашего следующего хода
SetTo-health = здоровье { $health }

## Величины и условия

Value-cards-in-hand-yours = число карт в вашей руке
Value-cards-in-hand-enemy = число карт в руке соперника
Value-spells-cast-yours = число заклинаний, разыгранных вами в этот ход
Value-spells-cast-enemy = число заклинаний, разыгранных соперником в этот ход
Value-spells-cast-both = число заклинаний, разыгранных в этот ход
Value-cards-played-yours = число карт, разыгранных вами в этот ход
Value-cards-played-enemy = число карт, разыгранных соперником в этот ход
Value-cards-played-both = число карт, разыгранных в этот ход
Value-done = сколько сделал эффект перед этим
Value-times = × { $times }
Condition-self = { who-self } — { not }{ $self }
Condition-self-so = { who-self } — { not }{ $self-so }
Condition-target = { who-target } — { not }{ $target }
Condition-target-so = { who-target } — { not }{ $target-so }
Condition-it = { who-it } — { not }{ $it }
Condition-it-so = { who-it } — { not }{ $it-so }
Condition-count = { $count-many } — { least }
Condition-amount = { $amount } — { least }
Condition-and = и { $and }
Condition-or = или { $or }
least = { $not ->
    [yes] меньше { $at-least }
   *[no] не меньше { $at-least }
}
not = { $not ->
    [yes] не{ " " }
   *[no] { "" }
}
