### Lo que hacen las cartas: las frases de las que se compone su texto. Una cláusula no lleva mayúscula ni punto.

# Lo que reemplaza a una unidad ya nombrada: destrúyela, destrúyelo.
grammar-la = { GENDER($gender, "la", "lo") }

## What is done to units; `.again`, to the one that the text has just named

do-damage = haz { $amount } de daño a { $object }
    .again = hazle { $amount } de daño
    .them = hazles { $amount } de daño
do-damage-equal = { $by ->
    [that] haz ese mismo daño a { $object }
    [random] { $number ->
        [one] { $anchor ->
            [yes] haz a { $object } un daño igual a { $value }
           *[no] elige { $object } y hazle un daño igual a { $value }
        }
       *[many] haz a { $object } un daño igual a { $value }
    }
   *[other] haz a { $object } un daño igual a { $value }
}
    .again = { $by ->
    [that] hazle ese mismo daño
   *[other] hazle un daño igual a { $value }
}
do-damage-both = haz { $amount } de daño a { $object }
do-heal-both = cura { $amount } de salud a { $object }
do-gain-both = da { $bonus } a { $object }
list-whom = { $first } y a { $last }
do-heal = cura { $amount } de salud a { $object }
    .again = cúrale { $amount } de salud
    .them = cúrales { $amount } de salud
grammar-as-much-health =
    { $by ->
        [that] esa misma cantidad de salud
       *[other] una cantidad de salud igual a { $value }
    }
do-heal-equal = cura a { $object } { $by ->
    [health] { $whose ->
        [gone] tanta salud como tenía { $of }
       *[other] { grammar-as-much-health }
    }
   *[other] { grammar-as-much-health }
}
    .again = cúrale { grammar-as-much-health }
do-heal-full = cura por completo a { $object }
    .again = cúra{ grammar-la } por completo
    .them = cúra{ grammar-la }s por completo
do-gain = { $another ->
    [yes] le da { $bonus }
   *[no] da { $bonus } a { $object }
}
    .again = dale { $bonus }
    .them = dales { $bonus }
do-gain-harm = { do-gain }
    .again = { do-gain.again }
    .them = { do-gain.them }
# Lo que le falta a una criatura no va delante de lo que se le da: parecería lo mismo.
do-gain-ability = { $lacks ->
    [yes] da { $bonus } a { $object }
   *[no] da a { $object } { $bonus }
}
    .again = dale { $bonus }
    .them = dales { $bonus }
do-gain-self = { $object } obtiene { $bonus }
    .again = obtiene { $bonus }
do-set-strength = deja en { $amount } la fuerza de { $object }
    .again = deja su fuerza en { $amount }
    .bounded = deja en { $amount } la fuerza de { $object } cuya fuerza sea de { $range }
do-set-strength-equal = iguala la fuerza de { $object } a { $by ->
    [strength] la de { $of }
   *[other] { $value }
}
    .again = iguala su fuerza a { $value }
do-set-health = deja en { $health } la salud de { $object }
    .again = deja su salud en { $health }
do-set-both = deja en { $amount } la fuerza de { $object } y en { $health } su salud
    .again = deja su fuerza en { $amount } y su salud en { $health }
do-set-both-equal = deja en { $health } la salud de { $object } e iguala su fuerza a { $value }
    .again = deja su salud en { $health } e iguala su fuerza a { $value }
do-set-alike = deja en { $health } la fuerza y la salud de { $object }
    .again = deja su fuerza y su salud en { $health }
do-double-strength = duplica la fuerza de { $object }
    .again = duplica su fuerza
    .them = duplica su fuerza
do-double-health = duplica la salud de { $object }
    .again = duplica su salud
    .them = duplica su salud
do-swap = intercambia la fuerza y la salud de { $object }
    .again = intercámbiale la fuerza y la salud
    .them = intercambia su fuerza y su salud
    .may = intercambiar su fuerza y su salud
do-lose = { $self ->
    [yes] { $object } pierde { $words }
   *[no] quita { $words } a { $object }
}
    .cannot-attack = { $object } ya puede atacar
    .cannot-attack-gods = { $object } ya puede atacar a los dioses
    .again = quítale { $words }
    .them = quítales { $words }
do-sleep-now = duerme a { $object }
    .again = duérme{ grammar-la }
    .them = duérme{ grammar-la }s
do-sleep-turn-end = al final del turno, duerme a { $object }
do-wake = despierta a { $object }
    .again = despiérta{ grammar-la }
    .them = despiérta{ grammar-la }s
do-destroy = destruye { $object }
    .again = destrúye{ grammar-la }
