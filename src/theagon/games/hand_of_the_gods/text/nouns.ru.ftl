### Units, cards, places and amounts: the phrases that the sentences of `cards` are about.
###
### `$gender` in Russian: masculine nouns are all animate here (боец), feminine and neuter ones are not (постройка).

grammar-hard =
    { $number ->
        [one]
            { $gender ->
                [feminine]
                    { $case ->
                        [nominative] ая
                        [accusative] ую
                       *[other] ой
                    }
                [neuter]
                    { $case ->
                        [genitive] ого
                        [dative] ому
                       *[other] ое
                    }
               *[masculine]
                    { $case ->
                        [nominative] ый
                        [dative] ому
                       *[other] ого
                    }
            }
        [counted]
            { $case ->
                [dative] ым
               *[other] ых
            }
       *[many]
            { $case ->
                [nominative] ые
                [dative] ым
                [genitive] ых
               *[accusative]
                    { $gender ->
                        [masculine] ых
                       *[other] ые
                    }
            }
    }
grammar-soft =
    { $number ->
        [one]
            { $gender ->
                [feminine]
                    { $case ->
                        [nominative] ая
                        [accusative] ую
                       *[other] ой
                    }
                [neuter]
                    { $case ->
                        [genitive] ого
                        [dative] ому
                       *[other] ое
                    }
               *[masculine]
                    { $case ->
                        [nominative] ий
                        [dative] ому
                       *[other] ого
                    }
            }
        [counted]
            { $case ->
                [dative] им
               *[other] их
            }
       *[many]
            { $case ->
                [nominative] ие
                [dative] им
                [genitive] их
               *[accusative]
                    { $gender ->
                        [masculine] их
                       *[other] ие
                    }
            }
    }
# Краткая форма: ранен, ранена, ранено.
grammar-short =
    { $gender ->
        [feminine] а
        [neuter] о
       *[masculine] { "" }
    }

## What there is

noun-unit =
    { $number ->
        [one]
            { $case ->
                [nominative] боец
                [dative] бойцу
               *[other] бойца
            }
       *[other]
            { $case ->
                [nominative] бойцы
                [dative] бойцам
               *[other] бойцов
            }
    }
    .gender = masculine
noun-god =
    { $number ->
        [one]
            { $case ->
                [nominative] бог
                [dative] богу
               *[other] бога
            }
       *[other]
            { $case ->
                [nominative] боги
                [dative] богам
               *[other] богов
            }
    }
    .gender = masculine
noun-beast =
    { $number ->
        [one]
            { $case ->
                [nominative] зверь
                [dative] зверю
               *[other] зверя
            }
       *[other]
            { $case ->
                [nominative] звери
                [dative] зверям
               *[other] зверей
            }
    }
    .gender = masculine
noun-structure =
    { $number ->
        [one]
            { $case ->
                [nominative] постройка
                [dative] постройке
                [accusative] постройку
               *[genitive] постройки
            }
        [counted]
            { $case ->
                [genitive] построек
                [dative] постройкам
               *[accusative]
                    { $count ->
                        [few] постройки
                       *[many] построек
                    }
            }
       *[many]
            { $case ->
                [genitive] построек
                [dative] постройкам
               *[other] постройки
            }
    }
    .gender = feminine
noun-card =
    { $number ->
        [one]
            { $case ->
                [nominative] карта
                [dative] карте
                [accusative] карту
               *[genitive] карты
            }
       *[many]
            { $case ->
                [genitive] карт
                [dative] картам
               *[other] карты
            }
    }
    .gender = feminine
noun-spell =
    { $number ->
        [one]
            { $case ->
                [genitive] заклинания
                [dative] заклинанию
               *[other] заклинание
            }
       *[many]
            { $case ->
                [genitive] заклинаний
                [dative] заклинаниям
               *[other] заклинания
            }
    }
    .gender = neuter
noun-named-unit = { noun-unit } «{ $name }»
    .gender = masculine
noun-named-card = { noun-card } «{ $name }»
    .gender = feminine

## Which of them

with-other =
    друг{ $number ->
        [one]
            { $gender ->
                [feminine] { grammar-soft }
                [neuter] { grammar-soft }
               *[masculine]
                    { $case ->
                        [nominative] ой
                       *[other] { grammar-soft }
                    }
            }
       *[other] { grammar-soft }
    }
    .place = before
with-random = случайн{ grammar-hard }
    .place = before
with-friendly = союзн{ grammar-hard }
    .place = before
with-enemy = вражеск{ grammar-soft }
    .place = before
with-neutral = нейтральн{ grammar-hard }
    .place = before
with-damaged = ранен{ grammar-hard }
    .place = before
with-undamaged = невредим{ grammar-hard }
    .place = before
with-stunned = оглушённ{ grammar-hard }
    .place = before
with-not-stunned = неоглушённ{ grammar-hard }
    .place = before
with-ranged = дальнего боя
    .place = after
with-melee = ближнего боя
    .place = after
with-not-god = богов
    .place = except
with-not-beast = зверей
    .place = except
with-not-structure = построек
    .place = except
with-not-stone = камней призыва
    .place = except
with-was-damaged = ранен{ grammar-hard } до атаки
    .place = before
