### The table's words for Hand of the Gods. The words of its cards and rules come from the server.

about-hand-of-the-gods = Call gods, beasts and heroes onto a board of clay, and shatter the stone that your rival guards.
expect-destination = Choose where it goes
expect-discover = Choose one of these random cards
tile-blocked = { $tile }: blocked
may-move = can be moved to
guarded = Guarded: enemies cannot attack it
do-warcry = Use the warcry
do-leader = Use the ability
do-move = Move there
