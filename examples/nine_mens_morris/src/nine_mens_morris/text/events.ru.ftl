### Что произошло. { $seat } — имя игрока; { $source } и { $target } — фишки и их точки.

seat-0 = Игрок 1
seat-1 = Игрок 2
seat-none = Никто
event-turn-start = Ход { $amount }: { $seat }.
event-place = На доске новая { $target }; ходит { $seat }.
event-move = { $seat } ходит: { $source } идёт на { $tile }.
event-fly = { $seat } ходит: { $source } прыгает на { $tile }.
event-mill = { $seat } замыкает мельницу.
event-take = С доски снята { $target }; ходит { $seat }.
event-concede = { $seat } сдаётся.
event-win = { $seat } побеждает.
event-drawn = За { $amount } ходов ничего не поставлено и не снято: ничья.
