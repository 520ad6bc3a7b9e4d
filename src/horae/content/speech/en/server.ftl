# What the server itself says, over HTTP and the socket.

server-bad-message = that message made no sense
server-bad-request = that request made no sense
server-hello-first = say hello first: which table, which language
server-no-replays = there’s no folder { $folder } to watch games from
server-unknown-table = there’s no table like that; maybe the link got cut short
server-unknown-pack = there’s no pack called “{ $pack }”; the packs are: { $known }
server-bad-token = that link isn’t for a seat at this table
server-no-watchers = you can’t just watch at this table; come in first
server-not-entered = you’re watching; come in to take part
server-too-fast = too many messages at once; slow down a little
server-too-large = that’s too long
server-protocol = the page is older than the server; reload it
server-wrong-origin = that page isn’t allowed to talk to this server
server-forbidden = while the game is on, only the person in that seat can see that
server-not-started = the game hasn’t begun yet
server-not-over = you can download the log once the game is over
server-store-down = the store isn’t answering: { $why }
server-store-in-use = another server is using { $file }
server-bad-store = { $url } isn’t a store: use sqlite:///FILE or postgresql://…
server-needs-psycopg = for PostgreSQL install horae[postgresql]
server-serving = Horae is at { $url }
server-no-client = The page hasn’t been built; only the part for programs answers. Run make play, or build the package.
