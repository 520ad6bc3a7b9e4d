# What `horae backup`, `restore` and `admin` say to whoever runs a server.

serve-bad-proxy = an address or a network is wanted, such as 10.0.0.2 or 10.0.0.0/8, not “{ $address }”
serve-bad-base = --base-path wants a path such as /horae, not “{ $path }”
store-twice = give --store or --store-file, not both
store-password-seen = the password in --store shows in the list of processes; put the URL in { $variable } or in a --store-file
one-line-file = { $file }: one line with the secret, and nothing else, belongs in here

backup-written = { $file }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $records ->
    [one] 1 record
   *[other] { $records } records
}, SHA-256 { $sha256 }
backup-whole = { $file } is whole: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $records ->
    [one] 1 record
   *[other] { $records } records
}, made { $made }
backup-restored = Restored from { $file }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $records ->
    [one] 1 record
   *[other] { $records } records
}, as of { $made }
backup-not-one = this isn’t a Horae backup
backup-newer = this backup has format { $format }, from Horae { $by }; this Horae reads format { $known }
backup-cut-short = this backup is cut short: its end is missing
backup-garbled = this backup is damaged: it can’t be unpacked
backup-line = this backup is damaged: line { $line } makes no sense
backup-counts = this backup is damaged: it has { $found } rows and should have { $said }
backup-checksum = this backup is damaged: its checksum doesn’t match its content

admin-no-table = there’s no table { $table } in the store
admin-no-person = there’s no person { $person } at table { $table }
admin-damaged = record { $record } of table { $table } is damaged; horae admin check lists all that is
admin-which-table = name the table that person is at
admin-none = Nothing to list.
admin-closed = Table { $table } is closed. A running server lets its people go within a few seconds.
admin-would-erase-table = this would erase table { $table } with its { $people ->
    [one] 1 person
   *[other] { $people } people
} for good; add --yes to do it
admin-would-erase-person = this would erase the names and { $lines ->
    [one] the 1 line
   *[other] the { $lines } lines
} of { $name } (person { $person }) at table { $table } for good; add --yes to do it
admin-erased-table = Table { $table } is erased. Older backups still hold it.
admin-erased-person = Erased the names and { $lines ->
    [one] the 1 line
   *[other] the { $lines } lines
} of person { $person } at table { $table }. Older backups still hold them.
admin-expired = { $tables ->
    [0] There was nothing to erase.
    [one] One abandoned table is erased.
   *[other] { $tables } abandoned tables are erased.
}
admin-would-expire = { $tables ->
    [0] No unfinished table
    [one] One unfinished table
   *[other] { $tables } unfinished tables
} with { $records ->
    [one] one record
   *[other] { $records } records
}: nothing has happened there for { $days } days. To erase: --yes
admin-check-whole = Everything is whole: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $records ->
    [one] 1 record
   *[other] { $records } records
}, { $archives ->
    [one] 1 archive
   *[other] { $archives } archives
}, { $packs ->
    [one] 1 pack
   *[other] { $packs } packs
}.
admin-check-damaged = { $damaged ->
    [one] One thing is damaged
   *[other] { $damaged } things are damaged
}. Whole: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $archives ->
    [one] 1 archive
   *[other] { $archives } archives
}, { $packs ->
    [one] 1 pack
   *[other] { $packs } packs
}. What to do: “When something stored is damaged” in docs/operating.md.
admin-check-other-rules = { $games ->
    [one] One game was
   *[other] { $games } games were
} played with rules or packs that aren’t installed here, so nobody played { $games ->
    [one] it
   *[other] them
} again; that’s no damage.
admin-blocked = { $hours ->
    [0] Nobody is let in from { $network } any more; running servers heed it within a few seconds.
    [one] Nobody is let in from { $network } for { $hours } hour; running servers heed it within a few seconds.
   *[other] Nobody is let in from { $network } for { $hours } hours; running servers heed it within a few seconds.
}
admin-unblocked = People are let in again from { $network }; running servers heed it within a few seconds.
admin-not-blocked = { $network } isn’t blocked; horae admin blocks lists what is
admin-network-unknown = “{ $words }” is no address and no network; write it like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48
admin-network-host-bits = “{ $words }” is no network: past its prefix there must be zeros, as in 203.0.113.0/24
admin-network-everybody = “{ $words }” is everybody; stop the server if nobody is to come in
admin-ends = { $hours ->
    [-1] never
    [one] in { $hours } hour
   *[other] in { $hours } hours
}
admin-place-store = the database itself
admin-place-log = the tables’ logs
admin-place-table = table { $name }
admin-place-archive = the archive of table { $name }
admin-place-pack = pack { $name }
admin-why-says = { $detail }
admin-why-unreadable = can’t be read ({ $detail })
admin-why-damaged = { $record ->
    [-1] isn’t what was stored
   *[other] record { $record } makes no sense
}
admin-why-missing = record { $record } is missing
admin-why-no-pack = its pack, { $detail }, isn’t here
admin-why-broken = its records make no table ({ $detail })
admin-why-positions = played again by the same rules, it comes out differently at record { $record }

