### Слова самого стола. Слова игры приходят с сервера.

## Pages

home = Начало
pages = Страницы
skip = К содержанию
title-play = Игра
title-match = Партия
title-watch = Просмотр
title-rulebook = Правила
title-scenario = Сценарий
title-decks = Колоды
title-replay = Записи
title-credits = Авторы
title-lost = Такой страницы нет
language = Язык
daylight = Дневные цвета
sound = Звук

## Home

motto = Состязание богов
about-hand-of-the-gods = Призывайте богов, зверей и героев на глиняную доску и сокрушите камень призыва соперника.
about-decks = Соберите свою
about-rulebook = Каждое правило с доказательством
about-replay = Пройдите партию ещё раз
play-now = Играть
choose-match = Выбрать колоду и соперника
your-matches = Ваши партии
a-friend = Друг
state-waiting = ожидание
state-running = продолжить
state-won = победа
state-lost = поражение
state-drawn = ничья
state-over = окончена

## A new match

your-deck = Ваша колода
own-deck = ваша
build-deck = Собрать колоду
opponent = Соперник
bot-greedy = Жадный бот
bot-random = Случайный бот
with-friend = Друг, по ссылке
with-same-device = Двое за одним устройством
their-deck = Колода соперника
by-chance = Наугад
further = Условия
who-begins = Кто начинает
you-begin = Вы
they-begin = Соперник
turn-limit = Время на ход
no-limit = Без ограничения
seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
watch-delay = Задержка для зрителей
no-delay = Нет
your-name = Ваше имя
begin = Начать
invite = Пригласить друга
invited = { $name } приглашает вас
join = Вступить

## A match

turn = Ход { $turn }
board = Доска
hand = Рука
deck = Колода
graveyard = Кладбище
removed = Вне игры
offered = Карты на выбор
log = Что произошло
why = Почему так вышло
beside = Рядом с доской
close = Закрыть
you = Вы
player = Игрок { $number }
away = нет на месте
leader-used = В этот ход уже применена.
not-now = Сейчас нельзя
connecting = Соединение …
showing = …
thinking = Решает { $name }
expect-turn = Ваш ход: играйте, ходите, атакуйте или завершите его
expect-place = Выберите где
expect-mulligan = Выберите карты для замены
expect-target = Выберите цель
expect-destination = Выберите, куда
expect-discover = Выберите одну из карт
won-you = Вы победили на ходу { $turn }
won = { $name }: победа на ходу { $turn }
drawn = Ничья на ходу { $turn }
keep-all = Оставить все
exchange =
    { $count ->
        [one] Заменить { $count } карту
        [few] Заменить { $count } карты
       *[many] Заменить { $count } карт
    }
end-turn = Конец хода
take-back = Вернуть
no-take-back-nothing-done = Возвращать нечего
no-take-back-another-decided = После этого решал другой
no-take-back-chance = Тут участвовал случай
no-take-back-revealed = Была показана скрытая карта
no-take-back-match-over = Партия окончена
take-back-asked = Вы попросили вернуть своё последнее действие
take-back-asks = Соперник просит вернуть последнее действие
allow = Разрешить
refuse = Отказать
resign = Сдаться
resign-sure = Сдать эту партию?
go-on = Дальше
rematch = Реванш
look-again = Посмотреть снова
new-match = Новая партия
share = Ссылка для зрителей
pass-device = Передайте устройство: { $name }
type = Текстом
type-label = Введите действие, например move b2 c3 или why not attack c3 d3
type-mulligan = и номера карт для замены
possible = Сейчас возможно

## Tiles and units

tile-free = { $tile }: свободна
tile-blocked = { $tile }: закрыта
tile-selected = выбрано
tile-able = может действовать
may-move = сюда можно пойти
may-attack = можно атаковать
may-play = можно выбрать
may-warcry = можно выбрать
may-leader = можно выбрать
may-choose = можно выбрать
owner-you = ваш боец
owner-opponent = боец соперника
owner-player = боец игрока { $number }
owner-nobody = ничей
health-of = здоровье { $health } из { $maximum }
from-aura = От ауры: { $name } ({ $tile }):
until-lasting = Постоянно:
until-this-turn = В этот ход:
until-turn-of-p1 = До хода игрока 1:
until-turn-of-p2 = До хода игрока 2:
guarded = Под охраной: враги не могут его атаковать

