"""The clauses of the rulebook, as the rules and the log cite them."""

from __future__ import annotations

from enum import IntEnum

from theagon.kernel.enums import constants

Clause = IntEnum(
    "Clause",
    """
    NONE
    GU1_1
    GU2_1 GU2_2 GU2_3 GU2_4 GU2_5 GU2_6
    GU3_1 GU3_2 GU3_3 GU3_4 GU3_5 GU3_6 GU3_7 GU3_8 GU3_9 GU3_10 GU3_11 GU3_12 GU3_13
    GU4_1 GU4_2 GU4_3
    GU5_1 GU5_2 GU5_3 GU5_4 GU5_5 GU5_6 GU5_7 GU5_8 GU5_9 GU5_10 GU5_11
    GU6_1 GU6_2 GU6_3 GU6_4 GU6_5 GU6_6 GU6_7 GU6_8 GU6_9 GU6_10 GU6_11 GU6_12 GU6_13 GU6_14 GU6_15 GU6_16 GU6_17
    GU6_18 GU6_19 GU6_20 GU6_21 GU6_22 GU6_23 GU6_24 GU6_25 GU6_26 GU6_27 GU6_28 GU6_29 GU6_30 GU6_31 GU6_32
    GU6_33 GU6_34 GU6_35 GU6_36 GU6_37 GU6_38 GU6_39 GU6_40 GU6_41 GU6_42 GU6_43
    GU7_1 GU7_2 GU7_3 GU7_4 GU7_5 GU7_6 GU7_7 GU7_8 GU7_9 GU7_10 GU7_11 GU7_12 GU7_13 GU7_14 GU7_15 GU7_16 GU7_17
    GU7_18 GU7_19 GU7_20 GU7_21 GU7_22
    GU8_1 GU8_2 GU8_3 GU8_4
    """,
    start=0,
)
"""`Clause.GU3_12` is clause GU3.12. The texts are in `rulebook/clauses.yaml`."""
constants(Clause)
