"""The clauses of the rulebook, as the rules and the log cite them; HG2.9 has lettered steps."""

from __future__ import annotations

from enum import IntEnum

from theagon.kernel.enums import constants, written


@constants
class Clause(IntEnum):
    """`Clause.HG2_9D` is clause HG2.9, step d. The texts are in `rulebook/clauses.yaml`."""

    NONE = 0
    HG1_1 = 1
    HG1_2 = 2
    HG1_3 = 3
    HG1_4 = 4
    HG1_5 = 5
    HG1_6 = 6
    HG1_7 = 7
    HG1_8 = 8
    HG1_9 = 9
    HG1_10 = 10
    HG1_11 = 11
    HG2_1 = 12
    HG2_2 = 13
    HG2_3 = 14
    HG2_4 = 15
    HG2_5 = 16
    HG2_6 = 17
    HG2_7 = 18
    HG2_8 = 19
    HG2_9 = 20
    HG2_9A = 21
    HG2_9B = 22
    HG2_9C = 23
    HG2_9D = 24
    HG2_9E = 25
    HG2_9F = 26
    HG2_9G = 27
    HG2_9H = 28
    HG2_9I = 29
    HG2_10 = 30
    HG2_11 = 31
    HG2_12 = 32
    HG3_1 = 33
    HG3_2 = 34
    HG3_3 = 35
    HG3_4 = 36
    HG3_5 = 37
    HG3_6 = 38
    HG3_7 = 39
    HG3_8 = 40
    HG3_9 = 41
    HG3_10 = 42
    HG3_11 = 43
    HG4_1 = 44
    HG4_2 = 45
    HG4_3 = 46
    HG4_4 = 47
    HG4_5 = 48
    HG4_6 = 49
    HG4_7 = 50
    HG4_8 = 51
    HG4_9 = 52
    HG4_10 = 53
    HG4_11 = 54
    HG4_12 = 55
    HG4_13 = 56
    HG4_14 = 57
    HG4_15 = 58
    HG4_16 = 59
    HG4_17 = 60
    HG4_18 = 61
    HG4_19 = 62
    HG4_20 = 63
    HG4_21 = 64
    HG4_22 = 65
    HG4_23 = 66
    HG4_24 = 67
    HG4_25 = 68
    HG4_26 = 69
    HG4_27 = 70
    HG4_28 = 71
    HG4_29 = 72
    HG4_30 = 73
    HG4_31 = 74
    HG4_32 = 75
    HG4_33 = 76
    HG4_34 = 77
    HG4_35 = 78
    HG4_36 = 79
    HG4_37 = 80
    HG4_38 = 81
    HG4_39 = 82
    HG4_40 = 83
    HG4_41 = 84
    HG4_42 = 85
    HG4_43 = 86
    HG4_44 = 87
    HG4_45 = 88
    HG4_46 = 89
    HG4_47 = 90
    HG4_48 = 91
    HG4_49 = 92
    HG4_50 = 93
    HG4_51 = 94
    HG4_52 = 95
    HG4_53 = 96
    HG5_1 = 97
    HG5_2 = 98
    HG5_3 = 99
    HG5_4 = 100
    HG5_5 = 101
    HG5_6 = 102
    HG5_7 = 103
    HG5_8 = 104
    HG5_9 = 105
    HG5_10 = 106
    HG5_11 = 107
    HG5_12 = 108
    HG5_13 = 109
    HG5_14 = 110
    HG5_15 = 111
    HG6_1 = 112
    HG6_2 = 113
    HG6_3 = 114
    HG6_4 = 115
    HG6_5 = 116
    HG6_6 = 117
    HG6_7 = 118
    HG6_8 = 119
    HG6_9 = 120
    HG6_10 = 121
    HG6_11 = 122
    HG6_12 = 123
    HG6_13 = 124
    HG6_14 = 125
    HG6_15 = 126
    HG6_16 = 127
    HG6_17 = 128
    HG6_18 = 129
    HG6_19 = 130
    HG6_20 = 131
    HG6_21 = 132
    HG6_22 = 133
    HG6_23 = 134
    HG6_24 = 135
    HG6_25 = 136
    HG6_26 = 137
    HG6_27 = 138
    HG6_28 = 139
    HG6_29 = 140
    HG6_30 = 141
    HG6_31 = 142
    HG6_32 = 143
    HG6_33 = 144
    HG6_34 = 145
    HG6_35 = 146
    HG6_36 = 147
    HG6_37 = 148
    HG6_38 = 149
    HG6_39 = 150


def clause_id(clause: int) -> str:
    """A clause as it is written: `HG2.9d`, or an empty text for none."""
    return written(Clause(clause))
