### Что делают карты: предложения, из которых складывается их текст. Часть предложения — без заглавной буквы и точки.
###
### `$ordered`: предложение велит игроку что-то сделать; своё называется в нём своим.

# Притяжательное и предложное местоимение: его сила, с него.
grammar-its = { GENDER($gender, "её", "его") }
grammar-own =
    { $ordered ->
        [yes] своей
       *[no] вашей
    }

## What is done to units; `.again`, to the one that the text has just named

# «По 2 ед. урона двум существам»: не 2 ед. на двоих.
do-damage =
    нанесите { $number ->
        [counted] по{ " " }
       *[other] { "" }
    }{ $amount } ед. урона { $object }
    .own = { $object } получает { $amount } ед. урона
    .case = dative
    .again = нанесите { $object } { $amount } ед. урона
    .them = нанесите им по { $amount } ед. урона
do-damage-equal = { $by ->
    [that] нанесите { $object } столько же урона
   *[other]
        { $whose ->
            [self]
                { $number ->
                    [one]
                        { $by ->
                            [strength] это существо наносит { $object } урон, равный своей силе
                           *[other] это существо наносит { $object } урон, равный своему здоровью
                        }
                   *[other] нанесите { $object } урон, равный { $value }
                }
           *[other] нанесите { $object } урон, равный { $value }
        }
}
    .case = dative
do-damage-both = нанесите по { $amount } ед. урона { $object }
    .case = dative
do-heal-both = восстановите по { $amount } ед. здоровья { $object }
    .case = dative
do-gain-both =
    { $figures ->
        [yes] дайте { $object } по { $bonus }
       *[no] дайте { $bonus } { $object }
    }
    .case = dative
list-whom = { $first } и { $last }
do-heal = восстановите { $amount } ед. здоровья { $object }
    .case = dative
    .again = восстановите { $object } { $amount } ед. здоровья
    .them = восстановите им { $amount } ед. здоровья
grammar-was =
    { $whose ->
        [gone] было{ " " }
       *[other] { "" }
    }
do-heal-equal = { $by ->
    [that] восстановите { $object } столько же здоровья
    [strength] восстановите { $object } столько здоровья, сколько силы { grammar-was }у { $of }
    [health] восстановите { $object } { $after ->
        [heal] ещё столько здоровья, сколько здоровья
       *[other] столько здоровья, сколько его
    } { grammar-was }у { $of }
    [dealt] восстановите { $object } столько здоровья, сколько нанесено урона
   *[other] восстановите { $object } здоровье, равное { $value }
}
    .case = dative
do-heal-full = полностью восстановите здоровье { $object }
    .case = dative
    .again = полностью восстановите { $object } здоровье
    .them = полностью восстановите им здоровье
# Не «+2 к силе своей реликвии». `.mixed` — не «дайте +2/+2 и замешательство»: вред не дают, а благо не накладывают.
do-gain =
    { $chance ->
        [yes] дайте { $object } { $bonus }
       *[no]
            { $anchor ->
                [yes]
                    { $gender ->
                        [feminine] дайте { $object } { $bonus }
                       *[other] дайте { $bonus } { $object }
                    }
               *[no] дайте { $bonus } { $object }
            }
    }
    .case = dative
    .again = дайте { $object } { $bonus }
    .them = дайте им { $bonus }
    .mixed = do-gain-self
do-gain-harm =
    { $chance ->
        [yes] наложите на { $object } { $bonus }
       *[no] наложите { $bonus } на { $object }
    }
    .case = accusative
    .again = наложите на н{ $object } { $bonus }
    .them = наложите на них { $bonus }
do-gain-ability = дайте { $object } { $bonus }
    .case = dative
    .them = дайте им { $bonus }
    .mixed = do-gain-self
do-gain-self = { $object } { PLURAL($number, "получает", "получают") } { $bonus }
    .event = yes
do-set-strength =
    { $self ->
        [yes] сила { $object } становится равной { $amount }
       *[no]
            { LONG($object) ->
                [yes] сила { $object } становится равной { $amount }
               *[no] сделайте силу { $object } равной { $amount }
            }
    }
    .case = genitive
    .bounded = сила { $object }, у которых она { $range }, становится равной { $amount }
    .again = сделайте { grammar-its } силу равной { $amount }
do-set-strength-equal = сделайте силу { $object } равной { $value }
    .case = genitive
    .again = сделайте { grammar-its } силу равной { $value }
do-set-health =
    { LONG($object) ->
        [yes] здоровье { $object } становится равным { $health }
       *[no] сделайте здоровье { $object } равным { $health }
    }
    .case = genitive
    .again = сделайте { grammar-its } здоровье равным { $health }
do-set-both = сделайте силу { $object } равной { $amount }, а здоровье — равным { $health }
    .case = genitive
    .again = сделайте { grammar-its } силу равной { $amount }, а здоровье — равным { $health }
