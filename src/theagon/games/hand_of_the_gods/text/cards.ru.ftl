### What cards do: the sentences of which card text is made.
###
### A clause begins with a small letter and ends without a full stop; whoever joins clauses sees to that. Where a unit is
### put in, `.case` says in which case. Messages called `grammar-...` are each language's own.

## Conditions

# О себе там, где не назван никто другой, боец говорит без подлежащего: если ранен.
grammar-subject =
    { $unnamed ->
        [yes] { "" }
       *[no]
            { $own ->
                [yes] { GENDER($gender, "она", "он") }
               *[no] { $subject }
            }{ " " }
    }
grammar-owner =
    { $own ->
        [yes] { GENDER($gender, "неё", "него") }
       *[no] { $subject }
    }
grammar-this =
    { $own ->
        [yes] это
       *[no] { $subject } —
    }
grammar-stunned = оглуш{ GENDER($gender, "ена", "ён") }
# Рядом с кем — о себе, и только если назван ещё кто-то.
grammar-beside =
    { $unnamed ->
        [yes] рядом
       *[no]
            { $own ->
                [yes] рядом с ним
               *[no] рядом с { $subject }
            }
    }
condition-is = { grammar-this } { $units }
condition-damaged = { grammar-subject }ранен{ grammar-short }
condition-undamaged = { grammar-subject }не ранен{ grammar-short }
condition-stunned = { grammar-subject }{ grammar-stunned }
condition-not-stunned = { grammar-subject }не { grammar-stunned }
# Только о цели удара: «она» была бы и та, в кого её превращают.
grammar-target =
    { $own ->
        [yes] цель{ " " }
       *[no] { grammar-subject }
    }
condition-was-damaged = { grammar-target }был{ grammar-short } ранен{ grammar-short } ещё до удара
condition-was-undamaged = { grammar-target }до удара не был{ grammar-short } ранен{ grammar-short }
condition-not-god = { grammar-this } не бог
condition-not-beast = { grammar-this } не зверь
condition-not-structure = { grammar-this } не постройка
condition-not-stone = { grammar-this } не камень призыва
condition-keyword = у { grammar-owner } есть «{ $keyword }»
    .case = genitive
condition-attack = у { grammar-owner } атака { $range }
    .case = genitive
condition-health = у { grammar-owner } здоровье { $range }
    .case = genitive
condition-cost = у { grammar-owner } стоимость { $range }
    .case = genitive
condition-some = на поле есть { $units }
condition-some-there = { $area } есть { $units }
condition-some-beside = { grammar-beside } есть { $units }
    .who = instrumental
grammar-threshold = { NUMERAL("genitive", $count, "animate") }
condition-count = на поле не меньше { grammar-threshold } { $units }
    .case = genitive
condition-count-there = { $area } не меньше { grammar-threshold } { $units }
    .case = genitive
condition-count-beside = { grammar-beside } не меньше { grammar-threshold } { $units }
    .case = genitive
    .who = instrumental

## Bonuses

bonus-stats = { $attack }/{ $health }
bonus-movement = { $amount } к перемещению
bonus-range = { $amount } к дальности атаки
bonus-keyword = свойство «{ $keyword }»

# Кто действует на себя, если только что назван другой боец.
grammar-self =
    { $known ->
        [other] { $this }{ " " }
        [joined] { $this }{ " " }
       *[no] { "" }
    }

## What an effect does

# «По 2 ед. урона двум бойцам»: не 2 ед. на двоих.
do-damage =
    наносит { $number ->
        [counted] по{ " " }
       *[other] { "" }
    }{ $amount } ед. урона { $object }
    .case = dative
    .again = наносит { $object } { $amount } ед. урона
    .own = { grammar-self }наносит себе { $amount } ед. урона
do-damage-each = наносит { $amount } ед. урона { $object } за { $each }
    .case = dative
    .own = { grammar-self }наносит себе { $amount } ед. урона за { $each }
do-damage-equal = наносит { $object } урон, равный { $value }
    .case = dative
    .own = { grammar-self }наносит себе урон, равный { $value }
do-heal = восстанавливает { $amount } ед. здоровья { $object }
    .case = dative
    .again = восстанавливает { $object } { $amount } ед. здоровья
    .own = { grammar-self }восстанавливает себе { $amount } ед. здоровья
do-heal-each = восстанавливает { $amount } ед. здоровья { $object } за { $each }
    .case = dative
    .own = { grammar-self }восстанавливает себе { $amount } ед. здоровья за { $each }
do-heal-equal = восстанавливает { $object } здоровье, равное { $value }
    .case = dative
    .own = { grammar-self }{ $reads ->
        [missing-health] полностью восстанавливает себе здоровье
        [attack] восстанавливает себе здоровье в размере своей атаки
       *[other] восстанавливает себе здоровье, равное { $value }
    }
# Не «даёт +1/+0 и +1 к перемещению всем бойцам»: длинное — после того, кому дают.
do-gain =
    даёт { JOINED($bonus) ->
        [yes] { $object } { $bonus }
       *[no] { $bonus } { $object }
    }
    .case = dative
    .again = даёт { $object } { $bonus }