do-obliterate = aniquila { $object }
    .again = aniquíla{ grammar-la }
do-send-hand = devuelve { $object } a la mano de su dueño
    .again = devuélve{ grammar-la } a la mano de su dueño
do-send-hand-over = pon { $object } en tu mano
    .again = lléva{ grammar-la } a tu mano
do-send-deck-top = pon { $object } en la parte superior del mazo de su dueño
    .again = pon{ grammar-la } en la parte superior del mazo de su dueño
do-send-deck-bottom = pon { $object } en el fondo del mazo de su dueño
    .again = pon{ grammar-la } en el fondo del mazo de su dueño
do-steal = toma el control de { $object }
do-steal-this-turn = { LONG($object) ->
    [yes] toma el control, hasta el final del turno, de { $object }
   *[no] toma el control de { $object } hasta el final del turno
}
do-transform-same-cost = transforma { $object } en { PLURAL(
    $number, "una criatura al azar del mismo costo", "criaturas al azar de su mismo costo"
) }
do-transform-copy = transforma { $object } en una copia de { $who }
do-transform = transforma { $object } en { $into }
    .again = transfórma{ grammar-la } en { $into }
into-one = { $into }, { $random ->
    [yes] también al azar
   *[no] al azar
}
into-card = { PLURAL($number, $one, $several) } ({ $values })
grammar-n = { PLURAL($number, "", "n") }
do-durability-more = { $object } gana{ grammar-n } { $amount } de durabilidad
    .again = { grammar-this-one }gana { $amount } de durabilidad
do-durability-less = { $asked ->
    [yes] quita { $amount } de durabilidad a { $object }
   *[no] { $object } pierde{ grammar-n } { $amount } de durabilidad
}
    .again = { grammar-this-one }pierde { $amount } de durabilidad
# La reliquia por la que acaba de preguntar una condición.
grammar-this-one =
    { $asked ->
        [yes] esta{ " " }
       *[no] { "" }
    }
# Si es el jugador quien elige quién ataca, lo manda hacer.
do-attack = { $chosen ->
    [yes] haz que { $object } ataque{ grammar-n } a { $whom }
   *[no] { $object } ataca{ grammar-n } a { $whom }
}
    .again = { $self ->
        [yes] ataca a { $whom }
       *[no] haz que ataque{ grammar-n } a { $whom }
    }
do-reset-strength = devuelve la fuerza de { $object } a su valor impreso
    .again = devuelve su fuerza al valor impreso
do-reset-both = devuelve la fuerza y la salud de { $object } a sus valores impresos
    .again = devuelve su fuerza y su salud a los valores impresos
do-copy = invoca { COUNT($count, "una copia", "copias") } de { $object }
    .again = invoca { COUNT($count, "una copia suya", "copias suyas") }
do-afterlife = activa la ultratumba de { $object }
    .again = activa su ultratumba
do-set-like = iguala la fuerza y la salud de { $object } a las de { $who }
    .again = iguala su fuerza y su salud a las de { $who }

## What is done for players

do-summon = invoca { COUNT($count, $one, $several) } ({ $values })
do-summon-enemy = invoca { COUNT($count, $one, $several) } ({ $values }) en el lado de tu oponente
do-summon-both = invoca { COUNT($count, $one, $several) } ({ $values }) en cada lado
with-keywords = { $effect } { $words }
do-summon-random = invoca { $cards }
    .named = invoca al azar { $cards }
do-equip = equipa { $relics }
do-equip-one = equipa al azar { $relics }
relic = { $one } ({ $values })
do-summon-random-both = invoca en cada lado { $cards }
do-equip-random-both = equipa a cada dios con { $cards }
do-equip-random = equipa { $cards }
do-draw = { $rival ->
    [yes] robas
   *[no] roba
} { COUNT($count, "una carta", "cartas") }
do-draw-enemy = tu oponente roba { COUNT($count, "una carta", "cartas") }
do-draw-both = cada jugador roba { COUNT($count, "una carta", "cartas") }
do-draw-chosen-one = roba la carta { $who }
    .case = genitive
    .again = róbalo
do-advance = haz que { $who } suba { COUNT($count, "1 puesto", "puestos") } en tu mazo
    .again = hazlo subir { COUNT($count, "1 puesto", "puestos") } en tu mazo
do-advance-top = pon a { $who } en la parte superior de tu mazo
    .again = ponlo en la parte superior de tu mazo
