### Lo que ha pasado. Las unidades llegan como `Nombre (celda)`; { $seat } es el nombre de un jugador.

summoning-stone = Torre de invocación
event-gift = { $seat } { VERB($person, "recibe") } { $card }.
event-fatigue = El mazo está vacío: { $target } recibe { $amount } de daño.
event-overdraw = La mano está llena: { $card } va a la tumba.
event-play-spell = { $seat } { VERB($person, "juega") } { $card }.
event-play-unit = { $seat } { VERB($person, "juega") } { $card } en { $tile }.
event-deploy = { $target } se despliega.
event-warcry = Grito de guerra de { $source }.
event-warcry-used = { $source } usa su grito de guerra.
event-leader-ability = { $seat } { VERB($person, "usa") } { $card }.
event-move = { $source } se mueve a { $tile }.
event-stealth-lost = { $target } ya no está en sigilo.
event-guard-lost = { $target } pierde Centinela.
event-attack-damage = { $source } inflige { $amount } de daño de ataque a { $target }.
event-return-damage = { $source } contraataca a { $target } con { $amount } de daño.
event-damage = { $target } recibe { $amount } de daño.
event-heal = { $target } recupera { $amount } de salud.
event-bonus = { $target }: { $changes }.
event-set = El ataque de { $target } pasa a ser { $amount }.
event-stun = { $target }: aturdimiento.
event-banish = { $target }: destierro.
event-unbanish = { $target } vuelve.
event-stolen = { $target } pasa a { grammar-their-side }.
event-silence = { $target }: silencio.
event-marked = { $target }: destrucción.
event-execute = { $target }: ejecución.
event-return-to-hand = { $target } vuelve a la mano de su dueño.
event-ready = { $target } puede volver a actuar.
event-moves-again = { $target } puede moverse otra vez.
event-relocate = { $source } pasa a { $tile }.
event-becomes = Ahora es { $target }.
event-reincarnate = { $target } se reencarna: ataque { $amount }, salud { $extra }.
event-death = { $target } muere.
event-resurrection = { $target } resucita.
event-resurrection-fails = { $card } no resucita: { $why }.
event-spawn = Aparece { $target }.
event-spawn-fails = No hay sitio: { $card } no aparece.
event-trigger = Habilidad de { $source }.
event-card-played = Se ha jugado { $card }.
event-to-graveyard = { $card } va a la tumba.
event-to-holding = La carta { $card } queda en espera mientras viva su unidad.
event-removed = { $card } se retira de la partida.
event-discover = { $person ->
    [you] Se te ofrece
   *[other] A { $seat } se le ofrece
} { $card }.
event-discovered = { $seat } { VERB($person, "toma") } { $card }.
event-take-back = { $seat } { VERB($person, "recupera") } { $card } de la tumba.
event-fetch = { $seat } { VERB($person, "roba") } { $card } del mazo.
event-add-card = { $card } llega a { grammar-their-hand }.
event-cost = El costo de las cartas de { grammar-their-hand } cambia en { $signed }.
event-extra-mana = { $seat } { VERB($person, "recibe") } { $amount } de maná adicional.
event-new-leader-ability = { $seat } { VERB($person, "tiene") } una nueva habilidad de líder: { $card }.
event-immune = { $target } es inmune.
event-lost-effect = Ocurre demasiado a la vez: se pierde un efecto.
event-put-off = Un efecto se aplaza hasta el turno { $amount }.
event-due = Ocurre ahora un efecto aplazado.
event-keywords = { $target } recibe { $words }.
event-protect = { $amount ->
    [0] { $target } ya no tiene Protección.
   *[other] { $target } tiene ahora Protección { $amount }.
}
event-reach = { $target } recibe{ $amount ->
    [0] { "" }
   *[other] { " " }movimiento { $signed }
}{ $extra ->
    [0] { "" }
   *[other] { " " }alcance { $signedextra }
}.
change-attack = ataque { $signed }
change-health = salud { $signed }
change-none = ataque y salud como antes
event-stun-ends = Termina el aturdimiento de { $target }.
event-protected = La Protección de { $target } evita { $amount } de daño.
event-revive = { $card } sale de la tumba.
event-dissolves = { $target } deja la partida: no hay carta detrás.
event-chosen = { $seat } { VERB($person, "elige") } { $card }.
why-1 = su objetivo ya no está
why-2 = no hay objetivo
why-3 = no hay sitio
why-4 = no hay una carta así
why-5 = uno de los dos ya no puede luchar
why-6 = no cabe más maná
why-7 = la unidad ya se ha movido y ha atacado
why-8 = su celda está ocupada
why-9 = no hay carta detrás
why-10 = no se le puede hacer a una torre
why-11 = una Estructura no se mueve
why-12 = no es el turno de su jugador
