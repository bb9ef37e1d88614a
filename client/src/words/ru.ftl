### Слова самого стола. Слова игры приходят с сервера.

## Pages

home = Начало
pages = Страницы
skip = К содержанию
loading = Загрузка…
title-play = Игра
title-match = Партия
title-watch = Просмотр
title-lessons = Учиться
title-rulebook = Правила
title-scenario = Сценарий
title-decks = Колоды
title-workshop = Мастерская
title-replay = Записи
title-open = Ссылка
title-credits = Авторы
title-lost = Такой страницы нет
language = Язык
daylight = Светлая тема
sound = Звук

## Home

motto = Состязание богов
about-decks = Соберите свою
about-rulebook = Каждый пункт и его доказательства
about-replay = Разберите партию по шагам
continue-match = Продолжить партию
lesson-on = Продолжить урок
first-match = Сыграть первую партию
play-against = Соперник: { $name }
more-ways = Другие способы сыграть
choose-match = Выбрать колоды и игроков
your-matches = Ваши партии
a-friend = Друг
state-waiting = ожидание
state-running = продолжить
state-won = победа
state-lost = поражение
state-drawn = ничья
state-over = окончена

## Lessons

learn-game = Как играть: { $game }
lesson = Урок
lessons = Уроки
learn-first = Научиться играть
next-lesson = Следующий урок
lesson-again = Ещё раз
lesson-done = пройден
guide-goal = Цель
guide-turn = Ход
guide-board = Поле
guide-words = Слова игры
guide-example = Посмотреть в деле

## A new match

your-deck = Ваша колода
build-deck = Собрать колоду
opponent = Соперник
opponent-number = Соперник { $number }
partner = Ваш партнёр
players = Игроки
rating = Рейтинг { $rating }
with-friend = Друг, по ссылке
with-me = За этим устройством
one-device = Двое за одним устройством
by-chance = Случайно
further = Дополнительно
who-begins = Кто начинает
map = Карта
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
join = Присоединиться

## A match

turn = Ход { $turn }
board = Поле
hand = Рука
deck = Колода
offered = Карты на выбор
log = Журнал
all-details = Все подробности
why = Почему это произошло
beside = Боковая панель
close = Закрыть
you = Вы
player = Игрок { $number }
away = не в сети
not-now = Сейчас нельзя
connecting = Соединение…
showing = Смотрите, что происходит
thinking = { $name } думает
expect-turn = Ваш ход
expect-forecast = Что останется?
expect-place = Выберите, куда
asks-deed = { $deed }?
choose-deed = Выберите действие
expect-mulligan = Выберите карты для замены
won-you = Вы победили на { $turn }-м ходу
won = { $name } побеждает на { $turn }-м ходу
won-both = { $one } и { $other } победили на { $turn }-м ходу
drawn = Ничья на { $turn }-м ходу
drawn-between = Ничья на { $turn }-м ходу: { $names }
keep-all = Оставить все
several-mulligan =
    { $count ->
        [one] Заменить { $count } карту
        [few] Заменить { $count } карты
       *[many] Заменить { $count } карт
    }
do-end = Закончить ход
take-back = Отменить действие
no-take-back-nothing-done = Отменять нечего
no-take-back-another-decided = После этого решение принял другой игрок
no-take-back-chance = Вмешался случай
no-take-back-revealed = Раскрылась скрытая карта
no-take-back-too-often = Больше в этой партии отменить нельзя
no-take-back-rated = В партии на рейтинг действия не отменяются
no-take-back-match-over = Партия окончена
take-back-asked = Вы попросили отменить ваше последнее действие
take-back-asks = { $name } просит отменить своё последнее действие
allow = Разрешить
refuse = Отказать
resign = Сдаться
resign-sure = Сдаться в этой партии?
go-on = Продолжить
result = Итог
victory = Победа
defeat = Поражение
turns = Ходы
cards-played = Разыграно карт
attacks-made = Атаки
damage-dealt = Нанесено урона
units-lost = Потери
hints-given = Взято подсказок: { $count }
rematch = Реванш
rematch-not-rated = Реванш, не на рейтинг
next-harder = Следующий: { $name } (сильнее)
next-easier = Следующий: { $name } (слабее)
look-again = Смотреть запись
ladder = Лестница
share = Ссылка для зрителей
pass-device = Передайте устройство: { $name }
type = Текст
type-label = Введите действие, как в списке ниже, или «{ type-why-not }» и действие, чтобы узнать, что ему мешает
type-why-not = почему нельзя
type-mulligan = и номера карт для замены
possible = Сейчас возможно

