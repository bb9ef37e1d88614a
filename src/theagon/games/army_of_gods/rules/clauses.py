"""The clauses of the rulebook, as the rules and the log cite them.

`Clause.AG5_12` is clause AG5.12. The texts are in `rulebook/clauses.yaml`.
"""

from __future__ import annotations

from enum import IntEnum

from theagon.kernel.enums import constants

Clause = IntEnum(
    "Clause",
    """
    NONE
    AG1_1 AG1_2 AG1_3 AG1_4 AG1_5
    AG2_1 AG2_2 AG2_3 AG2_4 AG2_5
    AG3_1 AG3_2 AG3_3 AG3_4 AG3_5 AG3_6 AG3_7
    AG4_1 AG4_2 AG4_3 AG4_4 AG4_5 AG4_6 AG4_7 AG4_8 AG4_9 AG4_10 AG4_11
    AG4_12 AG4_13 AG4_14 AG4_15 AG4_16 AG4_17 AG4_18 AG4_19
    AG5_1 AG5_2 AG5_3 AG5_4 AG5_5 AG5_6 AG5_7 AG5_8 AG5_9 AG5_10 AG5_11 AG5_12 AG5_13 AG5_14 AG5_15 AG5_16
    AG5_17 AG5_18 AG5_19 AG5_20 AG5_21 AG5_22
    AG6_1 AG6_2 AG6_3 AG6_4 AG6_5 AG6_6
    AG7_1 AG7_2 AG7_3 AG7_4 AG7_5 AG7_6 AG7_7 AG7_8
    """,
    start=0,
)
constants(Clause)
