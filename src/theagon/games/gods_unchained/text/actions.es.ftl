### Lo que puede hacer un jugador.

action-end = Terminar el turno
action-play = Jugar { $card }
action-play-target = Jugar { $card } sobre { $target }
action-play-gap = Jugar { $card } en el hueco { $gap }
action-attack = Atacar a { $target } con { $unit }
action-use = Usar la habilidad de { $unit }
action-use-target = Usar la habilidad de { $unit } sobre { $target }
action-power = Usar { $card }
action-power-target = Usar { $card } sobre { $target }
action-bag = Usar la bolsa de trucos
action-buy = Comprar { $card }
action-choose = Elegir { $target }
action-obliterate = Aniquilar { $target }
action-foresee = Poner al fondo: { $cards }
action-foresee-none = Dejar la parte superior del mazo como está
action-keep = Conservar la mano inicial
action-mulligan = Cambiar: { $cards }
action-concede = Rendirse