## On the board

expect-target = Выберите цель
expect-mode = Выберите одно из этого
asked-by = По карте
show-board = Показать поле
show-offer = Показать карты
show-form = Показать вопрос
tile-free = { $tile }: свободна
tile-selected = выбрано
tile-able = может действовать
may-attack = можно атаковать
may-choose = можно выбрать
owner-you = на вашей стороне
owner-opponent = на стороне соперника
owner-player = на стороне игрока { $number }
owner-nobody = ничей
value-of = { $name } { $now } из { $most }
printed = на карте { $value }
leader-used = На этом ходу уже применена.
until-lasting = Постоянно:
from-aura = От ауры: { $name }:
until-this-turn = На этом ходу:
until-turn-of-p1 = До хода игрока 1:
until-turn-of-p2 = До хода игрока 2:
outcome = останется здоровья: { $health }
outcome-gone = погибнет
until-next-attack = До следующей атаки:

## Puzzles

title-puzzles = Задачи
title-puzzle = Задача
title-solution = Решение
about-puzzles = Каждый день новая, и много других
puzzle-of-day = Задача дня
puzzle-solve = Решать
puzzle-again = Решена: ещё раз
training = Тренировка: { $kind }
more-puzzles = Ещё задачи
streak =
    { $count ->
        [one] { $count } день подряд
        [few] { $count } дня подряд
       *[other] { $count } дней подряд
    }
solved-of = Решено { $solved } из { $all }
missed-by = { $name } этого не находит
puzzle-win = Победить на этом ходу
puzzle-survive = Пережить следующий ход
puzzle-left = Что останется?
unsolved = Только нерешённые
no-puzzles = Таких задач нет.
forecast = Сколько останется от каждого? 0, если ничего.
now = сейчас { $now }
check = Проверить
hint = Подсказка
solved = Решено
not-solved = Не решено
try-again = Ещё раз
next-puzzle = Следующая задача
play-on = Играть дальше отсюда
gone-unknown-puzzle = { problem-unknown-puzzle }
problem-unknown-puzzle = Такой задачи нет

## Analysis

title-analysis = Анализ
problem-interrupted = Анализ прерван.

## Your matches

title-matches = { your-matches }
all-matches = Все ваши партии и итоги
game = Игра
ended-matches = Сыгранные
in-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
    }
no-record = В этом браузере ещё не закончена ни одна ваша партия.
export-record = Сохранить в файл
import-record = Добавить из файла
record-added = Добавлено партий: { $count }.
record-known = Уже были: { $count }.
record-bad = Пропущено неоконченных и нечитаемых: { $count }.
record-too-many = Ничего не добавлено: партий стало бы больше { $most } (новых: { $count }).
record-full = Больше { $most } партий не хранится: новая занимает место самой старой. В файле сохранятся все.
unreadable = Записи этого браузера не читаются и отложены: { $count }.
saves-nothing = Браузер сейчас ничего не сохраняет: всё живёт, пока открыта эта страница.

## Connections

