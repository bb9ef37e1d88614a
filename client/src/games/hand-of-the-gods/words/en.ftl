### The table's words for Hand of the Gods. The words of its cards and rules come from the server.

about-hand-of-the-gods = Summon gods, beasts and heroes on a board of clay, and bring the other's summoning stone down.
expect-destination = Choose where it goes
expect-discover = Choose one of these random cards
tile-blocked = { $tile }: blocked
may-move = can be moved to
from-aura = From the aura of { $name } ({ $tile }):
guarded = Guarded: enemies cannot attack it
do-warcry = Use the warcry
do-leader = Use the ability
do-move = Move there
