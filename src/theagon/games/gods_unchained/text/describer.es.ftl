### Lo que dice el descriptor de las cartas de Gods Unchained; lo que comparten todos los juegos está en otro archivo.

## Cartas y habilidades

Card-for-a-turn = { $for-a-turn } hasta el comienzo de tu próximo turno
Card-burn = quemadura { $burn }
Card-regen = regeneración { $regen }
Card-armor = armadura { $armor }
Aura-gain = { $of-key ->
    [self] { $of } tiene
   *[other] cada { $of } tiene
} { $gain }
Aura-cost = { $of-cards } en la mano: costo { $cost-signed }
Card-spell-boost = potencia de hechizos { $spell-boost }
Ability-after = cuando todo ha terminado
Ability-once = solo la primera vez en cada turno
Ability-from-hand = mientras esta carta está en tu mano
Ability-from-void = mientras esta carta está en tu vacío
Ability-from-deck = mientras esta carta está en tu mazo o en tu mano inicial
Trigger-roar = Rugido
Trigger-ability = Habilidad
Trigger-attacks = Cuando { $of-fighter } ataca
Trigger-attacked = Cuando { $of-fighter } sufre un ataque
Trigger-deals-damage = Cuando { who-self } hace daño
Ability-by = { $on ->
    [attacked] de parte de
    [deals-damage] a
   *[attacks] contra
} { $by-one }
Trigger-survives = Cuando { $of-one } recibe daño y sobrevive
Trigger-dies = Cuando se destruye { $of-one }
Trigger-targeted = Cuando apuntas con un hechizo a { who-self }
Trigger-power-used = Cuando { $whose ->
    [yours] usas tu poder divino
    [enemy] tu oponente usa un poder divino
   *[both] un jugador usa un poder divino
}
Trigger-arrives = Cuando { who-self } llega a la mesa de cualquier manera
Trigger-drawn = { $from ->
   *[hand] Cuando robas esta carta
}
Trigger-discarded = Cuando un jugador aniquila de su propia mano { $of-card }
Trigger-match-start = Cuando empieza la partida

## Qué unidades o cartas

who-self = { $kind ->
    [creature] esta criatura
    [relic] esta reliquia
    [god-power] tu dios
    [unit] esta unidad
   *[card] esta carta
}
who-fighter = { $kind ->
    [relic] tu dios
   *[other] { who-self }
}
who-your-god = tu dios
who-enemy-god = el dios enemigo
who-your-relic = tu reliquia
who-enemy-relic = la reliquia enemiga
who-card = esa carta
who-drawn = la carta robada
Group-most = { $count ->
    [1] { $most }
   *[other] { $count } { $most-many }
} con más { $by }
Group-least = { $count ->
    [1] { $least }
   *[other] { $count } { $least-many }
} con menos { $by }
measure-strength = fuerza
measure-health = salud
measure-cost = costo
measure-both = fuerza y salud
Filter-tribe = { $tribe }
Filter-god = de { $god }
god-enemy = el dios enemigo
Filter-not-keyword = sin «{ $not-keyword }»
Filter-rarity = { $rarity }
Filter-has = con { $has }
Filter-lacks = sin { $lacks }
Filter-asleep-yes = que duerme
Filter-asleep-no = que no duerme
Filter-dying-yes = a punto de morir
Filter-dying-no = que no está a punto de morir
Filter-fought-yes = que ha atacado desde que llegó
Filter-fought-no = que no ha atacado desde que llegó
Filter-other = salvo { $but ->
    [both] { who-self } y el objetivo
    [target] el objetivo
    [attacker] quien ataca
   *[self] { who-self }
}
Filter-beside = al lado: { $beside }
Filter-gems-within = costo no mayor que el número de tus gemas de maná
Filter-gems-below = costo menor que el número de tus gemas de maná
Filter-strength-max = fuerza { $strength-max } o menos
Filter-strength-min = fuerza { $strength-min } o más
Filter-strength-exact = fuerza { $strength-min }
noun-creature-any = criatura
    .many = criaturas
noun-creature-friendly = criatura aliada
    .many = criaturas aliadas
