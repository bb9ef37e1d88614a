### Что произошло, как это рассказывают несколько игр. { $seat } — имя игрока.

unknown-card = карта
# Карта, которую читатель не видит, — без имени: «берёт карту».
grammar-card =
    { $shown ->
        [yes] : { $card }
       *[no] { " " }карту
    }
seat-0 = Игрок 1
seat-1 = Игрок 2
seat-2 = Игрок 3
seat-3 = Игрок 4
seat-none = Никто
event-match-start = Партия начинается.
event-mulligan = { $seat }: { $amount ->
    [0] замены нет
    [one] заменена { $amount } карта
    [few] заменены { $amount } карты
   *[many] заменено { $amount } карт
}.
event-turn-start = Ход { $amount }: { $person ->
    [you] ваш
   *[other] { $seat }
}.
event-mana = { $seat }: { $amount } ед. маны.
event-put-back = { $seat } { VERB($person, "возвращает") } в колоду{ grammar-card }.
event-dealt = { $seat } { VERB($person, "получает") } в начальную руку{ grammar-card }.
event-draw = { $seat } { VERB($person, "берёт") }{ grammar-card }.
event-play = { $seat } { VERB($person, "разыгрывает") }: { $card }.
event-discard = { $seat } { VERB($person, "сбрасывает") }{ grammar-card }.
event-turn-end = { $seat } { VERB($person, "заканчивает") } ход.
event-attack = { $source } атакует: { $target }.
event-set-health = { $target }: здоровье становится { $amount }.
event-keywords-lost = { $target } теряет: { $words }.
event-expires = { $target }: усиление закончилось, { $changes }.
event-aura = { $target }, ауры: { $changes }.
event-transform = { $target } превращается.
event-afterlife = Посмертие: { $source }.
event-fizzle = Ничего не происходит: { $why }.
event-idle = Делать нечего.
event-mode = Выпадает вариант { $amount }.
event-visits = { $target } вернётся в конце хода.
event-untold = Журнал полон, не показано событий: { $amount }.
event-concede = { $seat } { VERB($person, "сдаётся") }.
event-win = { $seat } { VERB($person, "побеждает") }.
event-drawn = Ничья.
