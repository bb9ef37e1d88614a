### Las frases de las cartas.

do-draw = Roba { COUNT($amount, "una carta", "cartas") }.
do-actions = Este turno tienes { COUNT($amount, "una acción más", "acciones más") }.
do-tokens = Obtén { COUNT($amount, "una ficha de energía", "fichas de energía") }.
do-drop = Coloca { $amount ->
    [one] una carta de ejército
   *[other] hasta { $amount } cartas de ejército
} sin atacar con { $amount ->
    [one] ella
   *[other] ellas
}.
do-drop-one-kind = Coloca hasta { $amount } cartas de ejército de un mismo tipo sin atacar con ellas.
do-drop-from-discard = Pon en tu ejército { $amount ->
    [one] una carta de ejército
   *[other] hasta { $amount } cartas de ejército
} de tus descartes.
do-take-back = Devuelve a tu mano { $amount ->
    [one] una carta de ejército
   *[other] hasta { $amount } cartas de ejército
} de tus descartes.
do-look = { $top ->
    [one] Mira la primera carta de tu mazo; si es de ejército, colócala; si no, ponla al fondo.
   *[other] Mira las { $top } primeras cartas de tu mazo, coloca { $amount ->
        [one] una carta de ejército
       *[other] hasta { $amount } cartas de ejército
    } de entre ellas y pon el resto al fondo.
}
do-attack = Coloca una carta de ejército y ataca con ella.
do-attack-bonus = Coloca una carta de ejército y ataca con ella; tiene +{ $amount } de fuerza en ese ataque.
do-guard = Hasta tu próximo turno, tu ejército está protegido: nadie puede atacarlo, retirarle cartas ni llevárselas.
do-discard = Un oponente descarta { COUNT($amount, "una carta al azar", "cartas al azar") }.
do-wild = Este dios se une a una de tus pilas incompletas y cuenta como una carta del tipo de esa pila.
do-remove = Retira { $amount ->
    [one] la carta superior de una pila incompleta de un oponente
   *[other] la carta superior de hasta { $amount } pilas incompletas de un oponente
}. Este efecto no se puede bloquear.
do-remove-total = Retira { $amount ->
    [one] la carta superior de una pila incompleta de un oponente con fuerza { $total } o menos
   *[other] la carta superior de hasta { $amount } pilas incompletas de un oponente; la fuerza de las cartas retiradas debe sumar { $total } o menos
}. Este efecto no se puede bloquear.
do-steal = Pasa a tu ejército { $amount ->
    [one] la carta superior de una pila incompleta de un oponente
   *[other] la carta superior de hasta { $amount } pilas incompletas de un oponente
}.
do-block = Reacción: cuando atacan a tu ejército, todo el ataque fracasa.