noun-creature-enemy = criatura enemiga
    .many = criaturas enemigas
noun-god-any = dios
    .many = dioses
noun-god-friendly = dios aliado
    .many = dioses aliados
noun-god-enemy = dios enemigo
    .many = dioses enemigos
noun-character-any = personaje
    .many = personajes
noun-character-friendly = personaje aliado
    .many = personajes aliados
noun-character-enemy = personaje enemigo
    .many = personajes enemigos
noun-relic-any = reliquia
    .many = reliquias
noun-relic-friendly = reliquia aliada
    .many = reliquias aliadas
noun-relic-enemy = reliquia enemiga
    .many = reliquias enemigas

## Qué les ocurre a las unidades

Any-strength = { $strength-signed }/{ $health-signed }
Any-health = +0/{ $health-signed }
Any-cost = costo { $cost-signed }
Any-cost-to = costo { $cost-to }
Any-cost-at-most = costo { $cost-at-most } como máximo
Any-keeps = con lo que había ganado en la mesa
Bonus-burn = quemadura +{ $burn }
Bonus-regen = regeneración +{ $regen }
Bonus-armor = armadura +{ $armor }
Bonus-spell-boost = potencia de hechizos +{ $spell-boost }
keyword-burn = quemadura
keyword-regen = regeneración
keyword-armor = armadura
keyword-spell-boost = potencia de hechizos
Bonus-had-by = de todo ello solo lo que tenga alguna de estas: { $had-by-many }
Bonus-abilities = { $abilities }
Bonus-own-abilities = las habilidades de esta carta
SetTo-strength = { $strength } de fuerza
Effect-heal-full = curación completa: { $whom }
Effect-double = el doble de { $value }: { $whom }
Effect-swap = intercambio de { $of }: { $whom } ↔ { $with }
Effect-swap-yes = intercambio de fuerza y salud: { $whom }
Effect-lose = { $whom }: pierde «{ $value }»
Effect-sleep-now = a dormir: { $whom }
Effect-sleep-turn-end = a dormir al final del turno: { $whom }
Effect-wake = a despertar: { $whom }
Effect-obliterate = aniquilación: { $whom }
Effect-send = { $to ->
    [hand] { $over ->
        [yes] a tu mano
       *[no] a la mano de su dueño
    }
    [deck] al mazo de su dueño, en un lugar al azar
    [deck-top] a la parte superior del mazo de su dueño
   *[deck-bottom] al fondo del mazo de su dueño
}: { $whom }
Effect-steal = tomar el control: { $whom }
Effect-silence = silencio: { $whom }
Become-same-cost = una criatura al azar del mismo costo
Become-copy-of = una copia ({ $copy-of })
Effect-durability = { $whom }: { $value-signed } de durabilidad
Effect-durability-minus = { Effect-durability }
Effect-copy = invocar en tu lado una copia: { $whom }
Effect-attack = { $whom }: ataque contra { $unit ->
    [none] { $random ->
        [none] cada { $all }, una tras otra
       *[other] { $random } al azar
    }
   *[other] { $unit }
}
Attack-allowed = solo a quien se puede atacar
Effect-reset = vuelta al valor impreso ({ $value }): { $whom }
Effect-afterlife = activar la ultratumba: { $whom }
Effect-until-its-next-turn = hasta el comienzo del próximo turno de su controlador
Effect-until-next-attack = para su próximo ataque

## Qué les ocurre a los jugadores

