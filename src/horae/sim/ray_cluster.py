"""Work done on a Ray cluster: its nodes come and go, and what goes with them is done again.

Ray is told to try nothing twice: who does that, and counts it, is the workplace.
"""

from __future__ import annotations

import socket
from collections.abc import Collection, Hashable, Sequence
from functools import cache
from typing import Any

from horae.core.game import BadSetup
from horae.sim.kept_work import mark_of
from horae.sim.workplace import Done, Job, Lost, WorkFailed, Workplace, do_chunk

_CODE = ("core", "packs", "games", "games/shipwreck", "games/echoes", "games/timestories", "bots", "sim")
_PATIENCE = 10.0
"""Seconds to wait for an answer from an address."""
_AGAIN = 1.0


class RayCluster(Workplace):
    """A cluster that somebody started; every node has Horae installed, of the same version."""

    def __init__(self, address: str) -> None:
        try:
            import ray  # an extra: who plays, or works on one machine, needs none
        except ImportError:
            raise BadSetup("ray-missing") from None
        _knock(address)
        self._ray = ray
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", include_dashboard=None)
        except (ConnectionError, ValueError, RuntimeError, OSError) as wrong:
            raise BadSetup("ray-no-cluster", address=address, why=_lines(wrong)[0]) from None
        errors = ray.exceptions
        self._deaths = (
            errors.WorkerCrashedError,
            errors.NodeDiedError,
            errors.LocalRayletDiedError,
            errors.ObjectLostError,
            errors.OutOfMemoryError,
        )
        self._do = ray.remote(num_cpus=1, max_retries=0)(do_chunk_by)

    @property
    def hands(self) -> int:
        """Nodes come and go."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def begin(self, job: Job[Any, Any], pieces: Sequence[Any]) -> Hashable:
        ticket: Hashable = self._do.remote(code(), job, pieces)
        return ticket

    def ready(self, tickets: Collection[Any]) -> Collection[Hashable]:
        """Looked for again and again, so that Ctrl-C is heard."""
        done: list[Hashable] = []
        while not done:
            done, _ = self._ray.wait(list(tickets), num_returns=1, timeout=_AGAIN)
        return done

    def result(self, ticket: Any) -> Done:
        try:
            done: Done = self._ray.get(ticket)
        except self._deaths:
            raise Lost from None
        except self._ray.exceptions.RayError as wrong:
            raise WorkFailed("ray-failed", why=_lines(wrong)[-1]) from None  # the last says what, those above say where
        return done

    def drop(self, tickets: Collection[Any]) -> None:
        for ticket in tickets:
            self._ray.cancel(ticket, force=True)

    def close(self) -> None:
        self._ray.shutdown()


@cache
def code() -> str:
    """The mark of the code on this machine, by which chunks are done: figures of two versions are not to be mixed."""
    return mark_of(None, _CODE)


def do_chunk_by(mark: str, job: Job[Any, Any], pieces: Sequence[Any]) -> Done:
    """On a node."""
    if mark != code():
        return Done(failure=WorkFailed("ray-other-code", node=socket.gethostname()))
    return do_chunk(job, pieces)


def _knock(address: str) -> None:
    """Where an address names a machine, see first whether anybody is there: Ray would ask for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
        except (OSError, OverflowError) as wrong:
            raise BadSetup("ray-no-cluster", address=address, why=_lines(wrong)[0]) from None
    elif address not in ("auto", "local"):
        raise BadSetup("ray-address", address=address)


def _lines(wrong: BaseException) -> list[str]:
    return [line.strip() for line in str(wrong).splitlines() if line.strip()] or [type(wrong).__name__]
