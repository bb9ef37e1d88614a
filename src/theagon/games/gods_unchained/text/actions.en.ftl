## What a player may do.

action-play-gap = Play { $source } into gap { $target }
action-use = Use the ability of { $source }
action-use-target = Use the ability of { $source } on { $target }
action-power = Use { $source }
action-power-target = Use { $source } on { $target }
action-bag = Use the bag of tricks
action-buy = Buy { $source }
action-foresee-target = Put on the bottom: { $target }
action-foresee = Leave the top of the deck as it is
place-of = { $side ->
    [you] your
    [enemy] the enemy's
   *[named] { $seat }'s
} { $place ->
    [relic] place for a relic
   *[other] place { $place }
}

## The same actions, as told of afterwards: things that were better or worse.

deed-use = the ability of { $source }
deed-use-target = the ability of { $source } on { $target }
deed-power = { $source }
deed-power-target = { $source } on { $target }
deed-bag = the bag of tricks
deed-buy = buying { $source }
deed-foresee-target = putting { $target } at the bottom
deed-foresee = leaving the top of the deck as it is

## Why an action is not possible.

reason-power-first = First pick a god power.
reason-choose-place-first = An effect is waiting: first choose whom it is for.
reason-choose-hand-first = First choose a card in your hand.
reason-foresee-first = First decide which of the foreseen cards go to the bottom.
reason-nobody = There is no one at { $place }.
reason-not-yours = What is at { $place } is not yours.
reason-own-side = { $place } is on your own side.
reason-hidden = The character at { $place } is hidden.
reason-bad-target = What is at { $place } cannot be the target.
reason-takes-no-target = No target is wanted here.
reason-too-dear = It costs { $cost }, and you have { $mana } mana.
reason-side-full = Your side has 6 creatures already.
reason-no-such-gap = There is no such gap in your row.
reason-relic-does-not-attack = A relic does not attack; your god attacks with it.
reason-relic-not-attacked = Relics cannot be attacked.
reason-asleep = It is asleep.
reason-sick = It has summoning sickness.
reason-no-relic = Your god has no relic.
reason-no-strength = Your god's relic has no strength.
reason-cannot-attack = It cannot attack.
reason-used-by-hand = What has an ability to use by hand does not attack.
reason-cannot-attack-gods = It cannot attack gods.
reason-has-attacked = It has attacked this turn already.
reason-blitz-spares-gods = On the turn it enters play it may attack creatures, but not the god.
reason-frontline = A creature with frontline must be attacked first.
reason-backline = The creature at { $place } stands in the backline, behind another creature.
reason-no-ability = There is no ability to use at { $place }.
reason-no-power = You have no god power.
reason-power-passive = This god power is not used; it works by itself.
reason-power-used = The god power was used this turn already.
reason-bag-used = The bag of tricks was used this turn already.
reason-bag-empty = The bag of tricks is empty.
reason-no-lock-left = All locks are open.
reason-nothing-sold = Nothing is sold there.
reason-bought-enough = Only three cards a turn can be bought.
reason-too-little-favor = It costs { $price } favor, and you have { $favor }.
