"""A mission's preview over HTTP, beside the tables. For its writer alone, on their own machine: it shows everything."""

from __future__ import annotations

from asyncio import Lock, to_thread
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from horae.authoring.missions.graph import graph
from horae.authoring.missions.preview import MissionPreview, PreviewedCard
from horae.core.speech import Fault, say
from horae.games.timestories.open_content import content_of
from horae.packs import pictures
from horae.packs.reader import BadPack
from horae.packs.texts import in_language
from horae.server.http import as_json, language_of
from horae.server.pack_shelf import PackShelf
from horae.server.pictures import POLICY
from horae.server.protocol.preview_bodies import (
    PreviewCard,
    PreviewCounter,
    PreviewFinding,
    PreviewOpponent,
    PreviewOption,
    PreviewQuestion,
    PreviewView,
)


class PreviewPages:
    """What the preview's page asks for."""

    def __init__(self, preview: MissionPreview, shelf: PackShelf) -> None:
        self._preview = preview
        self._shelf = shelf
        self._playable = ""
        self._looking = Lock()

    def routes(self) -> list[Route]:
        return [
            Route("/api/preview", self.page),
            Route("/api/preview/here", self.here),
            Route("/api/preview/map", self.map),
            Route("/api/preview/pictures/{name:path}", self.picture),
        ]

    def offer(self) -> None:
        """Look at the mission now and put it on the shelf, for replays that are asked for before its page is."""
        self._preview.look()
        self._playable = self._offer()

    async def here(self, request: Request) -> Response:
        """That the preview runs, for a report that was opened from disk: it may know no more."""
        return Response(None, 204, {"cache-control": "no-store", "cross-origin-resource-policy": "cross-origin"})

    async def page(self, request: Request) -> Response:
        """Everything there is to see; for who has this version already, only that."""
        async with self._looking:
            if await to_thread(self._preview.look) and not self._preview.is_stale:
                self._playable = await to_thread(self._offer)
        asked = request.query_params
        if asked.get("version") == self._preview.version:
            return Response(None, 204, {"cache-control": "no-store"})
        count = asked.get("receptacles", "")
        receptacles = int(count) if count in ("2", "3", "4") else 4
        language, reader, profile = language_of(request), asked.get("reader", ""), asked.get("profile", "")
        counters = _counters(asked.get("counters", ""))
        return as_json(await to_thread(self._view, language, reader, receptacles, profile, counters))

    def _offer(self) -> str:
        """Put the mission on the shelf as it is now, so that a table can be opened; its id, if it can."""
        root = Path(str(self._preview.folder.root))
        try:
            return self._shelf.refresh(root)
        except Fault:
            return ""

    def _view(self, language: str, reader: str, receptacles: int, profile: str, counters: dict[str, int]) -> PreviewView:
        preview = self._preview
        pack = preview.pack
        return PreviewView(
            version=preview.version,
            mission=self._playable,
            title=pack.title[language] if pack is not None else preview.folder.name,
            stale=preview.is_stale,
            findings=tuple(
                PreviewFinding(one.severity, self._short(one.file), one.line, say(one.why, language))
                for one in preview.found.findings
            ),
            content=None if pack is None else in_language(content_of(pack), language),
            portraits=tuple(sorted(name for name in preview.pictures if name.startswith("receptacles/"))),
            counters=()
            if pack is None
            else tuple(
                PreviewCounter(one.id, one.name[language], counters.get(one.id, one.start), one.least, one.most)
                for one in pack.parts.counters
            ),
            cards=tuple(self._card(card, language) for card in preview.cards(reader, receptacles, profile, counters)),
        )

    def _card(self, card: PreviewedCard, language: str) -> PreviewCard:
        return PreviewCard(
            say(card.group, language),
            say(card.title, language),
            card.owner,
            msgspec.to_builtins(card.face),
            card.test_conditions,
            tuple(
                PreviewQuestion(
                    one.ask[language],
                    one.by,
                    one.typed,
                    one.when,
                    tuple(PreviewOption(option.label[language], option.when) for option in one.options),
                )
                for one in card.questions
            ),
            tuple(PreviewOpponent(one.name[language], one.life) for one in card.opponents),
            self._short(card.file),
            card.line,
            card.picture,
            card.slice_number,
            card.slices,
        )

    def _short(self, file: str) -> str:
        return file.removeprefix(f"{self._preview.folder.name}/")

    async def map(self, request: Request) -> Response:
        pack = self._preview.pack
        if pack is None:
            return Response(None, 404)
        drawn = await to_thread(graph, pack, language_of(request), False)
        return _svg(drawn.encode())

    async def picture(self, request: Request) -> Response:
        try:
            return _svg(await to_thread(pictures.picture, self._preview.folder, request.path_params["name"]))
        except (BadPack, OSError):
            return Response(None, 404)


def _counters(asked: str) -> dict[str, int]:
    """Where the writer wants counters to stand, asked for as `doubt:3,rain:0`; what is not that is passed over."""
    pairs = (part.partition(":") for part in asked.split(","))
    return {name: int(value) for name, _, value in pairs if value.removeprefix("-").isdecimal() and len(value) < 5}


def _svg(data: bytes) -> Response:
    headers = {"cache-control": "no-store", "content-security-policy": POLICY}
    return Response(data, 200, headers, "image/svg+xml")
