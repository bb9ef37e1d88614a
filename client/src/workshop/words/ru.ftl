### Слова мастерской.

workshop-about = Создавайте свои карты: напишите карту, посмотрите, как она выглядит, сразу испытайте её, дайте ботам её измерить и поделитесь набором. Всё хранится в этом браузере, каждое нажатие клавиши.
workshop-motto = Сделайте карту, посмотрите на неё, испытайте, измерьте и поделитесь ею.
making-hand-of-the-gods = Бойцы и заклинания для доски с клетками и предводители со способностью
making-gods-unchained = Существа, заклинания, реликвии и силы богов
making-army-of-gods = Войска, боги и силы для общей колоды
sets = Ваши наборы
sets-too-many = Не добавлено: браузер хранит не больше { $most } наборов одной игры. Сначала удалите один.
set-begin = Новый набор
set-new = Новый набор
set-untitled = Без названия
set-title = Название
set-author = Автор
set-version = Версия
set-deleted = Удалено: { $name }
set-unreadable = { $name } — не файл карт, который можно прочитать.
set-lost = В этом браузере такого набора нет
set-lost-why = Наборы хранятся в том браузере, где их сделали. В другой их переносит ссылка или файл.
set-kept = Сохранено в этом браузере.
set-keep = Оставить среди своих наборов
set-sums = Набор в числах
set-empty = Карт пока нет. Начните карту: у неё обычные значения, которые можно изменить.
set-play = Сыграть с этим набором
set-play-deck = Колода, в которую войдут ваши карты
set-play-none = Ни одна из ваших карт не подходит лидеру этой колоды, или в картах ошибки. Выберите другую колоду.
set-link = Скопировать ссылку
set-print = Напечатать, по девять на лист
set-contents = Что внутри
tab-cards = Карты
tab-maps = Поля
tab-lessons = Уроки
tab-puzzles = Задачи
map-new = Новое поле
map-brush = Что ставит щелчок
map-blocker = Препятствие
map-stone-1 = Камень игрока 1
map-stone-2 = Камень игрока 2
map-home-1 = Дом игрока 1
map-home-2 = Дом игрока 2
map-nothing = свободно
map-mirror = Одинаково для обоих
map-mirror-none = Нет
map-mirror-mirrored = Как в зеркале
map-mirror-turned = Как видит каждый игрок
map-no-change = Здесь ничего не изменилось: тут стоит камень, игрок остался бы без дома или препятствий уже 20.
map-unreadable = { $name } — не поле этой игры.
maps-about = Свои поля: щёлкайте по клеткам, чтобы расставить препятствия, камни и дома. На них можно играть партии.
undo = Вернуть
card-new = Новая карта
count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
piece-before = Назад
piece-after = Дальше
card-state-error = есть ошибки
card-state-failing = сценарий не сходится
card-state-warning = есть замечания
card-state-passing = сценарии сходятся
card-state-untested = не испытана
mistake-count = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
scenarios = Сценарии
count-maps = { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[other] { $count } полей
}
count-lessons = { $count ->
    [one] { $count } урок
    [few] { $count } урока
   *[other] { $count } уроков
}
count-puzzles = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
}
count-scenarios = { $count ->
    [one] { $count } сценарий
    [few] { $count } сценария
   *[other] { $count } сценариев
}
scenario-error = есть ошибки
scenario-failing = не сходится
scenario-passing = сходится
scenario-untested = ещё не проверен
side-form = Форма
side-yaml = YAML
side-more = Баланс
yaml-suggestions = Подсказки
yaml-hint = Ctrl+Пробел подсказывает, что здесь можно написать; Ctrl+Z отменяет.
form-more = Добавить поле…
shape-map = ещё…
shape-number = число
shape-list = список
shape-text = текст
face-stale = В карте ошибки: такой она была, когда их не было.
face-missing = { $language }: названия пока нет, показано название на другом языке.
face-png = Сохранить как PNG
face-no-png = Этот браузер не делает картинок из страниц.
figure-choose = Фигура
figure-search = Ищите по имени или по карте, на которой она есть
figure-of-kind = Обычная фигура для этого вида
figure-own = Своя (SVG, PNG)
figure-none = В { $name } нет контура, который можно взять: нужны залитые контуры без преобразований, не больше 8000 знаков.
picture-none = { $name } — не картинка PNG, которую можно взять: не больше 8 МБ и 4096 пикселей по стороне.
figures-found = Фигур: { $count }
more-figures = Ещё
like = Похожие карты
copy-yaml = Скопировать YAML
try-card = Испытать
try-again-same = То же ещё раз
try-keep = Так и должно быть
try-kept = Сохранено как сценарий набора.
try-other = Другая сторона
try-both = Играю за обоих
balance = Баланс
balance-about = Боты играют одни и те же партии дважды: с этой картой и с пустой картой той же стоимости вместо неё. Разница говорит, чего карта стоит.
balance-bot = Кто играет
balance-greedy = Жадный (быстро)
balance-run = Измерить
balance-stop = Остановить
balance-begins = Играются первые партии…
balance-found = { $difference } очка из 100 (от { $low } до { $high })
balance-matches = { $count ->
    [one] после { $count } пары партий
   *[other] после { $count } пар партий
}
balance-more = Пока не ясно: нужно ещё около { $count } пар партий.
balance-unsure = Пока не ясно.
balance-better = Карта усиливает эту колоду.
balance-worse = Карта ослабляет эту колоду.
balance-no-difference = Значимой разницы нет.
balance-seldom = Бот почти не играет эту карту: число ничего не значит.
balance-changed = С тех пор карта изменилась.
tab-balance = Баланс
grid = Колоды против колод
grid-about = Боты сводят каждые две из этих колод, каждую раздачу и со сменой сторон. В колоде могут быть карты этого набора — вместо карт близкой стоимости.
grid-deck = Колода { $number }
grid-with-own = с вашими картами
grid-own-name = { $name } с вашими
grid-span = { $low }–{ $high }
grid-played = Партий каждых двух колод: { $count } из { $most }.
grid-changed = С тех пор набор изменился.
grid-caption = Как часто колода строки побеждает колоду столбца, с интервалом 95 %
grid-mix = Доля
grid-mix-about = Доля: берите каждую колоду так часто, и ни одна колода не выиграет у вас больше половины партий.

