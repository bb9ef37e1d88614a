## What a player may do, in words that several games share. A game may say a thing in its own way.

action-end = Terminar el turno
action-play = Jugar { $source }
action-play-target = Jugar { $source } sobre { $target }
action-attack = Atacar a { $target } con { $source }
action-choose = Elegir: { $target }
action-mode = { $target }
action-mulligan = Conservar la mano inicial
action-mulligan-target = Cambiar: { $target }
action-concede = Rendirse

## Las mismas acciones, contadas después: cosas que eran mejores o peores.

deed-end = terminar el turno
deed-play = { $source }
deed-play-target = { $source } sobre { $target }
deed-attack = { $source } contra { $target }
deed-choose = { $target }
deed-mode = «{ $target }»
deed-mulligan = conservar la mano inicial
deed-mulligan-target = cambiar { $target }

## Why an action is not possible, in words that several games share.

reason-no-such-action = No existe esa acción.
reason-match-over = La partida ha terminado.
reason-nothing-to-choose = Ahora no hay nada que elegir.
reason-turn-too-long = Este turno ya dura demasiado: solo se puede terminar.
reason-mulligan-first = Primero decide qué cartas de la mano inicial cambias.
reason-choose-card-first = Primero elige una de las cartas ofrecidas.
reason-choose-mode-first = Primero elige una de las opciones que ofrece la carta.
reason-no-such-card = En ese lugar no hay ninguna carta.
reason-no-target = No hay objetivo para esto.
reason-needs-target = Señala un objetivo.
reason-hand-full = Tu mano está llena.
reason-ability-used = La habilidad ya se ha usado este turno.

## Por qué lo escrito no nombra ninguna acción.

typed-nothing = una acción es un verbo y aquello a lo que se dirige, como `{ $example }`
typed-no-verb = «{ $word }» no es ninguna acción
typed-too-much = sobra «{ $word }»
typed-no-place = aquí no hay ningún lugar «{ $word }»
typed-no-seat = no hay ningún jugador «{ $word }»
typed-no-card = aquí ninguna carta se llama «{ $word }»
typed-several-cards = aquí más de una carta empieza por «{ $word }»
typed-what = { $verb }, ¿qué? Por ejemplo, `{ $example }`
typed-not-enemy = «{ $word }» no es de un enemigo
typed-not-own = «{ $word }» no es tuyo
typed-other-verb = { $verb } no responde a esto, pero { $now } sí
typed-nothing-there = allí no se puede hacer nada
typed-guess = quizá «{ $name }»
typed-allowed = se admite: { $names }
typed-such-as = por ejemplo, `{ $example }`
typed-possible = posible ahora: { $actions }
