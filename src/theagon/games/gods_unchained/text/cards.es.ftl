### Lo que hacen las cartas: las frases de las que se compone su texto. Una cláusula no lleva mayúscula ni punto.

# Lo que reemplaza a una unidad ya nombrada: destrúyela, destrúyelo.
grammar-la =
    { $gender ->
        [feminine] la
       *[masculine] lo
    }

## What is done to units; `.again`, to the one that the text has just named

do-damage = haz { $amount } de daño a { $object }
    .again = hazle { $amount } de daño
do-damage-equal = haz a { $object } un daño igual a { $value }
    .again = hazle un daño igual a { $value }
do-heal = cura { $amount } de salud a { $object }
    .again = cúrale { $amount } de salud
do-heal-equal = cura a { $object } una salud igual a { $value }
    .again = cúrale una salud igual a { $value }
do-heal-full = cura del todo a { $object }
    .again = cúra{ grammar-la } del todo
do-gain = da { $bonus } a { $object }
    .again = dale { $bonus }
do-gain-ability = da a { $object } { $bonus }
    .again = dale { $bonus }
do-gain-self = { $object } obtiene { $bonus }
    .again = obtiene { $bonus }
do-set-strength = haz que la fuerza de { $object } sea { $amount }
    .again = haz que su fuerza sea { $amount }
do-set-strength-equal = haz que la fuerza de { $object } sea igual a { $value }
    .again = haz que su fuerza sea igual a { $value }
do-set-health = haz que la salud de { $object } sea { $health }
    .again = haz que su salud sea { $health }
do-set-both = haz que la fuerza de { $object } sea { $amount } y su salud, { $health }
    .again = haz que su fuerza sea { $amount } y su salud, { $health }
do-set-both-equal = haz que la salud de { $object } sea { $health } y su fuerza, igual a { $value }
    .again = haz que su salud sea { $health } y su fuerza, igual a { $value }
do-set-alike = haz que la fuerza y la salud de { $object } sean { $health }
    .again = haz que su fuerza y su salud sean { $health }
do-double-strength = duplica la fuerza de { $object }
    .again = duplica su fuerza
do-double-health = duplica la salud de { $object }
    .again = duplica su salud
do-swap = intercambia la fuerza y la salud de { $object }
    .again = intercambia su fuerza y su salud
do-lose = quita { $words } a { $object }
    .again = quítale { $words }
do-sleep-now = duerme a { $object }
    .again = duérme{ grammar-la }
do-sleep-turn-end = al final de este turno, duerme a { $object }
    .again = al final de este turno, duérme{ grammar-la }
do-wake = despierta a { $object }
    .again = despiérta{ grammar-la }
do-destroy = destruye { $object }
    .again = destrúye{ grammar-la }
do-obliterate = aniquila { $object }
    .again = aniquíla{ grammar-la }
do-send-hand = devuelve { $object } a la mano de su dueño
    .again = devuélve{ grammar-la } a la mano de su dueño
do-send-hand-over = lleva { $object } a tu mano
    .again = lléva{ grammar-la } a tu mano
do-send-deck-top = pon { $object } en la parte superior del mazo de su dueño
    .again = pon{ grammar-la } en la parte superior del mazo de su dueño
do-send-deck-bottom = pon { $object } en el fondo del mazo de su dueño
    .again = pon{ grammar-la } en el fondo del mazo de su dueño
do-steal = roba { $object } a tu oponente
    .again = róba{ grammar-la } a tu oponente
do-steal-this-turn = roba { $object } a tu oponente hasta el final del turno
    .again = róba{ grammar-la } a tu oponente hasta el final del turno
do-transform-same-cost = transforma { $object } en { $number ->
    [one] una criatura al azar del mismo costo
   *[many] criaturas al azar de sus mismos costos
}
do-transform-copy = transforma { $object } en una copia de { $who }
grammar-into =
    { $number ->
        [one] { $one }
       *[many] { $several }
    }
