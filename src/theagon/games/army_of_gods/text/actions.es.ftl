### Lo que puede hacer un jugador.

action-end = Terminar el turno
action-done = Nada más
action-let = Dejar pasar el ataque
action-drop = Colocar: { $card }
action-attack = Colocar { $card } y atacar { $target }
action-play = Jugar { $card }
action-ability = Usar la habilidad de { $card }
action-restore = Recuperar fichas: descartar tres { $card } y otras tres cartas
action-choose = Elegir: { $target }
action-block = Bloquear con { $target }
action-concede = Rendirse
