# What `horae backup`, `restore` and `admin` say to whoever runs a server.

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
