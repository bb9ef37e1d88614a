## Что может сделать игрок.

action-done = Готово
action-let = Пропустить атаку
action-drop = Выложить: { $source }
action-attack = Выложить и атаковать: { $source } — { $target }
action-ability = Применить способность: { $source }
action-restore = Вернуть жетоны: сбросить три карты «{ $target }» и ещё три любые
action-block = Отразить: { $target }
player = { $person ->
    [you] вы
   *[other] { $seat }
}

## Те же действия, когда о них рассказывают потом; имена стоят в именительном падеже.

deed-done = остановиться на этом
deed-let = пропустить атаку
deed-drop = { $source }
deed-ability = способность: { $source }
deed-ability-target = способность: { $source } → { $target }
deed-restore = возврат жетонов
deed-block = отражение: { $target }

## Почему действие невозможно.

reason-not-in-match = Этого игрока в партии нет.
reason-no-skipping = В первом круге пропускать нельзя: выложите три карты.
reason-first-round = В первом круге карты только выкладывают: без атак, богов, карт силы и способностей.
reason-too-few-actions = Нужно { COUNT($needed, "действие", "действия", "действий") }, а осталось { $left }.
reason-no-army-card = Это не карта армии.
reason-own-side = Это не армия соперника.
reason-guarded = Эта армия под защитой до своего следующего хода.
reason-empty-stack = Там нет карты, которую можно атаковать или забрать.
reason-too-strong = Её сила { $strength } — больше, чем { $might }.
reason-too-strong-together = Вместе их сила { $strength } — больше, чем { $might }.
reason-only-a-reaction = Эта карта только отвечает на атаку.
reason-army-is-dropped = Карту армии выкладывают, а не разыгрывают.
reason-no-leader = У вас нет ведущего бога.
reason-too-few-tokens = Способность стоит { COUNT($needed, "жетон", "жетона", "жетонов") }, а у вас { $tokens }.
reason-tokens-left = Жетоны возвращают, когда их не осталось, а у вас { $tokens }.
reason-restored-already = Жетоны на этом ходу уже возвращали.
reason-no-three-alike = В руке нет трёх карт армии этого рода.
reason-too-few-cards = Нужны три карты одного рода и ещё три любые.
reason-leader-first = Сначала выберите ведущего бога.
reason-drop-first = Сначала выберите карту армии, которую выложить, или скажите «готово».
reason-target-first = Сначала выберите, что ещё атаковать, или скажите «готово».
reason-answer-first = Атака ждёт ответа: отразите её или пропустите.
reason-kind-first = Сначала выберите род карты из сброса или скажите «готово».
reason-looked-first = Сначала выберите одну из просмотренных карт или скажите «готово».
reason-stack-first = Сначала выберите стопку или скажите «готово».
reason-seat-first = Сначала выберите соперника.
reason-discard-first = Сначала выберите остальные карты для сброса.
reason-not-discarded = Такой карты армии в вашем сбросе нет.
reason-no-opponent = Это не соперник, который ещё в партии.
reason-no-block = Эта карта не отражает атаку.
reason-one-kind = Карты должны быть одного рода.
reason-no-stack-of-yours = Там у вас нет неполной стопки.
reason-one-opponent = Всё должно быть у одного соперника.
reason-once-a-stack = Из каждой стопки только одна карта, верхняя.
