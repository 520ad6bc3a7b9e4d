# What a move brings and costs, said before it is made.

timestories-stakes-free = This one is at no cost.
timestories-stakes-azrak = Costs { $azrak } Azrak; { $left } left.
timestories-stakes-last = Your last Azrak: your link breaks.
timestories-stakes-last-pledged = Your last Azrak: your link breaks as soon as the group has paid.
timestories-stakes-last-lost = Your last Azrak, with nothing in the Vortex to refill from: you lose control.
timestories-stakes-spent = You know this card: nothing on it is new.
timestories-stakes-magick = Costs { $magick } Magick.
timestories-stakes-revisit = There is Azrak here already: this one goes onto the Mission Return, where it counts against you.
timestories-stakes-odds = { $cards ->
    [one] The last Destiny card, as far as one can tell:
   *[other] The { $cards } Destiny cards left, as far as one can tell:
} { $failure ->
    [0] no failure
    [one] { $failure } failure
   *[other] { $failure } failures
}{ $critical ->
    [0] { "" }
    [one] , { $critical } critical success
   *[other] , { $critical } critical successes
}{ $success ->
    [0] { "." }
    [one] , { $success } success.
   *[other] , { $success } successes.
}
timestories-stakes-free-update = Nothing goes onto the Mission Return; { $left ->
    [0] no Updates at no cost
    [one] one Update at no cost
   *[other] { $left } Updates at no cost
} left after this.
timestories-stakes-to-return = { $azrak ->
    [0] The Azrak already lies on the Mission Return ({ $returned } there).
   *[other] { $azrak } Azrak goes onto the Mission Return ({ $returned } there), where it counts against you.
}
timestories-stakes-dealt = { $back } Azrak { $back ->
    [one] comes
   *[other] come
} back to you all{ $stays ->
    [0] { "." }
    [one] ; { $stays } stays in the Vortex.
   *[other] ; { $stays } stay in the Vortex.
}
timestories-stakes-mended = You are back at { $azrak } of { $level } Azrak; nobody else gets any.
timestories-stakes-lose = You finish what you have begun and then sit out until the group moves on; an Update is due then.
timestories-stakes-lose-all = Nobody else is in control: the mission fails.
timestories-stakes-stop = If all agree, the mission ends here, as a failure.
timestories-stakes-start-over = If all agree, everything is set back and a new run begins.
timestories-looming-visit = { $name }: runs out with the next visit.
timestories-looming-round = { $name }: runs out with the next round.
