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
which-most =
    { $number ->
        [one] { $units } с наибольшим здоровьем
       *[many] { $units } с наибольшим здоровьем ({ $count })
    }
which-chosen = { ADJECTIVE("выбранный", $case, $number, $gender) } { $units }
with-tribe = племени { $tribe }
    .place = after
with-god = бога «{ $god }»
    .place = after
with-god-enemy = бога соперника
    .place = after
with-not-keyword = без свойства «{ $keyword }»
    .place = clause
with-strength = с силой { $range }
    .place = clause
with-cost = стоимостью { $range }
    .place = clause
with-name = «{ $name }»
    .place = after
anchor-self-creature = { CASE($case, "это существо", "этого существа", "этому существу", "это существо") }
anchor-self-relic = { CASE($case, "эта реликвия", "этой реликвии", "этой реликвии", "эту реликвию") }
anchor-self-god-power = { CASE($case, "ваш бог", "вашего бога", "вашему богу", "вашего бога") }
anchor-target = { CASE($case, "цель", "цели", "цели", "цель") }
anchor-it = { CASE($case, "та карта", "той карты", "той карте", "ту карту") }
anchor-your-god = { CASE($case, "ваш бог", "вашего бога", "вашему богу", "вашего бога") }
anchor-enemy-god = { CASE($case, "вражеский бог", "вражеского бога", "вражескому богу", "вражеского бога") }
anchor-your-relic = { CASE($case, "ваша реликвия", "вашей реликвии", "вашей реликвии", "вашу реликвию") }
anchor-enemy-relic =
    { CASE($case, "вражеская реликвия", "вражеской реликвии", "вражеской реликвии", "вражескую реликвию") }
anchor-this-card = эту карту
anchor-attacker = { CASE($case, "нападающий", "нападающего", "нападающему", "нападающего") }
