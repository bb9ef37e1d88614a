## Lo que puede hacer un jugador.

action-play-gap = Jugar { $source } en el hueco { $target }
action-use = Usar la habilidad de { $source }
action-use-target = Usar la habilidad de { $source } sobre { $target }
action-power = Usar { $source }
action-power-target = Usar { $source } sobre { $target }
action-bag = Usar la bolsa de trucos
action-buy = Comprar { $source }
action-foresee-target = Poner al fondo: { $target }
action-foresee = Dejar la parte superior del mazo como está
place-of = { $place ->
    [relic] el lugar de la reliquia
   *[other] el lugar { $place }
} { $side ->
    [you] de tu lado
    [enemy] del lado rival
   *[named] de { $seat }
}

## Las mismas acciones, contadas después: cosas que eran mejores o peores.

deed-use = la habilidad de { $source }
deed-use-target = la habilidad de { $source } sobre { $target }
deed-power = { $source }
deed-power-target = { $source } sobre { $target }
deed-bag = la bolsa de trucos
deed-buy = comprar { $source }
deed-foresee-target = poner al fondo { $target }
deed-foresee = dejar la parte superior del mazo como está

## Por qué una acción no es posible.

reason-power-first = Primero elige un poder divino.
reason-choose-place-first = Un efecto espera: primero elige para quién es.
reason-choose-hand-first = Primero elige una carta de tu mano.
reason-foresee-first = Primero decide cuáles de las cartas previstas van al fondo.
reason-nobody = No hay nadie en { $place }.
reason-not-yours = Lo que hay en { $place } no es tuyo.
reason-own-side = { $place } está en tu propio lado.
reason-hidden = Quien está en { $place } está oculto.
reason-bad-target = Lo que hay en { $place } no puede ser el objetivo.
reason-takes-no-target = Aquí no hace falta objetivo.
reason-too-dear = Cuesta { $cost } y tienes { $mana } de maná.
reason-side-full = Tu lado ya tiene 6 criaturas.
reason-no-such-gap = No existe ese hueco en tu fila.
reason-relic-does-not-attack = Una reliquia no ataca; tu dios ataca con ella.
reason-relic-not-attacked = No se puede atacar a las reliquias.
reason-asleep = Está durmiendo.
reason-sick = Tiene mareo de invocación.
reason-no-relic = Tu dios no tiene reliquia.
reason-no-strength = La reliquia de tu dios no tiene fuerza.
reason-cannot-attack = No puede atacar.
reason-used-by-hand = Lo que tiene una habilidad que se usa a mano no ataca.
reason-cannot-attack-gods = No puede atacar a los dioses.
reason-has-attacked = Ya ha atacado este turno.
reason-blitz-spares-gods = El turno en que llega puede atacar a criaturas, pero no al dios.
reason-frontline = Primero hay que atacar a una criatura con vanguardia.
reason-backline = Quien está en { $place } está en la retaguardia, tras otra criatura.
reason-no-ability = En { $place } no hay habilidad que usar.
reason-no-power = No tienes poder divino.
reason-power-passive = Este poder divino no se usa; actúa por sí solo.
reason-power-used = El poder divino ya se ha usado este turno.
reason-bag-used = La bolsa de trucos ya se ha usado este turno.
reason-bag-empty = La bolsa de trucos está vacía.
reason-no-lock-left = Todos los cerrojos están abiertos.
reason-nothing-sold = Ahí no se vende nada.
reason-bought-enough = Se pueden comprar tres cartas por turno.
reason-too-little-favor = Cuesta { $price } de favor y tienes { $favor }.
