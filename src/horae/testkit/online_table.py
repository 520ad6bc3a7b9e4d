"""Several clients at one table over the network, and ways to let them play."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any, Self

from horae.core.rng import Rng
from horae.testkit.client import Client, Json, enter_table, open_table


class OnlineTable:
    """So many people, seated in order, on one server or spread over several."""

    def __init__(self, urls: str | Sequence[str], people: int, **wish: Any) -> None:
        self._urls = [urls] if isinstance(urls, str) else list(urls)
        self._people = people
        self._wish = wish
        self._stack = AsyncExitStack()
        self.clients: list[Client] = []
        self.table = ""

    async def __aenter__(self) -> Self:
        names = ("Ana", "Bruno", "Clara", "Dani", "Eva")
        made = await open_table(self._urls[0], **{"name": names[0], **self._wish})
        self.table = made["table"]
        for number in range(self._people):
            url = self._urls[number % len(self._urls)]
            if number:
                made = await enter_table(url, self.table, names[number])
            client = await self._stack.enter_async_context(Client(url, self.table, made["token"]))
            self.clients.append(client)
            if number:
                await client.request("sit", seat=number)
                await client.request("ready", ready=True)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()

    async def start(self) -> Self:
        await self.all_at(max(client.n or 0 for client in self.clients))
        n = (await self.clients[0].request("start"))["n"]
        await self.all_at(n)
        return self

    async def all_at(self, n: int) -> None:
        """Wait until everyone has heard of record n."""
        for client in self.clients:
            while client.n is None or client.n < n:
                await client.next()

    def deciding(self) -> list[int]:
        position = self.clients[0].position
        assert position is not None
        found: list[int] = position["deciding"]
        return found

    async def move(self, seat: int, rng: Rng) -> Json:
        """Any legal move of the seat; everyone has heard of it when this returns."""
        client = self.clients[seat]
        assert client.position is not None
        choice = rng.pick(client.position["legal"])
        answer = await client.do(choice["action"], client.position["offer"])
        assert answer["type"] == "update", answer
        await self.all_at(answer["n"])
        return answer

    async def play(self, rng: Rng, most: int = 1000) -> int:
        """Play on, at most so many moves; how many were made."""
        for made in range(most):
            if self.clients[0].view["phase"] != "playing":
                return made
            await self.move(rng.pick(self.deciding()), rng)
        return most

    async def caught_up(self) -> None:
        """Everyone has heard what anyone has, and all that was sent to them by then."""
        await self.all_at(max(client.n or 0 for client in self.clients))
        for client in self.clients:
            await client.caught_up()

    async def recorded_nothing(self, since: int | None) -> bool:
        """Whether the next record is the one after that. A line is said to find out."""
        said = await self.clients[0].request("say", text="Well?")
        await self.all_at(said["n"])
        return since is not None and said["n"] == since + 1
