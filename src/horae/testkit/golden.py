"""Golden logs: whole games as the rules played them once, kept to notice when the rules would play them otherwise.

They lie under `GAME/RULES_VERSION/`, with the packs that they were played with beside them, so that tuning a deck or
rewriting a mission does not touch them. A change after which one of them does not replay to equal digests is a change
of rules, and needs a new rules version with logs of its own:

    python -m horae.testkit.golden tests/golden [GAME ...]

writes those of the present rules. Of very many games it keeps those that show something no earlier one did: a kind of
action or event, a number of seats, an option's value, a pack, a way to end, a bot.
"""

from __future__ import annotations

import gzip
import itertools
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from horae.bots.registry import bot_class, bot_names
from horae.core.game import AnyGame, Heard
from horae.core.log import Log, Replay, dump, load
from horae.core.rng import Rng
from horae.games import registry
from horae.packs.builtin import pack_folder
from horae.sim.match import Match
from horae.testkit.random_play import GameSetup, play_on

TRIES = 60
"""Games of each setup."""
DULL = 12
"""So many games in a row that show nothing new, and the next setup is tried."""


def folder(root: Path, game: AnyGame) -> Path:
    return root / game.name / game.rules_version


def logs(root: Path, game: AnyGame) -> list[Path]:
    """The golden logs of the game's present rules."""
    return sorted(folder(root, game).glob("*.jsonl.gz"))


def replayed(path: Path, game: AnyGame) -> tuple[Log, list[Any], list[Any]]:
    """Play a golden log again, every digest checked (raises BadLog): the log, its actions, what was told."""
    log = load(gzip.decompress(path.read_bytes()))
    pack = game.load_pack(str(path.parent / "packs" / log.head.pack))
    actions: list[Any] = []
    told: list[Any] = []
    for _, action, _, heard in Replay(log, game, pack).steps():
        actions.append(action)
        told += [event for event, _ in heard]
    return log, actions, told


def shown(log: Log, actions: list[Any], told: list[Any]) -> set[str]:
    """What a game is an example of."""
    head = log.head
    found = {f"action {type(action).__name__}" for action in actions} | {f"event {type(event).__name__}" for event in told}
    found |= {f"{head.seats} seats", f"pack {head.pack}", f"ended by {log.result.reason if log.result else None}"}
    return found | {f"{name}={value} with {head.seats}, {head.pack}" for name, value in head.options.items()}


def _recorded(setup: GameSetup, seed: int) -> tuple[Log, list[Any], list[Any]]:
    """A random game with its log, its actions and what was told."""
    pack = setup.pack()
    log = Log.of(setup.game, setup.seats, seed, dict(setup.options), pack)
    state = setup.new(seed)
    plan = state.copy()
    heard = Heard()
    actions = []
    for seat, action in play_on(setup, plan, Rng(seed, "golden"), 10 if seed % 2 else 0):
        state.apply(seat, action, heard)
        log.record(seat, action, state)
        actions.append(action)
    log.result = state.result()
    return log, actions, [event for event, _ in heard.take()]


def _by_bots(game: AnyGame, seed: int) -> Iterator[Log]:
    """A game of each bot with itself, at each number of seats in turn."""
    counts = itertools.cycle(game.seat_range)
    for name in bot_names(game):
        match = Match(game, [bot_class(game, name)] * next(counts), seed, keep_log=True)
        result = match.play()
        assert match.log is not None
        match.log.result = result
        yield match.log


def write(root: Path, game: AnyGame, setups: list[GameSetup]) -> int:
    """Write the golden logs of the game's present rules; how many there are."""
    place = folder(root, game)
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    seen: set[str] = set()
    written = 0
    for log in _by_bots(game, 7):
        written += _keep(place, written, log, None)
    for setup in setups:
        dull = 0
        for seed in range(TRIES):
            log, actions, told = _recorded(setup, seed)
            new = shown(log, actions, told) - seen
            seen |= new
            if new:
                written += _keep(place, written, log, setup.pack_source)
            dull = 0 if new else dull + 1
            if dull == DULL:
                break
    return written


def _keep(place: Path, number: int, log: Log, source: str | None) -> int:
    pack = place / "packs" / log.head.pack
    if not pack.is_dir():
        pack.mkdir(parents=True)
        root = pack_folder(log.head.game, source or log.head.pack).root
        for file in sorted(Path(str(root)).glob("*.yaml")):
            shutil.copyfile(file, pack / file.name)
    data = gzip.compress(dump(log, log.result), mtime=0)
    (place / f"{number:03}-{log.head.seats}.jsonl.gz").write_bytes(data)
    return 1


def setups(game: AnyGame, packs: Path) -> list[GameSetup]:
    """Every way to play that golden logs are made of."""
    seats = game.seat_range
    if game.name == "echoes":
        return [GameSetup(game, count, {}, pack) for pack in (str(packs / "maelstrom"), None) for count in seats]
    if game.name == "timestories":
        sources = (str(packs / "labyrinth"), str(packs / "brink"), None, str(packs / "masquerade"))
        profiles = ("midsummer-en", "midsummer-es", "hadal-es")
        return [GameSetup(game, count, {"profile": name}, pack) for pack in sources for name in profiles for count in seats]
    ways: list[dict[str, object]] = [{"difficulty": level} for level in ("easy", "normal", "hard", "total")]
    ways += [{"difficulty": "easy", option: True} for option in ("agreement", "honour", "restless")]
    ways += [{"difficulty": "easy", "honour": True, "agreement": True}, {"difficulty": "easy", "first": "2"}]
    return [GameSetup(game, count, way, pack) for pack in (str(packs / "lagoon"), None) for way in ways for count in seats]


def main() -> None:
    root, *names = sys.argv[1:]
    packs = Path(root).parent / "conformance"
    for name in names or registry.GAMES.own:
        game = registry.game(name)
        print(name, game.rules_version, write(Path(root), game, setups(game, packs)), "logs")


if __name__ == "__main__":
    main()
