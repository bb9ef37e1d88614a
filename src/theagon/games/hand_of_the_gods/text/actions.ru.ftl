### Что может сделать игрок. Имена стоят в именительном падеже, поэтому — после двоеточия.

action-play-at = Разыграть: { $source } → { $target }
action-move = Ход: { $source } → { $target }
action-warcry = Боевой клич: { $source }
action-warcry-target = Боевой клич: { $source } → { $target }
action-leader = Способность: { $source }
action-leader-target = Способность: { $source } → { $target }
place-column = столбец { $name }
place-row = ряд { $name }
