### Lo que pasó. { $seat } es el nombre de un jugador; { $source } y { $target } son fichas con sus puntos.

event-place = { $seat } { VERB($person, "coloca") } una { $target }.
event-move = { $seat } { VERB($person, "mueve") } una { $source } a { $tile }.
event-fly = { $seat } { VERB($person, "vuela") } con una { $source } a { $tile }.
event-mill = { $seat } { VERB($person, "cierra") } un molino.
event-take = { $seat } { VERB($person, "retira") } una { $target }.
event-drawn = En { $amount } turnos no se colocó ni se retiró nada: hay empate.
