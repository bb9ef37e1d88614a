### Lo que ha sucedido. { $seat } es el nombre de un jugador; { $placed }, una carta con su pila.

placed = { $person ->
    [you] { $card } de tu ejército
   *[other] { $card } de { $seat }
}
grammar-their-army =
    { $person ->
        [you] tu ejército
       *[other] el ejército de { $seat }
    }
event-match-start = Empieza una partida de { $amount } jugadores.
event-leader-chosen = { $seat } { VERB($person, "ha") } elegido un dios líder.
event-leader = { $seat } { VERB($person, "elige") } a { $card } como líder.
event-bottom = { $seat } { VERB($person, "revela") } { $card } del fondo del mazo: fuerza { $amount }.
event-starter = { $seat } { VERB($person, "empieza") }.
event-round = Ronda { $amount }.
event-drop = { $seat } { VERB($person, "coloca") } { $card }{ $extra ->
    [2] {" "}desde los descartes
    [3] {" "}desde la parte superior del mazo
   *[other] {""}
}.
event-attack = { $seat } { VERB($person, "coloca") } { $card } para atacar con fuerza { $amount }.
event-target = Objetivo: { $placed }, fuerza { $amount }.
event-block = { $seat } { VERB($person, "bloquea") } con { $card }: el ataque fracasa.
event-let-through = { $seat } no { VERB($person, "bloquea") }.
event-destroyed = Va a los descartes de su dueño: { $placed }.
event-attacker-lost = Las fuerzas son iguales: también se pierde { $card }.
event-set = { $seat } { VERB($person, "completa") } un grupo de { $stack }; { VERB($person, "lleva") } { $amount }.
event-set-opened = { $person ->
    [you] Tu grupo
   *[other] Un grupo de { $seat }
} de { $stack } vuelve a ser una pila; quedan { $amount }.
event-actions = { $seat } { VERB($person, "tiene") } { COUNT($amount, "una acción más", "acciones más") }.
event-tokens = { $seat } { VERB($person, "obtiene") } { COUNT($amount, "una ficha", "fichas") }.
event-ability = { $seat } { VERB($person, "paga") } { COUNT($amount, "una ficha", "fichas") } por la habilidad de { $card }.
event-to-discard = { $card } va a los descartes.
event-guard = { grammar-their-army } está protegido.
event-guard-ends = { grammar-their-army } ya no está protegido.
event-take-back = { $seat } { VERB($person, "recupera") } { $card } de los descartes.
event-look = { $seat } { VERB($person, "mira") } { $card }.
event-reshuffled = { $seat } { VERB($person, "baraja") } en su mazo { COUNT($amount, "una carta", "cartas") } de los descartes.
event-shown = { $seat } { VERB($person, "muestra") } la mano: { COUNT($amount, "una carta", "cartas") }.
event-seen = { $seat } { VERB($person, "ve") } { $card }.
event-to-bottom = { $seat } { VERB($person, "pone") } { COUNT($amount, "una carta", "cartas") } al fondo de su mazo.
event-stolen = { $seat } { VERB($person, "se lleva") } { $placed }.
event-joins = La pila de { $stack } crece{ $own ->
    [yes] {""}
   *[no] : { $card }
}.
event-restore = { $seat } { VERB($person, "recupera") } fichas.
event-army-stronger = { grammar-their-army } gana { $amount } de fuerza por un tiempo.
event-kind-stronger = { grammar-their-army }: { $card }, { $amount } más de fuerza por un tiempo.
event-army-weaker = { grammar-their-army } pierde { $amount } de fuerza por un tiempo.
event-kind-weaker = { grammar-their-army }: { $card }, { $amount } menos de fuerza por un tiempo.
event-army-strength-ends = { grammar-their-army } vuelve a su fuerza: el tiempo ha pasado.
event-kind-strength-ends = { grammar-their-army }: { $card }, de nuevo con su fuerza.
event-kind-guarded = { grammar-their-army }: { $card }, bajo protección.
event-kind-guard-ends = { grammar-their-army }: { $card }, ya sin protección.
event-hand-empty = { grammar-their-hand } está vacía: el turno termina y el próximo empieza con cuatro cartas.
event-leaves = { $seat } { VERB($person, "abandona") } la partida.
event-out = { $seat } { VERB($person, "queda") } fuera: el mazo está vacío.
event-loses = { $seat } { VERB($person, "pierde") }: empatan ejércitos mayores.
event-tokens-compared = Los ejércitos empatan: { $seat } { VERB($person, "tiene") } { COUNT($amount, "una ficha", "fichas") }.
event-compared = { $seat } { VERB($person, "tiene") } { COUNT($amount, "un grupo", "grupos") } y { COUNT($extra, "una carta", "cartas") } en pilas incompletas.
event-trigger = Habilidad de { $card }.
event-put-off = Un efecto se aplaza hasta { $amount ->
    [1] el final del turno
   *[other] el próximo turno de { $seat }
}.
event-due = Ocurre ahora un efecto aplazado.
event-lost-effect = Ocurre demasiado a la vez: se pierde un efecto.
event-copied = Ocurre de nuevo lo que hace { $card }.
event-nothing-to-copy = Nadie ha jugado un dios ni una carta de poder: no se repite nada.
event-removed = { $card } se retira del juego.
event-returned = A la mano de su dueño: { $placed }.
event-attacker-destroyed = El bloqueo destruye { $card }.
