"""What whoever runs a server may set, and the limits that keep one client from harming the others."""

from __future__ import annotations

from msgspec import Struct

from horae.server.logs import LogForm


class Config(Struct, frozen=True):
    store: str = "sqlite:///horae.db"
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Further origins that pages may connect from, besides the server's own."""
    replays: str = ""
    """A folder of log files that anyone may watch."""
    unfinished_replays: bool = False
    """Whether logs of games without an end are shown too: nobody may still be playing one of them."""
    packs: tuple[str, ...] = ()
    """Folders of packs that are offered besides those that come with the games: each is a pack, or holds some."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose word on where a request comes from is taken."""
    base_path: str = ""
    """What comes before every path, such as /horae, where a proxy gives the server only a part of a host."""
    metrics_token: str = ""
    """What whoever reads /metrics must show; without one nobody may."""
    log_form: LogForm = "text"
    log_addresses: bool = False
    """Whether the log says from which address somebody came, and from which ones work was refused."""
    catalogue: str = "horae.server.catalogue:everything"
    """Which games are offered: a function, as module:name, that worker processes can import too."""
    outgoing: bool = True
    """Whether people may have themselves told of their turns: on their devices, or where a table's host wants it told."""
    outgoing_networks: tuple[str, ...] = ()
    """Networks that notices may be sent to besides the public internet."""
    notice_seconds: float = 60.0
    """Who has not been connected for so long is not looking, and told."""
    notice_changes_per_hour: float = 60.0
    notice_change_burst: int = 60
    """How often somebody at one address may change what is told where."""
    bot_workers: int = 1
    bot_pause: float = 0.8
    """Seconds that a bot waits before it acts, so that people can follow."""
    bot_limit: float = 5.0
    """Seconds after which a bot's thinking is cut short, and the table moves it; so long again it may wait for its turn."""
    bot_patience: float = 20.0
    """Seconds that a bot may leave its move to others at a quiet table while somebody can do nothing but wait."""
    proposal_seconds: float = 4.0
    """How long a move that somebody makes for others too may be objected to before it counts; 0: it counts at once."""
    bot_marks: bool = False
    """Whether bots make asides, such as marking what plays rule out. Off: people like to find that out themselves."""
    power_safe: bool = True
    """SQLite: what is acknowledged survives a power cut too, not only a killed process."""
    check_at_start: bool = True
    """Whether the store is looked over when the server starts, beside everything else."""
    message_bytes: int = 16 * 1024
    messages_per_second: float = 20.0
    message_burst: int = 60
    address_messages_per_second: float = 200.0
    address_message_burst: int = 1000
    """Messages from all connections of one address, a refused one counting as several. What comes beyond waits, and is read
    when there is room for it: nothing is lost, and nobody else waits."""
    flood: int = 200
    """A connection that had so many messages dropped is closed."""
    requests_per_second: float = 20.0
    request_burst: int = 200
    files_per_second: float = 50.0
    file_burst: int = 1000
    """The client's files, for one address: a page asks for some dozens."""
    connections_per_address: int = 200
    """WebSockets; and as many further sockets that are none (yet)."""
    connects_per_second: float = 10.0
    connect_burst: int = 100
    """New sockets from one address."""
    head_seconds: float = 10.0
    """Who connects must have said so soon what they want: a request whole, then on a WebSocket hello."""
    work_per_second: float = 0.1
    work_burst: float = 0.5
    """Seconds of the server's one thread that an address may use for coming to tables, other languages and earlier pages."""
    reading_per_second: float = 0.25
    reading_burst: float = 3.0
    """Seconds of another process for replays and logs."""
    thinking_per_second: float = 0.25
    thinking_burst: float = 10.0
    """Seconds that the bots of one address may think among everybody's; past that they think in a process apart."""
    tables_per_hour: float = 60.0
    table_burst: int = 30
    """Tables opened from one address."""
    entries_per_minute: float = 1.0
    entry_burst: int = 12
    """People who come in at one table from one address: a stranger with the link fills no table."""
    erasures_per_hour: float = 6.0
    erasure_burst: int = 10
    """How often somebody at one address may have what is stored about them erased: everybody at the table must connect anew."""
    identities_per_hour: float = 20.0
    identity_burst: int = 20
    """How often somebody at one address may make an identity or try to come back by one."""
    idle_tables: int = 500
    """Tables that nobody is connected to and that stay in memory all the same; of more, those used longest ago leave."""
    backlog_bytes: int = 1024 * 1024
    """What may wait to be sent to a client that does not read; past that it is disconnected."""
    chat_per_second: float = 1.0
    chat_burst: int = 30
    """What one person may write at a table, in lines of a hundred letters; marks and everything else they change there count
    as one."""
    table_records: int = 20_000
    """What a table's log takes before nobody can chat or mark there any more; a game can go on until it has twice as many."""
    person_records: int = 4_000
    """What one person may add to a table's log before they can only play."""
    writing_per_second: float = 20.0
    writing_burst: int = 100
    """What the people of one address may write, mark and change at all their tables."""
    store_seconds: float = 10.0
    """Who comes to a table and has waited so long for the store is told to try again."""
    grace_seconds: float = 30.0
    """Who lost the line is taken to be reloading for so long: nobody acts for them or in their place."""
    forget_days: float = 90.0
    """A table whose game was not finished and at which nothing has happened for so long is erased; 0: never."""
    archive_seconds: float = 10.0
    """A server that is told to stop takes so long at most for the archives of games that have just ended."""
    idle_seconds: float = 600.0
    """A table that nobody is connected to leaves memory after this time."""
    retry_ms: int = 500
