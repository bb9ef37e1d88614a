### Lo que hacen las cartas: las frases de las que se compone su texto. Una cláusula no lleva mayúscula ni punto.


## What is done to units

do-damage = haz { $amount } de daño a { $object }
do-heal = cura { $amount } a { $object }
do-heal-full = cura del todo a { $object }
do-gain = da { $bonus } a { $object }
do-set-strength = haz que la fuerza de { $object } sea { $amount }
do-set-health = haz que la salud de { $object } sea { $health }
do-set-both = haz que la fuerza de { $object } sea { $amount } y la salud { $health }
do-double-strength = duplica la fuerza de { $object }
do-double-health = duplica la salud de { $object }
do-swap = intercambia la fuerza y la salud de { $object }
do-lose = quita { $words } a { $object }
do-sleep-now = duerme a { $object }
do-sleep-turn-end = al final de este turno, duerme a { $object }
do-wake = despierta a { $object }
do-destroy = destruye { $object }
do-obliterate = aniquila { $object }
do-return-to-hand = devuelve { $object } a la mano de su dueño
do-transform = transforma { $object } en { $name } ({ $values })
do-durability = da { $signed } de durabilidad a { $object }
do-copy = invoca una copia de { $object }

## What is done for players

grammar-times =
    { $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
do-summon = invoca { $name } ({ $values }){ grammar-times }
do-summon-enemy = invoca { $name } ({ $values }){ grammar-times } en el lado enemigo
do-summon-both = invoca { $name } ({ $values }) para ambos jugadores
do-summon-random = invoca { $cards }
do-equip = equipa { $name } ({ $values })
do-draw = roba { COUNT($count, "una carta", "cartas") }
do-draw-enemy = el rival roba { COUNT($count, "una carta", "cartas") }
do-draw-both = ambos jugadores roban { COUNT($count, "una carta", "cartas") }
do-add = añade { $name }{ grammar-times } a tu mano
do-add-enemy = añade { $name }{ grammar-times } a la mano del rival
do-add-both = añade { $name } a ambas manos
do-add-random = añade { $cards } a tu mano
add-cheaper = { $effect }; cuesta { $amount } menos
add-dearer = { $effect }; cuesta { $amount } más
do-delve = indaga { $cards } para tu mano
do-foresee = prevé { $count }
do-foresee-enemy = prevé { $count } en el mazo del rival
do-locks-open = abre { COUNT($amount, "1 cerrojo", "cerrojos") } de maná
do-locks-open-enemy = abre { COUNT($amount, "1 cerrojo", "cerrojos") } de maná del rival
do-locks-open-both = abre { COUNT($amount, "1 cerrojo", "cerrojos") } de maná de cada jugador
do-locks-close = añade { COUNT($amount, "1 cerrojo", "cerrojos") } de maná
do-locks-close-enemy = añade { COUNT($amount, "1 cerrojo", "cerrojos") } de maná al rival
do-locks-close-both = añade { COUNT($amount, "1 cerrojo", "cerrojos") } de maná a cada jugador
do-refresh = recarga { $amount } de maná
do-favor = obtén { $amount } de favor
whose-enemy = el rival: { $effect }
whose-both = ambos jugadores: { $effect }
do-pull = mueve { $cards } { $from } { $to }
do-pull-obliterate = aniquila { $cards } { $from }
from-hand = de tu mano
from-void = de tu vacío
from-deck = de tu mazo
from-deck-top = de la parte superior de tu mazo
to-board = a la mesa
to-hand = a tu mano
to-void = a tu vacío
to-deck = a tu mazo
pull-limit = { $effect }, de coste como mucho { $amount } por encima del objetivo
pull-bonus = { $effect }; { $count ->
    [1] recibe
   *[other] reciben
} { $bonus }
pull-soulless = { $effect }; queda sin alma
do-discard-chosen = aniquila una carta de tu mano a tu elección
do-discard-random = aniquila una carta al azar de tu mano
do-discard-random-enemy = aniquila una carta al azar de la mano del rival
do-improve = da { $bonus } a { $cards } { $where }
in-hand = de tu mano
in-deck = de tu mazo
do-shuffle = baraja { $name } en tu mazo
do-god-power = tu poder divino pasa a ser { $name }
do-copy-god-power = tu poder divino pasa a ser una copia del del rival
do-choose = elige { $object }

## Bonuses and amounts

bonus-stats = { $strength }/{ $health }
bonus-strength = { $signed } de fuerza
bonus-health = { $signed } de salud
bonus-value = fuerza igual a { $value }
bonus-durability = { $signed } de durabilidad
bonus-cost = { $signed } de coste
bonus-burn = quemadura +{ $amount }
bonus-regen = regeneración +{ $amount }
bonus-armor = armadura +{ $amount }
bonus-spell-boost = potencia de hechizos +{ $amount }
inborn-burn = quemadura { $amount }
inborn-regen = regeneración { $amount }
inborn-armor = armadura { $amount }
inborn-spell-boost = potencia de hechizos { $amount }
bonus-ability = «{ $line }»
one-of = una al azar entre { $names }
name-in-a-list = { $name }
list-or = { $first } o { $last }
value-strength = la fuerza de { $who }
value-health = la salud de { $who }
value-count = el número { $units }
    .case = genitive
value-hand-yours = el número de cartas de tu mano
value-hand-enemy = el número de cartas de la mano del rival
value-favor = tu favor
value-times = { $times } × { $value }
amount-value = X ({ $value })
until-this-turn = { $effect } hasta el final del turno
until-next-attack = { $effect } para su próximo ataque
until-its-next-turn = { $effect } hasta el próximo turno de su jugador
repeat = { $effect }, { $times } veces
repeat-value = { $effect }, X veces ({ $times })

## Conditions

condition-is = { $who } es { $units }
condition-is-not = { $who } no es { $units }
condition-count = { $number ->
    [many] hay { $count } o más { $units }
   *[one] hay { $units }
}
condition-count-not = { $count ->
    [1] no hay { $units }
   *[other] hay menos de { $count } { $units }
}
condition-favor = tienes { $amount } o más de favor
condition-favor-not = tienes menos de { $amount } de favor
condition-void = tu vacío tiene { $amount } o más cartas
condition-void-not = { $amount ->
    [1] no hay cartas en tu vacío
   *[other] tu vacío tiene menos de { $amount } cartas
}

## When

when-roar = Rugido: { $effect }
when-afterlife = Póstuma: { $effect }
when-ability = Habilidad: { $effect }
grammar-turn =
    { $whose ->
        [enemy] del turno del rival
        [both] de cada turno
       *[yours] de tu turno
    }
when-turn-start = al inicio { grammar-turn }, { $effect }
when-turn-end = al final { grammar-turn }, { $effect }
when-power-used = { $whose ->
    [enemy] cuando el rival usa su poder divino, { $effect }
    [both] cuando se usa un poder divino, { $effect }
    *[yours] cuando usas tu poder divino, { $effect }
}
when-attacks = { $after ->
    [yes] una vez que { $who } ha atacado, { $effect }
    *[no] cuando { $who } ataca, { $effect }
}
when-attacks-whom = { $after ->
    [yes] una vez que { $who } ha atacado a { $whom }, { $effect }
    *[no] cuando { $who } ataca a { $whom }, { $effect }
}
when-attacked = { $after ->
    [yes] una vez que { $who } ha recibido un ataque, { $effect }
    *[no] cuando { $who } recibe un ataque, { $effect }
}
when-attacked-whom = { $after ->
    [yes] una vez que { $whom } ha atacado a { $who }, { $effect }
    *[no] cuando { $whom } ataca a { $who }, { $effect }
}
when-deals-damage = cuando { $who } hace daño, { $effect }
when-deals-damage-whom = cuando { $who } hace daño a { $whom }, { $effect }
when-damaged = cuando { $who } recibe daño, { $effect }
when-survives = cuando { $who } sobrevive a un daño, { $effect }
when-healed = cuando { $who } se cura, { $effect }
when-dies = cuando se destruye { $who }, { $effect }
when-summoned = cuando se invoca { $who }, { $effect }
when-targeted = cuando diriges un hechizo a { $who }, { $effect }
grammar-played =
    { $side ->
        [friendly] cuando juegas
        [enemy] cuando el rival juega
       *[any] cuando un jugador juega
    }
grammar-has-played =
    { $side ->
        [friendly] una vez que has jugado
        [enemy] una vez que el rival ha jugado
       *[any] una vez que un jugador ha jugado
    }
when-card-played = { $after ->
    [yes] { grammar-has-played } { $card }, { $effect }
    *[no] { grammar-played } { $card }, { $effect }
}
when-card-drawn = { $side ->
    [friendly] cuando robas { $card }, { $effect }
    [enemy] cuando el rival roba { $card }, { $effect }
    *[any] cuando un jugador roba { $card }, { $effect }
}
line-from-hand = Desde tu mano, { $line }
line-from-void = Desde tu vacío, { $line }
line-for-a-turn = { $words } hasta tu próximo turno
