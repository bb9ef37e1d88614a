### Что произошло. Карты на столе приходят как `Имя (место)`; { $seat } — имя игрока.

god = Бог
god-of = { $side ->
    [you] ваш бог
    [enemy] вражеский бог
   *[named] бог ({ $seat })
}
changes = { $signed }/{ $signedextra }
event-copied = { $target }: здоровье { $amount } из { $extra }.
event-becomes = Теперь это { $target }: { $amount }/{ $extra }.
zone-1 = руку
zone-2 = пустоту
zone-3 = колоду
event-picked = Выбор в пустоте: { $card }.
event-discard = { $seat }: из руки стирается { $card }.
event-afterlife-waits = { $target }: посмертие ждёт своей очереди.
why-1 = цели больше нет
why-2 = цели нет
why-3 = одного из двух больше нет
why-4 = реликвии больше нет
why-5 = такой карты нет
why-6 = его самого больше нет
why-7 = нет места
event-god-power-picked = { $seat } { VERB($person, "выбирает") } божественную силу «{ $card }».
event-empty-deck = Колода пуста: усталость { $amount }.
event-fatigue = { $target } получает { $amount } ед. урона от усталости, здоровье { $before } → { $extra }.
event-overdraw = Рука полна: { $card } стирается.
event-phase = Конец хода, фаза { $amount }: { $phase }.
event-cleanup = Очистка { $amount }, { $step }{ $extra ->
    [0] {""}
   *[other] {" "}(проход { $time })
}.
event-cleanup-cancelled = Очистка отменена после шага { $amount }: он вызвал новые события. Сначала они, потом проход { $time }.
phase-1 = сон кончается
phase-2 = слабость после призыва кончается
phase-3 = горение, слева направо
phase-4 = восстановление, слева направо
phase-5 = эффекты конца хода, слева направо
phase-6 = кончается то, что длится до конца хода
step-1 = уничтожение
step-2 = заклинание уходит в пустоту
step-3 = бездушные стираются, остальные снова обычные
step-4 = посмертия
step-5 = ответы на уничтожение существ
step-6 = посмертия реликвий
step-7 = ответы на уничтожение реликвий
step-8 = снова как на карте
step-9 = сработавшие обереги кончаются
step-10 = победа, поражение, ничья
event-creature-enters = { $target } выходит на стол: { $amount }/{ $extra }.
event-summon = Призвано: { $target }, { $amount }/{ $extra }.
event-summon-fails = Нет места: { $card }.
event-equip = { $seat } { VERB($person, "берёт") } реликвию: { $name }, { $amount }/{ $extra }.
event-roar = Рык: { $source }.
event-trigger = Срабатывает: { $source }.
event-ability = { $source } применяет способность.
event-power = { $seat } { VERB($person, "применяет") } «{ $card }».
event-confused = { $source } в замешательстве: вместо цели — { $target }.
event-attack-damage = { $source } наносит { $amount } ед. урона. { CAPITAL($target) }: здоровье { $before } → { $extra }.
event-return-damage = { $source } наносит в ответ { $amount } ед. урона. { CAPITAL($target) }: здоровье { $before } → { $extra }.
event-damage = { $target } получает { $amount } ед. урона: здоровье { $before } → { $extra }.
event-armor = Броня оставляет { $amount } ед. урона: { $target }.
event-protected = Защита предотвращает { $amount } ед. урона: { $target }.
event-burn = { $target } получает { $amount } ед. урона от горения: здоровье { $before } → { $extra }.
event-regen = { $target } восстанавливает { $amount } ед. здоровья: здоровье { $before } → { $extra }.
event-heal = { $target } восстанавливает { $amount } ед. здоровья: здоровье { $before } → { $extra }.
event-leech = Вампиризм восстанавливает { $amount } ед. здоровья. { CAPITAL($target) }: здоровье { $before } → { $extra }.
event-overkill = Избыток урона ({ $amount }), { $source }, делится между остальными врагами.
event-deadly = Урон смертелен: ближайшая очистка уничтожит: { $target }.
event-bonus = { $target } получает { $changes }.
event-keywords = { $target } получает: { $words }.
event-given = { $target } получает то, что даёт карта «{ $card }».
event-given-ends = { $target } теряет способности, которые получило.
event-numbers = { $target }: { $number } { $signed }.
event-set = { $target }: сила становится { $amount }.
event-sleep = { $target } засыпает.
event-silence = { $target }: немота.
event-wakes = { $target } просыпается.
event-recovers = { $target } оправляется от слабости после призыва.
event-marked = Отмечено, ближайшая очистка уничтожит: { $target }.
event-destroyed = Уничтожено: { $target }.
event-restored = Сила и здоровье уничтоженной карты снова исходные: { $target }.
event-to-void = В пустоту уходит: { $card }.
event-reset = В пустоте снова как на карте: { $name }.
event-obliterated = Стирается: { $what }.
event-ward = Оберег защищает: { $target }.
event-leaves = { $target } покидает стол.
event-joins = { $target } переходит на { $person ->
    [you] вашу сторону
   *[other] сторону игрока { $seat }
}: { $amount }/{ $extra }.
event-return = { $target } возвращается в руку.
event-durability = { $target }: прочность { $signed }, теперь { $extra }.
event-replaced = Заменена: { $target }.
event-add = { $seat } { VERB($person, "получает") }{ grammar-card }.
event-delve = { $seat } { VERB($person, "видит") } одну из предложенных карт: { $card }.
event-delved = { $seat } { VERB($person, "выбирает") }{ grammar-card }.
event-foresee = { $seat } { VERB($person, "видит") } наверху колоды{ grammar-card }.
event-foreseen = { $seat } { $amount ->
    [0] ничего не { VERB($person, "кладёт") } вниз
    [one] { VERB($person, "кладёт") } вниз { $amount } карту
    [few] { VERB($person, "кладёт") } вниз { $amount } карты
   *[many] { VERB($person, "кладёт") } вниз { $amount } карт
}.
event-locks = { $seat }: открытые замки { $signed }.
event-refresh = { $seat } { VERB($person, "восполняет") } { $amount } ед. маны.
event-power-cost = Стоимость { $person ->
    [you] вашей божественной силы: { $signed }
   *[other] божественной силы ({ $seat }): { $signed }
}.
event-mana-lost = { $seat } { VERB($person, "теряет") } { $amount } ед. маны.
event-bag = { $seat } { VERB($person, "открывает") } мешок уловок.
event-bag-ends = Замок, открытый мешком уловок, закрывается.
event-favor = { $seat } { VERB($person, "получает") } { $amount } ед. благосклонности.
event-put-off = { $card }: { $amount ->
    [2] эффект отложен до конца этого хода
    [3] { $person ->
        [you] эффект отложен до начала вашего следующего хода
       *[other] эффект отложен до начала следующего хода: { $seat }
    }
   *[other] { $person ->
        [you] меняется стоимость вашей следующей карты
       *[other] меняется стоимость следующей карты: { $seat }
    }
}.
event-due = Настал черёд отложенного эффекта: { $card }.
event-favor-lost = { $seat } { VERB($person, "теряет") } { $amount } ед. благосклонности.
event-buy = { $seat } { VERB($person, "покупает") } за { $amount } ед. благосклонности: { $card }.
event-sanctum = Святилище предлагает: { $card }.
event-pull = { $card } покидает { $zone }.
event-improve = { $seat }: подходящие карты улучшаются, если они есть.
event-advance = { $seat }: Избранник поднимается в колоде на { $amount }.
event-begins = { $seat }: до первого хода действует { $card }.
event-hands = { $seat } { VERB($person, "обменивается") } руками с соперником.
event-gives = { $seat } { VERB($person, "отдаёт") }: { $card }.
event-takes = { $seat } { VERB($person, "получает") }: { $card }.
event-recast = { $seat }: { $card } действует снова.
event-comes-over = { $seat }: в руку переходит { $card }.
event-tuck = { $seat }: из руки { $amount ->
    [5] на верх колоды
    [6] в самый низ колоды
   *[other] в колоду
} уходит { $card }.
event-shuffle = { $seat }: { $amount ->
    [5] на верх колоды
    [6] в самый низ колоды
   *[other] в колоду
} уходит { $card }.
event-new-power = { $seat }: новая божественная сила «{ $card }».
event-lost-effect = { $amount ->
    [one] Потерян { $amount } эффект
    [few] Потеряны { $amount } эффекта
   *[many] Потеряно { $amount } эффектов
}: не хватило места.
