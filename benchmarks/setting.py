"""What a benchmark's figures depend on besides what it measures: machine, how Python was built, versions of what takes part."""

from __future__ import annotations

import os
import platform
import sysconfig
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path


def setting(packages: Sequence[str] = ()) -> dict[str, str]:
    """By name, as the JSON of a benchmark has it."""
    built = sysconfig.get_config_var("CONFIG_ARGS") or ""
    optimized = [word for word in ("--enable-optimizations", "--with-lto") if word in built]
    return {
        "processor": f"{_processor()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}",
        "python": f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()}, "
        f"{' '.join(optimized) or 'built without optimizations'})",
        **{name: version(name) for name in packages},
    }


def told(found: dict[str, str]) -> str:
    """In one line, as a benchmark's table begins."""
    return "; ".join(value if name in ("processor", "python") else f"{name} {value}" for name, value in found.items())


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())
