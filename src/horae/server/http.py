"""The HTTP side: what there is to play, opening and entering tables, rulebooks, packs, replays, logs, health."""

from __future__ import annotations

import gzip
from asyncio import timeout, to_thread
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hmac import compare_digest
from math import ceil
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from horae import __version__
from horae.core.game import AnyGame, BadSetup
from horae.core.log import BadLog
from horae.core.speech import DEFAULT_LANGUAGE, LANGUAGES, Phrase, say
from horae.server import failures, views
from horae.server.addresses import for_others, is_loopback
from horae.server.archive import ReadOrder, log_file
from horae.server.bot_workers import Gone, TooSlow
from horae.server.build import build
from horae.server.game_info import cover_place, game_info, lesson_text, pack_texts, rulebook_text
from horae.server.identities import NotYou
from horae.server.identity import Bearer, entry_id, refused_bearer
from horae.server.limits import Bucket, Buckets, TooMuch, account
from horae.server.live_table import LiveTable, Repeated, encode, no_attempt
from horae.server.log_entry import as_text, log_entry
from horae.server.metrics import CONTENT_TYPE
from horae.server.origin import header, is_allowed
from horae.server.pictures import POLICY, TablePictures, cover_of
from horae.server.protocol import http_bodies
from horae.server.replay import replay
from horae.server.replay_folder import ReplayFolder
from horae.server.store import StoreDown
from horae.server.story import story
from horae.server.tables import Tables, UnknownPack, UnknownTable
from horae.table import claims, decisions
from horae.table.lesson import lesson_of
from horae.table.records import Entered, Person
from horae.table.seating import Seating
from horae.table.table import CannotResume, Declined, Table

T = TypeVar("T")
_LEAST_READING = 0.05
"""Seconds that a log or a replay counts for at least."""
Handler: TypeAlias = Callable[["Api", Request], Awaitable[Response]]


class HttpError(Exception):
    """An HTTP error, to be said in the asker's language."""

    def __init__(self, status: int, code: str, phrase: Phrase | None = None, seconds: float | None = None) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.phrase = phrase or Phrase(f"server-{code}")
        self.seconds = seconds
        """After how many it may be tried again, where that is known."""


def language_of(request: Request) -> str:
    """Asked for, else the browser's, else English."""
    asked = request.query_params.get("language")
    if asked in LANGUAGES:
        return asked
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return DEFAULT_LANGUAGE


def as_json(body: Any, status: int = 200, cache: str = "no-store", after: float | None = None) -> Response:
    """`after`: how many seconds later it may be tried again."""
    headers = {"cache-control": cache}
    if after is not None:
        headers["retry-after"] = str(max(1, ceil(after)))
    return Response(encode(body), status, headers, "application/json")


def _drawing(request: Request, found: bytes | None, cache: str) -> Response:
    """A picture, which stays what it is under its address."""
    if found is None:
        raise HttpError(404, "unknown-picture")
    headers = {"cache-control": f"{cache}, max-age=86400", "content-security-policy": POLICY, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        found, headers["content-encoding"] = gzip.compress(found, mtime=0), "gzip"
    return Response(found, 200, headers, "image/svg+xml")


def host_of(request: Request) -> str:
    """Where it comes from."""
    return request.client.host if request.client else ""


def _is_own_computer(request: Request) -> bool:
    """Whether a browser on this computer asks, and no proxy on it for somebody elsewhere."""
    through_proxy = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))
    return is_loopback(host_of(request)) and is_loopback(request.url.hostname or "") and not through_proxy


