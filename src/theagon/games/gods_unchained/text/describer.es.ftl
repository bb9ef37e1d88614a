### Lo que dice el descriptor de las cartas de Gods Unchained; lo que comparten todos los juegos está en otro archivo.

## Cartas y habilidades

Card-for-a-turn = { $for-a-turn } hasta el comienzo de tu próximo turno
Card-burn = quemadura { $burn }
Card-regen = regeneración { $regen }
Card-armor = armadura { $armor }
Card-spell-boost = potencia de hechizos { $spell-boost }
Ability-once = solo la primera vez en cada turno
Ability-from = mientras esta carta está en { $from ->
    [hand] tu mano
    [void] tu vacío
   *[deck] tu mazo o tu mano inicial
}
Trigger-roar = Rugido
Trigger-afterlife = Ultratumba
Trigger-ability = Habilidad
Trigger-turn-start = Al comienzo { turn }
Trigger-turn-end = Al final { turn }
turn = { $whose ->
    [enemy] del turno de tu oponente
    [both] del turno de cada jugador
   *[yours] de tu turno
}
when = { $after ->
    [yes] Después de que
   *[no] Cuando
}
Trigger-attacks = { $after ->
    [yes] Tras atacar
   *[no] Cuando ataca
} { $of-fighter }{ $by ->
    [none] { "" }
   *[other] { " " }(a: { $by-one })
}
Trigger-attacked = { $after ->
    [yes] Tras sufrir un ataque
   *[no] Cuando sufre un ataque
} { $of-fighter }{ $by ->
    [none] { "" }
   *[other] { " " }(de: { $by-one })
}
Trigger-deals-damage = Cuando { who-self } hace daño{ $by ->
    [none] { "" }
   *[other] { " " }(a: { $by-one })
}
Trigger-damaged = Cuando { $of-one } recibe daño
Trigger-survives = Cuando { $of-one } recibe daño y sobrevive
Trigger-healed = Cuando { $of-one } recibe curación
Trigger-dies = Cuando se destruye { $of-one }
Trigger-summoned = Cuando llega a la mesa { $of-one }
Trigger-targeted = Cuando apuntas con un hechizo a { who-self }
Trigger-card-played = { $after ->
    [yes] Tras jugarse
   *[no] Cuando se juega
} { $of-card }
Trigger-card-drawn = Cuando se roba { $of-card }
Trigger-power-used = Cuando { $whose ->
    [enemy] tu oponente usa un poder divino
    [both] un jugador usa un poder divino
   *[yours] usas tu poder divino
}
Trigger-arrives = Cuando { who-self } llega a la mesa de cualquier manera
Trigger-drawn = Cuando robas esta carta
Trigger-discarded = Cuando un jugador aniquila en su propia mano { $of-card }
Trigger-match-start = Cuando empieza la partida
Target-unit = { $unit-one }

## Quién

who-self = esta { $kind ->
    [creature] criatura
    [relic] reliquia
    [unit] unidad
   *[card] carta
}
who-fighter = { $kind ->
    [relic] tu dios
   *[other] { who-self }
}
who-target = el objetivo
who-it = esa unidad
who-your-god = tu dios
who-enemy-god = el dios enemigo
who-your-relic = tu reliquia
who-enemy-relic = la reliquia enemiga
who-card = esa carta
who-drawn = la carta robada
Group-all = { $all-many } (en total)
Group-random = { $count ->
    [1] { $random } al azar
   *[other] { $count } { $random-many } al azar
}
Group-most = { $count ->
    [1] { $most }
   *[other] { $count } { $most-many }
} con más { measure }
Group-least = { $count ->
    [1] { $least }
   *[other] { $count } { $least-many }
} con menos { measure }
measure = { $by ->
    [strength] fuerza
    [cost] costo
   *[health] salud
}

## Qué les ocurre

