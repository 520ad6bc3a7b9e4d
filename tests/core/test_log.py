"""A log that was cut or changed never passes; it says at which line, in both languages."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from horae import game
from horae.core import log as logs
from horae.core.game import Result, State
from horae.core.log import BadLog, Entry, Frame, Log, Replay, commitment, dump, frames, load
from horae.games.shipwreck.actions import FlipTiles

SHIPWRECK = game("shipwreck")


def short_game(actions: int = 6) -> tuple[Log, State]:
    log = Log.of(SHIPWRECK, 3, 2, {"difficulty": "easy"}, names=("Ana", "Íñigo", "Bo"))
    state = SHIPWRECK.new(3, 2, {"difficulty": "easy"})
    for _ in range(actions):
        seat = state.deciding()[0]
        action = state.legal(seat)[-1]
        state.apply(seat, action)
        log.record(seat, action, state)
    return log, state


LOG, STATE = short_game()
DATA = dump(LOG, STATE.result())
LINES = DATA.decode().splitlines()


def sealed(*bodies: object) -> bytes:
    """Lines with right sums whatever they say: what a forger who knows the format would write."""
    made, before = b"", b""
    for body in bodies:
        text = body if isinstance(body, bytes) else json.dumps(body).encode()
        before = logs._sum(before, text[:-1])
        made += text[:-1] + b',"sum":"' + before + b'"}\n'
    return made


def parts() -> list[dict[str, Any]]:
    """The lines of the short log without their sums, to change and seal again."""
    bodies = [json.loads(line) for line in LINES]
    for body in bodies:
        del body["sum"]
    return bodies


def head(**changed: object) -> Log:
    return Log(msgspec.structs.replace(LOG.head, **changed), LOG.entries)


def key_of(fault: BadLog) -> str:
    why: Any = fault.phrase.args["why"]
    assert fault.say("es") != fault.say("en")
    return str(why.key)


# --- writing and reading ---


def test_a_log_comes_back_from_its_file_as_it_was() -> None:
    assert load(DATA) == Log(LOG.head, LOG.entries, STATE.result())
    assert dump(load(DATA), STATE.result()) == DATA
    assert len(LINES) == len(LOG.entries) + 2
    assert load(DATA).head.names == ("Ana", "Íñigo", "Bo")


def test_an_action_with_a_list_comes_back_as_it_was() -> None:
    log, state = short_game(1)
    log.record(1, FlipTiles((1, 2)), state)
    assert load(dump(log, None)) == log


def test_the_final_result_stands_in_the_last_line() -> None:
    result = Result((0, 1), "score", {"score": 7})
    assert json.loads(dump(LOG, result).splitlines()[-1])["result"] == {
        "winners": [0, 1],
        "reason": "score",
        "figures": {"score": 7},
    }
    assert load(dump(LOG, result)).result == result


def test_a_log_cut_at_any_byte_names_a_line() -> None:
    for length in range(len(DATA)):
        with pytest.raises(BadLog) as cut:
            load(DATA[:length])
        assert 1 <= cut.value.line <= DATA[:length].count(b"\n") + 1
        assert key_of(cut.value) in ("log-empty", "log-cut-in-line", "log-cut")


def test_a_log_with_any_byte_changed_names_that_line_or_the_next() -> None:
    data = dump(*_first(2))
    line = 1
    for at, byte in enumerate(data):
        for other in {byte ^ 1, byte ^ 0x20, byte ^ 0x80, 0x0A, 0x30, 0x7D} - {byte}:
            changed = data[:at] + bytes([other]) + data[at + 1 :]
            with pytest.raises(BadLog) as wrong:
                load(changed)
            assert wrong.value.line in (line, line + 1), (at, other)
            assert str(wrong.value)
        line += byte == 0x0A


def _first(count: int) -> tuple[Log, Result | None]:
    return Log(LOG.head, LOG.entries[:count]), None


def test_a_byte_more_or_less_anywhere_is_found() -> None:
    data = dump(*_first(1))
    for at in range(len(data)):
        for changed in (data[:at] + data[at + 1 :], data[:at] + b"0" + data[at:]):
            with pytest.raises(BadLog):
                load(changed)


def test_lines_left_out_doubled_or_swapped_are_found() -> None:
    rows = DATA.splitlines(keepends=True)
    for wrong in (
        rows[:2] + rows[3:],
        rows[:2] + rows[1:],
        [rows[0], rows[2], rows[1], *rows[3:]],
        rows[1:],
        [*rows, rows[-1]],
    ):
        with pytest.raises(BadLog) as found:
            load(b"".join(wrong))
        assert key_of(found.value) == "log-changed"


@pytest.mark.parametrize("data", [b"", b"\n", b"  \n\n", b"{}\n", b"{}", b"\x00\xff\n", b"not a log\n" * 3])
def test_what_is_no_log_is_said_to_be_none(data: bytes) -> None:
    with pytest.raises(BadLog) as wrong:
        load(data)
    assert wrong.value.line == 1


# --- a forger who gets the sums right ---


def test_right_sums_do_not_hide_wrong_lines() -> None:
    first, *entries, last = parts()
    assert load(sealed(first, *entries, last)).entries == LOG.entries
    cases: list[tuple[bytes, int, str]] = [
        (sealed(first, *entries), 7, "log-cut"),
        (sealed(first), 1, "log-cut"),
        (sealed({**first, "horae": 2}, *entries, last), 1, "log-format"),
        (sealed({**first, "seats": "3"}, *entries, last), 1, "log-unreadable"),
        (sealed({**first, "more": 1}, *entries, last), 1, "log-unreadable"),
        (sealed(entries[0], *entries, last), 1, "log-unreadable"),
        (sealed(first, *entries[1:], last), 2, "log-number"),
        (sealed(first, *entries[:-1], last), 7, "log-count"),
        (sealed(first, {**entries[0], "seat": None}, *entries[1:], last), 2, "log-unreadable"),
        (sealed(first, first, *entries[1:], last), 2, "log-unreadable"),
        (sealed(first, b'{"n":1,"seat":0,"action":{"do":"\xff"},"digest":""}', *entries[1:], last), 2, "log-unreadable"),
        (sealed(first, *entries, {**last, "result": 3}), 8, "log-unreadable"),
    ]
    for data, line, key in cases:
        with pytest.raises(BadLog) as wrong:
            load(data)
        assert (wrong.value.line, key_of(wrong.value)) == (line, key)


# --- replaying ---


def test_a_log_replays_step_by_step() -> None:
    replay = Replay(load(DATA), SHIPWRECK)
    steps = [(entry.n, entry.digest, state.digest()) for entry, _, state, _ in replay.steps()]
    assert [n for n, _, _ in steps] == list(range(1, len(LOG.entries) + 1))
    assert all(said == found for _, said, found in steps)
    assert replay.final().digest() == STATE.digest()
    assert len(list(replay.steps(upto=2))) == 2


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"game": "tides"}, "log-other-game"),
        ({"rules": "shipwreck-0"}, "log-rules-version"),
        ({"pack_hash": "0" * 32}, "log-pack"),
        ({"seed": "two"}, "log-seed"),
        ({"seed": "-2"}, "log-seed"),
        ({"seed": ""}, "log-seed"),
        ({"seed": "9" * 5000}, "log-seed"),
        ({"seed": "3"}, "log-commitment"),
        ({"commitment": commitment(3)}, "log-commitment"),
    ],
)
def test_a_head_that_does_not_fit_is_refused_at_line_1(changed: dict[str, object], key: str) -> None:
    with pytest.raises(BadLog) as wrong:
        Replay(head(**changed), SHIPWRECK)
    assert (wrong.value.line, key_of(wrong.value)) == (1, key)


@pytest.mark.parametrize(
    "changed",
    [{"seats": 9}, {"options": {"difficulty": "wet"}}, {"options": {"more": 1}}, {"seed": str(1 << 256), "commitment": ""}],
)
def test_a_set_up_that_cannot_be_is_refused_at_line_1(changed: dict[str, Any]) -> None:
    if "commitment" in changed:
        changed = {**changed, "commitment": commitment(int(changed["seed"]))}
    with pytest.raises(BadLog) as wrong:
        Replay(head(**changed), SHIPWRECK).final()
    assert (wrong.value.line, key_of(wrong.value)) == (1, "log-setup")


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"digest": "0" * 32}, "log-digest"),
        ({"seat": 4}, "log-refused"),
        ({"seat": -1}, "log-refused"),
        ({"seat": 10**30}, "log-refused"),
        ({"action": {"do": "agree"}}, "log-refused"),
        ({"action": {"do": "dance"}}, "log-unreadable"),
        ({"action": {}}, "log-unreadable"),
        ({"action": {"do": "play", "fate": 0, "place": "1"}}, "log-unreadable"),
    ],
)
def test_an_entry_that_does_not_replay_is_refused_at_its_line(changed: dict[str, Any], key: str) -> None:
    entries: list[Entry] = [*LOG.entries]
    entries[2] = msgspec.structs.replace(entries[2], **changed)
    with pytest.raises(BadLog) as wrong:
        Replay(Log(LOG.head, entries), SHIPWRECK).final()
    assert (wrong.value.line, key_of(wrong.value)) == (4, key)


def test_the_commitment_says_nothing_of_the_seed_and_fits_only_it() -> None:
    assert commitment(2) == LOG.head.commitment
    assert len({commitment(seed) for seed in range(500)}) == 500
    assert commitment(1) == sha256(b"horae seed 1").hexdigest()


# --- as one seat knew it ---


def test_frames_show_a_seat_its_own_acts_and_views_and_nobody_elses() -> None:
    start = SHIPWRECK.new(3, 2, {"difficulty": "easy"})
    acts = [(entry.seat, SHIPWRECK.decode_action(entry.action)) for entry in LOG.entries]
    for seat in (0, 1, 2, None):
        running, (first, *seen) = start.copy(), list[Frame](frames(start, acts, seat))
        assert (first.n, first.actor, first.view) == (0, None, start.view(seat))
        for (actor, action), frame in zip(acts, seen, strict=True):
            running.apply(actor, action)
            assert frame.action == (action if actor == seat else None)
            assert (frame.actor, frame.deciding) == (actor, running.deciding())
            assert frame.view == running.view(seat)
    assert start.digest() == SHIPWRECK.new(3, 2, {"difficulty": "easy"}).digest()


def test_a_result_that_the_game_did_not_have_is_found_out() -> None:
    """Even with the sums made right: the replay compares what the log states with how the game ended."""
    forged = dump(LOG, Result((0, 1, 2), "score", {"score": 7, "doom": 0, "turns": 1}))
    replay = Replay(load(forged), SHIPWRECK)
    with pytest.raises(BadLog) as wrong:
        replay.final()
    assert wrong.value.line == len(LOG.entries) + 2
    assert "isn’t how the game ended" in str(wrong.value)
