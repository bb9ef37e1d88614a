### Что описание говорит о картах Gods Unchained; общее для всех игр — в отдельном файле.

## Карты и способности

Card-for-a-turn = { $for-a-turn } до начала вашего следующего хода
Card-burn = горение { $burn }
Card-regen = восстановление { $regen }
Card-armor = броня { $armor }
Card-spell-boost = усиление заклинаний { $spell-boost }
Ability-once = только в первый раз за каждый ход
Ability-from = пока эта карта { $from ->
    [hand] в вашей руке
    [void] в вашей пустоте
   *[deck] в вашей колоде или начальной руке
}
Trigger-roar = Рык
Trigger-afterlife = Посмертие
Trigger-ability = Способность
Trigger-turn-start = В начале { turn }
Trigger-turn-end = В конце { turn }
turn = { $whose ->
    [enemy] хода соперника
    [both] хода каждого игрока
   *[yours] вашего хода
}
when = { $after ->
    [yes] После того как
   *[no] Когда
}
Trigger-attacks = { $after ->
    [yes] После того как атаковал(о)
   *[no] Когда атакует
} { $of-fighter }{ $by ->
    [none] { "" }
   *[other] { " " }(кого: { $by-one })
}
Trigger-attacked = { $after ->
    [yes] После атаки
   *[no] При атаке
} (кого: { $of-fighter }{ $by ->
    [none] { "" }
   *[other] ; кто: { $by-one }
})
Trigger-deals-damage = Когда { who-self } наносит урон{ $by ->
    [none] { "" }
   *[other] { " " }(кому: { $by-one })
}
Trigger-damaged = Когда получает урон { $of-one }
Trigger-survives = Когда получает урон и выживает { $of-one }
Trigger-healed = Когда исцеляется { $of-one }
Trigger-dies = Когда гибнет { $of-one }
Trigger-summoned = Когда на стол приходит { $of-one }
Trigger-targeted = Когда цель вашего заклинания — { who-self }
Trigger-card-played = { $after ->
    [yes] После розыгрыша карты
   *[no] При розыгрыше карты
}: { $of-card }
Trigger-card-drawn = При взятии карты: { $of-card }
Trigger-power-used = Когда { $whose ->
    [enemy] соперник применяет божественную силу
    [both] игрок применяет божественную силу
   *[yours] вы применяете божественную силу
}
Trigger-arrives = Когда { who-self } любым путём приходит на стол
Trigger-drawn = Когда вы берёте эту карту
Trigger-discarded = Когда игрок стирает из своей руки карту: { $of-card }
Trigger-match-start = Когда начинается партия
Target-unit = { $unit-one }

## Кто

who-self = { $kind ->
    [creature] это существо
    [relic] эта реликвия
    [unit] сам носитель
   *[card] эта карта
}
who-fighter = { $kind ->
    [relic] ваш бог
   *[other] { who-self }
}
who-target = цель
who-it = тот, о ком речь
who-your-god = ваш бог
who-enemy-god = вражеский бог
who-your-relic = ваша реликвия
who-enemy-relic = вражеская реликвия
who-card = карта, о которой речь
who-drawn = взятая карта
Group-all = все { $all-many }
Group-random = { $count ->
    [1] { $random } (случайный выбор)
   *[other] { $random-many } (случайный выбор, { $count })
}
Group-most = { $count ->
    [1] { $most }
   *[other] { $most-many } (всего { $count })
}, у кого больше всего { measure }
Group-least = { $count ->
    [1] { $least }
   *[other] { $least-many } (всего { $count })
}, у кого меньше всего { measure }
measure = { $by ->
    [strength] силы
    [cost] стоимость
   *[health] здоровья
}

## Что происходит на столе

