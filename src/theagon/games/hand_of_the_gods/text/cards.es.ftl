### What cards do: the sentences of which card text is made.
###
### A clause begins with a small letter and ends without a full stop; whoever joins clauses sees to that. Where a unit is
### put in, `.case` says in which case. Messages called `grammar-...` are each language's own.

## Conditions

grammar-subject =
    { $own ->
        [yes] { "" }
       *[no] { $subject }{ " " }
    }
condition-is = { grammar-subject }es { $units }
condition-damaged = { grammar-subject }está dañad{ grammar-a }
condition-undamaged = { grammar-subject }no está dañad{ grammar-a }
condition-stunned = { grammar-subject }está aturdid{ grammar-a }
condition-not-stunned = { grammar-subject }no está aturdid{ grammar-a }
condition-was-damaged = { grammar-subject }ya estaba dañad{ grammar-a }
condition-was-undamaged = { grammar-subject }no estaba dañad{ grammar-a } antes del ataque
condition-not-god = { grammar-subject }no es un dios
condition-not-beast = { grammar-subject }no es una bestia
condition-not-structure = { grammar-subject }no es una estructura
condition-not-stone = { grammar-subject }no es una torre
condition-keyword = { grammar-subject }tiene { $given }
condition-attack = { grammar-subject }tiene { $range } de ataque
condition-health = { grammar-subject }tiene { $range } de salud
condition-cost = { grammar-subject }cuesta { $range }
condition-some = hay { $units }
condition-some-there = hay { $units } { $area }
condition-some-beside = { $subject } está junto { $units }
    .case = dative
condition-count = hay { $count } o más { $units }
condition-count-there = hay { $count } o más { $units } { $area }
condition-count-beside = { $subject } está junto a { $count } o más { $units }

## Bonuses

bonus-stats = { $attack }/{ $health }
bonus-movement = { $amount } de movimiento
bonus-range = { $amount } de alcance
bonus-keyword = { $keyword }

# Quién se hace algo, si la frase acaba de nombrar a otra unidad.
grammar-self =
    { $known ->
        [other] esta unidad{ " " }
       *[no] { "" }
    }

# A quién se le hace algo, si la frase acaba de nombrarlo. Una unidad lo hace; un hechizo o un líder manda hacerlo.
grammar-la =
    { $gender ->
        [masculine] lo
       *[feminine] la
    }

## What an effect does

do-damage = inflige { $amount } de daño { $object }
    .case = dative
    .again =
        { $ordered ->
            [yes] inflígele { $amount } de daño
           *[no] le inflige { $amount } de daño
        }
    .own = { grammar-self }recibe { $amount } de daño
do-damage-each = inflige { $amount } de daño { $object } por { $each }
    .case = dative
    .again =
        { $ordered ->
            [yes] inflígele { $amount } de daño por { $each }
           *[no] le inflige { $amount } de daño por { $each }
        }
    .own = { grammar-self }recibe { $amount } de daño por { $each }
do-damage-equal = inflige { $object } un daño igual a { $value }
    .case = dative
    .again =
        { $ordered ->
            [yes] inflígele un daño igual a { $value }
           *[no] le inflige un daño igual a { $value }
        }
    .own = { grammar-self }recibe un daño igual a { $value }
do-heal = cura { $amount } de salud { $object }
    .case = dative
    .again =
        { $ordered ->
            [yes] cúrale { $amount } de salud
           *[no] le cura { $amount } de salud
        }
    .own = esta unidad recupera { $amount } de salud
do-heal-each = cura { $amount } de salud { $object } por { $each }
    .case = dative
    .again =
        { $ordered ->
            [yes] cúrale { $amount } de salud por { $each }
           *[no] le cura { $amount } de salud por { $each }
        }
    .own = esta unidad recupera { $amount } de salud por { $each }
do-heal-equal = cura { $object } una cantidad de salud igual a { $value }
    .case = dative
    .again =
        { $ordered ->
            [yes] cúrale una cantidad de salud igual a { $value }
           *[no] le cura una cantidad de salud igual a { $value }
        }
    .own = esta unidad recupera { $reads ->
        [missing-health] toda la salud que ha perdido
       *[other] una cantidad de salud igual a { $value }
    }
do-gain = otorga { $bonus } { $object }
    .case = dative
    .again =
        { $ordered ->
            [yes] otórgale { $bonus }
           *[no] le otorga { $bonus }
        }
do-lose = da { $bonus } { $object }
    .case = dative
