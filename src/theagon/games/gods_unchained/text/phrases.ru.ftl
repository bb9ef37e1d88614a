### Карты на столе и вне его, как о них говорят предложения.

noun-creature =
    { $number ->
        [one] { CASE($case, "существо", "существа", "существу", "существо") }
       *[other] { CASE($case, "существа", "существ", "существам", "существ") }
    }
    .gender = animate
noun-god =
    { $number ->
        [one] { CASE($case, "бог", "бога", "богу", "бога") }
       *[other] { CASE($case, "боги", "богов", "богам", "богов") }
    }
    .gender = masculine
noun-character =
    { $number ->
        [one] { CASE($case, "персонаж", "персонажа", "персонажу", "персонажа") }
       *[other] { CASE($case, "персонажи", "персонажей", "персонажам", "персонажей") }
    }
    .gender = masculine
noun-relic =
    { $number ->
        [one] { CASE($case, "реликвия", "реликвии", "реликвии", "реликвию") }
       *[other] { CASE($case, "реликвии", "реликвий", "реликвиям", "реликвии") }
    }
    .gender = feminine
noun-spell =
    { $number ->
        [one] { CASE($case, "заклинание", "заклинания", "заклинанию", "заклинание") }
       *[other] { CASE($case, "заклинания", "заклинаний", "заклинаниям", "заклинания") }
    }
    .gender = neuter
noun-card =
    { $number ->
        [one] { CASE($case, "карта", "карты", "карте", "карту") }
       *[other] { CASE($case, "карты", "карт", "картам", "карты") }
    }
    .gender = feminine
adjective-friendly = { ADJECTIVE("дружественный", $case, $number, $gender) }
adjective-enemy = { ADJECTIVE("вражеский", $case, $number, $gender) }
adjective-damaged = { ADJECTIVE("раненый", $case, $number, $gender) }
adjective-undamaged = { ADJECTIVE("целый", $case, $number, $gender) }
grammar-one = один
which-random =
    { $number ->
        [one] { adjective-random } { $noun }
       *[many] { adjective-random } { $noun } ({ $count })
    }
adjective-random = { ADJECTIVE("случайный", $case, $number, $gender) }
which-most =
    { $number ->
        [one] { $noun } с наибольшим здоровьем
       *[many] { $noun } с наибольшим здоровьем ({ $count })
    }
which-chosen = { adjective-chosen } { $noun }
adjective-chosen = { ADJECTIVE("выбранный", $case, $number, $gender) }
which-all = { adjective-all } { $noun }
which-all-other = { adjective-all } { adjective-other } { $noun }
adjective-all =
    { $gender ->
        [masculine] { CASE($case, "все", "всех", "всем", "всех") }
        [animate] { CASE($case, "все", "всех", "всем", "всех") }
       *[other] { CASE($case, "все", "всех", "всем", "все") }
    }
adjective-other = { ADJECTIVE("другой", $case, $number, $gender) }
which-any = { $noun }
which-each = { $noun }
which-plain = { $noun }
with-tribe = племени { $tribe }
with-god = бога «{ $god }»
with-god-enemy = бога соперника
with-keyword = со свойством «{ $keyword }»
with-not-keyword = без свойства «{ $keyword }»
with-strength = с силой { $range }
with-health = со здоровьем { $range }
with-cost = стоимостью { $range }
with-name = «{ $name }»
range-most = { $most } или меньше
range-least = { $least } или больше
range-exact = { $least }
range-between = от { $least } до { $most }
who-self-creature = { CASE($case, "это существо", "этого существа", "этому существу", "это существо") }
who-self-relic = { CASE($case, "эта реликвия", "этой реликвии", "этой реликвии", "эту реликвию") }
who-self-god-power = { CASE($case, "ваш бог", "вашего бога", "вашему богу", "вашего бога") }
who-target = { CASE($case, "цель", "цели", "цели", "цель") }
who-it = { CASE($case, "та карта", "той карты", "той карте", "ту карту") }
who-your-god = { CASE($case, "ваш бог", "вашего бога", "вашему богу", "вашего бога") }
who-enemy-god = { CASE($case, "вражеский бог", "вражеского бога", "вражескому богу", "вражеского бога") }
who-your-relic = { CASE($case, "ваша реликвия", "вашей реликвии", "вашей реликвии", "вашу реликвию") }
who-enemy-relic =
    { CASE($case, "вражеская реликвия", "вражеской реликвии", "вражеской реликвии", "вражескую реликвию") }
