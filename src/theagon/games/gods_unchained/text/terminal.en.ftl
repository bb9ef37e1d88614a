### The table in a terminal: what it says of this game, and what may be typed.

## Who and what

terminal-marks =
    asleep z  sick ~  silenced -  stunned ?  bound ×  boost +  wall F  backline B  stealth H  charge Z  godblitz Z+  ward W
    immune P  death D  leech L  overkill O  twin-strike T  flank K  soulless S  burn b  heal r  protect a

## The line that never moves

terminal-expect-turn = play, attack, use a power, or end the turn
terminal-expect-power = pick your god power
terminal-expect-foresee = numbers go to the bottom of the deck; Enter leaves all
terminal-expect-target = choose a target
terminal-expect-delve = choose one of these cards
terminal-expect-card = choose one of these cards
terminal-expect-hand = choose a card of your hand

## Players and choices

terminal-locks = locks { $locks }
terminal-spent = used
terminal-in-play = being played: { $card }
terminal-gap-before = left of { $card }
terminal-gap-last = at the right end

## Looking things up

terminal-text-of = It has the abilities of { $card } too.
terminal-then-sleeps = then it sleeps
terminal-temporary = { $bonus } ({ $until ->
    [this-turn] this turn
    [next-attack] until its next attack
    [turn-of-p1] until ▲'s next turn
   *[turn-of-p2] until ●'s next turn
})

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-power = power
terminal-command-use = use
terminal-command-buy = buy
terminal-command-bag = bag
terminal-command-foresee = foresee
terminal-command-void = void

terminal-help-attack = attack with a creature, or with your god and its relic
terminal-help-play = play a card: into a gap of your row, or on its target
terminal-help-power = use your god power, on a target if it needs one
terminal-help-use = use the ability of a creature or relic
terminal-help-buy = buy a card of the Sanctum, by its name or its place there
terminal-help-bag = open one more lock, for this turn
terminal-help-choose = answer an effect that asks for a target or a card
terminal-help-foresee = put these of the cards you foresee on the bottom; with no number, leave all
terminal-help-look = a creature, a god, a relic, a card of your hand, any card
terminal-help-void = the cards in both void piles
terminal-help-intro =
    Type a number from the lists: a card, a creature or a power; then the number or place of its target.
    Both at once is quicker: "2 p2-1". 0 ends the turn. So do words: "play bombfly", "attack p1-2 p2-god".
    Words may be shortened, "a p1-2 p2-god", and "p1-2 p2-god" alone attacks. Places too: p2g is p2-god.
    Places count from the left: p1-1 to p1-6, p2-1 to p2-6. A creature comes to the right end unless you name its gap.
terminal-help-marks =
    On the board: ▲ ● the players; strength/health, ↑ ↓ changed from what is printed; of a relic, strength/durability.
    ◆3/5: 3 mana left of 5 open gems. ☼5: favor, or a price in it. Marks: ~ summoning sickness, z asleep, - silenced, ? confused, × cannot attack, F frontline, B backline, H hidden, Z blitz, Z+ godblitz, W ward, P protected, D deadly, L leech, O overkill, T twin strike, K flank, S soulless, b2 burn, r2 regen, a2 armor, +1 spell boost.
