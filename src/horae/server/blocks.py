"""The addresses and networks that an operator has shut out: what they are, and whether somebody comes from one of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

from horae.core.speech import Fault, Phrase, shortened
from horae.server.limits import account


class Block(NamedTuple):
    network: str
    at: int
    """Unix time in ms, as the next."""
    ends: int
    """0: never."""

    def holds_at(self, now: int) -> bool:
        return not self.ends or now < self.ends


class BadNetwork(Fault):
    def __init__(self, words: str, why: str) -> None:
        super().__init__(Phrase(f"admin-network-{why}", {"words": shortened(words)}))


def network_of(words: str) -> str:
    """What an operator names, as it is kept. An IPv6 address alone stands for its /64, within which its holder chooses freely.
    Raises BadNetwork."""
    try:
        network = ip_network(account(words) if "/" not in words else words)
    except ValueError as wrong:
        raise BadNetwork(words, "host-bits" if "host bits" in str(wrong) else "unknown") from None
    if isinstance(network, IPv6Network) and network.prefixlen >= 96 and network.network_address.ipv4_mapped:
        network = ip_network((network.network_address.ipv4_mapped, network.prefixlen - 96))
    if not network.prefixlen:
        raise BadNetwork(words, "everybody")
    return str(network)


class Blocks:
    """Those that hold now. Whoever keeps connections is told through `on_change` when there are others than before."""

    def __init__(self, now: Callable[[], int] = lambda: time.time_ns() // 1_000_000) -> None:
        self._now = now
        self._found: frozenset[Block] = frozenset()
        self._within: dict[tuple[int, int], set[int]] = {}
        """For each kind of address and length of a prefix: the prefixes."""
        self.on_change: list[Callable[[], None]] = []

    def heed(self, found: Iterable[Block]) -> bool:
        """These are kept in the store; whether that changed anything."""
        now = self._now()
        held = frozenset(block for block in found if block.holds_at(now))
        if held == self._found:
            return False
        self._found, self._within = held, {}
        for block in held:
            network = ip_network(block.network)
            kind = network.version, network.max_prefixlen - network.prefixlen
            self._within.setdefault(kind, set()).add(int(network.network_address) >> kind[1])
        for heard in self.on_change:
            heard()
        return True

    def hold(self, host: str) -> bool:
        """Whether nobody is let in from there."""
        if not self._within:
            return False
        address = _address(host)
        if address is None:
            return False
        number = int(address)
        return any(
            version == address.version and number >> free in prefixes for (version, free), prefixes in self._within.items()
        )

    def __len__(self) -> int:
        return len(self._found)


@lru_cache(10_000)
def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(host)
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found