Any-strength = { $strength-signed }/{ $health-signed }
Any-health = +0/{ $health-signed }
Any-cost = стоимость { $cost-signed }
Any-cost-to = стоимость { $cost-to }
Any-cost-at-most = стоимость не больше { $cost-at-most }
Bonus-burn = горение +{ $burn }
Bonus-regen = восстановление +{ $regen }
Bonus-armor = броня +{ $armor }
Bonus-spell-boost = усиление заклинаний +{ $spell-boost }
Bonus-had-by = из этого лишь то, что есть у кого-то из них: { $had-by-many }
Bonus-abilities = { $abilities }
Bonus-own-abilities = способности этой карты
SetTo-strength = сила { $strength }
Effect-double = удвоение { $value ->
    [strength] силы
   *[health] здоровья
}: { $whom }
Effect-swap = обмен силы и здоровья: { $whom }
Effect-lose = { $whom }: потеря — { $value }
Effect-sleep = { $value ->
    [turn-end] сон в конце хода
   *[now] сон
}: { $whom }
Effect-wake = пробуждение: { $whom }
Effect-obliterate = стирание: { $whom }
Effect-send = { $to ->
    [hand] { $over ->
        [yes] в вашу руку
       *[no] в руку владельца
    }
    [deck-top] на верх колоды владельца
   *[deck-bottom] в низ колоды владельца
}: { $whom }
Effect-steal = вы переманиваете: { $whom }
Become-same-cost = случайное существо той же стоимости
Become-copy-of = копия ({ $copy-of })
Effect-durability = { $whom }: прочность { $value-signed }
Effect-copy = призыв копии на вашу сторону: { $whom }
Effect-attack = { $whom }: атака, на кого — { $unit ->
    [none] { $random ->
        [none] все { $all-many } по очереди
       *[other] { $random } (случайный выбор)
    }
   *[other] { $unit }
}
Attack-allowed = только из тех, кого можно атаковать
Effect-reset = { $value ->
    [strength] исходная сила
   *[both] исходные сила и здоровье
}: { $whom }
Effect-afterlife = срабатывает посмертие: { $whom }

## Что происходит у игроков