do-transform = transforma { $object } en { grammar-into } ({ $values })
    .again = transfórma{ grammar-la } en { grammar-into } ({ $values })
grammar-n =
    { $number ->
        [one] { "" }
       *[many] n
    }
do-durability-more = { $object } gana{ grammar-n } { $amount } de durabilidad
    .again = gana { $amount } de durabilidad
do-durability-less = { $object } pierde{ grammar-n } { $amount } de durabilidad
    .again = pierde { $amount } de durabilidad
do-attack = { $object } ataca{ grammar-n } a { $whom }
    .again = haz que ataque{ grammar-n } a { $whom }
do-reset-strength = devuelve la fuerza de { $object } a su valor impreso
    .again = devuelve su fuerza al valor impreso
do-reset-both = devuelve la fuerza y la salud de { $object } a sus valores impresos
    .again = devuelve su fuerza y su salud a los valores impresos
do-copy = invoca una copia de { $object }
    .again = invoca una copia suya

## What is done for players

do-summon = invoca { COUNT($count, $one, $several) } ({ $values })
do-summon-enemy = invoca { COUNT($count, $one, $several) } ({ $values }) en el lado de tu oponente
do-summon-both = invoca { COUNT($count, $one, $several) } ({ $values }) en cada lado
with-keywords = { $effect } { $words }
do-summon-random = invoca { $cards }
do-equip = equipa { $one } ({ $values })
do-draw = roba { COUNT($count, "una carta", "cartas") }
do-draw-enemy = tu oponente roba { COUNT($count, "una carta", "cartas") }
do-draw-both = ambos jugadores roban { COUNT($count, "una carta", "cartas") }
made-card = { COUNT($count, "una carta", "cartas") } «{ $name }»
made-copy-drawn = { COUNT($count, "una copia", "copias") } de la carta robada
made-copy-last-spell-yours = { COUNT($count, "una copia", "copias") } del último hechizo que hayas jugado
made-copy-last-spell-enemy = { COUNT($count, "una copia", "copias") } del último hechizo que haya jugado tu oponente
made-copy-last-creature-yours = { COUNT($count, "una copia", "copias") } de la última criatura que hayas jugado
made-copy-last-creature-enemy = { COUNT($count, "una copia", "copias") } de la última criatura que haya jugado tu oponente
made-copy = { COUNT($count, "una copia", "copias") } de { $who }
do-add = añade { $short ->
    [yes] { $cards } { $to }
   *[no] { $to } { $cards }
}
do-add-deck = baraja { $short ->
    [yes] { $cards } { $to }
   *[no] { $to } { $cards }
}
one-of = { $effect }: { $names }
becomes = { $effect }; { $what }
becomes-cheaper = cuesta{ grammar-n } { $amount } menos
becomes-dearer = cuesta{ grammar-n } { $amount } más
becomes-stronger = obtiene{ grammar-n } { $bonus }
becomes-costing = cuesta{ grammar-n } { $amount }
becomes-costing-at-most = cuesta{ grammar-n } { $amount } como mucho
becomes-soulless = queda{ grammar-n } sin alma
becomes-keywords = gana{ grammar-n } { $words }
do-delve = indaga { $cards }
do-delve-deck = indaga { $cards } y barájala en tu mazo
do-delve-of = indaga una de estas cartas: { $names }
do-foresee = prevé { $count }
do-foresee-enemy = prevé { $count } en el mazo de tu oponente
do-look = mira { $count ->
    [1] la primera carta
   *[other] las { $count } primeras cartas
} de tu mazo
do-look-enemy = mira { $count ->
    [1] la primera carta
   *[other] las { $count } primeras cartas
} del mazo de tu oponente
do-power-cost-more = tu poder divino cuesta { $amount } más hasta que acabe tu turno
do-power-cost-more-enemy = el poder divino de tu oponente cuesta { $amount } más hasta que acabe su turno
do-power-cost-less = tu poder divino cuesta { $amount } menos hasta que acabe tu turno
do-power-cost-less-enemy = el poder divino de tu oponente cuesta { $amount } menos hasta que acabe su turno
do-locks-open = abre { COUNT($amount, "un cerrojo", "cerrojos") } de maná
do-locks-open-enemy = abre { COUNT($amount, "un cerrojo", "cerrojos") } de maná de tu oponente
do-locks-open-both = abre { COUNT($amount, "un cerrojo", "cerrojos") } de maná de cada jugador
do-locks-close = añádete { COUNT($amount, "un cerrojo", "cerrojos") } de maná
do-locks-close-enemy = añade { COUNT($amount, "un cerrojo", "cerrojos") } de maná a tu oponente
do-locks-close-both = añade { COUNT($amount, "un cerrojo", "cerrojos") } de maná a cada jugador
do-lose-mana = pierde { $amount } de maná
do-lose-mana-enemy = tu oponente pierde { $amount } de maná
do-refresh = recarga { $amount } de maná
do-favor = obtén { $amount } de favor
do-favor-enemy = tu oponente obtiene { $amount } de favor
do-favor-lose = pierde { $amount } de favor
do-favor-lose-enemy = tu oponente pierde { $amount } de favor
do-favor-equal = obtén un favor igual a { $value }
whose-enemy = tu oponente: { $effect }
whose-both = ambos jugadores: { $effect }
grammar-pulled =
    { $short ->
        [yes] { $cards } { $from } { $to }
       *[no] { $from } { $to } { $cards }
    }
