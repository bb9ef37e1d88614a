### Lo que dice el descriptor de las cartas de Hand of the Gods; lo que comparten todos los juegos está en otro archivo.

## Cartas y habilidades

Card-protect = Protección { $protect }
Card-deploy = se puede desplegar en cualquier celda libre
Card-neutral = en el tablero no es de ningún jugador
Aura-gain = { $of-many }{ spot }: tienen { $gain }
Ability-priority = se resuelve en la clase { $priority }
Trigger-warcry = { $activated ->
    [yes] Grito de guerra activable
   *[no] Grito de guerra
}
Trigger-afterlife = Ultratumba
Trigger-turn-start = Al comienzo { turn }
Trigger-turn-end = Al final { turn }
turn = { $whose ->
    [enemy] del turno enemigo
    [any] del turno de cada jugador
   *[yours] de tu turno
}
Trigger-attacks = Cuando esta unidad ataca, antes del daño
Trigger-attacked = Cuando atacan a esta unidad, antes del daño
Trigger-strikes = Después del daño de ataque de esta unidad
Trigger-counters = Antes del daño en retorno de esta unidad
Trigger-strikes-back = Después del daño en retorno de esta unidad
Trigger-damaged = Cuando { $of-one } recibe daño
Trigger-healed = Cuando { $of-one } recibe curación
Trigger-moves = Cuando { $of-one } se ha movido
Trigger-dies = Cuando { $of-one } muere
Trigger-summoned = Cuando { $of-one } entra en el campo de batalla
Trigger-card-played = Cuando se juega { $of-card }
Trigger-card-to-graveyard = Cuando va a la tumba { $of-card }
Trigger-card-drawn = Cuando se roba { $of-card }
Target-unit = { $unit-one }{ spot }
Target-tile = { $tile ->
    [free] una celda libre
   *[any] cualquier celda
}{ spot }
Target-column = una columna
Target-row = una fila
Target-in = { spot }

## Quién

who-self = esta unidad
who-target = el objetivo
who-it = { $on ->
    [attacks] la unidad atacada
    [strikes] la unidad atacada
    [attacked] la unidad atacante
    [counters] la unidad atacante
    [strikes-back] la unidad atacante
   *[other] esa unidad
}
who-your-stone = tu torre de invocación
who-enemy-stone = la torre de invocación enemiga
Group-all = todas las { $all-many }{ spot }
Group-random = { $count ->
    [1] una { $random } al azar
   *[other] { $count } { $random-many } al azar
}{ spot }
spot = { $in ->
    [none] { "" }
   *[other] { " " }{ $in }
}
Area-around = en las celdas adyacentes ({ $around })
Area-column = en la columna ({ $column })
Area-row = en la fila ({ $row })
Area-tile = en la celda ({ $tile })

## Qué ocurre

Effect-stun = aturdimiento: { $whom }
Effect-banish = destierro: { $whom }
Effect-silence = silencio: { $whom }
Effect-execute = ejecución: { $whom }
Effect-return-to-hand = vuelta a la mano de su dueño: { $whom }
Effect-ready = sin agotamiento, tampoco de despliegue: { $whom }
Effect-move = puedes mover hasta { $steps ->
    [1] 1 celda
   *[other] { $steps } celdas
}{ $leap ->
    [yes] , ignorando obstáculos
   *[no] { "" }
}: { $whom }
Effect-push = empuje de { $value ->
    [1] 1 celda
   *[other] { $value } celdas
} { $kind ->
    [unit] desde esta unidad
   *[other] hacia el lado enemigo
}: { $whom }
Effect-summon = invoca { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
}«{ $card }»{ $side ->
    [enemy] { " " }para tu oponente
    [neutral] { " " }sin dueño
   *[yours] { "" }
}{ $count ->
    [1] { "" }
   *[other] , cada una
} { place }
Effect-revive = invoca desde tu tumba al azar: { $of } { place }
place = { $at ->
    [here] en la celda de esta unidad
    [target] en la celda del objetivo
    [around] en una celda libre al azar adyacente a esta unidad
    [around-target] en una celda libre al azar adyacente al objetivo
    [home] en una celda libre al azar de las columnas propias
   *[anywhere] en una celda libre al azar
}
Effect-draw = roba { $value ->
    [1] 1 carta
   *[other] { $value } cartas
}
Effect-discard = tu oponente descarta { $value ->
    [1] 1 carta
   *[other] { $value } cartas
} al azar
Effect-discover = devela una de 3 cartas al azar de estas: { $pool }; { $resolve ->
    [yes] se aplica al instante
   *[no] va a tu mano
}
Effect-add-card = añade { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
}«{ $card }» a { $side ->
    [enemy] la mano enemiga
   *[yours] tu mano
}
AddCard-cost = costo { $cost-signed } este turno
Effect-cost = costo { $change-signed }: todas las { $of-cards } que ahora están en tu mano
CostChange-until = hasta el final del turno
Effect-mana = obtienes { $value } de maná este turno
Effect-leader-ability = tu habilidad de líder pasa a ser «{ $value }»
Bonus-attack = { $attack-signed }/{ $health-signed }
Bonus-health = +0/{ $health-signed }
Bonus-movement = { $movement-signed } de movimiento
Bonus-range = { $range-signed } de alcance
Bonus-protect = Protección { $protect }
SetTo-attack = { $attack } de ataque

## Cantidades y condiciones

Value-attack-of = ataque ({ $attack-of })
Value-health-of = salud ({ $health-of })
Value-missing-health-of = salud perdida ({ $missing-health-of })
Value-count = número de { $count-many }{ spot }
Condition-self = esta unidad es { $self-one }
Condition-target = el objetivo es { $target-one }
Condition-it = { who-it } es { $it-one }
Condition-count = hay { $at-least ->
    [1] { $count-one }
   *[other] { $at-least } o más { $count-many }
}{ spot }

## Qué unidades o cartas

Filter-subtype = { $subtype }
Filter-not-subtype = no { $not-subtype }
Filter-was-damaged = { $was-damaged ->
    [yes] con daño
   *[no] sin daño
} al declararse el ataque
Filter-stunned = { $stunned ->
    [yes] con aturdimiento
   *[no] sin aturdimiento
}
Filter-ranged = { $ranged ->
    [yes] a distancia
   *[no] cuerpo a cuerpo
}
Filter-other = salvo esta unidad
Filter-stones = salvo las torres de invocación
Filter-attack-max = ataque { $attack-min ->
    [none] { $attack-max } o menos
    [same] { $attack-max }
   *[other] de { $attack-min } a { $attack-max }
}
Filter-attack-min = ataque { $attack-min } o más
noun-unit-any = unidad
    .one = una unidad
    .many = unidades
noun-unit-friendly = unidad aliada
    .one = una unidad aliada
    .many = unidades aliadas
noun-unit-enemy = unidad enemiga
    .one = una unidad enemiga
    .many = unidades enemigas
noun-unit-neutral = unidad neutral
    .one = una unidad neutral
    .many = unidades neutrales
