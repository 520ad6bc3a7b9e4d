# A finished mission retold.

timestories-story-return = Read off the Mission Return
timestories-story-what = What
timestories-story-points = Points
timestories-story-score = Score
timestories-story-map = Where you were
timestories-story-place = Location
timestories-story-visits = Visits
timestories-story-cards = Cards read
timestories-story-seen = { $seen } of { $all }
timestories-story-unseen = { $places ->
    [0] You set foot in every location.
    [one] There is one location you never set foot in.
   *[other] There are { $places } locations you never set foot in.
}
timestories-story-log = Round by round
timestories-story-round = Round
timestories-story-captain = Captain
timestories-story-passed = Tests passed
timestories-story-failed = Failed
