"""The clauses of the rulebook, as the rules and the log cite them."""

from __future__ import annotations

from enum import IntEnum

from theagon.kernel.enums import constants


@constants
class Clause(IntEnum):
    """`Clause.GU3_12` is clause GU3.12. The texts are in `rulebook/clauses.yaml`."""

    NONE = 0
    GU1_1 = 1
    GU2_1 = 2
    GU2_2 = 3
    GU2_3 = 4
    GU2_4 = 5
    GU2_5 = 6
    GU2_6 = 7
    GU3_1 = 8
    GU3_2 = 9
    GU3_3 = 10
    GU3_4 = 11
    GU3_5 = 12
    GU3_6 = 13
    GU3_7 = 14
    GU3_8 = 15
    GU3_9 = 16
    GU3_10 = 17
    GU3_11 = 18
    GU3_12 = 19
    GU3_13 = 20
    GU4_1 = 21
    GU4_2 = 22
    GU4_3 = 23
    GU5_1 = 24
    GU5_2 = 25
    GU5_3 = 26
    GU5_4 = 27
    GU5_5 = 28
    GU5_6 = 29
    GU5_7 = 30
    GU5_8 = 31
    GU5_9 = 32
    GU5_10 = 33
    GU5_11 = 34
    GU6_1 = 35
    GU6_2 = 36
    GU6_3 = 37
    GU6_4 = 38
    GU6_5 = 39
    GU6_6 = 40
    GU6_7 = 41
    GU6_8 = 42
    GU6_9 = 43
    GU6_10 = 44
    GU6_11 = 45
    GU6_12 = 46
    GU6_13 = 47
    GU6_14 = 48
    GU6_15 = 49
    GU6_16 = 50
    GU6_17 = 51
    GU6_18 = 52
    GU6_19 = 53
    GU6_20 = 54
    GU6_21 = 55
    GU6_22 = 56
    GU6_23 = 57
    GU6_24 = 58
    GU6_25 = 59
    GU6_26 = 60
    GU6_27 = 61
    GU6_28 = 62
    GU6_29 = 63
    GU6_30 = 64
    GU6_31 = 65
    GU6_32 = 66
    GU6_33 = 67
    GU6_34 = 68
    GU6_35 = 69
    GU7_1 = 70
    GU7_2 = 71
    GU7_3 = 72
    GU7_4 = 73
    GU7_5 = 74
    GU7_6 = 75
    GU7_7 = 76
    GU7_8 = 77
    GU7_9 = 78
    GU7_10 = 79
    GU7_11 = 80
    GU7_12 = 81
    GU7_13 = 82
    GU7_14 = 83
    GU7_15 = 84
    GU7_16 = 85
    GU7_17 = 86
    GU7_18 = 87
    GU7_19 = 88
    GU7_20 = 89
    GU7_21 = 90
    GU7_22 = 91
    GU8_1 = 92
    GU8_2 = 93
    GU8_3 = 94
    GU8_4 = 95