lost = Связь потеряна, пробуем снова…
try-now = Повторить сейчас
draining = Сервер скоро ненадолго остановится. Ваша партия сохранена и потом продолжится; новые не начинаются.
waiting-friend = Ждём друзей
waiting-link = Отправьте эту ссылку. Партия начнётся, когда все места будут заняты.
waiting-watch = Партия начнётся, когда все места будут заняты. Вы увидите её здесь.
waiting-listed = Пока вы здесь ждёте, партия видна в списке открытых столов.
place-taken = занято
place-free = ждём
a-person = Человек
copy = Скопировать ссылку
take-over = Продолжить здесь
load-again = Перезагрузить
gone-version-changed = Сервер обновился. Перезагрузите страницу.
gone-unknown-match = { problem-unknown-match }
gone-rules-changed = Правила изменились с начала этой партии
gone-seat-taken = { problem-seat-taken }
gone-not-joined = Эта партия ждёт игроков
gone-other-device = Вы играете эту партию в другом окне
gone-taken-over = Партия продолжается в другом окне
gone-ended = Оператор сервера закончил эту партию
gone-flood = Отправлено слишком много сообщений
gone-not-understood = Страница и сервер не понимают друг друга. Перезагрузите страницу.
problem-fault = Здесь что-то сломалось. Ничего не потеряно: перезагрузите страницу.
problem-offline = Ответа нет. Проверьте соединение и работает ли сервер.
problem-unknown-game = Такой игры нет
problem-unknown-match = Такой партии нет
problem-unknown-scenario = Такого сценария нет
problem-often-rated = Вы двое за сутки уже начали три партии на рейтинг. Сыграйте без рейтинга.
problem-seat-taken = Все места в этой партии заняты
problem-storage = Сейчас ничего не удаётся сохранить. Ничего не изменилось, попробуйте ещё раз.
problem-draining = Сервер скоро остановится и не начинает новых партий. Попробуйте ещё раз чуть позже.
problem-too-many = Слишком много запросов сразу. Попробуйте позже.
problem-name-unseen = Напишите имя из букв, цифр и знаков, не больше 40.
problem-name-mixed = Пишите каждое слово имени в одном алфавите.
problem-name-kept = Это имя оставлено для других. Выберите другое.
problem-name-taken = Это имя в этой партии занято. Выберите другое.

## Rulebook, replays, decks

search = Поиск
sections = Разделы
clauses =
    { $count ->
        [one] { $count } пункт
        [few] { $count } пункта
       *[many] { $count } пунктов
    }
more-scenarios =
    { $count ->
        [one] Ещё { $count } сценарий
        [few] Ещё { $count } сценария
       *[many] Ещё { $count } сценариев
    }
open-replay = Открыть файл записи
back = На действие назад
forward = На действие вперёд
run = Воспроизвести
pause = Пауза
step = Шаг
claims = Что утверждает сценарий
holds = верно
fails = неверно
proves = Доказывает
walk = Воспроизведение
to-start = К началу
back-event = На событие назад
forward-event = На событие вперёд
go-on-bot = Продолжить отсюда против бота
go-on-both = Продолжить отсюда за обе стороны
about-replays = Откройте файл записи или перетащите его сюда и разберите партию с открытыми руками.
mentioned = Связанные карты
problem-too-large = Файл слишком велик
problem-too-long = Текст слишком длинный
download = Скачать
any = Все
kind = Тип
rarity = Редкость
add = Добавить
remove = Убрать
look = Рассмотреть: { $card }
cards = Карты
decks-own = Ваши колоды
leader = Предводитель
delete = Удалить

## Credits

credits-theagon = Theagon — свободная программа под лицензией
credits-figures = Рисунки
credits-type = Шрифты
credits-programs = Программы
credits-games = Игры
credits-owners = Названия игр принадлежат их владельцам, которые не участвуют в этом проекте.

## Choosing and looking

