### Lo que ha sucedido. Las unidades vienen como `Nombre (lugar)`; { $seat } es el nombre de un jugador.

god = Dios
god-of = { $side ->
    [you] tu dios
    [enemy] el dios enemigo
   *[named] el dios de { $seat }
}
grammar-their-deck =
    { $person ->
        [you] tu mazo
       *[other] el mazo de { $seat }
    }
changes = { $signed }/{ $signedextra }
event-copied = { $target } tiene { $amount } de { $extra } de salud.
event-becomes = Ahora es { $target }: { $amount }/{ $extra }.
zone-1 = de la mano
zone-2 = del vacío
zone-3 = del mazo
event-picked = Del vacío se elige { $card }.
event-discard = Se aniquila { $card } de { grammar-their-hand }.
event-afterlife-waits = La ultratumba de { $target } espera.
why-1 = su objetivo ya no está
why-2 = no hay objetivo
why-3 = uno de los dos ya no está
why-4 = la reliquia ya no está
why-5 = no hay una carta así
why-6 = la propia carta ya no está
why-7 = no hay sitio
event-god-power-picked = { $seat } { VERB($person, "elige") } el poder divino { $card }.
event-empty-deck = El mazo está vacío: fatiga { $amount }.
event-fatigue = { $target } recibe { $amount } de daño por fatiga, salud { $before } → { $extra }.
event-overdraw = La mano está llena: se aniquila { $card }.
event-phase = Fin del turno, fase { $amount }: { $phase }.
event-cleanup = Limpieza { $amount }, { $step }{ $extra ->
    [0] {""}
   *[other] {" "}(pasada { $time })
}.
event-cleanup-cancelled = La limpieza se cancela tras el paso { $amount }, que ha traído algo nuevo. Eso va primero; después, la pasada { $time }.
phase-1 = acaba el sueño
phase-2 = acaba el mareo de invocación
phase-3 = quemadura, de izquierda a derecha
phase-4 = regeneración, de izquierda a derecha
phase-5 = efectos de fin de turno, de izquierda a derecha
phase-6 = acaba lo que duraba hasta el fin del turno
step-1 = destrucción
step-2 = el hechizo pasa al vacío
step-3 = se aniquila a los sin alma, los demás vuelven a la normalidad
step-4 = ultratumba
step-5 = respuestas a las criaturas destruidas
step-6 = ultratumba de las reliquias
step-7 = respuestas a las reliquias destruidas
step-8 = vuelta a lo impreso
step-9 = acaban las salvaguardas usadas
step-10 = victoria, derrota, empate
event-creature-enters = { $target } llega a la mesa: { $amount }/{ $extra }.
event-summon = Se invoca { $target }: { $amount }/{ $extra }.
event-summon-fails = No hay sitio para { $card }.
event-equip = { $seat } { VERB($person, "equipa") } { $name }: { $amount }/{ $extra }.
event-roar = Rugido de { $source }.
event-trigger = Se activa { $source }.
event-ability = { $source } usa su habilidad.
event-power = { $seat } { VERB($person, "usa") } { $card }.
event-confused = { $source }, por confusión, golpea a { $target }.
event-attack-damage = { $source } hace { $amount } de daño a { $target }: salud { $before } → { $extra }.
event-return-damage = { $source } devuelve { $amount } de daño a { $target }: salud { $before } → { $extra }.
event-damage = { $target } recibe { $amount } de daño: salud { $before } → { $extra }.
event-armor = La armadura de { $target } deja el daño en { $amount }.
event-protected = { $target } tenía protección: se { $amount ->
    [one] evita
   *[other] evitan
} { $amount } de daño.
event-burn = { $target } sufre { $amount } de quemadura: salud { $before } → { $extra }.
event-regen = { $target } regenera { $amount } de salud: salud { $before } → { $extra }.
event-heal = { $target } recupera { $amount } de salud: salud { $before } → { $extra }.
event-leech = El vampirismo cura { $amount } de salud a { $target }: salud { $before } → { $extra }.
event-overkill = Ensañamiento de { $source }: los { $amount } de daño que sobran se reparten entre los demás enemigos.
event-deadly = El daño es letal: la próxima limpieza destruye { $target }.
event-bonus = { $target } recibe { $changes }.
event-keywords = { $target } obtiene { $words }.
event-given = { $target } recibe lo que da { $card }.
event-given-ends = { $target } pierde las habilidades que recibió.
event-numbers = { $target }: { $number } { $signed }.
event-set = La fuerza de { $target } pasa a ser { $amount }.
event-sleep = { $target } se duerme.
event-silence = { $target }: silencio.
event-wakes = { $target } despierta.
event-recovers = { $target } se recupera del mareo de invocación.
event-marked = { $target } queda señalado: lo destruye la próxima limpieza.
event-destroyed = Se destruye { $target }.
event-restored = Al destruirse, { $target } vuelve a su salud y su fuerza normales.
event-to-void = { $card } pasa al vacío.
event-reset = En el vacío, { $name } vuelve a sus valores impresos.
event-obliterated = Se aniquila { $what }.
event-ward = La salvaguarda protege a { $target }.
event-leaves = { $target } deja la mesa.
event-joins = { $target } pasa a { grammar-their-side }: { $amount }/{ $extra }.
event-return = { $target } vuelve a la mano.
event-durability = { $target }: durabilidad { $signed }, ahora { $extra }.
event-replaced = Se sustituye { $target }.
event-add = { $seat } { VERB($person, "recibe") } { $card }.
event-delve = { $person ->
    [you] Se te ofrece
   *[other] A { $seat } se le ofrece
} { $card }.
event-delved = { $seat } { VERB($person, "toma") } { $card }.
event-foresee = { $seat } { VERB($person, "mira") } { $card }.
event-foreseen = { $seat } { VERB($person, "pone") } al fondo { $amount ->
    [0] nada
    [one] 1 carta
   *[other] { $amount } cartas
}.
event-locks = { $person ->
    [you] Tus cerrojos abiertos
   *[other] Cerrojos abiertos de { $seat }
}: { $signed }.
event-refresh = { $seat } { VERB($person, "recarga") } { $amount } de maná.
event-power-cost = Costo { $person ->
    [you] de tu poder divino
   *[other] del poder divino de { $seat }
}: { $signed }.
event-mana-lost = { $seat } { VERB($person, "pierde") } { $amount } de maná.
event-bag = { $seat } { VERB($person, "usa") } la bolsa de trucos.
event-bag-ends = Se cierra el cerrojo que abrió la bolsa de trucos.
event-favor = { $seat } { VERB($person, "obtiene") } { $amount } de favor.
event-put-off = { $amount ->
    [2] El efecto de { $card } se aplaza hasta el final de este turno
    [3] El efecto de { $card } se aplaza hasta el comienzo { $person ->
        [you] de tu próximo turno
       *[other] del próximo turno de { $seat }
    }
   *[other] { $card } cambia el costo de una carta próxima { $person ->
        [you] tuya
       *[other] de { $seat }
    }
}.
event-due = Ocurre el efecto aplazado de { $card }.
event-favor-lost = { $seat } { VERB($person, "pierde") } { $amount } de favor.
event-buy = { $seat } { VERB($person, "compra") } { $card } por { $amount } de favor.
event-sanctum = El Santuario ofrece { $card }.
event-pull = Se toma { $card } { $zone }.
event-improve = Mejoran { $person ->
    [you] tus cartas
   *[other] las cartas de { $seat }
} que encajan, si las hay.
event-advance = { $person ->
    [you] Tu Elegido
   *[other] El Elegido de { $seat }
} sube { $amount } en el mazo.
event-begins = { $seat }: { $card } actúa antes del primer turno.
event-hands = { $seat } { VERB($person, "intercambia") } las manos.
event-gives = { $seat } { VERB($person, "entrega") } { $card }.
event-takes = { $seat } { VERB($person, "recibe") } { $card }.
event-recast = { $card } ocurre otra vez, para { $seat }.
event-comes-over = { $card } pasa a { grammar-their-hand }.
event-tuck = { $card } va de la mano { $amount ->
    [5] a la parte superior de
    [6] al fondo de
   *[other] a
} { grammar-their-deck }.
event-shuffle = { $card } entra { $amount ->
    [5] en la parte superior de
    [6] en el fondo de
   *[other] en
} { grammar-their-deck }.
event-new-power = { $seat } { VERB($person, "tiene") } ahora el poder divino { $card }.
event-lost-effect = { $amount ->
    [one] Se pierde 1 efecto
   *[other] Se pierden { $amount } efectos
}: no había sitio.
