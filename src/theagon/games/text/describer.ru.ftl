### Что описание говорит о картах всех игр: на каждое поле карты — сообщение, названное по его классу и имени. Фраза
### начинается со строчной буквы и не имеет точки. Величины, которые узнают на месте, стоят в квадратных скобках.

amount = [{ $value }]
quoted = «{ $text }»
nothing = ничего не происходит

## Карты и способности

Card-keywords = { $keywords }
Ability-do = { $when } → { $effects }
Ability-if = { $when }, если { $condition }
Ability-target = выберите цель: { $target }

## Что происходит

Effect-damage = урон { $value }: { $whom }
Effect-heal = { $value ->
    [full] полное исцеление
   *[other] исцеление { $value }
}: { $whom }
Effect-gain = { $whom }: { $value }
Effect-set = { $whom }: новые значения — { $value }
Effect-destroy = уничтожение: { $whom }
Effect-transform = превращение — { $value }: { $whom }
Effect-if = если { $condition }, то { $effect }
Effect-repeat = { $repeat ->
    [1] 1 раз
    [one] { $repeat } раз, каждый раз заново
    [few] { $repeat } раза, каждый раз заново
   *[other] { $repeat } раз, каждый раз заново
}
Effect-until = { $until ->
    [this-turn] до конца хода
    [your-next-turn] до начала вашего следующего хода
    [its-next-turn] до начала следующего хода того, кто им управляет
    [next-attack] на его следующую атаку
   *[lasting] до конца партии
}
Bonus-keywords = { $keywords }
SetTo-health = здоровье { $health }
Value-cards-in-hand = число карт { $cards-in-hand ->
    [enemy] в руке соперника
   *[yours] в вашей руке
}
Value-times = × { $times }

## Какие бойцы, существа или карты

Filter-keyword = есть свойство «{ $keyword }»
Filter-card = по имени «{ $card }»
Filter-damaged = { $damaged ->
    [yes] с ранами
   *[no] без ран
}
Filter-health-max = здоровье { $health-min ->
    [none] не больше { $health-max }
    [same] { $health-max }
   *[other] от { $health-min } до { $health-max }
}
Filter-health-min = здоровье не меньше { $health-min }
Filter-cost-max = стоимость { $cost-min ->
    [none] не больше { $cost-max }
    [same] { $cost-max }
   *[other] от { $cost-min } до { $cost-max }
}
Filter-cost-min = стоимость не меньше { $cost-min }
noun-card-any = карта
    .one = любая карта
    .many = карты
noun-card-friendly = ваша карта
    .many = ваши карты
noun-card-enemy = карта соперника
    .many = карты соперника
noun-spell-any = заклинание
    .one = любое заклинание
    .many = заклинания
noun-spell-friendly = ваше заклинание
    .many = ваши заклинания
noun-spell-enemy = заклинание соперника
    .many = заклинания соперника
