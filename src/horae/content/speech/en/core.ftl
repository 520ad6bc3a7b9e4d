# What every game says: refusals, set-up, logs, packs.

refused = { $rule }: { $why }
person = Seat { $seat }
list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-nor = { $head } or { $last }
sentences = { $one } { $other }

unknown-rule = there’s no rule with the id { $rule }
unknown-game = there’s no game called “{ $game }”; the games are: { $known }
game-twice = two packages both bring a game called “{ $game }”: { $one } and { $other }; uninstall one of them
game-broken = the game “{ $game }” from { $package } can’t be loaded: { $why }
bot-twice = two packages both bring a bot called “{ $bot }” for { $game }: { $one } and { $other }; uninstall one of them
part-twice = two packages both bring { $kind } for “{ $name }”: { $one } and { $other }; uninstall one of them
encoding-twice = two packages both say what “{ $encoding }” is in numbers: { $one } and { $other }; uninstall one of them
encoding-broken = what “{ $encoding }” from { $package } is in numbers can’t be loaded: { $why }
unknown-encoding = there’s no environment called “{ $game }”; there are: { $known }
bot-broken = the bot “{ $bot }” from { $package } can’t be loaded: { $why }
unknown-option = { $game } has no option “{ $option }”; its options are: { $known }
bad-option = an option of { $game } isn’t valid: { $why }
bad-option-choice = the option “{ $option }” is one of { $known }, not “{ $value }”
bad-seats = { $game } is played with { $low } to { $high } seats, not { $seats }
bad-seed = a seed is a whole number of up to { $bits } bits, from 0 up, not { $seed }

bad-log = line { $line }: { $why }
log-empty = the log is empty
log-changed = somebody changed this line or an earlier one: its sum doesn’t match
log-cut-in-line = the log breaks off in the middle of this line
log-cut = the log is incomplete: its closing line is missing
log-format = the log has format { $format }; this version reads format { $known }
log-number = an entry is missing: this should be number { $expected }, not { $found }
log-count = the closing line says the number of entries is { $expected }, but it’s { $found }
log-unreadable = this line makes no sense: { $why }
log-other-game = the log is of { $found }, not { $expected }
log-rules-version = the log was played by rules { $found }; this version plays by { $expected }
log-no-pack = the log’s pack “{ $pack }” doesn’t come with Horae
log-pack = the log was played with another version of the pack “{ $pack }” ({ $found }; here it is { $expected })
log-seed = the seed isn’t a whole number: { $seed }
log-commitment = the seed doesn’t match the commitment shown before the game
log-setup = the game can’t be set up: { $why }
log-refused = the rules refuse this action: { $rule }: { $why }
log-digest = after action { $n } the position isn’t the one that was logged
log-result = the result stated in the log isn’t how the game ended

bad-pack-file = { $file }: { $why }
bad-pack-line = { $file }:{ $line }: { $why }
pack-no-folder = there’s no pack or folder by that name
pack-no-file = the pack has no file by that name
pack-too-large = the pack’s files come to more than { $limit } bytes together
file-too-large = the file has { $bytes } bytes; at most { $limit } are read
file-not-plain = this isn’t an ordinary file but a folder, a pipe or a device
file-leads-out = this is a link that leads out of its folder
file-unreadable = the file can’t be read: { $why }
file-name = a file’s name has no slashes, control characters or dot at its beginning, and no more than 200 letters
folder-too-full = there are more than { $limit } files in this folder
pack-not-utf8 = this line isn’t UTF-8 text
pack-yaml = this isn’t well-formed YAML (the reader says: “{ $why }”)
pack-yaml-colon = there’s a colon in the middle of this text: put the whole text in quotes
pack-yaml-sign = a text can’t begin with this sign, which means something to YAML: put the text in quotes
pack-yaml-quote = something follows a closing quote or bracket on this line: put the whole text in quotes, of the kind it doesn’t contain
pack-yaml-open-quote = a quote is opened here and never closed
pack-yaml-tab = this line is indented with a tab: use spaces
pack-yaml-indent = this line isn’t indented like the lines it belongs with: fields of one part start in the same column
pack-yaml-bracket = a bracket opens here and isn’t closed, or a comma is missing between two fields
pack-yaml-no-colon = there’s no colon after the field’s name on this line
pack-too-deep = the file is nested more than { $depth } levels deep
pack-too-many-parts = the file has more than { $limit } values and fields
pack-more-faults = there’s more wrong with this file: mend what’s listed first
pack-anchor = packs don’t use anchors or aliases (& and *): write the value out, or put the text in quotes
pack-tag = packs don’t use tags: if it’s a text that begins with an exclamation mark, put it in quotes
pack-key = a key has to be a word or a number
pack-duplicate-key = the key “{ $key }” is here for the second time
pack-field = “{ $where }”: { $why }
pack-unknown-field = there’s no such field here
pack-missing-field = the field “{ $field }” is missing
pack-no-choice = “{ $value }” isn’t one of the values this field takes
pack-word = “{ $word }”
pack-one-of = { $why }; it can be { $known }
pack-meant = { $why }; did you mean “{ $meant }”?
pack-did-you-mean = { $why }; did you mean “{ $meant }”? It can be { $known }
pack-stray-words = “{ $value }” stands alone after a comma: inside braces, put a text with commas in quotes
pack-tag-as-field = write “{ $field }: { $word }”, and what it takes beside it
pack-both-languages = write this text in both languages: {"{"}es: …, en: …{"}"}
pack-list-length = this should be a list of { $expected }, and it has { $found }
pack-wrong-kind = this should be { $expected }, not { $found }{ $advice ->
    [quote] : put it in quotes
    [unquote] : take the quotes away
    [dash] : begin each of its parts with a dash
    [no-dash] : take the dash away
    [true] : write true
    [false] : write false
   *[none] {""}
}
pack-kind = { $kind ->
    [int] a whole number
    [float] a number
    [bool] true or false
    [str] text
    [text] a text in both languages, “{"{"}es: …, en: …{"}"}”
    [array] a list
    [object] a group of fields
    [null] an empty field
   *[other] { $kind }
}
pack-does-not-fit = this doesn’t match (the reader says: “{ $why }”)
pack-format = the pack has format { $found }; this version reads format { $known }
pack-other-game = the pack is for “{ $found }”, not for “{ $expected }”
pack-unknown-game = the pack is for “{ $found }”, and there’s no such game; the games are: { $known }
pack-id = “{ $id }” won’t do as an id: use lower-case letters, digits and hyphens
pack-duplicate-id = the id “{ $id }” is already taken
pack-empty-text = “{ $id }”: the { $field } is empty in “{ $language }”
