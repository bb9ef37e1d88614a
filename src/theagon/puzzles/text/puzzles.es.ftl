# Lo que dicen los problemas. Los nombres de las cartas y las acciones vienen del juego.

two = { $one } y { $other }
title-win = { $side }: gana en este turno
title-survive = { $side }: sobrevive al turno siguiente
title-left = { $action }: ¿qué quedará?

day = El problema del { $date }: { $id }
task-win = Gana en este turno
task-survive = Termina el turno de modo que el siguiente no pueda vencerte
asked-win = Juega { $player }: gana en este turno. Las manos y los mazos están a la vista.
asked-survive = Juega { $player }: termina el turno de modo que el siguiente no pueda vencerte. Las manos y los mazos están a la vista.
asked-left = { $action }. ¿Qué queda de cada uno? 0 si desaparece.
typing = Escribe una acción; o bien: actions, undo, hint, solution, quit.
possible = Es posible: { $actions }
solved = Resuelto.
wrong-win = El turno ha terminado y nadie ha ganado.
wrong-survive = El otro bando gana: { $actions }.
wrong-lost = Así se pierde.
undone = Deshecho.
wrong-left = No del todo. Queda esto: { $told }.
left-of = { $unit }, { $left ->
    [0] nada
   *[other] { $left }
}
hint = Prueba: { $action }
no-hint = Desde aquí no hay manera: deshaz con undo.
nothing-to-undo = No hay nada que deshacer.
hand = La mano de { $player }: { $cards }
no-way = Desde aquí no hay manera: deshaz algo.
not-now = Ahora no.
