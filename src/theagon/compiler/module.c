/* The module: its methods by name. */

#define METHOD(NAME) {#NAME, (PyCFunction)(void (*)(void))py_##NAME, METH_FASTCALL, NULL}

#define DEFINE_ENTRY(INDEX, NAME) \
    static PyObject *entry_##NAME(PyObject *module, PyObject *const *args, Py_ssize_t n) { \
        (void)module; \
        return call_entry(&entries[INDEX], args, n); \
    }
ENTRY_METHODS(DEFINE_ENTRY)

#define LIST_ENTRY(INDEX, NAME) {#NAME, (PyCFunction)(void (*)(void))entry_##NAME, METH_FASTCALL, NULL},

static PyMethodDef methods[] = {
    ENTRY_METHODS(LIST_ENTRY)
    METHOD(memory),
    METHOD(repeat),
    METHOD(copies),
    METHOD(each),
#ifdef MATCH
    METHOD(series),
#endif
#ifdef STEP
    METHOD(step),
#endif
    {NULL, NULL, 0, NULL},
};

static int fill_module(PyObject *module) {
    if (pthread_atfork(NULL, NULL, forget_workers)) return PyErr_NoMemory(), -1;
    if (PyModule_AddIntConstant(module, "BUSY", offsetof(Memory, busy)) < 0) return -1;
    return PyModule_AddStringConstant(module, "source", SOURCE_HASH);
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, (void *)fill_module}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, .m_name = "_kernel", .m_doc = "Compiled rules of " PROGRAM_NAME ".", .m_methods = methods,
    .m_slots = slots,
};

PyMODINIT_FUNC PyInit__kernel(void) { return PyModuleDef_Init(&definition); }