each-player = { $whose ->
    [both] каждый игрок:{ " " }
   *[other] { "" }
}
times = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
}
receiver = { $over ->
    [yes] { $whose ->
        [enemy] вам
       *[yours] сопернику
    }
   *[no] { to-whom }
}
to-whom = { $whose ->
    [enemy] сопернику
    [both] себе
   *[yours] вам
}
of-whom = { $whose ->
    [enemy] у соперника
    [both] у себя
   *[yours] у вас
}
pile-to = { $to ->
    [hand] в руку
    [void] в пустоту
    [deck] на случайное место в колоду
    [deck-top] на верх колоды
    [deck-bottom] в низ колоды
   *[board] на стол
}
pile-from = { $from ->
    [hand] { of-whom } из руки
    [void] { of-whom } из пустоты
    [deck] { of-whom } из колоды
   *[voids] из обеих пустот
}
Pool-cards = случайная из этих: { $cards }
Pool-of = { $of } (случайный выбор)
Effect-summon = { each-player }призыв { $whose ->
    [enemy] на сторону соперника
    [both] на свою сторону
   *[yours] на вашу сторону
}: { times }{ $card ->
    [none] { $random }
   *[other] «{ $card }»
}
Summon-within-mana = стоимостью не больше вашей неистраченной маны
Any-keywords = { $keywords }
Effect-equip = { each-player }{ $whose ->
    [enemy] соперник получает реликвию
    [both] новая реликвия
   *[yours] вы получаете реликвию
}: { $value }
Effect-draw = { $value ->
    [chosen-one] вы берёте Избранника из своей колоды
   *[other] { $whose ->
        [enemy] соперник берёт
        [both] каждый игрок берёт
       *[yours] вы берёте
    } { $value ->
        [1] 1 карту
        [one] { $value } карту
        [few] { $value } карты
       *[other] { $value } карт
    }
}
Effect-add = { each-player }добавьте { to-whom } { pile-to }: { times }{ $card ->
    [none] { $random ->
        [none] { $last ->
            [none] копия ({ $copy-of })
           *[other] копия: { $last ->
                [spell] последнее заклинание
               *[creature] последнее существо
            }, разыгранное { $by ->
                [enemy] соперником
               *[yours] вами
            }
        }
       *[other] { $random }
    }
   *[other] «{ $card }»
}
Effect-delve = найдите { $of ->
    [none] одну из этих карт: { $cards };
   *[other] карту: { $of };
} { $to ->
    [deck] она замешивается в вашу колоду
   *[hand] она идёт в вашу руку
}
Effect-foresee = предвидение { $value }, колода — { $whose ->
    [enemy] соперника
   *[yours] ваша
}
Effect-look = посмотрите верхние карты колоды ({ $value }), колода — { $whose ->
    [enemy] соперника
   *[yours] ваша
}
Effect-locks = { each-player }{ of-whom } { $value-sign ->
    [minus] добавляются замки маны
   *[plus] открываются замки маны
}: { $value-size }
Effect-refresh = { each-player }{ of-whom } восполняется мана: { $value }
Effect-lose-mana = { each-player }{ of-whom } теряется мана: { $value }
Effect-favor = { each-player }{ of-whom } { $value-sign ->
    [minus] убывает
   *[plus] прибывает
} благосклонность: { $value-size }
Effect-pull = { each-player }{ $to ->
    [obliterated] стирание { pile-from }: { cards }
   *[other] { $copy ->
        [yes] копия идёт
       *[no] перемещение
    } { pile-from } { receiver } { pile-to }: { cards }
}
cards = { $this ->
    [yes] эта карта
   *[no] { $which ->
        [all] все { $of-cards }
        [top] { $of } сверху{ so-many }
        [most] { $of }{ so-many }, у кого больше всего { measure }
        [least] { $of }{ so-many }, у кого меньше всего { measure }
        [chosen] { $of } по вашему выбору
       *[random] { times }{ $of } (случайный выбор)
    }
}
so-many = { $count ->
    [1] { "" }
   *[other] { " " }(всего { $count })
}
Pull-other = кроме этой карты
Pull-above-target = стоимостью не больше стоимости цели + { $above-target }
Pull-costs-as = той же стоимости ({ $costs-as })
Pull-keeps = с тем, что получено на столе
Effect-pick = выберите { pile-from }: { $which ->
    [most] { $of }, у кого больше всего { measure }
    [least] { $of }, у кого меньше всего { measure }
    [chosen] { $of } по вашему выбору
   *[random] { $of } (случайный выбор)
}{ $again ->
    [yes] , кроме выбранного прежде
   *[no] { "" }
} (это «карта, о которой речь»)
Effect-discard = { each-player }стирание { of-whom } из руки: карта { $value ->
    [chosen] по выбору
   *[random] наугад
}
Effect-improve = { each-player }изменение { of-whom } в { $in ->
    [deck] колоде
   *[hand] руке
}: { $this ->
    [yes] эта карта
   *[no] { $chosen-one ->
        [yes] Избранник
       *[no] { $chosen ->
            [yes] { $of } по вашему выбору
           *[no] { $random ->
                [none] все { $of-cards }
               *[other] { $random } × { $of } (случайный выбор)
            }
        }
    }
}
Improve-drawn = только взятые только что
Improve-times = каждое число × { $times }
Effect-advance = Избранник вашей колоды поднимается: { $value ->
    [top] на самый верх
   *[other] мест — { $value }
}
Effect-god-power = вашей божественной силой становится «{ $value }»
Effect-power-cost = { each-player }{ of-whom } стоимость божественной силы { $value-signed } до конца хода этого игрока
Effect-copy-god-power = ваша божественная сила становится копией божественной силы соперника
Effect-choose = выберите: { $value-one } (это «тот, о ком речь»)
Effect-choose-one = выберите одно: { $value }
Effect-random-one = случайно одно из этого: { $value }
Effect-each = { $of ->
    [none] столько раз: { $times }
   *[other] для { $random ->
        [none] каждой из этих карт
       *[other] случайных из этих карт ({ $random })
    } — { $of-many }
}: { $do }
Effect-later = { $at ->
    [cleanup] после следующей очистки стола
    [turn-end] в конце этого хода
   *[your-next-turn] в начале вашего следующего хода
}: { $do }
Effect-otherwise = иначе { $effect }

## Величины

