"""A game registers once and is found: ours like anybody's, and nobody's mistake is another's trouble."""

from __future__ import annotations

import logging
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from importlib.metadata import entry_points
from inspect import get_annotations
from pathlib import Path

import pytest

from horae.authoring.pack_lint import LINTS
from horae.bots import registry as bots
from horae.cli.terminal.face_choice import FACES
from horae.core import speech
from horae.core.game import BadSetup, Game
from horae.core.speech import LANGUAGES
from horae.envs.task import ENCODINGS
from horae.games import registry
from horae.packs.installed import Group
from horae.server.boards import BOARDS
from horae.sim.balance.measured_game import MEASURED
from horae.spoken.game import SPOKEN
from horae.testkit.adversarial_play import HINTS
from horae.testkit.ledgers import LEDGERS

ROOT = Path(__file__).parents[2]
GROUPS = (
    registry.GAMES,
    bots.BOTS,
    bots.STORIES,
    bots.EXPLAINERS,
    bots.COACHES,
    SPOKEN,
    FACES,
    LINTS,
    MEASURED,
    LEDGERS,
    HINTS,
    ENCODINGS,
)
Bring = Callable[..., Path]

GAME = """
from horae.games.shipwreck.game import Shipwreck
class Raft(Shipwreck):
    name = "raft"
"""


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Lays a package on the path as pip would: a module, and metadata with entry points."""
    caches = (registry.games, registry.game, registry.narration_of)

    def forget() -> None:
        Group.forget()
        for cache in caches:
            cache.cache_clear()

    def lay(package: str, code: str = "", games: str = "", bots: str = "") -> Path:
        module = package.replace("-", "_")
        (tmp_path / module).mkdir()
        (tmp_path / module / "__init__.py").write_text(code.format(module=module))
        info = tmp_path / f"{module}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[horae.games]\n{games}\n\n[horae.bots]\n{bots}\n")
        forget()
        return tmp_path

    monkeypatch.syspath_prepend(tmp_path)
    yield lay
    forget()
    for module in [name for name in sys.modules if name.endswith(("_raft", "_parrot"))]:
        del sys.modules[module]
    speech._sources.pop("raft", None)
    speech._messages.cache_clear()


def test_what_pyproject_declares_is_what_a_bare_source_tree_falls_back_on() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    assert declared == {group.name: group.own for group in GROUPS}
    assert all(list(declared[group.name]) == list(group.own) for group in GROUPS)


def test_our_three_are_found_by_their_entry_points_and_without_them(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = {
        entry.name: entry.value
        for entry in entry_points(group=registry.GAMES.name)
        if entry.dist and entry.dist.name == "horae"
    }
    assert ours == registry.GAMES.own, "run make: the installed metadata is older than pyproject.toml"
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: ())
    assert list(registry.GAMES.found()) == ["shipwreck", "echoes", "timestories"]


def test_to_know_the_games_names_imports_none_of_them() -> None:
    asked = (
        "import sys, horae; horae.names(); print([name for name in sys.modules if name.count('.') > 2 and '.games.' in name])"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_layer_finds_what_games_bring_for_it() -> None:
    """In particular those that name no module: that it is there, and of one of our games."""
    for group in GROUPS:
        for name in group.own:
            assert group.part(name) is not None, f"{group.name}: {name}"
            assert name == "random" or registry.game(name.partition(".")[0].partition("-v")[0])


def test_the_contract_of_a_game_stays_small_and_names_no_higher_layer() -> None:
    fields = [name for name in get_annotations(Game) if not name.startswith("_")]
    assert len(fields) <= 15, fields
    layers = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"][0]["layers"]
    above = [name for row in layers[: layers.index("horae.games")] for name in row.split(" | ")]
    for file in (ROOT / "src" / "horae" / "games").rglob("*.py"):
        text = file.read_text("utf-8")
        assert [name for name in above if re.search(rf"\b{re.escape(name)}\b", text)] == [], file


@pytest.mark.parametrize("name", registry.GAMES.own)
def test_a_game_has_the_bots_it_names_and_the_board_that_the_client_has(name: str) -> None:
    game = registry.game(name)
    assert bots.bot_names(game) == ["random", *game.company.bots]
    assert (name in BOARDS) == (ROOT / "web" / "src" / "games" / name / "client.ts").is_file()


def test_a_game_of_another_package_is_found_after_ours(bring: Bring) -> None:
    bring("horae-raft", GAME, "raft = horae_raft:Raft")
    assert registry.names() == ["shipwreck", "echoes", "timestories", "raft"]
    assert registry.games()[-1].name == "raft"


def test_two_packages_with_the_same_game_are_both_named(bring: Bring) -> None:
    bring("horae-raft", GAME, "raft = horae_raft:Raft")
    bring("other-raft", GAME, "raft = other_raft:Raft")
    for language in LANGUAGES:
        with pytest.raises(BadSetup) as wrong:
            registry.game("raft")
        said = wrong.value.say(language)
        assert "horae-raft" in said
        assert "other-raft" in said
    assert [game.name for game in registry.games()] == ["shipwreck", "echoes", "timestories"]


def test_nobody_takes_the_name_of_one_of_ours(bring: Bring) -> None:
    bring("horae-raft", GAME, "echoes = horae_raft:Raft")
    with pytest.raises(BadSetup, match="horae and horae-raft"):
        registry.game("echoes")
    assert [game.name for game in registry.games()] == ["shipwreck", "timestories"]


SILENT = """
from horae.core.game import Game
class Raft(Game):
    name = "raft"
