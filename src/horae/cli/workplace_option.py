"""Where a command that plays many games has them played: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import os

import typer

from horae.cli.command_line import BadInput
from horae.sim.local_processes import Processes, ThisProcess
from horae.sim.ray_cluster import RayCluster
from horae.sim.workplace import Workplace

JOBS: int = typer.Option(0, "--jobs", min=0)
RAY: str | None = typer.Option(None, "--ray", show_default=False)


def workplace(jobs: int, ray: str | None) -> Workplace:
    """To be used in a `with`."""
    if ray is not None:
        if jobs:
            raise BadInput("jobs-or-ray")
        return RayCluster(ray)
    count = jobs or os.cpu_count() or 1
    return ThisProcess() if count == 1 else Processes(count)
