"""Card texts keep to the grammar of their language: faults that generated texts are prone to, none on any card.

Each fault comes with a text that has it: a pattern that finds nothing anywhere proves nothing.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from theagon.cards.language import LANGUAGES
from theagon.games import NAMES, load_game

ORDER = r"\b[А-Яа-яё]+(?:йте|ите|ьте)\b"
FAULTS = {
    "en": {
        "a relic said twice": (r"have a relic, your relic\b", "If you have a relic, your relic gains 1 durability."),
        "a target by no name of its own": (r"\b[Tt]he target\b", "Heal your god for the health of the target."),
        "an owner who is nobody's": (r"\bthe owner's\b", "Return a chosen enemy creature to the owner's hand."),
        "a gain of nobody": (r", gain \+", "Whenever this unit takes damage, gain +1/+0."),
        "a condition after a choice": (
            r"\bchosen creature[^.;]* if it is\b",
            "Destroy a chosen creature if it is asleep.",
        ),
        "the same units twice": (
            r"\b(all (?:other )?(?:friendly |enemy )?creatures)\b[^.;“]* and [^.;“]*\b\1\b",
            "Give all enemy creatures +2 strength and deal 2 damage to all enemy creatures.",
        ),
        "an equal amount of what was told": (
            r"\bequal to the (?:damage taken|favor lost)\b",
            "When this creature takes damage, deal damage to all enemy creatures equal to the damage taken.",
        ),
        "a short object after a long phrase": (
            r"\b(?:[Ll]ower|[Rr]aise) by \d+ the cost\b",
            "Lower by 1 the cost of all spells in your hand costing 3 or less.",
        ),
        "one thing or another of all": (r"\ball [\w ,]* or \w+ cards\b", "Obliterate all Anim or Rune cards."),
        "nothing gained": (r"(?:burn|regen|armor|boost) \+0\b", "This creature gains regen +0."),
        "locks closed that are open": (r"\b[Cc]lose \d", "Close 2 of your mana locks."),
        "a name without an article": (r"\b[Ss]ummon [A-Z].*\(\d", "Summon Imp (1/1)."),
        "a hyphen for a minus": (r"(?<!\w)-\d", "Give this relic -1 durability."),
        "a word twice": (r"\b([a-z]+) \1\b", "Give all creatures without hidden hidden."),
        "a colon after a colon": (r"Roar: [\w ]+: ", "Roar: At random: draw a card, or heal your god by 2."),
        "one owner of many": (r"\bcreatures [a-z ]+ the owner's", "Return all creatures to the owner's hand."),
        "a choice before what is chosen": (r"\b[Aa]s you choose\b", "As you choose, draw a card, or foresee 1."),
        "a later moment within an event": (
            r", at the end of th(?:is|e) turn, it\b",
            "When this creature enters play, at the end of this turn, it attacks a random enemy creature.",
        ),
        "an if without its commas": (r"\b(?:and|then) if\b", "Draw a card, then if it is damaged, destroy it."),
        "another one as random other": (r"\brandom other\b", "Give a random other friendly creature +1/+1."),
        "a sentence twice": (
            r"(?:^|[.:] )([^.:]+)\. \1\.",
            "Roar: Deal 2 damage to a chosen creature. Deal 2 damage to a chosen creature.",
        ),
        "one card that is several": (r"\ban army card; none of them", "Deploy an army card; none of them attacks."),
        "a god after its noun": (
            r"\b(?:card|creature|spell|relic)s? of (?:Death|Deception|Light|Magic|Nature|War)\b",
            "Add a random card of Nature to your hand.",
        ),
        "an owner of an owner": (r"\bof the enemy's god\b", "Delve a card of the enemy's god."),
        "all of two": (r"\ball gods\b", "Deal 2 damage to all gods."),
        "names with commas parted by commas": (
            r"\b[A-Z]\w+, Champion of \w+, ",
            "Summon one of these: Orfeo, Champion of Deception, Selena, Champion of Nature.",
        ),
        "a pile that is both from and to": (
            r"from (your \w+) to the top of \1",
            "Pull it from your deck to the top of your deck.",
        ),
        "both where each does it": (r"\b[Bb]oth players (?:draw|pull|obliterate)\b", "Both players draw a card."),
        "next to this unit": (
            r"\b(?:all|random|enemy) [\w -]*adjacent to this unit",
            "Heal all friendly units adjacent to this unit by 1.",
        ),
        "one card as all cards": (
            r"\ball \w+ that you drew costing",
            "Set the cost of all spells that you drew costing 3 or less to 0.",
        ),
        "an enemy after a friend asked for": (
            r"\b[Ii]f it is friendly[^;]*\. If (?:it|the target) is an enemy",
            "Give a creature +2/+1 if it is friendly. If it is an enemy, deal 2 damage to it.",
        ),
        "chance said twice": (r"\brandom\b.*each time at random", "Hit a random unit (4 times, each time at random)."),
        "a value of another as its own": (
            r"\bof this card by its\b",
            "When you play a spell, lower the cost of this card by its cost.",
        ),
        "the last of what is played now": (
            r"\bplays? a spell, [^.;]*\bthe last spell",
            "When you play a spell, add a copy of the last spell that you played to your hand.",
        ),
        "a place after a clause": (
            r"\bplayed to (?:your|the enemy's) hand",
            "Add a copy of the last spell that the enemy played to your hand.",
        ),
        "another one as other than this": (
            r"\bother than this\b",
            "Give +4/+4 to the creature other than this one with the lowest strength.",
        ),
        "a place where it is put": (
            r"\bfrom your graveyard on\b",
            "Summon a random unit from your graveyard on a chosen free tile.",
        ),
        "a copy of what is in a pile": (
            r"\bcop(?:y|ies) of [^.”]* in (your|the enemy's) (\w+) to (?!\1 \2)",
            "Add a copy of a random spell in the enemy's deck to your hand.",
        ),
        "how far before which way": (r"\bplaces? up in\b", "Move it 1 place up in your deck."),
        "a gain of what has come": (
            r"; (?:it|they) gains? \+",
            "If it dies, pull a random creature from your deck to your hand; it gains +3/+3.",
        ),
        "an owner said of each": (
            r"(from the enemy god's domain)[^.]*\b\1",
            "Add a spell from the enemy god's domain and a relic from the enemy god's domain to your hand.",
        ),
        "so much as there are": (
            r"\bgains? \w+ equal to the number",
            "It gains strength equal to the number of units.",
        ),
        "several units without their noun": (
            r"^(?:Wake|Destroy|Heal|Give|Deal \d+ damage to|Remove \w+ from) them\b",
            "Remove burn from them.",
        ),
        "a neighbor that there is": (
            r"\bthere is an adjacent\b",
            "It gains +1/+1 if there is an adjacent friendly unit.",
        ),
        "a unit named again as that": (
            r"\badjacent to that unit",
            "Deal 2 damage to an enemy unit for each friendly unit adjacent to that unit.",
        ),
        "what is taken of a pile": (
            r"\bcards? of your discard\b",
            "Put an army card of your discard pile into your army.",
        ),
        "a thing that is obliterated from where it lies": (
            r"\b[Oo]bliterates? (?:(?! and )[^.;])*\bfrom (?:your|their|the enemy's)",
            "Obliterate all cards from your void.",
        ),
        "a pile that the line has named already": (
            r"\b(?:in your (\w+), [^.]*\bfrom your \1|you draw this card, [^.]*\bfrom your hand)\b",
            "While this card is in your void, at the end of each turn, pull it from your void to your hand.",
        ),
        "a cost that comes to no deed": (
            r"; (?:it|they) costs? at most",
            "Put it on top of your deck; it costs at most 1.",
        ),
        "a value beside the pile that a card comes from": (
            r"with the (?:highest|lowest) \w+ (?:from|in) ",
            "Pull the creature with the highest cost from your void to your hand.",
        ),
        "another one by its rank": (
            r"\bthe other [\w ]*with the (?:highest|lowest)",
            "Give +4/+4 to the other creature with the lowest strength.",
        ),
        "a name as a quality": (
            r"\bcreatures? named\b",
            "When a friendly creature named Hydra Head is destroyed, draw a card.",
        ),
        "a duration after a quality": (
            r"\bwith(?:out)? (?:\d or (?:less|more) )?\w+ until\b",
            "Steal a chosen enemy creature with 2 or less strength until the end of the turn.",
        ),
        "a hand of two players": (r"\bboth hands\b", "Add 2 random creatures to both hands."),
        "a player that a creature has": (r"\bits player's\b", "Give it hidden until its player's next turn."),
        "a pronoun for one of two units": (
            r"\b[Ii]f it (?:dies|survives) and\b|\bthis creature into a copy of [^.]*\. Give it\b",
            "If it dies and the chosen creature survives, draw a card.",
        ),
        "a pronoun for units after cards": (
            r"\bcards in your \w+, (?:deal \d+ damage to|give|destroy) them\b",
            "If there are 6 or more cards in your hand, deal 2 damage to them.",
        ),
        "an unusual preposition": (
            r"\bdied of\b|\bat the bottom of\b",
            "Put all creatures at the bottom of their owners' decks.",
        ),
        "chance after where something goes": (
            r"\binto your deck at random",
            "Shuffle a Box or a Hypnos Puzzle Box into your deck at random.",
        ),
        "a choice of doing nothing": (
            r"\bor do nothing\b",
            "At random, either swap its strength and health or do nothing.",
        ),
        "the number of what was named": (
            r"\ball ((?:friendly |enemy )?creatures) equal to the number of \1",
            "Deal damage to all enemy creatures equal to the number of enemy creatures.",
        ),
        "a quality as a clause": (r"\bthat are confused\b", "Summon 3 Recruits (1/1) that are confused."),
        "a card pulled away": (
            r"\b[Pp]ulls? [^.]*\b(?:to|into|of) (?:your|their|the enemy's) (?:void|deck)(?! to\b)",
            "When you draw this card, pull it to your void, then draw a card.",
        ),
        "chance before what it decides": (
            r"(?:^|[:,] )[Aa]t random, ",
            "Roar: At random, shuffle a Box or a Hypnos Puzzle Box into your deck.",
        ),
        "an ability by an article": (
            r"\bwith(?:out)? an? (?:roar|afterlife)\b",
            "When a creature with a roar is summoned, this creature gains +1/+1.",
        ),
        "an immunity as a heading": (r"\bImmune: ", "Guard, Immune: Enemy Warcries."),
        "what it is not before whose it is": (
            r"\bnon-\w+ (?:friendly|enemy)\b",
            "Deal 1 damage to a non-stone enemy unit.",
        ),
        "a pause too long between modes": (r"— [^,;]*; or ", "Choose one — open 2 mana locks; or draw 2 cards."),
        "how far as where": (r"\b[Pp]ush [^.]* \d tiles? away\b", "Push an enemy unit 2 tiles away from this unit."),
        "how much after who is healed": (r"\b[Hh]eal [^.;]* fully\b", "Heal a chosen friendly creature fully."),
        "a number that is yours": (r"\byour number of\b", "If it costs less than your number of mana gems, draw it."),
        "this unit twice": (
            r"\b[Aa]fter this unit [^.]*\b(?:heal|stun|silence|destroy) this unit\b",
            "After this unit deals attack damage, heal this unit for 1.",
        ),
        "what follows of each in the same sentence": (
            r"; for each one\b",
            "Deal 2 damage to each creature; for each one that dies, draw a card.",
        ),
        "a board of nobody": (r"\beither void to the board\b", "Pull a random creature from either void to the board."),
        "a card that may be the pronoun": (
            r"\bthere is an? [\w ]*card in your hand, [^.]*\bit\b",
            "Choose a character. If there is an Aether card in your hand, deal 3 damage to it.",
        ),
        "two clauses without their comma": (
            r"(?<!,) and your relic (?:gains|loses)\b",
            "Destroy all creatures and your relic loses 3 durability.",
        ),
        "an amount of one unit after who is dealt it": (
            r"\bdamage to [^.;]* equal to (?:this|that) \w+'s\b",
            "Deal damage to a chosen enemy creature equal to this creature's strength.",
        ),
        "an amount beside a unit as its equal": (
            r"\bequal to a random \w",
            "Deal damage to a chosen enemy creature equal to a random friendly creature's strength.",
        ),
        "a copy that comes nowhere": (r"\b[Cc]opy the\b", "Copy the lowest-cost spell in your hand."),
        "copies of a name": (r"\b\d+ copies of [A-Z]", "Add 3 copies of Warrior to your hand."),
        "a state that is had": (
            r"\b(?:has|have) (?:deadly|hidden|protected|soulless)\b",
            "If it has hidden, give it flank.",
        ),
        "one that chance decides once or again": (
            r"\bto a random [\w -]+ for each\b",
            "Deal 1 damage to a random enemy creature for each Rune card in your hand.",
        ),
        "decks of each": (r"\binto each deck\b", "Shuffle 10 Blue Whales into each deck."),
        "gems as if translated": (
            r"\bnumber of your mana gems\b",
            "Choose a card in your hand costing no more than the number of your mana gems.",
        ),
        "a cost twice in a sentence": (
            r"\bcosting [^.;]* now cost\b",
            "All cards in your hand costing 5 or more now cost 2 less.",
        ),
        "a board that is entered": (
            r"\benter(?:s|ed) the board\b",
            "When this creature enters the board, deal 1 damage to it.",
        ),
        "again without a number": (r"\b[Dd]o this again\b", "Summon 2 Acolytes (2/2). Do this again."),
        "a condition between commas": (
            r"^(?:(?!\b[Ii]f\b).)*, then, if\b",
            "Destroy a random creature, then, if one was destroyed, this creature gains +3/+3.",
        ),
        "some of them across sentences": (r"\bevery \d+ of them\b", "Deal 1 damage to both gods for every 3 of them."),
        "chance that chooses": (
            r"\b[Cc]ho(?:sen|ose one) at random\b|\bas chance decides\b",
            "Shuffle a Box or a Hypnos Puzzle Box, chosen at random, into your deck.",
        ),
        "a choice beside another": (r"\banother chosen\b", "Heal another chosen friendly creature for 1."),
        "a card's act as its quality": (r"\bdo(?:es)? not attack\b", "Deploy up to 2 army cards; they do not attack."),
        "a type that is not printed": (r"\bnon-stone\b", "Deal 2 damage to an enemy non-stone unit."),
        "names in brackets": (r"\b[Dd]iscover an? \w+ \(", "Discover a card (Sunder, Shell, Charge)."),
        "a condition after the event it narrows": (
            r"^Before this unit [^,]*, it gains [^.]* if\b",
            "Before this unit deals attack damage, it gains +1/+0 if the attacked unit is damaged.",
        ),
        "first before nothing": (
            r"\bis attacked, first\b",
            "When this unit is attacked, first deal 1 damage to the attacker.",
        ),
        "a place before what is added": (
            r"\b[Aa]dds? to (?:your|their|the enemy's) hand\b",
            "Add to your hand a copy of the lowest-cost creature in it.",
        ),
        "a cost of nobody": (
            r"\b[Ff]or all [^.;]*, (?:lower|raise|set) the cost\b",
            "For all cards in your hand costing 5 or more, lower the cost by 2.",
        ),
        "how long for each its own": (
            r"\beach for its own\b",
            "Give your relic and a chosen friendly creature +3 strength each for its own next attack.",
        ),
        "the number of a pronoun": (
            r"\bthe number of them\b",
            "Deal damage to all enemy creatures equal to the number of them.",
        ),
        "a later moment before its effect": (
            r"\b[Oo]nce the [^.;,]* have left the board, ",
            "If any damage was dealt, once the destroyed creatures have left the board, summon a Rat (1/1).",
        ),
        "one of both as among them": (
            r"\bfrom among both\b",
            "Pull 2 random creatures from among both voids to your side of the board.",
        ),
        "a cost that seems to come to whom damage is dealt": (
            r"'s cost to\b",
            "Obliterate a random card and deal damage equal to that card's cost to the enemy god.",
        ),
    },
    "es": {
        "a choice at the end": (r"salud (?:de|a) tu elección", "Destruye una criatura con 3 de salud de tu elección."),
        "a choice that goes without saying": (
            r"(?:criatura|personaje|mano)[^.]* a? ?de tu elección",
            "Destruye una criatura de tu elección.",
        ),
        "a choice before what is chosen": (r"\b[Aa] tu elección, ", "A tu elección, roba una carta, o bien prevé 1."),
        "each one, and then a pronoun": (
            r"\b[Pp]or cada [^.,]*, (?:al azar, )?(?:haz|da|destrúye|cúra)l[aeo]\b",
            "Por cada criatura enemiga, hazle 15 de daño.",
        ),
        "if not after if not": (
            r"\b[Ss]i no [^.;]*; si no,",
            "Si no tienes reliquias, roba una carta; si no, prevé 1.",
        ),
        "a sentence twice": (
            r"(?:^|[.:] )([^.:]+)\. \1\.",
            "Haz 2 de daño a una criatura. Haz 2 de daño a una criatura.",
        ),
        "chance between noun and adjective": (
            r"al azar (?:adyacente|aliad|enemig)",
            "En una celda libre al azar adyacente a ella.",
        ),
        "chance between a card and its tribe": (
            r"\bal azar de (?:la tribu|tipo)\b",
            "Añade a tu mano una carta al azar de la tribu Amazona.",
        ),
        "chance between a card and its god": (r"\bal azar de [A-Z]", "Añade a tu mano 9 cartas al azar de Muerte."),
        "a kind of unit after its side": (
            r"(?:aliad|enemig)[ao]s? (?:a distancia|cuerpo)",
            "Unidades aliadas a distancia.",
        ),
        "a short object after a long phrase": (
            r"\b[Hh]az que (?:la fuerza|la salud|el costo) de",
            "Haz que la fuerza de todas las criaturas sea 1.",
        ),
        "a quality without its noun": (r"\bOculta hasta", "Oculta hasta tu próximo turno."),
        "so much as something else": (
            r"\btant[ao]s? [^.]*\bcomo\b",
            "Cura a tu dios tanta salud como fuerza tuviera la criatura elegida.",
        ),
        "how often it happens at the end": (
            r", (?:\d+|tantas|una) ve(?:z|ces)\b(?! que)",
            "Haz 1 de daño a otro personaje enemigo al azar, 4 veces.",
        ),
        "cards that the enemy god has": (
            r"\b(?:carta|hechizo|criatura|reliquia)s?(?: al azar)? del dios enemigo",
            "Añade a tu mano una carta al azar del dios enemigo.",
        ),
        "what is gained before its condition": (
            r"\bobtiene [^.,;«]*[^.,;:] si ",
            "Grito de guerra: obtiene +1/+1 si está junto a una unidad aliada.",
        ),
        "who acts, after a blow that names nobody": (
            r"\b(?:infligir|recibir) daño [^,]*, (?!recupera|obtiene|esta unidad|si )",
            "Tras infligir daño de ataque, inflige 2 de daño a todas las unidades enemigas adyacentes.",
        ),
        "who gains something, after the other one": (
            r"\bataque a otra, obtiene|copia de una criatura\. Obtiene",
            "Después de que esta criatura ataque a otra, obtiene +1 de salud.",
        ),
        "a way back from any void": (
            r"\b[Dd]evuelve [^.;]*de los dos vacíos",
            "Devuelve a la mesa una criatura de cualquiera de los dos vacíos.",
        ),
        "how long, before what is done once": (
            r"(?:^|: )(?:[Hh]asta|[Dd]urante) [^,]*, [a-z]*(?:destierra|toma|da)\b",
            "Durante el resto de la partida, destierra a una unidad enemiga.",
        ),
        "hands of owners": (r"\blas manos de sus dueños", "Devuelve todas las unidades a las manos de sus dueños."),
        "a state as a clause after chance": (
            r"\bal azar que esté|\belegid[ao] al azar",
            "Cura 2 de salud a una criatura aliada al azar que esté dañada.",
        ),
        "a deed as a condition of what nobody chose": (
            r"\bsi lo haces\b",
            "Destruye otra criatura aliada al azar y luego, si lo haces, roba una carta.",
        ),
        "a lack that is given": (r"\b[Dd]a el rasgo «sin", "Da el rasgo «sin alma» a una criatura aliada."),
        "a rest of damage without its noun": (
            r"\b(?:hazle|haz) \d+\.",
            "Si está dormida, hazle 5 de daño; de lo contrario, hazle 2.",
        ),
        "a pointing at what chance decides": (
            r"\b[Aa]l azar, transforma\b",
            "Rugido: al azar, transforma otra criatura en una Rata (1/1) o un Tejón (1/2).",
        ),
        "one time after another": (
            r"\bllega a la mesa, al final\b",
            "Cuando esta criatura llega a la mesa, al final de ese turno ataca a tu dios.",
        ),
        "a hand or deck as a pronoun": (
            r"\bque haya en (?:ella|él)\b",
            "Añade a tu mano una copia del hechizo de menor costo que haya en ella.",
        ),
        "a cost that comes to no deed": (
            r"; (?:esas? cartas? )?cuestan? como mucho",
            "Mueve un hechizo al azar de tu mazo a tu mano; cuesta como mucho 1.",
        ),
        "a row of either unit": (r"\bde su (?:fila|columna)\b", "A una unidad enemiga de su fila."),
        "a sentence that is to be done again": (r"\b[Hh]az esto (?:otra vez|\d+ veces más)", "Haz esto otra vez."),
        "a sum of things without an article": (
            r"total de (?:criaturas|cartas)",
            "La fuerza total de criaturas de tu vacío.",
        ),
        "a name without an article": (
            r"\b(?:[Ii]nvoca|[Ee]quipa) [A-ZÁÉÍÓÚ]\w*\b(?!,)|\ben [A-ZÁÉÍÓÚ]\w*[^s] \(\d",
            "Transforma una criatura en Rata (1/1).",
        ),
        "a name as an apposition": (
            r"\b[Ii]nvoca (?:una unidad|\d unidades) (?:neutrales )?«",
            "Invoca 2 unidades «Zombi».",
        ),
        "a times sign": (r"×", "Invoca Fuego fatuo (1/1) ×2."),
        "two prepositions": (r"\b(?:del? del|a de|de a|en a|con de|al del?)\b(?! pie)", "Una copia del del rival."),
        "an article that is not contracted": (r"\b(?:a|de) el\b", "Haz 3 de daño a el objetivo."),
        "a hyphen for a minus": (r"(?<!\w)-\d", "Da -1 de fuerza."),
        "a colon after a colon": (
            r"Rugido: (?!.* estos )[\w ]+: ",
            "Rugido: al azar: roba una carta, o bien roba 2 cartas.",
        ),
        "a cost that is given": (r"de costo a\b", "Da −1 de costo a esta carta por cada criatura."),
        "durability that is given": (r"\b[Dd]a [+−-]\d+ de durabilidad", "Da -1 de durabilidad a esta reliquia."),
        "a creature called a card": (r"\b[Dd]a [^.;]* a esa carta\b", "Da +1/+1 a esa carta."),
        "a relic said twice": (r"tienes una reliquia, tu reliquia\b", "Si tienes una reliquia, tu reliquia gana 1."),
        "a target by no name of its own": (r"\b(?:el|al|del) objetivo\b", "Da flanqueo al objetivo."),
        "a condition after a choice": (r"\buna criatura si (?:es|está)\b", "Destruye una criatura si está dormida."),
        "the same units twice": (
            r"\b(todas las (?:demás )?criaturas(?: aliadas| enemigas)?)\b[^.;«]* [ye] [^.;«]*\b\1\b",
            "Da +2 de fuerza a todas las criaturas enemigas y haz 2 de daño a todas las criaturas enemigas.",
        ),
        "an equal amount of what was told": (
            r"\bigual al (?:daño recibido|favor perdido)\b",
            "Haz a todas las criaturas enemigas un daño igual al daño recibido.",
        ),
        "a creature of the other gender": (r"(?:^|, )(?:[Oo]culto|[Pp]rotegido|[Cc]onfuso)\b", "Oculto, flanqueo."),
        "a cure of no thing": (r"\b[Cc]ura \d+ a", "Cura 12 a tu dios."),
        "a preposition said twice": (r"[Cc]on [^.,]* y con", "Con 2 o menos de fuerza y con 2 o menos de salud."),
        "what is given at the end": (r"\botorga a [^.,]* [+−]\d", "Grito de guerra: otorga a una unidad +1/+0."),
        "an effect on itself as on another": (
            r"(?:[Aa]turde|[Cc]ura|[Dd]estruye) (?:a )?esta unidad",
            "Aturde a esta unidad.",
        ),
        "a value that is fixed in another": (r"\b[Ff]ija\b", "Fija el ataque de una unidad en 1."),
        "a capital after a colon": (
            r"(?:Rugido|Ultratumba|guerra|activable|Habilidad): [A-ZÁÉÍÓÚ]",
            "Rugido: Roba una carta.",
        ),
        "another word for a term": (r"\b(?:[Pp]óstuma|rival|[Cc]oste|daño de retorno)\b", "Póstuma: roba una carta."),
        "one thing or another of all": (
            r"\btod[ao]s l[ao]s cartas de [^.;]*\bo [A-ZÁÉÍÓÚ]",
            "Aniquila todas las cartas de tipo Ánim o Runa de tu mano.",
        ),
        "a cost after the place": (
            r"\bde tu (?:mano|vacío|mazo) de costo\b",
            "Todas las cartas de tu mano de costo 5 o más cuestan 2 menos.",
        ),
        "another one as one of the rest": (
            r"\bde entre l[ao]s demás",
            "Da +4/+4 a la criatura con menos fuerza de entre las demás.",
        ),
        "a great strength": (r"\bcon (?:mayor|menor) (?:fuerza|salud)", "Destruye la criatura con mayor fuerza."),
        "its own row as of this unit": (
            r"\b(?:fila|columna) de esta unidad",
            "Inflige 2 de daño a una unidad enemiga en la fila de esta unidad.",
        ),
        "a gain of what has come": (
            r"; obtienen? [+−]",
            "Si muere, mueve una criatura al azar de tu mazo a tu mano; obtiene +3/+3.",
        ),
        "so much as there are": (
            r"adicional igual al número",
            "Esta criatura obtiene una fuerza adicional igual al número de criaturas.",
        ),
        "an owner said of each": (
            r"(del dios enemigo)[^.]*\b\1",
            "Añade a tu mano un hechizo del dios enemigo y una reliquia del dios enemigo.",
        ),
        "a place between the verb and what moves": (
            r"\b(?:[Dd]evuelve|[Mm]ueve) (?:de|del) (?:tu|la|los|vacío|mazo)\b(?!.* (?:cueste|costo|con))",
            "Mueve de tu mazo a tu mano 2 criaturas al azar.",
        ),
        "a cost between what moves and its place": (
            r"\b(?:[Dd]evuelve|[Mm]ueve) [^.;]* de costo \d[^.;]* de tu \w+ a\b",
            "Mueve 2 criaturas al azar de costo 2 o menos de tu mazo a tu mano.",
        ),
        "where this card is after its death": (
            r"Ultratumba: [^.]*esta carta de tu vacío",
            "Ultratumba: devuelve esta carta de tu vacío a tu mano.",
        ),
        "a then without its and": (r", luego [a-z]", "Roba una carta, luego haz 2 de daño a tu dios."),
        "the other creature of an event named again": (
            r"hace daño a otra\b[^.]*criatura dañada",
            "Cuando esta criatura hace daño a otra criatura, da quemadura +1 a la criatura dañada.",
        ),
        "a duration after what a unit has": (
            r"\b(?:con|sin) [^.;,]*(?:fuerza|ataque|salud|ocultación) (?:hasta|durante)\b",
            "Toma el control de una criatura enemiga con 2 o menos de fuerza hasta el final del turno.",
        ),
        "a relic of yours that a condition has named": (
            r"\btienes una reliquia, [^.;]*\btu reliquia\b",
            "Si tienes una reliquia, da +1 de fuerza a esta criatura y a tu reliquia.",
        ),
        "a relic that wins something": (
            r"\btienes una reliquia, (?:gana|pierde)\b",
            "Si tienes una reliquia, gana 1 de durabilidad.",
        ),
        "chance between a kind and its cost": (
            r"(?:tribu|tipo|de) [A-ZÁÉÍÓÚ][^.;]* al azar de costo",
            "Añade a tu mano un hechizo de Magia al azar de costo 1.",
        ),
        "so much more of something": (
            r"adicional(?:es)? igual(?:es)? a (?:la fuerza|la salud|las) ",
            "Esta criatura obtiene una salud adicional igual a la fuerza de la criatura elegida.",
        ),
        "a cost named twice": (
            r"su costo[^.]*(?:reduce|aumenta) su costo",
            "Deja su costo en 10 y luego reduce su costo en 1.",
        ),
        "an owner of the hand named again": (
            r"de la mano de tu oponente [^;]*añade[^.]* a la mano de tu oponente",
            "Aniquila una carta al azar de la mano de tu oponente y luego añade una carta a la mano de tu oponente.",
        ),
        "a place after the card that comes there": (
            r"\b(?:[Aa]ñade|[Bb]araja) (?:una|\d+) cartas? «[^»]*» (?:a|en) ",
            "Añade una carta «Rayo» a tu mano.",
        ),
        "two participles of what chance decides": (
            r"(?:dañad|dormid|despiert)[ao]s? elegid",
            "Cura 2 de salud a una criatura aliada dañada elegida al azar.",
        ),
        "short options parted as if they were long": (
            r"[Ee]lige una opción[.:] (?:(?! [yeo] )[^;,«.])*; o (?:(?! [yeo] )[^;,«.])*\.$",
            "Elige una opción: roba una carta; o prevé 1.",
        ),
        "a keyword that a unit has as what it is": (
            r"\btienen? (?:[Ii]nmune|[Oo]culta|[Pp]rotegida)\b",
            "Si esa unidad tiene Inmune al aturdimiento, roba una carta.",
        ),
        "a keyword with a colon": (r"(?:[Ii]nmune|[Ii]nmunidad|[Pp]rotección):", "Inmune: hechizos. Protección: 1."),
        "columns that are one's own": (r"columnas propias", "En una celda libre al azar de las columnas propias."),
        "how far between the verb and its object": (
            r"[Mm]ueve hasta \d+ celdas? un",
            "Mueve hasta 2 celdas una unidad.",
        ),
        "a unit in a row": (
            r"unidad(?:es)?(?: aliadas?| enemigas?)? en una (?:fila|columna|celda)",
            "Inflige 2 de daño a todas las unidades enemigas en una fila a tu elección.",
        ),
        "an exception before the place": (
            r"\(excepto [a-z]+\) de la misma (?:fila|columna)",
            "Inflige 2 de daño a una unidad enemiga (excepto torres) de la misma fila.",
        ),
        "an attacker that nobody chooses": (
            r"(?:^|[.:] )[Uu]na criatura aliada ataca\b",
            "Una criatura aliada ataca a todas las criaturas enemigas.",
        ),
        "a lock of nobody": (
            r"\b[Aa]bre (?:un cerrojo|\d+ cerrojos) de maná(?! de)",
            "Rugido: abre un cerrojo de maná.",
        ),
        "a loss that may be another's": (
            r"(?:^|[.:,;] )(?:[Rr]ecibe|[Pp]ierde) (?:un|\d+) (?:cerrojos?|de (?:maná|favor))\b",
            "Tu oponente recibe un cerrojo de maná. Recibe un cerrojo de maná.",
        ),
        "chance told again": (
            r"\b[Aa]l azar, [^.]*\bal azar\b|\bal azar\b[^.«»]*, al azar\b|(?:\bal azar\b[^.]*){3}",
            "Al azar, haz 1 de daño a tu dios o a una criatura aliada al azar.",
        ),
        "gains that nobody names": (r"lo que había obtenido", "Baraja esta carta; conserva lo que había obtenido."),
        "a word of the rulebook": (r"\bprioridad\b", "Se resuelve con la prioridad de muerte."),
        "a pronoun for either of two": (
            r"\b[Tt]oma su control\b|\bcopias? suyas?\b",
            "Devuelve una criatura enemiga a la mano de su dueño. Añade a tu mano una copia suya.",
        ),
        "cards that lie above": (r"cartas superiores de(?: tu|l) mazo", "Mira las 2 cartas superiores de tu mazo."),
        "a time behind what is done at it": (
            r"haz que ataque [^.]* al final de",
            "Cuando esta criatura llega a la mesa, haz que ataque a tu dios al final de ese turno.",
        ),
        "a creature that costs": (
            r"dueño; cuestan? ",
            "Devuelve una criatura enemiga a la mano de su dueño; cuesta 2 más.",
        ),
        "one of both piles, and then where it goes": (
            r"de los dos vacíos a la mesa\b(?! una)",
            "Devuelve una criatura de cualquiera de los dos vacíos a la mesa.",
        ),
        "a cost twice bound": (
            r"\bde costo \d[^.;]*cuyo costo",
            "Los hechizos de costo 2 o más cuyo costo no supere 5.",
        ),
        "each creature of no place": (r"\bpor cada criatura\.", "Luego redúcelo en 1 por cada criatura."),
        "a card with a great cost": (r"\bcon (?:mayor|menor) costo\b", "La criatura con mayor costo de tu vacío."),
        "an attack that may be an order": (
            r"\b[Ee]lige [^.:]*: ataca\b",
            "Elige una criatura aliada: ataca a una criatura enemiga al azar.",
        ),
        "this card twice where it is in the hand": (
            r"\besta carta est[áé] en tu mano, (?:(?!jueg)[^.])*\besta carta\b",
            "Si esta carta está en tu mano, reduce el costo de esta carta en 1.",
        ),
        "a loss that is given": (r"\b[Oo]torga −", "Otorga −2/−0 a la unidad atacante este turno."),
        "what comes first of what it does": (r", primero ", "Cuando atacan a esta unidad, primero inflige 1 de daño."),
        "a list of what the sentence has called traits": (
            r"\bsiguientes [^.(]*\(",
            "Esta criatura obtiene los siguientes rasgos que tenga otra (flanqueo y protección).",
        ),
        "a keeping that reads as an order": (
            r"; conserva\b",
            "Baraja esta carta en tu mazo; conserva todas sus mejoras.",
        ),
        "an ability that is the enemy": (r"habilidad de líder enemiga", "Inmune a la habilidad de líder enemiga."),
        "several units without their noun": (
            r"^(?:Despiérta|Destrúye|Duérme|Quíta|Cúra|Haz|Da)l[aeo]s\b",
            "Quítales quemadura.",
        ),
        "chance behind all that it decides": (
            r", todo al azar\b",
            "Si no tienes reliquias, haz 1 o 2 de daño a tu dios, todo al azar.",
        ),
        "a verb that all options begin with": (
            r"(?:[Aa]l azar, |[Ee]lige una opción[.:] )(\w)(\w+) (?:(?! [ye] )[^;.])* o (?i:\1)\2\b",
            "Elige una opción: haz 1 de daño a todas las criaturas o haz 2 de daño a una criatura.",
        ),
        "a creature whose turn it seems": (
            r"\bhasta el final del turno de un",
            "Toma el control hasta el final del turno de una criatura enemiga con 2 o menos de fuerza.",
        ),
        "a lead as a surplus": (
            r"\bde más que\b",
            "Invoca un Acólito (2/2) por cada criatura que tu oponente tenga de más que tú.",
        ),
        "a ban without its noun": (
            r"\b(?:obtiene|pierde|otra,) «no puede",
            "Cuando juegas un hechizo, esta criatura pierde «no puede atacar».",
        ),
        "units for whom something is done": (
            r"\b[Pp]ara cada un[ao] de\b",
            "Para cada una de 2 criaturas aliadas al azar: duérmela y dale +3 de fuerza.",
        ),
        "each creature that no pronoun takes up": (
            r"\b[Aa] cada [^.;]*, intercambia su\b",
            "A cada criatura, con un 50 % de probabilidad, intercambia su fuerza y su salud.",
        ),
        "who acts, after a condition on another": (
            r"\bsi la unidad (?:atacada|atacante) [^,]*, l[aeo] ",
            "Tras infligir daño de ataque, si la unidad atacada tiene 4 o más de salud, le inflige 1 de daño.",
        ),
        "a place between creatures and their list": (
            r"\ben cada lado de entre\b",
            "Invoca 3 criaturas al azar en cada lado de entre estas: Lisandro y Neferu.",
        ),
        "a column that may be the one left": (
            r"\b[Cc]uando [^,]* se mueve, ",
            "Cuando esta unidad se mueve, cura 2 de salud a todas las demás unidades aliadas de la misma columna.",
        ),
    },
    "ru": {
        "a choice before what is chosen": (r"\b[Нн]а ваш выбор\b", "На ваш выбор возьмите 1 карту или 2 карты."),
        "health without its unit": (r"\b[Вв]ылечите\b", "Вылечите своего бога на 4."),
        "another one as random other": (r"\bслучайн\w+ друг", "Дайте +1/+1 случайному другому союзному существу."),
        "one copy with its figure": (r"\b1 копи", "Добавьте в руку 1 копию последнего заклинания."),
        "a sentence twice": (
            r"(?:^|[.:] )((?:ед\.|[^.:])+)\. \1\.",
            "Нанесите 2 ед. урона существу. Нанесите 2 ед. урона существу.",
        ),
        "a clause without its comma": (
            r"равн\w+ [^,;.]* и,? если",
            "Нанесите урон, равный его силе и, если оно ранено.",
        ),
        "a count in brackets": (r"\(\d+\)", "Нанесите урон существам с наибольшим здоровьем (2)."),
        "damage without its unit": (r"\d урона", "Нанесите 1 урона выбранному существу."),
        "yours after an order": (
            rf"{ORDER}[^.,;:«]*(?<!больше)(?<!силе) ваш(?!его следующего хода)",
            "Вылечите вашего бога на 4.",
        ),
        "that card": (r"\bт(?:а|ой|у) карт", "Дайте той карте +1/+1."),
        "motion on a place": (r"[Пп]ризывает[^.]* на (?:\w+ )*клетк(?:е|ах)\b", "Призывает бойца на случайной клетке."),
        "a preposition without its vowel": (r"\bс вс", "Снимите с всех существ тыл."),
        "a verb that nobody uses": (r"[Пп]ровидьте", "Провидьте 2."),
        "durability that is given": (r"[Дд]айте [^.,]*прочности", "Дайте реликвии -3 прочности."),
        "a number of times at the end": (r", \d+ раза?\b", "Нанесите 1 ед. урона существу, 6 раз."),
        "a times sign": (r"×", "Призовите существо «Скелет» (1/1) ×2."),
        "next to this unit": (r"рядом с этим", "Все союзные бойцы рядом с этим бойцом."),
        "a subject said twice": (
            r"(?:[Ее]сли|[Кк]огда) (эт\w+ \w+)\b[^.,]*, \1\b",
            "Если этот боец ранен, этот боец получает +1/+0.",
        ),
        "damage that is lived through": (r"переживает урон", "Когда существо переживает урон, возьмите 1 карту."),
        "a colon after a colon": (r"Рык: [\w ]+: ", "Рык: наугад: возьмите 1 карту или возьмите 2 карты."),
        "a cost that is given": (r"\d к стоимости", "Дайте −1 к стоимости этой карте."),
        "quotes within quotes": (r"«[^»]*«", "Дайте существу «Посмертие: призовите существо «Гуль» (2/1)»."),
        "a value after a dash": (r"здоровье — \d", "Сделайте силу равной 2, а здоровье — 2."),
        "a capital after a colon": (r": [А-ЯЁ]", "Рык: Возьмите 1 карту."),
        "a hyphen for a minus": (r"(?<!\w)-\d", "Дайте -1 к силе."),
        "immunity with a colon": (r"Неуязвимость:", "Неуязвимость: атаки."),
        "what is given at the end": (
            r"[Дд]аёт (?!\d)[^.,«]* бойц\w+ [+−]\d+/[+−]\d+",
            "Даёт выбранному союзному бойцу +1/+0.",
        ),
        "a name without its case": (
            r"[Пп]реврат?\w+ [^.]* в (?:карт|бойц|существ)\w+ «",
            "Превратите всех существ в существа «Крыса».",
        ),
        "chance as an adverb": (r"\b[Нн]аугад\b", "Наугад возьмите 1 карту или возьмите 2 карты."),
        "what it becomes before what it is": (
            r"равн\w+ \d+ (?:силу|здоровье|стоимость)",
            "Сделайте равной 2 силу всех существ с силой не меньше 4.",
        ),
        "a thing named again as a card": (
            r"; эт[аи] карт",
            "Переместите существо из пустоты на стол; эта карта становится бездушной.",
        ),
        "two creatures and one pronoun": (
            r"атак\w+ (?:другое )?существо, оно\b",
            "После того как это существо атакует существо, оно получает защиту.",
        ),
        "both take in turn": (r"\b[Оо]ба игрока (?:берут|перемещают|стирают)\b", "Оба игрока берут по 1 карте."),
        "a deed of nobody": (
            r"[Кк]огда [^,]*, (?:наносит|восстанавливает|даёт|отталкивает|призывает|оглушает)\b",
            "Когда вражеский боец появляется на поле, наносит ему 1 ед. урона.",
        ),
        "its own as another's": (
            r"^(?!Все ).*(?:(?:ряду|столбце|клетку)|прочь от) этого бойца",
            "В начале вашего хода наносит 2 ед. урона случайному вражескому бойцу в ряду этого бойца.",
        ),
        "a figure that a line may part from its unit": (r"\d ед\.", "Нанесите 2 ед. урона случайному существу."),
        "harm that is given": (
            r"[Дд]айте (?:горение \+\d+|замешательство|бездушие)",
            "Дайте замешательство всем вражеским существам.",
        ),
        "another one as chosen other": (r"\bвыбранн\w+ друг", "Дайте +1/+1 выбранному другому существу."),
        "a hard ending after a hiss": (r"вш(?:ого|ому|ое|ых|ым|ые)\b", "Дайте горение +1 каждому выжившому существу."),
        "a few times in figures": (r"\b[2-4] раза (?!:)", "4 раза нанесите 1 ед. урона случайному существу."),
        "a number of times equal to what a unit has": (
            r"число раз, равное (?:силе|здоровью)",
            "Нанесите 1 ед. урона существу число раз, равное силе этого существа.",
        ),
        "the cost of what has a cost": (
            r"стоимость [^.,;]*стоимостью",
            "Снизьте на 2 стоимость всех карт в руке стоимостью не меньше 2.",
        ),
        "a top card out of a pile": (r"верхн\w+ карт\w* из колоды", "Переместите верхнюю карту из колоды в пустоту."),
        "a value without its noun": (r"к исходн\w+\b(?! значени)", "Верните силу всех существ к исходной."),
        "a sentence that is given": (
            r"(?<!эффект )(?<!эффекты )(?<!» и )«(?:Посмертие:|Когда|После|В конце|В начале) ",
            "Дайте своей реликвии «В конце вашего хода получите 5 ед. благосклонности».",
        ),
        "what may come to pass as what does": (
            r"\b[Ее]сли [^,.]*\b(?:погибает|выживает)\b",
            "Если оно погибает, возьмите 1 карту.",
        ),
        "an afterlife that is called": (r"\b[Вв]ызовите [^.]*посмертие", "Вызовите его посмертие."),
        "others that are all": (r"\bвсе[хм]? други", "Нанесите 1 ед. урона всем другим существам."),
        "a relic that is drawn": (r"\b[Вв]озьмите (?:\w+ )*реликви", "Возьмите реликвию «Ручной топор» (2/1)."),
        "a capital within a list of keywords": (
            r"^(?:Страж|Рывок|Скрытность|Защита|Неуязвимость)[^.]*, [А-ЯЁ]",
            "Страж, Неуязвимость к оглушению.",
        ),
        "one more as if there were none": (
            r"есть карта (\w+), найдите карту \1",
            "Если в руке есть карта эфира, найдите карту эфира.",
        ),
        "a choice of doing nothing": (
            r"не делайте ничего",
            "По воле случая поменяйте местами его силу и здоровье или не делайте ничего.",
        ),
        "chance beside what it decides": (
            r"по воле случая (?:в |возьмите|получите)",
            "Превратите другое случайное существо по воле случая в Крысу (1/1) или Зверя бездны (3/3).",
        ),
        "a relic said twice": (r"есть реликвия, ваша реликвия", "Если у вас есть реликвия, ваша реликвия получает 1."),
        "what comes, as if it came by its gain": (
            r"; (?:оно|она|он|они) получа(?:ет|ют) (?!\d)",
            "Переместите случайное существо из колоды в руку; оно получает +3/+3.",
        ),
        "for another player": (r"[Пп]ризывает для соперника", "Призывает для соперника бойца «Идол»."),
        "another word for a term": (r"\b(?:[Дд]ружественн|[Пп]рименяем|[Пп]реград|хозяин)", "Применяемый боевой клич."),
        "a tribe beside the noun that it replaces": (
            r"(?:существ|заклинани|реликви)\w* (?:племени|типа)\b",
            "Дайте +1/+1 выбранному союзному существу племени викингов.",
        ),
        "a bound behind a place": (
            r"в (?:руке|колоде) стоимостью",
            "Все существа гильдии в руке стоимостью 2 или 3 теперь стоят 1.",
        ),
        "two creatures run together": (
            r"существо это существо",
            "За каждое другое союзное существо это существо получает +1/+1.",
        ),
        "a duration behind a bound": (
            r"не (?:больше|меньше) \d+ до (?:конца|вашего)",
            "Изгоняет выбранного вражеского бойца с атакой не меньше 4 до конца партии.",
        ),
        "a duration behind what is lacked": (
            r"\bбез \w+ до (?:конца|вашего)",
            "Дайте скрытность всем союзным существам без скрытности до вашего следующего хода.",
        ),
        "this creature behind another": (
            r"(?:выбранно|случайно)\w* [^.,;]*существу урон, равный \w+ этого существа",
            "Нанесите выбранному вражескому существу урон, равный силе этого существа.",
        ),
        "this card behind another": (
            r"карту [^.;]* и верните эту карту",
            "Сотрите выбранную карту из руки и верните эту карту на стол.",
        ),
        "a place and a moment in a row": (
            r"[Пп]ока эта карта в [^,]*, (?:когда|после того)\b",
            "Пока эта карта в руке, когда вы разыгрываете заклинание, возьмите 1 карту.",
        ),
        "a dear card by its greatest cost": (
            r"с наи(?:мень|боль)шей стоимостью",
            "Добавьте в руку копию существа с наименьшей стоимостью из руки.",
        ),
        "a name beside its noun": (
            r"(?:[Сс]уществ|[Бб]ойц|[Бб]оец)\w* «(?![^»]*:)",
            "Дайте натиск всем союзным существам «Фурии».",
        ),
        "an exception before a place or a bound": (
            r"\(кроме [^)]*\) (?:в|на|с) [а-яё]",
            "Наносит 2 ед. урона вражескому бойцу (кроме камней призыва) в своём ряду.",
        ),
        "the strength of those with a strength": (
            r"\b[Сс]ила [^.,]*с силой",
            "Сила всех существ с силой не меньше 4 становится равной 2.",
        ),
        "one deed of two told twice": (
            r"[Пп]о воле случая (\w+) .* или \1\b",
            "По воле случая нанесите 4 ед. урона обоим богам или нанесите 3 ед. урона вражескому богу.",
        ),
        "two gods who are both": (
            r"вражеск\w+ бог\w* и сво\w+ бог",
            "Нанесите по 2 ед. урона вражескому богу и своему богу.",
        ),
        "living beings counted in figures": (
            r"(?<!каждые )\b[2-9] (?:\w+(?:ых|их) )*(?:существ\w?|амазонок|(?!эффект|замк|жетон)\w+(?:ов|ев))\b",
            "Усыпите 2 случайных вражеских существа.",
        ),
        "chance that chooses for the player": (
            r"[Сс]лучайным образом",
            "Случайным образом нанесите 4 ед. урона обоим богам или 3 ед. урона вражескому богу.",
        ),
        "a choice of nobody": (
            r"\b(?:[Оо]дин соперник|выявляет карту)\b",
            "Один соперник сбрасывает 2 случайные карты.",
        ),
        "an owner of a god": (r"\bбога соперника\b", "Добавьте в руку случайную карту бога соперника."),
        "a hand that is both from and to": (
            r"из руки(?: соперника)? (?:себе )?в руку|в руку (?:копию )?[^.,;»]*\bиз руки\b",
            "Заберите выбранную карту из руки соперника себе в руку.",
        ),
        "a strike of nobody": (r"\b(?:[Пп]еред ударом|[Пп]осле удара) (?!по |этого)", "После удара получает +1/+0."),
        "a void of nobody": (r"\bв пустоту(?! соперника)", "Переместите верхнюю карту колоды в пустоту."),
        "one of two creatures": (
            r"[Кк]огда (?:погибает|призывается) \w*\s?существо[^,]*, это существо\b",
            "Когда призывается существо с рыком, это существо получает +1/+1.",
        ),
        "what it had gained": (r"\bвсё, что получил", "Оно сохраняет всё, что получило."),
        "a short choice told twice": (
            r"[Вв]ыберите одно — (?:\w+ )*либо (?:(?! и )[^,;«])*, либо (?:(?! и )[^,;«])*\.$",
            "Выберите одно — либо откройте 2 замка маны, либо возьмите 2 карты.",
        ),
        "a mood that changes": (
            r"[Вв]ыберите одно — (?:либо )?это существо получает [^.;]* (?:или|либо) (?:дайте|примените|возьмите)\b",
            "Выберите одно — либо это существо получает оберег, либо примените предвидение 1.",
        ),
        "beside in another word": (r"\b(?:стои\w+ )?возле\b", "Получает +1/+1, если стоит возле союзного бойца."),
        "several units without their noun": (
            r"^[А-ЯЁ]\w+(?:йте|ите) (?:с них|на них|им|их)\b",
            "Снимите с них горение.",
        ),
        "what each of several gets as a sum": (
            r"[Нн]ан(?:осит|есите) (?:\d+\sед\.\sурона (?:двум|трём|четырём|пяти|обоим)\b|им \d)",
            "Нанесите 2 ед. урона двум случайным существам.",
        ),
        "the strength of all as one": (
            r"[Сс]ила всех [^.,]*, если она",
            "Сила всех существ, если она не меньше 4, становится равной 2.",
        ),
        "from either void to nobody's side": (
            r"из любой пустоты [^.]*\bна стол\b",
            "Верните выбранное существо из любой пустоты на стол.",
        ),
        "another one of nobody's choice": (
            r"[Пп]овторите это для другого (?!выбранного)",
            "Повторите это для другого существа.",
        ),
        "all or none of a list": (
            r"следующие свойства, если они есть",
            "Это существо получает следующие свойства, если они есть хотя бы у одного существа: натиск и обход.",
        ),
        "another one that nobody is said to choose": (
            r"(?<!каждому )\bдругому (?!выбранному|случайному)(?![^.,;]* с наи)",
            "Рык: дайте +2/+2 и двойной удар другому атланту.",
        ),
        "a blow that has not fallen yet": (
            r"атакованн\w+ бо(?:ец|йц)",
            "Перед своим ударом накладывает немоту на атакованного бойца.",
        ),
        "a bound in a participle": (
            r", стоящ\w+ ",
            "Выбранная карта в руке, стоящая не больше числа ваших камней маны, дешевеет на 1.",
        ),
        "an event behind its effect": (
            r"\b(?:после атаки|при атаке) на\b",
            "Это существо получает защиту после атаки на другое существо.",
        ),
        "some qualities out of those that follow": (
            r"\bте свойства из\b",
            "Это существо получает те свойства из следующих, которые есть хотя бы у одного существа: натиск и обход.",
        ),
        "a ban beside whom it is lifted from": (r"[Сс]нимите (?!со? )", "Снимите запрет на атаку с этого существа."),
        "a success of nobody": (
            r"\bэто удалось\b",
            "Уничтожьте случайное существо, затем, если это удалось, возьмите 1 карту.",
        ),
        "health that is equal to what it is restored by": (
            r"[Вв]осст[^.;]* здоровье, равное",
            "Восстановите своему богу здоровье, равное нанесённому урону.",
        ),
        "an order and a statement joined by and": (
            r"(?:йте|ите|ьте) [^.;]*, и (?:ваша|он|она|оно) ",
            "Нанесите ему 12 ед. урона, и ваша реликвия теряет 1 ед. прочности.",
        ),
        "a void to choose where chance picks": (
            r"случайн[^.]* из любой пустоты|из любой пустоты [^.]*случайн",
            "Верните случайное существо из любой пустоты на свою сторону стола.",
        ),
        "strength in units": (r"\d\sед\. силы", "Если у этого существа не больше 2 ед. силы, оно получает +1/+1."),
        "a keyword by another name": (r"\bбез души\b", "Призовите Скелета (1/1) без души."),
        "mana that is had on a turn": (r"маны на этом ходу", "Вы получаете 1 ед. маны на этом ходу."),
        "a cost that stands lower": (
            r"в вашей руке стоят на \d",
            "Все карты стоимостью не меньше 5 в вашей руке стоят на 2 меньше.",
        ),
        "a place wedged into an event": (
            r", если эта карта в (?:руке|пустоте), ",
            "Когда вы разыгрываете заклинание, если эта карта в руке, возьмите 1 карту.",
        ),
        "immunity told twice": (
            r"[Нн]еуязвимость [^.]*, неуязвимость",
            "Неуязвимость к атакам, неуязвимость к заклинаниям.",
        ),
        "a copy out of the hand that it comes to": (
            r"копию [^.;»]*из руки(?! соперника)",
            "Добавьте себе копию самого дешёвого существа из руки.",
        ),
        "creatures as persons": (
            r"\bте[мх], кто\b",
            "Дайте +4 к здоровью всем существам с заслоном и +2 к здоровью тем, кто без заслона.",
        ),
        "a lock that is added": (r"[Дд]обавьте [^.]* зам\w+ маны", "Добавьте сопернику 1 замок маны."),
        "cards of a tribe of beings by that word": (
            r"карт\w* племени\b",
            "Это существо получает +1 к силе за каждые 2 карты племени олимпийцев в вашей пустоте.",
        ),
        "what is drawn just now as all that ever was": (
            r"взят\w+ (?:вами|соперником) карт",
            "Возьмите 2 карты. Все взятые вами карты теперь стоят 2.",
        ),
        "what it is as this one": (
            r"\b[Ее]сли это (?:заклинание|существо|реликвия) (?:стоимостью|со?)\b",
            "Возьмите 1 карту. Если это заклинание стоимостью не больше 3, сделайте его стоимость равной 0.",
        ),
        "a cost that changes for a while": (
            r"божественная сила [^.;]*\b(?:дешевеет|дорожает)\b",
            "Ваша божественная сила дешевеет на 1 до конца хода.",
        ),
        "a moment between a condition and its deed": (
            r"\b[Ее]сли [^,.]*, когда\b",
            "Если нанесён урон, когда погибшие существа покинут стол, призовите Крысу (1/1).",
        ),
        "health that a sentence leaves out": (
            r"сколько было у\b",
            "Восстановите своему богу столько здоровья, сколько было у уничтоженного существа.",
        ),
        "this creature behind one that is destroyed": (
            r"[Уу]ничтожьте (?!это)[^«]*(?:\. Э|, э)то существо получает",
            "Рык: уничтожьте выбранное союзное существо. Это существо получает +2/+3.",
        ),
        "a duration behind the last of several": (
            r"[Дд]айте [^.;«]* и [^.;«]* до конца хода",
            "Дайте смертоносность выбранному союзному существу и своей реликвии до конца хода.",
        ),
        "a word that Russian does not have": (r"\b[Аа]ним(?:[аыу]|ов|ам)?\b", "Добавьте в руку случайного анима."),
    },
}
CASES = [(language, fault) for language, faults in FAULTS.items() for fault in faults]


@cache
def texts(language: str) -> list[str]:
    """The lines of text of all cards and leaders of the games."""
    catalogues = [load_game(name).catalogue(language) for name in NAMES]
    return [line for catalogue in catalogues for face in (*catalogue.cards, *catalogue.leaders) for line in face.text]


def finds(pattern: str, line: str) -> bool:
    """Whether a line has a fault; the stop of the Russian "ед." ends no sentence."""
    return any(re.search(pattern, each) for each in (line, line.replace("ед.", "ед")))


@pytest.mark.parametrize(("language", "fault"), CASES)
def test_no_card_has_a_fault_of_grammar(language: str, fault: str) -> None:
    pattern, example = FAULTS[language][fault]
    assert finds(pattern, example), "the fault is not found where it is"
    assert [line for line in texts(language) if finds(pattern, line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_faults_looked_for(language: str) -> None:
    assert FAULTS[language]
