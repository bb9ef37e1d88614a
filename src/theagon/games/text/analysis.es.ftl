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
turning-mistake = { $seat } { VERB($person, "falla") }: { $cause }.
turning-strong = { $person ->
    [you] tu jugada fuerte
   *[other] jugada fuerte de { $seat }
}: { $played }.
decision-strong = turno { $turn }. { $person ->
    [you] Tus posibilidades
   *[other] Posibilidades de { $seat }
}: { $after } %.

## Cómo una decisión perdió posibilidades. `$plan` y `$played` son jugadas como «Rata contra el dios enemigo».

cause-win = se ganaba así: { $plan }
cause-soon = el turno acabó demasiado pronto, sin { $plan }
cause-late = era mejor terminar el turno que { $played }
cause-better = mejor que { $played } era { $plan }
deed-then = { $first } y luego { $next }
deed-last = { $first } y, al final, { $next }
deed-and = { $first } y { $next }
deed-more = { $first } y { $count } más

## Por qué se perdió una partida, en una frase.

defeat-win = { $person ->
    [you] se te escapó la victoria
   *[other] { $seat } dejó escapar la victoria
} en el turno { $turn }: { $plan }.
defeat-slip = { $person ->
    [you] dejaste
   *[other] { $seat } dejó
} escapar una partida ganada en el turno { $turn }: { $cause }.
defeat-fall = { $person ->
    [you] perdiste
   *[other] { $seat } perdió
} la partida en el turno { $turn }: { $cause }.
defeat-soon = { $person ->
    [you] terminaste
   *[other] { $seat } terminó
} demasiado pronto el turno { $turn }, sin { $plan }.
defeat-cost = lo que más { $person ->
    [you] te costó
   *[other] le costó a { $seat }
} fue el turno { $turn }: { $cause }.
defeat-start = ninguna jugada decidió por sí sola la partida: { $person ->
    [you] ibas
   *[other] { $seat } iba
} por detrás desde el principio.
defeat-open = ninguna jugada decidió la partida: aún estaba abierta.
defeat-course = ninguna jugada decidió por sí sola la partida: { $person ->
    [you] ibas
   *[other] { $seat } iba
} por detrás desde el turno { $turn }.

## Una pista.

hint-only = { $action }: no hay otra posibilidad.
hint-wins = { $action }. Gana la partida.
hint-saves = { $action }. Gana { $win } veces de 100. Tras «{ $other }» pierdes pronto { $lost } veces de 100.
hint-gains = { $action }. Gana { $win } veces de 100; la siguiente mejor, «{ $other }», { $next } veces.
hint-even = { $action }. Gana { $win } veces de 100; «{ $other }» es más o menos igual de buena.
