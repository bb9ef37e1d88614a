### The table in a terminal: what it says, and what may be typed.

## Who and what

terminal-title = Hand of the Gods in the terminal
terminal-you = You
terminal-player = Player { $number }
terminal-bot-random = Random bot
terminal-bot-greedy = Greedy bot
terminal-nobody = nobody's
terminal-stone-short = Stone
terminal-immune = Immune
terminal-guarded = guarded
terminal-mark-guard = G
terminal-mark-stealth = S
terminal-mark-protect = P
terminal-mark-reincarnate = R
terminal-mark-resurrect = R+
terminal-mark-immune = I

## The line that never moves

terminal-turn = turn { $turn }
terminal-thinking = is thinking …
terminal-expect-turn = play, move, attack, or end the turn
terminal-expect-mulligan = opening hand: numbers to exchange; Enter keeps all
terminal-expect-target = choose a target
terminal-expect-destination = choose where the unit goes
terminal-expect-discover = choose one of these cards
terminal-expect-tile = { $what }: number or tile; Enter goes back
terminal-won = { $name } won on turn { $turn }
terminal-won-you = You won on turn { $turn }
terminal-drawn = Drawn on turn { $turn }

## Players and choices

terminal-hand-size = hand { $count }
terminal-deck-size = deck { $count }
terminal-graveyard-size = graveyard { $count }
terminal-leader-used = ability used
terminal-possible = Possible now
terminal-end = end the turn
terminal-verb-move = move
terminal-verb-attack = attack

## Asking and answering

terminal-pass = It is { $name }'s turn. Hand the device over, then press Enter
terminal-again-to-leave = Ctrl-C again leaves the match; Enter goes on
terminal-more = Enter: go on
terminal-no-number = There is no choice { $number }.
terminal-not-understood = "{ $text }" is nothing that can be done here; "help" lists what can.
terminal-such-as = Such as: { $usage }
terminal-perhaps = Perhaps: { $near }
terminal-no-look = Nothing here is called "{ $wanted }". A tile, a number of your hand, or a card's name is wanted.
terminal-empty-tile = Nobody stands on { $tile }.
terminal-no-rules = The rulebook has nothing called "{ $wanted }". A number such as HG4.24 or a word such as "guard" is wanted.
terminal-no-event = There is no such event; "log" lists them with their numbers.
terminal-no-undo-nothing-done = There is nothing to take back yet.
terminal-no-undo-another-decided = That can not be taken back: another player has decided since.
terminal-no-undo-chance = That can not be taken back: chance had a part in it.
terminal-no-undo-revealed = That can not be taken back: it showed a hidden card.
terminal-undone = Taken back: { $action }
terminal-it-is-possible = That is possible: { $action }
terminal-saved = Saved in { $file }
terminal-quit-question = Leave. Save in { $file }? Enter: yes · no · another file name
terminal-concede-question = Give this match up? yes · no
terminal-word-yes = yes y
terminal-word-no = no n
terminal-word-not = not
terminal-resume = Saved. To go on: { $command }
terminal-seed = Seed { $seed }: the same seed, decks and actions give the same match.
terminal-too-small = This terminal has { $columns } columns and { $lines } lines; the board needs { $width } and { $height }. Playing in plain text.

## Before the match

terminal-ask-deck = Your deck?
terminal-ask-opponent = Your opponent?
terminal-ask-default = a number or a name; Enter: { $default }
terminal-human = a human at this device
terminal-no-answer = There is no "{ $answer }" here.

## Looking things up

terminal-about-stone = Destroy it and you win; guard your own.
terminal-from-auras = From auras: { $bonus }
terminal-temporary = { $bonus } ({ $until ->
    [this-turn] this turn
    [turn-of-p1] until ▲'s next turn
   *[turn-of-p2] until ●'s next turn
})
terminal-deck-left = Cards left in the deck: { $count }. It was built of:

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-move = move
terminal-command-attack = attack
terminal-command-play = play
terminal-command-end = end
terminal-command-leader = leader
terminal-command-warcry = warcry
terminal-command-choose = choose
terminal-command-mulligan = mulligan
terminal-command-help = help
terminal-command-undo = undo
terminal-command-why = why
terminal-command-look = look
terminal-command-log = log
terminal-command-rules = rules
terminal-command-graveyard = graveyard
terminal-command-deck = deck
terminal-command-board = board
terminal-command-save = save
terminal-command-lang = lang
terminal-command-quit = quit
terminal-command-concede = concede

terminal-usage-move = b2 c3
terminal-usage-attack = c3 d3
terminal-usage-play = marksman b2
terminal-usage-end = { "" }
terminal-usage-leader = c3
terminal-usage-warcry = b2 c3
terminal-usage-choose = c3
terminal-usage-mulligan = 1 3
terminal-usage-help = { "" }
terminal-usage-undo = { "" }
terminal-usage-why = 12 · not move b2 f5
terminal-usage-look = c3 · 2 · marksman
terminal-usage-log = { "" }
terminal-usage-rules = HG4.24 · guard
terminal-usage-graveyard = { "" }
terminal-usage-deck = { "" }
terminal-usage-board = { "" }
terminal-usage-save = match.json
terminal-usage-lang = en · es · ru
terminal-usage-quit = { "" }
terminal-usage-concede = { "" }

terminal-help-move = move a unit
terminal-help-attack = attack with a unit
terminal-help-play = play a card, on a tile if it needs one
terminal-help-end = end your turn
terminal-help-leader = use your leader's ability, on a tile if it needs one
terminal-help-warcry = use a unit's warcry, on a tile if it needs one
terminal-help-choose = answer an effect that asks for a tile or a card
terminal-help-mulligan = exchange these cards of your opening hand; with no number, keep all
terminal-help-help = this page
terminal-help-undo = take your last action back, if it showed nothing hidden
terminal-help-why = why an event happened, or why an action is not possible
terminal-help-look = a unit, a card of your hand, any card or leader
terminal-help-log = everything that happened, with the numbers of events
terminal-help-rules = a clause of the rulebook, or a word of the game
terminal-help-graveyard = the cards in both graveyards
terminal-help-deck = the cards of your deck
terminal-help-board = draw the board again
terminal-help-save = save the match as a replay
terminal-help-lang = change the language
terminal-help-quit = leave; the match can be saved
terminal-help-concede = give the match up
terminal-help-intro =
    Type a number from the lists: a card, a unit or an ability; then the number or tile of its target.
    Both at once is quicker: "2 b3". 0 ends the turn. So do words: "play marksman b3", "move b2 c3".
    Words may be shortened, "m b2 c3", and "b2 c3" alone moves there, or attacks who stands there.
terminal-help-marks =
    On the board: ▲ ● the players, ◆ nobody; attack/health, ↑ ↓ changed from what is printed, ♥ a stone's health.
    Marks: ~ summoning sickness, z exhausted, ! stunned, × banished, - silenced, G guard, S stealth, P1 protect, R reincarnate, R+ resurrection, I immune.
