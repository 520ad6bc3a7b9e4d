# What the server itself says, over HTTP and the socket.

server-bad-message = that message could not be understood
server-bad-request = that request could not be understood
server-hello-first = say hello first: which table, which language
server-no-replays = there is no folder { $folder } with games to watch
server-unknown-table = there is no such table; perhaps the link is cut short
server-unknown-pack = there is no pack called “{ $pack }”; the packs are: { $known }
server-bad-token = that link is not for a seat at this table
server-no-watchers = this table lets nobody watch; enter it first
server-not-entered = you are watching; enter the table to take part
server-too-fast = too many messages at once; slow down a little
server-too-large = that is too long
server-protocol = the page is older than the server; load it again
server-wrong-origin = that page may not talk to this server
server-forbidden = only whoever sits there may see that while the game runs
server-not-started = the game has not begun yet
server-not-over = the log can be had when the game is over
server-store-down = the store does not answer: { $why }
server-store-in-use = another server is using { $file }
server-bad-store = { $url } is no store: use sqlite:///FILE or postgresql://…
server-needs-psycopg = for PostgreSQL install horae[postgresql]
server-serving = Horae is at { $url }
server-no-client = The page has not been built; only the programs' side answers. Run make play, or build the package.
