## Что может сделать игрок.

action-play-gap = Разыграть: { $source } — на место { $target }
action-use = Применить способность: { $source }
action-use-target = Применить способность: { $source } → { $target }
action-power = Применить «{ $source }»
action-power-target = Применить «{ $source }» → { $target }
action-bag = Открыть мешок уловок
action-buy = Купить: { $source }
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

## Те же действия, когда о них рассказывают потом; имена стоят в именительном падеже.

deed-use = способность: { $source }
deed-use-target = способность: { $source } → { $target }
deed-power = { $source }
deed-power-target = { $source } → { $target }
deed-bag = мешок уловок
deed-buy = покупка: { $source }
deed-foresee-target = вниз колоды: { $target }
deed-foresee = верх колоды как есть

## Почему действие невозможно.

reason-power-first = Сначала выберите божественную силу.
reason-choose-place-first = Эффект ждёт: сначала выберите, на кого он направлен.
reason-choose-hand-first = Сначала выберите карту из руки.
reason-foresee-first = Сначала решите, какие из увиденных карт уйдут вниз.
reason-nobody = На месте { $place } никого нет.
reason-not-yours = То, что на месте { $place }, не ваше.
reason-own-side = Место { $place } на вашей же стороне.
reason-hidden = Тот, кто на месте { $place }, скрыт.
reason-bad-target = То, что на месте { $place }, не может быть целью.
reason-takes-no-target = Цель здесь не нужна.
reason-too-dear = Это стоит { $cost }, а у вас { $mana } ед. маны.
reason-side-full = На вашей стороне уже 6 существ.
reason-no-such-gap = Такого места в ряду нет.
reason-relic-does-not-attack = Реликвия не атакует; ею атакует ваш бог.
reason-relic-not-attacked = Реликвии нельзя атаковать.
reason-asleep = Спит.
reason-sick = Слабость после призыва.
reason-no-relic = У вашего бога нет реликвии.
reason-no-strength = У реликвии вашего бога нет силы.
reason-cannot-attack = Атаковать не может.
reason-used-by-hand = Тот, у кого есть применяемая способность, не атакует.
reason-cannot-attack-gods = Атаковать богов не может.
reason-has-attacked = На этом ходу уже атаковало.
reason-blitz-spares-gods = В первый ход на столе можно атаковать существ, но не бога.
reason-frontline = Сначала нужно атаковать существо с заслоном.
reason-backline = Тот, кто на месте { $place }, в тылу, за другим существом.
reason-no-ability = На месте { $place } нет способности, которую применяют.
reason-no-power = У вас нет божественной силы.
reason-power-passive = Эту божественную силу не применяют: она действует сама.
reason-power-used = Божественная сила на этом ходу уже применена.
reason-bag-used = Мешок уловок на этом ходу уже открывали.
reason-bag-empty = Мешок уловок пуст.
reason-no-lock-left = Все замки открыты.
reason-nothing-sold = Там ничего не продаётся.
reason-bought-enough = За ход можно купить три карты.
reason-too-little-favor = Это стоит { $price } ед. благосклонности, а у вас { $favor }.
