# What every game says: refusals, set-up, logs, packs.

refused = { $rule }: { $why }
person = Seat { $seat }
list-and = { $head } and { $last }
list-or = { $head } or { $last }

unknown-rule = there is no rule with the id { $rule }
unknown-game = there is no game called “{ $game }”; the games are: { $known }
unknown-option = { $game } has no option “{ $option }”; its options are: { $known }
bad-option = an option of { $game } does not fit: { $why }
bad-option-choice = the option “{ $option }” is one of { $known }, not “{ $value }”
bad-seats = { $game } is played with { $low } to { $high } seats, not { $seats }
bad-seed = a seed is a whole number from 0 up to { $bits } bits, not { $seed }

bad-log = line { $line }: { $why }
log-empty = the log is empty
log-changed = this line, or one before it, was changed: its sum does not fit
log-cut-in-line = the log is cut short in the middle of this line
log-cut = the log is cut short: it has no closing line
log-format = the log has format { $format }; this version reads format { $known }
log-number = an entry is missing: number { $expected } should stand here, not { $found }
log-count = the closing line counts { $expected } entries, but there are { $found }
log-unreadable = this line cannot be understood: { $why }
log-other-game = the log is of { $found }, not of { $expected }
log-rules-version = the log was played by the rules { $found }; this version plays { $expected }
log-no-pack = the log’s pack “{ $pack }” does not come with Horae
log-pack = the log was played with another version of the pack “{ $pack }” ({ $found }; here it is { $expected })
log-seed = the seed is not a whole number: { $seed }
log-commitment = the seed does not fit the commitment that was shown before the game
log-setup = the game cannot be set up: { $why }
log-refused = the rules refuse this action: { $rule }: { $why }
log-digest = after action { $n } the position is not the one that was logged
log-result = the result that the log states is not how the game ended

bad-pack-file = { $file }: { $why }
bad-pack-line = { $file }:{ $line }: { $why }
pack-no-folder = there is no pack or folder of that name
pack-no-file = the pack has no such file
pack-too-large = the file has { $bytes } bytes; at most { $limit } are read
pack-not-utf8 = this line is not UTF-8 text
pack-yaml = this is not well-formed YAML (the reader says: “{ $why }”)
pack-too-deep = the file is nested more than { $depth } levels deep
pack-anchor = anchors and aliases are not used in packs; write the value out
pack-tag = tags (!…) are not used in packs
pack-key = a key must be a word or a number
pack-duplicate-key = the key “{ $key }” stands here a second time
pack-field = “{ $where }”: { $why }
pack-unknown-field = there is no such field here
pack-missing-field = the field “{ $field }” is missing
pack-no-choice = “{ $value }” is not one of the values this field can have
pack-wrong-kind = this should be { $expected }, not { $found }
pack-kind = { $kind ->
    [int] a whole number
    [float] a number
    [bool] true or false
    [str] text
    [array] a list
    [object] a group of fields
    [null] an empty field
   *[other] { $kind }
}
pack-does-not-fit = this does not fit (the reader says: “{ $why }”)
pack-format = the pack has format { $found }; this version reads format { $known }
pack-other-game = the pack is for “{ $found }”, not for “{ $expected }”
pack-unknown-game = the pack is for “{ $found }”, and there is no such game; the games are: { $known }
pack-id = “{ $id }” is no id: use small letters, digits and hyphens
pack-duplicate-id = the id “{ $id }” is taken already
pack-empty-text = “{ $id }”: the { $field } is empty in “{ $language }”
