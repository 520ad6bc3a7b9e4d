noon-title = The Noon Bell
noon-pitch = Lay hours under the clock in secret. Ring as soon as you think noon has come, but don’t ring too early.
noon-time = ten minutes
noon-lesson = On your turn you either lay an hour card face down under the clock and draw another, or ring the bell. If the hours under the clock add up to 12, ringing earns you a chime; if not, everybody else gets one. Three chimes win.
noon-bot-sexton = Sexton
    .about = Imagines what could be under the clock, and rings when noon is more likely than not.
noon-figure-chimes_0 = chimes of seat 1
noon-figure-chimes_1 = chimes of seat 2
noon-figure-chimes_2 = chimes of seat 3
noon-figure-chimes_3 = chimes of seat 4

noon-clock = Under the clock
noon-clock-empty = Nothing yet: a new morning.
noon-face-down = face down
noon-hand = Your cards
noon-hours = { $hours ->
    [one] hour
   *[other] hours
}
noon-chimes = Chimes
noon-chimes-goal = The first to three wins.
noon-last = The last bell
noon-last-total = total: { $total }

noon-step-turn = { $you ->
    [yes] Your turn: { $laid ->
        [0] lay the first card of the morning.
       *[other] lay a card, or ring the bell?
    }
   *[no] It’s { $person }’s turn.
}
noon-step-over = The last bell has been rung.
noon-move-lay = Lay { $hours }
noon-move-ring = Ring the bell
noon-told-laid = { $you ->
    [yes] You lay
   *[no] { $person } lays
} a card under the clock.
noon-told-drawn = You draw a { $hours }.
noon-told-rung = { $you ->
    [yes] You ring
   *[no] { $person } rings
} the bell: { $cards }. That makes { $total }. { $noon ->
    [yes] Noon had come!
   *[no] Too early!
}

noon-ended-chimes = three chimes
noon-end-title = { $won ->
    [yes] You win
    [no] You lose
   *[watched] The game is over
}
noon-end-about = { $count ->
    [one] { $winners } won the race to the third chime.
   *[other] { $winners } heard their third chime together.
}
noon-not-your-turn = it isn’t your turn
noon-nothing-laid = there’s nothing under the clock yet
noon-clock-full = the clock is full: now the bell has to ring
noon-not-held = you don’t hold a { $hours }
