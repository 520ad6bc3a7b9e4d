# A finished game retold.

shipwreck-story-highlights = What decided it
shipwreck-story-clue = Best clue, turn { $turn }: { $person } played { $value } on { $card }, and { $count ->
    [one] only { $left } was left
   *[other] { $left } were left
}.
shipwreck-story-saved = Closest call, turn { $turn }: after { $person }’s { $value } on { $card } a wrong word would have put doom at { $doom }. It was right.
shipwreck-story-count = { $said ->
    [0] Nothing was predicted.
   *[other] { $right } of { $said } predictions { $right ->
        [one] was
       *[other] were
    } right.
}
shipwreck-story-plays = What each play told
shipwreck-story-plays-about = “Left” is what the secret fate could still be for whoever reads every play as a clue.
shipwreck-story-turn = Turn
shipwreck-story-person = Who
shipwreck-story-what = Played
shipwreck-story-left = Left
shipwreck-story-named = Prediction
shipwreck-story-play = { $value } on { $card }
shipwreck-story-told = { $said }, it was { $kept }