do-gain-self =
    { $known ->
        [yes] { "" }
        [implied] { "" }
        [headed] { "" }
       *[no] esta unidad{ " " }
    }obtiene { $bonus }
do-set-attack = iguala el ataque { $object } a { $attack }
    .case = genitive
    .again = iguala su ataque a { $attack }
do-set-health = iguala la salud { $object } a { $health }
    .case = genitive
    .again = iguala su salud a { $health }
do-set-both = iguala el ataque { $object } a { $attack } y su salud a { $health }
    .case = genitive
    .again = iguala su ataque a { $attack } y su salud a { $health }
do-set-alike = deja en { $health } el ataque y la salud { $object }
    .case = genitive
    .again = deja en { $health } su ataque y su salud
do-stun = aturde { $object }
    .case = dative
    .again =
        { $ordered ->
            [yes] atúrde{ grammar-la }
           *[no] { grammar-la } aturde
        }
    .own = { grammar-self }queda aturdida
do-banish = destierra { $object }
    .case = dative
    .your-next-turn = { LONG($object) ->
        [yes] destierra hasta tu próximo turno { $object }
       *[no] destierra { $object } hasta tu próximo turno
    }
    .lasting = destierra para el resto de la partida { $object }
do-silence = silencia { $object }
    .case = dative
    .again =
        { $ordered ->
            [yes] siléncia{ grammar-la }
           *[no] { grammar-la } silencia
        }
do-destroy = destruye { $object }
    .again =
        { $ordered ->
            [yes] destrúye{ grammar-la }
           *[no] { grammar-la } destruye
        }
    .own = { grammar-self }se destruye
do-execute = ejecuta { $object }
    .case = dative
    .again =
        { $ordered ->
            [yes] ejecúta{ grammar-la }
           *[no] { grammar-la } ejecuta
        }
do-return-to-hand = devuelve { $object } a la mano de su dueño
    .again =
        { $ordered ->
            [yes] devuélve{ grammar-la } a la mano de su dueño
           *[no] { grammar-la } devuelve a la mano de su dueño
        }
do-ready = elimina el agotamiento { $object }
    .case = genitive
    .again =
        { $ordered ->
            [yes] elimínale el agotamiento
           *[no] le elimina el agotamiento
        }
do-move = mueve { $object } hasta { COUNT($amount, "1 celda", "celdas") }
    .again =
        { $ordered ->
            [yes] muéve{ grammar-la } hasta { COUNT($amount, "1 celda", "celdas") }
           *[no] { grammar-la } mueve hasta { COUNT($amount, "1 celda", "celdas") }
        }
    .own = mueve esta unidad hasta { COUNT($amount, "1 celda", "celdas") }
do-move-leap = mueve { $object } hasta { COUNT($amount, "1 celda", "celdas") }, ignorando obstáculos
    .again =
        { $ordered ->
            [yes] muéve{ grammar-la } hasta { COUNT($amount, "1 celda", "celdas") }, ignorando obstáculos
           *[no] { grammar-la } mueve hasta { COUNT($amount, "1 celda", "celdas") }, ignorando obstáculos
        }
    .own = mueve esta unidad hasta { COUNT($amount, "1 celda", "celdas") }, ignorando obstáculos
do-push =
    { $source ->
        [unit] aleja { COUNT($amount, "1 celda", "celdas") } { $object }
       *[other] empuja { COUNT($amount, "1 celda", "celdas") } { $object } hacia el lado enemigo
    }
    .case = dative
    .again =
        { $ordered ->
            [yes] empúja{ grammar-la } { COUNT($amount, "1 celda", "celdas") } hacia el lado enemigo
           *[no] { grammar-la } empuja { COUNT($amount, "1 celda", "celdas") }, alejándo{ grammar-la } de esta unidad
        }
do-transform = transforma { $object } en { PLURAL($number, $one, $several) }
    .case = dative
    .again =
        { $ordered ->
            [yes] transfórma{ grammar-la } en { $one }
           *[no] { grammar-la } transforma en { $one }
        }
do-summon = invoca { COUNT($count, $one, $several) } { $place }
do-summon-enemy = invoca { COUNT($count, $one, $several) } para tu oponente { $place }
do-summon-neutral =
    invoca { $count ->
        [1] { $one } neutral
       *[other] { $count } { $several } neutrales
    } { $place }
