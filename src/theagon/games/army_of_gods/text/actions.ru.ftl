### Что может сделать игрок.

action-end = Завершить ход
action-done = Больше ничего
action-let = Пропустить атаку
action-drop = Выложить: { $source }
action-attack = Выложить и атаковать: { $source } — { $target }
action-play = Разыграть: { $source }
action-ability = Применить способность: { $source }
action-restore = Вернуть жетоны: сбросить три карты «{ $target }» и ещё три любые
action-choose = Выбрать: { $target }
action-block = Отразить: { $target }
action-concede = Сдаться
