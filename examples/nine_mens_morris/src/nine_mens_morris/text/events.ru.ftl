### Что произошло. { $seat } — имя игрока; { $source } и { $target } — фишки и их точки.

seat-0 = Игрок 1
seat-1 = Игрок 2
seat-none = Никто
event-turn-start = Ход { $amount }: { $person ->
    [you] ваш
   *[other] { $seat }
}.
event-place = { $seat } { VERB($person, "ставит") } на доску: { $target }.
event-move = { $seat } { VERB($person, "ходит") }: { $source } идёт на { $tile }.
event-fly = { $seat } { VERB($person, "ходит") }: { $source } прыгает на { $tile }.
event-mill = { $seat } { VERB($person, "замыкает") } мельницу.
event-take = { $seat } { VERB($person, "снимает") } с доски: { $target }.
event-concede = { $seat } { VERB($person, "сдаётся") }.
event-win = { $seat } { VERB($person, "побеждает") }.
event-drawn = За { $amount } ходов ничего не поставлено и не снято: ничья.
