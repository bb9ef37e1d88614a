### Что может сделать игрок. Имена стоят в именительном падеже, поэтому — после двоеточия.

action-end = Закончить ход
action-play = Разыграть: { $source }
action-play-at = Разыграть: { $source } → { $target }
action-play-target = Разыграть: { $source } → { $target }
action-move = Ход: { $source } → { $target }
action-attack = Атака: { $source } → { $target }
action-warcry = Боевой клич: { $source }
action-warcry-target = Боевой клич: { $source } → { $target }
action-leader = Способность: { $source }
action-leader-target = Способность: { $source } → { $target }
action-choose = Выбрать: { $target }
action-mulligan = Оставить начальную руку
action-mulligan-target = Заменить: { $target }
action-concede = Сдаться
place-column = столбец { $name }
place-row = ряд { $name }