Any-strength = { $strength-signed }/{ $health-signed }
Any-health = +0/{ $health-signed }
Any-cost = costo { $cost-signed }
Any-cost-to = costo { $cost-to }
Any-cost-at-most = costo { $cost-at-most } como máximo
Bonus-burn = quemadura +{ $burn }
Bonus-regen = regeneración +{ $regen }
Bonus-armor = armadura +{ $armor }
Bonus-spell-boost = potencia de hechizos +{ $spell-boost }
Bonus-had-by = de todo ello solo lo que tenga alguna carta de estas: { $had-by-many }
Bonus-abilities = { $abilities }
Bonus-own-abilities = las habilidades de esta carta
SetTo-strength = { $strength } de fuerza
Effect-double = el doble de { $value ->
    [strength] fuerza
   *[health] salud
}: { $whom }
Effect-swap = intercambio de fuerza y salud: { $whom }
Effect-lose = { $whom }: pérdida de { $value }
Effect-sleep = { $value ->
    [turn-end] a dormir al final del turno
   *[now] a dormir
}: { $whom }
Effect-wake = a despertar: { $whom }
Effect-obliterate = aniquilación: { $whom }
Effect-send = { $to ->
    [hand] { $over ->
        [yes] a tu mano
       *[no] a la mano de su dueño
    }
    [deck-top] a la parte superior del mazo de su dueño
   *[deck-bottom] al fondo del mazo de su dueño
}: { $whom }
Effect-steal = tomas el control: { $whom }
Become-same-cost = una criatura al azar del mismo costo
Become-copy-of = una copia ({ $copy-of })
Effect-durability = { $whom }: { $value-signed } de durabilidad
Effect-copy = invoca en tu lado una copia: { $whom }
Effect-attack = { $whom }: ataque a { $unit ->
    [none] { $random ->
        [none] { $all-many } (en total, una tras otra)
       *[other] { $random } al azar
    }
   *[other] { $unit }
}
Attack-allowed = solo a quien se puede atacar
Effect-reset = { $value ->
    [strength] la fuerza vuelve al valor impreso
   *[both] la fuerza y la salud vuelven a los valores impresos
}: { $whom }
Effect-afterlife = activa la ultratumba: { $whom }

## Qué les ocurre a los jugadores

