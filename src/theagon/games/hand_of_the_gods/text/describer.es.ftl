### Lo que dice el descriptor de las cartas de Hand of the Gods; lo que comparten todos los juegos está en otro archivo.

## Cartas y habilidades

Any-protect = Protección { $protect }
Card-deploy = se puede desplegar en cualquier celda libre
Card-neutral = en el tablero no es de ningún jugador
Aura-gain = { $in ->
    [none] { "" }
   *[other] { $in } —{ " " }
}cada { $of } tiene { $gain }
Ability-priority = se resuelve en la clase { $priority }
Ability-activated = activable
Trigger-warcry = Grito de guerra
Trigger-attacks = Cuando esta unidad ataca, antes del daño
Trigger-attacked = Cuando atacan a esta unidad, antes del daño
Trigger-strikes = Después del daño de ataque de esta unidad
Trigger-counters = Antes del daño en retorno de esta unidad
Trigger-strikes-back = Después del daño en retorno de esta unidad
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
    [attacks] la unidad atacada
    [strikes] la unidad atacada
    [attacked] la unidad atacante
    [counters] la unidad atacante
    [strikes-back] la unidad atacante
   *[other] esa unidad
}
who-your-stone = tu torre de invocación
who-enemy-stone = la torre de invocación enemiga
Area-around = en las celdas adyacentes: { $around }
Area-column = en la columna: { $column }
Area-row = en la fila: { $row }
Area-tile = en la celda: { $tile }
Filter-subtype = { $subtype }
Filter-not-subtype = no { $not-subtype }
Filter-was-damaged-yes = con daño al declararse el ataque
Filter-was-damaged-no = sin daño al declararse el ataque
Filter-stunned-yes = con aturdimiento
Filter-stunned-no = sin aturdimiento
Filter-ranged-yes = a distancia
Filter-ranged-no = cuerpo a cuerpo
Filter-other = salvo esta unidad
Filter-stones = salvo las torres de invocación
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
Effect-move = puedes mover hasta { COUNT($steps, "1 celda", "celdas") }: { $whom }
Move-leap = ignorando obstáculos
Effect-push = empuje de { COUNT($value, "1 celda", "celdas") } { $kind ->
    [unit] desde esta unidad
   *[other] hacia el lado enemigo
}: { $whom }
Effect-summon = invocar { times }«{ $card }»{ $at }
Summon-side-enemy = para tu oponente
Summon-side-neutral = sin dueño
Effect-revive = invocar al azar desde tu tumba: { $of }{ $at }
tile-here = { " " }en la celda de esta unidad
tile-target = { " " }en la celda del objetivo
tile-around = { " " }al azar en celdas libres adyacentes a esta unidad
tile-around-target = { " " }al azar en celdas libres adyacentes al objetivo
tile-home = { " " }al azar en celdas libres de las columnas propias
tile-anywhere = { " " }al azar en celdas libres
Effect-discard = tu oponente descarta al azar { COUNT($value, "1 carta", "cartas") }
Effect-discover = develar una de 3 cartas al azar de estas: { $pool }; { $resolve ->
    [yes] se aplica al instante
   *[no] va a tu mano
}
Effect-add-card = añadir { times }«{ $card }» a { $side ->
    [enemy] la mano de tu oponente
   *[yours] tu mano
}
AddCard-cost = costo { $cost-signed } este turno
Effect-cost = costo { $change-signed }: las { $of-cards } que ahora están en tu mano
CostChange-until = hasta el final del turno
Effect-mana = obtener { $value } de maná este turno
Effect-leader-ability = tu habilidad de líder pasa a ser «{ $value }»
Bonus-attack = { $attack-signed }/{ $health-signed }
Bonus-health = +0/{ $health-signed }
Bonus-movement = { $movement-signed } de movimiento
Bonus-range = { $range-signed } de alcance
SetTo-attack = { $attack } de ataque

## Cantidades

Value-attack-of = ataque: { $attack-of }
Value-health-of = salud: { $health-of }
Value-missing-health-of = salud perdida: { $missing-health-of }
Value-count = número de { $count-many }
