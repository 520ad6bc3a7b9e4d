"""The learned player: its net plays by NumPy what its definition says, number by number, and its odds are what it does."""

from __future__ import annotations

from math import exp, log

import numpy as np
import pytest

from horae.benchmark.matrix import Order, Row, play
from horae.benchmark.measured_game import measure
from horae.benchmark.players import KINDS, maker, members
from horae.bots.shipwreck.learned import Learned, learned
from horae.bots.shipwreck.partner_model import any_lawful, told
from horae.bots.shipwreck.public_position import Array
from horae.bots.shipwreck.speaker_net import Moment, SpeakerNet, forward, from_arrays, load, moment, to_arrays
from horae.bots.shipwreck.win_chance import Prospects
from horae.core.game import BadSetup
from horae.core.log import load as load_log
from horae.core.rng import Rng
from horae.testkit.shipwreck import GAME, base, position, small_pack

NETS = [member.removeprefix("learned-") for kind in KINDS for member in members(kind) if member.startswith("learned-")]


def a_moment() -> Moment:
    """Three people; one keeps a fate already, and The Chalice, which has one say more, lies in the row."""
    table = position(row=("chalice", "dawn", "midnight", "judge"), holding=(2, 5), score=3, doom=6, fates={"midnight": (7,)})
    knows = Learned.reading(base(), table.state.view(None))
    return moment(knows.public, knows.helpful.hand_weights(0, knows.public.available()))


def by_hand(net: SpeakerNet, now: Moment) -> Array:
    """The net's layers play by play, in plain loops."""
    likely = any_lawful(now.lawful)
    prospects = Prospects(now.score, now.doom)
    plays = [(place, played, kept) for place, played, kept in np.ndindex(5, 7, 7) if now.lawful[place, played, kept]]
    hands = sum(now.hands[a, b] for a in range(7) for b in range(a, 7))
    for layer in net.layers:
        odds = told(now.hands, likely, now.says)
        worth = prospects.of_plays(odds, now.fade)
        raised = {}
        for place, played, kept in plays:
            at = place, played, kept
            said = sum(now.hands[played, other] * likely[place, played, other] for other in range(7)) / hands
            best = max(odds[place, played])
            options = sum(now.lawful[where, played, kept] for where in range(5))
            if played != kept:
                options += sum(now.lawful[where, kept, played] for where in range(5))
            known = [
                odds[at],
                log(odds[at] + 0.01) / 4,
                best,
                odds[at] / max(best, 1e-9),
                log(said + 0.001) / 4,
                float(now.fade[place, played] > 0),
                worth[at] / prospects.right,
                1 / options,
                now.score / 7,
                *layer.table[now.cards[place], played, kept],
            ]
            hidden = [
                max(0.0, sum(value * layer.enter[feature, unit] for feature, value in enumerate(known)) + bias)
                for unit, bias in enumerate(layer.enter_bias)
            ]
            raised[at] = exp(sum(value * weight for value, weight in zip(hidden, layer.leave, strict=True)))
        likely = np.zeros_like(likely)
        for place, played, kept in plays:
            hand = {(played, kept), (kept, played)}
            total = sum(value for (_, one, other), value in raised.items() if (one, other) in hand)
            likely[place, played, kept] = raised[place, played, kept] / total
    return likely


@pytest.mark.parametrize("name", [NETS[0], NETS[-1]])
def test_a_net_plays_by_numpy_what_its_definition_says(name: str) -> None:
    now = a_moment()
    assert now.says, "a card there has one say more"
    model = forward(load(name), now)
    assert np.allclose(model.likely, by_hand(load(name), now), rtol=1e-9, atol=1e-12)


def test_of_each_hand_the_plays_are_all_there_is() -> None:
    now = a_moment()
    for name in NETS:
        likely = forward(load(name), now).likely
        assert (likely[now.lawful == 0] == 0).all()
        each = likely.sum(axis=0)
        both = each + each.T - np.diag(np.diag(each))
        assert np.allclose(both, 1)


def test_a_net_is_the_same_after_its_file() -> None:
    net = load(NETS[0])
    again = from_arrays(to_arrays(net))
    assert again.pack_hash == base().hash
    assert all((getattr(one, part) == getattr(two, part)).all() for one, two in zip(net.layers, again.layers, strict=True)
               for part in ("table", "enter", "enter_bias", "leave"))  # fmt: skip


def test_learned_players_of_one_net_hear_what_is_said_and_play_the_same_by_the_same_seed() -> None:
    order = Order(Row("learned-e0", "learned-e0", "self"), 1)
    log = play(3, order)
    assert play(3, order) == log
    game = measure(load_log(log))
    assert game.clues
    assert all(clue.said == clue.heard for clue in game.clues)
    strangers = measure(load_log(play(3, Order(Row("learned-e0", "learned-e0", "cross"), 1))))
    assert any(clue.said != clue.heard for clue in strangers.clues)


def test_a_net_knows_its_own_pack_only() -> None:
    pack = small_pack("dawn", "midnight")
    bot = learned(NETS[0])(GAME, 0, Rng(1), pack)
    with pytest.raises(BadSetup, match="base set only"):
        bot.begin(GAME.new(2, 1, None, pack).view(0))


def test_the_learned_player_is_a_yardstick_and_no_company() -> None:
    from horae.bots.registry import bot_names

    assert bot_names(GAME) == ["random", "reader"]
    assert maker(f"learned-{NETS[0]}").name == f"learned {NETS[0]}"
