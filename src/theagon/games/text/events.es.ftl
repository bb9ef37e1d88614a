### Lo que ha sucedido, como lo cuentan varios juegos. { $seat } es el nombre de un jugador.

unknown-card = una carta
grammar-their-hand =
    { $person ->
        [you] tu mano
       *[other] la mano de { $seat }
    }
grammar-their-side =
    { $person ->
        [you] tu lado
       *[other] el lado de { $seat }
    }
seat-0 = el jugador 1
seat-1 = el jugador 2
seat-2 = el jugador 3
seat-3 = el jugador 4
seat-none = nadie
event-match-start = Empieza la partida.
event-mulligan = { $seat } { $amount ->
    [0] no { VERB($person, "cambia") } nada
    [one] { VERB($person, "cambia") } 1 carta
   *[other] { VERB($person, "cambia") } { $amount } cartas
}.
event-turn-start = Turno { $amount }: { $person ->
    [you] te toca
   *[other] { $seat }
}.
event-mana = { $seat } { VERB($person, "tiene") } { $amount } de maná.
event-put-back = { $seat } { VERB($person, "devuelve") } { $card } al mazo.
event-dealt = { $seat } { VERB($person, "recibe") } { $card } en la mano inicial.
event-draw = { $seat } { VERB($person, "roba") } { $card }.
event-play = { $seat } { VERB($person, "juega") } { $card }.
event-discard = { $seat } { VERB($person, "descarta") } { $card }.
event-turn-end = { $seat } { VERB($person, "termina") } el turno.
event-attack = { $source } ataca a { $target }.
event-set-health = La salud de { $target } pasa a ser { $amount }.
event-keywords-lost = { $target } pierde { $words }.
event-expires = Termina una bonificación de { $target }: { $changes }.
event-aura = Auras sobre { $target }: { $changes }.
event-transform = { $target } se transforma.
event-afterlife = Ultratumba de { $source }.
event-fizzle = No ocurre nada: { $why }.
event-idle = No tiene nada que hacer.
event-mode = Sale la opción { $amount }.
event-visits = { $target } vuelve al final del turno.
event-untold = { $amount } sucesos más no se cuentan: el registro está lleno.
event-concede = { $seat } { VERB($person, "se rinde") }.
event-win = { $seat } { VERB($person, "gana") }.
event-drawn = La partida termina en empate.
