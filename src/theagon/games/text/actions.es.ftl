## What a player may do, in words that several games share. A game may say a thing in its own way.

action-end = Terminar el turno
action-play = Jugar { $source }
action-play-target = Jugar { $source } sobre { $target }
action-attack = Atacar a { $target } con { $source }
action-choose = Elegir: { $target }
action-mulligan = Conservar la mano inicial
action-mulligan-target = Cambiar: { $target }
action-concede = Rendirse

## Why an action is not possible, in words that several games share.

reason-no-such-action = No existe esa acción.
reason-match-over = La partida ha terminado.
reason-nothing-to-choose = Ahora no hay nada que elegir.
reason-turn-too-long = Este turno ya dura demasiado: solo se puede terminar.
reason-mulligan-first = Primero decide qué cartas de la mano inicial cambias.
reason-choose-card-first = Primero elige una de las cartas ofrecidas.
reason-no-such-card = En ese lugar no hay ninguna carta.
reason-no-target = No hay objetivo para esto.
reason-needs-target = Señala un objetivo.
reason-hand-full = Tu mano está llena.
reason-ability-used = La habilidad ya se ha usado este turno.
