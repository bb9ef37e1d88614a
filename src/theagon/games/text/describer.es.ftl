### Lo que dice el descriptor de las cartas de todos los juegos: véase `card_text/describer.py`. Una cláusula empieza en
### minúscula y no lleva punto. Las cantidades que se leen van entre corchetes.

amount = [{ $value }]
any = cualquier { $units }
quoted = «{ $text }»
nothing = no ocurre nada

## Cartas y habilidades

Any-keywords = { $keywords }
Card-discount = cuesta { $discount } menos
Aura-if = solo si { $if }
Ability-do = { $when } → { $effects }
Ability-if = { $when }, si { $condition }
Ability-target = elige un objetivo: { $target }
Trigger-afterlife = Ultratumba
Trigger-turn-start = Al comienzo { turn }
Trigger-turn-end = Al final { turn }
turn = { $whose ->
    [yours] de tu turno
    [enemy] del turno de tu oponente
   *[both] del turno de cada jugador
}
Trigger-damaged = Cuando { $of-one } recibe daño
Trigger-healed = Cuando { $of-one } recibe curación
Trigger-dies = Cuando muere { $of-one }
Trigger-summoned = Cuando llega a la mesa { $of-one }
Trigger-card-played = Cuando se juega { $of-card }
Trigger-card-drawn = Cuando se roba { $of-card }
Target-unit = { $unit }

## Qué unidades o cartas

who-target = el objetivo
who-it = esa unidad
Group-all = cada { $all }
Group-random = { $count ->
    [1] { $random }
   *[other] { $count } { $random-many }
} al azar
Any-in = { $in }
Filter-keyword = con «{ $keyword }»
Filter-card = de nombre «{ $card }»
Filter-damaged-yes = con daño
Filter-damaged-no = sin daño
Filter-health-max = salud { $health-max } o menos
Filter-health-min = salud { $health-min } o más
Filter-health-exact = salud { $health-min }
Filter-cost-max = costo { $cost-max } o menos
Filter-cost-min = costo { $cost-min } o más
Filter-cost-exact = costo { $cost-min }
noun-card-any = carta
    .many = cartas
noun-card-friendly = carta tuya
    .many = cartas tuyas
noun-card-enemy = carta enemiga
    .many = cartas enemigas
noun-spell-any = hechizo
    .many = hechizos
noun-spell-friendly = hechizo tuyo
    .many = hechizos tuyos
noun-spell-enemy = hechizo enemigo
    .many = hechizos enemigos

## Qué ocurre

Effect-damage = { $value } de daño: { $whom }
Effect-heal = { $value } de curación: { $whom }
Effect-gain = { $whom }: { $value }
Effect-set = { $whom }: los valores pasan a ser { $value }
Effect-destroy = destrucción: { $whom }
Effect-transform = { $whom }: transformación en { $value }
Effect-draw = { player }robar { COUNT($value, "1 carta", "cartas") }
player = { $whose ->
    [enemy] tu oponente:{ " " }
    [both] cada jugador:{ " " }
   *[yours] { "" }
}
times = { $count ->
    [1] { "" }
    [none] { "" }
   *[other] { $count } ×{ " " }
}
Effect-if = si { $condition }, { $effect }
Effect-otherwise = si no, { $effect }
Effect-choose-one = elegir una opción: { $value }
Effect-repeat = { $repeat } veces, cada vez de nuevo
Effect-until-lasting = durante el resto de la partida
Effect-until-this-turn = hasta el final del turno
Effect-until-your-next-turn = hasta el comienzo de tu próximo turno
SetTo-health = { $health } de salud

## Cantidades y condiciones

Value-cards-in-hand-yours = número de cartas en tu mano
Value-cards-in-hand-enemy = número de cartas en la mano de tu oponente
Value-spells-cast-yours = número de hechizos que jugaste este turno
Value-spells-cast-enemy = número de hechizos que tu oponente jugó este turno
Value-spells-cast-both = número de hechizos jugados este turno
Value-cards-played-yours = número de cartas que jugaste este turno
Value-cards-played-enemy = número de cartas que tu oponente jugó este turno
Value-cards-played-both = número de cartas jugadas este turno
Value-done = cuánto hizo el efecto anterior
Value-times = × { $times }
Condition-self = { who-self } { not }es { $self }
Condition-self-so = { who-self } { not }es así: { $self-so }
Condition-target = { who-target } { not }es { $target }
Condition-target-so = { who-target } { not }es así: { $target-so }
Condition-it = { who-it } { not }es { $it }
Condition-it-so = { who-it } { not }es así: { $it-so }
Condition-count = { $at-least ->
    [1] { not }hay { $count }
   *[other] hay { least } { $count-many }
}
Condition-amount = { $amount } es { least }
Condition-and = y { $and }
Condition-or = o { $or }
least = { $not ->
    [yes] menos de { $at-least }
   *[no] al menos { $at-least }
}
not = { $not ->
    [yes] no{ " " }
   *[no] { "" }
}
