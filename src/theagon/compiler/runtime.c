/* The runtime of the generated C of the rules. Numbers are int64_t; DIV and MOD round down, as in Python.
 *
 * With CHECKED defined, every index, narrowing store, shift, division and assert is checked; `fault` describes a fault,
 * and control jumps back to the `guard` that the Python interface has set (see calls.c). */

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* A caller's buffer of bytes. */
typedef struct { uint8_t *at; int64_t size; } Bytes;

static inline int64_t MIN(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t MAX(int64_t a, int64_t b) { return a > b ? a : b; }
static inline int64_t ABS(int64_t a) { return a < 0 ? -a : a; }

/* Return the position of the lowest set bit. Newer processors run `rep bsf` as tzcnt, older ones as bsf, with the same
 * result. When tuned for a processor with tzcnt, GCC's builtin gives a plain bsf, which is several times as slow. */
static inline int64_t LOWEST(int64_t mask) {
#if defined __x86_64__ && defined __GNUC__ && !defined __BMI__
    int64_t position;
    __asm__("rep; bsfq %1, %0" : "=r"(position) : "r"(mask) : "cc");
    return position;
#else
    return __builtin_ctzll((unsigned long long)mask);
#endif
}

/* Return the number of set bits of |a|. Without a processor flag, the builtin would call the compiler's library. */
static inline int64_t BIT_COUNT(int64_t a) {
    uint64_t x = a < 0 ? 0 - (uint64_t)a : (uint64_t)a;
    x -= (x >> 1) & UINT64_C(0x5555555555555555);
    x = (x & UINT64_C(0x3333333333333333)) + ((x >> 2) & UINT64_C(0x3333333333333333));
    x = (x + (x >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (int64_t)((x * UINT64_C(0x0101010101010101)) >> 56);
}

static inline int64_t BIT_LENGTH(int64_t a) {
    uint64_t x = a < 0 ? 0 - (uint64_t)a : (uint64_t)a;
    return x ? 64 - __builtin_clzll(x) : 0;
}

/* Return whether all bytes of a record are 0. */
static inline int blank__(const void *record, size_t size) {
    const uint8_t *bytes = record;
    for (size_t i = 0; i < size; i++) {
        if (bytes[i]) return 0;
    }
    return 1;
}

/* Write a row of numbers into a buffer, the low byte of each first. */
static inline void put_row__(uint8_t *to, const uint16_t *row, size_t length) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(to, row, length * sizeof *row);
#else
    for (size_t i = 0; i < length; i++) to[2 * i] = row[i] & 255, to[2 * i + 1] = row[i] >> 8;
#endif
}

/* Write one number into a buffer, the low byte first. */
static inline void put_two__(uint8_t *to, int64_t number) {
    uint16_t row = (uint16_t)number;
    put_row__(to, &row, 1);
}

static inline int64_t floor_div__(int64_t a, int64_t b) {
    int64_t q = a / b;
    return q - (a % b != 0 && (a < 0) != (b < 0));
}

static inline int64_t floor_mod__(int64_t a, int64_t b) {
    int64_t r = a % b;
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}

static inline int64_t shift_left__(int64_t a, int64_t n) { return (int64_t)((uint64_t)a << n); }

#ifdef CHECKED

#include <setjmp.h>

enum fault_kind { INDEX_FAULT, OVERFLOW_FAULT, ASSERT_FAULT, DIVISION_FAULT, VALUE_FAULT };

typedef struct {
    enum fault_kind kind;
    char text[400];
} Fault;

static _Thread_local Fault fault;
static _Thread_local jmp_buf guard;

#define FAULT(KIND, ...) do { \
        fault.kind = KIND; \
        snprintf(fault.text, sizeof fault.text, __VA_ARGS__); \
        longjmp(guard, 1); \
    } while (0)

static inline int64_t check_index__(int64_t i, int64_t n, const char *name, const char *file, int line) {
    if (i < 0 || i >= n) {
        FAULT(INDEX_FAULT, "%s:%d: %s[index %lld outside 0..%lld]", file, line, name, (long long)i, (long long)n - 1);
    }
    return i;
}

static inline int64_t check_fit__(int64_t v, int64_t low, int64_t high, const char *name, const char *type,
                                  const char *file, int line) {
    if (v < low || v > high) {
        FAULT(OVERFLOW_FAULT, "%s:%d: %s: %lld does not fit %s (%lld..%lld)", file, line, name, (long long)v, type,
              (long long)low, (long long)high);
    }
    return v;
}

static inline int64_t check_divisor__(int64_t b, const char *file, int line) {
    if (b == 0) FAULT(DIVISION_FAULT, "%s:%d: division by zero", file, line);
    return b;
}

static inline int64_t check_count__(int64_t n, const char *file, int line) {
    if (n < 0 || n > 63) FAULT(VALUE_FAULT, "%s:%d: shift by %lld, outside 0..63", file, line, (long long)n);
    return n;
}

static inline int64_t check_shifted__(int64_t a, int64_t n, const char *file, int line) {
    int64_t shifted = shift_left__(a, check_count__(n, file, line));
    if (shifted >> n != a) {
        FAULT(OVERFLOW_FAULT, "%s:%d: %lld << %lld does not fit 64 bits", file, line, (long long)a, (long long)n);
    }
    return shifted;
}

static inline int64_t check_mask__(int64_t mask, const char *file, int line) {
    if (mask < 0) FAULT(VALUE_FAULT, "%s:%d: bits of the negative number %lld", file, line, (long long)mask);
    return mask;
}

static inline void assert_failed__(const char *text, const char *file, int line) {
    FAULT(ASSERT_FAULT, "%s:%d: assert %s", file, line, text);
}

#define LOW_int8 INT8_MIN
#define LOW_uint8 0
#define LOW_int16 INT16_MIN
#define LOW_uint16 0
#define LOW_int32 INT32_MIN
#define LOW_uint32 0
#define HIGH_int8 INT8_MAX
#define HIGH_uint8 UINT8_MAX
#define HIGH_int16 INT16_MAX
#define HIGH_uint16 UINT16_MAX
#define HIGH_int32 INT32_MAX
#define HIGH_uint32 UINT32_MAX

#define AT(INDEX, LENGTH, NAME) check_index__(INDEX, LENGTH, NAME, __FILE__, __LINE__)
#define FIT(VALUE, TYPE, NAME) check_fit__(VALUE, LOW_##TYPE, HIGH_##TYPE, NAME, #TYPE, __FILE__, __LINE__)
#define DIV(A, B) floor_div__(A, check_divisor__(B, __FILE__, __LINE__))
#define MOD(A, B) floor_mod__(A, check_divisor__(B, __FILE__, __LINE__))
#define SHL(A, N) check_shifted__(A, N, __FILE__, __LINE__)
#define SHR(A, N) ((int64_t)(A) >> check_count__(N, __FILE__, __LINE__))
#define BITS(MASK) check_mask__(MASK, __FILE__, __LINE__)
#define ASSERT(TEST, TEXT) ((TEST) ? (void)0 : assert_failed__(TEXT, __FILE__, __LINE__))

#else

#define AT(INDEX, LENGTH, NAME) (INDEX)
#define FIT(VALUE, TYPE, NAME) (VALUE)
#define DIV(A, B) floor_div__(A, B)
#define MOD(A, B) floor_mod__(A, B)
#define SHL(A, N) shift_left__(A, N)
#define SHR(A, N) ((int64_t)(A) >> (N))
#define BITS(MASK) (MASK)
#define ASSERT(TEST, TEXT) ((void)0)

#endif
