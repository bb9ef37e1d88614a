### Карты на столе и вне его, как о них говорят предложения.

noun-creature =
    { NOUN($case, $number, $count, "существо существа существу существо", "существа существ существам существ") }
    .gender = animate
noun-god = { NOUN($case, $number, $count, "бог бога богу бога", "боги богов богам богов") }
    .gender = masculine
noun-character =
    { NOUN(
        $case, $number, $count,
        "персонаж персонажа персонажу персонажа",
        "персонажи персонажей персонажам персонажей"
    ) }
    .gender = masculine
noun-relic =
    { NOUN($case, $number, $count, "реликвия реликвии реликвии реликвию", "реликвии реликвий реликвиям реликвии") }
    .gender = feminine
grammar-by =
    { $by ->
        [strength] силой
       *[health] здоровьем
    }
grammar-how-many =
    { $number ->
        [one] { "" }
       *[counted] { grammar-figure }{ " " }
    }
grammar-greatest =
    { $by ->
        [health] наибольшим
       *[other] наибольшей
    }
grammar-least =
    { $by ->
        [health] наименьшим
       *[other] наименьшей
    }
which-these = { which-plain }
# `$event` — о чём рассказывает событие, если не только об этом существе: «остальные» — кроме кого?
with-other = { $which ->
    [chosen] { "" }
    [all]
        { $event ->
            [no] { ADJECTIVE("остальной", $case, $number, $gender, $count) }
            [target] { ADJECTIVE("остальной", $case, $number, $gender, $count) }
           *[other] { "" }
        }
   *[any] { ADJECTIVE("другой", $case, $number, $gender, $count) }
}
which-all = { grammar-all }{ $event ->
    [no] { "" }
    [target] { "" }
    [attacks] , кроме атаковавшего
   *[other] , кроме этого
}
grammar-utmost = { ADJECTIVE("самый", $case, $number, $gender, $count) }
which-most =
    { grammar-how-many }{ $by ->
        [cost] { grammar-utmost } { ADJECTIVE("дорогой", $case, $number, $gender, $count) } { $units }
       *[other] { $units } с { grammar-greatest } { grammar-by }
    }
which-least =
    { grammar-how-many }{ $by ->
        [cost] { grammar-utmost } { ADJECTIVE("дешёвый", $case, $number, $gender, $count) } { $units }
       *[other] { $units } с { grammar-least } { grammar-by }
    }
with-ability = с { $ability }
    .place = clause
ability-roar = рыком
with-no-roar = без рыка
    .place = clause
with-no-afterlife = без посмертия
    .place = clause
ability-afterlife = посмертием
which-chosen = { grammar-chosen } { $units }
# `.gods` — вражеский бог и свой — это оба бога.
which-both = { CASE($case, "оба", "обоих", "обоим", "обоих") } { $units }
    .gods = both
which-top =
    { $number ->
        [one] { "" }
       *[other] { $count }{ " " }
    }{ ADJECTIVE("верхний", $case, $number, $gender, $count) } { $units }
with-fought = { ADJECTIVE("атаковавший", $case, $number, $gender, $count) }
with-unfought = ещё не { ADJECTIVE("атаковавший", $case, $number, $gender, $count) }
with-dying = { ADJECTIVE("погибающий", $case, $number, $gender, $count) }
# «Каждое уцелевшее» — после удара; «случайное уцелевшее» читали бы как невредимое.
with-living = { $which ->
    [any] ещё { ADJECTIVE("живой", $case, $number, $gender, $count) }
   *[other] { ADJECTIVE("уцелевший", $case, $number, $gender, $count) }
}
with-allowed = { ADJECTIVE("доступный", $case, $number, $gender, $count) } для атаки
with-asleep = { ADJECTIVE("спящий", $case, $number, $gender, $count) }
with-awake = { ADJECTIVE("бодрствующий", $case, $number, $gender, $count) }
with-rarity = { ADJECTIVE($rarity, $case, $number, $gender, $count) }
grammar-of-type =
    { $which ->
        [all] { $several ->
            [yes] типов
           *[no] типа
        }
       *[other] типа
    }
with-tribe = { $kin ->
    [things] { grammar-of-type }{ " " }
   *[other] { "" }
}{ $which ->
    [all] { $tribes }
   *[other] { $tribe }
}
    .place = after
with-god = { $which ->
    [all] { $gods }
   *[other] { $god }
}
    .place = after
with-god-enemy = вражеского бога
    .place = after
having = с { $instrumental }
lacking = без { $genitive }
with-keyword = { $with }
    .place = clause
with-not-keyword = { $without }
    .place = clause
with-durability = с прочностью { $range }
    .place = clause
with-no-durability = с нулевой прочностью
    .place = clause
with-strength = с силой { $range }
    .place = clause
with-cost = стоимостью { $range }
    .place = clause
with-cost-of-kind = { with-cost }
    .place = clause
with-mana-within = стоимостью не больше вашей неистраченной маны
    .place = clause
# Об одной — без придаточного: «которой» стояло бы рядом с рукой.
with-gems-within =
    { $number ->
        [one] стоимостью { $range ->
            [none] не больше числа
           *[other] от { $least } до числа
        } ваших камней маны
       *[other] , стоимость которых { $range ->
            [none] { "" }
           *[other] { $range } и{ " " }
        }не больше числа ваших камней маны,
    }
    .place = end
