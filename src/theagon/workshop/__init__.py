"""The workshop: what a designer is told about a set of cards while writing it, and what can be done with one.

A set is the text of a card file: cards, their scenarios, a title.
"""
