### Lo que ha sucedido. { $tile } es una pila como p2-archers; { $seat } es el nombre de un jugador.

unknown-card = una carta
seat-0 = Jugador 1
seat-1 = Jugador 2
seat-2 = Jugador 3
seat-3 = Jugador 4
seat-none = Nadie
event-match-start = Empieza una partida de { $amount } jugadores.
event-leader-chosen = { $seat } ha elegido un dios líder.
event-leader = { $card } dirige a { $seat }.
event-bottom = { $seat } revela { $card } al fondo de su mazo: fuerza { $amount }.
event-starter = Empieza { $seat }.
event-round = Ronda { $amount }.
event-turn-start = Turno { $amount }: { $seat }.
event-draw = { $seat } roba { $card }.
event-drop = { $seat } coloca { $card } ({ $tile }){ $extra ->
    [2] {" "}desde los descartes
    [3] {" "}desde lo alto del mazo
   *[other] {""}
}.
event-attack = { $seat } coloca { $card } para atacar con fuerza { $amount }.
event-target = Se ataca { $card } ({ $tile }), de fuerza { $amount }.
event-block = { $seat } bloquea con { $card }: el ataque fracasa.
event-let-through = { $seat } no bloquea.
event-destroyed = { $card } ({ $tile }) va a los descartes de su dueño.
event-attacker-lost = Las fuerzas son iguales: también se pierde { $card }.
event-set = { $seat } completa un grupo ({ $tile }); lleva { $amount }.
event-set-opened = Un grupo de { $seat } vuelve a ser una pila ({ $tile }); le quedan { $amount }.
event-actions = { $seat } tiene { $amount ->
    [one] una acción más
   *[other] { $amount } acciones más
}.
event-tokens = { $seat } gana { $amount ->
    [one] una ficha
   *[other] { $amount } fichas
}.
event-play = { $seat } juega { $card }.
event-ability = { $seat } paga { $amount ->
    [one] una ficha
   *[other] { $amount } fichas
} por la habilidad de { $card }.
event-to-discard = { $card } va a los descartes.
event-guard = El ejército de { $seat } está protegido.
event-guard-ends = El ejército de { $seat } ya no está protegido.
event-discard = { $seat } descarta { $card }.
event-take-back = { $seat } recupera { $card } de sus descartes.
event-look = { $seat } mira { $card }.
event-to-bottom = { $seat } pone { $amount ->
    [one] una carta
   *[other] { $amount } cartas
} al fondo de su mazo.
event-stolen = { $seat } se lleva { $card } ({ $tile }).
event-joins = { $card } se une a la pila { $tile }.
event-restore = { $seat } recupera fichas.
event-hand-empty = La mano de { $seat } está vacía: el turno termina y el próximo empieza con cuatro cartas.
event-turn-end = { $seat } termina el turno.
event-leaves = { $seat } abandona la partida.
event-out = { $seat } queda fuera: su mazo está vacío.
event-compared = { $seat } tiene { $amount ->
    [one] un grupo
   *[other] { $amount } grupos
} y { $extra ->
    [one] una carta
   *[other] { $extra } cartas
} en pilas incompletas.
event-win = Gana { $seat }.
event-drawn = La partida termina en empate.
