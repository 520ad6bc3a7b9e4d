"""The example package as people would have it: built as a wheel, and installed where a test wants it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

NOON = Path(__file__).parents[3] / "examples" / "noon"


def build(folder: Path) -> Path:
    """Its wheel, in this folder."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(NOON)]
    subprocess.run(command, check=True, capture_output=True)
    (wheel,) = folder.glob("horae_noon-*.whl")
    return wheel


def install(folder: Path) -> Path:
    """A folder that, on the path, is an environment's neighbour with nothing but the example in it."""
    place = folder / "beside"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--target",
        str(place),
    ]
    subprocess.run([*pip, str(build(folder))], check=True, capture_output=True)
    return place
