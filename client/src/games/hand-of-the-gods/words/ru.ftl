### Что стол говорит о Hand of the Gods. Карты и правила говорят за себя сами, с сервера.

about-hand-of-the-gods = Призывайте богов, зверей и героев на глиняное поле и сокрушите камень призыва соперника.
leader-used = В этом ходу уже применена.
expect-destination = Выберите, куда переместить
expect-discover = Выберите одну из карт
tile-free = { $tile }: свободна
tile-blocked = { $tile }: преграда
may-move = сюда можно пойти
may-warcry = можно выбрать
may-leader = можно выбрать
from-aura = От ауры: { $name } ({ $tile }):
until-lasting = Постоянно:
until-this-turn = В этот ход:
until-turn-of-p1 = До хода игрока 1:
until-turn-of-p2 = До хода игрока 2:
guarded = Под защитой стража: враги не могут его атаковать
do-warcry = Боевой клич
do-leader = Применить способность
do-move = Пойти сюда
outcome = останется здоровья: { $health }
outcome-gone = погибнет
