"""The replays that the marks of a report open: which log shows what, from which action on and through whose eyes.

Of what has no way there, the nearest that play came to it is shown: the card that would lead to it. The logs lie beside the
page, and `horae mission preview FOLDER --replays LOGS` plays them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from horae.authoring.missions.directed_play import GAME
from horae.authoring.missions.graph import edges
from horae.authoring.missions.played_game import PlayedGame, log_of
from horae.authoring.missions.report_work import BOT
from horae.authoring.missions.solve import Ending, Instruction, Solution, Witness, written
from horae.core.game import Seat, State
from horae.core.log import Log, Replay, dump
from horae.games.timestories.pack import TimeStoriesPack
from horae.games.timestories.state import TimeStoriesState

ADDRESS = "http://127.0.0.1:8010"
"""Where a preview is, unless told otherwise; the page lets its reader change it."""


_OWN = re.compile(r"\d-(?:ending|way|game)-\d+|\d-(?:dead-end|stranded)")
"""How they are called."""


class ReportReplays:
    def __init__(self, pack: TimeStoriesPack, solved: Sequence[Solution]) -> None:
        self.pack = pack
        self.logs: dict[str, Log] = {}
        self._sources: dict[str, list[str]] = {}
        for source, to, _ in edges(pack):
            self._sources.setdefault(to, []).append(source)
        self._readers: dict[str, list[dict[int, Seat]]] = {}
        """For each log, after each action: who has which card before them."""
        self._cards = {found.receptacles: {card.id: card for card in found.cards} for found in solved}

    # --- what was found ---

    def ending(self, found: Solution, ending: Ending) -> str:
        """The way to it, or else the nearest to it."""
        if ending.witness is not None:
            return self.witness(found, f"ending-{1 + found.endings.index(ending)}", ending.witness)
        return self.nearest(found, f"end-{ending.id}")

    def witness(self, found: Solution, name: str, witness: Witness) -> str:
        return self._link(f"{found.receptacles}-{name}", witness.log, len(witness.log.entries))

    def instruction(self, found: Solution, one: Instruction) -> str:
        if one.way is not None and one.actions is not None:
            return self._way(found, one.way, one.actions, one.card)
        return self.nearest(found, one.card)

    def nearest(self, found: Solution, thing: str) -> str:
        """The card itself if it was met, else one that leads to it by the fewest steps."""
        seen = [thing]
        for at in seen:
            card = self._cards[found.receptacles].get(at) or self._cards[found.receptacles].get(f"{at}-a")
            if card is not None and card.way is not None and card.actions is not None:
                return self._way(found, card.way, card.actions, card.id)
            seen += [source for source in dict.fromkeys(self._sources.get(at, ())) if source not in seen]
        return ""

    def lost(self, games: Iterable[PlayedGame], place: str) -> str:
        """The first game in which somebody lost control there."""
        game = next((one for one in games if place in one.lost), None)
        if game is None:
            return ""
        name = f"{game.seats}-game-{game.seed}"
        log = self.logs.get(name) or log_of(self.pack, BOT, game.seats, "", game.seed)
        return self._link(name, log, game.lost[place])

    def _way(self, found: Solution, way: int, actions: int, card: str) -> str:
        name = f"{found.receptacles}-way-{way + 1}"
        log = self.logs.get(name) or written(found, self.pack, way)
        if name not in self._readers:
            self._readers[name] = [_readers(after) for _, _, after, _ in Replay(log, GAME, self.pack).steps()]
        return self._link(name, log, actions, self._readers[name][actions - 1].get(self.pack.card_index[card]))

    def _link(self, name: str, log: Log, at: int, seat: Seat | None = None) -> str:
        """Through the eyes of that seat, or of who did the last action."""
        self.logs[name] = log
        seat = log.entries[at - 1].seat if seat is None else seat
        return f"{ADDRESS}/replay/{name}?at={at}&seat={seat}"

    # --- beside the page ---

    def write(self, folder: Path) -> None:
        """All of them, in the place of those of an earlier report."""
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.jsonl"):
            if old.stem not in self.logs and _OWN.fullmatch(old.stem):
                old.unlink()
        for name, log in self.logs.items():
            (folder / f"{name}.jsonl").write_bytes(dump(log, None))


def _readers(state: State) -> dict[int, Seat]:
    """The cards that agents have before them, each with whose eyes see it."""
    assert isinstance(state, TimeStoriesState)
    found: dict[int, Seat] = {}
    for agent in range(len(state.facing)):
        for card in (state.facing[agent], state.card_before(agent) if state.location >= 0 else -1):
            found.setdefault(card, state.owner(agent))
    return found