do-set-both-equal = сделайте силу { $object } равной { $value }, а здоровье — равным { $health }
    .case = genitive
    .again = сделайте { grammar-its } силу равной { $value }, а здоровье — равным { $health }
do-set-alike =
    { LONG($object) ->
        [yes] сила и здоровье { $object } становятся равными { $health }
       *[no] сделайте силу и здоровье { $object } равными { $health }
    }
    .case = genitive
    .again = сделайте { grammar-its } силу и здоровье равными { $health }
do-double-strength = удвойте силу { $object }
    .case = genitive
    .again = удвойте { grammar-its } силу
    .them = удвойте их силу
do-double-health = удвойте здоровье { $object }
    .case = genitive
    .again = удвойте { grammar-its } здоровье
    .them = удвойте их здоровье
do-swap = сила и здоровье { $object } меняются местами
    .case = genitive
    .again = { grammar-its } сила и здоровье меняются местами
    .them = их сила и здоровье меняются местами
do-lose = снимите с { $object } { $words }
    .case = genitive
    .own = { $object } теряет { $words }
    .again = снимите с н{ grammar-its } { $words }
    .them = снимите с них { $words }
do-sleep-now = усыпите { $object }
    .case = accusative
    .them = усыпите их
do-sleep-turn-end = в конце хода усыпите { $object }
    .case = accusative
do-wake = разбудите { $object }
    .case = accusative
    .them = разбудите их
do-destroy = уничтожьте { $object }
    .case = accusative
do-obliterate = сотрите { $object }
    .case = accusative
do-send-hand = верните { $object } в { PLURAL($number, "руку владельца", "руки владельцев") }
    .case = accusative
do-send-hand-over = заберите { $object } себе в руку
    .case = accusative
do-send-deck-top = положите { $object } на верх { PLURAL($number, "колоды владельца", "колод владельцев") }
    .case = accusative
do-send-deck-bottom = положите { $object } в низ { PLURAL($number, "колоды владельца", "колод владельцев") }
    .case = accusative
do-steal = переманите { $object }
    .case = accusative
do-steal-this-turn =
    { LONG($object) ->
        [yes] переманите до конца хода { $object }
       *[no] переманите { $object } до конца хода
    }
    .case = accusative
do-transform-same-cost = превратите { $object } в { PLURAL(
    $number, "случайное существо той же стоимости", "случайных существ той же стоимости"
) }
    .case = accusative
# `.itself` — дальше снова «это существо»: «оно» могло бы быть и тем, чьей копией оно стало.
do-transform-copy = { $self ->
    [yes] { $object } становится копией { $who }
   *[no] превратите { $object } в копию { $who }
}
    .case = accusative
    .who = genitive
do-transform = превратите { $object } в { $into }{ $chance ->
    [yes] { " " }с равной вероятностью
   *[no] { "" }
}
    .case = accusative
into-card = { PLURAL($number, $one, $several) } ({ $values })
into-one = { $into }
do-durability-more = { $object } { PLURAL($number, "получает", "получают") } { $amount } ед. прочности
do-durability-less = { $object } { PLURAL($number, "теряет", "теряют") } { $amount } ед. прочности
do-attack = { $object } { PLURAL($number, "атакует", "атакуют") } { $whom }
do-reset-strength = верните силу { $object } к исходному значению
    .case = genitive
    .again = верните { grammar-its } силу к исходному значению
do-reset-both = верните силу и здоровье { $object } к исходным значениям
    .case = genitive
    .again = верните { grammar-its } силу и здоровье к исходным значениям
do-copy = призовите { COUNT($count, "копию", "копии", "копий") } { $object }
    .case = genitive
do-afterlife = активируйте посмертие { $object }
    .case = genitive
    .again = активируйте { grammar-its } посмертие
# Не «такими же, как у существа из своей пустоты»: из чьей?
do-set-like = сделайте силу и здоровье { $object } равными силе и здоровью { $who }
    .case = genitive
    .who = genitive
    .again = сделайте { grammar-its } силу и здоровье равными силе и здоровью { $who }

## What is done for players

# Имя в винительном падеже, где карта его даёт; иначе — после слова «существо», в именительном.
grammar-creatures =
    { $inflected ->
        [yes]
            { $count ->
                [1] { $one }
               *[other] { NUMERAL("accusative", $count, "animate") } { $several }
            }
        [things] { $count } { $few }
       *[no] { COUNT($count, "существо", "существа", "существ") } «{ $name }»
    } ({ $values })
grammar-cards = { COUNT($count, "карту", "карты", "карт") } «{ $name }»
do-summon = призовите { grammar-creatures }
do-summon-enemy = призовите { grammar-creatures } на сторону соперника
do-summon-both = призовите для каждого игрока { grammar-creatures }
with-keywords = { $effect } { $words }
# `.named` — одно из названных: «призовите Барсука или Орла с равной вероятностью».
do-summon-random = призовите { $cards }
    .case = accusative
    .named = призовите { $cards } с равной вероятностью
