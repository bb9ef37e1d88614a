### Что описание говорит о картах Gods Unchained; общее для всех игр — в отдельном файле.

## Карты и способности

Card-for-a-turn = { $for-a-turn } до начала вашего следующего хода
Card-burn = горение { $burn }
Card-regen = восстановление { $regen }
Card-armor = броня { $armor }
Aura-gain = { $of-key ->
    [self] эта карта
   *[other] { $of-many }
}: { $gain }
Aura-cost = { $of-cards } в руке: стоимость { $cost-signed }
Card-spell-boost = усиление заклинаний { $spell-boost }
Ability-after = когда всё закончено
Ability-once = только в первый раз за каждый ход
Ability-from-hand = пока эта карта в вашей руке
Ability-from-void = пока эта карта в вашей пустоте
Ability-from-deck = пока эта карта в вашей колоде или начальной руке
Trigger-roar = Рык
Trigger-ability = Способность
Trigger-attacks = Когда атакует { $of-fighter }
Trigger-attacked = Когда цель атаки — { $of-fighter }
Trigger-deals-damage = Когда { who-self } наносит урон
Ability-by = { $on ->
    [attacked] атакующий
    [deals-damage] кому
   *[attacks] против кого
} — { $by-one }
Trigger-survives = Когда получает урон и выживает { $of-one }
Trigger-dies = Когда уничтожается { $of-one }
Trigger-targeted = Когда цель вашего заклинания — { who-self }
Trigger-power-used = Когда { $whose ->
    [yours] вы применяете божественную силу
    [enemy] соперник применяет божественную силу
   *[both] игрок применяет божественную силу
}
Trigger-arrives = Когда { who-self } любым путём приходит на стол
Trigger-drawn = { $from ->
   *[hand] Когда вы берёте эту карту
}
Trigger-discarded = Когда игрок стирает из своей руки карту: { $of-card }
Trigger-match-start = Когда начинается партия

## Какие существа или карты

who-self = { $kind ->
    [creature] это существо
    [relic] эта реликвия
    [god-power] ваш бог
    [unit] сам носитель
   *[card] эта карта
}
who-fighter = { $kind ->
    [relic] ваш бог
   *[other] { who-self }
}
who-your-god = ваш бог
who-enemy-god = вражеский бог
who-your-relic = ваша реликвия
who-enemy-relic = реликвия соперника
who-card = карта, о которой речь
who-drawn = взятая карта
Group-most = { $count ->
    [1] { $most }
   *[other] { $most-many } (всего { $count })
}, у кого больше: { $by }
Group-least = { $count ->
    [1] { $least }
   *[other] { $least-many } (всего { $count })
}, у кого меньше: { $by }
measure-strength = сила
measure-health = здоровье
measure-cost = стоимость
measure-both = сила и здоровье
Filter-tribe = { $tribe }
Filter-god = бог карты — { $god }
god-enemy = тот же, что у соперника
Filter-not-keyword = нет свойства «{ $not-keyword }»
Filter-rarity = редкость — { $rarity }
Filter-has = есть { $has }
Filter-lacks = нет способности «{ $lacks }»
Filter-asleep-yes = во сне
Filter-asleep-no = не во сне
Filter-dying-yes = при смерти
Filter-dying-no = не при смерти
Filter-fought-yes = уже с атакой после прихода
Filter-fought-no = ещё без атаки после прихода
Filter-other = кроме { $but ->
    [both] этой карты и цели
    [target] цели
    [attacker] того, кто атакует
   *[self] этой карты
}
Filter-beside = рядом: { $beside }
Filter-gems-within = стоимость не больше числа ваших камней маны
Filter-gems-below = стоимость меньше числа ваших камней маны
Filter-strength-max = сила не больше { $strength-max }
Filter-strength-min = сила не меньше { $strength-min }
Filter-strength-exact = сила { $strength-min }
noun-creature-any = существо
    .many = существа
