"""The laws that every game must keep, as tests: a game's own test file says only which setups to try.

    class TestShipwreckConforms(Conformance):
        setups = tuple(GameSetup(game("shipwreck"), seats) for seats in (2, 3, 4, 5))

Each law is a function of a setup, so that it can be called by itself; secrecy is in secrecy.py, the player who
looks for trouble in adversarial_play.py, what is owed and given in ledgers.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import msgspec
import pytest

from horae.core.game import Action, Heard, Seat, State
from horae.core.log import Log, Replay, dump, load
from horae.core.refusal import Refused
from horae.core.rng import Rng
from horae.testkit import limits
from horae.testkit.adversarial_play import Watch, hunt
from horae.testkit.fingerprints import fingerprints
from horae.testkit.random_play import GameSetup, Stuck, next_act, play_on, positions, what_holds_up
from horae.testkit.refused_actions import garbage, is_well_said, unsaid
from horae.testkit.secrecy import Tally, check_secrecy, table_gets

__all__ = ["Broken", "Conformance", "GameSetup"]

ASIDE_IN = 10


class Broken(AssertionError):
    """A law of the contract does not hold, with where."""


def hold(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise Broken(otherwise)


def plain(state: State) -> bytes:
    return msgspec.json.encode(state.snapshot())


# --- the laws ---


def games_end(setup: GameSetup, games: int) -> None:
    """Random games end; somebody can always go on; all that is offered is accepted and in the action space."""
    space = list(setup.game.action_space(setup.pack()))
    known = set(space)
    hold(len(known) == len(space), "the action space lists an action twice")
    for number, state, _ in positions(setup, games, "ends"):
        over = state.result() is not None
        if over:
            offered = [seat for seat in setup.all_seats() if state.legal(seat)]
            hold(not state.deciding() and not offered, f"game {number} is over and still waits for somebody")
        for seat in setup.all_seats():
            listed = [*state.legal(seat), *state.asides(seat)]
            hold(len(set(listed)) == len(listed), f"game {number}: seat {seat} is offered an action twice")
            filled_in = setup.game.filled_in(state, seat)
            hold(not filled_in or bool(state.forms(seat)), f"game {number}: seat {seat} is offered no form for {filled_in}")
            for action in (*listed, *filled_in):
                hold(action in known or action in filled_in, f"game {number}: {action} is not in the action space")
                try:
                    state.copy().apply(seat, action)
                except Refused as refused:
                    raise Broken(f"game {number}: {action} is offered to seat {seat} and refused: {refused}") from None
        held_up = what_holds_up(state)
        hold(held_up is None, f"game {number}: {held_up}")


def pieces_are_conserved(setup: GameSetup, games: int) -> None:
    """No piece appears or vanishes, whatever is done."""
    at_first = None
    for number, state, _ in positions(setup, games, "pieces"):
        found = +setup.game.pieces(state)
        at_first = at_first or found
        lost, gained = at_first - found, found - at_first
        hold(not lost and not gained, f"game {number}: lost {dict(lost)}, gained {dict(gained)}")


def costs_are_paid(setup: GameSetup, games: int) -> None:
    """Whatever was shown as owed is given, by the game's own ledger, in fair random play."""
    for number in range(games):
        watch, rng = Watch(setup, number), Rng(number, "costs")
        for _ in range(setup.most_actions):
            if watch.state.result() is not None:
                break
            watch.do(*next_act(setup, watch.state, rng, ASIDE_IN if number % 2 else 0))
        else:
            raise Stuck(f"no end after {setup.most_actions} actions")


def trouble_is_withstood(setup: GameSetup, games: int) -> None:
    """Nobody is stuck and nothing goes unpaid, even when a player looks for just that."""
    found = hunt([setup], games, setup.most_actions)
    if found is not None:
        raise Broken(str(found))


def recorded(setup: GameSetup, seed: int, aside_in: int) -> tuple[Log, State]:
    """A random game with its log; played without a listener."""
    log = Log.of(setup.game, setup.seats, seed, dict(setup.options), setup.pack())
    state, rng = setup.new(seed), Rng(seed, "recorded")
    for _ in range(setup.most_actions):
        if state.result() is not None:
            return log, state
        seat, action = next_act(setup, state, rng, aside_in)
        before = state.digest()
        state.apply(seat, action)
        hold(state.digest() != before, f"{action} by seat {seat} left the digest as it was")
        log.record(seat, action, state)
    raise Stuck(f"no end after {setup.most_actions} actions")