do-equip = получите реликвию { $relics }
do-equip-one = получите случайную реликвию: { $relics }
relic = «{ $name }» ({ $values })
do-summon-random-both = призовите для каждого игрока { $cards }
do-equip-random-both = дайте каждому богу { $cards }
do-equip-random = получите { $cards }
    .case = accusative
do-draw = возьмите { COUNT($count, "1 карту", "карты", "карт") }
do-draw-enemy = соперник берёт { COUNT($count, "1 карту", "карты", "карт") }
do-draw-both = каждый игрок берёт { COUNT($count, "1 карту", "карты", "карт") }
do-draw-chosen-one = возьмите { $who } из колоды
    .case = accusative
do-advance = передвиньте { $who } в колоде на { COUNT($count, "1 место", "места", "мест") } вверх
    .case = accusative
do-advance-top = переместите { $who } на верх своей колоды
    .case = accusative
made-card = { grammar-cards }
made-cards = карты { $names }
made-name = «{ $name }»
made-copy-drawn = { COUNT($count, "копию", "копии", "копий") } взятой карты
made-copy-last-spell-yours = { COUNT($count, "копию", "копии", "копий") } последнего разыгранного вами заклинания
made-copy-last-spell-enemy = { COUNT($count, "копию", "копии", "копий") } последнего разыгранного соперником заклинания
made-copy-last-creature-yours = { COUNT($count, "копию", "копии", "копий") } последнего разыгранного вами существа
made-copy-last-creature-enemy = { COUNT($count, "копию", "копии", "копий") } последнего разыгранного соперником существа
made-copy = { COUNT($count, "копию", "копии", "копий") } { $who }
    .case = genitive
    .again = { COUNT($count, "его копию", "его копии", "его копий") }
made-of-enemy-god = случайные карты вражеского бога: { $cards }
    .random = yes
do-add = добавьте { $to } { $cards }
    .case = accusative
do-add-deck = замешайте { $to } { $cards }
    .case = accusative
one-of = { $effect }{ PLURAL($number, "", " из числа следующих") }: { $names }
becomes-given =
    { $effect } и дайте { $number ->
        [one] { GENDER($gender, "ей", "ему") }
       *[many] им
    } { $bonus }
# Кем стало то, что пришло: оно, она, они.
becomes =
    { $effect }; { $number ->
        [one] { GENDER($gender, "она", "он", "оно") }
       *[many] они
    } { $what }
# Не «верните существ в руки владельцев; они стоят на 2 меньше»: владельцы?
grammar-cost-of-what-comes =
    { $number ->
        [one] { GENDER($gender, "её", "его") } стоимость
       *[many]
            { $sent ->
                [yes] стоимость этих карт
               *[no] их стоимость
            }
    }
becomes-cheaper = { PLURAL($number, "стоит", "стоят") } на { $amount } меньше
    .alone = { $effect } и снизьте { grammar-cost-of-what-comes } на { $amount }
becomes-dearer = { PLURAL($number, "стоит", "стоят") } на { $amount } больше
    .alone = { $effect } и повысьте { grammar-cost-of-what-comes } на { $amount }
becomes-stronger = { PLURAL($number, "получает", "получают") } { $bonus }
becomes-costing = { PLURAL($number, "стоит", "стоят") } { $amount }
    .alone = { $effect } и сделайте { grammar-cost-of-what-comes } равной { $amount }
becomes-costing-at-most = { PLURAL($number, "дешевеет", "дешевеют") } до { $amount }
    .alone = { $effect } и снизьте { grammar-cost-of-what-comes } до { $amount }
becomes-soulless = { $number ->
    [one] становится { GENDER($gender, "бездушной", "бездушным") }
   *[many] становятся бездушными
}
    .alone = { $effect } и наложите на { $number ->
        [one] н{ GENDER($gender, "её", "его") }
       *[many] них
    } бездушие
becomes-keywords = { PLURAL($number, "получает", "получают") } { $bonus }
becomes-kept = сохраняет все полученные усиления
do-delve =
    найдите { $known ->
        [yes] ещё { GENDER($gender, "одну", "одно") }
       *[no] { $cards }
    }
    .case = accusative
do-delve-deck = найдите { $cards } и замешайте найденную карту в свою колоду
    .case = accusative
