### Lo que puede hacer un jugador.

action-play-gap = Jugar { $source } en el hueco { $target }
action-use = Usar la habilidad de { $source }
action-use-target = Usar la habilidad de { $source } sobre { $target }
action-power = Usar { $source }
action-power-target = Usar { $source } sobre { $target }
action-bag = Usar la bolsa de trucos
action-buy = Comprar { $source }
action-mode = { $target }
action-foresee-target = Poner al fondo: { $target }
action-foresee = Dejar la parte superior del mazo como está
place-of = { $place ->
    [relic] el lugar de la reliquia
   *[other] el lugar { $place }
} { $side ->
    [you] de tu lado
    [enemy] del lado rival
   *[named] de { $seat }
}
