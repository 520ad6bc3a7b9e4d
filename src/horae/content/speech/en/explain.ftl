# What plays tell about hidden fates.

explain-at = the log has { $last } actions; there is no action { $at }
no-explainer = in { $game } there is nothing to explain: no play tells a hidden thing

explain-by-logic = Not { $values }: { $why }.
explain-by-helpful = Hardly { $values }: { $why }.
explain-left = Left for { $person }: { $helpful } (by logic alone: { $logic }).
explain-left-same = Left for { $person }: { $logic }.

explain-needs = { $card } takes { $needs }
explain-takes-either = { $card } would not have taken it
explain-takes-higher = { $card } takes the higher of the two
explain-takes-lower = { $card } takes the lower of the two
explain-takes-listed = { $card } takes only the fate it names
explain-takes-unmatched = { $card } takes the fate whose companion equals a visible one
explain-hours = { $card } would have taken one of the two, and The Hours is the last resort
explain-copies = every { $value } lies open
explain-before = what was known before rules it out
explain-rather = to be read, one would rather have played the { $value } on { $card }, which helps the group more
explain-rather-kept = to be read, one would rather have played that one on { $card }, which helps the group more
explain-said = it was said
explain-said-helpful = that leaves only less telling plays
explain-lay-open = every { $value } lay open by then
explain-together = it does not go together with all the rest that is known
