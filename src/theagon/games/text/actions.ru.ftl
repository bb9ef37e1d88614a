### What a player may do, in words that several games share. A game may say a thing in its own way.

action-end = Закончить ход
action-play = Разыграть: { $source }
action-play-target = Разыграть: { $source } → { $target }
action-attack = Атака: { $source } → { $target }
action-choose = Выбрать: { $target }
action-mulligan = Оставить начальную руку
action-mulligan-target = Заменить: { $target }
action-concede = Сдаться
