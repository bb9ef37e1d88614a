"""Files of arrays with a description: numpy's `.npz`, from which only numbers are loaded, never objects."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import numpy as np

from theagon.errors import Location, TheagonError
from theagon.match.dataset_files import DAMAGED

if TYPE_CHECKING:
    from numpy.typing import NDArray

S = TypeVar("S", bound=msgspec.Struct)

ABOUT = "about"


def write(path: Path, about: msgspec.Struct, arrays: Mapping[str, NDArray[Any]]) -> None:
    """Write a file atomically."""
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        np.savez(file, allow_pickle=False, **{ABOUT: np.frombuffer(msgspec.json.encode(about), np.uint8), **arrays})
    part.replace(path)


def read(path: Path, kind: type[S], name: str) -> tuple[S, dict[str, NDArray[Any]]]:
    """Read the description and the arrays of a file. Raises TheagonError, with this name, if it is not such a file."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        return msgspec.json.decode(arrays.pop(ABOUT).tobytes(), type=kind), arrays
    except OSError as error:
        raise TheagonError(f"{path}: {error.strerror or error}") from None
    except (*DAMAGED, AttributeError, msgspec.MsgspecError):
        raise TheagonError(f"this is no {name} of Theagon.", location=Location(str(path))) from None
