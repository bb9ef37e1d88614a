### Lo que puede hacer un jugador.

action-end = Terminar el turno
action-play = Jugar { $source }
action-play-at = Jugar { $source } en { $target }
action-play-target = Jugar { $source } sobre { $target }
action-move = Mover { $source } a { $target }
action-attack = Atacar a { $target } con { $source }
action-warcry = Usar el grito de guerra de { $source }
action-warcry-target = Usar el grito de guerra de { $source } sobre { $target }
action-leader = Usar { $source }
action-leader-target = Usar { $source } sobre { $target }
action-choose = Elegir { $target }
action-mulligan = Conservar la mano inicial
action-mulligan-target = Cambiar: { $target }
action-concede = Rendirse
place-column = columna { $name }
place-row = fila { $name }
