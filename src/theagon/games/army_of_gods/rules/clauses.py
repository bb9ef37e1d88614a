"""The clauses of the rulebook, as the rules and the log cite them."""

from __future__ import annotations

from enum import IntEnum

from theagon.kernel.enums import constants


@constants
class Clause(IntEnum):
    """`Clause.AG5_12` is clause AG5.12. The texts are in `rulebook/clauses.yaml`."""

    NONE = 0
    AG1_1 = 1
    AG1_2 = 2
    AG1_3 = 3
    AG1_4 = 4
    AG1_5 = 5
    AG2_1 = 6
    AG2_2 = 7
    AG2_3 = 8
    AG2_4 = 9
    AG2_5 = 10
    AG3_1 = 11
    AG3_2 = 12
    AG3_3 = 13
    AG3_4 = 14
    AG3_5 = 15
    AG3_6 = 16
    AG3_7 = 17
    AG4_1 = 18
    AG4_2 = 19
    AG4_3 = 20
    AG4_4 = 21
    AG4_5 = 22
    AG4_6 = 23
    AG4_7 = 24
    AG4_8 = 25
    AG4_9 = 26
    AG4_10 = 27
    AG5_1 = 28
    AG5_2 = 29
    AG5_3 = 30
    AG5_4 = 31
    AG5_5 = 32
    AG5_6 = 33
    AG5_7 = 34
    AG5_8 = 35
    AG5_9 = 36
    AG5_10 = 37
    AG5_11 = 38
    AG5_12 = 39
    AG5_13 = 40
    AG5_14 = 41
    AG5_15 = 42
    AG6_1 = 43
    AG6_2 = 44
    AG6_3 = 45
    AG6_4 = 46
    AG6_5 = 47
    AG6_6 = 48
    AG7_1 = 49
    AG7_2 = 50
    AG7_3 = 51
    AG7_4 = 52
    AG7_5 = 53
    AG7_6 = 54
    AG7_7 = 55
    AG7_8 = 56