## Connections

lost = Связь потеряна, пробуем снова …
try-now = Сейчас же
waiting-friend = Ждём вашего друга
waiting-link = Отправьте эту ссылку: партия начнётся, когда по ней выберут колоду.
copy = Скопировать ссылку
take-over = Продолжить здесь
load-anew = Перезагрузить
gone-version-changed = Сервер обновился. Перезагрузите страницу.
gone-unknown-match = Такой партии нет
gone-rules-changed = Правила изменились с начала этой партии
gone-seat-taken = Оба места в этой партии заняты
gone-not-joined = Эта партия ждёт игрока
gone-other-device = Вы играете эту партию в другом окне
gone-taken-over = Партия продолжается в другом окне
gone-flood = Отправлено слишком много сообщений
gone-not-understood = Страница и сервер не поняли друг друга. Перезагрузите её.
problem-fault = Здесь что-то сломалось. Ничего не потеряно: загрузите страницу заново.
problem-offline = Сервер не отвечает. Он запущен?
problem-unknown-match = Такой партии нет
problem-seat-taken = Оба места в этой партии заняты
problem-storage = Сервер сейчас не может ничего сохранить. Ничего не изменилось, попробуйте ещё раз.

## Rulebook, replays, decks

search = Поиск
sections = Разделы
clauses =
    { $count ->
        [one] { $count } пункт
        [few] { $count } пункта
       *[many] { $count } пунктов
    }
proved-by =
    { $count ->
        [one] Доказывает { $count } сценарий
        [few] Доказывают { $count } сценария
       *[many] Доказывают { $count } сценариев
    }
open-replay = Открыть файл записи
back = Назад
forward = Вперёд
run = Показать
pause = Пауза
step = Шаг
claims = Что утверждает сценарий
holds = верно
fails = неверно
proves = Доказывает
walk = Просмотр
to-start = К началу
back-event = На событие назад
forward-event = На событие вперёд
go-on-bot = Продолжить отсюда против бота
go-on-both = Играть за обе стороны
about-replays = Откройте файл партии или перетащите его сюда и пройдите её с открытыми руками.
mentioned = Карты, о которых она говорит
problem-too-large = Файл слишком велик для записи партии
download = Скачать
any = Все
kind = Вид
rarity = Редкость
add = Добавить
remove = Убрать
pantheon = Пантеон
look = Рассмотреть: { $card }
cards = Карты
nothing-found = Таких карт нет.
decks-own = Ваши
decks-given = Из игры
mistake-at = Строка { $line }, столбец { $column }
deck-name = Название
leader = Предводитель
start-from = Начать с
curve = Карты по стоимости, от 0 до 7 и больше: { $counts }
legal = Этой колодой можно играть
as-text = Текстом
as-cards = Картами
open-file = Открыть файл
keep = Сохранить
kept = Сохранено в этом браузере
not-kept = Этот браузер ничего не хранит
drop = Забыть

## Credits

credits-theagon = Theagon — свободная программа под лицензией
credits-figures = Рисунки
credits-type = Шрифты
credits-games = Игры
credits-owners = Названия игр принадлежат их владельцам, которые не участвуют в этом проекте.

## Choosing and looking

because = потому что
do-play = Разыграть
do-warcry = Боевой клич
do-leader = Применить способность
do-move = Пойти сюда
do-attack = Атаковать
do-choose = Выбрать
printed = на карте { $value }
rule = Правило
look-hint = Наведите на бойца, чтобы узнать о нём всё; выберите строку выше, чтобы узнать причину.
tempo = Скорость событий
tempo-none = без показа
menu = Партия
unit = Боец
copied = Скопировано
refused-not-yours = Сейчас решаете не вы.
refused-stale = Партия тем временем продолжилась.
refused-storage = Сервер сейчас ничего не может сохранить. Ничего не изменилось; попробуйте ещё раз.
refused-spectator = Зритель не может действовать.
refused-match-over = Партия окончена.
played-last = Последняя карта
is-possible = Ничто этому не мешает.
watching = Вы смотрите партию.
watching-later =
    { $count ->
        [one] Вы видите всё на { $count } секунду позже игроков.
        [few] Вы видите всё на { $count } секунды позже игроков.
       *[many] Вы видите всё на { $count } секунд позже игроков.
    }