each-player = { $whose ->
    [both] cada jugador:{ " " }
   *[other] { "" }
}
times = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
}
own = { $whose ->
    [enemy] { " " }de tu oponente
    [both] { " " }de ese jugador
   *[yours] { " " }(tú)
}
receiver = { $over ->
    [yes] { $whose ->
        [enemy] { " " }(tú)
       *[yours] { " " }de tu oponente
    }
   *[no] { own }
}
pile-to = { $to ->
    [hand] la mano
    [void] el vacío
    [deck] un lugar al azar del mazo
    [deck-top] la parte superior del mazo
    [deck-bottom] el fondo del mazo
   *[board] el lado de la mesa
}
pile-from = { $from ->
    [hand] la mano{ own }
    [void] el vacío{ own }
    [deck] el mazo{ own }
   *[voids] cualquiera de los dos vacíos
}
Pool-cards = una de estas al azar: { $cards }
Pool-of = { $of } al azar
Effect-summon = { $whose ->
    [enemy] para tu oponente,{ " " }
   *[other] { each-player }
}invoca { times }{ $card ->
    [none] { $random }
   *[other] «{ $card }»
}
Summon-within-mana = de costo no mayor que tu maná sin gastar
Any-keywords = { $keywords }
Effect-equip = { $whose ->
    [enemy] para tu oponente,{ " " }
   *[other] { each-player }
}equipa: { $value }
Effect-draw = { $whose ->
    [enemy] tu oponente roba
    [both] cada jugador roba
   *[yours] roba
} { $value ->
    [chosen-one] la carta Elegida de tu mazo
    [1] 1 carta
   *[other] { $value } cartas
}
Effect-add = { each-player }añade a { pile-to }{ own }: { times }{ $card ->
    [none] { $random ->
        [none] { $last ->
            [none] una copia ({ $copy-of })
           *[other] una copia: { $last ->
                [spell] el último hechizo
               *[creature] la última criatura
            } que { $by ->
                [enemy] jugó tu oponente
               *[yours] jugaste
            }
        }
       *[other] { $random }
    }
   *[other] «{ $card }»
}
Effect-delve = indaga { $of ->
    [none] una de estas: { $cards };
   *[other] { $of },
} { $to ->
    [deck] y baraja la carta en tu mazo
   *[hand] y ponla en tu mano
}
Effect-foresee = prevé { $value } en el mazo{ own }
Effect-look = mira las cartas superiores del mazo{ own }: { $value }
Effect-locks = { each-player }{ $value-sign ->
    [minus] cerrojos de maná nuevos
   *[plus] abre cerrojos de maná
}{ own }: { $value-size }
Effect-refresh = { each-player }maná recargado{ own }: { $value }
Effect-lose-mana = { each-player }maná perdido{ own }: { $value }
Effect-favor = { each-player }favor { $value-sign ->
    [minus] perdido
   *[plus] obtenido
}{ own }: { $value-size }
Effect-pull = { each-player }{ $to ->
    [obliterated] aniquila de { pile-from }: { cards }
   *[other] { $copy ->
        [yes] copia
       *[no] lleva
    } de { pile-from } a { pile-to }{ receiver }: { cards }
}
cards = { $this ->
    [yes] esta carta
   *[no] { $which ->
        [all] { $of-cards } (en total)
        [top] { so-many } de arriba
        [most] { so-many } con más { measure }
        [least] { so-many } con menos { measure }
        [chosen] { $of } a tu elección
       *[random] { times }{ $of } al azar
    }
}
so-many = { $count ->
    [1] { $of }
   *[other] { $count } { $of-many }
}
Pull-other = salvo esta carta
Pull-above-target = de costo no mayor que el del objetivo + { $above-target }
Pull-costs-as = con el mismo costo ({ $costs-as })
Pull-keeps = con lo que había ganado en la mesa
Effect-pick = elige de { pile-from }: { $which ->
    [most] { $of } con más { measure }
    [least] { $of } con menos { measure }
    [chosen] { $of } a tu elección
   *[random] { $of } al azar
}{ $again ->
    [yes] , salvo la carta elegida antes
   *[no] { "" }
} (es «esa carta»)
Effect-discard = { each-player }aniquila una carta { $value ->
    [chosen] a elección
   *[random] al azar
} de la mano{ own }
Effect-improve = { each-player }cambia en { $in ->
    [deck] el mazo
   *[hand] la mano
}{ own }: { $this ->
    [yes] esta carta
   *[no] { $chosen-one ->
        [yes] la carta Elegida
       *[no] { $chosen ->
            [yes] { $of } a tu elección
           *[no] { $random ->
                [none] { $of-cards } (en total)
               *[other] { $random } × { $of } al azar
            }
        }
    }
}
Improve-drawn = solo las que se acaban de robar
Improve-times = cada número × { $times }
Effect-advance = la carta Elegida de tu mazo sube: { $value ->
    [top] hasta arriba
    [1] 1 puesto
   *[other] { $value } puestos
}
Effect-god-power = tu poder divino pasa a ser «{ $value }»
Effect-power-cost = { each-player }costo del poder divino{ own }: { $value-signed } hasta el final del turno de ese jugador
Effect-copy-god-power = tu poder divino pasa a ser una copia del de tu oponente
Effect-choose = elige { $value-one } (es «esa unidad»)
Effect-choose-one = elige una opción: { $value }
Effect-random-one = una opción al azar: { $value }
Effect-each = { $of ->
    [none] número de veces: { $times }
   *[other] para { $random ->
        [none] cada una de estas cartas
       *[other] estas cartas al azar ({ $random })
    }, { $of-many }
}: { $do }
Effect-later = { $at ->
    [cleanup] después de la próxima limpieza
    [turn-end] al final de este turno
   *[your-next-turn] al comienzo de tu próximo turno
}: { $do }
Effect-otherwise = si no, { $effect }

## Cantidades

