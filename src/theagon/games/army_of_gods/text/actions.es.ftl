## Lo que puede hacer un jugador.

action-done = Nada más
action-let = Dejar pasar el ataque
action-drop = Colocar: { $source }
action-attack = Colocar { $source } y atacar { $target }
action-ability = Usar la habilidad de { $source }
action-restore = Recuperar fichas: descartar tres { $target } y otras tres cartas
action-block = Bloquear con { $target }
player = { $person ->
    [you] tú
   *[other] { $seat }
}

## Las mismas acciones, contadas después: cosas que eran mejores o peores.

deed-done = no hacer nada más
deed-let = dejar pasar el ataque
deed-drop = colocar { $source }
deed-ability = la habilidad de { $source }
deed-ability-target = la habilidad de { $source } sobre { $target }
deed-restore = recuperar fichas
deed-block = bloquear con { $target }

## Por qué una acción no es posible.

reason-not-in-match = Ese jugador no está en la partida.
reason-no-skipping = En la primera ronda nadie puede pasar: coloca tres cartas.
reason-first-round = En la primera ronda solo se colocan cartas: ni ataques, ni dioses, ni cartas de poder, ni habilidades.
reason-too-few-actions = { $needed ->
    [one] Hace falta una acción
   *[other] Hacen falta { $needed } acciones
}; te quedan { $left }.
reason-no-army-card = No es una carta de ejército.
reason-own-side = Ese ejército no es de un oponente.
reason-guarded = Ese ejército está protegido hasta su próximo turno.
reason-empty-stack = Allí no hay ninguna carta que se pueda atacar o tomar.
reason-too-strong = Su fuerza es { $strength }, más que { $might }.
reason-too-strong-together = Juntas tienen fuerza { $strength }, más que { $might }.
reason-only-a-reaction = Esa carta solo responde a un ataque.
reason-army-is-dropped = Una carta de ejército se coloca, no se juega.
reason-no-leader = No tienes dios líder.
reason-too-few-tokens = La habilidad cuesta { COUNT($needed, "una ficha", "fichas") }; tienes { $tokens }.
reason-tokens-left = Las fichas se recuperan cuando no queda ninguna; tienes { $tokens }.
reason-restored-already = Ya has recuperado fichas este turno.
reason-no-three-alike = No tienes en la mano tres cartas de ejército de ese tipo.
reason-too-few-cards = Hacen falta tres cartas de un tipo y otras tres.
reason-leader-first = Primero elige tu dios líder.
reason-drop-first = Primero elige la carta de ejército que colocas, o «Nada más».
reason-target-first = Primero elige qué más se ataca, o «Nada más».
reason-answer-first = El ataque espera respuesta: bloquéalo o déjalo pasar.
reason-kind-first = Primero elige un tipo de tus descartes, o «Nada más».
reason-looked-first = Primero elige una de las cartas que miras, o «Nada más».
reason-stack-first = Primero elige una pila, o «Nada más».
reason-seat-first = Primero elige un oponente.
reason-discard-first = Primero elige las otras cartas que descartas.
reason-not-discarded = No hay tal carta de ejército en tus descartes.
reason-no-opponent = No es un oponente que siga en la partida.
reason-no-block = Esa carta no bloquea.
reason-one-kind = Las cartas deben ser de un mismo tipo.
reason-no-stack-of-yours = Allí no tienes una pila incompleta.
reason-one-opponent = Todo debe ser de un mismo oponente.
reason-once-a-stack = Solo una carta de cada pila, la superior.