made-card = { COUNT($count, "una carta", "cartas") } «{ $name }»
made-cards = las cartas { $names }
made-name = «{ $name }»
made-copy-drawn = { COUNT($count, "una copia", "copias") } de la carta robada
made-copy-last-spell-yours = { COUNT($count, "una copia", "copias") } del último hechizo que hayas jugado
made-copy-last-spell-enemy = { COUNT($count, "una copia", "copias") } del último hechizo que haya jugado tu oponente
made-copy-last-creature-yours = { COUNT($count, "una copia", "copias") } de la última criatura que hayas jugado
made-copy-last-creature-enemy = { COUNT($count, "una copia", "copias") } de la última criatura que haya jugado tu oponente
made-copy = { COUNT($count, "una copia", "copias") } de { $who }
    .again = { COUNT($count, "una copia", "copias") } de esa criatura
made-of-enemy-god = { $cards } { with-god-enemy }
do-add = añade { $to } { $cards }
    .chance = añade { $to }, al azar, { $cards }
do-add-deck = baraja { $to } { $cards }
one-of = { $effect }{ PLURAL($number, "", " de entre estas") }: { $names }
becomes-given = { $effect } y da{ PLURAL($number, "le", "les") } { $bonus }
becomes = { $effect }; { $sent ->
    [yes] { PLURAL($number, "esa carta", "esas cartas") }{ " " }
   *[no] { "" }
}{ $what }
becomes-cheaper = cuesta{ grammar-n } { $amount } menos
becomes-dearer = cuesta{ grammar-n } { $amount } más
becomes-stronger = obtiene{ grammar-n } { $bonus }
becomes-costing = cuesta{ grammar-n } { $amount }
becomes-costing-at-most = cuesta{ grammar-n } como mucho { $amount }
    .alone = { $effect } y reduce { $sent ->
        [yes] a { $amount } el costo de { PLURAL($number, "esa carta", "esas cartas") }
       *[no] su costo a { $amount }
    }
becomes-soulless = queda{ grammar-n } sin alma
    .alone = { $effect } y déja{ grammar-la }{ PLURAL($number, "", "s") } sin alma
becomes-keywords = obtiene{ grammar-n } { $bonus }
becomes-kept = conserva todas sus mejoras
    .alone = { $effect } con todas sus mejoras
do-delve = indaga { $known ->
    [yes] otr{ GENDER($gender, "a", "o") }
   *[no] { $cards }
}
do-delve-deck = indaga { $cards } y baraja esa carta en tu mazo
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
# En tu turno basta decir que es este.
grammar-turn-of-yours =
    { $turn ->
        [enemy] de tu turno
       *[yours] del turno
    }
do-power-cost-more = tu poder divino cuesta { $amount } más hasta el final { grammar-turn-of-yours }
do-power-cost-more-enemy = el poder divino de tu oponente cuesta { $amount } más hasta el final de su turno
do-power-cost-less = tu poder divino cuesta { $amount } menos hasta el final { grammar-turn-of-yours }
do-power-cost-less-enemy = el poder divino de tu oponente cuesta { $amount } menos hasta el final de su turno
do-locks-open = abre { PLURAL($amount, "uno", $amount) } de tus cerrojos de maná
do-locks-open-enemy = abre { COUNT($amount, "un cerrojo", "cerrojos") } de maná de tu oponente
do-locks-open-both = abre { COUNT($amount, "un cerrojo", "cerrojos") } de maná de cada jugador
do-locks-close = recibes { COUNT($amount, "un cerrojo", "cerrojos") } de maná
do-locks-close-enemy = tu oponente recibe { COUNT($amount, "un cerrojo", "cerrojos") } de maná
do-locks-close-both = cada jugador recibe { COUNT($amount, "un cerrojo", "cerrojos") } de maná
# Quien tiene tanto, por lo que acaba de preguntar una condición, lo gasta.
do-lose-mana = { $resource ->
    [mana] gasta { $amount } de maná
   *[other] pierdes { $amount } de maná
}
do-lose-mana-enemy = tu oponente pierde { $amount } de maná
do-refresh = recarga { $amount } de maná
do-favor = obtén { $amount } de favor
do-favor-enemy = tu oponente obtiene { $amount } de favor
do-favor-lose = pierdes { $amount } de favor
do-favor-lose-enemy = tu oponente pierde { $amount } de favor
do-favor-equal = { $by ->
    [that] tú obtienes esa misma cantidad
   *[other] obtén una cantidad de favor igual a { $value }
}
whose-enemy = tu oponente: { $effect }
whose-both = cada jugador: { $effect }
grammar-pulled =
    { $this ->
        [yes] { $cards } { $to }
       *[no] { $clause ->
            [yes] { $from } { $to } { $cards }
           *[no] { LONG($cards) ->
                [yes] { $from } { $to } { $cards }
               *[no] { $way ->
                    [take] { $to } { $cards } { $from }
                    [return] { $to } { $cards } { $from }
                   *[other] { $cards } { $from } { $to }
                }
            }
        }
    }
