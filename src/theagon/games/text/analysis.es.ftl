### The words of an analysis and of hints. `$seat` is a place such as p1, or a name; numbers are out of 100.

analysis-fair = Cada jugador se juzga por lo que podía saber.
analysis-open = Todo lo oculto cuenta como conocido.
analysis-turning-points = Dónde giró la partida
analysis-lost = Lo que se dejó escapar
analysis-strong = Jugadas fuertes
analysis-none = nada

turning-point = turno { $turn }. { $person ->
    [you] Tus posibilidades
   *[other] Posibilidades de { $seat }
}: { $before } % → { $after } %.
turning-mistake = { $seat } { VERB($person, "elige") } «{ $played }»; mejor era «{ $plan }».
turning-strong = { $seat } { VERB($person, "encuentra") } «{ $played }».
turning-luck = { $seat } { VERB($person, "elige") } «{ $played }», y decide la suerte.
turning-course = { $seat } { VERB($person, "elige") } «{ $played }».

decision-lost = turno { $turn }, paso { $step }. { $person ->
    [you] Tus posibilidades
   *[other] Posibilidades de { $seat }
}: { $before } % → { $after } %.
decision-strong = turno { $turn }, paso { $step }. { $person ->
    [you] Tus posibilidades
   *[other] Posibilidades de { $seat }
}: { $after } %.

hint-only = { $action }: no hay otra posibilidad.
hint-wins = { $action }. Gana la partida.
hint-saves = { $action }. Gana { $win } veces de 100. Tras «{ $other }» pierdes pronto { $lost } veces de 100.
hint-gains = { $action }. Gana { $win } veces de 100; la siguiente mejor, «{ $other }», { $next } veces.
hint-even = { $action }. Gana { $win } veces de 100; «{ $other }» es más o menos igual de buena.