do-pull = mueve { grammar-pulled }
do-pull-both = ambos jugadores mueven { grammar-pulled }
do-pull-obliterate = aniquila { $cards } { $from }
do-pull-obliterate-both = ambos jugadores aniquilan { $cards } { $from }
do-pull-copy = añade { $to } { $count ->
    [1] una copia
   *[other] copias
} de { $cards } { $from }
do-pull-copy-board = invoca { $count ->
    [1] una copia
   *[other] copias
} de { $cards } { $from }
from-hand-yours = de tu mano
from-hand-enemy = de la mano de tu oponente
from-void-yours = de tu vacío
from-void-enemy = del vacío de tu oponente
from-deck-yours = de tu mazo
from-voids-yours = de cualquiera de los dos vacíos
from-deck-enemy = del mazo de tu oponente
to-board-yours = a la mesa
to-board-enemy = al lado de tu oponente
to-hand-yours = a tu mano
to-hand-enemy = a la mano de tu oponente
to-hand-both = a cada mano
to-void-yours = a tu vacío
to-void-enemy = al vacío de tu oponente
to-deck-yours = a tu mazo
to-deck-enemy = al mazo de tu oponente
to-deck-top-yours = a la parte superior de tu mazo
to-deck-top-enemy = a la parte superior del mazo de tu oponente
to-deck-bottom-yours = al fondo de tu mazo
to-deck-bottom-enemy = al fondo del mazo de tu oponente
into-deck-yours = en tu mazo
into-deck-enemy = en el mazo de tu oponente
from-hand-theirs = de su mano
from-void-theirs = de su vacío
from-deck-theirs = de su mazo
to-board-theirs = a su lado de la mesa
to-hand-theirs = a su mano
to-void-theirs = a su vacío
to-deck-theirs = a su mazo
to-deck-top-theirs = a la parte superior de su mazo
to-deck-bottom-theirs = al fondo de su mazo
do-discard-chosen = aniquila una carta de tu mano
do-discard-random = aniquila una carta al azar de tu mano
do-discard-random-enemy = aniquila una carta al azar de la mano de tu oponente
do-improve = da { $bonus } a { $cards }
do-improve-cheaper = reduce en { $amount } el costo de { $cards }
do-improve-dearer = aumenta en { $amount } el costo de { $cards }
do-improve-durability = { $cards } obtiene{ grammar-n } { $amount } de durabilidad
do-improve-cost-to = haz que el costo de { $cards } sea { $amount }
do-improve-cost-at-most = reduce a { $amount } el costo de { $cards }
in-hand = de tu mano
    .place = after
    .there = en tu mano
