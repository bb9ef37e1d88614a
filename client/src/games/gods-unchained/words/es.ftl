### Lo que la mesa dice de Gods Unchained. Las cartas y las reglas hablan por sí mismas, desde el servidor.

about-gods-unchained = Libera a un dios, alza criaturas, reliquias y hechizos, y abate al dios que tienes enfrente.
expect-power = Elige tu poder divino
expect-delve = Elige una de estas cartas, sacadas al azar
expect-card =
    { $pile ->
        [own-void] Elige una carta de tu vacío
        [own-deck] Elige una carta de tu mazo
        [enemy-void] Elige una carta del vacío de tu oponente
        [enemy-deck] Elige una carta del mazo de tu oponente
        [enemy-hand] Elige una carta de la mano de tu oponente
        [both-voids] Elige una carta de ambos vacíos
       *[other] Elige una de estas cartas
    }
expect-hand = Elige una carta de tu mano
expect-foresee =
    { $pile ->
        [enemy-deck] ¿Cuáles van al fondo de su mazo?
       *[other] ¿Cuáles van al fondo de tu mazo?
    }
several-foresee =
    { $count ->
        [one] Poner { $count } carta al fondo
       *[other] Poner { $count } cartas al fondo
    }
no-creatures = sin criaturas, { $owner }
gap-only = ponerla aquí: la fila está vacía
gap-left = ponerla a la izquierda de { $right }
gap-right = ponerla a la derecha de { $left }
gap-between = ponerla entre { $left } y { $right }
text-of = Tiene el texto de:
do-use = Usar la habilidad
do-power = Usar el poder divino
do-bag = Usar la bolsa de trucos
do-buy = Comprarla
