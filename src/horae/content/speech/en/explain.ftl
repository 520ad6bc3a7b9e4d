# What plays tell about secret fates.

explain-at = the log goes up to action { $last }; there’s no action { $at }
no-explainer = there’s nothing to explain in { $game }: no play gives away a secret

explain-by-logic = Not { $values }: { $why }.
explain-by-helpful = Hardly { $values }: { $why }.
explain-left = { $person } is keeping { $helpful } (by pure logic: { $logic }).
explain-left-same = { $person } is keeping { $logic }.

explain-needs = { $card } asks for { $needs }
explain-takes-either = { $card } wouldn’t have taken it
explain-takes-higher = { $card } takes the higher of the two
explain-takes-lower = { $card } takes the lower of the two
explain-takes-listed = { $card } takes only the fate it names
explain-takes-unmatched = { $card } takes the fate whose partner matches a visible one
explain-hours = { $card } would have taken one of the two, and The Hours is the last resort
explain-copies = every { $value } is face up
explain-before = what we knew already rules it out
explain-rather = the { $value } on { $card } would have told more
explain-rather-kept = on { $card } it would have told more
explain-said = that’s what was said
explain-said-helpful = that only leaves plays that tell less
explain-lay-open = by then every { $value } was face up
explain-together = it doesn’t square with everything else we know