hand = { $whose ->
    [enemy] la mano de tu oponente
    [both] su mano
   *[yours] tu mano
}
void = { $whose ->
    [enemy] el vacío de tu oponente
    [both] su vacío
   *[yours] tu vacío
}
deck = { $whose ->
    [enemy] el mazo de tu oponente
    [both] su mazo
   *[yours] tu mazo
}
origin = { $from ->
    [hand] desde { hand }
    [void] desde { void }
    [deck] desde { deck }
   *[voids] desde cualquiera de los dos vacíos
}
destination = { $over ->
    [yes] { $whose ->
        [enemy] { $to ->
            [hand] tu mano
           *[board] tu lado de la mesa
        }
       *[yours] { $to ->
            [hand] la mano de tu oponente
           *[board] el lado de la mesa de tu oponente
        }
    }
   *[no] { $to ->
        [hand] { hand }
        [void] { void }
        [deck] { deck } (lugar al azar)
        [deck-top] { deck } (arriba)
        [deck-bottom] { deck } (abajo)
       *[board] { $whose ->
            [enemy] el lado de la mesa de tu oponente
            [both] su lado de la mesa
           *[yours] tu lado de la mesa
        }
    }
}
all-players = { $whose ->
    [both] cada jugador:{ " " }
   *[one] { "" }
}
Pool-cards = una de estas al azar: { $cards }
Pool-of = { $of } al azar
Effect-summon = { player }invocar { times }{ $card ->
    [none] { $random }
   *[other] «{ $card }»
}
Summon-within-mana = de costo no mayor que tu maná sin gastar
Effect-equip = { player }equipar: { $value }
Effect-draw-chosen-one = robar la carta Elegida de tu mazo
Effect-add = { all-players }añadir en { destination }: { times }{ $card ->
    [none] { $random ->
        [none] copia: { $last ->
            [none] { $copy-of }
            [spell] el último hechizo jugado por { player-by }
           *[creature] la última criatura jugada por { player-by }
        }
       *[other] { $random }
    }
   *[other] «{ $card }»
}
player-by = { $by ->
    [enemy] tu oponente
   *[yours] ti
}
Effect-delve = indagar { $of ->
    [none] una de estas: { $cards };
   *[other] { $of },
} para { destination }
Effect-foresee = prever { $value } en { deck }
Effect-look = mirar las cartas superiores en { deck }: { $value }
Effect-locks = { player }abrir cerrojos de maná: { $value }
Effect-locks-minus = { player }recibir cerrojos de maná: { $value-size }
Effect-refresh = { player }recargar { $value } de maná
Effect-lose-mana = { player }perder { $value } de maná
Effect-favor = { player }obtener { $value } de favor
Effect-favor-minus = { player }perder { $value-size } de favor
Effect-pull = { all-players }{ $to ->
    [obliterated] aniquilar { origin }: { cards }
   *[other] { $copy ->
        [yes] copiar
       *[no] llevar
    } { origin } hacia { destination }: { cards }
}
cards = { $this ->
    [yes] esta carta
   *[no] { $which ->
        [all] cada { $of }
        [top] { times }{ $of } de arriba
        [most] { times }{ $of } con más { $by }
        [least] { times }{ $of } con menos { $by }
        [chosen] { $of } a tu elección
        [first] { times }{ $of } con más tiempo allí
        [last] { times }{ $of } con menos tiempo allí
       *[random] { times }{ $of } al azar
    }
}
Pull-other = salvo esta carta
Pull-among = solo entre las cartas de arriba: { $among }
Pull-above-target = de costo no mayor que el del objetivo + { $above-target }
Pull-costs-as = con el mismo costo: { $costs-as }
Effect-pick = elegir { origin }: { cards } (es «esa carta» y sigue allí)
Pick-again = salvo la carta elegida antes
Effect-choose-one = { $whose ->
    [enemy] tu oponente elige
   *[yours] elegir
} una opción: { $value }
Effect-discard-chosen = { $whose ->
    [enemy] tu oponente elige una carta de su mano, que se aniquila
   *[yours] aniquilar en tu mano una carta a tu elección
}
Effect-discard-random = { all-players }aniquilar en { hand } una carta al azar
Effect-improve = { all-players }cambiar en { $in ->
    [deck] { deck }
   *[hand] { hand }
}: { $this ->
    [yes] esta carta
   *[no] { $chosen ->
        [yes] { $of } a tu elección
       *[no] { $random ->
            [none] cada { $of }
            [1] { $of } al azar
           *[other] { $random } × { $of } al azar
        }
    }
}
Improve-chosen-one = solo la carta Elegida
Improve-drawn = solo lo que se acaba de robar
Improve-times = cada número × { $times }
Effect-advance = la carta Elegida sube en tu mazo, puestos: { $value }
Effect-advance-top = la carta Elegida sube a la parte superior de tu mazo
Effect-god-power = tu poder divino pasa a ser «{ $value }»
Effect-power-cost = { all-players }{ $whose ->
    [enemy] el poder divino de tu oponente
    [both] su poder divino
   *[yours] tu poder divino
}: costo { $value-signed } hasta el final del turno de ese jugador
Effect-next-card = { player }{ $of }, la próxima que se juegue: costo { $cost-signed }
Effect-swap-hands = intercambiar la mano con tu oponente
Effect-recast-yours = el último hechizo que jugaste ocurre otra vez, con un objetivo al azar si lo necesita
Effect-recast-enemy = el último hechizo que jugó tu oponente ocurre para ti, con un objetivo al azar si lo necesita
Effect-copy-god-power = tu poder divino pasa a ser una copia del de tu oponente
Effect-choose = { $whose ->
    [enemy] tu oponente elige
   *[yours] elegir
}: { $value } (es «esa unidad»)
Effect-random-one = una opción al azar: { $value }
Effect-each = { $of ->
    [none] { $times } veces
   *[other] para { $random ->
        [none] cada { $of }
       *[other] { $random } × { $of } al azar
    }
}: { $do }
Effect-later = { $at ->
    [cleanup] después de la próxima limpieza
    [turn-end] { $late ->
        [yes] al final de ese turno
       *[no] al final de este turno
    }
   *[your-next-turn] { $late ->
        [yes] al comienzo de tu turno siguiente
       *[no] al comienzo de tu próximo turno
    }
}: { $do }