noun-creature-friendly = союзное существо
    .many = союзные существа
noun-creature-enemy = вражеское существо
    .many = вражеские существа
noun-god-any = бог
    .many = боги
noun-god-friendly = ваш бог
noun-god-enemy = бог соперника
noun-character-any = персонаж
    .many = персонажи
noun-character-friendly = союзный персонаж
    .many = союзные персонажи
noun-character-enemy = вражеский персонаж
    .many = вражеские персонажи
noun-relic-any = реликвия
    .many = реликвии
noun-relic-friendly = ваша реликвия
    .many = ваши реликвии
noun-relic-enemy = реликвия соперника
    .many = реликвии соперника

## Что происходит на столе

Any-strength = { $strength-signed }/{ $health-signed }
Any-health = +0/{ $health-signed }
Any-cost = стоимость { $cost-signed }
Any-cost-to = стоимость { $cost-to }
Any-cost-at-most = стоимость не больше { $cost-at-most }
Any-keeps = с тем, что получено на столе
Bonus-burn = горение +{ $burn }
Bonus-regen = восстановление +{ $regen }
Bonus-armor = броня +{ $armor }
Bonus-spell-boost = усиление заклинаний +{ $spell-boost }
keyword-burn = горение
keyword-regen = восстановление
keyword-armor = броня
keyword-spell-boost = усиление заклинаний
Bonus-had-by = из этого лишь то, что есть у кого-то из них: { $had-by-many }
Bonus-abilities = { $abilities }
Bonus-own-abilities = способности этой карты
SetTo-strength = сила { $strength }
Effect-heal-full = полное исцеление: { $whom }
Effect-double = удвоение ({ $value }): { $whom }
Effect-swap = обмен ({ $of }): { $whom } ↔ { $with }
Effect-swap-yes = обмен силы и здоровья: { $whom }
Effect-lose = { $whom }: потеря — { $value }
Effect-sleep-now = усыпление: { $whom }
Effect-sleep-turn-end = усыпление в конце хода: { $whom }
Effect-wake = пробуждение: { $whom }
Effect-obliterate = стирание: { $whom }
Effect-send = { $to ->
    [hand] { $over ->
        [yes] в вашу руку
       *[no] в руку владельца
    }
    [deck] в случайное место колоды владельца
    [deck-top] на верх колоды владельца
   *[deck-bottom] в низ колоды владельца
}: { $whom }
Effect-steal = переманивание: { $whom }
Effect-silence = немота: { $whom }
Become-same-cost = случайное существо той же стоимости
Become-copy-of = копия ({ $copy-of })
Effect-durability = { $whom }: прочность { $value-signed }
Effect-durability-minus = { Effect-durability }
Effect-copy = призыв копии на вашу сторону: { $whom }
Effect-attack = { $whom }: атака, цель — { $unit ->
    [none] { $random ->
        [none] все { $all-many } по очереди
       *[other] { $random } (случайный выбор)
    }
   *[other] { $unit }
}
Attack-allowed = только из тех, кого можно атаковать
Effect-reset = возврат исходных значений ({ $value }): { $whom }
Effect-afterlife = срабатывает посмертие: { $whom }
Effect-until-its-next-turn = до начала следующего хода того, кто им управляет
Effect-until-next-attack = на его следующую атаку

## Что происходит у игроков

