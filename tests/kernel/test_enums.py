"""Enumerations of the rules."""

from __future__ import annotations

from enum import IntEnum

import pytest

from theagon.kernel.enums import constants


@constants
class Step(IntEnum):
    FIRST = 1
    SECOND = 2


def test_members_are_plain_attributes_of_their_class() -> None:
    assert vars(Step)["FIRST"] is Step.FIRST


def test_an_enumeration_is_otherwise_as_it_was() -> None:
    assert list(Step) == [Step(1), Step["SECOND"]]
    assert (Step.SECOND.name, Step.SECOND.value, Step.SECOND + 1) == ("SECOND", 2, 3)


def test_a_number_that_is_taken_is_refused() -> None:
    with pytest.raises(ValueError, match="SECOND -> FIRST"):

        @constants
        class Taken(IntEnum):
            FIRST = 1
            SECOND = 1
