### Lo que puede hacer un jugador.

action-end = Terminar el turno
action-play = Jugar { $source }
action-play-target = Jugar { $source } sobre { $target }
action-play-gap = Jugar { $source } en el hueco { $target }
action-attack = Atacar a { $target } con { $source }
action-use = Usar la habilidad de { $source }
action-use-target = Usar la habilidad de { $source } sobre { $target }
action-power = Usar { $source }
action-power-target = Usar { $source } sobre { $target }
action-bag = Usar la bolsa de trucos
action-buy = Comprar { $source }
action-choose = Elegir { $target }
action-obliterate = Aniquilar { $target }
action-foresee-target = Poner al fondo: { $target }
action-foresee = Dejar la parte superior del mazo como está
action-mulligan = Conservar la mano inicial
action-mulligan-target = Cambiar: { $target }
action-concede = Rendirse
