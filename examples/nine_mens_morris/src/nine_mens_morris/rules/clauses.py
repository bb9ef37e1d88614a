"""The clauses of the rulebook, as the rules and the log cite them."""

from __future__ import annotations

from enum import IntEnum

from theagon.kernel.enums import constants


@constants
class Clause(IntEnum):
    """The clauses by name: `Clause.NM4_2` is NM4.2. The texts are in `rulebook/clauses.yaml`."""

    NONE = 0
    NM1_1 = 1
    NM1_2 = 2
    NM1_3 = 3
    NM1_4 = 4
    NM1_5 = 5
    NM2_1 = 6
    NM2_2 = 7
    NM3_1 = 8
    NM3_2 = 9
    NM4_1 = 10
    NM4_2 = 11
    NM4_3 = 12
    NM4_4 = 13
    NM4_5 = 14
    NM5_1 = 15
    NM5_2 = 16
    NM5_3 = 17