def replays_alike(setup: GameSetup, games: int) -> None:
    """A log, written and read again, replays to the same digest at every step, with a listener or without."""
    for number in range(games):
        log, state = recorded(setup, number, ASIDE_IN if number % 2 else 0)
        data = dump(log, state.result())
        read = load(data)
        hold((read.head, read.entries) == (log.head, log.entries), f"game {number}: the log read is not the log written")
        hold(dump(read, state.result()) == data, f"game {number}: written again, the log has other bytes")
        final = Replay(read, setup.game, setup.pack()).final()  # checks the digest after every entry
        hold(plain(final) == plain(state), f"game {number}: replayed, the game ends elsewhere")
        hold(final.result() == state.result(), f"game {number}: replayed, the game ends otherwise")


def replays_alike_elsewhere(setups: Sequence[GameSetup], games: int) -> None:
    """Another process, with other hash seeds, finds the same states, views, events and moves at every step."""
    asked: list[dict[str, str | None]] = []
    expected: list[list[str]] = []
    kind = type(setups[0].game)
    for setup in setups:
        for number in range(games):
            log, state = recorded(setup, number, ASIDE_IN if number % 2 else 0)
            asked.append({"pack": setup.pack_source, "log": dump(log, state.result()).decode()})
            expected.append(fingerprints(log, setup.game, setup.pack()))
    request = {"game": f"{kind.__module__}:{kind.__qualname__}", "logs": asked}
    hash_seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    done = subprocess.run(
        [sys.executable, "-m", "horae.testkit.fingerprints"],
        input=json.dumps(request),
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    hold(done.returncode == 0, f"the other process failed:\n{done.stderr}")
    found: list[list[str]] = json.loads(done.stdout)
    hold(len(found) == len(expected), "the other process replayed another number of logs")
    for place, (here, there) in enumerate(zip(expected, found, strict=True)):
        steps = [step for step, (a, b) in enumerate(zip(here, there, strict=True)) if a != b]
        hold(not steps, f"log {place}: another process differs from step {steps[:1]} on")


def copies_are_independent(setup: GameSetup, games: int) -> None:
    """Playing a copy on leaves the original as it was, and the other way round; both play alike."""
    for number, state, rng in positions(setup, games, "copies"):
        original, twin = state.copy(), state.copy()
        before = plain(state)
        hold(plain(original) == plain(twin) == before, f"game {number}: a copy is not the same state")
        acts = list(_some_acts(setup, twin, rng))
        hold(plain(original) == before, f"game {number}: playing a copy on changed the original")
        third = original.copy()
        for seat, action in acts:
            original.apply(seat, action)
        hold(plain(third) == plain(state) == before, f"game {number}: playing the original on changed its copy")
        hold(plain(original) == plain(twin), f"game {number}: the same acts led a copy elsewhere")


def _some_acts(setup: GameSetup, state: State, rng: Rng, most: int = 25) -> Iterator[tuple[Seat, Action]]:
    for _ in range(most):
        if state.result() is not None:
            return
        act = next_act(setup, state, rng, ASIDE_IN)
        state.apply(*act)
        yield act


def json_forms_round_trip(setup: GameSetup, games: int) -> None:
    """Actions, events and views come back from their JSON form as they were, and views made together are those made alone."""
    game = setup.game
    actions = set(game.action_space(setup.pack()))
    for _, state, rng in positions(setup, games, "json"):
        view = state.viewer()
        for seat in (*setup.all_seats(), None):
            alone = state.view(seat)
            _round_trip(alone, game.decode_view)
            assert view(seat) == alone, seat
        for seat in setup.all_seats():
            actions.update(state.legal(seat), state.asides(seat))
        if state.result() is None:
            twin, heard = state.copy(), Heard()
            seat, action = next_act(setup, twin, rng, ASIDE_IN)
            twin.apply(seat, action, heard)
            for event, _ in heard.events:
                hold(type(event) in game.event_types, f"{type(event).__name__} is not among the game's event types")
                _round_trip(event, game.decode_event)
    came_back = _came_back.setdefault(game.name, set())
    for action in actions - came_back:
        _round_trip(action, game.decode_action)
    came_back |= actions


_came_back: dict[str, set[Action]] = {}
"""The actions of each game that were tried in another setup already: many thousands, the same in all."""


def _round_trip(thing: Any, decode: Any) -> None:
    data = msgspec.json.encode(thing)
    back = decode(msgspec.json.decode(data))
    if type(back) is not type(thing) or back != thing:  # not `hold`: to write a view out takes longer than all the rest
        raise Broken(f"{thing!r} came back from JSON as {back!r}")
    if msgspec.json.encode(back) != data:
        raise Broken(f"{thing!r} came back from JSON with other bytes")


def refusals_change_nothing(setup: GameSetup, games: int, every: int) -> None:
    """What is not offered is refused, by a known rule, in every language, and leaves the state as it was.

    Asides are offered by example, so an action of a kind that is offered as an aside may be accepted too.
    """
    game = setup.game
    space = list(game.action_space(setup.pack()))
    tried = [*space, *garbage(space)]
    outsiders = (-1, game.seat_range.stop + 1)
    for number, state, rng in positions(setup, games, "refusals"):
        if rng.below(every):
            continue
        before = plain(state)
        for seat in (*setup.all_seats(), *outsiders):
            listed = [*state.legal(seat), *state.asides(seat)]
            kinds = {type(action) for action in state.asides(seat)}
            offered = set(listed)
            hold(seat not in outsiders or not offered, f"game {number}: seat {seat} does not exist and is offered {listed}")
            twin = state.copy()
            for action in tried:
                if action in offered:
                    continue
                try:
                    twin.apply(seat, action)
                except Refused as refused:
                    is_well_said(game, refused)
                else:
                    hold(type(action) in kinds, f"game {number}: {action} was not offered to seat {seat} and is accepted")
                    twin = state.copy()
            if plain(twin) != before:
                raise Broken(f"game {number}: {_culprit(state, seat, tried)} by seat {seat} was refused and changed the state")


def _culprit(state: State, seat: Seat, tried: Sequence[Action]) -> Action:
    for action in tried:
        twin = state.copy()
        try:
            twin.apply(seat, action)
        except Refused:
            if plain(twin) != plain(state):
                return action
    raise Broken("refused actions changed the state together, though none did by itself")


def actions_have_limits(setup: GameSetup, games: int, every: int) -> None:
    """Every text and list of an action or an option has a longest. What keeps to the limits is allowed or well refused, in
    every language; what does not is no action."""
    game = setup.game
    endless = [place for kind in (*game.action_types, game.options_type) for place in limits.endless(kind)]
    hold(not endless, f"these have no longest: {', '.join(endless)}")
    for kind in game.action_types:
        for data in limits.beyond(kind):
            try:
                game.decode_action(data)
            except msgspec.ValidationError:
                continue
            raise Broken(f"{kind.__name__} takes what is beyond its limits: {str(data)[:80]}")
    tried = [game.decode_action(data) for kind in game.action_types for data in limits.at_limits(kind)]
    for number, state, rng in positions(setup, games, "limits"):
        if rng.below(every):
            continue
        for seat in setup.all_seats():
            for action in tried:
                try:
                    state.copy().apply(seat, action)
                except Refused as refused:
                    is_well_said(game, refused)
                except Exception as wrong:
                    raise Broken(f"game {number}: {str(action)[:80]} by seat {seat} fails: {wrong!r}") from wrong


def determinized_states_fit(setup: GameSetup, games: int, every: int) -> None:
    """Dealt anew from a view, a state shows that same view, offers the same, keeps the pieces and can be played."""
    game, pack = setup.game, setup.pack()
    for number, state, rng in positions(setup, games, "determinize"):
        if rng.below(every):
            continue
        for seat in (*setup.all_seats(), None):
            view = game.decode_view(msgspec.json.decode(msgspec.json.encode(state.view(seat))))
            made: State = game.determinize(view, rng, pack)
            for (what, here), (_, there) in zip(table_gets(state, seat, ()), table_gets(made, seat, ()), strict=True):
                hold(here == there, f"game {number}: dealt anew for seat {seat}, {what} is {there!r}, not {here!r}")
            hold(+game.pieces(made) == +game.pieces(state), f"game {number}: dealt anew for seat {seat}, pieces differ")
            if not rng.below(4):
                pieces = +game.pieces(made)
                for _ in play_on(setup, made, rng, ASIDE_IN):
                    pass
                hold(+game.pieces(made) == pieces, f"game {number}: dealt anew, pieces were lost on the way to the end")


# --- as tests ---


class Conformance:
    """Subclass it in a test file and give it setups."""

    setups: ClassVar[Sequence[GameSetup]]
    more: ClassVar[Sequence[GameSetup]] = ()
    """Setups that are played only with `--thorough`: further ways to combine what each of the others has."""
    games: ClassVar[int] = 6
    """Random games for each law and setup."""
    pairs: ClassVar[int] = 100
    """Pairs of states for the secrecy theorem, for each setup."""
    troubles: ClassVar[int] = 20
    """Games in which a player looks for trouble, for each setup."""
    refused: ClassVar[int] = 10_000
    """Refused actions that are looked at, in all setups together."""
    never_said: ClassVar[frozenset[str]] = frozenset()
    """The bars, by their words, that stand first too rarely for ten times as many refused actions to meet them."""
    every: ClassVar[int] = 16
    """The costly laws look at one position in so many."""
    times: int = 1
    """`pytest --thorough 10` plays ten times as much."""

    @pytest.fixture(autouse=True)
    def _as_thorough_as_asked(self, pytestconfig: pytest.Config) -> None:
        self.times = pytestconfig.getoption("thorough", 1)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "setup" in metafunc.fixturenames:
            assert metafunc.cls is not None
            more = metafunc.cls.more if metafunc.config.getoption("thorough", 1) > 1 else ()
            metafunc.parametrize("setup", (*metafunc.cls.setups, *more), ids=str)

    def test_random_games_end_and_whatever_is_offered_is_accepted(self, setup: GameSetup) -> None:
        games_end(setup, self.games * self.times)

    def test_no_piece_appears_or_vanishes(self, setup: GameSetup) -> None:
        pieces_are_conserved(setup, self.games * self.times)

    def test_every_cost_that_was_shown_is_paid_in_full(self, setup: GameSetup) -> None:
        costs_are_paid(setup, self.games * self.times)

    def test_nobody_is_stuck_even_where_trouble_is_sought(self, setup: GameSetup) -> None:
        trouble_is_withstood(setup, self.troubles * self.times)

    def test_a_log_replays_to_the_same_states(self, setup: GameSetup) -> None:
        replays_alike(setup, self.games * self.times)

    def test_another_process_replays_to_the_same_states_views_and_events(self) -> None:
        replays_alike_elsewhere(self.setups, 2)

    def test_copies_do_not_touch_each_other(self, setup: GameSetup) -> None:
        copies_are_independent(setup, self.games * self.times)

    def test_json_forms_come_back_as_they_were(self, setup: GameSetup) -> None:
        json_forms_round_trip(setup, self.games * self.times)

    def test_a_refused_action_changes_nothing_and_says_why(self, setup: GameSetup) -> None:
        refusals_change_nothing(setup, self.games * self.times, self.every)

    def test_legal_is_what_no_bar_stands_against_and_why_not_is_true(self) -> None:
        told, never = unsaid(self.setups, self.refused * self.times, one_in=4 if self.times == 1 else 1)
        hold(self.times < 10 or {words for _, words in never} <= self.never_said, f"these bars were never said: {never}")
        hold(told.refused >= self.refused * self.times, f"only {told.refused} actions were refused")

    def test_what_can_be_sent_has_limits_and_is_answered_at_each(self, setup: GameSetup) -> None:
        actions_have_limits(setup, self.times, self.every)

    def test_a_state_dealt_anew_from_a_view_fits_it(self, setup: GameSetup) -> None:
        determinized_states_fit(setup, self.games * self.times, self.every)

    def test_no_seat_learns_what_it_may_not_know(self, setup: GameSetup) -> None:
        pairs = self.pairs * self.times
        tally: Tally = check_secrecy(setup, pairs)
        hold(tally.pairs == pairs, f"only {tally.pairs} pairs were tried")
        hold(tally.acts > 0, "no pair was played on by a single act")