# Теряет он сам: «атакующий боец получает −2/−0», а не «даёт −2/−0».
do-lose = { $object } { PLURAL($number, "получает", "получают") } { $bonus }
do-gain-self =
    { $known ->
        [yes] он{ " " }
        [implied] { "" }
        [headed] { "" }
       *[no] { $this }{ " " }
    }получает { $bonus }
do-set-attack = делает атаку { $object } равной { $attack }
    .case = genitive
    .again = делает { $object } атаку равной { $attack }
do-set-health = делает здоровье { $object } равным { $health }
    .case = genitive
    .again = делает { $object } здоровье равным { $health }
do-set-both = делает атаку { $object } равной { $attack }, а здоровье — равным { $health }
    .case = genitive
    .again = делает { $object } атаку равной { $attack }, а здоровье — равным { $health }
do-set-alike = делает атаку и здоровье { $object } равными { $health }
    .case = genitive
    .again = делает { $object } атаку и здоровье равными { $health }
do-stun = оглушает { $object }
    .case = accusative
    .own = { grammar-self }оглушает себя
# `.lasting`, `.your-next-turn` — на сколько, впереди долгого имени: «с атакой не меньше 4 до конца партии» читали бы вместе.
do-banish = изгоняет { $object }
    .case = accusative
    .lasting =
        { LONG($object) ->
            [yes] изгоняет до конца партии { $object }
           *[no] изгоняет { $object } до конца партии
        }
    .your-next-turn =
        { LONG($object) ->
            [yes] изгоняет до вашего следующего хода { $object }
           *[no] изгоняет { $object } до вашего следующего хода
        }
do-silence = поражает немотой { $object }
    .case = accusative
do-destroy = уничтожает { $object }
    .case = accusative
    .own = { grammar-self }уничтожается
do-execute = казнит { $object }
    .case = accusative
do-return-to-hand = возвращает { $object } { PLURAL($number, "в руку владельца", "в руки владельцев") }
    .case = accusative
do-ready = снимает утомление с { $object }
    .case = genitive
    .again = снимает с { GENDER($gender, "неё", "него") } утомление
do-move = перемещает { $object } на расстояние до { COUNT($amount, "1 клетки", "клеток") }
    .case = accusative
    .own = { grammar-self }перемещается на расстояние до { COUNT($amount, "1 клетки", "клеток") }
do-move-leap = перемещает { $object } на расстояние до { COUNT($amount, "1 клетки", "клеток") } { grammar-leap }
    .case = accusative
    .own = { grammar-self }перемещается на расстояние до { COUNT($amount, "1 клетки", "клеток") } { grammar-leap }
grammar-leap = через любые препятствия
do-push =
    отталкивает { $object } на { COUNT($amount, "1 клетку", "клетки", "клеток") } { $source ->
        [unit] от себя
       *[other] в сторону соперника
    }
    .case = accusative
do-transform = превращает { $object } в { PLURAL($number, $one, $several) }
    .case = accusative
# Имя в винительном падеже, где карта его даёт; иначе — после слова «боец», в именительном.
grammar-units =
    { $inflected ->
        [yes]
            { $count ->
                [1] { $one }
               *[other] { NUMERAL("accusative", $count, "animate") } { $several }
            }
        [things] { $count } { $few }
       *[no] { COUNT($count, "бойца", "бойцов") } «{ $name }»
    }
do-summon = призывает { grammar-units } { $place }
# Чей он, говорит прилагательное: «призывает сопернику» не говорят.
do-summon-enemy =
    призывает { $inflected ->
        [things] { $count } { ADJECTIVE("вражеский", "accusative", "counted", $gender, $count) } { $few }
        [yes]
            { $count ->
                [1] { ADJECTIVE("вражеский", "accusative", "one", $gender) } { $one }
               *[other] { NUMERAL("accusative", $count, "animate") } вражеских { $several }
            }
       *[no] { COUNT($count, "вражеского бойца", "вражеских бойцов") } «{ $name }»
    } { $place }
do-summon-neutral =
    призывает { $inflected ->
        [things] { $count } { ADJECTIVE("нейтральный", "accusative", "counted", $gender, $count) } { $few }
        [yes]
            { $count ->
                [1] { ADJECTIVE("нейтральный", "accusative", "one", $gender) } { $one }
               *[other] { NUMERAL("accusative", $count, "animate") } нейтральных { $several }
            }
       *[no] { COUNT($count, "нейтрального бойца", "нейтральных бойцов") } «{ $name }»
    } { $place }
# Куда — впереди: «стоимостью не больше 4 на клетку» и «на клетку случайного бойца» читали бы вместе.
do-revive = { $place } призывает с вашего кладбища { $object }
    .case = accusative
