### Что может сделать игрок.

action-end = Завершить ход
action-play = Разыграть: { $card }
action-play-target = Разыграть: { $card } — на { $target }
action-play-gap = Разыграть: { $card } — на место { $gap }
action-attack = Атаковать: { $unit } — { $target }
action-use = Применить способность: { $unit }
action-use-target = Применить способность: { $unit } — на { $target }
action-power = Применить «{ $card }»
action-power-target = Применить «{ $card }» — на { $target }
action-bag = Открыть мешок уловок
action-buy = Купить: { $card }
action-choose = Выбрать: { $target }
action-obliterate = Стереть: { $target }
action-foresee = Положить вниз: { $cards }
action-foresee-none = Оставить верх колоды как есть
action-keep = Оставить начальную руку
action-mulligan = Обменять: { $cards }
action-concede = Сдаться
