### Что может сделать игрок.

action-end = Завершить ход
action-done = Больше ничего
action-let = Пропустить атаку
action-drop = Выложить: { $card }
action-attack = Выложить и атаковать: { $card } — { $target }
action-play = Разыграть: { $card }
action-ability = Применить способность: { $card }
action-restore = Вернуть жетоны: сбросить три карты «{ $card }» и ещё три любые
action-choose = Выбрать: { $target }
action-block = Отразить: { $target }
action-concede = Сдаться