# De entre qué se lleva va delante si hay una de cada costo: «de entre los dos vacíos, lleva una criatura de cada costo».
# De lo que elige el jugador entre lo que no ve se dice que elige; el lado de otro se nombra por él, y luego su vacío.
do-pull =
    { $anyones ->
        [yes] { $clause ->
            [yes] { $from }, lleva { $to } { $cards }
           *[no] lleva { $to } { $cards } { $from }
        }
       *[no] { $way ->
            [return] devuelve { $whose ->
                [enemy] { $onto ->
                    [board] { $to } { $cards } { $from }
                   *[hand] { grammar-pulled }
                }
               *[yours] { grammar-pulled }
            }
            [shuffle] baraja { grammar-pulled }
            [take] { $which ->
                [chosen]
                    elige { $cards } { $from } y lléva{ GENDER($noun, "la", "lo") }{ PLURAL($count, "", "s") } { $to }
               *[random] lleva { grammar-pulled }
            }
           *[move] mueve { grammar-pulled }
        }
    }
    .again =
        { $way ->
            [return] devuélvela
            [shuffle] barájala
            [take] llévala
           *[move] muévela
        } { $to }
do-pull-both =
    cada jugador { $way ->
        [return] devuelve
        [shuffle] baraja
       *[move] mueve
    } { grammar-pulled }
do-pull-obliterate = { $clause ->
    [yes] aniquila { $from } { $cards }
   *[no] aniquila { $cards } { $from }
}
    .again = aniquílala
do-pull-obliterate-both = cada jugador aniquila { $cards } { $from }
do-pull-copy = añade { $to } { PLURAL($count, "una copia", "copias") } de { $cards } { $from }
do-pull-copy-within = añade { $to } { PLURAL($count, "una copia", "copias") } de { $cards } { $from }
do-pull-copy-board = invoca { PLURAL($count, "una copia", "copias") } de { $cards } { $from }
from-hand-yours = de tu mano
from-hand-enemy = de la mano de tu oponente
from-void-yours = de tu vacío
from-void-enemy = { $over ->
    [no] { $to ->
        [board] de su vacío
       *[other] del vacío de tu oponente
    }
   *[yes] del vacío de tu oponente
}
from-deck-yours = de tu mazo
from-voids-yours = { $which ->
    [random] de entre los dos vacíos
   *[other] de cualquiera de los dos vacíos
}
from-deck-enemy = del mazo de tu oponente
to-board-yours = { $pile ->
    [voids] a tu lado de la mesa
   *[other] { $whose ->
        [enemy] a tu lado de la mesa
       *[other] a la mesa
    }
}
to-board-enemy = al lado de tu oponente
to-hand-yours = a tu mano
to-hand-enemy = a { $known ->
    [yes] su mano
   *[no] la mano de tu oponente
}
into-deck-both = en el mazo de cada jugador
to-hand-both = a la mano de cada jugador
to-void-yours = a tu vacío
to-void-enemy = al vacío de tu oponente
to-deck-yours = en tu mazo
to-deck-top-yours = a la parte superior de tu mazo
to-deck-top-enemy = a la parte superior del mazo de tu oponente
to-deck-bottom-yours = al fondo de tu mazo
to-deck-bottom-enemy = al fondo del mazo de tu oponente
into-deck-yours = en tu mazo
into-deck-enemy = en el mazo de tu oponente
from-hand-theirs = de su mano
from-void-theirs = de su vacío
from-deck-theirs = de su mazo
to-board-theirs = { $whose ->
    [enemy] al lado de la mesa de tu oponente
   *[both] a su lado de la mesa
}
to-hand-theirs = a su mano
to-void-theirs = a su vacío
to-deck-theirs = en su mazo
to-deck-top-theirs = a la parte superior de su mazo
to-deck-bottom-theirs = al fondo de su mazo
do-discard-chosen = aniquila una carta de tu mano
do-discard-random = aniquila una carta al azar de tu mano
do-discard-random-enemy = aniquila una carta al azar de la mano de tu oponente
do-improve = { $counted ->
    [yes] da a { $cards } { $bonus }
   *[no] da { $bonus } a { $cards }
}
    .again = dale { $bonus }
do-improve-cheaper = { LONG($choice) ->
    [yes] elige { $choice } y reduce su costo en { $amount }
   *[no] reduce en { $amount } el costo de { $cards }
}
    .again = { $costed ->
        [yes] redúcelo en { $amount }
       *[no] reduce su costo en { $amount }
    }
