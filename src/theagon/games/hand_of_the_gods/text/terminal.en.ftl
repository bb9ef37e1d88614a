### The table in a terminal: what it says, and what may be typed.

## Who and what

terminal-stone-short = Stone
terminal-guarded = guarded
terminal-marks =
    banished ×  stunned !  sick ~  exhausted z  silenced -  warcry W  guard G  stealth S  protect P  reincarnate R
    resurrect R+  immune I  twin-strike T  wall V

## The line that never moves

terminal-expect-turn = play, move, attack, or end the turn
terminal-expect-target = choose a target
terminal-expect-destination = choose where the unit goes
terminal-expect-discover = choose one of these cards

## Players and choices

terminal-leader-used = ability used
terminal-verb-move = move

## Looking things up

terminal-about-stone = Destroy it and you win; guard your own.

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-move = move
terminal-command-leader = leader
terminal-command-warcry = warcry
terminal-command-graveyard = graveyard

terminal-help-move = move a unit
terminal-help-attack = attack with a unit
terminal-help-play = play a card, on a tile if it needs one
terminal-help-leader = use your leader's ability, on a tile if it needs one
terminal-help-warcry = use a unit's warcry, on a tile if it needs one
terminal-help-choose = answer an effect that asks for a tile or a card
terminal-help-look = a unit, a card of your hand, any card or leader
terminal-help-graveyard = the cards in both graveyards
terminal-help-intro =
    Type a number from the lists: a card, a unit or an ability; then the number or tile of its target.
    Both at once is quicker: "2 b3". 0 ends the turn. So do words: "play marksman b3", "move b2 c3".
    Words may be shortened, "m b2 c3", and "b2 c3" alone moves there, or attacks who stands there.
terminal-help-marks =
    On the board: ▲ ● the players, ◆ nobody; attack/health, ↑ ↓ changed from what is printed, ♥ a stone's health.
    Marks: ~ summoning sickness, z exhausted, ! stunned, × banished, - silenced, G guard, S stealth, P1 protect, R reincarnate, R+ resurrection, I immune, T twin strike, V taunt, W warcry.