because = потому что
do-play = Разыграть
do-attack = Атаковать
do-choose = Выбрать
do-mode = Выбрать это
rule = Правило
look-hint = Наведите на поле, чтобы узнать, что там стоит; выберите запись журнала, чтобы узнать причину.
tempo = Скорость анимации
tempo-none = без анимации
sound-on = Включить
sound-off = Без звука
volume = Громкость звука
end-anyway = Ещё есть атаки. Закончить?
warn-of-attacks = Спрашивать, если ход кончается с неиспользованными атаками или действие проигрывает партию
menu = Меню
unit = Подробно
copied = Скопировано
refused-not-yours = Сейчас решаете не вы.
refused-stale = Партия тем временем продолжилась.
refused-storage = { problem-storage }
refused-too-long = { problem-too-long }
refused-draining = { problem-draining }
refused-spectator = Зритель не может действовать.
refused-match-over = Партия окончена.
refused-no-hints = Подсказки даются только в партиях против ботов.
played-last = Сыграно
is-possible = Ничто этому не мешает.
watching = Вы смотрите партию.
watching-later =
    { $count ->
        [one] Вы видите всё на { $count } секунду позже игроков.
        [few] Вы видите всё на { $count } секунды позже игроков.
       *[many] Вы видите всё на { $count } секунд позже игроков.
    }

## Warnings

time-short = Ваше время на исходе.
would-lose = Так вы проиграете партию. Если вы этого хотите, сделайте это ещё раз.

## Friends

phrases = Сказать
phrases-mute = Не показывать фразы других
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Хорошо сыграно.
phrase-thanks = Спасибо.
phrase-oops = Ой.
phrase-one-moment = Минутку, пожалуйста.
cancel-invitation = Отменить приглашение
link-here-only = Этот стол и ссылка на него открыты только на этом компьютере. Чтобы играть в своей сети, закройте его и запустите
link-beyond = Чтобы играть через интернет, запустите сервер: см. docs/operating.md проекта Theagon.
link-code = QR-код ссылки
link-code-use = Чтобы войти с телефона, наведите камеру на код.
title-tables = Открытые столы
title-table = Открытый стол
about-tables = Партии, которые ждут любого игрока
tables-none = Сейчас открытых столов нет.
tables-some = { $count ->
    [one] Открыт { $count } стол.
    [few] Открыто { $count } стола.
   *[other] Открыто { $count } столов.
 }
tables-off = На этом сервере нет списка открытых столов.
table-places = Игроков: { $taken } из { $seats }
table-new = только что открыт
table-waits = ждёт { $time }
table-yours = ваш стол
table-of = Стол игрока { $name }
table-gone = Этот стол больше не открыт
open-table = Открыть стол
open-table-how = Выберите игру, затем друга в соперники и разрешите войти любому.
anyone-joins = Войти может любой
anyone-joins-hint = Партия появится в списке открытых столов.
rated = На рейтинг
rated-hint = Партия идёт в зачёт обоим. Действия не отменяются, время на ход ограничено, а кто начнёт, решает случай.
rated-match = Эта партия на рейтинг: действия не отменяются, а сдавшийся проигрывает.
rating-told = { $rating } ± { $deviation }
rating-told-new = { $rating }, новый
your-rating = Ваш рейтинг: { $rating }
rating-of = Рейтинг
rating-change = { $rating } ({ $gain })
ask-name = Как вас представить другу?
ask-name-once = Вопрос задаётся один раз; имя будет во всех новых партиях.
waiting-opponent = Ждём соперника
waiting-code = Или этот код:
waiting-code-where = Его набирают на странице { $address }
title-join = Войти по коду
join-how = Пока страница вашего друга ждёт, на ней виден код из шести знаков.
join-code = Код партии друга
find-opponent = Найти соперника
find-how = Вы сядете за открытый стол или подождёте за своим.
live-matches = Партии, которые можно смотреть
watch = Смотреть
ask-deck = Какую колоду возьмёте?
has-left = { $name } больше не за столом.
claim-win = Потребовать победу
rematch-asked = Вас ждёт реванш.
refused-nobody-left = Соперника нет ещё не так долго: нужно две минуты.
anyone = Кто угодно
