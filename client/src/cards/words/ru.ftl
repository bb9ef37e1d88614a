### Слова о колодах, которые собирают.

deck-make-card = Сделать свои карты
deck-more = Ещё
deck-unnamed = Новая колода
deck-begun = Выберите карты, всего { $size }: нажмите на карту, чтобы добавить её.
deck-copies = Копий одной карты, самое большее: { $limits }.
decks-unsaved = Не сохранено
deck-draft = Не сохранено. Колода останется здесь, пока вы смотрите другое.
deck-discard = Отбросить
play-with-deck = Играть этой колодой
name-needed = Дайте колоде название.
name-taken = У вас уже есть колода «{ $name }».
deck-replace = Заменить её
deck-save-as = Сохранить как «{ $name }»
paste-code = Вставить код
paste-how = Код, ссылка или список названий карт
paste-read = Прочитать
paste-done = { $count ->
    [one] Прочитано: { $name }, { $count } карта.
    [few] Прочитано: { $name }, { $count } карты.
   *[other] Прочитано: { $name }, { $count } карт.
}
paste-unknown = Не найдено: { $lines }
paste-other = Это колода для игры { $game }.
paste-open-there = Открыть там
paste-empty = Вставлять нечего.
paste-mistyped = Код обрезан, набран с ошибкой или содержит карты, которых здесь нет.
paste-foreign = Это код другой программы. Вставьте список названий карт.
paste-nothing = Колоды в этом тексте не видно.

start-from = Загрузить колоду
new-deck = Новая
empty-deck = Очистить
duplicate = Копия
copy-code = Скопировать код
set-aside = Отложены, потому что больше не подходят
curve = Карты по стоимости, от 0 до 7 и больше: { $counts }
legal = Колода соответствует правилам
as-text = Текстом
as-cards = Картами
open-file = Открыть файл
save = Сохранить
saved = Сохранено в этом браузере
not-saved = { saves-nothing }
too-many-decks = Не сохранено: браузер хранит не больше { $most } колод одной игры. Сначала удалите одну.
deck-name = Название
mistake-at = Строка { $line }, столбец { $column }
mistakes-in-english = Пояснения к тексту — на английском.
nothing-found = Таких карт нет.
found-unfiltered = { $count ->
    [one] Без фильтров: { $count } карта
    [few] Без фильтров: { $count } карты
   *[other] Без фильтров: { $count } карт
}
opening-hand = Начальная рука
opening-exchange = Выберите карты для замены. Заменить их можно один раз.
opening-drawn = Одна из рук, с которых может начать эта колода.
opening-none = В этой колоде пока нет карт.
exchange = Заменить
draw-again = Раздать заново
