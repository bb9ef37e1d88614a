### Lo que dice el descriptor de las cartas de Hand of the Gods; lo que comparten todos los juegos está en otro archivo.

## Cartas y habilidades

Any-protect = Protección { $protect }
Card-deploy = se puede desplegar en cualquier celda libre
Card-neutral = en el tablero no es de ningún jugador
Aura-gain = { $to ->
    [none] { $in ->
        [none] cada { $of }, salvo esta unidad,
       *[other] { $in } — cada { $of }
    }
   *[other] { $to }
} tiene { $gain }
Ability-priority = se resuelve en la clase { $priority }
Ability-activated = activable
Trigger-warcry = Grito de guerra
Trigger-attacks = Cuando esta unidad ataca, antes del daño
Trigger-attacked = Cuando atacan a esta unidad, antes del daño
Trigger-strikes = Después del daño de ataque de esta unidad
Trigger-counters = Antes del daño en retorno de esta unidad
Trigger-strikes-back = Después del daño en retorno de esta unidad
Trigger-deals-damage = Cuando hace daño { $of-one }
Trigger-moves = Cuando { $of-one } se ha movido
Trigger-card-to-graveyard = Cuando va a la tumba { $of-card }
Trigger-summoned = Cuando entra en el campo de batalla { $of-one }
Target-tile-free = una celda libre
Target-tile-any = cualquier celda
Target-column = una columna
Target-row = una fila

## Qué unidades

who-self = esta unidad
who-it = { $on ->
    [deals-damage] la unidad dañada
    [attacks] la unidad atacada
    [strikes] la unidad atacada
    [attacked] la unidad atacante
    [counters] la unidad atacante
    [strikes-back] la unidad atacante
   *[other] esa unidad
}
who-your-stone = tu torre de invocación
who-enemy-stone = la torre de invocación enemiga
far = { $steps ->
    [none] { "" }
   *[other] , a { COUNT($steps, "1 celda", "celdas") } o menos
}
Area-around = { $steps ->
    [none] en las celdas adyacentes: { $around }
   *[other] a { COUNT($steps, "1 celda", "celdas") } o menos: { $around }
}
Area-near = a dos celdas o menos: { $near }
Area-column = en la columna: { $column }{ far }
Area-column-target = { $aimed ->
    [column] en la columna elegida
   *[other] en la columna: { $column }
}{ far }
Area-row = en la fila: { $row }{ far }
Area-row-target = { $aimed ->
    [row] en la fila elegida
   *[other] en la fila: { $row }
}{ far }
Area-behind = { $kind ->
    [unit] en línea detrás: { $behind }
   *[other] en línea hacia el lado enemigo, detrás: { $behind }
}{ far }
Area-tile = en la celda: { $tile }
Filter-keyword = con «{ $keyword-given }»
Filter-pantheon = de panteón { $pantheon }
Filter-subtype = { $subtype }
Filter-not-subtype = no { $not-subtype }
Filter-was-damaged-yes = con daño al declararse el ataque
Filter-was-damaged-no = sin daño al declararse el ataque
Filter-stunned-yes = con aturdimiento
Filter-stunned-no = sin aturdimiento
Filter-moved-yes = con movimiento en este turno
Filter-moved-no = sin movimiento en este turno
Filter-ranged-yes = a distancia
Filter-ranged-no = cuerpo a cuerpo
Filter-other = salvo esta unidad
Filter-stones-yes = también las torres de invocación
Filter-stones-no = salvo las torres de invocación
Filter-attack-max = ataque { $attack-max } o menos
Filter-attack-min = ataque { $attack-min } o más
Filter-attack-exact = ataque { $attack-min }
noun-unit-any = unidad
    .many = unidades
noun-unit-friendly = unidad aliada
    .many = unidades aliadas
noun-unit-enemy = unidad enemiga
    .many = unidades enemigas
noun-unit-neutral = unidad neutral
    .many = unidades neutrales

## Qué ocurre

