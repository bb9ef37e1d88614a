### Lo que ha sucedido. Las unidades vienen como `Nombre (lugar)`; { $seat } es el nombre de un jugador.

god = Dios
unknown-card = una carta
seat-0 = Jugador 1
seat-1 = Jugador 2
seat-none = Nadie
event-match-start = Empieza la partida.
event-god-power-picked = { $seat } elige el poder divino { $card }.
event-mulligan = { $seat } { $amount ->
    [0] no cambia nada
    [one] cambia 1 carta
   *[other] cambia { $amount } cartas
}.
event-turn-start = Turno { $amount }: { $seat }.
event-mana = { $seat } tiene { $amount } de maná.
event-draw = { $seat } roba { $card }.
event-fatigue = El mazo está vacío: { $target } recibe { $amount } de daño.
event-overdraw = La mano está llena: { $card } es aniquilada.
event-turn-end = { $seat } termina el turno.
event-phase = Fin del turno: { $phase }.
event-cleanup = Limpieza { $amount }, { $step }.
event-cleanup-cancelled = La limpieza se cancela tras el paso { $amount }: los efectos nuevos van primero.
phase-1 = sueño
phase-2 = mareo de invocación
phase-3 = quemadura
phase-4 = regeneración
phase-5 = efectos de fin de turno
phase-6 = termina lo que duraba hasta ahora
step-1 = destrucción
step-2 = hechizos al vacío
step-3 = sin alma, salud y fuerza
step-4 = póstumas
step-5 = criaturas destruidas
step-6 = póstumas de reliquias
step-7 = reliquias destruidas
step-8 = restablecimiento
step-9 = salvaguarda
step-10 = victoria, derrota, empate
event-play = { $seat } juega { $card }.
event-creature-enters = { $target } llega a la mesa.
event-summon = Se invoca { $target }.
event-summon-fails = No hay sitio para { $card }.
event-equip = { $seat } empuña { $target }.
event-roar = Rugido de { $source }.
event-afterlife = Póstuma de { $source }.
event-trigger = Responde { $source }.
event-ability = { $source } usa su habilidad.
event-power = { $seat } usa { $card }.
event-attack = { $source } ataca a { $target }.
event-confused = { $source }, por confusión, golpea a { $target }.
event-attack-damage = { $source } hace { $amount } de daño a { $target }.
event-return-damage = { $source } devuelve { $amount } de daño a { $target }.
event-damage = { $target } recibe { $amount } de daño.
event-armor = La armadura deja { $amount } de daño a { $target }.
event-protected = { $target } estaba bajo protección: se evitan { $amount } de daño.
event-burn = { $target } arde: { $amount } de daño.
event-regen = { $target } regenera { $amount }.
event-heal = { $target } se cura { $amount }.
event-leech = El vampirismo cura { $amount } a { $target }.
event-overkill = El ensañamiento de { $source } golpea a { $target } con { $amount }.
event-deadly = El daño es letal para { $target }.
event-bonus = { $target } recibe { $signed }/{ $signedextra }.
event-keywords = { $target } obtiene { $words }.
event-keywords-lost = { $target } pierde { $words }.
event-numbers = { $target } recibe quemadura { $signed } y regeneración { $signedextra }.
event-set = { $target } tiene nuevos valores.
event-sleep = { $target } se duerme.
event-wakes = { $target } despierta.
event-recovers = { $target } se recupera del mareo de invocación.
event-marked = { $target } será destruido.
event-destroyed = Se destruye { $target }.
event-restored = { $target } recupera salud y fuerza.
event-to-void = { $card } pasa al vacío.
event-reset = { $target } vuelve a sus valores impresos.
event-obliterated = Se aniquila { $what }.
event-ward = La salvaguarda protege a { $target }.
event-return = { $target } vuelve a la mano.
event-transform = { $target } se transforma.
event-durability = { $target }: durabilidad { $signed }.
event-replaced = Se sustituye { $target }.
event-add = { $seat } recibe { $card }.
event-delve = A { $seat } se le ofrece { $card }.
event-delved = { $seat } toma { $card }.
event-foresee = { $seat } prevé { $card }.
event-foreseen = { $seat } pone al fondo { $amount ->
    [one] 1 carta
   *[other] { $amount } cartas
}.
event-locks = { $seat }: cerrojos abiertos { $signed }.
event-refresh = { $seat } recarga { $amount } de maná.
event-bag = { $seat } usa la bolsa de trucos.
event-favor = { $seat } obtiene { $amount } de favor.
event-buy = { $seat } compra { $card } por { $amount } de favor.
event-sanctum = El Santuario ofrece { $card }.
event-pull = Se mueve { $card }.
event-improve = Mejoran cartas de { $seat }.
event-shuffle = { $card } entra en el mazo de { $seat }.
event-new-power = { $seat } tiene ahora el poder divino { $card }.
event-expires = Termina una bonificación de { $target }.
event-fizzle = No sucede nada.
event-concede = { $seat } se rinde.
event-win = Gana { $seat }.
event-drawn = La partida termina en empate.
event-lost-effect = { $amount ->
    [one] Se pierde 1 efecto
   *[other] Se pierden { $amount } efectos
}: no había sitio.