Raft.__abstractmethods__ = frozenset()
"""
BROKEN = [
    ("raise ValueError('no mast\\nno sail')", "ValueError: no mast"),
    ("Raft = 3", "TypeError"),
    ("class Raft: pass", "Raft is not a Game"),
    (GAME.replace('"raft"', '"ark"'), "calls itself 'ark'"),
    (SILENT, "there is no module `narration` beside Raft"),
]


@pytest.mark.parametrize(("code", "why"), BROKEN)
def test_a_broken_game_is_told_of_in_one_line_and_left_out(
    bring: Bring, caplog: pytest.LogCaptureFixture, code: str, why: str
) -> None:
    bring("horae-raft", code, "raft = horae_raft:Raft")
    with caplog.at_level(logging.WARNING, "horae.games"):
        assert [game.name for game in registry.games()] == ["shipwreck", "echoes", "timestories"]
    (told,) = caplog.messages
    assert "“raft” from horae-raft" in told
    assert why in told
    assert "\n" not in told
    with pytest.raises(BadSetup, match="raft"):
        registry.game("raft")


def test_a_game_brings_its_words_and_speaks_only_for_itself(bring: Bring) -> None:
    place = bring("horae-raft", GAME, "raft = horae_raft:Raft")
    for language in LANGUAGES:
        (place / "horae_raft" / "speech" / language).mkdir(parents=True)
        (place / "horae_raft" / "speech" / language / "raft.ftl").write_text("raft-title = Raft\nunknown-game = mine now\n")
    with pytest.raises(BadSetup, match="unknown-game does not begin with raft-"):
        registry.game("raft")
    for language in LANGUAGES:
        (place / "horae_raft" / "speech" / language / "raft.ftl").write_text(f"raft-title = Raft in {language}\n")
    assert registry.game("raft").name == "raft"
    assert [speech.say(speech.Phrase("raft-title"), language) for language in LANGUAGES] == ["Raft in es", "Raft in en"]


def test_a_bot_of_another_package_sits_down_before_the_games_own(bring: Bring) -> None:
    code = "from horae.bots.bot import RandomBot\nclass Parrot(RandomBot):\n    name = 'parrot'\n"
    brought = "shipwreck.parrot = horae_parrot:Parrot\nechoes.stuffed = horae_parrot:Stuffed"
    bring("horae-parrot", code, bots=brought)
    shipwreck, echoes = registry.game("shipwreck"), registry.game("echoes")
    assert bots.bot_names(shipwreck) == ["random", "parrot", "reader"]
    assert bots.bot_class(shipwreck, "parrot").__name__ == "Parrot"
    assert bots.usual_bot(shipwreck) == "reader"
    assert [speech.say(bots.bot_title("shipwreck", "parrot")), bots.bot_about("shipwreck", "parrot")] == ["parrot", ""]
    with pytest.raises(BadSetup, match="“stuffed” from horae-parrot"):
        bots.bot_class(echoes, "stuffed")
    bring("other-parrot", code, bots=brought.replace("horae_parrot", "other_parrot"))
    with pytest.raises(BadSetup, match="horae-parrot and other-parrot"):
        bots.bot_class(shipwreck, "parrot")


def test_a_command_goes_on_beside_a_broken_game_and_says_so_once_in_its_language(bring: Bring) -> None:
    place = bring("horae-raft", "1 / 0", "raft = horae_raft:Raft")
    done = subprocess.run(
        [sys.executable, "-c", "from horae.cli.app import main; main()", "rules", "show", "SA-7.3", "--lang", "es"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(place)},
    )
    assert done.stdout.startswith("SA-7.3")
    assert done.stderr.splitlines() == [
        "horae: no se puede cargar el juego «raft» de horae-raft: ZeroDivisionError: division by zero"
    ]