do-revive = invoca desde tu tumba { $object } { $place }
do-draw = roba { COUNT($count, "una carta", "cartas") }
do-discard = tu oponente descarta { COUNT($count, "una carta", "cartas") } al azar
do-discover = devela una carta ({ $pool })
do-discover-resolve = devela un efecto ({ $pool }) y aplícalo al instante
pool-name = { $name }
do-add-card = añade a tu mano { COUNT($count, "una carta", "cartas") } «{ $name }»
do-add-card-enemy = añade a la mano de tu oponente { COUNT($count, "una carta", "cartas") } «{ $name }»
do-add-card-cheaper = { $effect }; { PLURAL($count, "cuesta", "cuestan") } { $amount } menos este turno
do-add-card-dearer = { $effect }; { PLURAL($count, "cuesta", "cuestan") } { $amount } más este turno
do-cost-less = { $units } cuestan { $amount } menos
do-cost-more = { $units } cuestan { $amount } más
do-mana = obtén { $count } de maná adicional este turno
do-leader-ability = reemplaza tu habilidad de líder por «{ $name }»
do-choose = elige { $object }
until-this-turn = { LONG($effect) ->
    [yes] hasta el final del turno, { $effect }
   *[no] { $effect } hasta el final del turno
}
until-lasting = { LONG($effect) ->
    [yes] durante el resto de la partida, { $effect }
   *[no] { $effect } durante el resto de la partida
}
repeat = haz esto { COUNT($amount, "una vez", "veces") }: { $effect }
repeat-each = por { $each }, { grammar-do-this }{ $effect }
repeat-equal = haz esto un número de veces igual a { $value }: { $effect }
repeat-redrawn = { repeat }
repeat-redrawn-each = { repeat-each }
repeat-redrawn-equal = { repeat-equal }
grammar-do-this =
    { $amount ->
        [1] { "" }
       *[other] haz esto { $amount } veces:{ " " }
    }

## When an ability happens

grammar-turn =
    { $whose ->
        [enemy] del turno de tu oponente
        [any] de cada turno
       *[yours] de tu turno
    }
this-acts =
    { $own ->
        [yes] { "" }
       *[no] esta unidad{ " " }
    }{ $effect }
    .times = behind
# Quién inflige el daño: se dice si lo que sigue no lo hace esta unidad.
grammar-deals =
    { $acts ->
        [no] que esta unidad inflija
       *[yes] infligir
    }
grammar-after =
    { $acts ->
        [no] después de que esta unidad inflija
       *[yes] tras infligir
    }
when-turn-start = al comienzo { grammar-turn }, { $effect }
when-turn-end = al final { grammar-turn }, { $effect }
when-attacks = antes de { grammar-deals } daño de ataque, { $effect }
when-attacked = antes de { $acts ->
    [no] que esta unidad reciba
   *[yes] recibir
} daño de ataque, { $effect }
when-strikes = { grammar-after } daño de ataque, { $effect }
when-counters = antes de { grammar-deals } daño en retorno, { $effect }
when-strikes-back = { grammar-after } daño en retorno, { $effect }
when-damaged = cuando { $subject } recibe daño, { $effect }
when-healed = cuando { $subject } recibe curación, { $effect }
when-moves = después de que { $subject } se mueva, { $effect }
when-dies = cuando { $subject } muere, { $effect }
when-summoned = cuando { $subject } entra en el campo de batalla, { $effect }
when-card-played =
    cuando { $side ->
        [friendly] juegas
        [enemy] tu oponente juega
       *[any] un jugador juega
    } { $subject }, { $effect }
when-card-to-graveyard =
    cuando { $subject } va a { $side ->
        [friendly] tu tumba
        [enemy] la tumba de tu oponente
       *[any] una tumba
    }, { $effect }
when-card-drawn =
    cuando { $side ->
        [friendly] robas
        [enemy] tu oponente roba
       *[any] un jugador roba
    } { $subject }, { $effect }
line-warcry = Grito de guerra: { $effect }
line-warcry-activated = Grito de guerra activable: { $effect }
line-afterlife = Ultratumba: { $effect }
# De una habilidad que no espera a las de su clase.
line-priority = { $line } Esto ocurre a la vez que { $priority }, antes que las demás ultratumbas.
list-keywords = { $first }. { $last }
list-pool = { $first } { SPANISH_OR($last) } { $last }
line-aura = { $object } tienen { $bonus }
line-deploy-anywhere = se puede desplegar en cualquier celda libre
line-neutral = no pertenece a ningún jugador
