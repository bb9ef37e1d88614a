# %% [markdown]
# # Your own bot
#
# A bot is a function of a position and a seed. The checks of `theagon.testing` say whether it plays fair.

# %%
import theagon
from theagon.games.play.position import Position
from theagon.testing import check_bot

game = theagon.load("gods-unchained")


# %% [markdown]
# This one estimates its chances after each action, and takes the best. `chances` uses only what the seat knows.


# %%
def hopeful(position: Position, seed: int) -> int:
    """Return the action after which the seat wins most often, by a few trials each."""

    def hope(action: int) -> float:
        return position.chances(position.to_act, action, trials=2, seed=seed).win

    return max(position.distinct_actions()[:12], key=hope)


check_bot(hopeful, game, seeds=range(1))

# %% [markdown]
# It plays a random player in pairs of matches: the same seed and decks twice, with sides exchanged.

# %%
results = []
for seed in range(2):
    for side in range(2):
        position = game.new(game.setup(["nature", "nature"], seed=seed))
        while not position.is_over:
            own = position.contestants[position.to_act] == side
            position.apply(hopeful(position, position.turn) if own else position.decide("random", position.turn))
        results.append(position.returns()[position.contestants.index(side)])
print("results", results)
assert sum(results) > 0
