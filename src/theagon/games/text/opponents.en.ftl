### Who plays instead of a person: the eight opponents from the weakest on, each with a word on its character, and the
### bots that are none of them.

bot-level-1 = Narcissus
bot-level-2 = Orpheus
bot-level-3 = Icarus
bot-level-4 = Atalanta
bot-level-5 = Ajax
bot-level-6 = Theseus
bot-level-7 = Daedalus
bot-level-8 = Odysseus
bot-level-1-character = Has eyes for a few favourites, and overlooks most of the rest. Easy to beat.
bot-level-2-character = Takes one step at a time, dreams, and overlooks things.
bot-level-3-character = Flies at whatever looks best at once, but never misses a win.
bot-level-4-character = Is quick, and overlooks a thing or two.
bot-level-5-character = Makes the most of the turn, and asks not what comes after.
bot-level-6-character = Thinks of your answer too, but forgets what you have shown.
bot-level-7-character = Imagines how each action may come out, and forgets nothing.
bot-level-8-character = Weighs every plan many times over. Nobody here is harder to beat.
bot-own-character = A bot that whoever runs this table has brought.
bot-greedy = Greedy bot
bot-random = Random bot
bot-search = Search bot
