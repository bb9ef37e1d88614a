### Что может сделать игрок.

action-end = Завершить ход
action-play = Разыграть: { $source }
action-play-target = Разыграть: { $source } — на { $target }
action-play-gap = Разыграть: { $source } — на место { $target }
action-attack = Атаковать: { $source } — { $target }
action-use = Применить способность: { $source }
action-use-target = Применить способность: { $source } — на { $target }
action-power = Применить «{ $source }»
action-power-target = Применить «{ $source }» — на { $target }
action-bag = Открыть мешок уловок
action-buy = Купить: { $source }
action-choose = Выбрать: { $target }
action-obliterate = Стереть: { $target }
action-foresee-target = Положить вниз: { $target }
action-foresee = Оставить верх колоды как есть
action-mulligan = Оставить начальную руку
action-mulligan-target = Обменять: { $target }
action-concede = Сдаться
