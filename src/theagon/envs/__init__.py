"""Environments for learners, in the interfaces of their libraries.

`pettingzoo` has matches with an agent in each seat, `gymnasium` matches against a bot, single or vectorized, and
`openspiel` the games for OpenSpiel's algorithms, also in the small variants of `reduced`. Each of the three needs the
extra of its name, as in `pip install 'theagon[pettingzoo]'`.
"""
