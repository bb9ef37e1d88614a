### Что произошло. { $seat } — имя игрока; { $source } и { $target } — фишки и их точки.

event-place = { $seat } { VERB($person, "ставит") } на доску: { $target }.
event-move = { $seat } { VERB($person, "ходит") }: { $source } идёт на { $tile }.
event-fly = { $seat } { VERB($person, "ходит") }: { $source } прыгает на { $tile }.
event-mill = { $seat } { VERB($person, "замыкает") } мельницу.
event-take = { $seat } { VERB($person, "снимает") } с доски: { $target }.
event-drawn = За { $amount } ходов ничего не поставлено и не снято: ничья.
