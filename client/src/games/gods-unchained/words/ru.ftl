### Что стол говорит о Gods Unchained. Карты и правила говорят сами, с сервера.

about-gods-unchained = Два бога, два ряда по шесть и конец хода, рассказанный шаг за шагом.
expect-power = Выберите божественную силу
expect-delve = Выберите одну из этих карт
expect-card = Выберите одну из этих карт
expect-mode = Выберите одно из этого
expect-hand = Выберите карту из руки
expect-foresee = Выберите, что уйдёт в самый низ колоды
several-foresee =
    { $count ->
        [one] Положить { $count } карту вниз
        [few] Положить { $count } карты вниз
       *[other] Положить { $count } карт вниз
    }
no-creatures = нет существ, { $owner }
gap-only = поставить сюда: ряд пуст
gap-left = поставить слева от { $right }
gap-right = поставить справа от { $left }
gap-between = поставить между { $left } и { $right }
text-of = Имеет текст карты:
do-use = Применить способность
do-power = Применить божественную силу
do-mode = Выбрать это
do-bag = Открыть мешок уловок
do-buy = Купить