in-hand-enemy = de la mano de tu oponente
    .place = after
    .there = en la mano de tu oponente
in-hand-any = de ambas manos
    .place = after
    .there = en ambas manos
in-deck = de tu mazo
    .place = after
    .there = en tu mazo
in-deck-enemy = del mazo de tu oponente
    .place = after
    .there = en el mazo de tu oponente
in-deck-any = de ambos mazos
    .place = after
    .there = en ambos mazos
in-drawn = que has robado
    .place = end
in-drawn-enemy = que ha robado tu oponente
    .place = end
in-void = de tu vacío
    .place = after
    .there = en tu vacío
in-void-enemy = del vacío de tu oponente
    .place = after
    .there = en el vacío de tu oponente
in-void-any = de ambos vacíos
    .place = after
    .there = en ambos vacíos
do-god-power = tu poder divino pasa a ser «{ $name }»
do-copy-god-power = tu poder divino pasa a ser una copia del poder divino de tu oponente
do-choose = elige { $object }
do-choose-one = a tu elección, { $modes }
do-each = por { $units }, { $effects }
do-each-times = { $times } veces: { $effects }
do-each-times-equal = tantas veces como { $value }: { $effects }
do-later-cleanup = tras la siguiente limpieza, { $effects }
do-later-turn-end = al final de este turno, { $effects }
do-later-your-next-turn = al inicio de tu próximo turno, { $effects }
mode-nothing = no ocurre nada
do-random-one = al azar, { $modes }
list-mode = { $first }, o bien { $last }

## Bonuses and amounts

bonus-stats = { $strength }/{ $health }
bonus-strength = { $signed } de fuerza
bonus-health = { $signed } de salud
bonus-both-values = una fuerza adicional igual a { $strength } y una salud adicional igual a { $health }
bonus-strength-value = una fuerza adicional igual a { $value }
bonus-health-value = una salud adicional igual a { $value }
bonus-cost = { $signed } de costo
bonus-burn = quemadura +{ $amount }
bonus-regen = regeneración +{ $amount }
bonus-armor = armadura +{ $amount }
bonus-spell-boost = potencia de hechizos +{ $amount }
inborn-burn = quemadura { $amount }
inborn-regen = regeneración { $amount }
inborn-armor = armadura { $amount }
inborn-spell-boost = potencia de hechizos { $amount }
bonus-ability = «{ $line }»
name-in-a-list = { $name }
list-or = { $first } { SPANISH_OR($last) } { $last }
grammar-times-el =
    { $times ->
        [1] el
        [2] el doble del
        [3] el triple del
       *[other] { $times } veces el
    }
grammar-times-la =
    { $times ->
        [1] la
        [2] el doble de la
        [3] el triple de la
       *[other] { $times } veces la
    }
grammar-times-de =
    { $times ->
        [1] { "" }
        [2] el doble de{ " " }
        [3] el triple de{ " " }
       *[other] { $times } veces{ " " }
    }
value-strength = { grammar-times-la } fuerza de { $who }
    .again = { grammar-times-de }su fuerza
value-health = { grammar-times-la } salud de { $who }
    .again = { grammar-times-de }su salud
value-count = { grammar-times-el } número { $units }
    .case = genitive
value-hand-yours = { grammar-times-el } número de cartas de tu mano
value-hand-enemy = { grammar-times-el } número de cartas de la mano de tu oponente
value-total = { grammar-times-la } { $by ->
    [strength] fuerza
    [cost] suma de costos
   *[health] salud
} total { $units }
    .case = genitive
grammar-led =
    { $lead ->
        [creatures] criaturas
        [cards-in-hand] cartas en la mano
       *[favor] favor
    }
