"""Several guests at one table over the network, and ways to let them play."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any, Self

from horae.core.rng import Rng
from horae.testkit.guest import Guest, Json, enter_table, open_table


class Party:
    """So many people, seated in order, on one server or spread over several."""

    def __init__(self, urls: str | Sequence[str], people: int, **wish: Any) -> None:
        self._urls = [urls] if isinstance(urls, str) else list(urls)
        self._people = people
        self._wish = wish
        self._stack = AsyncExitStack()
        self.guests: list[Guest] = []
        self.table = ""

    async def __aenter__(self) -> Self:
        names = ("Ana", "Bruno", "Clara", "Dani", "Eva")
        made = await open_table(self._urls[0], **{"name": names[0], **self._wish})
        self.table = made["table"]
        for number in range(self._people):
            url = self._urls[number % len(self._urls)]
            if number:
                made = await enter_table(url, self.table, names[number])
            guest = await self._stack.enter_async_context(Guest(url, self.table, made["token"]))
            self.guests.append(guest)
            if number:
                await guest.request("sit", seat=number)
                await guest.request("ready", ready=True)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()

    async def start(self) -> Self:
        await self.all_at(max(guest.n or 0 for guest in self.guests))
        n = (await self.guests[0].request("start"))["n"]
        await self.all_at(n)
        return self

    async def all_at(self, n: int) -> None:
        """Wait until everyone has heard of record n."""
        for guest in self.guests:
            while guest.n is None or guest.n < n:
                await guest.next()

    def deciding(self) -> list[int]:
        position = self.guests[0].position
        assert position is not None
        found: list[int] = position["deciding"]
        return found

    async def move(self, seat: int, rng: Rng) -> Json:
        """Any legal move of the seat; everyone has heard of it when this returns."""
        guest = self.guests[seat]
        assert guest.position is not None
        choice = rng.pick(guest.position["legal"])
        answer = await guest.do(choice["action"], guest.position["offer"])
        assert answer["type"] == "update", answer
        await self.all_at(answer["n"])
        return answer

    async def play(self, rng: Rng, most: int = 1000) -> int:
        """Play on, at most so many moves; how many were made."""
        for made in range(most):
            if self.guests[0].view["phase"] != "playing":
                return made
            await self.move(rng.pick(self.deciding()), rng)
        return most

    async def gather(self, seconds: float = 0.2) -> None:
        """Let everyone read whatever still comes."""

        async def drain(guest: Guest) -> None:
            try:
                while True:
                    await guest.next(seconds)
            except TimeoutError:
                return

        await asyncio.gather(*(drain(guest) for guest in self.guests))
