# %% [markdown]
# # First steps
#
# A match, the views of its seats, and the causes of its events.

# %%
import theagon

game = theagon.load("hand-of-the-gods")
position = game.new(game.setup(["zeus", "odin"], seed=7))
print(f"seat {position.to_act} decides, and may do {len(position.legal_actions())} things")

# %% [markdown]
# An action is a number. Its notation is what players type, and its description is for readers, in three languages.

# %%
for action in position.legal_actions()[:3]:
    print(action, "|", position.notation(action), "|", position.describe(action), "|", position.describe(action, "es"))

# %% [markdown]
# `apply` returns the events. Each names its clause of the rulebook and the event that caused it.

# %%
for _ in range(2):
    events = position.apply(position.parse("mulligan"))  # both keep their opening hands
for event in events:
    print(event.number, event.kind, event.clause, "caused by", event.cause, "|", game.tell(event.seen_by(0)))

# %% [markdown]
# A seat sees its own hand, and of the other's hand only the number of cards.

# %%
for seat in range(2):
    hands = [player["hand"] for player in position.view(seat)["players"]]
    print(f"seat {seat} sees", [[card and card["card"] for card in hand] for hand in hands])

# %% [markdown]
# An action that is not possible has a reason.

# %%
why = position.why_not(position.parse("move b2 c3"))
assert why is not None
print(why.text(), f"[{why.clause}]")
print(game.clause_text(why.clause))

# %% [markdown]
# Bots use only what their seat may see. Equal seeds give equal matches.

# %%
while not position.is_over:
    position.apply(position.decide("level-5", seed=position.turn))
print("returns", position.returns(), "after", position.turn, "turns; state", position.state_hash())
assert position.is_over
