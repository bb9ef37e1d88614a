### Nombres de los tipos de carta, los panteones y los valores.

kind-army = Ejército
kind-supporting = Dios de apoyo
kind-power = Carta de poder
kind-leading = Dios líder
pantheon-celtic = Celta
pantheon-mesopotamian = Mesopotámico
name-tokens = Fichas de energía
name-actions = Acciones
name-sets = Grupos
name-pile = Mazo
name-discard = Descartes
name-army = Ejército
status-guarded = Protegido
status-out = Fuera

## Ways to play, and rules that a table may turn on or off

mode-two = Dos jugadores
mode-three = Tres jugadores
mode-four = Cuatro jugadores
mode-teams = Dos equipos de dos
switch-starter-holds-back = Quien empieza se contiene
switch-starter-holds-back-hint = Quien juega primero tiene dos acciones en vez de tres en su segundo turno.
switch-finish-round = Acabar la ronda
switch-finish-round-hint = Cuando alguien alcanza el objetivo, los demás aún juegan sus turnos de esta ronda.
switch-whole-draws = Robos enteros
switch-whole-draws-hint = Quien al robar pasaría de 15 cartas no roba ninguna.
switch-attack-sum = Las fuerzas se suman
switch-attack-sum-hint = Un ataque a varias cartas debe igualar la fuerza de todas juntas; si no, la de cada una por separado.
switch-lock-sets = Grupos a salvo
switch-lock-sets-hint = Las cartas de un grupo completo no pueden atacarse.
