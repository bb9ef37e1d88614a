### Что может сделать игрок.

action-done = Готово
action-let = Пропустить атаку
action-drop = Выложить: { $source }
action-attack = Выложить и атаковать: { $source } — { $target }
action-ability = Применить способность: { $source }
action-restore = Вернуть жетоны: сбросить три карты «{ $target }» и ещё три любые
action-block = Отразить: { $target }
player = { $person ->
    [you] вы
   *[other] { $seat }
}
