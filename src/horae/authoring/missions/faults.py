"""Everything that keeps a mission from being played, of all its files at once, each fault with its line and a way out."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from horae.authoring.missions.schema import FILES, REQUIRED
from horae.core.speech import Phrase
from horae.games.timestories.mission import MOST_BYTES, Head
from horae.games.timestories.pack import Examined, examine
from horae.games.timestories.profiles import profiles
from horae.packs.reader import BadPack, Faults, Folder, ForgivingFolder
from horae.packs.shape import alternatives, guess, meant_by

NO_SUCH = "timestories-pack-no-"


class Checked(Struct, frozen=True):
    """What came of reading a mission for its writer."""

    mission: str | None
    """Its id, if that could be read."""
    faults: tuple[BadPack, ...]
    examined: Examined | None
    """The mission, if nothing is wrong with it."""


def check(folder: Folder) -> Checked:
    """Read a whole mission, whatever is wrong with it. What refers to a part that cannot be read is judged once it can."""
    forgiving = folder if isinstance(folder, ForgivingFolder) else ForgivingFolder(folder)
    present = set(forgiving.files())
    for file, kind in FILES.items():
        if file in REQUIRED or file in present:
            forgiving.document(file, MOST_BYTES).decode(kind)
    head = forgiving.document("pack.yaml").decode(Head)
    strange = list(_strange_files(folder.name, present))
    faults = [*strange, *forgiving.faults]
    if forgiving.lost_names or strange:
        return Checked(None, _in_order(faults), None)
    examined = examine(forgiving)
    further = Faults(forgiving.not_caused_here(examined.faults)).all
    faults += [_with_alternatives(fault, examined, head) for fault in further]
    return Checked(head.id, _in_order(faults), None if faults else examined)


def _in_order(faults: list[BadPack]) -> tuple[BadPack, ...]:
    places = {name: place for place, name in enumerate(FILES)}
    return tuple(sorted(faults, key=lambda fault: (places.get(fault.file.rpartition("/")[2], -1), fault.line or 0)))


def _strange_files(name: str, present: set[str]) -> Iterator[BadPack]:
    """A file that nothing reads is a file whose name was misspelt."""
    for file in sorted(present - set(FILES)):
        yield BadPack(f"{name}/{file}", None, alternatives("mission-strange-file", file, list(FILES), guess(file, FILES)))


def _with_alternatives(fault: BadPack, examined: Examined, head: Head) -> BadPack:
    """A fault about a name that the mission does not have, with the names that it has."""
    known = _known(fault.why.key, examined, head)
    wanted = str(fault.why.args.get("name", ""))
    if not known:
        return fault
    if "known" in fault.why.args:
        return BadPack(fault.file, fault.line, meant_by(fault.why, known, guess(wanted, known)), fault.path)
    key = "pack-one-of" if (meant := guess(wanted, known)) is None else "pack-did-you-mean"
    listed = alternatives(fault.why.key, wanted, known, meant).args["known"]
    more = {"why": fault.why, "known": listed} | ({} if meant is None else {"meant": meant})
    return BadPack(fault.file, fault.line, Phrase(key, more), fault.path)


def _known(key: str, examined: Examined, head: Head) -> list[str]:
    if key == "timestories-pack-attribute":
        shared = [{one.id for one in profiles()[name].attributes} for name in head.profiles if name in profiles()]
        return sorted(set.intersection(*shared)) if shared else []
    if key == f"{NO_SUCH}profile":
        return list(profiles())
    if examined.parts is None or examined.build is None or not key.startswith(NO_SUCH):
        return []
    kind, names = key.removeprefix(NO_SUCH), examined.build.compiler.names
    if kind == "map":
        return [card.id for card in examined.parts.maps]
    if kind == "interaction":
        return sorted({str(one.number) for person in examined.parts.receptacles for one in person.interactions})
    for attribute in (kind, f"{kind}s"):
        if isinstance(found := getattr(names, attribute, None), dict):
            return [str(name) for name in found]
    return []