## Puzzles and lessons

puzzle-new = Новая задача
lesson-new = Новый урок
lesson-words = Отлично.
tab-about-puzzles = Задача — это позиция, из которой есть путь к цели. Расставьте её на поле, сыграйте решение и проверьте доказательством.
tab-about-lessons = Урок просит ученика сделать одно действие за другим. Расставьте поле, сыграйте шаги и напишите слова к каждому.
scene = Позиция
scene-stale = В позиции ошибки: здесь она такая, какой была без них.
scene-put = Карта «{ $card }» на месте.
scene-taken = На { $place }
scene-more = Подробнее
scene-move = Укажите свободную клетку, чтобы переставить.
scene-palette = Карты для расстановки
scene-search = Найдите карту, чтобы её поставить
scene-owner = Кому
scene-none = Карты с таким именем нет.
scene-chosen = { $card }: укажите свободную клетку или
scene-chosen-row = { $card }:
scene-to-board = На поле
scene-to-hand = В руку
scene-hint = Найдите карту, чтобы поставить её на поле или дать в руку. Укажите то, что лежит на поле, чтобы его изменить.
scene-no-hand = В руке нет карт
owner-neutral = Никому
health = Здоровье
riddle-play = Сыграть
riddle-aim = Цель
riddle-words = Слова
riddle-solution = Решение
riddle-steps = Шаги
riddle-back = Назад в мастерскую
solution-none = Решение ещё не записано.
solution-number = Решение { $number }
solution-take = Взять как решение
step-points = Указывает на: { $places }
step-any = Подойдёт любое такое действие
steps-remove = Убрать всё отсюда
record = Записать на поле
record-more = Записать дальше
record-from-here = Записать заново отсюда
record-nothing = Пока ничего не сделано.
record-over = Партия окончена
record-keep = Сохранить эти шаги
record-about-puzzles = Сыграйте решение и сохраните его.
record-about-lessons = Сыграйте то, о чём попросят ученика, и ответы другой стороны; потом сохраните.
prove = Доказать
proof = Доказательство
proof-about-puzzles = Решатель пробует каждое действие и каждый ответ другой стороны.
proof-about-lessons = Урок проходят ученики, которые делают то, о чём их просят.
proof-looked = Просмотрено позиций: { $count }
proof-played = Сделано действий: { $count }
proof-unique = Решение одно.
proof-several = { $more ->
    [yes] Решений не меньше { $count }.
   *[no] { $count ->
        [1] Кратчайшее решение одно, но есть и пути длиннее.
       *[other] Кратчайших решений: { $count }.
    }
}
proof-impossible = Решения нет.
proof-unknown-limit = Неизвестно: позиций слишком много. Сделайте задачу меньше.
proof-unknown-chance = Неизвестно: в дело вмешивается случай.
proof-left = Что останется, известно точно.
proof-left-not = Шаги ничего не меняют, или в дело вмешивается случай.
proof-lesson = Урок доходит до конца.
proof-lesson-not = Урок не доходит до конца.
proof-recorded = Записанное решение достигает цели.
proof-recorded-not = Записанные шаги не достигают цели.
proof-changed = С тех пор здесь что-то изменилось.
try-puzzle = Задача отсюда
try-lesson = Урок отсюда
try-unsaid = Файл не может описать эту позицию: сначала закончите начатое.

## Поля карт

field-id = Id
field-name = Название
field-kind = Вид
field-rarity = Редкость
field-subtypes = Подтипы
field-tribe = Племя
field-keywords = Ключевые слова
field-protect = Защита
field-deploy = Выставляется
field-abilities = Способности
field-auras = Ауры
field-discount = Скидка
field-target = Цель
field-do = Эффекты
field-text = Свой текст
field-flavour = Художественный текст
field-house = Значения от нас
field-neutral = Нейтральная
field-ability = Способность
field-strength = Сила
field-selectable = Можно выбрать
field-on = Когда
field-whose = Чей
field-of = О ком
field-to = К кому
field-if = Если
field-until = До каких пор
field-repeat = Повторить
field-for-a-turn = Ключевые слова на ход
field-stone-health = Здоровье камня
field-opening = Начальные руки
field-gift = Подарок игроку 2
field-turn-limit = Ходов не больше
field-fatigue = Усталость
field-title = Название
field-puzzle = Задача
field-lesson = Урок
field-about = О чём он
field-end = В конце
field-opponent = Противник
field-difficulty = Сложность
field-say = Что сказано
field-mana = Мана
field-leader = Лидер
field-owner = Чей
field-god = Бог
field-power = Сила бога
field-tokens = Жетоны
