### The words of an analysis and of hints. `$player` is a place such as p1, or a name; numbers are out of 100.

analysis-fair = Cada jugador se juzga por lo que podía saber.
analysis-open = Todo lo oculto cuenta como conocido.
analysis-turning-points = Dónde giró la partida
analysis-lost = Lo que se dejó escapar
analysis-strong = Jugadas fuertes
analysis-none = nada

turning-point = turno { $turn }: { $player } { $before } % → { $after } %, { $why }
turning-mistake = cuando { $actor } jugó { $played }; mejor: { $plan }
turning-strong = cuando { $actor } encontró { $played }
turning-luck = { $played } de { $actor } y su suerte
turning-course = { $played } de { $actor }

decision-lost = paso { $step }, turno { $turn }: { $player } { $played }, { $before } % → { $after } %; mejor: { $plan }
decision-strong = paso { $step }, turno { $turn }: { $player } { $played }, { $after } %

hint-only = { $action }: no hay otra posibilidad.
hint-wins = { $action }. Gana la partida.
hint-saves = { $action }. Gana { $win } veces de 100. Tras «{ $other }» pierdes pronto { $lost } veces de 100.
hint-gains = { $action }. Gana { $win } veces de 100; la siguiente mejor, «{ $other }», { $next } veces.
hint-even = { $action }. Gana { $win } veces de 100; «{ $other }» es más o menos igual de buena.
