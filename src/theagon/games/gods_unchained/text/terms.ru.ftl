### Названия свойств, племён, богов и значений.
###
### Карту одного рода, у всех карт которого одно племя, зовут по племени: `.creature`, `.spell`, `.relic` — существо
### племени викингов — викинг. `.agrees` — как с ним согласуются прилагательные, если не просто по роду.

keyword-frontline = заслон
    .with = с заслоном
    .without = без заслона
    .lacked = заслона
keyword-backline = тыл
    .with = с тылом
    .without = без тыла
    .lacked = тыла
keyword-hidden = скрытность
    .with = со скрытностью
    .without = без скрытности
    .lacked = скрытности
keyword-blitz = натиск
    .with = с натиском
    .without = без натиска
    .lacked = натиска
keyword-godblitz = божественный натиск
    .with = с божественным натиском
    .without = без божественного натиска
    .lacked = божественного натиска
keyword-ward = оберег
    .with = с оберегом
    .without = без оберега
    .lacked = оберега
keyword-protected = защита
    .given = защиту
    .with = с защитой
    .without = без защиты
    .lacked = защиты
keyword-deadly = смертоносность
    .with = со смертоносностью
    .without = без смертоносности
    .lacked = смертоносности
keyword-leech = вампиризм
    .with = с вампиризмом
    .without = без вампиризма
    .lacked = вампиризма
keyword-overkill = избыток
    .with = с избытком
    .without = без избытка
    .lacked = избытка
keyword-twin-strike = двойной удар
    .with = с двойным ударом
    .without = без двойного удара
    .lacked = двойного удара
keyword-flank = обход
    .with = с обходом
    .without = без обхода
    .lacked = обхода
keyword-confused = замешательство
    .with = с замешательством
    .without = без замешательства
    .lacked = замешательства
keyword-soulless = бездушие
    .with = с бездушием
    .without = с душой
    .lacked = бездушия
keyword-cannot-attack = не может атаковать
    .given = свойство «Не может атаковать»
    .with = с запретом на атаку
    .without = без запрета на атаку
    .lacked = запрета на атаку
keyword-cannot-attack-gods = не может атаковать богов
    .given = свойство «Не может атаковать богов»
    .with = с запретом атаковать богов
    .without = без запрета атаковать богов
    .lacked = запрета атаковать богов
tribe-aether = Эфир
    .genitive = эфира
    .kin = realm
tribe-amazon = Амазонки
    .genitive = амазонок
    .creature =
        { NOUN($case, $number, $count, "амазонка амазонки амазонке амазонку", "амазонки амазонок амазонкам амазонок") }
    .gender = feminine
    .agrees = woman
tribe-anim = Аниматы
    .named = «Анимат»
    .genitive = аниматов
    .creature =
        { NOUN($case, $number, $count, "анимат анимата анимату анимата", "аниматы аниматов аниматам аниматов") }
    .gender = masculine
tribe-anubian = Анубийцы
    .genitive = анубийцев
    .creature =
        { NOUN($case, $number, $count, "анубиец анубийца анубийцу анубийца", "анубийцы анубийцев анубийцам анубийцев") }
    .gender = masculine
tribe-atlantean = Атланты
    .genitive = атлантов
    .creature = { NOUN($case, $number, $count, "атлант атланта атланту атланта", "атланты атлантов атлантам атлантов") }
    .gender = masculine
tribe-dragon = Драконы
    .genitive = драконов
    .creature = { NOUN($case, $number, $count, "дракон дракона дракону дракона", "драконы драконов драконам драконов") }
    .gender = masculine
tribe-guild = Гильдия
    .genitive = гильдии
    .kin = realm
tribe-mystic = Мистики
    .genitive = мистиков
    .creature = { NOUN($case, $number, $count, "мистик мистика мистику мистика", "мистики мистиков мистикам мистиков") }
    .gender = masculine
tribe-nether = Бездна
    .genitive = бездны
    .kin = realm
tribe-olympian = Олимпийцы
    .genitive = олимпийцев
    .creature =
        { NOUN(
            $case, $number, $count, "олимпиец олимпийца олимпийцу олимпийца",
            "олимпийцы олимпийцев олимпийцам олимпийцев"
        ) }
    .gender = masculine
tribe-rune = Руны
    .named = «Руна»
    .kin = things
    .spell = { NOUN($case, $number, $count, "руна руны руне руну", "руны рун рунам руны") }
    .card = { tribe-rune.spell }
    .gender = feminine
tribe-structure = Строения
    .named = «Строение»
    .kin = things
    .creature =
        { NOUN($case, $number, $count, "строение строения строению строение", "строения строений строениям строения") }
    .gender = neuter
tribe-viking = Викинги
    .genitive = викингов
    .creature = { NOUN($case, $number, $count, "викинг викинга викингу викинга", "викинги викингов викингам викингов") }
    .gender = masculine
tribe-weapon = Зачарованное оружие
    .named = «Зачарованное оружие»
    .kin = things
    .relic =
        { ADJECTIVE("зачарованный", $case, $number, $gender, $count) } { NOUN(
            $case, $number, $count, "оружие оружия оружию оружие", "оружия оружий оружиям оружия"
        ) }
    .gender = neuter
tribe-wild = Дикая природа
    .genitive = дикой природы
    .kin = realm
god-death = Смерть
    .genitive = Смерти
god-deception = Обман
    .genitive = Обмана
god-light = Свет
    .genitive = Света
god-magic = Магия
    .genitive = Магии
god-nature = Природа
    .genitive = Природы
god-war = Война
    .genitive = Войны
god-neutral = Нейтральные
    .genitive = нейтральных
kind-creature = Существо
kind-relic = Реликвия
kind-god-power = Божественная сила
kind-god = Бог
rarity-mythic = Мифическая
    .small = мифический
rarity-basic = Базовая
    .small = базовый
name-durability = Прочность
name-locks = Замки
name-favor = Благосклонность
name-sanctum = Святилище
name-void = Пустота
name-deck = Колода
name-bag = Мешок уловок
name-burn = Горение
name-regen = Восстановление
name-armor = Броня
name-spell-boost = Усиление заклинаний
status-sick = Слабость после призыва
status-asleep = Спит
status-used = Способность применена
status-ward-spent = Оберег истрачен
status-visiting = Здесь на этот ход
token = Жетон
trigger-roar = Рык
trigger-ability = Способность

## Ways to play, and rules that a table may turn on or off

switch-sanctum = Святилище
switch-sanctum-hint = Карты можно покупать за благосклонность.