with-gems-below =
    { PLURAL(
        $number,
        "стоимостью меньше числа ваших камней маны", ", стоимость которых меньше числа ваших камней маны,"
    ) }
    .place = end
with-like = той же стоимости{ $known ->
    [yes] { "" }
   *[no] , что и { $who }
}
    .place = clause
with-that-cost = каждой стоимости от { $least } до { $most }
    .place = clause
with-limit =
    , стоимость { $gender ->
        [feminine] которой
        [woman] которой
       *[other] которого
    } не больше стоимости выбранного плюс { $amount },
    .place = end
with-name = «{ $name }»
    .place = after
anchor-again =
    { $gender ->
        [feminine] { CASE($case, "она", "её", "ей", "её") }
        [masculine] { CASE($case, "он", "его", "ему", "его") }
       *[other] { CASE($case, "оно", "его", "ему", "его") }
    }
# `.named` — по имени, где «это существо» могло бы быть и тем, с которым что-то происходит.
anchor-self-creature = { CASE($case, "это существо", "этого существа", "этому существу", "это существо") }
    .gender = neuter
    .named = { $name }
anchor-self-relic = { CASE($case, "эта реликвия", "этой реликвии", "этой реликвии", "эту реликвию") }
    .gender = feminine
anchor-self-god-power = { anchor-your-god }
    .gender = masculine
anchor-target =
    { $kind ->
        [creature] { ADJECTIVE("выбранный", $case, "one", "neuter") }
       *[other] { ADJECTIVE("выбранный", $case, "one", "masculine") }
    } { grammar-character }
    .gone = { ADJECTIVE("уничтоженный", $case, "one", "neuter") } { grammar-character }
anchor-it = { CASE($case, "это существо", "этого существа", "этому существу", "это существо") }
    .gender = neuter
    .attack = { ADJECTIVE("атакованный", $case, "one", "neuter") } { CASE(
        $case, "существо", "существа", "существу", "существо"
    ) }
anchor-copy = { CASE($case, "эта копия", "этой копии", "этой копии", "эту копию") }
    .gender = feminine
grammar-character =
    { $kind ->
        [creature] { CASE($case, "существо", "существа", "существу", "существо") }
        [god] { CASE($case, "бог", "бога", "богу", "бога") }
       *[other] { CASE($case, "персонаж", "персонажа", "персонажу", "персонажа") }
    }
anchor-card-creature = { ADJECTIVE("выбранный", $case, "one", "neuter") } { CASE(
    $case, "существо", "существа", "существу", "существо"
) }
    .gender = neuter
anchor-spell = { CASE($case, "это заклинание", "этого заклинания", "этому заклинанию", "это заклинание") }
    .gender = neuter
anchor-card = { CASE($case, "эта карта", "этой карты", "этой карте", "эту карту") }
    .gender = feminine
    .delve = { CASE($case, "найденная карта", "найденной карты", "найденной карте", "найденную карту") }
anchor-attacked =
    { $kind ->
        [creature] { ADJECTIVE("атакованный", $case, "one", "neuter") }
       *[other] { ADJECTIVE("атакованный", $case, "one", "masculine") }
    } { grammar-character }
    .gender = masculine
# Не «то существо»: после «когда …,» это читали бы как союз.
anchor-damaged =
    { CASE($case, "пострадавшее существо", "пострадавшего существа", "пострадавшему существу", "пострадавшее существо") }
    .gender = neuter
anchor-attacker = { CASE($case, "атакующий", "атакующего", "атакующему", "атакующего") }
    .gender = masculine
anchor-your-god =
    { $ordered ->
        [yes] { CASE($case, "ваш бог", "своего бога", "своему богу", "своего бога") }
       *[no] { CASE($case, "ваш бог", "вашего бога", "вашему богу", "вашего бога") }
    }
    .gender = masculine
    .granted = { CASE($case, "бог", "бога", "богу", "бога") } его владельца
anchor-enemy-god = { CASE($case, "вражеский бог", "вражеского бога", "вражескому богу", "вражеского бога") }
    .gender = masculine
anchor-your-relic =
    { $ordered ->
        [yes] { CASE($case, "ваша реликвия", "своей реликвии", "своей реликвии", "свою реликвию") }
       *[no] { CASE($case, "ваша реликвия", "вашей реликвии", "вашей реликвии", "вашу реликвию") }
    }
    .gender = feminine
anchor-enemy-relic =
    { CASE($case, "вражеская реликвия", "вражеской реликвии", "вражеской реликвии", "вражескую реликвию") }
    .gender = feminine
anchor-chosen-one =
    { $ordered ->
        [yes] { CASE($case, "ваш Избранник", "своего Избранника", "своему Избраннику", "своего Избранника") }
       *[no] { CASE($case, "ваш Избранник", "вашего Избранника", "вашему Избраннику", "вашего Избранника") }
    }
    .gender = masculine
anchor-this-card = { CASE($case, "эта карта", "этой карты", "этой карте", "эту карту") }
    .gender = feminine
    .creature = anchor-self-creature