Value-strength-of = fuerza ({ $strength-of })
Value-health-of = salud ({ $health-of })
Value-cost-of = costo impreso ({ $cost-of })
Value-missing-of = salud perdida ({ $missing-of })
Value-regen-of = regeneración ({ $regen-of })
Value-count = { $total ->
    [none] número
   *[other] { $total ->
        [strength] fuerza
        [cost] costo
       *[health] salud
    } { $random ->
        [none] total
       *[other] de una al azar
    }
} de { $count-many }{ zone }
zone = { $in ->
    [board] { "" }
    [hand] { " " }en la mano
    [void] { " " }en los vacíos
   *[deck] { " " }en los mazos
}
Value-favor = tu favor
Value-gems = número de tus gemas de maná
led = { $lead ->
    [creatures] criaturas
    [cards-in-hand] cartas en la mano
   *[favor] favor
}
Value-lead = ventaja en { led }: cuánto supera { $whose ->
    [enemy] tu oponente a ti
   *[yours] lo tuyo a lo de tu oponente
}
Value-mana = maná sin gastar { $mana ->
    [enemy] de tu oponente
   *[yours] tuyo
}
Value-spells-cast = número de hechizos jugados este turno por { $spells-cast ->
    [enemy] tu oponente
    [both] ambos jugadores
   *[yours] ti
}
Value-deaths = número de { $deaths ->
    [enemy] criaturas enemigas
    [both] criaturas
   *[yours] criaturas aliadas
} destruidas este turno
Value-done = cuánto hizo el efecto anterior
Value-event = daño o curación de ese suceso
Value-per = ÷ { $per }, redondeado hacia abajo
Value-plus = + { $plus }
Value-at-most = { $at-most } como máximo

## Condiciones

not = { $not ->
    [yes] no{ " " }
   *[no] { "" }
}
Condition-self = { who-self } { not }es { $self-one }
Condition-target = el objetivo { not }es { $target-one }
Condition-it = esa unidad { not }es { $it-one }
Condition-count = { not }hay { $at-least ->
    [1] { $count-one }
   *[other] { $at-least } o más { $count-many }
}{ zone }
Condition-favor = { not }tienes { $favor } o más de favor
Condition-mana = { not }tienes { $mana } o más de maná sin gastar
Condition-void = { not }tienes { $void } o más cartas en tu vacío
Condition-died-of = esta unidad { not }fue destruida por { $died-of }
Condition-lead = { $whose ->
    [enemy] tu oponente { not }tiene
   *[yours] { not }tienes
} más { led } que el otro jugador
Condition-done = el efecto anterior { not }hizo { $done } o más
Condition-and = y { $and }

## Qué unidades o cartas

Filter-tribe = { $tribe }
Filter-god = de { $god }
Filter-not-keyword = sin { $not-keyword }
Filter-rarity = { $rarity }
Filter-has = con { $has }
Filter-lacks = sin { $lacks }
Filter-asleep = { $asleep ->
    [yes] que duerme
   *[no] que no duerme
}
Filter-dying = { $dying ->
    [yes] a punto de morir
   *[no] que no está a punto de morir
}
Filter-fought = { $fought ->
    [yes] que ha atacado desde que llegó
   *[no] que no ha atacado desde que llegó
}
Filter-other = salvo { $but ->
    [both] { who-self } y el objetivo
    [target] el objetivo
    [attacker] quien ataca
   *[self] { who-self }
}
Filter-gems = costo { $gems ->
    [within] no mayor que
   *[below] menor que
} el número de tus gemas de maná
Filter-strength-max = fuerza { $strength-min ->
    [none] { $strength-max } o menos
    [same] { $strength-max }
   *[other] de { $strength-min } a { $strength-max }
}
Filter-strength-min = fuerza { $strength-min } o más
god-enemy = el dios enemigo
keyword-burn = quemadura
keyword-regen = regeneración
keyword-armor = armadura
noun-creature-any = criatura
    .one = una criatura
    .many = criaturas
noun-creature-friendly = criatura aliada
    .one = una criatura aliada
    .many = criaturas aliadas
noun-creature-enemy = criatura enemiga
    .one = una criatura enemiga
    .many = criaturas enemigas
noun-god-any = dios
    .one = un dios
    .many = dioses
noun-god-friendly = dios aliado
    .one = tu dios
    .many = dioses aliados
noun-god-enemy = dios enemigo
    .one = el dios enemigo
    .many = dioses enemigos
noun-character-any = personaje
    .one = un personaje
    .many = personajes
noun-character-friendly = personaje aliado
    .one = un personaje aliado
    .many = personajes aliados
noun-character-enemy = personaje enemigo
    .one = un personaje enemigo
    .many = personajes enemigos
noun-relic-any = reliquia
    .one = una reliquia
    .many = reliquias
noun-relic-friendly = reliquia aliada
    .one = una reliquia aliada
    .many = reliquias aliadas
noun-relic-enemy = reliquia enemiga
    .one = una reliquia enemiga
    .many = reliquias enemigas
