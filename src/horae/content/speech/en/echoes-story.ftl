# A finished game retold.

echoes-story-reckoning = The reckoning
echoes-story-person = Who
echoes-story-tokens = Points won
echoes-story-sources = Sources
echoes-story-cards = Cards
echoes-story-effects = Effects
echoes-story-total = Total
echoes-story-fortified = Fortified (breaks ties)
echoes-story-fought = How the sources changed hands
echoes-story-round = Round
echoes-story-source = Source
echoes-story-strength = Strength
echoes-story-conquered = { $source } conquered
echoes-story-took = { $source } taken from { $loser }
echoes-story-fortify = { $source } fortified
