## Lo que un jugador puede hacer.

action-place = Colocar una ficha en { $target }
action-move = Mover { $source } a { $target }
action-take = Retirar la ficha de { $target }
action-concede = Rendirse

## Por qué una acción no es posible.

reason-take-first = Has cerrado un molino: primero retira una ficha.
reason-all-placed = Todas tus fichas están colocadas: mueve una.
reason-place-first = Primero coloca tus fichas: quedan { $left } en mano.
reason-taken-point = Hay una ficha en { $point }.
reason-not-yours = No hay ninguna ficha tuya en { $point }.
reason-too-far = Ninguna línea lleva directamente de { $start } a { $end }.
reason-no-mill = No has cerrado ningún molino.
reason-not-theirs = No hay ninguna ficha del rival en { $point }.
reason-in-mill = La ficha de { $point } está en un molino, y otras no.