admin-phase-lobby = not begun
admin-phase-playing = running
admin-phase-finished = finished
admin-phase-closed = closed
admin-phase-damaged = damaged
admin-head-table = table
admin-head-game = game
admin-head-phase = state
admin-head-people = people
admin-head-opened = opened
admin-head-last = last used
admin-head-records = records
admin-head-size = size
admin-head-person = person
admin-head-name = name
admin-head-entered = came in
admin-head-actions = actions
admin-head-lines = lines
admin-head-network = address or network
admin-head-since = since
admin-head-ends = ends
admin-kilobytes = { $size } KiB
admin-seconds = { $count } s ago
admin-minutes = { $count } min ago
admin-hours = { $count } h ago
admin-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
}
admin-limit-message_bytes = bytes in one message
admin-limit-messages_per_second = messages a second from one connection, in the long run
admin-limit-message_burst = messages at once from one connection
admin-limit-address_messages_per_second = messages a second from all connections of one address, in the long run; the rest wait
admin-limit-address_message_burst = messages at once from all connections of one address
admin-limit-flood = messages dropped before a connection is closed
admin-limit-requests_per_second = HTTP requests a second from one address, in the long run
admin-limit-request_burst = HTTP requests at once from one address
admin-limit-connections_per_address = connections from one address
admin-limit-connects_per_second = new connections a second from one address, in the long run
admin-limit-connect_burst = new connections at once from one address
admin-limit-head_seconds = seconds to say what a new connection is for
admin-limit-work_per_second = seconds of the server’s thread a second for one address, in the long run
admin-limit-work_burst = seconds of the server’s thread at once for one address
admin-limit-reading_per_second = seconds of reading replays and logs a second for one address, in the long run
admin-limit-reading_burst = seconds of reading replays and logs at once for one address
admin-limit-thinking_per_second = seconds that the bots of one address may think among everyone’s in each second, in the long run
admin-limit-thinking_burst = seconds that the bots of one address may think among everyone’s at once
admin-limit-chat_per_second = lines and marks a second from one person at a table, in the long run
admin-limit-chat_burst = lines and marks at once from one person at a table
admin-limit-writing_per_second = lines and marks a second from one address, in the long run
admin-limit-writing_burst = lines and marks at once from one address
admin-limit-person_records = records one person may add to a table’s log before they can only play
admin-limit-table_records = records in a table’s log before nobody can chat or mark there
admin-limit-files_per_second = the page’s files a second for one address, in the long run
admin-limit-file_burst = the page’s files at once for one address
admin-limit-tables_per_hour = tables opened an hour from one address, in the long run
admin-limit-table_burst = tables opened at once from one address
admin-limit-entries_per_minute = people a minute who may come in at one table from one address, in the long run
admin-limit-entry_burst = people at once who may come in at one table from one address
admin-limit-identities_per_hour = identities an hour that somebody at one address may make or come back by, in the long run
admin-limit-identity_burst = identities at once that somebody at one address may make or come back by
admin-limit-notice_changes_per_hour = changes an hour to what’s told where from one address, in the long run
admin-limit-notice_change_burst = changes at once to what’s told where from one address
admin-limit-erasures_per_hour = erasures of what’s stored about someone an hour from one address, in the long run
admin-limit-erasure_burst = erasures of what’s stored about someone at once from one address
admin-limit-backlog_bytes = bytes that may wait for a client that isn’t reading
admin-limit-idle_seconds = seconds before an empty table leaves memory
admin-limit-idle_tables = empty tables that may stay in memory
admin-limit-forget_days = days before an unfinished table that nobody uses is erased
admin-limit-bot_limit = seconds a bot may think
admin-limit-bot_patience = seconds a bot may keep somebody waiting at a quiet table
admin-limit-proposal_seconds = seconds to object to a move made in one’s name
admin-held-tables = tables in the store
admin-held-records = records in the store
admin-held-bytes = bytes of records in the store
