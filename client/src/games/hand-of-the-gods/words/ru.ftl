### Что стол говорит о Hand of the Gods. Карты и правила говорят за себя сами, с сервера.

about-hand-of-the-gods = Призывайте богов, зверей и героев на глиняное поле и сокрушите камень призыва соперника.
expect-destination = Выберите, куда переместить
expect-discover = Выберите одну из карт
tile-free = { $tile }: свободна
tile-blocked = { $tile }: преграда
may-move = сюда можно пойти
may-warcry = можно выбрать
may-leader = можно выбрать
from-aura = От ауры: { $name } ({ $tile }):
guarded = Под защитой стража: враги не могут его атаковать
do-warcry = Боевой клич
do-leader = Применить способность
do-move = Пойти сюда
