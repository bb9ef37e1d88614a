### Lo que dice el descriptor de las cartas de Army of Gods: un mensaje por cada cosa que hace una carta.

Effect-draw = { $whose ->
    [everyone] cada jugador roba
   *[none] roba
} { $value ->
    [1] 1 carta
   *[other] { $value } cartas
}
Effect-actions = acciones adicionales este turno: { $value }
Effect-tokens = { $whose ->
    [everyone] cada jugador obtiene
   *[none] obtienes
} fichas de energía: { $value }
Effect-drop = pon en tu ejército cartas de ejército de { $from-discard ->
    [yes] tus descartes
   *[no] tu mano
} sin atacar con ellas{ $of ->
    [none] { "" }
   *[other] , solo { $of }
}: hasta { $most }{ $one-kind ->
    [yes] , todas de un mismo tipo
   *[no] { "" }
}
Effect-take-back = devuelve a tu mano cartas de ejército de tus descartes: hasta { $value }
Effect-take-back-it = devuelve esa carta a tu mano, si es de tu mazo
Effect-look = mira las primeras cartas de tu mazo: { $top }. De entre ellas, coloca hasta { $drop } cartas de ejército sin atacar; el resto va al fondo del mazo
Effect-look-hand = mira la mano de { $all ->
    [yes] cada oponente
   *[no] un oponente
}
Effect-reshuffle = { $whose ->
    [everyone] cada jugador baraja sus descartes en su mazo
   *[none] baraja tus descartes en tu mazo
}
Effect-attack = coloca una carta de ejército y ataca con ella{ $bonus ->
    [0] { "" }
   *[other] ; su fuerza en ese ataque es +{ $bonus }
}
Effect-guard = hasta tu próximo turno { $of ->
    [none] tu ejército está protegido: no puede ser atacado, y sus cartas no se pueden retirar ni tomar
   *[other] las cartas de tu ejército (solo { $of }) están protegidas: no se pueden atacar, retirar ni tomar
}
Effect-gain = hasta { $until ->
    [your-next-turn] tu próximo turno
   *[this-turn] el final de este turno
} las cartas { $all ->
    [yes] del ejército de cada oponente
   *[no] de tu ejército
}{ $of ->
    [none] { "" }
   *[other] { " " }(solo { $of })
} tienen { $strength-signed } de fuerza
Effect-discard = { $whose ->
    [yours] descarta de tu mano
    [everyone] cada jugador descarta
   *[none] { $all ->
        [yes] cada oponente
       *[no] un oponente
    } descarta
} { $chosen ->
    [yes] cartas a { $whose ->
        [yours] tu
       *[other] su
    } elección
   *[no] cartas al azar
}: { $value }
Effect-wild = este dios se une a uno de tus montones incompletos como carta de su tipo
Effect-remove = { $to ->
    [hand] devuelve a la mano de sus dueños
   *[discard] retira
} las cartas superiores de montones incompletos de { $all ->
    [yes] cualquier oponente
   *[no] un oponente
}: { $stacks ->
    [all] todas
   *[other] hasta { $stacks }
}{ $stacks ->
    [1] { "" }
    [all] { "" }
   *[other] { $all ->
        [yes] , incluso varias de un mismo montón
       *[no] , todas de montones distintos
    }
}{ $total ->
    [none] { "" }
   *[other] , con una fuerza conjunta de { $total } como máximo
}{ $each ->
    [none] { "" }
   *[other] , cada una con una fuerza de { $each } como máximo
}; esto no se puede bloquear
Effect-steal = toma las cartas superiores de montones incompletos de { $all ->
    [yes] cualquier oponente
   *[no] un oponente
} para tu ejército: hasta { $value }{ $value ->
    [1] { "" }
   *[other] { $all ->
        [yes] , incluso varias de un mismo montón
       *[no] , todas de montones distintos
    }
}; esto no se puede bloquear
Effect-block = reacción: cuando atacan tu ejército, el ataque entero falla
counted = { $whose ->
    [enemy] { $count ->
        [tokens] fichas de energía
        [sets] grupos completos
        [stacks] montones incompletos
        [army] cartas en el ejército
        [discard] cartas en los descartes
        [pile] cartas en el mazo
        [actions] acciones restantes
        [sets-this-turn] grupos completados este turno
        [stack] cartas del montón
        [gods] dioses en juego
        [kinds] tipos distintos en el ejército
       *[hand] cartas en la mano
    } del oponente que más tiene
   *[yours] { $count ->
        [tokens] tus fichas de energía
        [sets] tus grupos completos
        [stacks] tus montones incompletos
        [army] cartas de tu ejército
        [discard] cartas de tus descartes
        [pile] cartas de tu mazo
        [actions] acciones que te quedan
        [sets-this-turn] grupos que completaste este turno
        [stack] cartas del montón de este tipo
        [gods] tus dioses en juego
        [kinds] tipos distintos de tu ejército
       *[hand] cartas de tu mano
    }
}{ $of ->
    [none] { "" }
   *[other] { " " }({ $of })
}{ $pantheon ->
    [none] { "" }
   *[other] { " " }({ $pantheon })
}{ $lead ->
    [yes] { " " }(por encima de lo que { $whose ->
        [enemy] tienes tú
       *[yours] tiene cualquier oponente
    })
   *[no] { "" }
}
Value-count = número de { counted }
Value-at-most = como máximo { $at-most }
Condition-count = el número de { counted } es { $not ->
    [yes] menor que { $at-least }
   *[no] al menos { $at-least }
}
Card-stronger = { $stronger }
Stronger-by = { $by } más de fuerza{ $kind ->
    [army] { "" }
   *[other] { " " }para las cartas de tu ejército
}{ $of ->
    [none] { "" }
   *[other] { " " }(solo { $of })
}{ $if ->
    [none] { "" }
   *[other] { " " }mientras { $if }
}
Card-fleeting = esta carta se retira del juego una vez jugada o destruida
Card-free = { $kind ->
    [leading] usar su habilidad
   *[other] jugar esta carta
} no cuesta ninguna acción
Card-grows = { $grows } más de fuerza por cada otra carta de su montón
Effect-later = { $at ->
    [turn-end] { $late ->
        [yes] al final de ese turno
       *[no] al final de este turno
    }
   *[your-next-turn] { $late ->
        [yes] al comienzo de tu turno siguiente
       *[no] al comienzo de tu próximo turno
    }
}: { $do }
Effect-copy-last-played = haz lo que hace el dios o la carta de poder que un jugador jugó por última vez
Effect-copy-leader = haz lo que hace la habilidad de tu dios líder, sin pagar su coste
Trigger-joins = Cuando una carta{ of-kind } se une a tu ejército
Trigger-destroyed = Cuando se destruye una carta{ of-kind } de tu ejército
Trigger-wins = Cuando una carta tuya{ of-kind } ha destruido lo que atacó
Trigger-set = Cuando completas un grupo{ of-kind }
Trigger-turn-start = Al comienzo de tu turno{ with-kind }
Trigger-turn-end = Al final de tu turno{ with-kind }
of-kind = { $kind ->
    [army] { " " }de este tipo
   *[other] { "" }
}
with-kind = { $kind ->
    [army] , con un montón incompleto de este tipo
   *[other] { "" }
}
Ability-of = solo { $of }
Effect-block-destroy = reacción: cuando atacan tu ejército, el ataque entero falla y la carta atacante se destruye
Card-assault = { $assault } más de fuerza mientras ataca
