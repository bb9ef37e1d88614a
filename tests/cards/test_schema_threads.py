"""A schema is used for the first time by several threads at once."""

import subprocess
import sys

THREADS = """
import sys, threading
from msgspec import defstruct
from theagon.cards.schema import converted

sys.setswitchinterval(1e-6)
for _ in range(40):
    inner = defstruct("Inner", [(f"field_{number}", int, 0) for number in range(30)])
    outer = defstruct("Outer", [(f"field_{number}", list[inner]) for number in range(30)])
    plain = {f"field_{number}": [{"field_1": 2}] for number in range(30)}
    ready, found = threading.Barrier(8), []

    def convert():
        ready.wait()
        found.append(converted(plain, outer))

    threads = [threading.Thread(target=convert) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [each.field_29[0].field_1 for each in found] == [2] * 8
"""


def test_many_threads_have_a_schema_learnt_at_once() -> None:
    ended = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
