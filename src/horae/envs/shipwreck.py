"""What a seat sees of Shipwreck as numbers: those of the fast twin's observations (`horae.fast.seen`), made from a view.

Seats count from one's own, clockwise. Cards and places are numbered from 1, and 0 is none.
"""

from __future__ import annotations

from horae.envs.encoding import Encoding, byte
from horae.games.shipwreck.actions import FlipTiles, Join, Leave, UsePower
from horae.games.shipwreck.pack import ShipwreckPack
from horae.games.shipwreck.position import SEATS, STEP_NAMES
from horae.games.shipwreck.view import ShipwreckView

STEPS = {name: number for number, name in enumerate(STEP_NAMES)}
RESULTS = {name: number for number, name in enumerate((None, "score", "doom", "deck", "stalled"))}
ASKED_ABOUT = {"higher": 1, "one_of": 2, "old": 3}
MOST_CARDS = 20
"""Room for so many arcana, even where a pack has fewer."""
LONGEST_COUNT = 127
IN_DECK, ON_TOP, IN_ROW, IN_FADED, OUT_OF_GAME, AT_BOTTOM = range(6)


class ShipwreckEncoding(Encoding[ShipwreckPack, ShipwreckView]):
    asides = (FlipTiles, Join, Leave)

    def lay_out(self) -> None:
        cards = max(MOST_CARDS, len(self.pack.arcana))
        add = self.add
        add("step", high=3, about="0 play, 1 after the play, 2 predict, 3 over")
        add("active", high=SEATS - 1, about="how many seats after one's own the active one sits")
        add("seats", high=SEATS)
        add("turn", high=LONGEST_COUNT)
        add("score", high=7)
        add("doom", high=LONGEST_COUNT)
        add("result", high=4, about="0 none yet, 1 won, 2 doom, 3 the deck was empty, 4 nobody could go on")
        add("options", 3, about="agreement, honour, Restless Hours")
        add("hand", 2, 7, "one's own fates, the one held longer first")
        add("own play", 2, about="oneself: whether the fate played was the one held longer; whether one may own up")
        add("began with", high=2, about="how many fates the active person held as the turn began")
        add("at The Hours", 2, 7, "the fate still shown there, and the place at which it counts already")
        add("bag", high=LONGEST_COUNT)
        add("deck", high=cards)
        add("power used")
        add("extra guesses", high=LONGEST_COUNT)
        add("guesses", 2, 7)
        add("guessed right")
        add("played", 2, 7, "the fate played in this turn, and its place + 1")
        add("kept is higher", high=2, about="what the arcanum says of the kept fate: 0 nothing, 1 no, 2 yes")
        add("answer", 4, LONGEST_COUNT, "what a power was told: 1 no or 2 yes; about what; the value; the values as bits")
        add("proposal", 3, LONGEST_COUNT, "1 a value or 2 a power; the card; the value")
        add("people", (SEATS, 5), LONGEST_COUNT, "fates, flipped tiles as bits, passed, agreed, whether somebody sits there")
        add("unseen", 7, LONGEST_COUNT, "of each value, how many lie neither open nor in one's own hand")
        add("row", 4, cards, "the card at each place")
        add("hours", 4, LONGEST_COUNT)
        add("fates", (5, 7), LONGEST_COUNT, "how many of each value lie at each place; place 0: waiting at The Hours")
        about = (
            "where each lies: 0 in the deck, 1 on its top, 2 row, 3 faded, 4 out of the game, 5 + n put openly under the deck"
        )
        add("arcana", cards, AT_BOTTOM + cards, about)
        self._people = self.parts["people"].at
        self._fates = self.parts["fates"].at
        self._arcana = self.parts["arcana"].at

    def write(self, view: ShipwreckView, out: bytearray) -> None:
        own = 0 if view.seat is None else view.seat
        seats = len(view.circle)
        index = self.pack.index
        deck = len(view.deck_unknown) + len(view.deck_bottom) + (view.deck_top is not None)
        answers = [0] * 5
        for answer in view.answers:
            said = 2 if answer.yes else 1
            if answer.about == "kept_is_higher":
                answers[0] = said
            else:
                values = sum(1 << value - 1 for value in answer.values)
                answers[1:] = said, ASKED_ABOUT[answer.about], answer.value, values
        proposal = view.proposal
        if proposal is None:
            proposed = (0, 0, 0)
        elif isinstance(proposal, UsePower):
            proposed = (2, index[proposal.card] + 1, proposal.value)
        else:
            proposed = (1, 0, proposal.value)
        head = (
            STEPS[view.step],
            (view.active - own) % seats,
            seats,
            min(view.turn, LONGEST_COUNT),
            view.score,
            byte(view.doom),
            RESULTS[view.result],
            view.agreement,
            view.honour,
            view.restless,
            *view.hand,
            *(0,) * (2 - len(view.hand)),
            view.own_played_old,
            view.own_play_unlawful,
            view.began_with,
            view.at_hours,
            view.at_hours_before,
            view.bag,
            deck,
            view.power_used,
            view.extra_guesses,
            *view.guesses,
            *(0,) * (2 - len(view.guesses)),
            view.right,
            view.played,
            view.played_place + 1,
            *answers,
            *proposed,
        )
        out[: len(head)] = bytes(head)
        self._write_people(view, own, seats, out)
        self._write_cards(view, out)

    def _write_people(self, view: ShipwreckView, own: int, seats: int, out: bytearray) -> None:
        for person in view.people:
            at = self._people + 5 * ((person.seat - own) % seats)
            out[at] = person.fates
            out[at + 1] = sum(1 << value - 1 for value in person.flipped)
            out[at + 4] = 1
        for seat in view.passed:
            out[self._people + 5 * ((seat - own) % seats) + 2] = 1
        for seat in view.agreed:
            out[self._people + 5 * ((seat - own) % seats) + 3] = 1
        at = self._people + 5 * SEATS
        out[at : at + 7] = bytes(view.unseen)

    def _write_cards(self, view: ShipwreckView, out: bytearray) -> None:
        index = self.pack.index
        row, hours, fates, cards = self._fates - 8, self._fates - 4, self._fates - 1, self._arcana
        for value in view.stranded:
            out[fates + value] += 1
        for place, lying in enumerate(view.row):
            if lying.card is not None:
                card = index[lying.card]
                out[row + place] = card + 1
                out[cards + card] = IN_ROW
            out[hours + place] = lying.hours
            for value in lying.fates:
                out[fates + 7 * (place + 1) + value] += 1
        for name in view.faded:
            out[cards + index[name]] = IN_FADED
        for name in view.gone:
            out[cards + index[name]] = OUT_OF_GAME
        for number, name in enumerate(view.deck_bottom):
            out[cards + index[name]] = AT_BOTTOM + number
        if view.deck_top is not None:
            out[cards + index[view.deck_top]] = ON_TOP
