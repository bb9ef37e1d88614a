## Lo que puede hacer un jugador.

action-play-at = Jugar { $source } en { $target }
action-move = Mover { $source } a { $target }
action-warcry = Usar el grito de guerra de { $source }
action-warcry-target = Usar el grito de guerra de { $source } sobre { $target }
action-leader = Usar { $source }
action-leader-target = Usar { $source } sobre { $target }
place-column = columna { $name }
place-row = fila { $name }

## Las mismas acciones, contadas después: cosas que eran mejores o peores.

deed-move = { $source } a { $target }
deed-warcry = el grito de guerra de { $source }
deed-warcry-target = el grito de guerra de { $source } sobre { $target }
deed-leader = { $source }
deed-leader-target = { $source } sobre { $target }

## Por qué no se puede hacer una acción.

reason-choose-tile-first = Hay un efecto en espera: elige primero una celda para él.
reason-not-offered = Esa carta no se ofrece.
reason-cannot-be-moved-there = La unidad no se puede mover a { $tile }.
reason-blocker = En { $tile } hay un obstáculo.
reason-banished-tile = { $tile } está reservada para una unidad desterrada: se puede atravesar, pero no ocupar.
reason-occupied = { $tile } está ocupada: en una celda solo cabe una unidad.
reason-no-target-wanted = No lleva objetivo.
reason-bad-target = Lo que hay en { $tile } no es un objetivo válido.
reason-no-unit = No hay ninguna unidad en { $tile }.
reason-stone-untouchable = Eso no se le puede hacer a una torre de invocación.
reason-stone-guarded = La torre está protegida por un centinela: no puede ser objetivo de ataques ni de gritos de guerra.
reason-taunted = Una unidad adyacente la provoca: no puede atacar a otra.
reason-stealthed = La unidad de { $tile } está en sigilo: no puede ser objetivo.
reason-immune = La unidad de { $tile } es inmune a eso.
reason-mana = Cuesta { $cost }; tienes { $mana } de maná.
reason-no-free-home-tile = No queda ninguna celda libre en tus columnas: no se puede jugar ninguna unidad.
reason-needs-tile = Indica en qué celda.
reason-not-home = { $tile } no está en tus columnas.
reason-not-yours = La unidad de { $tile } no es tuya.
reason-summoning-sick = Llegó este turno: el agotamiento de despliegue le impide moverse y atacar.
reason-stunned = Está aturdida.
reason-exhausted = Está agotada.
reason-has-attacked = Ya ha atacado este turno: después no puede moverse.
reason-has-attacked-already = Ya ha atacado este turno.
reason-has-moved = Ya se ha movido este turno.
reason-stone-moves-not = Una torre de invocación no se mueve.
reason-stone-attacks-not = Una torre de invocación no ataca.
reason-structure-moves-not = Una estructura no se mueve.
reason-no-movement = Su movimiento es 0.
reason-too-far = Está demasiado lejos: se mueve { COUNT($steps, "1 celda", "celdas") }.
reason-path-blocked = Ningún camino libre de { COUNT($steps, "1 celda", "celdas") } lleva hasta allí: solo se puede pasar por tus unidades.
reason-no-attack = Una unidad con 0 de ataque no puede atacar.
reason-own-unit = La unidad de { $tile } es tuya.
reason-out-of-range = Está fuera de alcance: { $range ->
    [one] una unidad cuerpo a cuerpo llega a las celdas contiguas
   *[other] llega a { $range } pasos, sin contar en diagonal
}.
reason-no-warcry = Esa unidad no tiene ningún grito de guerra que usar.
reason-warcry-over = Su grito de guerra ya se usó o se perdió: hay que usarlo en el turno en que se juega la unidad, antes de que se mueva o ataque.
reason-leader-used = La habilidad del líder ya se usó este turno.
