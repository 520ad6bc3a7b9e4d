"""Who plays in simulations: a bot that is installed, by its name, or somebody's own, by `module:Class`.

Only for who runs a simulation: naming a module has it imported, which nobody may have a server do.
"""

from __future__ import annotations

import inspect
import re
import sys
from hashlib import blake2b
from pathlib import Path

from horae.bots.bot import Bot, MakeBot
from horae.bots.registry import bot_class
from horae.core.game import AnyGame, BadSetup
from horae.packs.installed import named

_OWN = re.compile(r"[\w.]+:\w+")


def player(game: AnyGame, name: str) -> MakeBot:
    """The bot of that name. Raises UnknownBot, or BadSetup for one that cannot be had."""
    if ":" not in name:
        return bot_class(game, name)
    if not _OWN.fullmatch(name):
        raise BadSetup("own-bot-form", bot=name)
    try:
        made = named(name)
        if not (isinstance(made, type) and issubclass(made, Bot) and not inspect.isabstract(made)):
            raise TypeError(f"{name.partition(':')[2]} is not a Bot that can choose")
    except Exception as wrong:  # whatever somebody's code does when it is imported
        said = " ".join(f"{type(wrong).__name__}: {wrong}".split())
        raise BadSetup("own-bot-broken", bot=name, why=said) from None
    return made


def look_in(folder: Path) -> None:
    """Own bots may lie in this folder, too."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))


def code_of(made: type) -> str:
    """Differs wherever code that is not Horae's could have a bot play otherwise, or a game go otherwise: its module, or the
    package that is in."""
    package, dot, _ = made.__module__.partition(".")
    if package == "horae":
        return ""
    file = inspect.getsourcefile(sys.modules[package if dot else made.__module__])
    if file is None:
        return ""
    folder = Path(file)
    files = sorted(folder.parent.rglob("*.py")) if folder.name == "__init__.py" else [folder]
    mark = blake2b(digest_size=4)
    for each in files:
        mark.update(each.read_bytes())
    return mark.hexdigest()
