"""What cards say is made from what they do, in three languages, and nothing of it is left unsaid."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from msgspec.structs import replace

from theagon.games.base import LANGUAGES
from theagon.games.gods_unchained.content import standard
from theagon.games.gods_unchained.events import EVENTS
from theagon.games.gods_unchained.game import GAME
from theagon.games.gods_unchained.schema import Ability, Bonus, Card, Each, Effect, Mode, Target
from theagon.games.gods_unchained.schema.filters import Condition, Filter, Group, Value
from theagon.games.gods_unchained.schema.piles import AddCard, Delve, Pick, Pool, Summon
from theagon.games.gods_unchained.schema.vocabulary import Whose
from theagon.games.gods_unchained.wording import TEXTS, card_text
from theagon.games.translated import Words

EXAMPLES = {
    "blind-cyclops": ["At the end of your turn, deal 1 damage to all other creatures."],
    "siren-of-the-grave": [
        "Roar: Obliterate a chosen card in your hand.",
        "Afterlife: Put all enemy creatures to sleep.",
    ],
    "animal-bond": ["Summon a Badger (1/2) or an Eagle (2/1) at random."],
    "apocalypse-now": [
        "Destroy all creatures.",
        "Do this a second time after the destroyed creatures have left the board.",
    ],
    "ashen-drake": [
        "Roar: Deal 4 damage to a chosen enemy creature. Do this 4 times: deal 1 damage to a random enemy character "
        "other than the chosen creature."
    ],
    "astraeas-envoy": ["Roar: Give +4/+4 to whichever other creature has the lowest strength."],
    "bardelys-parthene-orator": [
        "Ward.",
        "Roar: This creature gains +1 strength for each enemy creature and +1 health for each other friendly creature.",
    ],
    "blackguard": [
        "Roar: Give +4 health to all other friendly creatures with frontline. Give +2 health to all other friendly "
        "creatures without frontline."
    ],
    "fleshbind": [
        "Destroy a chosen friendly creature.",
        "Heal your god for the destroyed creature's strength.",
        "Heal your god again, for that creature's health.",
        "Draw a card.",
    ],
    "influential-incubus": [
        "Roar: For every 3 Nether cards in your deck, give this creature +1 health and deal 1 damage to both gods."
    ],
    "magic-inks": ["Find the lowest-cost spell in your hand.", "Add a copy of it to your hand."],
    "mugging": [
        "Choose an enemy creature.",
        "Do this 3 times: summon a Rogue Skulker (1/1), and it attacks the chosen creature.",
    ],
    "equivalent-exchange": [
        "Obliterate 2 chosen cards in your hand.",
        "Choose one — open 2 of your mana locks, or draw 2 cards.",
    ],
    "starshard-bolt": ["Deal 4 damage to a chosen enemy creature."],
    "overclock": [
        "Give a chosen friendly creature +1 strength and twin strike.",
        "At the end of the turn, put it to sleep.",
    ],
    "aether-vanguard": ["Roar: Deal 2 damage to a chosen enemy creature. Do this a second time, choosing again."],
    "avalanche-strike": [
        "Choose a creature.",
        "If you have no relics, deal 2 damage to it; otherwise, deal 12 damage to it, and your relic loses 1 "
        "durability.",
    ],
    "pallbearer": ["Afterlife: Pull another random creature with afterlife from your void to the board."],
    "the-cleansing": [
        "Reset the strength and health of all creatures to their printed values.",
        "Remove burn from all creatures and wake them.",
        "Draw a card.",
    ],
    "seasonal-rebirth": [
        "Deal 15 damage to each enemy creature. For each one damaged this way, summon a Walking Plant (1/1) for the "
        "enemy after the destroyed creatures have left the board."
    ],
    "pandora-the-curious": ["Roar: Shuffle either a Box or a Hypnos Puzzle Box into your deck, with equal chance."],
    "valknir-weaponsmith": [
        "Twin strike.",
        "Roar: If you have a relic, give this creature and your relic +1 strength each.",
    ],
    "vrock": ["Roar and afterlife: Each player draws a card."],
    "omnipresence": ["Roar: Set this creature's strength and health to those of a random creature in your void."],
    "primal-guidance": [
        "If you have an Amazon creature, deal 3 damage to a random enemy creature; otherwise, deal 2 damage to a "
        "random enemy creature."
    ],
    "recursion": ["Add 2 copies of a random spell from the enemy's void to your hand."],
    "born-again": ["For each cost from 1 to 9, pull a random creature of that cost from your void to your hand."],
    "hurl-weapon": ["A chosen creature takes damage equal to 3 plus your relic's strength.", "Destroy your relic."],
    "malfunctioning-servitor": [
        "Roar: Transform another random creature into a Tough Malfunctioning Artifice (1/5) or a Strong Malfunctioning "
        "Artifice (5/1) at random."
    ],
    "orfeo-champion-of-deception": [
        "Backline, deadly.",
        "Hidden until your next turn.",
        "After you play a card, if this card is in your hand, pull it to the board.",
    ],
    "ocular-fiend": [
        "Roar: Add a random Rune spell to your hand. For each Rune card in your hand, deal 1 damage to a "
        "random enemy creature and give this creature +1/+1."
    ],
    "paragon-of-fortune": ["Roar: Choose one — give a chosen friendly creature +4/+2, or +2/+4."],
    "returned-einherjar": [
        "When this creature attacks, give another random friendly creature +2/+1. If it is a Viking creature, "
        "give it an additional +1 strength."
    ],
    "pickpocket": [
        "Add a copy of the enemy's last-played spell and a copy of the enemy's last-played creature to your hand."
    ],
    "runestorm": ["Add Rune of Fire, Rune of Life, Rune of Strength and Rune of Sight to your hand."],
    "spellbound-goblin": [
        "Spell boost 1.",
        "Roar: The enemy relic loses 8 durability. If it has no durability left, the enemy draws a card.",
    ],
    "underbrush-boar": [
        "Confused.",
        "At the end of the turn in which this creature enters play, it attacks a random enemy creature.",
    ],
    "valka-champion-of-war": [
        "Frontline, twin strike, overkill.",
        "Roar: Deal damage equal to this creature's strength to all enemy creatures.",
        "Afterlife: Give all Viking creatures in your hand +3/+3. Give all Viking creatures in your deck +3/+3. Give "
        "all friendly Viking creatures +3/+3.",
    ],
    "zaxiom-cryptic-panther": [
        "Roar: This creature gains each of these keywords that a creature in your hand has: deadly, flank, frontline, "
        "hidden, protected, twin strike and ward."
    ],
}


NAME = Words(en="Probe", es="Sonda", ru="Зонд")
SPANISH_EXAMPLES = {
    "master-of-surprises": [
        "Ocultación.",
        "Rugido: intercambia la fuerza y la salud de todas las demás criaturas.",
        "Al final de tu turno, cada criatura tiene un 50 % de probabilidad de intercambiar su fuerza y su salud.",
    ],
    "chosen-visions": [
        "Mira las 2 primeras cartas de tu mazo.",
        "Da +2/+2 a tu Elegido.",
        "Hazlo subir 3 puestos en tu mazo.",
    ],
    "arkmonian-hydra": [
        "Confusión.",
        "Rugido: invoca una Cabeza de hidra (3/2).",
        "Cuando se destruye una Cabeza de hidra aliada, invoca 2 Cabezas de hidra (3/2).",
    ],
    "auric-mage": ["Retaguardia, vampirismo.", "Rugido y habilidad: haz 1 de daño a todas las criaturas."],
    "bladecaster": ["Después de atacar a otra criatura, esta criatura obtiene +1 de salud."],
    "furies": [
        "Rugido: invoca 2 Furias (3/3). Si hay al menos 6 cartas de la tribu Olímpica en tu vacío, da +1 de fuerza y "
        "ataque relámpago a todas las Furias aliadas."
    ],
    "golden-golem": [
        "No puede atacar.",
        "Al inicio de tu turno, esta criatura deja de poder atacar.",
        "Cuando juegas un hechizo, esta criatura ya puede atacar.",
    ],
    "howling-berserker": [
        "Rugido: invoca una copia de esta criatura.",
        "Al final de tu turno, invoca una copia de esta criatura.",
    ],
    "leyline-djinn": [
        "Cuando juegas un hechizo, si esta carta está en tu mano, reduce su costo en una cantidad igual al costo de "
        "ese hechizo."
    ],
    "orfeos-guile": [
        "Haz a cada criatura un daño igual a su fuerza y, por cada una que muera, añade a tu mano una carta al azar "
        "del dominio del dios enemigo."
    ],
    "pacifism": [
        "Despierta a todas las criaturas aliadas.",
        "Deja en 2 la fuerza de todas las criaturas cuya fuerza sea de 4 o más.",
    ],
    "pyroclast": [
        "Ultratumba: si no tienes Alquimistas piroclásticos, haz 1 o 2 de daño a tu dios, al azar; de lo contrario, "
        "haz 1 o 2 de daño a tu dios o a un Alquimista piroclástico aliado, al azar."
    ],
    "shadow-prince": ["Cuando tu oponente juega un hechizo, robas 2 cartas."],
    "underbrush-boar": [
        "Confusión.",
        "Al final del turno en que esta criatura llega a la mesa, ataca a una criatura enemiga al azar.",
    ],
    "vrock": ["Rugido y ultratumba: cada jugador roba una carta."],
}
RUSSIAN_EXAMPLES = {
    "blessing-of-war": [
        "За каждое существо Войны в пустотах обоих игроков получите 2\u00a0ед. благосклонности и отнимите у "
        "соперника 2\u00a0ед. благосклонности."
    ],
    "false-peace": [
        "Усыпите двух случайных вражеских существ.",
        "Усыпите двух случайных союзных существ и дайте им +3 к силе.",
    ],
    "trial-of-the-underworld": [
        "Переместите из пустоты любого игрока на свою сторону стола по одному случайному существу каждой "
        "стоимости от 5 до 9.",
        "Наложите бездушие на всех союзных существ.",
    ],
    "cyclops": [
        "После того как это существо атакует другое существо, нанесите 1\u00a0ед. урона всем существам, кроме "
        "атаковавшего."
    ],
    "golden-golem": [
        "Не может атаковать.",
        "В начале вашего хода это существо получает свойство «Не может атаковать».",
        "Когда вы разыгрываете заклинание, это существо теряет свойство «Не может атаковать».",
    ],
    "canopic-hoarder": [
        "Рык: активируйте посмертие выбранного существа из своей пустоты. Сделайте это ещё раз, выбрав другое существо "
        "из своей пустоты."
    ],
    "fill-the-coffers": ["Добавьте в руку случайные карты вражеского бога: заклинание, существо и реликвию."],
    "seasonal-rebirth": [
        "Нанесите 15\u00a0ед. урона каждому вражескому существу и, если оно получит урон, призовите Ходячее "
        "растение (1/1) на сторону соперника, когда погибшие существа покинут стол."
    ],
    "pyroclast": [
        "Посмертие: если у вас нет Алхимиков-пирокластов, с равной вероятностью нанесите 1 или 2\u00a0ед. урона своему "
        "богу; иначе с равной вероятностью нанесите либо 1 или 2\u00a0ед. урона своему богу, либо 1 или 2\u00a0ед. "
        "урона случайному союзному Алхимику-пирокласту."
    ],
    "desert-mercenary": ["Рык: все существа гильдии стоимостью 2 или 3 в вашей руке теперь стоят 1\u00a0ед. маны."],
    "assistant-alchemist": [
        "Рык: выберите в руке карту стоимостью не больше числа ваших камней маны. Снизьте её стоимость на 1."
    ],
    "a-toast-to-peace": [
        "Верните всех союзных существ в руки владельцев и снизьте стоимость этих карт на 2.",
        "Верните всех вражеских существ в руки владельцев.",
    ],
    "blade-trader-drosis": ["Рык: найдите зачарованное оружие. Добавьте в руку соперника копию найденной карты."],
    "swelling-boon": [
        "Дайте выбранному существу эффект «В конце вашего хода 5 раз это существо получает случайную "
        "прибавку (+1 к силе или +1 к здоровью)»."
    ],
    "ares-peacemaker": ["В начале вашего хода уничтожьте всех существ."],
    "alms-for-service": [
        "Полностью восстановите здоровье выбранному союзному существу.",
        "Восстановите 4\u00a0ед. здоровья своему богу.",
    ],
    "hall-of-mirrors": ["Призовите 2 Зеркала (0/2)."],
    "pandora-the-curious": [
        "Рык: с равной вероятностью замешайте в свою колоду карту «Ящик» или карту «Шкатулка-загадка Гипноса»."
    ],
    "trial-of-the-shadows": ["Призовите шесть Теней Летенона (1/1)."],
    "sphinx-cat": ["Рык: призовите двух Сломленных воинов (1/1)."],
    "furies": [
        "Рык: призовите двух Фурий (3/3). Если в вашей пустоте не меньше 6 карт олимпийцев, дайте +1 "
        "к силе и натиск всем союзным Фуриям."
    ],
    "boost-walker": ["Горение 1.", "Рык: дайте +2/+2 и двойной удар другому выбранному атланту."],
    "specialist-force": ["Добавьте в руку трёх случайных амазонок.", "Снимите со всех союзных существ замешательство."],
    "reanimate": [
        "Наложите бездушие на выбранное союзное существо.",
        "Уничтожьте его.",
        "Верните из своей пустоты на стол случайное существо, стоимость которого не больше стоимости выбранного "
        "плюс 1, и наложите на него бездушие.",
    ],
    "bardelys-parthene-orator": [
        "Оберег.",
        "Рык: это существо получает +1 к силе за каждое вражеское существо и +1 к здоровью за каждое "
        "другое союзное существо.",
    ],
    "influential-incubus": [
        "Рык: за каждые 3 карты бездны в вашей колоде дайте +1 к здоровью этому существу и нанесите по "
        "1\u00a0ед. урона обоим богам."
    ],
    "orfeo-champion-of-deception": [
        "Тыл, смертоносность.",
        "Скрытность до вашего следующего хода.",
        "Пока эта карта в руке: после того как вы разыграете карту, переместите это существо из руки на стол.",
    ],
    "leyline-djinn": [
        "Пока эта карта в руке: когда вы разыгрываете заклинание, снизьте её стоимость на стоимость этого заклинания."
    ],
    "hyrtacus-brazen-hero": [
        "Пока эта карта в руке: в конце вашего хода дайте ей +1 к силе.",
        "Рык: это существо наносит выбранному вражескому существу урон, равный своей силе.",
    ],
    "tartessian-mob": [
        "Рык: призовите 2 копии этого существа.",
        "Посмертие: за каждую единицу силы этого существа нанесите 1\u00a0ед. урона случайному вражескому существу.",
    ],
    "thanakris-spell-locusts": [
        "Смертоносность.",
        "Посмертие: в начале вашего следующего хода сотрите выбранную карту из своей руки и верните это существо "
        "из своей пустоты на стол.",
    ],
    "osiris-the-eternal": [
        "Посмертие: замешайте это существо из своей пустоты в колоду; оно сохраняет все полученные усиления."
    ],
    "avalanche-strike": [
        "Выберите существо.",
        "Если у вас нет реликвий, нанесите ему 2\u00a0ед. урона; иначе — 12\u00a0ед. урона, затем ваша реликвия "
        "теряет 1\u00a0ед. прочности.",
    ],
    "morganas-grimoire": [
        "Способность: все заклинания в вашей руке, стоимость которых не меньше 2 и не больше числа ваших "
        "камней маны, дешевеют на 1. Эта реликвия теряет 1\u00a0ед. прочности."
    ],
    "over-proof-brew": [
        "Выберите одно: либо дайте +2 к силе всем союзным существам и нанесите им по 2\u00a0ед. урона, либо "
        "дайте +2 к силе всем вражеским существам и нанесите им по 2\u00a0ед. урона."
    ],
    "labyrinth-minotaur": [
        "Рык: по вашему выбору это существо атакует выбранное вражеское существо или получает скрытность до "
        "вашего следующего хода."
    ],
    "the-nemean-lion": ["Заслон.", "Когда призывается существо с рыком, Немейский лев получает +1/+1."],
    "selenas-insight": [
        "Выбранное союзное существо атакует случайное вражеское существо.",
        "Если атакованное существо погибнет и выбранное существо выживет, уничтожьте всех вражеских существ.",
    ],
    "equivalent-exchange": [
        "Сотрите 2 выбранные карты из своей руки.",
        "Выберите одно: откройте 2 замка маны или возьмите 2 карты.",
    ],
    "flying-carpet": ["Рык: по вашему выбору дайте оберег этому существу или примените предвидение 1."],
    "cutthroat-insight": ["Заберите в свою руку выбранную карту из руки соперника."],
    "clone": ["Добавьте в руку копию самого дешёвого существа из своей руки."],
    "identity-thief": ["Рык: верните выбранное вражеское существо в руку владельца. Добавьте себе в руку его копию."],
    "planetar-envoy": [
        "Рык: если в вашей руке есть карта эфира, добавьте в руку копию выбранного существа из пустоты соперника."
    ],
    "blackguard": [
        "Рык: дайте +4 к здоровью всем остальным союзным существам с заслоном. "
        "Дайте +2 к здоровью всем остальным союзным существам без заслона."
    ],
    "warrior": [
        "Рык: это существо получает случайное свойство (обход, двойной удар или вампиризм). Оно получает "
        "случайную прибавку (+1 к силе или +1 к здоровью)."
    ],
    "hooded-doppelganger": [
        "Рык: это существо становится копией выбранного существа. Это существо получает скрытность до вашего "
        "следующего хода."
    ],
    "strength-in-numbers": ["Добавьте в руку четырёх случайных существ Войны и дайте им +2/+2."],
    "broken-harvester": [
        "В начале вашего хода это существо атакует случайного доступного для атаки вражеского персонажа."
    ],
    "heads-or-tails": [
        "С равной вероятностью нанесите либо по 4\u00a0ед. урона обоим богам, либо 3\u00a0ед. урона вражескому богу."
    ],
    "devoted-follower": ["Когда это существо наносит урон другому существу, пострадавшее существо получает −2 к силе."],
    "animal-bond": ["Призовите Барсука (1/2) или Орла (2/1) с равной вероятностью."],
    "griffith-the-chosen": [
        "Защита, оберег.",
        "Рык: сила всех остальных существ, у которых она не меньше 4, становится равной 1.",
    ],
    "blessing-of-deception": [
        "Получите 4\u00a0ед. благосклонности.",
        "Дайте скрытность до вашего следующего хода всем союзным существам без скрытности.",
    ],
    "fleshbind": [
        "Уничтожьте выбранное союзное существо.",
        "Восстановите своему богу столько здоровья, сколько силы было у уничтоженного существа.",
        "Восстановите своему богу ещё столько здоровья, сколько здоровья было у уничтоженного существа.",
        "Возьмите 1 карту.",
    ],
    "rapture-dance": ["Нанесите всем вражеским существам урон, равный их числу."],
    "incoming-raid": [
        "Выберите существо.",
        "Если оно союзное, дайте ему +2/+1; иначе нанесите ему 2\u00a0ед. урона.",
        "Сделайте это ещё раз, выбрав другое существо.",
    ],
    "xanthe-of-tartessos": [
        "В конце вашего хода дайте случайному существу в руке +1 к силе за каждое существо в руке."
    ],
    "laertes-vendetta": ["Дайте смертоносность до конца хода выбранному союзному существу и своей реликвии."],
    "sucella": ["В конце вашего хода все остальные союзные существа получают +2/+2 и замешательство."],
    "stack-the-deck": [
        "Возьмите 3 карты.",
        "Соперник берёт 3 карты.",
        "Карты, только что взятые соперником, дорожают на 1.",
    ],
    "wasteful-shax": [
        "Восстановление 2.",
        "В конце хода соперника, если в вашей руке нет существ, уничтожьте это существо; иначе сотрите случайное "
        "существо из своей руки.",
    ],
    "nightmare": ["Выберите существо.", "Если оно спит, нанесите ему 5\u00a0ед. урона; иначе — 2\u00a0ед. урона."],
    "unnatural-binding": [
        "Выбранное существо получает горение +2 и эффект «Когда это существо атакует, нанесите 2\u00a0ед. урона "
        "богу его владельца»."
    ],
    "ashen-drake": [
        "Рык: нанесите 4\u00a0ед. урона выбранному вражескому существу. Четырежды нанесите 1\u00a0ед. урона другому "
        "случайному вражескому персонажу (цель каждый раз определяется заново)."
    ],
    "devouring-golem": [
        "Двойной удар.",
        "В начале вашего хода уничтожьте другого случайного союзного атланта; если он уничтожен, "
        "Пожирающий голем получает +3/+3.",
    ],
    "warden-of-kauket": ["Когда ваш бог получает урон, нанесите 2\u00a0ед. урона всем существам, кроме этого."],
    "paragon-of-fortune": ["Рык: дайте выбранному союзному существу +4/+2 или +2/+4 по своему выбору."],
    "dionysus-the-bountiful": [
        "Рык: добавьте в руку 9 случайных карт Природы и сделайте их стоимость равной 1. Нанесите 6\u00a0ед. "
        "урона всем вражеским персонажам."
    ],
    "synergy-golem": [
        "Рык: если у вас не меньше двух других существ, выберите двух из них: случайное из них получает "
        "двойной удар, а другое — свойство «Не может атаковать»."
    ],
    "frey-archmage-of-selene": [
        "Рык: примените предвидение 2. Возьмите 2 карты. Взятые карты теперь стоят 2\u00a0ед. маны."
    ],
    "ocular-fiend": [
        "Рык: добавьте в руку случайную руну. За каждую руну в руке нанесите 1\u00a0ед. урона случайному вражескому "
        "существу. Это существо получает +1/+1 за каждую руну в руке."
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_and_cards_of_a_kind_that_differ_read_differently(language: str) -> None:
    cards = standard()
    said: dict[tuple[object, ...], tuple[str, ...]] = {}
    for card in cards.cards.values():
        lines = card_text(card, cards.by_id, language)
        assert bool(lines) == bool(
            card.abilities
            or card.do
            or card.keywords
            or card.for_a_turn
            or card.burn
            or card.regen
            or card.armor
            or card.spell_boost
        )
        assert all(re.fullmatch(r"[^{}$]+\.", line) for line in lines), (card.id, lines)
        assert all(line[0] == line[0].upper() for line in lines), (card.id, lines)
        does = (
            card.kind,
            card.keywords,
            card.for_a_turn,
            card.burn,
            card.regen,
            card.armor,
            card.spell_boost,
            card.abilities,
            card.target,
            card.do,
        )
        if lines:
            said.setdefault(does, (card.kind, *lines))
    assert len(set(said.values())) == len(said)


def test_the_roar_is_read_before_what_comes_later() -> None:
    cards = standard()
    texts = {card.id: card_text(card, cards.by_id, "en") for card in cards.cards.values()}
    later = re.compile(r"(?!.*\bif this card is in your hand\b)(?:When|After|At the|Afterlife|Ability|Once)\b")
    roars = {card: k for card, lines in texts.items() for k, line in enumerate(lines) if line.startswith("Roar:")}
    assert "howling-berserker" in roars
    assert [card for card, roar in roars.items() if any(map(later.match, texts[card][:roar]))] == []


@pytest.mark.parametrize("card", EXAMPLES)
def test_a_card_says_what_it_does(card: str) -> None:
    cards = standard()
    assert card_text(cards.by_id[card], cards.by_id, "en") == EXAMPLES[card]


@pytest.mark.parametrize("card", SPANISH_EXAMPLES)
def test_a_card_says_in_spanish_what_an_editor_approved(card: str) -> None:
    cards = standard()
    assert card_text(cards.by_id[card], cards.by_id, "es") == SPANISH_EXAMPLES[card]


@pytest.mark.parametrize("card", RUSSIAN_EXAMPLES)
def test_a_card_says_in_russian_what_an_editor_approved(card: str) -> None:
    cards = standard()
    assert card_text(cards.by_id[card], cards.by_id, "ru") == RUSSIAN_EXAMPLES[card]


def test_of_three_things_for_each_card_none_is_left_out_in_russian() -> None:
    runes = Value(count=Filter(kind="card", side="friendly"), zone="void")
    do = (Effect(favor=1, repeat=runes), Effect(heal=2, to="your-god", repeat=runes), Effect(draw=3, repeat=runes))
    card = Card(id="probe", name=NAME, kind="spell", do=do)
    assert card_text(card, standard().by_id, "ru") == [
        "За каждую карту в вашей пустоте получите 1\u00a0ед. благосклонности и восстановите 2\u00a0ед. здоровья своему "
        "богу.",
        "За каждую карту в вашей пустоте возьмите 3 карты.",
    ]


def test_a_condition_after_a_turn_begins_with_a_comma_in_russian() -> None:
    ability = Ability(on="turn-end", if_=Condition(favor=2), do=(Effect(draw=2),))
    card = Card(id="probe", name=NAME, kind="creature", abilities=(ability,))
    assert card_text(card, standard().by_id, "ru") == [
        "В конце вашего хода, если у вас не меньше 2\u00a0ед. благосклонности, возьмите 2 карты."
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Roar: If there is an Aether card in your deck, draw a card."),
        ("es", "Rugido: si hay una carta de tipo Éter en tu mazo, roba una carta."),
        ("ru", "Рык: если в вашей колоде есть карта эфира, возьмите 1 карту."),
    ],
)
def test_a_condition_may_count_cards_of_a_deck(language: str, said: str) -> None:
    asked = Condition(count=Filter(side="friendly", kind="card", tribe="aether"), zone="deck")
    ability = Ability(on="roar", if_=asked, do=(Effect(draw=1),))
    card = Card(id="probe", name=NAME, kind="creature", abilities=(ability,))
    assert card_text(card, standard().by_id, language) == [said]


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (Effect(foresee=2, whose="both"), "Both players: foresee 2."),
        (Effect(add=AddCard(card="rat", to="deck"), whose="enemy"), "Shuffle a Rat into the enemy's deck."),
        (Effect(draw=1, whose="enemy"), "The enemy draws a card."),
        (Effect(equip="aetheric-alarm", whose="both"), "Both players: equip an Aetheric Alarm (0/5)."),
    ],
)
def test_what_is_done_for_others_is_said_to_be(effect: Effect, said: str) -> None:
    card = Card(id="probe", name=NAME, kind="spell", do=(effect,))
    assert card_text(card, standard().by_id, "en") == [said]


@pytest.mark.parametrize(
    ("pool", "said"),
    [
        (Pool(of=Filter(kind="creature")), "Summon a random creature and give it frontline."),
        (Pool(cards=("rat", "acolyte")), "Summon a Rat (1/1) or an Acolyte (2/2) at random; it gains frontline."),
    ],
)
def test_what_creatures_summoned_at_random_are_given_is_said(pool: Pool, said: str) -> None:
    do = (Effect(summon=Summon(random=pool, keywords=("frontline",))),)
    assert card_text(Card(id="probe", name=NAME, kind="spell", do=do), standard().by_id, "en") == [said]


HELD = Condition(count=Filter(side="friendly", kind="relic"))


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (Effect(draw=2), ["If you have a relic, draw 2 cards; otherwise, draw a card."]),
        (
            Effect(equip="hand-axe"),
            ["If you have a relic, equip a Hand Axe (2/1).", "If you have no relics, draw a card."],
        ),
    ],
)
def test_otherwise_is_only_said_where_the_effect_before_cannot_change_the_condition(
    effect: Effect, said: list[str]
) -> None:
    not_held = replace(HELD, negated=True)
    card = Card(id="probe", name=NAME, kind="spell", do=(replace(effect, if_=HELD), Effect(draw=1, if_=not_held)))
    assert card_text(card, standard().by_id, "en") == said


WOUND_ALL = Effect(damage=1, to=Group(all=Filter()))


@pytest.mark.parametrize(
    ("again", "said"),
    [
        ((WOUND_ALL,), ["Wake all creatures.", "Deal 1 damage to them.", "Do this a second time."]),
        (
            (replace(WOUND_ALL, if_=HELD),),
            ["Wake all creatures and deal 1 damage to them.", "If you have a relic, deal 1 damage to all creatures."],
        ),
        ((), ["Wake all creatures and deal 1 damage to them."]),
    ],
)
def test_what_happens_again_is_only_the_deed_that_its_sentence_tells_alone(
    again: tuple[Effect, ...], said: list[str]
) -> None:
    do = (Effect(wake=True, to=Group(all=Filter())), WOUND_ALL, *again)
    assert card_text(Card(id="probe", name=NAME, kind="spell", do=do), standard().by_id, "en") == said


@pytest.mark.parametrize(
    ("condition", "said"), [(HELD, ", draw a card, then, if the enemy has "), (None, "Draw a card. If the enemy has ")]
)
def test_what_a_condition_holds_for_stays_in_its_sentence(condition: Condition | None, said: str) -> None:
    foes = Condition(count=Filter(side="enemy", kind="creature"), at_least=3)
    ability = Ability(on="roar", if_=condition, do=(Effect(draw=1), Effect(heal=3, to="your-god", if_=foes)))
    card = Card(id="probe", name=NAME, kind="creature", strength=1, health=1, abilities=(ability,))
    (line,) = card_text(card, standard().by_id, "en")
    assert said in line


SMITE = Effect(damage=2, to="target")
CREATURE = Filter(kind="creature")


@pytest.mark.parametrize(
    ("do", "said"),
    [
        ((SMITE, SMITE), "Do this a second time."),
        ((SMITE, Effect(choose=CREATURE), replace(SMITE, to="it")), "Do this a second time, choosing again."),
    ],
)
def test_what_is_done_again_is_done_to_the_same_unless_another_may_be_chosen(do: tuple[Effect, ...], said: str) -> None:
    card = Card(id="probe", name=NAME, kind="spell", target=Target(unit=CREATURE), do=do)
    assert card_text(card, standard().by_id, "en")[-1] == said


def test_others_than_the_chosen_one_are_told_so_where_it_need_not_be_one_of_them() -> None:
    enemies = Effect(damage=1, to=Group(all=Filter(side="enemy", other=True)))
    friends = Effect(damage=1, to=Group(all=Filter(side="friendly", other=True)))
    target = Effect(damage=2, to="target")
    spell = Card(id="probe", name=NAME, kind="spell", target=Target(unit=CREATURE), do=(target, enemies))
    roar = Ability(on="roar", target=Target(unit=Filter(side="enemy")), do=(target, friends))
    creature = Card(id="probe", name=NAME, kind="creature", strength=1, health=1, abilities=(roar,))
    assert card_text(spell, {}, "en")[1] == "Deal 1 damage to all enemy creatures other than the chosen creature."
    # A creature leaves out itself, too.
    assert card_text(creature, {}, "en")[0].endswith("Deal 1 damage to all other friendly creatures.")


def test_chance_that_decides_for_each_is_not_told_as_if_it_decided_for_all() -> None:
    ways = Mode(do=(Effect(gain=Bonus(strength=3), to="it"),)), Mode(do=(Effect(damage=1, to="it"),))
    do = (Effect(each=Each(of=CREATURE, do=(Effect(random_one=ways),))),)
    text = card_text(Card(id="probe", name=NAME, kind="spell", do=do), standard().by_id, "en")
    assert text == ["For each creature, do one of these at random: give it +3 strength, or deal 1 damage to it."]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (Filter(damaged=True), "that is damaged"),
        (Filter(keyword="hidden"), "that is hidden"),
        (Filter(health_min=1), "that survives"),
        (Filter(side="enemy"), "that is an enemy"),
        (Filter(dying=True), "destroyed this way"),
    ],
)
def test_what_befalls_each_is_told_of_those_that_are_as_asked(asked: Filter, said: str) -> None:
    hurt, drawn = Effect(damage=1, to="it"), Effect(draw=1, if_=Condition(it=asked))
    do = (Effect(each=Each(of=CREATURE, do=(hurt, drawn))),)
    text = card_text(Card(id="probe", name=NAME, kind="spell", do=do), standard().by_id, "en")
    assert text == [f"Deal 1 damage to each creature. For each one {said}, draw a card."]


def test_a_likelier_amount_is_told_as_often_as_chance_has_it() -> None:
    ways = tuple(Mode(do=(Effect(damage=amount, to="enemy-god"),)) for amount in (1, 1, 2))
    text = card_text(Card(id="probe", name=NAME, kind="spell", do=(Effect(random_one=ways),)), standard().by_id, "en")
    assert text == ["Deal 1, 1 or 2 damage to the enemy god, at random."]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "If you have a relic, give it an additional +2 strength."),
        ("es", "Si tienes una reliquia, dale +2 de fuerza adicional."),
        ("ru", "Если у вас есть реликвия, дайте ей ещё +2 к силе."),
    ],
)
def test_a_gain_under_a_condition_is_said_to_come_beside_the_one_before(language: str, said: str) -> None:
    gain = Effect(gain=Bonus(strength=1), to="your-relic")
    do = (gain, Effect(gain=Bonus(strength=2), to="your-relic", if_=HELD))
    assert card_text(Card(id="probe", name=NAME, kind="spell", do=do), standard().by_id, language)[1] == said


@pytest.mark.parametrize(("whose", "said"), [("yours", "in your void"), ("enemy", "from the enemy's void")])
def test_a_copy_is_of_a_card_of_the_void_from_which_it_was_picked(whose: Whose, said: str) -> None:
    do = (Effect(pick=Pick(from_="void"), whose=whose), Effect(add=AddCard(copy_of="card", to="void")))
    card = Card(id="probe", name=NAME, kind="spell", do=do)
    assert card_text(card, standard().by_id, "en") == [f"Add a copy of a random creature {said} to your void."]


def test_a_pronoun_means_the_unit_to_which_the_sentence_before_did_something() -> None:
    of_relic = Effect(damage=Value(strength_of="your-relic"), to="target")
    card = Card(
        id="probe", name=NAME, kind="spell", target=Target(unit=Filter()), do=(of_relic, Effect(wake=True, to="target"))
    )
    assert card_text(card, standard().by_id, "en")[1] == "Wake the chosen creature."


def test_the_strength_of_a_relic_is_not_that_of_the_creature_destroyed_before() -> None:
    do = (Effect(destroy=True, to="target"), Effect(damage=Value(strength_of="your-relic"), to="enemy-god"))
    card = Card(id="probe", name=NAME, kind="spell", target=Target(unit=Filter(kind="creature")), do=do)
    assert card_text(card, standard().by_id, "en")[1] == "Deal damage equal to your relic's strength to the enemy god."


def test_spanish_shuffles_whatever_is_found_as_a_card() -> None:
    spell = Card(id="x", name=NAME, kind="spell", do=(Effect(delve=Delve(of=Filter(kind="spell"), to="deck")),))
    assert card_text(spell, standard().by_id, "es") == ["Indaga un hechizo y baraja esa carta en tu mazo."]


def test_the_languages_have_the_same_messages() -> None:
    ids = {language: message_ids("theagon.games.gods_unchained", language) for language in LANGUAGES}
    shared = message_ids("theagon.games", "en")  # a language may say these in its own way
    assert ids["en"] - shared == ids["es"] - shared == ids["ru"] - shared


def message_ids(package: str, language: str) -> set[str]:
    """The messages in the texts of a package, without those that are grammar."""
    texts = [path.read_text("utf-8") for path in (files(package) / "text").iterdir() if f".{language}." in path.name]
    return set(re.findall(r"^(?!grammar-)([a-z][\w-]*) =", "".join(texts), re.MULTILINE))


def test_hidden_kinds_are_those_of_hands_and_decks() -> None:
    hidden = {kind for kind, row in EVENTS.items() if row.hidden}
    exchange = {"mulligan", "put-back", "dealt"}
    assert hidden == {"draw", "delve", "delved", "foresee", "foreseen", "add", "shuffle", "tuck"} | exchange


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_shows_every_card_and_explains_terms_by_clauses(language: str) -> None:
    catalogue = GAME.catalogue(language)
    assert {face.id for face in catalogue.cards} == set(standard().by_id)
    assert {face.id for face in catalogue.leaders} == set(catalogue.deck_rules.leaders)
    assert set(catalogue.explained_by) <= set(catalogue.terms)
    assert set(catalogue.explained_by.values()) <= set(catalogue.clauses)
    assert catalogue.terms["keyword-frontline"] == TEXTS.say(language, "keyword-frontline")


def test_a_card_that_lets_its_player_choose_says_each_thing_by_itself() -> None:
    faces = {face.id: face.modes for face in GAME.catalogue("en").cards}
    assert faces["illuminate"] == ("Foresee 1.", "Deal 2 damage to a chosen enemy creature.")
    assert faces["black-rhino"] == (
        "This creature gains +2 strength and twin strike.",
        "This creature gains +3 health and frontline.",
    )
    assert faces["rat"] == ()
