### Units, places and amounts, as the sentences of `cards` speak of them. What all games say alike is in the card language.

# Краткая форма: ранен, ранена.
grammar-short = { GENDER($gender, "а", "") }

## What there is

noun-unit = { NOUN($case, $number, $count, "боец бойца бойцу бойца", "бойцы бойцов бойцам бойцов") }
    .gender = masculine
noun-god = { NOUN($case, $number, $count, "бог бога богу бога", "боги богов богам богов") }
    .gender = masculine
noun-beast = { NOUN($case, $number, $count, "зверь зверя зверю зверя", "звери зверей зверям зверей") }
    .gender = masculine
noun-structure =
    { NOUN(
        $case, $number, $count,
        "постройка постройки постройке постройку",
        "постройки построек постройкам постройки"
    ) }
    .gender = feminine
noun-named-unit = { noun-unit } «{ $name }»
    .gender = masculine
noun-named-card = { noun-card } «{ $name }»
    .gender = feminine

## Which of them

with-neutral = { ADJECTIVE("нейтральный", $case, $number, $gender, $count) }
with-adjacent = { ADJECTIVE("соседний", $case, $number, $gender, $count) }
with-stunned = { ADJECTIVE("оглушённый", $case, $number, $gender, $count) }
with-not-stunned = { ADJECTIVE("неоглушённый", $case, $number, $gender, $count) }
with-ranged = дальнего боя
    .place = after
with-melee = ближнего боя
    .place = after
# «Выбранному бойцу (но не богу)», но «всем бойцам (кроме богов)».
with-not-god =
    { $which ->
        [chosen] { CASE($case, "бог", "бога", "богу", "бога") }
        [any] { CASE($case, "бог", "бога", "богу", "бога") }
       *[all] богов
    }
    .place = aside
with-not-beast =
    { $which ->
        [chosen] { CASE($case, "зверь", "зверя", "зверю", "зверя") }
        [any] { CASE($case, "зверь", "зверя", "зверю", "зверя") }
       *[all] зверей
    }
    .place = aside
with-not-structure =
    { $which ->
        [chosen] { CASE($case, "постройка", "постройки", "постройке", "постройку") }
        [any] { CASE($case, "постройка", "постройки", "постройке", "постройку") }
       *[all] построек
    }
    .place = aside
with-not-stone =
    { $which ->
        [chosen] { CASE($case, "камень", "камня", "камню", "камень") } призыва
        [any] { CASE($case, "камень", "камня", "камню", "камень") } призыва
       *[all] камней призыва
    }
    .place = aside
with-was-damaged = { ADJECTIVE("раненый", $case, $number, $gender, $count) } до удара
with-was-undamaged = { ADJECTIVE("невредимый", $case, $number, $gender, $count) } до удара
with-attack = с атакой { $range }
    .place = clause
with-cost = стоимостью { $range }
    .place = clause
with-hand = { "" }

## How many, and who chooses

# Не «другому выбранному»: один ещё не выбран. Другой — не тот, чей это клич.
which-chosen =
    { ADJECTIVE("выбранный", $case, $number, $gender) } { $units }{ $other ->
        [yes] { " " }(но не { CASE($case, "сам", "себя", "себе", "себя", "собой") })
       *[no] { "" }
    }
which-the = { $units }

## One that the reader knows

anchor-self = { CASE($case, "этот боец", "этого бойца", "этому бойцу", "этого бойца", "этим бойцом") }
    .gender = masculine
anchor-again =
    { $gender ->
        [feminine] { CASE($case, "она", "её", "ей", "её", "ней") }
       *[masculine] { CASE($case, "он", "его", "ему", "его", "ним") }
    }
anchor-target = { CASE($case, "цель", "цели", "цели", "цель", "целью") }
    .gender = feminine
anchor-tile = { CASE($case, "эта клетка", "этой клетки", "этой клетке", "эту клетку", "этой клеткой") }
# И до удара, и после: не «атакуемый» и не «атакованный».
anchor-defender = { CASE($case, "цель атаки", "цели атаки", "цели атаки", "цель атаки", "целью атаки") }
    .gender = feminine
anchor-attacker =
    { CASE($case, "атакующий боец", "атакующего бойца", "атакующему бойцу", "атакующего бойца", "атакующим бойцом") }
    .gender = masculine
anchor-that-unit = { CASE($case, "тот боец", "того бойца", "тому бойцу", "того бойца", "тем бойцом") }
    .gender = masculine
anchor-your-stone =
    { CASE($case, "ваш камень призыва", "вашего камня призыва", "вашему камню призыва", "ваш камень призыва") }
    .gender = masculine
anchor-enemy-stone =
    { CASE(
        $case,
        "вражеский камень призыва", "вражеского камня призыва", "вражескому камню призыва",
        "вражеский камень призыва"
    ) }
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
area-adjacent = на соседней клетке
area-column = в столбце { $anchor }
    .case = genitive
    .own =
        в { $number ->
            [one] том же столбце, что и { $this }
           *[other] своём столбце
        }
area-row = в ряду { $anchor }
    .case = genitive
    .own =
        в { $number ->
            [one] том же ряду, что и { $this }
           *[other] своём ряду
        }
area-tile = на клетке { $anchor }
    .case = genitive
area-chosen-column = в выбранном столбце
area-chosen-row = в выбранном ряду
area-chosen-tile = на выбранной клетке
area-chosen-free-tile = на выбранной свободной клетке
area-the-column = в этом столбце
area-the-row = в этом ряду
area-the-tile = на этой клетке
place-here = на свою клетку
place-target = на клетку { $anchor }
    .case = genitive
place-around = на { PLURAL($count, "случайную свободную соседнюю клетку", "случайные свободные соседние клетки") }
place-around-target = на { grammar-free-tiles } рядом с { $anchor }
    .case = instrumental
place-chosen-tile = на выбранную клетку
place-chosen-free-tile = на выбранную свободную клетку
place-the-tile = на эту клетку
place-home =
    на { PLURAL($count, "случайную свободную домашнюю клетку", "случайные свободные домашние клетки") }{ $side ->
        [enemy] { " " }соперника
       *[yours] { "" }
    }
place-anywhere = на { grammar-free-tiles }
grammar-free-tiles = { PLURAL($count, "случайную свободную клетку", "случайные свободные клетки") }

## Amounts

value-attack =
    { $own ->
        [yes] { grammar-own } атаке
        [self] своей атаке
       *[no] атаке { $anchor }
    }{ grammar-times-f }
    .case = genitive
value-health =
    { $own ->
        [yes] { grammar-own } здоровью
        [self] своему здоровью
       *[no] здоровью { $anchor }
    }{ grammar-times-n }
    .case = genitive
value-missing-health =
    { $own ->
        [yes] { grammar-own } потерянному здоровью
        [self] потерянному
       *[no] потерянному здоровью { $anchor }
    }{ grammar-times-n }
    .case = genitive
grammar-own = { GENDER($gender, "её", "его") }
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
