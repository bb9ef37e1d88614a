### The table in a terminal: what it says at every game, and what may be typed. A game may say a thing in its own way.

## Who and what

terminal-title = { $game } in the terminal
terminal-you = You
terminal-player = Player { $number }
terminal-nobody = nobody's

## The line that never moves

terminal-turn = turn { $turn }
terminal-expect-mulligan = opening hand: numbers to exchange; Enter keeps all
terminal-expect-mode = choose one of these
terminal-expect-tile = { $what }: number or place; Enter goes back
terminal-won = { $name } won on turn { $turn }
terminal-won-you = You won on turn { $turn }
terminal-won-team = { $name } won on turn { $turn }
terminal-drawn = Drawn on turn { $turn }

## Players and choices

terminal-possible = Possible now
terminal-verb-attack = attack

## Asking and answering

terminal-pass = It is { $name }'s turn. Hand the device over, then press Enter
terminal-again-to-leave = Ctrl-C again leaves the match; Enter goes on
terminal-no-number = There is no choice { $number }.
terminal-not-understood = Cannot do "{ $text }" here; "help" lists what you can do.
terminal-such-as = Such as: { $usage }
terminal-perhaps = Perhaps: { $near }
terminal-no-look = Nothing here is called "{ $wanted }".
terminal-empty-tile = There is nothing at { $tile }.
terminal-no-rules = The rulebook has nothing called "{ $wanted }".
terminal-no-event = There is no such event; "log" lists them with their numbers.
terminal-no-undo-nothing-done = There is nothing to take back yet.
terminal-no-undo-another-decided = That cannot be taken back: another player has decided since.
terminal-no-undo-chance = That cannot be taken back: chance had a part in it.
terminal-no-undo-revealed = That cannot be taken back: it showed a hidden card.
terminal-undone = Taken back: { $action }
terminal-it-is-possible = That is possible: { $action }
terminal-file-exists = { $file } is there already: name a new file
terminal-saved = Saved in { $file }
terminal-quit-question = Leave. Save in { $file }? Enter: yes · no · another file name
terminal-concede-question = Give this match up? yes · no
terminal-word-yes = yes y
terminal-word-no = no n
terminal-word-not = not
terminal-resume = Saved. To go on: { $command }
terminal-seed = Seed { $seed }: the same seed, decks and actions give the same match.

## Before the match

terminal-ask-deck = Your deck?
terminal-ask-opponent = Your opponent?
terminal-ask-default = a number or a name; Enter: { $default }
terminal-human = a human at this device
terminal-no-answer = There is no "{ $answer }" here.

## Looking things up

terminal-from-aura = From the aura of { $card }: { $bonus }
terminal-temporary = { $bonus } ({ $until ->
    [this-turn] this turn
    [turn-of-p1] until ▲'s next turn
   *[turn-of-p2] until ●'s next turn
})
terminal-deck = Deck
terminal-deck-left = Cards left in the deck: { $count }. It was built of:

## Commands: the words that are understood, the first of them the one that help shows

terminal-command-attack = attack
terminal-command-play = play
terminal-command-end = end
terminal-command-choose = choose
terminal-command-mode = mode
terminal-command-mulligan = mulligan
terminal-command-help = help
terminal-command-undo = undo
terminal-command-hint = hint
terminal-command-why = why
terminal-command-look = look show
terminal-command-log = log
terminal-command-rules = rules
terminal-command-deck = deck
terminal-command-board = board
terminal-command-save = save
terminal-command-lang = lang
terminal-command-quit = quit
terminal-command-concede = concede

terminal-help-end = end your turn
terminal-help-mulligan = exchange these cards of your opening hand; with no number, keep all
terminal-help-help = this page
terminal-help-undo = take your last action back, if it showed nothing hidden
terminal-help-hint = a good action with its reason; the record of the match counts it
terminal-help-why = why an event happened, or why an action is not possible
terminal-help-log = everything that happened, with the numbers of events
terminal-help-rules = a clause of the rulebook, or a word of the game
terminal-help-deck = the cards of your deck
terminal-help-board = draw the board again
terminal-help-save = save the match as a replay
terminal-help-lang = change the language
terminal-help-quit = leave; the match can be saved
terminal-help-concede = give the match up

## What the terminal says at a game that says no more of itself.

terminal-help-look = what stands on a place
terminal-help-intro =
    Type a number from the lists, or the name of a place: that of a piece first, then where it goes.
    Words may be shortened.
terminal-help-marks = On the board: ▲ ● the players, · a free place.
terminal-help-mode = do the second of what is offered