def bearer_of(request: Request) -> str | None:
    """The token that a request brings, if it does."""
    kind, _, token = (header(request.scope["headers"], b"authorization") or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


class Api:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._buckets = Buckets(tables.config.requests_per_second, tables.config.request_burst)
        self._reading = Buckets(tables.config.reading_per_second, tables.config.reading_burst)
        self._texts: dict[tuple[str, ...], bytes] = {}
        self._replay_folder = ReplayFolder(tables.config.replays, tables.games, tables.shelf, tables.config.unfinished_replays)

    def handle(self, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        """The handler with limits before it and errors in words after it."""

        async def answer(request: Request) -> Response:
            try:
                return await answer_or_fault(request)
            except Exception as wrong:
                failures.note(self.tables.metrics, "over HTTP", f"{request.method} {handler.__name__}", wrong)
                return as_json(http_bodies.Problem("broken", say(Phrase("table-broken"), language_of(request))), 500)

        async def answer_or_fault(request: Request) -> Response:
            seconds = None
            try:
                if not self._buckets.take(host_of(request)):
                    self.tables.refused.note(host_of(request), "requests")
                    raise HttpError(429, "too-fast", seconds=self._buckets.of(host_of(request)).wait(1))
                if request.method == "POST" and not is_allowed(request.scope["headers"], self.tables.config.origins):
                    raise HttpError(403, "wrong-origin")
                return await handler(self, request)
            except HttpError as wrong:
                problem, status = http_bodies.Problem(wrong.code, say(wrong.phrase, language_of(request))), wrong.status
                seconds = wrong.seconds
            except UnknownTable as fault:
                problem, status = http_bodies.Problem("unknown-table", fault.say(language_of(request))), 404
            except TooMuch as fault:
                problem, status = http_bodies.Problem(fault.code, fault.say(language_of(request))), 429
                seconds = fault.seconds
                self.tables.refused.note(host_of(request), fault.what)
            except (TooSlow, Gone):
                problem, status = http_bodies.Problem("broken", say(Phrase("table-broken"), language_of(request))), 503
            except CannotResume as fault:
                problem, status = http_bodies.Problem("cannot-resume", fault.say(language_of(request))), 410
            except BadLog as fault:
                problem, status = http_bodies.Problem("bad-log", fault.say(language_of(request))), 410
            except UnknownPack as fault:
                problem, status = http_bodies.Problem("unknown-pack", fault.say(language_of(request))), 404
            except BadSetup as fault:
                problem, status = http_bodies.Problem("unknown-game", fault.say(language_of(request))), 404
            except Declined as fault:
                problem, status = http_bodies.Problem(fault.code, fault.say(language_of(request))), 400
            except NotYou as fault:
                problem, status = http_bodies.Problem(fault.code, fault.say(language_of(request))), 403
            except StoreDown as fault:
                words = Phrase(f"server-trouble-{fault.trouble}")  # its own may name the database's address
                problem, status = http_bodies.Problem("store-down", say(words, language_of(request))), 503
            return as_json(problem, status, after=seconds)

        return answer

    # --- what there is ---

    async def address(self, request: Request) -> Response:
        """For whoever opened the page on the server's own computer: what to give to friends. Nobody else is told how the
        computer is called on its own network."""
        _, port = request.scope["server"] or ("", self.tables.config.port)
        return as_json(http_bodies.Address(for_others(self.tables.config.host, port) if _is_own_computer(request) else None))

    async def games(self, request: Request) -> Response:
        language, games, shelf = language_of(request), self.tables.games, self.tables.shelf

        def make() -> list[http_bodies.GameInfo]:
            return [game_info(games.game(name), games.narration(name), shelf, language) for name in games.names()]

        return self._text(("games", language), make)

    async def rulebook(self, request: Request) -> Response:
        name, language = request.path_params["game"], language_of(request)
        game = self.tables.games.game(name)
        return self._text(("rulebook", name, language), lambda: rulebook_text(game, language))

    async def pack(self, request: Request) -> Response:
        language = language_of(request)
        game, pack, source = self._on_shelf(request)

        def make() -> http_bodies.PackTexts:
            return pack_texts(game, game.load_pack(source), cover_place(game, self.tables.shelf, pack), language)

        return self._text(("pack", game.name, pack, language), make)

    async def cover(self, request: Request) -> Response:
        game, _, source = self._on_shelf(request)
        return _drawing(request, cover_of(game.name, source), "public")

    def _on_shelf(self, request: Request) -> tuple[AnyGame, str, str]:
        """The game and the pack that are asked for, and what the pack is loaded by."""
        name, pack, shelf = request.path_params["game"], request.path_params["pack"], self.tables.shelf
        game = self.tables.games.game(name)
        if pack not in shelf.packs(name):
            raise UnknownPack(pack, shelf.packs(name))
        return game, pack, shelf.source(pack, shelf.content(name, pack))

    def _text(self, key: tuple[str, ...], make: Callable[[], Any]) -> Response:
        body = self._texts.get(key)
        if body is None:
            body = self._texts[key] = encode(make())
        return Response(body, 200, {"cache-control": "no-cache"}, "application/json")

    # --- tables ---

    async def body(self, request: Request, kind: type[Struct]) -> Any:
        body = b""
        try:
            async with timeout(self.tables.config.head_seconds):
                async for part in request.stream():
                    body += part
                    if len(body) > self.tables.config.message_bytes:
                        raise HttpError(413, "too-large")
        except TimeoutError:
            raise HttpError(408, "bad-request") from None
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise HttpError(400, "bad-request") from None

    async def open_table(self, request: Request) -> Response:
        wish: http_bodies.NewTable = await self.body(request, http_bodies.NewTable)
        identity = await self._identity(request)
        table = await self.tables.open_table(wish, host_of(request), identity)
        self.tables.note_visit(host_of(request), f"opened table {table}")
        return await self._admission(table, 0, identity)

    async def open_lesson(self, request: Request) -> Response:
        wish: http_bodies.NewLesson = await self.body(request, http_bodies.NewLesson)
        identity = await self._identity(request)
        table = await self.tables.open_lesson(wish, host_of(request), identity)
        self.tables.note_visit(host_of(request), f"opened table {table}, for a lesson")
        return await self._admission(table, 0, identity)

    async def _identity(self, request: Request) -> str:
        """Whose device asks, if it says; a guest is nobody. Raises NotYou."""
        token = bearer_of(request)
        return "" if token is None else (await self.tables.identities.own(token)).identity.id

    async def _admission(self, table: str, person: Person, identity: str, seating: Seating | None = None) -> Response:
        tokens = self.tables.tokens
        if identity:
            with suppress(NotYou):  # there may be no room for one more; the seat is theirs by its token
                await self.tables.identities.keep(identity, table, person)
        token = tokens.make(table, person) if seating is None else tokens.make_for(table, person, seating)
        return as_json(http_bodies.Admission(table, person, token), 201)

    async def lesson(self, request: Request) -> Response:
        language = language_of(request)
        game = self.tables.games.game(request.path_params["game"])
        found = lesson_of(game)
        if found is None:
            raise Declined("no-lesson")
        return self._text(("lesson", game.name, language), lambda: lesson_text(game, found, language))

    async def enter(self, request: Request) -> Response:
        wish: http_bodies.Enter = await self.body(request, http_bodies.Enter)
        live = await self._live(request)
        live.let_in(host_of(request))
        identity = await self._identity(request)
        key = None if wish.key is None else entry_id(wish.key)
        try:
            person = live.table.person_of(await live.record(None, key, lambda: no_attempt(self._entered(live, wish, identity))))
        except Repeated as before:
            person = live.table.person_of(before.n)
        except decisions.AlreadyIn as known:
            person = known.person
        self.tables.note_visit(host_of(request), f"came in at table {live.table.id} as person {person}")
        is_known = live.table.people[person].identity == identity
        return await self._admission(live.table.id, person, identity if is_known else "", live.table)

    @staticmethod
    def _entered(live: LiveTable, wish: http_bodies.Enter, identity: str) -> Entered:
        if wish.claims is None or live.table.person_with(identity) is not None:
            return decisions.enter(live.table, wish.name, identity)
        return claims.claim(live.table, wish.claims, live.present())

    async def _from_replay_folder(self, request: Request) -> Table | None:
        return await to_thread(self._replay_folder.find, request.path_params["table"])

    async def _live(self, request: Request) -> LiveTable:
        return await self.tables.find(request.path_params["table"], host_of(request))

    async def table(self, request: Request) -> Response:
        shown = await self._from_replay_folder(request)
        if shown is not None:
            return as_json(views.table_view(shown, (), ()))
        live = await self._live(request)
        view = live.view(live.here(), live.present())
        sees = live.table.shows_game_to(self._person(request, live.table.id, live.table))
        return as_json(view if sees else views.without_game(view))

    async def glance(self, request: Request) -> Response:
        live = await self._live(request)
        async with self.tables.working(host_of(request)):
            person = self._person(request, live.table.id, live.table)
            return as_json(views.glance(live.table, live.narration, person, language_of(request)))

    async def me(self, request: Request) -> Response:
        """Whose token this is, before a client puts it in the place of another."""
        live = await self._live(request)
        bearer = self._holder(request, live.table.id, live.table)
        why = refused_bearer(bearer, live.table)
        if bearer is None or why not in (None, "recognised"):
            raise HttpError(403, why or "bad-token")
        person, token = bearer.person, None
        if (known := live.table.people[person].known_as) is not None:
            person, token = known[0], self.tables.tokens.make_for(live.table.id, known[0], live.table)
        name, seat = live.table.people[person].name, live.table.seat_of(person)
        return as_json(http_bodies.Holder(person, name, seat, token))

    async def stored(self, request: Request) -> Response:
        """What the server keeps about who asks, also when the game cannot be had, or they were sent away."""
        return await self._own_words(request)

    async def erase(self, request: Request) -> Response:
        """Their names and what they wrote are gone after this; the seat stays theirs."""
        return await self._own_words(request, erases=True)

    async def _own_words(self, request: Request, erases: bool = False) -> Response:
        table_id, token = request.path_params["table"], bearer_of(request)
        if token is None or not self.tables.tokens.may_be(token, table_id):
            raise HttpError(403, "bad-token")  # before anything is read
        self.begin_reading(request)
        found = await self.tables.own_words(table_id, token, host_of(request), erases)
        self.charge_reading(request, found.seconds)
        if isinstance(found.about, str):
            raise HttpError(403, found.about)
        return as_json(http_bodies.StoredAbout(**msgspec.structs.asdict(found.about)))

    async def _any_table(self, request: Request) -> tuple[Table, TablePictures]:
        """A table of this server or of the replay folder, with its pack's pictures."""
        shown = await self._from_replay_folder(request)
        if shown is not None:
            return shown, self.tables.pictures(shown)
        live = await self._live(request)
        return live.table, live.pictures

    async def table_pack(self, request: Request) -> Response:
        table, pictures = await self._any_table(request)
        async with self.tables.working(host_of(request)):
            return as_json(pack_texts(table.game, table.pack, pictures.cover, language_of(request)))

    async def picture(self, request: Request) -> Response:
        _, pictures = await self._any_table(request)
        return _drawing(request, pictures.find(request.path_params["picture"]), "private")

    def _holder(self, request: Request, table_id: str, seating: Seating) -> Bearer | None:
        token = bearer_of(request)
        return None if token is None else self.tables.tokens.read(token, table_id, seating)

    def _person(self, request: Request, table_id: str, seating: Seating) -> Person | None:
        bearer = self._holder(request, table_id, seating)
        return bearer.person if bearer is not None and refused_bearer(bearer, seating) is None else None

    async def somebody_at(self, request: Request) -> tuple[LiveTable, Person]:
        """The table, and who of its people asks."""
        live = await self._live(request)
        person = self._person(request, live.table.id, live.table)
        if person is None or person in live.table.claims:
            raise HttpError(403, "bad-token")
        return live, person

    async def _admit(self, request: Request, table_id: str) -> Person | None:
        """Who asks, if they may see anything of the table's game: where onlookers are not wanted, who plays or has played."""
        seating = await self.tables.seating(table_id, self.reading_of(request))
        person = self._person(request, table_id, seating)
        if not seating.shows_game_to(person):
            raise HttpError(403, "no-onlookers")
        return person

    async def replay(self, request: Request) -> Response:
        asked, language = request.query_params.get("seat"), language_of(request)
        if asked is not None and not (asked.isascii() and asked.isdecimal() and len(asked) <= 2):
            raise HttpError(400, "bad-request")
        seat = None if asked is None else int(asked)
        self.begin_reading(request)
        table_id = request.path_params["table"]
        shown = await self._from_replay_folder(request)
        if shown is not None:
            if seat is not None and seat >= len(shown.places):
                raise HttpError(400, "bad-request")
            narration, pictures = self.tables.games.narration(shown.game.name), self.tables.pictures(shown)
            made = await self._in_thread(
                request, lambda: encode(replay(shown, narration, pictures, seat, language, laid_out=True))
            )
            return Response(made, 200, {"cache-control": "no-store"}, "application/json")
        person = await self._admit(request, table_id)
        kept = await self.tables.archiver.archived(table_id)
        if kept is not None:
            return await self._read_replay(request, ReadOrder(kept, "replay", seat, language, table_id))
        table = (await self._live(request)).table
        if table.play is None:
            raise HttpError(409, "not-started")
        if seat is not None and seat >= len(table.places):
            raise HttpError(400, "bad-request")
        if table.phase != "over" and seat is not None and table.seat_of(person) != seat:
            raise HttpError(403, "forbidden")
        return await self._read_replay(request, ReadOrder(await self.tables.archiver.order(table_id), "replay", seat, language))

    async def _read_replay(self, request: Request, order: ReadOrder) -> Response:
        found = await self._read(request, order)
        if found is None:
            raise HttpError(400, "bad-request")
        return Response(found, 200, {"cache-control": "no-store"}, "application/json")

    async def _read(self, request: Request, order: ReadOrder) -> bytes | None:
        """A game read in another process, on the account of who asks."""
        found = await self.tables.archiver.read(order, account(host_of(request)))
        self.charge_reading(request, found.seconds)
        return found.body

    def charge_reading(self, request: Request, seconds: float) -> None:
        self.reading_of(request).charge(max(0.0, seconds - _LEAST_READING))

    async def _in_thread(self, request: Request, make: Callable[[], T]) -> T:
        bucket = self.reading_of(request)

        def work() -> T:
            with bucket.working():
                return make()

        return await to_thread(work)

    def reading_of(self, request: Request) -> Bucket:
        return self._reading.of(host_of(request))

    def begin_reading(self, request: Request) -> None:
        """Raises TooMuch. The least that it will cost is paid at once, so that not everything can be asked for at once."""
        bucket = self.reading_of(request)
        if not bucket.take(_LEAST_READING):
            raise TooMuch(bucket.wait(_LEAST_READING), "reading")

    async def log(self, request: Request) -> Response:
        table_id = request.path_params["table"]
        self.begin_reading(request)
        shown = await self._from_replay_folder(request)
        if shown is not None:
            body: bytes | None = await self._in_thread(request, lambda: log_file(shown))
        else:
            body = await self._log_of(request, table_id)
        disposition = f'attachment; filename="horae-{table_id}.log"'
        return Response(body, 200, {"content-disposition": disposition, "cache-control": "no-store"}, "application/x-ndjson")

    async def _log_of(self, request: Request, table_id: str) -> bytes | None:
        await self._admit(request, table_id)
        kept = await self.tables.archiver.archived(table_id)
        if kept is not None:
            return await self._read(request, ReadOrder(kept, "log", table=table_id))
        table = (await self._live(request)).table
        if table.phase != "over" and not table.is_log_open:
            raise HttpError(409, "not-over")
        return await self._read(request, ReadOrder(await self.tables.archiver.order(table_id), "log"))

    async def _entry(self, request: Request) -> http_bodies.LogEntry:
        self.begin_reading(request)
        language = language_of(request)
        shown = await self._from_replay_folder(request)
        if shown is None:
            body = await self._told_of(request, "entry", language)
            found = None if body is None else msgspec.json.decode(body, type=http_bodies.LogEntry)
        elif shown.phase != "over":
            raise HttpError(409, "not-over")
        else:
            narration = self.tables.games.narration(shown.game.name)
            found = await self._in_thread(request, lambda: log_entry(shown, narration, language))
        if found is None:
            raise HttpError(404, "no-entry")
        return found

    async def _told_of(self, request: Request, wanted: Literal["entry", "story"], language: str) -> bytes | None:
        """What is kept of a finished game, or made of its records."""
        table_id = request.path_params["table"]
        await self._admit(request, table_id)
        kept = await self.tables.archiver.archived(table_id)
        found = None if kept is None else await self._read(request, ReadOrder(kept, wanted, language=language, table=table_id))
        if found is not None:
            return found
        if (await self._live(request)).table.phase != "over":
            raise HttpError(409, "not-over")
        return await self._read(request, ReadOrder(await self.tables.archiver.order(table_id), wanted, language=language))

    async def entry(self, request: Request) -> Response:
        return as_json(await self._entry(request))

    async def entry_file(self, request: Request) -> Response:
        found = await self._entry(request)
        disposition = f'attachment; filename="{found.game}-{found.pack}-{found.table}.txt"'
        return Response(as_text(found), 200, {"content-disposition": disposition, "cache-control": "no-store"}, "text/plain")

    async def story(self, request: Request) -> Response:
        self.begin_reading(request)
        language = language_of(request)
        shown = await self._from_replay_folder(request)
        if shown is None:
            body = await self._told_of(request, "story", language)
        elif shown.phase != "over":
            raise HttpError(409, "not-over")
        else:
            made = await self._in_thread(request, lambda: story(shown, language))
            body = None if made is None else encode(made)
        if body is None:
            raise HttpError(404, "no-story")
        return Response(body, 200, {"cache-control": "no-store"}, "application/json")

    # --- for whoever runs the server ---

    async def health(self, request: Request) -> Response:
        """For strangers too: that something is wrong and what kind of thing, but not where."""
        trouble = "stopping" if self.tables.stopping else self.tables.watch.trouble
        if trouble is not None:
            why = say(Phrase(f"server-trouble-{trouble}"), language_of(request))
            return as_json({"ok": False, "trouble": trouble, "why": why}, 503)
        about = {"process": self.tables.process, "version": __version__, "build": build()}
        if self.tables.watch.is_degraded:
            why = say(Phrase("server-trouble-some-damaged"), language_of(request))
            return as_json({"ok": True, **about, "degraded": "damaged", "why": why})
        return as_json({"ok": True, **about})

    async def metrics(self, request: Request) -> Response:
        wanted, given = self.tables.config.metrics_token, bearer_of(request)
        if not wanted or given is None or not compare_digest(given.encode(), wanted.encode()):
            raise HttpError(403, "no-metrics")
        return Response(self.tables.metrics.text(), 200, {"cache-control": "no-store"}, CONTENT_TYPE)
