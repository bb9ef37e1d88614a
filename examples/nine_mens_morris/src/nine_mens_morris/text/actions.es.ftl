### Lo que un jugador puede hacer.

action-place = Colocar una ficha en { $target }
action-move = Mover { $source } a { $target }
action-take = Retirar la ficha de { $target }
action-concede = Rendirse
