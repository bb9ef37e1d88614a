### Lo que puede hacer un jugador.

action-play-at = Jugar { $source } en { $target }
action-move = Mover { $source } a { $target }
action-warcry = Usar el grito de guerra de { $source }
action-warcry-target = Usar el grito de guerra de { $source } sobre { $target }
action-leader = Usar { $source }
action-leader-target = Usar { $source } sobre { $target }
place-column = columna { $name }
place-row = fila { $name }
