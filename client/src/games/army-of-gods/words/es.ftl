### Lo que la mesa dice de Army of Gods. Las cartas y las reglas hablan por sí mismas, desde el servidor.

about-army-of-gods = Reúne ejércitos de cinco en cinco frente a uno, dos o tres rivales, y detén el golpe que nadie esperaba.
expect-leader = Elige tu dios líder
expect-drop = Elige qué carta colocas
expect-attacker = Elige la carta que ataca
expect-return = Elige qué vuelve de tus descartes
expect-take-back = Elige qué recuperas
expect-looked = Elige cuál de estas colocas
expect-wild = Elige a cuál de tus pilas se une
expect-remove = Elige una pila: su carta superior se va
expect-steal = Elige una pila: su carta superior es tuya
expect-rival = Elige un oponente
expect-discard = Elige una carta que descartar
expect-restore = Elige otra carta que descartar
army-turn =
    { $count ->
        [0] Tu turno: no quedan acciones
        [one] Tu turno: queda { $count } acción
       *[other] Tu turno: quedan { $count } acciones
    }
army-first-round =
    { $count ->
        [one] Coloca { $count } carta más
       *[other] Coloca { $count } cartas
    }
army-block = { $name } ataca con { $strength }: { $prey }. ¿Bloqueas?
army-attacked = { $name } ataca con { $strength }: { $prey }
army-awaits = El ataque espera la respuesta de { $name }
army-attack = { $card } contra { $prey }
army-stronger = { $strength } contra { $attacked }
army-even = { $strength } contra { $attacked }: caen ambos
army-asked = por responder
army-team = Equipo { $number }
army-round = Ronda { $round }
army-aim =
    { $count ->
        [one] Meta: { $count } grupo
       *[other] Meta: { $count } grupos
    }
army-moves =
    { $count ->
        [one] queda { $count } acción
       *[other] quedan { $count } acciones
    }
army-none = ninguna
army-prey = bajo ataque
army-from = { $card }, del mazo del jugador { $number }
army-bottom = Al fondo del mazo: { $card }
army-outcome = quedarían { $count } de { $set }
may-drop = puede colocarse aquí
may-ability = puede usarse aquí
do-drop = Colocarla
do-ability = Usar la habilidad
do-restore = Recuperar fichas
do-let = Dejarlo pasar
do-done = Listo