with-was-undamaged = невредим{ grammar-hard } до атаки
    .place = before
with-keyword = со свойством «{ $keyword }»
    .place = clause
with-attack = с атакой { $range }
    .place = clause
with-health = со здоровьем { $range }
    .place = clause
with-cost = стоимостью { $range }
    .place = clause
with-hand = в вашей руке
    .place = end
except = (кроме { $units })
range-most = не больше { $most }
range-least = не меньше { $least }
range-between = от { $least } до { $most }
range-exact = ровно { $least }

## How many, and who chooses

which-chosen = выбранн{ grammar-hard } { $units }
which-any = { $units }
which-the = { $units }
which-all =
    { $case ->
        [nominative] все
        [dative] всем
        [genitive] всех
       *[accusative]
            { $gender ->
                [masculine] всех
               *[other] все
            }
    } { $units }
which-counted = { $count } { $units }
which-each = кажд{ grammar-hard } { $units }
which-plain = { $units }

## One that the reader knows

anchor-self =
    { $case ->
        [nominative] этот боец
        [genitive] этого бойца
        [dative] этому бойцу
        [instrumental] этим бойцом
       *[accusative] этого бойца
    }
    .gender = masculine
anchor-target =
    { $case ->
        [nominative] цель
        [genitive] цели
        [dative] цели
        [instrumental] целью
       *[accusative] цель
    }
    .gender = feminine
anchor-tile =
    { $case ->
        [nominative] выбранная клетка
        [genitive] выбранной клетки
        [dative] выбранной клетке
        [instrumental] выбранной клеткой
       *[accusative] выбранную клетку
    }
    .gender = feminine
anchor-defender =
    { $case ->
        [nominative] атакованный боец
        [genitive] атакованного бойца
        [dative] атакованному бойцу
        [instrumental] атакованным бойцом
       *[accusative] атакованного бойца
    }
    .gender = masculine
anchor-attacker =
    { $case ->
        [nominative] атакующий боец
        [genitive] атакующего бойца
        [dative] атакующему бойцу
        [instrumental] атакующим бойцом
       *[accusative] атакующего бойца
    }
    .gender = masculine
anchor-that-unit =
    { $case ->
        [nominative] тот боец
        [genitive] того бойца
        [dative] тому бойцу
        [instrumental] тем бойцом
       *[accusative] того бойца
    }
    .gender = masculine
anchor-your-stone =
    { $case ->
        [genitive] вашего камня призыва
        [dative] вашему камню призыва
       *[other] ваш камень призыва
    }
    .gender = masculine
anchor-enemy-stone =
    { $case ->
        [genitive] вражеского камня призыва
        [dative] вражескому камню призыва
       *[other] вражеский камень призыва
    }
    .gender = masculine

## What the player points at, other than a unit

chosen-free-tile =
    { $case ->
        [accusative] свободную клетку
       *[instrumental] выбранной свободной клеткой
    }
chosen-tile =
    { $case ->
        [accusative] клетку
       *[instrumental] выбранной клеткой
    }
chosen-column = столбец
chosen-row = ряд

## Where

area-around = рядом с { $anchor }
    .case = instrumental
area-column = в столбце { $anchor }
    .case = genitive
area-row = в ряду { $anchor }
    .case = genitive
area-tile = на клетке { $anchor }
    .case = genitive
area-chosen-column = в выбранном столбце
area-chosen-row = в выбранном ряду
area-chosen-tile = на выбранной клетке
area-chosen-free-tile = на выбранной свободной клетке
area-the-column = в этом столбце
area-the-row = в этом ряду
area-the-tile = на этой клетке
place-here = на клетке этого бойца
place-target = на клетке { $anchor }
    .case = genitive
place-around =
    на { $count ->
        [1] случайной свободной клетке
       *[other] случайных свободных клетках
    } рядом с { $anchor }
    .case = instrumental
place-home =
    на { $count ->
        [1] случайной свободной домашней клетке
       *[other] случайных свободных домашних клетках
    }
place-anywhere =
    на { $count ->
        [1] случайной свободной клетке
       *[other] случайных свободных клетках
    }

## Amounts

value-attack =
    { $own ->
        [yes] { grammar-own } атаке
       *[no] атаке { $anchor }
    }{ grammar-times-f }
    .case = genitive
value-health =
    { $own ->
        [yes] { grammar-own } здоровью
       *[no] здоровью { $anchor }
    }{ grammar-times-n }
    .case = genitive
value-missing-health =
    { $own ->
        [yes] { grammar-own } потерянному здоровью
       *[no] потерянному здоровью { $anchor }
    }{ grammar-times-n }
    .case = genitive
grammar-own =
    { $gender ->
        [feminine] её
       *[other] его
    }
grammar-times-f =
    { $times ->
        [1] { "" }
       *[other] , умноженной на { $times }
    }
grammar-times-n =
    { $times ->
        [1] { "" }
       *[other] , умноженному на { $times }
    }
amount-fixed = { $amount }
amount-each = { $amount } за { $each }
amount-equal = { $value }
each-card-yours = каждую карту в вашей руке
each-card-enemy = каждую карту в руке соперника