do-draw = вы берёте { COUNT($count, "1 карту", "карты", "карт") }
do-discard = соперник сбрасывает { COUNT($count, "случайную карту", "случайные карты", "случайных карт") }
# Предлагают три: из четырёх и больше их выбирает случай.
do-discover =
    выявляет { $offered ->
        [all] карты { $pool }
       *[other] 3 случайные карты из { NUMERAL("genitive", $offered, "feminine") } ({ $pool })
    } и добавляет в вашу руку ту, что вы выберете
do-discover-resolve =
    выявляет { $offered ->
        [all] карты { $pool }
       *[other] 3 случайные карты из { NUMERAL("genitive", $offered, "feminine") } ({ $pool })
    }; та, что вы выберете, сразу срабатывает
pool-name = «{ $name }»
do-add-card = добавляет в вашу руку { COUNT($count, "карту", "карты", "карт") } «{ $name }»
do-add-card-enemy = добавляет в руку соперника { COUNT($count, "карту", "карты", "карт") } «{ $name }»
do-add-card-cheaper = { $effect } (до конца хода { PLURAL($count, "она стоит", "они стоят") } на { $amount } меньше)
do-add-card-dearer = { $effect } (до конца хода { PLURAL($count, "она стоит", "они стоят") } на { $amount } больше)
do-cost-less = { grammar-in-hand } дешевеют на { $amount }
do-cost-more = { grammar-in-hand } дорожают на { $amount }
# Не «стоимостью не меньше 5 в вашей руке».
grammar-in-hand =
    { LONG($units) ->
        [yes] в вашей руке { $units }
       *[no] { $units } в вашей руке
    }
do-mana = вы получаете { $count } ед. маны на этот ход
do-leader-ability = заменяет способность вашего предводителя на «{ $name }»
do-choose = выберите { $object }
    .case = accusative
until-this-turn = { $effect } до конца хода
until-lasting = { $effect } до конца партии
repeat = { TIMES($amount) } { $effect }
repeat-each =
    { $amount ->
        [1] { "" }
       *[other] по { COUNT($amount, "1 разу", "раза", "раз") }{ " " }
    }за { $each } { $effect }
repeat-equal = { $effect } (число раз равно { $value })
repeat-redrawn = { repeat } { grammar-redrawn }
repeat-redrawn-each = { repeat-each } { grammar-redrawn }
grammar-redrawn = (каждый раз цель выбирается заново)
repeat-redrawn-equal = { repeat-equal }

## When an ability happens

grammar-turn =
    { $whose ->
        [enemy] хода соперника
        [any] каждого хода
       *[yours] вашего хода
    }
# Кто действует, когда названо событие.
this-acts =
    { $own ->
        [yes] он{ " " }
        [named] он{ " " }
        [unnamed] { "" }
       *[no] { $this }{ " " }
    }{ $effect }
when-turn-start = в начале { grammar-turn } { $effect }
when-turn-end = в конце { grammar-turn } { $effect }
# Чей удар: его самого, если дальше сказано, что делает он; иначе он назван.
when-attacks =
    { $acts ->
        [yes] перед своим ударом
       *[no] перед ударом этого бойца
    } { $effect }
when-attacked = когда этого бойца атакуют, ещё до удара { $effect }
when-strikes =
    { $acts ->
        [yes] после своего удара
       *[no] после удара этого бойца
    } { $effect }
when-counters =
    { $acts ->
        [yes] перед своим ответным ударом
       *[no] перед ответным ударом этого бойца
    } { $effect }
when-strikes-back =
    { $acts ->
        [yes] после своего ответного удара
       *[no] после ответного удара этого бойца
    } { $effect }
# Не «когда этот боец получает урон, он получает +1/+0».
when-damaged = когда { $subject } наносят урон, { $effect }
    .case = dative
when-healed = когда { $subject } исцеляется, { $effect }
when-moves = после того как { $subject } переместится, { $effect }
when-dies = когда { $subject } погибает, { $effect }
when-summoned = когда { $subject } появляется на поле, { $effect }
when-card-played =
    когда { $side ->
        [friendly] вы разыгрываете
        [enemy] соперник разыгрывает
       *[any] любой игрок разыгрывает
    } { $subject }, { $effect }
    .case = accusative
when-card-to-graveyard =
    когда { $subject } попадает на { $side ->
        [friendly] ваше кладбище
        [enemy] кладбище соперника
       *[any] любое кладбище
    }, { $effect }
when-card-drawn =
    когда { $side ->
        [friendly] вы берёте
        [enemy] соперник берёт
       *[any] любой игрок берёт
    } { $subject }, { $effect }
    .case = accusative
# `.whole` — одной фразой: во второй не было бы сказано, что и она о боевом кличе.
line-warcry = Боевой клич: { $effect }
    .whole = yes
line-warcry-activated = Активируемый боевой клич: { $effect }
line-afterlife = Посмертие: { $effect }
    .whole = yes
line-priority = { $line } Это посмертие срабатывает раньше остальных, вместе { $priority }.
list-keywords = { $first }. { $last }
list-pool = { $first } и { $last }
line-aura = { $object } получают { $bonus }
line-deploy-anywhere = можно разместить на любой свободной клетке
line-neutral = не принадлежит никому из игроков