do-improve-dearer = { LONG($choice) ->
    [yes] elige { $choice } y aumenta su costo en { $amount }
   *[no] aumenta en { $amount } el costo de { $cards }
}
    .again = { $costed ->
        [yes] auméntalo en { $amount }
       *[no] aumenta su costo en { $amount }
    }
do-improve-durability = { $cards } gana{ grammar-n } { $amount } de durabilidad
do-improve-cheaper-equal = reduce el costo de { $cards } en una cantidad igual a { $value }
    .again = reduce su costo en una cantidad igual a { $value }
do-improve-dearer-equal = aumenta el costo de { $cards } en una cantidad igual a { $value }
    .again = aumenta su costo en una cantidad igual a { $value }
do-improve-cost-to = { $cards } pasa{ grammar-n } a costar { $amount }
    .again = deja su costo en { $amount }
do-improve-cost-at-most = reduce a { $amount } el costo de { $cards }
    .again = reduce su costo a { $amount }
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
in-drawn = que acabas de robar
    .place = after
in-drawn-enemy = que acaba de robar tu oponente
    .place = after
# Cuántas hay: «de la tribu Olímpica de tu vacío» diría de quién es la tribu.
grammar-lying =
    { $which ->
        [each] que haya en
       *[any] de
    }
in-void = { grammar-lying } tu vacío
    .place = after
    .there = en tu vacío
in-void-enemy = { grammar-lying } el vacío de tu oponente
    .place = after
    .there = en el vacío de tu oponente
in-void-any = { grammar-lying } ambos vacíos
    .place = after
    .there = en ambos vacíos
do-pick = elige { $cards } { $from }
picked = { $cards } { $from }
do-god-power = tu poder divino pasa a ser «{ $name }»
do-copy-god-power = tu poder divino pasa a ser una copia del de tu oponente
do-choose = elige { $object }
do-same = repite este efecto con { $object }
do-shared = elige { $known ->
    [yes] 2 de ellas
   *[no] { $units }
}; al azar, { $gender ->
    [feminine] una obtiene { $first } y la otra, { $second }
   *[masculine] uno obtiene { $first } y el otro, { $second }
}
do-choose-one = elige una opción{ $headed ->
    [yes] . { CAPITAL($modes) }
   *[no] : { $modes }
}
    .begins = elige una opción{ $headed ->
        [yes] . { CAPITAL($head) }
       *[no] : { $head }
    } { $modes }
do-each = haz esto con { $units }: { $effects }
do-each-maybe = { $units } tiene un 50 % de probabilidad de { $effects }
do-each-random = haz esto con { $units }{ PLURAL($number, "", ", una por una") }: { $effects }
do-each-times = haz lo siguiente { $times } veces: { $effects }
do-each-times-equal = haz lo siguiente un número de veces igual a { $value }: { $effects }
do-later-cleanup = { $effects } cuando las criaturas destruidas hayan dejado la mesa
do-later-turn-end = al final del turno, { $effects }
do-later-that-turn-end = { $effects } cuando termine ese turno
do-later-your-next-turn = al inicio de tu próximo turno, { $effects }
mode-nothing = no hagas nada
do-random-maybe = { $effects } con un 50 % de probabilidad
# Al azar se decide también a quién: no se repite. Lo que ya dice que decide el azar va sin más.
do-random-one = { $either ->
    [one] { $modes }
   *[other] { $modes }, al azar
}
    .begins = { $head } { $modes }, al azar
    .shares = all
at-random = al azar { $what }
list-choice = { $first }; { SPANISH_OR($last) } { $last }
list-choice-given = { JOINED($first) ->
    [yes] { $first }, { SPANISH_OR($last) } { $last }
   *[no] { $first } { SPANISH_OR($last) } { $last }
}
list-choice-given-more = { list-choice-more }
list-choice-more = { $first }; { $last }
list-chance = { list-or }
list-chance-more = { list-more }
list-choice-short = { list-or }
list-choice-more-short = { list-more }
also = { $first } { SPANISH_AND($last) } { $last }
otherwise = { $first }; de lo contrario, { $last }
    .asks = { $first }; en cambio, { $last }
do-again = { $more ->
    [1] repite este efecto una vez
   *[other] repite este efecto { $more } veces más
}
    .chosen = { do-again }; puedes elegir otro objetivo
    .discard-chosen = aniquila { $times } cartas de tu mano
each-cost = { $effect }

## Bonuses and amounts

