counted-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
counted-leaders = { $count ->
    [one] { $count } líder
   *[other] { $count } líderes
}
no-mistakes = { counted-cards }, sin errores
house-value = * valor de la casa, sin fuente publicada
in-detail = En detalle:

deck-id = id
deck-name = nombre
deck-leader = líder
deck-mean-cost = costo medio
deck-curve = cartas por coste; a la derecha, la media de los mazos iniciales

step-beginning = paso 0: empieza la partida
step = paso { $number }: { $player } { $action }
step-secret = paso { $number }: { $player } elige en secreto
goes-on = La partida continúa: le toca a { $player }.
drawn = La partida acaba en empate.
won = Gana { $player }.

hints = { $count ->
    [one] Se dio una pista, antes del paso { $steps }.
   *[other] Se dieron { $count } pistas, antes de los pasos { $steps }.
}

turns = turnos

clauses = Demostradas: { $proved }; fallidas: { $failing }; abiertas: { $open }
no-scenario = aún sin escenario
