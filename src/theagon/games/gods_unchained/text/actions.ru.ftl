### Что может сделать игрок.

action-play-gap = Разыграть: { $source } — на место { $target }
action-use = Применить способность: { $source }
action-use-target = Применить способность: { $source } — на { $target }
action-power = Применить «{ $source }»
action-power-target = Применить «{ $source }» — на { $target }
action-bag = Открыть мешок уловок
action-buy = Купить: { $source }
action-mode = { $target }
action-foresee-target = Положить вниз: { $target }
action-foresee = Оставить верх колоды как есть
