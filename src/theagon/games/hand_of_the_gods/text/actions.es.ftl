### Lo que puede hacer un jugador.

action-end = Terminar el turno
action-play = Jugar { $card }
action-play-at = Jugar { $card } en { $tile }
action-play-target = Jugar { $card } sobre { $target }
action-move = Mover { $unit } a { $tile }
action-attack = Atacar a { $target } con { $unit }
action-warcry = Usar el grito de guerra de { $unit }
action-warcry-target = Usar el grito de guerra de { $unit } sobre { $target }
action-leader = Usar { $ability }
action-leader-target = Usar { $ability } sobre { $target }
action-choose = Elegir { $target }
action-keep = Conservar la mano inicial
action-mulligan = Cambiar: { $cards }
action-concede = Rendirse
place-column = columna { $name }
place-row = fila { $name }
