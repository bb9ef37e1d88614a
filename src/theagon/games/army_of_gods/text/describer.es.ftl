### Lo que dice el descriptor de las cartas de Army of Gods: un mensaje por cada cosa que hace una carta.

Effect-draw = roba { $value ->
    [1] 1 carta
   *[other] { $value } cartas
}
Effect-actions = acciones adicionales este turno: { $value }
Effect-tokens = obtienes fichas de energía: { $value }
Effect-drop = pon en tu ejército cartas de ejército de { $from-discard ->
    [yes] tus descartes
   *[no] tu mano
} sin atacar con ellas: hasta { $most }{ $one-kind ->
    [yes] , todas de un mismo tipo
   *[no] { "" }
}
Effect-take-back = devuelve a tu mano cartas de ejército de tus descartes: hasta { $value }
Effect-look = mira las primeras cartas de tu mazo: { $top }. De entre ellas, coloca hasta { $drop } cartas de ejército sin atacar; el resto va al fondo del mazo
Effect-attack = coloca una carta de ejército y ataca con ella{ $bonus ->
    [0] { "" }
   *[other] ; su fuerza en ese ataque es +{ $bonus }
}
Effect-guard = hasta tu próximo turno tu ejército está protegido: no puede ser atacado, y sus cartas no se pueden retirar ni tomar
Effect-discard = un oponente descarta cartas al azar: { $value }
Effect-wild = este dios se une a uno de tus montones incompletos como carta de su tipo
Effect-remove = retira las cartas superiores de montones incompletos de un oponente: hasta { $stacks }{ $total ->
    [none] { "" }
   *[other] , con una fuerza conjunta de { $total } como máximo
}; esto no se puede bloquear
Effect-steal = toma las cartas superiores de montones incompletos de un oponente para tu ejército: hasta { $value }
Effect-block = reacción: cuando atacan tu ejército, el ataque entero falla