bonus-stats = { $strength }/{ $health }
bonus-strength = { $signed } de fuerza
bonus-health = { $signed } de salud
bonus-both-alike = +X/+X, donde X es { $value }
bonus-both-of = fuerza y salud iguales a las de { $who }
bonus-both-total = fuerza y salud iguales a las que suman { $units }
bonus-both-values = una fuerza adicional igual a { $strength } y una salud adicional igual a { $health }
bonus-further = { $bonus } adicional
bonus-each = { $bonus } por { $each }
bonus-strength-value = { $by ->
    [that] esa misma cantidad de fuerza
    [strength] una cantidad de fuerza igual a la de { $of }
    [health] una cantidad de fuerza igual a { $value }
   *[other] una fuerza adicional igual a { $value }
}
bonus-health-value = { $by ->
    [that] esa misma cantidad de salud
    [strength] una cantidad de salud igual a { $value }
    [health] una cantidad de salud igual a la de { $of }
   *[other] una salud adicional igual a { $value }
}
bonus-cost = { $signed } de costo
bonus-number = { $number } +{ $amount }
inborn-number = { $number } { $amount }
number-burn = quemadura
    .lost = la quemadura
number-regen = regeneración
    .lost = la regeneración
number-armor = armadura
    .lost = la armadura
number-spell-boost = potencia de hechizos
bonus-ability = «{ $line }»
bonus-abilities = { $lines }
bonus-own-abilities = esta misma habilidad
bonus-had = cada rasgo de esta lista que tenga { $units }: { $bonus }
    .case = some
name-in-a-list = { $name }
list-or = { $first } { SPANISH_OR($last) } { $last }
list-or-apart = { $first }; { SPANISH_OR($last) } { $last }
list-and-apart = { $first }; { SPANISH_AND($last) } { $last }
list-more-apart = { $first }; { $last }
grammar-times-el = { grammar-times-de }el
grammar-times-la = { grammar-times-de }la
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
value-missing = { grammar-times-la } salud que ha perdido { $who }
    .again = { grammar-times-la } salud que ha perdido
value-regen = { grammar-times-la } regeneración de { $who }
    .again = { grammar-times-de }su regeneración
value-of-random = { grammar-times-la } { $by ->
    [strength] fuerza
    [cost] suma de costo
   *[health] salud
} de { $units }
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
} de ventaja que { $whose ->
    [yours] le lleves a tu oponente
   *[enemy] te lleve tu oponente
}
value-at-most = { $value }, hasta un máximo de { $most }
value-mana-yours = { grammar-times-de }tu maná sin gastar
value-mana-enemy = { grammar-times-el } maná sin gastar de tu oponente
value-spells-cast-yours = { grammar-times-el } número de hechizos que hayas jugado este turno
value-spells-cast-enemy = { grammar-times-el } número de hechizos que haya jugado tu oponente este turno
value-spells-cast-both = { grammar-times-el } número de hechizos jugados este turno
value-deaths-yours = { grammar-times-el } número de criaturas tuyas destruidas este turno
value-deaths-enemy = { grammar-times-el } número de criaturas de tu oponente destruidas este turno
value-deaths-both = { grammar-times-el } número de criaturas destruidas este turno
value-cost = { grammar-times-el } costo de { $who }
    .again = { grammar-times-de }su costo
value-event-deals-damage = { grammar-times-el } daño hecho
value-event-damaged = { grammar-times-el } daño recibido
value-event-survives = { grammar-times-el } daño recibido
value-event-healed = { grammar-times-la } salud recuperada
value-favor = { grammar-times-de }tu favor
value-gems = { grammar-times-el } número de tus gemas de maná
value-done-damage = { grammar-times-el } daño hecho
value-done-destroy = { grammar-times-el } número de criaturas destruidas
value-done-favor = { grammar-times-el } favor perdido
value-done-pull = { grammar-times-el } número de esas cartas
each-done-damage = cada punto de daño hecho
each-done-destroy = cada criatura destruida así
each-done-favor = cada punto de favor perdido
each-done-pull = cada carta { $to ->
    [obliterated] aniquilada
   *[other] movida
} así
condition-done-damage = { $count ->
    [1] { $apiece ->
        [no] recibe ese daño
       *[feminine] reciba daño
    }
   *[other] { $apiece ->
        [no] el daño hecho es { $count } o más
       *[feminine] reciba { $count } o más de daño
    }
}
condition-done-destroy = { $count ->
    [1] { $apiece ->
        [no] has destruido alguna
       *[feminine] destruyas
    }
   *[other] has destruido { $count } o más
}
condition-done-favor = { $count ->
    [1] ha perdido favor
   *[other] el favor perdido es { $count } o más
}
condition-done-pull = { $count ->
    [1] has { $to ->
        [obliterated] aniquilado
       *[other] movido
    } alguna
   *[other] has { $to ->
        [obliterated] aniquilado
       *[other] movido
    } al menos { $count }
}
value-plus = { $plus } más { $value }
until-this-turn = { LONG($effect) ->
    [yes] hasta el final del turno, { $effect }
   *[no] { $effect } hasta el final del turno
}
until-next-attack = { $effect } para su próximo ataque
    .them = { $effect } para el próximo ataque de cada una