value-lead = { grammar-times-la } ventaja en { grammar-led } que { $whose ->
    [yours] llevas
   *[enemy] te lleva tu oponente
}
each-lead = cada { $lead ->
    [creatures] criatura
    [cards-in-hand] carta en la mano
   *[favor] punto de favor
} que { $whose ->
    [yours] tengas de más respecto a tu oponente
   *[enemy] tu oponente tenga de más respecto a ti
}
value-at-most = { $value }, { $most } como mucho
value-mana-yours = { grammar-times-de }tu maná sin gastar
value-mana-enemy = { grammar-times-el } maná sin gastar de tu oponente
value-spells-cast-yours = { grammar-times-el } número de hechizos que hayas jugado este turno
value-spells-cast-enemy = { grammar-times-el } número de hechizos que haya jugado tu oponente este turno
value-spells-cast-both = { grammar-times-el } número de hechizos jugados este turno
value-deaths-yours = { grammar-times-el } número de criaturas tuyas destruidas este turno
value-deaths-enemy = { grammar-times-el } número de criaturas de tu oponente destruidas este turno
value-deaths-both = { grammar-times-el } número de criaturas destruidas este turno
value-favor = { grammar-times-de }tu favor
value-gems = { grammar-times-el } número de tus gemas de maná
value-done-damage = { grammar-times-el } daño hecho
value-done-destroy = { grammar-times-el } número de criaturas destruidas
value-done-favor = { grammar-times-el } favor perdido
value-done-pull = { grammar-times-el } número de esas cartas
each-done-damage = cada punto de daño hecho
each-done-destroy = cada criatura destruida
each-done-favor = cada punto de favor perdido
each-done-pull = cada una de esas cartas
condition-done-damage = el daño hecho es { $count } o más
condition-done-destroy = { $count ->
    [1] se ha destruido alguna criatura
   *[other] se han destruido { $count } o más criaturas
}
condition-done-favor = el favor perdido es { $count } o más
condition-done-pull = había { $count ->
    [1] alguna de esas cartas
   *[other] al menos { $count } de esas cartas
}
value-plus = { $value } más { $plus }
until-this-turn = { $effect } hasta el final del turno
until-next-attack = { $effect } para su próximo ataque
until-its-next-turn = { $effect } hasta el próximo turno de su jugador
each-cards = cada { $count } cartas de tu mano
each-mana-yours = cada punto de maná que no hayas gastado
each-mana-enemy = cada punto de maná que no haya gastado tu oponente
each-spell-cast-yours = cada hechizo que hayas jugado este turno
each-spell-cast-enemy = cada hechizo que haya jugado tu oponente este turno
each-spell-cast-both = cada hechizo jugado este turno
each-death-yours = cada criatura tuya destruida este turno
each-death-enemy = cada criatura de tu oponente destruida este turno
each-death-both = cada criatura destruida este turno
repeat = { $effect }, { $times } veces
repeat-each =
    { $effect }{ $times ->
        [1] { "" }
       *[other] , { $times } veces
    } por { $each }
repeat-equal = { $effect }, tantas veces como { $value }

## Conditions

condition-is = { $who } es { $units }
    .again = es { $units }
condition-is-not = { $who } no es { $units }
    .again = no es { $units }
grammar-a-one =
    { $gender ->
        [feminine] a
       *[masculine] o
    }
condition-friendly = { $who } es aliad{ grammar-a-one }
    .again = es aliad{ grammar-a-one }
condition-enemy = { $who } es enemig{ grammar-a-one }
    .again = es enemig{ grammar-a-one }
condition-lacks = { $who } no tiene { $given }
    .again = no tiene { $given }
condition-has = { $who } tiene { $what }
    .again = tiene { $what }
condition-damaged = { $who } está dañad{ grammar-a-one }
    .again = está dañad{ grammar-a-one }
condition-undamaged = { $who } no está dañad{ grammar-a-one }
    .again = no está dañad{ grammar-a-one }
condition-dying = { $who } muere
    .again = muere
condition-living = { $who } sobrevive
    .again = sobrevive
condition-asleep = { $who } está dormid{ grammar-a-one }
    .again = está dormid{ grammar-a-one }