Value-strength-of = сила ({ $strength-of })
Value-health-of = здоровье ({ $health-of })
Value-cost-of = исходная стоимость ({ $cost-of })
Value-missing-of = недостающее здоровье ({ $missing-of })
Value-regen-of = восстановление ({ $regen-of })
Value-count = { $total ->
    [none] число
   *[other] { $random ->
        [none] сумма
       *[other] у случайной карты
    }, { $total ->
        [strength] сила
        [cost] стоимость
       *[health] здоровье
    }
}: { $count-many }{ zone }
zone = { $in ->
    [board] { "" }
    [hand] { " " }в руке
    [void] { " " }в пустотах
   *[deck] { " " }в колодах
}
Value-favor = ваша благосклонность
Value-gems = число ваших камней маны
led = { $lead ->
    [creatures] существ
    [cards-in-hand] карт в руке
   *[favor] благосклонности
}
Value-lead = на сколько { led } больше { $whose ->
    [enemy] у соперника, чем у вас
   *[yours] у вас, чем у соперника
}
Value-mana = неистраченная мана { $mana ->
    [enemy] соперника
   *[yours] ваша
}
Value-spells-cast = число заклинаний, разыгранных в этот ход { $spells-cast ->
    [enemy] соперником
    [both] обоими игроками
   *[yours] вами
}
Value-deaths = число { $deaths ->
    [enemy] вражеских существ
    [both] существ
   *[yours] союзных существ
}, погибших в этот ход
Value-done = сколько сделал эффект перед этим
Value-event = урон или исцеление этого события
Value-per = ÷ { $per }, с округлением вниз
Value-plus = + { $plus }
Value-at-most = не больше { $at-most }

## Условия

not = { $not ->
    [yes] не{ " " }
   *[no] { "" }
}
Condition-self = { who-self } — { not }{ $self }
Condition-target = цель — { not }{ $target }
Condition-it = тот, о ком речь, — { not }{ $it }
Condition-count = { $not ->
    [yes] нет
   *[no] есть
}: { $at-least ->
    [1] { $count }
   *[other] { $count-many } (не меньше { $at-least })
}{ zone }
Condition-favor = у вас { has-not } благосклонности { $favor } или больше
Condition-mana = у вас { has-not } неистраченной маны { $mana } или больше
Condition-void = у вас в пустоте { has-not } карт: { $void } или больше
has-not = { $not ->
    [yes] нет
   *[no] есть
}
Condition-died-of = причина гибели — { not }{ $died-of }
Condition-lead = { $not ->
    [yes] неверно, что{ " " }
   *[no] { "" }
}у { $whose ->
    [enemy] соперника больше { led }, чем у вас
   *[yours] вас больше { led }, чем у соперника
}
Condition-done = эффект перед этим { not }сделал { $done } или больше
Condition-and = и { $and }

## Какие существа или карты

Filter-tribe = { $tribe }
Filter-god = чей бог — { $god }
Filter-not-keyword = нет свойства «{ $not-keyword }»
Filter-rarity = редкость — { $rarity }
Filter-has = есть { $has }
Filter-lacks = нет способности «{ $lacks }»
Filter-asleep = { $asleep ->
    [yes] во сне
   *[no] не во сне
}
Filter-dying = { $dying ->
    [yes] при смерти
   *[no] не при смерти
}
Filter-fought = { $fought ->
    [yes] уже с атакой после прихода
   *[no] ещё без атаки после прихода
}
Filter-other = кроме { $but ->
    [both] этой карты и цели
    [target] цели
    [attacker] того, кто атакует
   *[self] этой карты
}
Filter-gems = стоимость { $gems ->
    [within] не больше
   *[below] меньше
} числа ваших камней маны
Filter-strength-max = сила { $strength-min ->
    [none] не больше { $strength-max }
    [same] { $strength-max }
   *[other] от { $strength-min } до { $strength-max }
}
Filter-strength-min = сила не меньше { $strength-min }
god-enemy = вражеский
keyword-burn = горение
keyword-regen = восстановление
keyword-armor = броня
noun-creature-any = существо
    .one = любое существо
    .many = существа
noun-creature-friendly = союзное существо
    .many = союзные существа
noun-creature-enemy = вражеское существо
    .many = вражеские существа
noun-god-any = бог
    .one = любой бог
    .many = боги
noun-god-friendly = ваш бог
    .many = ваш бог
noun-god-enemy = вражеский бог
    .many = вражеский бог
noun-character-any = персонаж
    .one = любой персонаж
    .many = персонажи
noun-character-friendly = союзный персонаж
    .many = союзные персонажи
noun-character-enemy = вражеский персонаж
    .many = вражеские персонажи
noun-relic-any = реликвия
    .one = любая реликвия
    .many = реликвии
noun-relic-friendly = ваша реликвия
    .many = ваши реликвии
noun-relic-enemy = реликвия соперника
    .many = реликвии соперника