until-its-next-turn = { $effect } hasta el próximo turno de su controlador
each-cards = cada { $count } cartas de tu mano
each-missing = cada { COUNT($count, "punto de salud que haya perdido", "puntos de salud que haya perdido") } { $who }
    .again = cada { COUNT($count, "punto de salud que haya perdido", "puntos de salud que haya perdido") }
each-mana-yours = cada punto de maná sin gastar que tengas
each-mana-enemy = cada punto de maná sin gastar que tenga{ $whose ->
    [enemy] { "" }
   *[other] { " " }tu oponente
}
each-gem = cada gema de maná que tengas
each-spell-cast-yours = cada hechizo que hayas jugado este turno
each-spell-cast-enemy = cada hechizo que haya jugado tu oponente este turno
each-spell-cast-both = cada hechizo jugado este turno
each-death-yours = cada criatura tuya destruida este turno
each-death-enemy = cada criatura de tu oponente destruida este turno
each-death-both = cada criatura destruida este turno
repeat = haz lo siguiente { $times } veces: { $effect }
# Lo que se repite con otra unidad al azar, o se da a la elegida, se dice tras por cuántas cosas; también dos efectos.
repeat-each = { $operation ->
    [redrawn] por { $each }, { $effect }{ grammar-times }
    [gain] por { $each }, { $effect }{ grammar-times }
    [add] { $effect }{ grammar-times } por { $each }
   *[other] { JOINED($effect) ->
        [yes] por { $each }, { $effect }{ grammar-times }
       *[no] { $effect }{ grammar-times } por { $each }
    }
}
grammar-times =
    { $times ->
        [1] { "" }
       *[other] , { $times } veces
    }
repeat-equal = { $by ->
    [strength] por cada punto de fuerza de { $of }, { $effect }
   *[other] haz lo siguiente un número de veces igual a { $value }: { $effect }
}

## Conditions

# Lo que le pasa a una unidad no sigue sin más a lo que se manda hacer, ni al revés: parecería hacerlo la otra.
then = { $bound ->
    [yes] { $turn ->
        [yes] { $first }; a continuación, { $last }
       *[no] { $first } y luego { $last }
    }
   *[no] { $turn ->
        [yes] { $first }. A continuación, { $last }
        [stated] { $first }. Luego, { $last }
       *[no] { $first } y luego { $last }
    }
}
# `.narrowed`: lo que dura va junto a lo que se da si a quién se nombra con algo detrás.
until-your-next-turn = { LONG($effect) ->
    [yes] { $effect }; el efecto dura hasta tu próximo turno
   *[no] { $effect } hasta tu próximo turno
}
    .narrowed = yes
# Lo que se pregunta de cada una de varias: cuántas son.
if-ability = { $apiece ->
    [feminine] por cada una que { $condition }, { $effect }
    [masculine] por cada uno que { $condition }, { $effect }
   *[no] si { $condition }, { $effect }
}
# De quien se acaba de hablar no se repite quién es.
grammar-who =
    { $known ->
        [yes] { "" }
       *[no] { $who }{ " " }
    }
condition-is = { $who } es { grammar-what }
    .again = { $only ->
        [tribe] { $who } es { grammar-what }
       *[no] es { grammar-what }
    }
# Lo que es una criatura: de su tribu basta el nombre.
grammar-what =
    { $only ->
        [tribe] { with-tribe }
       *[no] { $units }
    }
condition-is-not = { grammar-who }no es { $units }
grammar-a-one = { GENDER($gender, "a", "o") }
condition-friendly = { grammar-who }es aliad{ grammar-a-one }
condition-enemy = { grammar-who }es enemig{ grammar-a-one }
condition-lacks = { grammar-who }no tiene { $given }
condition-has = { grammar-who }tiene { $what }
condition-damaged = { grammar-who }está dañad{ grammar-a-one }
condition-undamaged = { $who } no está dañad{ grammar-a-one }
    .again = { $before ->
        [heal] después no está
       *[gain] no está
    } dañad{ grammar-a-one }
condition-dying = { $who } muere
    .again = { $apiece ->
        [no] muere
       *[feminine] muera
    }
