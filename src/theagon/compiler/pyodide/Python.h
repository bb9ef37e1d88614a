/* The part of Python's stable ABI (3.11) that a side module of Pyodide uses, for wasm32: the texts of `names.INTERFACE`
 * need no more. Python's own header files do not do, since they describe the machine that builds. What is declared here
 * with a wrong type is refused when the module is loaded. The layout of a structure is fixed by the stable ABI. */

#pragma once
#include <stddef.h>
#include <stdint.h>

typedef intptr_t Py_ssize_t;
typedef struct PyTypeObject PyTypeObject;
typedef struct { Py_ssize_t ob_refcnt; PyTypeObject *ob_type; } PyObject;

#define Py_TYPE(OBJECT) ((OBJECT)->ob_type)
PyObject *Py_NewRef(PyObject *);
void Py_DecRef(PyObject *);
#define Py_XDECREF Py_DecRef

/* ---- types ---- */

extern PyObject _Py_NoneStruct;
#define Py_None (&_Py_NoneStruct)

extern PyTypeObject PyBool_Type;
#define PyBool_Check(OBJECT) (Py_TYPE(OBJECT) == &PyBool_Type)
PyObject *PyBool_FromLong(long);

PyObject *PyLong_FromLongLong(long long);
long long PyLong_AsLongLongAndOverflow(PyObject *, int *);
const char *PyUnicode_AsUTF8AndSize(PyObject *, Py_ssize_t *);
Py_ssize_t PyTuple_Size(PyObject *);
PyObject *PyTuple_GetItem(PyObject *, Py_ssize_t);
PyObject *PyType_GetName(PyTypeObject *);
PyObject *PyByteArray_FromStringAndSize(const char *, Py_ssize_t);
char *PyByteArray_AsString(PyObject *);

/* ---- buffers ---- */

typedef struct {
    void *buf;
    PyObject *obj;
    Py_ssize_t len, itemsize;
    int readonly, ndim;
    char *format;
    Py_ssize_t *shape, *strides, *suboffsets;
    void *internal;
} Py_buffer;

#define PyBUF_FORMAT 0x0004
#define PyBUF_CONTIG 0x0009
int PyObject_GetBuffer(PyObject *, Py_buffer *, int);
void PyBuffer_Release(Py_buffer *);

/* ---- errors and signals ---- */

extern PyObject *PyExc_AttributeError, *PyExc_RuntimeError, *PyExc_TypeError, *PyExc_ValueError;
PyObject *PyErr_Format(PyObject *, const char *, ...);
void PyErr_SetString(PyObject *, const char *);
PyObject *PyErr_NoMemory(void);
PyObject *PyErr_Occurred(void);
int PyErr_ExceptionMatches(PyObject *);
void PyErr_Clear(void);
int PyErr_CheckSignals(void);

/* ---- threads: Pyodide can start none, which do_rows (threads.c) allows for ---- */

typedef struct PyThreadState PyThreadState;
PyThreadState *PyEval_SaveThread(void);
void PyEval_RestoreThread(PyThreadState *);
#define Py_BEGIN_ALLOW_THREADS { PyThreadState *_save = PyEval_SaveThread();
#define Py_END_ALLOW_THREADS PyEval_RestoreThread(_save); }

typedef void *PyThread_type_lock;
typedef enum { PY_LOCK_FAILURE, PY_LOCK_ACQUIRED, PY_LOCK_INTR } PyLockStatus;
enum { NOWAIT_LOCK, WAIT_LOCK };
unsigned long PyThread_start_new_thread(void (*)(void *), void *);
PyThread_type_lock PyThread_allocate_lock(void);
int PyThread_acquire_lock(PyThread_type_lock, int);
PyLockStatus PyThread_acquire_lock_timed(PyThread_type_lock, long long, int);
void PyThread_release_lock(PyThread_type_lock);

/* ---- the module ---- */

#define METH_FASTCALL 0x0080
typedef PyObject *(*PyCFunction)(PyObject *, PyObject *);
typedef struct { const char *ml_name; PyCFunction ml_meth; int ml_flags; const char *ml_doc; } PyMethodDef;

#define Py_mod_exec 2
typedef struct { int slot; void *value; } PyModuleDef_Slot;

struct PyModuleDef {
    struct { PyObject ob_base; PyObject *(*m_init)(void); Py_ssize_t m_index; PyObject *m_copy; } m_base;
    const char *m_name, *m_doc;
    Py_ssize_t m_size;
    PyMethodDef *m_methods;
    PyModuleDef_Slot *m_slots;
    void *m_traverse, *m_clear, *m_free;
};

#define PyModuleDef_HEAD_INIT {{1, NULL}, NULL, 0, NULL}
PyObject *PyModuleDef_Init(struct PyModuleDef *);
int PyModule_AddIntConstant(PyObject *, const char *, long);
int PyModule_AddStringConstant(PyObject *, const char *, const char *);
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