## Cantidades y condiciones

Any-in-hand = en la mano
Any-in-void = en el vacío
Any-in-deck = en los mazos
Value-strength-of = fuerza: { $strength-of }
Value-health-of = salud: { $health-of }
Value-cost-of = costo impreso: { $cost-of }
Value-missing-of = salud perdida: { $missing-of }
Value-regen-of = regeneración: { $regen-of }
Value-count = { $total ->
    [none] número de
   *[other] { $random ->
        [none] { $total } total de
       *[other] { $total } de una al azar de
    }
} { $count-many }
Value-favor = tu favor
Value-gems = número de tus gemas de maná
Value-lead = cuánto más tiene { $whose ->
    [enemy] el lado de tu oponente que el tuyo
   *[yours] tu lado que el de tu oponente
}: { $lead }
lead-creatures = criaturas
lead-cards-in-hand = cartas en la mano
lead-favor = favor
lead-health = salud
Value-mana-yours = tu maná sin gastar
Value-mana-enemy = maná sin gastar de tu oponente
Value-deaths-yours = número de criaturas aliadas destruidas { counted-since }
Value-deaths-enemy = número de criaturas enemigas destruidas { counted-since }
Value-deaths-both = número de criaturas destruidas { counted-since }
counted-since = { $since-key ->
    [match-start] en esta partida
   *[other] este turno
}
Value-mana-spent-yours = maná que gastaste este turno
Value-mana-spent-enemy = maná que tu oponente gastó este turno
Value-mana-spent-both = maná gastado este turno
Value-event = daño o curación de ese suceso
Value-per = ÷ { $per }, redondeado hacia abajo
Value-plus = + { $plus }
Value-at-most = { $at-most } como máximo
Condition-card = { who-card } { not }es { $card-card }
Condition-favor = tu favor { not }es de al menos { $favor }
Condition-mana = tu maná sin gastar { not }es de al menos { $mana }
Condition-different = { $not ->
    [yes] hay
   *[no] no hay
} dos cartas iguales { $different-key ->
    [hand] en tu mano
    [void] en tu vacío
   *[deck] en tu mazo
}
Condition-void = { not }hay al menos { $void } cartas en tu vacío
Condition-died-of = { who-self } { not }murió de { $died-of }
Condition-lead = { $whose ->
    [enemy] tu oponente { not }tiene más { $lead } que tú
   *[yours] { not }tienes más { $lead } que tu oponente
}
Condition-done = lo que hizo el efecto anterior { not }es al menos { $done }
