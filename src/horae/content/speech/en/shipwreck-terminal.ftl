# The Shipwreck Arcana in the terminal: what can be read, and the table in plain lines.

shipwreck-read-row = The row
shipwreck-read-place = place { $place }
shipwreck-read-deck = Top of the deck
shipwreck-read-in-deck = Somewhere in the deck
shipwreck-read-faded = Faded
shipwreck-read-gone = Out of the game
shipwreck-read-moons = { $moons ->
    [one] 1 moon
   *[other] { $moons } moons
}
shipwreck-read-power = Once faded, { $who }: { $name }. { $text }
shipwreck-read-power-now = { $name }, { $who }. { $text }
shipwreck-read-hours = { $hours } of { $moons ->
    [one] 1 hour
   *[other] { $moons } hours
}, { $count ->
    [0] no fate
    [one] 1 fate: { $fates }
   *[other] { $count } fates: { $fates }
}
shipwreck-read-at-hours = { $count ->
    [one] The fate here: { $fates }
   *[other] The fates here: { $fates }
}
shipwreck-read-may-go = You may play here: { $fates }.
shipwreck-read-holds = { $count ->
    [0] holds no fate
    [one] holds 1 fate
   *[other] holds { $count } fates
}
shipwreck-read-line = { $count ->
    [0] every number is flipped
   *[other] number line: { $open }
}
shipwreck-read-unseen = { $count } of value { $value }
