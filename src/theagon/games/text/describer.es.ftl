### Lo que dice el descriptor de las cartas de todos los juegos: un mensaje por campo de una carta, con el nombre de su
### clase y el suyo. Una cláusula empieza en minúscula y no lleva punto. Las cantidades que se leen van entre corchetes.

amount = [{ $value }]
quoted = «{ $text }»
nothing = no ocurre nada

## Cartas y habilidades

Card-keywords = { $keywords }
Ability-do = { $when } → { $effects }
Ability-if = { $when }, si { $condition }
Ability-target = elige un objetivo: { $target }

## Qué ocurre

Effect-damage = { $value } de daño: { $whom }
Effect-heal = { $value ->
    [full] curación completa
   *[other] { $value } de curación
}: { $whom }
Effect-gain = { $whom }: { $value }
Effect-set = { $whom }: nuevos valores: { $value }
Effect-destroy = destrucción: { $whom }
Effect-transform = transformación en { $value }: { $whom }
Effect-if = si { $condition }, { $effect }
Effect-repeat = { $repeat ->
    [1] 1 vez
   *[other] { $repeat } veces, cada vez de nuevo
}
Effect-until = { $until ->
    [this-turn] hasta el final del turno
    [your-next-turn] hasta el comienzo de tu próximo turno
    [its-next-turn] hasta el comienzo del próximo turno de su controlador
    [next-attack] para su próximo ataque
   *[lasting] durante el resto de la partida
}
Bonus-keywords = { $keywords }
SetTo-health = { $health } de salud
Value-cards-in-hand = número de cartas en { $cards-in-hand ->
    [enemy] la mano enemiga
   *[yours] tu mano
}
Value-times = × { $times }

## Qué unidades o cartas

Filter-keyword = con { $keyword }
Filter-card = de nombre «{ $card }»
Filter-damaged = { $damaged ->
    [yes] con daño
   *[no] sin daño
}
Filter-health-max = salud { $health-min ->
    [none] { $health-max } o menos
    [same] { $health-max }
   *[other] de { $health-min } a { $health-max }
}
Filter-health-min = salud { $health-min } o más
Filter-cost-max = costo { $cost-min ->
    [none] { $cost-max } o menos
    [same] { $cost-max }
   *[other] de { $cost-min } a { $cost-max }
}
Filter-cost-min = costo { $cost-min } o más
noun-card-any = carta
    .one = cualquier carta
    .many = cartas
noun-card-friendly = carta tuya
    .one = una carta tuya
    .many = cartas tuyas
noun-card-enemy = carta enemiga
    .one = una carta enemiga
    .many = cartas enemigas
noun-spell-any = hechizo
    .one = cualquier hechizo
    .many = hechizos
noun-spell-friendly = hechizo tuyo
    .one = un hechizo tuyo
    .many = hechizos tuyos
noun-spell-enemy = hechizo enemigo
    .one = un hechizo enemigo
    .many = hechizos enemigos
