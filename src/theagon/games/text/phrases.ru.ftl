### Phrases of the card texts of all games.
###
### `$gender` in Russian: masculine nouns are all animate here (боец), and so are those called animate, which are neuter
### (существо), and woman (амазонка); feminine and neuter ones are not (постройка, заклинание).

## What there is

noun-card = { NOUN($case, $number, $count, "карта карты карте карту", "карты карт картам карты") }
    .gender = feminine
noun-spell =
    { NOUN(
        $case, $number, $count,
        "заклинание заклинания заклинанию заклинание",
        "заклинания заклинаний заклинаниям заклинания"
    ) }
    .gender = neuter

## Which of them

with-other = { $which ->
    [chosen] { "" }
    [all] { ADJECTIVE("остальной", $case, $number, $gender, $count) }
   *[any] { ADJECTIVE("другой", $case, $number, $gender, $count) }
}
with-random = { ADJECTIVE("случайный", $case, $number, $gender, $count) }
with-friendly = { ADJECTIVE("союзный", $case, $number, $gender, $count) }
with-enemy = { ADJECTIVE("вражеский", $case, $number, $gender, $count) }
with-damaged = { ADJECTIVE("раненый", $case, $number, $gender, $count) }
with-undamaged = { ADJECTIVE("невредимый", $case, $number, $gender, $count) }
with-keyword = со свойством «{ $keyword }»
    .place = clause
with-health = со здоровьем { $range }
    .place = clause
# `.first` — сразу после существительного: «в том же ряду, что и Артемида (но не камню призыва)» читали бы вместе.
except =
    ({ $which ->
        [chosen] но не
        [any] но не
       *[all] кроме
    } { $units })
    .first = yes
range-most = не больше { $most }
range-least = не меньше { $least }
range-between = от { $least } до { $most }
range-exact = { $least }
range-either = { $least } или { $most }

## How many; `$units` is the noun with all of the above

which-any = { $units }
grammar-chosen =
    { $other ->
        [yes] { ADJECTIVE("другой", $case, $number, $gender) }{ " " }
       *[no] { "" }
    }{ ADJECTIVE("выбранный", $case, $number, $gender) }
grammar-all =
    { $gender ->
        [masculine] { CASE($case, "все", "всех", "всем", "всех") }
        [animate] { CASE($case, "все", "всех", "всем", "всех") }
        [woman] { CASE($case, "все", "всех", "всем", "всех") }
       *[other] { CASE($case, "все", "всех", "всем", "все") }
    } { $units }
which-all = { grammar-all }
# Живых считают словом: двух случайных атлантов, пять Послушников; прочее — цифрой: 2 карты.
grammar-figure = { NUMERAL($case, $count, $gender) }
which-counted = { grammar-figure } { $units }
# `.bare` — когда больше о них ничего не сказано.
which-each =
    { $number ->
        [counted] каждые { $count }
       *[one] { ADJECTIVE("каждый", $case, $number, $gender) }
    } { $units }
    .bare = { $units } на столе
which-plain = { $units }
each-card-yours = каждую карту в вашей руке
each-card-enemy = каждую карту в руке соперника

## Clauses and lists

# `.last` — условие в конце там, где перед тем, кто действует и не назван, оно смутит: «если ранен, оглушает себя».
if-effect = { $effect } если { $condition }
    .last = yes
if-ability = если { $condition }, { $effect }
list-two = { $first } и { $last }
list-more = { $first }, { $last }
# Что происходит само — отдельно от того, что тогда сделать игроку: «получает +1 к силе; дайте оберег».
then =
    { $first }{ $turn ->
        [yes] ;
        [if] ;
       *[no] , затем
    } { $last }
# Сколько это длится — впереди долгого имени: «с силой не больше 2 до вашего следующего хода» читали бы вместе.
until-your-next-turn =
    { LONG($effect) ->
        [yes] до вашего следующего хода { $effect }
       *[no] { $effect } до вашего следующего хода
    }