do-delve-of = найдите одну из карт: { $names }
do-foresee = примените предвидение { $count }
do-foresee-enemy = примените предвидение { $count } к колоде соперника
do-look = посмотрите { COUNT($count, "верхнюю карту", "верхние карты", "верхних карт") } своей колоды
do-look-enemy = посмотрите { COUNT($count, "верхнюю карту", "верхние карты", "верхних карт") } колоды соперника
grammar-your-turn = до конца { $turn ->
    [enemy] вашего следующего хода
   *[yours] хода
}
grammar-their-turn = до конца { $turn ->
    [enemy] хода
   *[yours] его следующего хода
}
# Не «в конце вашего хода божественная сила соперника … стоит»: это происходит, а не длится.
do-power-cost-more = повысьте стоимость своей божественной силы на { $amount } { grammar-your-turn }
do-power-cost-more-enemy = повысьте стоимость божественной силы соперника на { $amount } { grammar-their-turn }
do-power-cost-less = снизьте стоимость своей божественной силы на { $amount } { grammar-your-turn }
do-power-cost-less-enemy = снизьте стоимость божественной силы соперника на { $amount } { grammar-their-turn }
do-locks-open = откройте { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-open-enemy = откройте сопернику { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-open-both = откройте каждому игроку { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-close = получите { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-close-enemy = соперник получает { COUNT($amount, "1 замок", "замка", "замков") } маны
do-locks-close-both = каждый игрок получает { COUNT($amount, "1 замок", "замка", "замков") } маны
do-lose-mana = потратьте { $amount } ед. маны
do-lose-mana-enemy = соперник теряет { $amount } ед. маны
do-refresh = восполните { $amount } ед. маны
do-favor = получите { $amount } ед. благосклонности
do-favor-enemy = соперник получает { $amount } ед. благосклонности
do-favor-lose = потратьте { $amount } ед. благосклонности
do-favor-lose-enemy = отнимите у соперника { $amount } ед. благосклонности
do-favor-equal = { $by ->
    [that] получите столько же
   *[other] получите благосклонность, равную { $value }
}
whose-enemy = соперник: { $effect }
whose-both = оба игрока: { $effect }
grammar-pulled =
    { $within ->
        [yes] { $cards } { $to }
       *[no]
            { $short ->
                [yes]
                    { $way ->
                        [take] { $to } { $cards } { $from }
                       *[other] { $cards } { $from } { $to }
                    }
               *[no]
                    { $way ->
                        [put] { $cards } { $from } { $to }
                       *[other] { $from } { $to } { $cards }
                    }
            }
    }
grammar-pull =
    { $way ->
        [take] заберите
        [shuffle] замешайте
        [return] { $anyones ->
            [yes] переместите
           *[no] верните
        }
       *[move] переместите
    }
do-pull = { grammar-pull } { grammar-pulled }
    .case = accusative
    .again = { grammar-pull } { $cards } { $to }
do-pull-both =
    каждый игрок { $way ->
        [return] возвращает { $to } { $cards } { $from }
        [shuffle] замешивает { grammar-pulled }
        [put] кладёт { grammar-pulled }
       *[move] перемещает { grammar-pulled }
    }
do-pull-obliterate =
    сотрите { $short ->
        [yes] { $cards } { $from }
       *[no] { $from } { $cards }
    }
    .case = accusative
    .again = сотрите { $cards }
do-pull-obliterate-both = каждый игрок стирает { $cards } { $from }
do-pull-copy = добавьте { $to } { PLURAL($count, "копию", "копии") } { $cards } { $from }
    .case = genitive
do-pull-copy-within = добавьте { $to } { PLURAL($count, "копию", "копии") } { $cards } { $from }
    .case = genitive
do-pull-copy-board = призовите { PLURAL($count, "копию", "копии") } { $cards } { $from }
    .case = genitive
# Что остаётся там же или стирается — из своей: «сотрите все карты из своей колоды».
grammar-out-of =
    { $moved ->
        [no] своей{ " " }
       *[yes] { "" }
    }
from-hand-yours = из { grammar-out-of }руки
from-hand-enemy = из руки соперника
from-void-yours = из своей пустоты
from-void-enemy = из пустоты соперника
# Верхняя карта — уже из неё: колоды, а не из колоды.
grammar-from =
    { $which ->
        [top] { "" }
       *[other] из{ " " }
    }
# «Верхнюю карту своей колоды в пустоту», но «самую дорогую карту из колоды в руку».
from-deck-yours = { grammar-from }{ $which ->
    [top] своей{ " " }
   *[other]
        { $to ->
            [void] своей{ " " }
           *[other] { grammar-out-of }
        }
}колоды
from-voids-yours =
    { $which ->
        [random] { PLURAL($count, "из пустоты любого игрока", "из пустот игроков") }
       *[other] из любой пустоты
    }
from-deck-enemy = { grammar-from }колоды соперника
# Из пустоты соперника — не на его сторону.
to-board-yours = { $whose ->
    [enemy] на свою сторону стола
   *[other]
        { $pile ->
            [voids] на свою сторону стола
           *[other] на стол
        }
}
to-board-enemy = на сторону соперника
# Себе, если карта была не у вас; в руку — само собой, если названа рука, из которой карта.
to-hand-yours = { $hand ->
    [named] { $pile ->
        [hand] { $whose ->
            [yours] в руку
           *[other] в свою руку
        }
       *[other] в руку
    }
    [send] себе в руку
   *[other] { $whose ->
        [enemy] себе в руку
       *[other] в руку
    }
}
to-hand-enemy = в руку соперника
into-deck-both = в каждую колоду
to-hand-both = каждому игроку в руку
to-void-yours = { $pile ->
    [deck] в пустоту
   *[other] в свою пустоту
}
to-void-enemy = в пустоту соперника
to-deck-yours = в колоду
to-deck-top-yours = на верх своей колоды
to-deck-top-enemy = на верх колоды соперника
to-deck-bottom-yours = в низ своей колоды
to-deck-bottom-enemy = в низ колоды соперника
into-deck-yours = в свою колоду
into-deck-enemy = в колоду соперника
from-hand-theirs = из своей руки
from-void-theirs = { from-void-yours }
from-deck-theirs = { grammar-from }своей колоды
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
to-board-theirs = { $whose ->
    [both] на стол
   *[enemy] на его сторону стола
}
to-hand-theirs = в { grammar-theirs } руку
to-void-theirs = { $pile ->
    [deck] в пустоту
   *[other] в { grammar-theirs } пустоту
}
to-deck-theirs = в { grammar-theirs } колоду
to-deck-top-theirs = на верх { grammar-of-theirs } колоды
to-deck-bottom-theirs = в низ { grammar-of-theirs } колоды
do-discard-chosen = сотрите выбранную карту из своей руки
do-discard-random = сотрите случайную карту из своей руки
do-discard-random-enemy = сотрите случайную карту из руки соперника
# «Сделайте её стоимость равной 10, затем снизьте эту стоимость на 1»: не «её» — карту?
grammar-its-cost =
    { $costed ->
        [yes] эту стоимость
       *[no] { grammar-its } стоимость
    }
# Не «дайте +1 к силе случайному существу за каждое существо»: каждый раз другому?
do-improve = { $counted ->
    [yes] дайте { $cards } { $bonus }
   *[no] дайте { $bonus } { $cards }
}
    .case = dative
    .again = дайте { $cards } { $bonus }
# Не «выбранная карта в руке, стоимость которой»: руки?
do-improve-cheaper = { LONG($free) ->
    [yes] выберите { $place } { $free }. Снизьте { grammar-its } стоимость на { $amount }
   *[no] { $cards } { PLURAL($number, "дешевеет", "дешевеют") } на { $amount }
}
    .again = снизьте { grammar-its-cost } на { $amount }
do-improve-dearer = { $cards } { PLURAL($number, "дорожает", "дорожают") } на { $amount }
    .again = повысьте { grammar-its-cost } на { $amount }
do-improve-durability = { $cards } { PLURAL($number, "получает", "получают") } { $amount } ед. прочности
grammar-by-as-much =
    { $by ->
        [cost] стоимость { $of }
       *[other] величину, равную { $value }
    }
do-improve-cheaper-equal = снизьте стоимость { $cards } на { grammar-by-as-much }
    .case = genitive
    .again = снизьте { grammar-its } стоимость на { grammar-by-as-much }
do-improve-dearer-equal = повысьте стоимость { $cards } на { grammar-by-as-much }
    .case = genitive
    .again = повысьте { grammar-its } стоимость на { grammar-by-as-much }
do-improve-cost-to = { $cards } теперь { PLURAL($number, "стоит", "стоят") } { $amount } ед. маны
    .again = сделайте { grammar-its } стоимость равной { $amount }
do-improve-cost-at-most = снизьте до { $amount } стоимость { $cards }
    .case = genitive
    .again = снизьте { grammar-its } стоимость до { $amount }
# Именительный — в рассказе о картах, а не в приказе.
in-hand = в { $case ->
    [nominative] вашей{ " " }
   *[other] { "" }
}руке
    .place = end
in-hand-enemy = в руке соперника
    .place = end
in-hand-any = в руках обоих игроков
    .place = end
in-deck = в { grammar-own } колоде
    .place = end
in-deck-enemy = в колоде соперника
    .place = end
in-deck-any = в колодах обоих игроков
    .place = end
# Не «все взятые вами карты»: такие все в руке.
in-drawn = { ADJECTIVE("взятый", $case, $number, $gender, $count) }
    .these = yes
in-drawn-enemy = , только что { in-drawn } соперником,
    .place = end
    .these = yes
in-void = в вашей пустоте
    .place = end
in-void-enemy = в пустоте соперника
    .place = end
in-void-any = в пустотах обоих игроков
    .place = end
do-pick =
    выберите { $short ->
        [yes] { $cards } { $from }
       *[no] { $from } { $cards }
    }
    .case = accusative
picked = { $cards } { $from }
do-god-power = вашей божественной силой становится «{ $name }»
do-copy-god-power = ваша божественная сила становится копией божественной силы соперника
do-choose = выберите { $object }
    .case = accusative
# `.which` — кого выбирают здесь же: не «другое выбранное существо».
do-same = сделайте это ещё раз, выбрав { $object }
    .case = accusative
grammar-one-of-them =
    { $gender ->
        [feminine] случайная из них получает { $first }, а другая
        [masculine] случайный из них получает { $first }, а другой
       *[other] случайное из них получает { $first }, а другое
    }
do-shared =
    выберите { $known ->
        [yes] двух из них
       *[no] { $units }
    }: { grammar-one-of-them } — { $second }
# `.begins` — что у всех частей общее в начале, говорится один раз: «это существо атакует или получает».
grammar-choose-one =
    { $headed ->
        [yes] по вашему выбору
       *[no] выберите одно:
    }
do-choose-one = { grammar-choose-one } { $modes }
    .given = { $headed ->
        [yes] { $modes } по своему выбору
       *[no] выберите одно: { $modes }
    }
    .begins = { grammar-choose-one } { $head } { $modes }
do-each = для { $units } { $effects }
    .case = genitive
do-each-maybe = у { $units } с вероятностью 50 % { $effects }
do-each-random = { $number ->
    [one] для { $units }
   *[many] для каждого из { $units }
}: { $effects }
    .case = genitive
do-each-times =
    { TIMES($times) } { JOINED($effects) ->
        [yes] сделайте следующее:{ " " }
       *[no] { "" }
    }{ $effects }
do-each-times-equal = сделайте это число раз, равное { $value }: { $effects }
do-later-cleanup = { $effects }, когда погибшие существа покинут стол
do-later-turn-end = в конце хода { $effects }
do-later-that-turn-end = в конце этого хода { $effects }
do-later-your-next-turn = в начале вашего следующего хода { $effects }
mode-nothing = не делайте ничего
do-random-maybe = с вероятностью 50% { $effects }
do-random-one = с равной вероятностью { $modes }
    .begins = с равной вероятностью { $head } { $modes }
# Не «с равной вероятностью» в конце: до него читают как выбор игрока.
at-random = { $kind ->
    [figures] случайную прибавку
    [harm] случайный эффект
   *[keyword] случайное свойство
} ({ $what })
# «Либо» — где сама часть длинная или с союзом: «либо +2 к силе и двойной удар, либо +3 к здоровью и заслон».
list-choice = либо { $first }, либо { $last }
list-choice-given =
    { JOINED($first) ->
        [yes] { list-choice }
       *[no] { $first } или { $last }
    }
list-choice-given-more = { $first }, { $last }
list-choice-more = либо { $first }, { $last }
list-choice-short = { $first } или { $last }
list-chance = { list-choice }
list-chance-more = { list-choice-more }
list-choice-more-short = { $first }, { $last }
# Приказ и рассказ: «уничтожьте всех существ, затем ваша реликвия теряет 1 ед. прочности».
also = { $states ->
    [yes] { $first }, затем { $last }
   *[no] { $first }, и { $last }
}
    .ordered = yes
otherwise = { $first }; иначе { $last }
    .asks = { $first }, а { $last }
    .damage = { $first }; иначе — { $amount } ед. урона
do-again = { $more ->
    [1] сделайте это ещё раз
   *[other] сделайте это ещё { COUNT($more, "1 раз", "раза", "раз") }
}
    .chosen = { do-again }, выбрав цель заново
    .discard-chosen = сотрите { COUNT($times, "выбранную карту", "выбранные карты", "выбранных карт") } из своей руки
each-cost = { $effect }
    .case = dative
    .cards = по одному { $cards }

## Bonuses and amounts

bonus-stats = { $strength }/{ $health }
bonus-strength = { $signed } к силе
bonus-health = { $signed } к здоровью
bonus-both-alike = прибавки к силе и здоровью, равные { $value }
bonus-both-of = прибавки к силе и здоровью, равные силе и здоровью { $who }
    .case = genitive
bonus-both-total = прибавки к силе и здоровью, равные суммарной силе и суммарному здоровью { $units }
    .case = genitive
bonus-both-values = прибавки к силе и здоровью, равные { $strength } и { $health }
bonus-further = ещё { $bonus }
bonus-each = { $bonus } за { $each }
bonus-strength-value = прибавку к силе, равную { $value }
bonus-health-value = прибавку к здоровью, равную { $value }
bonus-cost = { $signed } к стоимости
bonus-number = { $number } +{ $amount }
inborn-number = { $number } { $amount }
number-burn = горение
number-regen = восстановление
number-armor = броня
    .bonus = броню
    .lost = броню
number-spell-boost = усиление заклинаний
bonus-ability = «{ $line }»
bonus-abilities = { PLURAL($count, "эффект", "эффекты") } { $lines }
bonus-own-abilities = { $on ->
    [afterlife] это же посмертие
   *[other] этот же эффект
}
# В списке — сами свойства, в именительном падеже.
bonus-had = те из следующих свойств, которые есть хотя бы у одного { $units }: { $bonus }
    .case = genitive
    .words = named
name-in-a-list = «{ $name }»
list-or = { $first } или { $last }
list-or-apart = { list-or }
list-and-apart = { list-two }
list-more-apart = { $first }, { $last }
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
value-missing = { grammar-times-n }здоровью, которого недостаёт { $who }
    .case = dative
value-regen = { grammar-times-n }восстановлению { $who }
    .case = genitive
    .again = { grammar-its } { grammar-times-n }восстановлению
value-of-random = { $by ->
    [strength] { grammar-times-f }силе
    [cost] { grammar-times-f }стоимости
   *[health] { grammar-times-n }здоровью
} { $units }
    .case = genitive
value-count = { grammar-times-n }числу { $units }
    .case = genitive
    .them = их { grammar-times-n }числу
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
each-lead = { $whose ->
    [yours] { $lead ->
        [creatures] каждое союзное существо сверх числа вражеских
        [cards-in-hand] каждую карту в вашей руке сверх числа карт в руке соперника
       *[favor] каждую единицу вашей благосклонности сверх благосклонности соперника
    }
   *[enemy] { $lead ->
        [creatures] каждое вражеское существо сверх числа союзных
        [cards-in-hand] каждую карту в руке соперника сверх числа карт в вашей
       *[favor] каждую единицу благосклонности соперника сверх вашей
    }
}
value-at-most = { $value }, но не больше { $most }
value-mana-yours = { grammar-own } { grammar-times-f }неистраченной мане
value-mana-enemy = { grammar-times-f }неистраченной мане соперника
value-spells-cast-yours = { grammar-times-n }числу заклинаний, разыгранных вами в этот ход
value-spells-cast-enemy = { grammar-times-n }числу заклинаний, разыгранных соперником в этот ход
value-spells-cast-both = { grammar-times-n }числу заклинаний, разыгранных в этот ход
value-deaths-yours = { grammar-times-n }числу союзных существ, погибших в этот ход
value-deaths-enemy = { grammar-times-n }числу вражеских существ, погибших в этот ход
value-deaths-both = { grammar-times-n }числу существ, погибших в этот ход
value-cost = { grammar-times-f }стоимости { $who }
    .case = genitive
    .again = { grammar-its } { grammar-times-f }стоимости
value-event-deals-damage = { grammar-times-n }нанесённому урону
# Не «получает урон, … получает прибавку, равную полученному урону».
value-event-damaged =
    { $times ->
        [1] этому
       *[other] { grammar-times-n }полученному
    } урону
value-event-survives = { value-event-damaged }
value-event-healed = { grammar-times-n }восстановленному здоровью
value-favor = { grammar-own } { grammar-times-f }благосклонности
value-gems = { grammar-times-n }числу ваших камней маны
value-done-damage = { grammar-times-n }нанесённому урону
value-done-destroy = { grammar-times-n }числу уничтоженных существ
value-done-favor = { grammar-times-f }потерянной
value-done-pull = { grammar-times-n }числу этих карт
each-done-damage = каждую единицу нанесённого урона
each-done-destroy = каждое уничтоженное существо
each-done-favor = каждую единицу потерянной благосклонности
each-done-pull = { $to ->
    [obliterated] каждую стёртую карту
   *[other] каждую из этих карт
}
condition-done-damage = { $count ->
    [1] { $known ->
        [yes] { GENDER($gender, "она", "он", "оно") } получит урон
       *[no] нанесён урон
    }
   *[other] нанесено не меньше { $count } ед. урона
}
condition-done-destroy = { $count ->
    [1] { GENDER($gender, "она уничтожена", "он уничтожен", "существо уничтожено") }
   *[other] уничтожено не меньше { $count } существ
}
condition-done-favor = { $count ->
    [1] потеряна благосклонность
   *[other] потеряно не меньше { $count } ед. благосклонности
}
condition-done-pull = { $count ->
    [1] { $to ->
        [obliterated] карта стёрта
       *[other] карта нашлась
    }
   *[other] таких карт было не меньше { $count }
}
value-plus = { $value } плюс { $plus }
each-card-yours = каждую карту в руке
# `.bonus` — срок рядом с тем, что дают: не «дайте скрытность выбранному существу и своей реликвии до конца хода».
until-this-turn = { $effect } до конца хода
    .bonus = yes
until-your-next-turn = { $effect } до вашего следующего хода
    .bonus = yes
until-next-attack = { $effect } на следующую атаку
    .them = { $effect } на их следующую атаку
until-its-next-turn = { $effect } до следующего хода его владельца
each-cards = каждые { $count } карты в руке
each-missing = каждые { $count } ед. здоровья, которых недостаёт { $who },
    .case = dative
    .again = каждые { $count } ед. здоровья, которых { $who } недостаёт,
each-mana-yours = каждую единицу вашей неистраченной маны
each-mana-enemy = каждую единицу неистраченной маны соперника
each-gem = каждый ваш камень маны
each-spell-cast-yours = каждое заклинание, разыгранное вами в этот ход,
each-spell-cast-enemy = каждое заклинание, разыгранное соперником в этот ход,
each-spell-cast-both = каждое заклинание, разыгранное в этот ход,
each-death-yours = каждое союзное существо, погибшее в этот ход,
each-death-enemy = каждое вражеское существо, погибшее в этот ход,
each-death-both = каждое существо, погибшее в этот ход,
repeat = { TIMES($times) } { $effect }{ $redrawn ->
    [yes] { " " }(цель каждый раз определяется заново)
   *[no] { "" }
}
grammar-per =
    { $times ->
        [1] { "" }
       *[other] по { $times } раза{ " " }
    }за { $each }
# «Её» — карты, о которой идёт речь, а не тех, что сосчитаны. Не «за каждое существо это существо получает».
repeat-each =
    { $operation ->
        [improve] { $effect } { grammar-per }
        [gain-self] { $effect } { grammar-per }
       *[other] { grammar-per } { $effect }
    }
grammar-so-often =
    { $by ->
        [strength] столько раз, сколько силы { grammar-was }у { $of }
        [health] столько раз, сколько здоровья { grammar-was }у { $of }
       *[other] число раз, равное { $value }
    }
repeat-equal =
    { $whose ->
        [self]
            { $by ->
                [strength] за каждую единицу силы { $of } { $effect }
               *[other] за каждую единицу здоровья { $of } { $effect }
            }
       *[other] { $effect } { grammar-so-often }
    }

## Conditions

# Тире — чтобы «это» не читали с именем: «если это — заклинание», не «если это заклинание».
condition-is = { $who } — { $units }
    .again =
        это { $only ->
            [tribe] { "" }
           *[no] —{ " " }
        }{ $units }
condition-is-not = { $who } — не { $units }
    .again = это не { $units }
condition-friendly = { $who } { ADJECTIVE("союзный", "nominative", "one", $gender) }
condition-enemy = { $who } { ADJECTIVE("вражеский", "nominative", "one", $gender) }
condition-lacks = у { $who } нет { $genitive }
    .case = genitive
    .again = у н{ grammar-its } нет { $genitive }
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
condition-dying = { $who } погибнет
condition-living = { $who } выживет
condition-fought = { $who } уже атаковал{ grammar-short }
condition-unfought = { $who } ещё ни разу не атаковал{ grammar-short }
condition-gems-below = стоимость { $who } меньше числа ваших камней маны
    .case = genitive
    .again = { grammar-its } стоимость меньше числа ваших камней маны
condition-asleep = { $who } спит
condition-awake = { $who } не спит
has-keyword = есть { $keyword }
has-strength = сила { $range }
has-health = { $range } ед. здоровья
has-durability = { $range } ед. прочности
has-no-durability = не осталось прочности
has-cost = стоимость { $range }
grammar-there =
    { $side ->
        [friendly] у вас
        [enemy] у соперника
       *[any] на столе
    }
grammar-threshold = { NUMERAL("genitive", $count, "animate") }
condition-count = { grammar-there } есть { $units }
condition-count-many = { grammar-there } не меньше { grammar-threshold } { $units }
    .case = genitive
condition-count-not = { grammar-there } { $count ->
    [1] нет
   *[other] меньше { grammar-threshold }
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
condition-died-of-burn = это существо погибло от горения
condition-died-of-burn-not = это существо погибло не от горения
condition-favor = у вас не меньше { $amount } ед. благосклонности
condition-favor-not = у вас меньше { $amount } ед. благосклонности
condition-mana = у вас осталось не меньше { $amount } ед. маны
condition-mana-not = у вас осталось меньше { $amount } ед. маны
condition-void = в вашей пустоте не меньше { COUNT($amount, "1 карты", "карт") }
condition-void-not = { $amount ->
    [1] в вашей пустоте нет карт
   *[other] в вашей пустоте меньше { $amount } карт
}


## When

when-roar = Рык: { $effect }
    .afterlife = Рык и посмертие: { $effect }
    .ability = Рык и способность: { $effect }
    .attacks = Рык и каждая атака: { $effect }
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
# Не «после того как это существо атакует другое существо, оно получает»: оно — которое?
when-attacks-whom =
    { $known ->
        [yes] { $after ->
            [yes] атаковав
           *[no] атакуя
        } { $whom }, { $effect }
       *[no] { grammar-when } { $who } атакует { $whom }, { $effect }
    }
    .other = yes
    .actor = later
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
    .other = yes
when-damaged = когда { $who } получает урон, { $effect }
when-survives = когда { $who } получает урон и выживает, { $effect }
when-healed = когда { $who } исцеляется, { $effect }
when-dies = когда погибает { $who }, { $effect }
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
when-discarded = { $side ->
    [friendly] когда вы стираете { $card } из своей руки, { $effect }
    [enemy] когда соперник стирает { $card } из своей руки, { $effect }
   *[any] когда игрок стирает { $card } из своей руки, { $effect }
}
    .case = accusative
when-match-start = в начале партии { $effect }
when-drawn = когда вы берёте эту карту, { $effect }
line-once = один раз за ход, { $line }
line-from-hand = Пока эта карта в руке: { $line }
line-from-void = Пока эта карта в пустоте: { $line }
line-for-a-turn = { $words } до вашего следующего хода