Effect-stun = aturdimiento: { $whom }
Effect-banish = destierro: { $whom }
Effect-silence = silencio: { $whom }
Effect-execute = ejecución: { $whom }
Effect-return-to-hand = vuelta a la mano de su dueño: { $whom }
Effect-ready = fin del agotamiento, también del de despliegue: { $whom }
Effect-ready-move = otro movimiento este turno: { $whom }
Effect-move = puedes mover hasta { COUNT($steps, "1 celda", "celdas") }: { $whom }
Move-leap = ignorando obstáculos
Effect-push = empuje de { COUNT($value, "1 celda", "celdas") } { $kind ->
    [unit] desde esta unidad
   *[other] hacia el lado enemigo
}: { $whom }
Effect-pull = atracción de { COUNT($value, "1 celda", "celdas") } { $kind ->
    [unit] hacia esta unidad
   *[other] hacia tu lado
}: { $whom }
Effect-push-away = empuje de { COUNT($steps, "1 celda", "celdas") } desde { $away-from }: { $whom }
Effect-pull-toward = atracción de { COUNT($steps, "1 celda", "celdas") } hacia { $toward }: { $whom }
Effect-swap-with = cambio de celdas: { $whom } ↔ { $value }
Effect-steal = tomar el control: { $whom }
Effect-copy = invocar una copia tal como está impresa{ $at }: { $whom }
Effect-summon = invocar { times }«{ $card }»{ $at }
Summon-side-enemy = para tu oponente
Summon-side-neutral = sin dueño
Effect-revive = { $which ->
    [latest] invocar lo último en llegar a tu tumba
   *[random] invocar al azar desde tu tumba
}: { $of }{ $at }
tile-here = { " " }en la celda de esta unidad
tile-target = { " " }en la celda del objetivo
tile-around = { " " }al azar en celdas libres adyacentes a esta unidad
tile-around-target = { " " }al azar en celdas libres adyacentes al objetivo
tile-home = { " " }al azar en celdas libres de las columnas propias
tile-anywhere = { " " }al azar en celdas libres
Effect-discard = tu oponente descarta al azar { COUNT($value, "1 carta", "cartas") }
Effect-fetch = { $from ->
    [graveyard] recuperar de tu tumba
   *[deck] robar de tu mazo
}, a la vista de ambos: { times }{ $of } { $which ->
    [latest] (lo último en llegar)
   *[random] al azar
}
Fetch-cost = costo { $cost-signed } este turno
Effect-discover = develar una de 3 cartas al azar de estas: { $pool }; { $resolve ->
    [yes] se aplica al instante
   *[no] va a tu mano
}
Effect-add-card = añadir { times }{ $copy-of ->
    [none] «{ $card }»
   *[other] una copia de la carta ({ $copy-of })
} a { $side ->
    [enemy] la mano de tu oponente
   *[yours] tu mano
}
AddCard-cost = costo { $cost-signed } este turno
Effect-cost = costo { $change-signed }: las { $of-cards } que ahora están en { $side ->
    [enemy] la mano de tu oponente
   *[yours] tu mano
}
CostChange-until = hasta el final del turno
Effect-mana = obtener { $value } de maná este turno
Effect-leader-ability = tu habilidad de líder pasa a ser «{ $value }»
Effect-choose = elegir una unidad aún no elegida: { $value } («esa unidad»)
Effect-later = { $at ->
    [turn-end] { $late ->
        [yes] al final de ese turno
       *[no] al final de este turno
    }
    [your-next-turn] { $late ->
        [yes] al comienzo de tu turno siguiente
       *[no] al comienzo de tu próximo turno
    }
   *[your-next-turn-end] { $late ->
        [yes] al final de tu turno siguiente
       *[no] al final de tu próximo turno
    }
}: { $do }
Bonus-attack = { $attack-signed }/{ $health-signed }
Bonus-health = +0/{ $health-signed }
Bonus-keywords = { $keywords-given }
Bonus-movement = { $movement-signed } de movimiento
Bonus-range = { $range-signed } de alcance
SetTo-attack = { $attack } de ataque

## Cantidades

Value-attack-of = ataque: { $attack-of }
Value-health-of = salud: { $health-of }
Value-missing-health-of = salud perdida: { $missing-health-of }
Value-count = número de { $count-many }
Value-event = { $on ->
    [healed] esa curación
   *[other] ese daño
}
Become-copy-of = una copia, según su carta, de { $copy-of }
Value-deaths-yours = número de unidades aliadas muertas este turno
Value-deaths-enemy = número de unidades enemigas muertas este turno
Value-deaths-both = número de unidades de ambos bandos muertas este turno
Value-mana-yours = tu maná sin gastar
Value-mana-enemy = el maná sin gastar de tu oponente
Condition-turn-yours = { not }es tu turno
Condition-turn-enemy = { not }es el turno de tu oponente
Condition-self-any = { who-self } { not }está { where }
Condition-target-any = { who-target } { not }está { where }
Condition-it-any = { who-it } { not }está { where }
where = { $in ->
    [none] en el tablero
   *[other] { $in }
}
