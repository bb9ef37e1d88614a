### Что может сделать игрок. Имена стоят в именительном падеже, поэтому — после двоеточия.

action-end = Закончить ход
action-play = Разыграть: { $card }
action-play-at = Разыграть: { $card } → { $tile }
action-play-target = Разыграть: { $card } → { $target }
action-move = Ход: { $unit } → { $tile }
action-attack = Атака: { $unit } → { $target }
action-warcry = Боевой клич: { $unit }
action-warcry-target = Боевой клич: { $unit } → { $target }
action-leader = Способность: { $ability }
action-leader-target = Способность: { $ability } → { $target }
action-choose = Выбрать: { $target }
action-keep = Оставить начальную руку
action-mulligan = Заменить: { $cards }
action-concede = Сдаться
place-column = столбец { $name }
place-row = ряд { $name }