own = { $whose ->
    [enemy] у соперника
    [both] у себя
   *[yours] у вас
}
origin = { $from ->
    [hand] { own } из руки
    [void] { own } из пустоты
    [deck] { own } из колоды
   *[voids] из любой из двух пустот
}
destination = { receiver } { $to ->
    [hand] в руку
    [void] в пустоту
    [deck] на случайное место в колоду
    [deck-top] на верх колоды
    [deck-bottom] в низ колоды
   *[board] на стол
}
receiver = { $over ->
    [yes] { $whose ->
        [enemy] вам
       *[yours] сопернику
    }
   *[no] { $whose ->
        [enemy] сопернику
        [both] себе
       *[yours] вам
    }
}
all-players = { $whose ->
    [both] каждый игрок:{ " " }
   *[one] { "" }
}
Pool-cards = случайная из этих: { $cards }
Pool-of = { $of } (случайный выбор)
Effect-summon = { player }призвать: { times }{ $card ->
    [none] { $random }
   *[other] «{ $card }»
}
Summon-within-mana = стоимостью не больше вашей неистраченной маны
Effect-equip = { player }получить реликвию: { $value }
Effect-draw-chosen-one = взять Избранника из своей колоды
Effect-add = { all-players }добавить { destination }: { times }{ $card ->
    [none] { $random ->
        [none] копия: { $last ->
            [none] { $copy-of }
            [spell] последнее заклинание { player-by }
           *[creature] последнее существо { player-by }
        }
       *[other] { $random }
    }
   *[other] «{ $card }»
}
player-by = { $by ->
    [enemy] из разыгранных соперником
   *[yours] из разыгранных вами
}
Effect-delve = найти { $of ->
    [none] одну из этих карт: { $cards };
   *[other] карту: { $of };
} она идёт { destination }
Effect-foresee = предвидение { $value } { own } в колоде
Effect-look = посмотреть { own } верхние карты колоды: { $value }
Effect-locks = { player }открыть замки маны: { $value }
Effect-locks-minus = { player }получить замки маны: { $value-size }
Effect-refresh = { player }восполнить ману: { $value }
Effect-lose-mana = { player }потерять ману: { $value }
Effect-favor = { player }получить благосклонность: { $value }
Effect-favor-minus = { player }потерять благосклонность: { $value-size }
Effect-pull = { all-players }{ $to ->
    [obliterated] стереть { origin }: { cards }
   *[other] { $copy ->
        [yes] копировать
       *[no] переместить
    } { origin } { destination }: { cards }
}
cards = { $this ->
    [yes] эта карта
   *[no] { $which ->
        [all] все { $of-cards }
        [top] { times }{ $of } сверху
        [most] { times }{ $of }, у кого больше: { $by }
        [least] { times }{ $of }, у кого меньше: { $by }
        [chosen] { $of } по вашему выбору
        [first] { times }{ $of } (дольше всех там)
        [last] { times }{ $of } (меньше всех там)
       *[random] { times }{ $of } (случайный выбор)
    }
}
Pull-other = кроме этой карты
Pull-among = только среди верхних карт: { $among }
Pull-above-target = стоимостью не больше стоимости цели + { $above-target }
Pull-costs-as = той же стоимости, что и { $costs-as }
Effect-pick = выбрать { origin }: { cards } (это «карта, о которой речь», и она остаётся там)
Pick-again = кроме выбранной прежде
Effect-choose-one = { $whose ->
    [enemy] соперник выбирает
   *[yours] выбрать
} одно: { $value }
Effect-discard-chosen = { $whose ->
    [enemy] соперник выбирает карту в своей руке, и её стирают
   *[yours] стереть у вас в руке карту по вашему выбору
}
Effect-discard-random = { all-players }стереть { own } в руке случайную карту
Effect-improve = { all-players }изменить { own } в { $in ->
    [deck] колоде
   *[hand] руке
}: { $this ->
    [yes] эта карта
   *[no] { $chosen ->
        [yes] { $of } по вашему выбору
       *[no] { $random ->
            [none] все { $of-cards }
            [1] { $of } (случайный выбор)
           *[other] { $random } × { $of } (случайный выбор)
        }
    }
}
Improve-chosen-one = только Избранник
Improve-drawn = только взятые только что
Improve-times = каждое число × { $times }
Effect-advance = Избранник поднимается в вашей колоде, мест: { $value }
Effect-advance-top = Избранник поднимается на верх вашей колоды
Effect-god-power = вашей божественной силой становится «{ $value }»
Effect-power-cost = { all-players }{ own } божественная сила: стоимость { $value-signed } до конца хода этого игрока
Effect-next-card = { player }{ $of }, если разыграть следующей: стоимость { $cost-signed }
Effect-swap-hands = обменяться руками с соперником
Effect-recast-yours = последнее разыгранное вами заклинание происходит снова; цель, если она нужна, случайна
Effect-recast-enemy = последнее разыгранное соперником заклинание происходит для вас; цель, если она нужна, случайна
Effect-copy-god-power = ваша божественная сила становится копией божественной силы соперника
Effect-choose = { $whose ->
    [enemy] соперник выбирает
   *[yours] выбрать
}: { $value } (это «тот, о ком речь»)
Effect-random-one = случайно одно из этого: { $value }
Effect-each = { $of ->
    [none] всего раз — { $times }
   *[other] по очереди { $random ->
        [none] все
       *[other] случайные ({ $random })
    } { $of-many }
}: { $do }
Effect-later = { $at ->
    [cleanup] после следующей очистки стола
    [turn-end] { $late ->
        [yes] в конце того хода
       *[no] в конце этого хода
    }
   *[your-next-turn] { $late ->
        [yes] в начале следующего за этим вашего хода
       *[no] в начале вашего следующего хода
    }
}: { $do }

