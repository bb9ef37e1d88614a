### Lo que pasó. { $seat } es el nombre de un jugador; { $source } y { $target } son fichas con sus puntos.

seat-0 = Jugador 1
seat-1 = Jugador 2
seat-none = Nadie
event-turn-start = Turno { $amount }: { $seat }.
event-place = { $seat } coloca una { $target }.
event-move = { $seat } mueve una { $source } a { $tile }.
event-fly = { $seat } vuela con una { $source } a { $tile }.
event-mill = { $seat } cierra un molino.
event-take = { $seat } retira una { $target }.
event-concede = { $seat } se rinde.
event-win = { $seat } gana.
event-drawn = En { $amount } turnos no se colocó ni se retiró nada: hay empate.
