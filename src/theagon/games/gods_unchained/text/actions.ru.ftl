### Что может сделать игрок.

action-play-gap = Разыграть: { $source } — на место { $target }
action-use = Применить способность: { $source }
action-use-target = Применить способность: { $source } → { $target }
action-power = Применить «{ $source }»
action-power-target = Применить «{ $source }» → { $target }
action-bag = Открыть мешок уловок
action-buy = Купить: { $source }
action-mode = { $target }
action-foresee-target = Положить вниз: { $target }
action-foresee = Оставить верх колоды как есть
place-of = { $side ->
    [you] ваше место{ grammar-place-itself }
    [enemy] вражеское место{ grammar-place-itself }
   *[named] место{ grammar-place-itself } ({ $seat })
}
grammar-place-itself = { $place ->
    [relic] { " " }реликвии
   *[other] { " " }{ $place }
}