condition-awake = { $who } está despiert{ grammar-a-one }
    .again = está despiert{ grammar-a-one }
has-keyword = { $given }
has-strength = { $range } de fuerza
has-health = { $range } de salud
has-cost = un costo de { $range }
grammar-there =
    { $side ->
        [friendly] tienes
        [enemy] tu oponente tiene
       *[any] hay
    }
condition-count = { grammar-there } { $units }
condition-count-many = { grammar-there } al menos { $counted }
condition-count-not = { $count ->
    [1] no { grammar-there } { $units }
   *[other] { grammar-there } menos de { $count } { $units }
}
condition-held = hay { $units } { $where }
condition-held-many = hay al menos { $counted } { $where }
condition-held-not = { $count ->
    [1] no hay
   *[other] hay menos de { $count }
} { $units } { $where }
grammar-lead =
    { $whose ->
        [yours] tienes más { grammar-led } que tu oponente
       *[enemy] tu oponente tiene más { grammar-led } que tú
    }
condition-lead = { grammar-lead }
condition-lead-not = { $whose ->
    [yours] no { grammar-lead }
   *[enemy] tu oponente no tiene más { grammar-led } que tú
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
when-afterlife = Ultratumba: { $effect }
when-ability = Habilidad: { $effect }
grammar-turn =
    { $whose ->
        [enemy] del turno de tu oponente
        [both] de cada turno
       *[yours] de tu turno
    }
when-turn-start = al inicio { grammar-turn }, { $effect }
when-turn-end = al final { grammar-turn }, { $effect }
when-power-used = { $whose ->
    [enemy] cuando tu oponente usa su poder divino, { $effect }
    [both] cuando se usa un poder divino, { $effect }
    *[yours] cuando usas tu poder divino, { $effect }
}
when-attacks = { $after ->
    [yes] después de que { $who } ataque, { $effect }
    *[no] cuando { $who } ataca, { $effect }
}
when-attacks-whom = { $after ->
    [yes] después de que { $who } ataque a { $whom }, { $effect }
    *[no] cuando { $who } ataca a { $whom }, { $effect }
}
when-attacked = { $after ->
    [yes] después de que { $who } reciba un ataque, { $effect }
    *[no] cuando { $who } recibe un ataque, { $effect }
}
when-attacked-whom = { $after ->
    [yes] después de que { $whom } ataque a { $who }, { $effect }
    *[no] cuando { $whom } ataca a { $who }, { $effect }
}
when-deals-damage = cuando { $who } hace daño, { $effect }
when-deals-damage-whom = cuando { $who } hace daño a { $whom }, { $effect }
when-damaged = cuando { $who } recibe daño, { $effect }
when-survives = cuando { $who } recibe daño y sobrevive, { $effect }
when-healed = cuando { $who } se cura, { $effect }
when-dies = cuando { $who } es destruid{ grammar-a-one }, { $effect }
when-summoned = cuando se invoca { $who }, { $effect }
when-arrives = cuando { $who } llega a la mesa, { $effect }
when-targeted = cuando diriges un hechizo a { $who }, { $effect }
grammar-played =
    { $side ->
        [friendly] cuando juegas
        [enemy] cuando tu oponente juega
       *[any] cuando un jugador juega
    }
grammar-has-played =
    { $side ->
        [friendly] después de que juegues
        [enemy] después de que tu oponente juegue
       *[any] después de que un jugador juegue
    }
when-card-played = { $after ->
    [yes] { grammar-has-played } { $card }, { $effect }
    *[no] { grammar-played } { $card }, { $effect }
}
when-card-drawn = { $side ->
    [friendly] cuando robas { $card }, { $effect }
    [enemy] cuando tu oponente roba { $card }, { $effect }
    *[any] cuando un jugador roba { $card }, { $effect }
}
when-drawn = cuando robas esta carta, { $effect }
line-from-hand = Mientras esté en tu mano, { $line }
line-from-void = Mientras esté en tu vacío, { $line }
line-for-a-turn = { $words } hasta tu próximo turno
