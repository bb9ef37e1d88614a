### Lo que puede hacer un jugador.

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