## Величины и условия

Any-in-hand = в руке
Any-in-void = в пустоте
Any-in-deck = в колодах
Value-strength-of = сила: { $strength-of }
Value-health-of = здоровье: { $health-of }
Value-cost-of = исходная стоимость: { $cost-of }
Value-missing-of = недостающее здоровье: { $missing-of }
Value-regen-of = восстановление: { $regen-of }
Value-count = { $total ->
    [none] сколько есть
   *[other] { $total } { $random ->
        [none] всех вместе
       *[other] случайного из них
    }
}: { $count-many }
Value-favor = ваша благосклонность
Value-gems = число ваших камней маны
Value-lead = перевес { $whose ->
    [enemy] соперника над вами
   *[yours] ваш над соперником
}: { $lead }
lead-creatures = существа
lead-cards-in-hand = карты в руке
lead-favor = благосклонность
lead-health = здоровье бога
Value-mana-yours = ваша неистраченная мана
Value-mana-enemy = неистраченная мана соперника
Value-deaths-yours = число союзных существ, погибших { counted-since }
Value-deaths-enemy = число вражеских существ, погибших { counted-since }
Value-deaths-both = число существ, погибших { counted-since }
counted-since = { $since-key ->
    [match-start] в этом матче
   *[other] в этот ход
}
Value-mana-spent-yours = мана, которую вы потратили в этот ход
Value-mana-spent-enemy = мана, которую соперник потратил в этот ход
Value-mana-spent-both = мана, потраченная в этот ход
Value-event = урон или исцеление этого события
Value-per = ÷ { $per }, с округлением вниз
Value-plus = + { $plus }
Value-at-most = не больше { $at-most }
Condition-card = { who-card } — { not }{ $card-card }
Condition-favor = ваша благосклонность — { $not ->
    [yes] меньше { $favor }
   *[no] не меньше { $favor }
}
Condition-mana = ваша неистраченная мана — { $not ->
    [yes] меньше { $mana }
   *[no] не меньше { $mana }
}
Condition-different = { $different-key ->
    [hand] в вашей руке
    [void] в вашей пустоте
   *[deck] в вашей колоде
} { $not ->
    [yes] есть одинаковые карты
   *[no] нет одинаковых карт
}
Condition-void = число карт в вашей пустоте — { $not ->
    [yes] меньше { $void }
   *[no] не меньше { $void }
}
Condition-died-of = причина гибели — { not }{ $died-of }
Condition-lead = { not }имеется перевес { $whose ->
    [enemy] соперника над вами
   *[yours] ваш над соперником
}: { $lead }
Condition-done = { not }выполнено, что эффект перед этим сделал не меньше { $done }