condition-living = { grammar-who }sobrevive
condition-fought = { $who } ha atacado desde que llegó a la mesa
condition-unfought = { $who } no ha atacado desde que llegó a la mesa
condition-gems-below = el costo de { $who } es menor que el número de tus gemas de maná
    .again = su costo es menor que el número de tus gemas de maná
condition-asleep = { grammar-who }está dormid{ grammar-a-one }
condition-awake = { grammar-who }está despiert{ grammar-a-one }
has-keyword = { $given }
has-strength = { $range } de fuerza
has-health = { $range } de salud
has-durability = { $range } de durabilidad
has-no-durability = 0 de durabilidad
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
condition-held = { grammar-held }
condition-held-many = { grammar-held }
grammar-held =
    { $zone ->
        [hand] { $side ->
            [friendly] tienes { grammar-how-many } en la mano
            [enemy] tu oponente tiene { grammar-how-many } en la mano
           *[any] hay { grammar-how-many } { $where }
        }
       *[other] hay { grammar-how-many } { $where }
    }
grammar-how-many =
    { $count ->
        [1] { $units }
       *[other] al menos { $counted }
    }
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
condition-died-of-burn = murió por quemadura
condition-died-of-burn-not = no murió por quemadura
condition-favor = tienes { $amount } o más de favor
condition-favor-not = tienes menos de { $amount } de favor
condition-mana = tienes { $amount } o más de maná sin gastar
condition-mana-not = tienes menos de { $amount } de maná sin gastar
condition-void = hay al menos { $amount } cartas en tu vacío
condition-void-not = { $amount ->
    [1] no hay cartas en tu vacío
   *[other] hay menos de { $amount } cartas en tu vacío
}


## When

when-roar = Rugido: { $effect }
    .afterlife = Rugido y ultratumba: { $effect }
    .ability = Rugido y habilidad: { $effect }
    .attacks = Rugido y cuando esta criatura ataca: { $effect }
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
# A quién: si es otra criatura cualquiera, el sustantivo ya está dicho.
grammar-another =
    { $another ->
        [yes] otra
       *[no] { $whom }
    }
when-attacks = { $after ->
    [yes] después de que { $who } ataque, { $effect }
    *[no] cuando { $who } ataca, { $effect }
}
# A la que obtiene algo por ello la nombra solo el efecto (`$known`).
when-attacks-whom = { $after ->
    [yes] { $known ->
        [yes] después de atacar a { $whom }, { $effect }
       *[no] después de que { $who } ataque a { grammar-another }, { $effect }
    }
   *[no] { $known ->
        [yes] al atacar a { $whom }, { $effect }
       *[no] cuando { $who } ataca a { grammar-another }, { $effect }
    }
}
    .actor = later
    .other = yes
when-attacked = { $after ->
    [yes] después de que { $who } reciba un ataque, { $effect }
    *[no] cuando { $who } recibe un ataque, { $effect }
}
when-attacked-whom = { $after ->
    [yes] después de que { $whom } ataque a { $who }, { $effect }
    *[no] cuando { $whom } ataca a { $who }, { $effect }
}
when-deals-damage = cuando { $who } hace daño, { $effect }
when-deals-damage-whom = { $known ->
    [yes] al hacer daño a { $whom }, { $effect }
   *[no] cuando { $who } hace daño a { grammar-another }, { $effect }
}
    .actor = later
    .other = yes
when-damaged = cuando { $who } recibe daño, { $effect }
when-survives = cuando { $who } recibe daño y sobrevive, { $effect }
when-healed = cuando { $who } se cura, { $effect }
when-dies = cuando se destruye { $who }, { $effect }
when-summoned = cuando se invoca { $who }, { $effect }
when-arrives = cuando { $who } llega a la mesa, { $effect }
    .turn-end = al final del turno en que { $who } llega a la mesa, { $effect }
when-targeted = cuando { $who } es objetivo de un hechizo tuyo, { $effect }
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
when-discarded = { $side ->
    [friendly] cuando aniquilas { $card } de tu mano, { $effect }
    [enemy] cuando tu oponente aniquila { $card } de su mano, { $effect }
   *[any] cuando un jugador aniquila { $card } de su mano, { $effect }
}
when-match-start = al empezar la partida, { $effect }
when-drawn = cuando robas esta carta, { $effect }
line-once = una vez por turno, { $line }
# `.within`, tras lo que hace un jugador o tras un momento del turno.
line-from-hand = Mientras esta carta esté en tu mano, { $line }
    .within = si esta carta está en tu mano, { $line }
line-from-void = Mientras esta carta esté en tu vacío, { $line }
    .within = si esta carta está en tu vacío, { $line }
line-for-a-turn = { $words } hasta tu próximo turno
