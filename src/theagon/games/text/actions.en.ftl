## What a player may do, in words that several games share. A game may say a thing in its own way.

action-end = End the turn
action-play = Play { $source }
action-play-target = Play { $source } on { $target }
action-attack = Attack { $target } with { $source }
action-choose = Choose { $target }
action-mode = { $target }
action-mulligan = Keep the opening hand
action-mulligan-target = Exchange: { $target }
action-concede = Give up

## The same actions, as told of afterwards: things that were better or worse.

deed-end = ending the turn
deed-play = { $source }
deed-play-target = { $source } on { $target }
deed-attack = { $source } at { $target }
deed-choose = { $target }
deed-mode = “{ $target }”
deed-mulligan = keeping the opening hand
deed-mulligan-target = exchanging { $target }

## Why an action is not possible, in words that several games share.

reason-no-such-action = There is no such action.
reason-match-over = The match is over.
reason-nothing-to-choose = There is nothing to choose now.
reason-turn-too-long = This turn has gone on for too long: it can only be ended.
reason-mulligan-first = First decide which cards of the opening hand to exchange.
reason-choose-card-first = First choose one of the offered cards.
reason-choose-mode-first = First choose one of the things that the card offers.
reason-no-such-card = There is no card at that place.
reason-no-target = There is no target for this.
reason-needs-target = Point at a target.
reason-hand-full = Your hand is full.
reason-ability-used = The ability was used this turn already.

## Why what was typed names no action.

typed-nothing = an action is a verb and what it is done to, such as `{ $example }`
typed-no-verb = '{ $word }' is no action
typed-too-much = '{ $word }' is too much
typed-no-place = there is no place '{ $word }' here
typed-no-seat = there is no seat '{ $word }'
typed-no-card = no card here is called '{ $word }'
typed-several-cards = more than one card here begins with '{ $word }'
typed-what = { $verb } what? Such as `{ $example }`
typed-not-enemy = '{ $word }' is not an enemy's
typed-not-own = '{ $word }' is not your own
typed-other-verb = { $verb } is no answer to this, but { $now } is
typed-nothing-there = nothing can be done there
typed-guess = perhaps '{ $name }'
typed-allowed = allowed: { $names }
typed-such-as = such as `{ $example }`
typed-possible = possible now: { $actions }
