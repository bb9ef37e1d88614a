### Что произошло. Карты на столе приходят как `Имя (место)`; { $seat } — имя игрока.

god = Бог
unknown-card = карта
seat-0 = Игрок 1
seat-1 = Игрок 2
seat-none = Никто
event-match-start = Матч начинается.
event-god-power-picked = { $seat } выбирает божественную силу «{ $card }».
event-mulligan = { $seat }: { $amount ->
    [0] ничего не обменяно
    [one] обменяна { $amount } карта
    [few] обменяны { $amount } карты
   *[many] обменяно { $amount } карт
}.
event-turn-start = Ход { $amount }: { $seat }.
event-mana = { $seat }: { $amount } маны.
event-draw = { $seat } берёт: { $card }.
event-fatigue = Колода пуста: { $target } получает { $amount } урона.
event-overdraw = Рука полна: { $card } стирается.
event-turn-end = { $seat } завершает ход.
event-phase = Конец хода: { $phase }.
event-cleanup = Очистка { $amount }, { $step }.
event-cleanup-cancelled = Очистка отменена после шага { $amount }: сначала новые эффекты.
phase-1 = сон
phase-2 = слабость после призыва
phase-3 = горение
phase-4 = восстановление
phase-5 = эффекты конца хода
phase-6 = кончается то, что длилось до сих пор
step-1 = уничтожение
step-2 = заклинания в пустоту
step-3 = бездушные, здоровье и сила
step-4 = посмертия
step-5 = уничтоженные существа
step-6 = посмертия реликвий
step-7 = уничтоженные реликвии
step-8 = возврат к исходному
step-9 = оберег
step-10 = победа, поражение, ничья
event-play = { $seat } разыгрывает: { $card }.
event-creature-enters = { $target } приходит на стол.
event-summon = Призвано: { $target }.
event-summon-fails = Нет места: { $card }.
event-equip = { $seat } берёт реликвию: { $target }.
event-roar = Рык: { $source }.
event-afterlife = Посмертие: { $source }.
event-trigger = Срабатывает: { $source }.
event-ability = { $source } применяет способность.
event-power = { $seat } применяет «{ $card }».
event-attack = { $source } атакует: { $target }.
event-confused = { $source } в замешательстве: вместо цели — { $target }.
event-attack-damage = { $source } наносит { $amount } урона: { $target }.
event-return-damage = { $source } отвечает на { $amount }: { $target }.
event-damage = { $target } получает { $amount } урона.
event-armor = Броня оставляет { $amount } урона: { $target }.
event-protected = Защита предотвращает { $amount } урона: { $target }.
event-burn = { $target } горит: { $amount } урона.
event-regen = { $target } восстанавливает { $amount }.
event-heal = { $target } лечится на { $amount }.
event-leech = Вампиризм лечит на { $amount }: { $target }.
event-overkill = Избыток ({ $source }) достаётся цели { $target }: { $amount }.
event-deadly = Урон смертелен: { $target }.
event-bonus = { $target } получает { $signed }/{ $signedextra }.
event-keywords = { $target } получает: { $words }.
event-keywords-lost = { $target } теряет: { $words }.
event-numbers = { $target } получает горение { $signed } и восстановление { $signedextra }.
event-set = У { $target } новые значения.
event-sleep = { $target } засыпает.
event-wakes = { $target } просыпается.
event-recovers = { $target } оправляется от слабости после призыва.
event-marked = { $target } будет уничтожен.
event-destroyed = Уничтожено: { $target }.
event-restored = Здоровье и сила снова обычные: { $target }.
event-to-void = В пустоту уходит: { $card }.
event-reset = { $target } снова как на карте.
event-obliterated = Стирается: { $what }.
event-ward = Оберег защищает: { $target }.
event-return = { $target } возвращается в руку.
event-transform = { $target } превращается.
event-durability = { $target }: прочность { $signed }.
event-replaced = Заменена: { $target }.
event-add = { $seat } получает: { $card }.
event-delve = Предложено ({ $seat }): { $card }.
event-delved = { $seat } выбирает: { $card }.
event-foresee = { $seat } провидит: { $card }.
event-foreseen = { $seat } кладёт вниз { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[many] { $amount } карт
}.
event-locks = { $seat }: открытые замки { $signed }.
event-refresh = { $seat } восполняет { $amount } маны.
event-bag = { $seat } открывает мешок уловок.
event-favor = { $seat } получает { $amount } благосклонности.
event-buy = { $seat } покупает за { $amount } благосклонности: { $card }.
event-sanctum = Святилище предлагает: { $card }.
event-pull = Перемещается: { $card }.
event-improve = Карты улучшаются: { $seat }.
event-shuffle = В колоду ({ $seat }) уходит: { $card }.
event-new-power = Новая божественная сила ({ $seat }): { $card }.
event-expires = Кончается усиление: { $target }.
event-fizzle = Ничего не происходит.
event-concede = { $seat } сдаётся.
event-win = Победа: { $seat }.
event-drawn = Ничья.
event-lost-effect = { $amount ->
    [one] Потерян { $amount } эффект
    [few] Потеряны { $amount } эффекта
   *[many] Потеряно { $amount } эффектов
}: не хватило места.
