"""One page about a mission for its writer: what is proved, met and not found, how often bots meet it, clues, lengths of texts.

The page stands by itself, without the story unless asked for; cards and instructions go by their neutral names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Any

from horae.authoring.missions.clues import ClueMap, conclusions_in_time
from horae.authoring.missions.graph import graph
from horae.authoring.missions.solve import Ending, Solution, solve
from horae.authoring.missions.stats import STYLE, bars, hit_map, lines, stats
from horae.core.speech import Phrase, number, say
from horae.games.timestories.pack import TimeStoriesPack

SIZES = (2, 3, 4)
WORDS_A_MINUTE = 180
"""Read aloud."""
LONGEST_TEXTS = 20
_NARROW = (
    ".wide{overflow:auto;max-height:80vh;border:1px solid #d8d0bd}.wide svg{width:1400px;max-width:none}"
    ".bad{color:#b03a2e}li{margin:.2rem 0}table{display:block;overflow-x:auto}"
    "@media(max-width:30rem){body{margin:1rem auto;font-size:15px}td,th{padding:.2rem .35rem}}"
)


def report(
    pack: TimeStoriesPack,
    clues: ClueMap | None,
    language: str,
    hide_story: bool = True,
    games: int = 120,
    plays: int = 16,
    seconds: float = 600.0,
    seed: int = 0,
    progress: Callable[[str, int, int], None] | None = None,
) -> str:
    """Solve the mission for 2, 3 and 4 receptacles, have explorers play it, and write the page."""
    sizes = [size for size in SIZES if size <= len(pack.people)]

    def told(part: str) -> Callable[[int, int], None] | None:
        return None if progress is None else lambda done, of: progress(part, done, of)

    solved = [solve(pack, size, "", plays, seconds, seed, progress=told(f"solve {size}")) for size in sizes]
    measured = stats(pack, games, sizes, seed=seed, progress=told("games"))
    word = _Words(language)
    title = pack.id if hide_story else pack.title[language]
    shares = {one.id: one.share for one in (*measured.cards, *measured.items)}
    names = _names(pack, hide_story)
    ends = [
        (f"{seats} · {names.get(ending, ending)}", count / measured.by_seats[seats])
        for seats, counts in measured.endings.items()
        for ending, count in counts.items()
    ]
    parts = [
        f"<!doctype html><html lang='{language}'><head><meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width,initial-scale=1'>",
        f"<title>{escape(title)}</title><style>{STYLE}{_NARROW}</style></head><body><h1>{escape(title)}</h1>",
        f"<p>{word('about', games=games, plays=plays, seed=str(seed))}</p>",
        f"<h2>{word('settled')}</h2>{_settled(solved, names, word)}",
        f"<h2>{word('marks')}</h2>{_marks(solved, names, word)}",
        f"<h2>{word('map')}</h2><div class='wide'>{graph(pack, language, hide_story, shares)}</div>",
        f"<h2>{word('endings')}</h2>{bars(ends, language)}",
        f"<h2>{word('azrak')}</h2>{lines(dict(measured.azrak_by_round))}",
        f"<h2>{word('lost')}</h2>{bars([(one.id, one.share) for one in measured.lost_control_at], language)}",
        f"<h2>{word('cards')}</h2>{bars([(one.id, one.share) for one in measured.cards], language)}",
        f"<h2>{word('instructions')}</h2>{hit_map(measured.instructions, language)}",
        f"<h2>{word('clues')}</h2>{_clues(pack, clues, sizes, word)}",
        f"<h2>{word('texts')}</h2>{_texts(pack, language, word)}",
        "</body></html>",
    ]
    return "\n".join(parts)


def _names(pack: TimeStoriesPack, hide_story: bool) -> dict[str, str]:
    """What the written endings are called: by their place where the story is hidden."""
    outcomes = pack.head.mission_return.outcomes
    return {outcome.id: str(place) if hide_story else outcome.id for place, outcome in enumerate(outcomes, 1)}


class _Words:
    """The page's words in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **args: Any) -> str:
        return escape(say(Phrase(f"mission-report-{key}", args), self.language))

    def because(self, why: Sequence[Phrase]) -> str:
        return escape("; ".join(say(one, self.language) for one in why))


def _settled(solved: Sequence[Solution], names: dict[str, str], word: _Words) -> str:
    head = "".join(f"<th>{found.receptacles}</th>" for found in solved)
    rows = [f"<tr><th>{word('receptacles')}</th>{head}</tr>"]
    for place, ending in enumerate(solved[0].endings):
        cells = "".join(f"<td>{_ending(found.endings[place], word)}</td>" for found in solved)
        rows.append(f"<tr><th>{escape(names.get(ending.id, ending.id))}</th>{cells}</tr>")
    for key in ("cards", "instructions"):
        cells = "".join(f"<td>{_counts([one.status for one in getattr(found, key)])}</td>" for found in solved)
        rows.append(f"<tr><th>{word(f'{key}-settled')}</th>{cells}</tr>")
    dead = "".join(
        f"<td class='bad'>{word('dead-end', actions=found.dead_end.actions)}</td>"
        if found.dead_end is not None
        else f"<td>{word('no-dead-end', checked=found.checked)}</td>"
        for found in solved
    )
    reach = "".join(f"<td>{found.reached} / {found.sampled}</td>" for found in solved)
    rows += [f"<tr><th>{word('dead-ends')}</th>{dead}</tr>", f"<tr><th>{word('within-reach')}</th>{reach}</tr>"]
    return f"<table>{''.join(rows)}</table>"


def _ending(ending: Ending, word: _Words) -> str:
    if ending.witness is not None:
        return word("way", azrak=ending.witness.azrak_spent, actions=ending.witness.actions)
    key = "not-found" if ending.possible is None else "impossible"
    return f"<span class='bad'>{word(key)}</span>"


def _counts(found: Sequence[str]) -> str:
    return " / ".join(str(found.count(status)) for status in ("witness", "impossible", "not_found"))


def _marks(solved: Sequence[Solution], names: dict[str, str], word: _Words) -> str:
    """Everything that has no way there, with the reason, once for all sizes where it is the same."""
    marks: dict[str, list[str]] = {}
    for found in solved:
        for name, told in _missing(found, names, word):
            marks.setdefault(f"{escape(name)}: {told}", []).append(str(found.receptacles))
    if not marks:
        return f"<p>{word('nothing')}</p>"
    return "<ul>" + "".join(f"<li class='bad'>{told} ({', '.join(sizes)})</li>" for told, sizes in marks.items()) + "</ul>"


def _missing(found: Solution, names: dict[str, str], word: _Words) -> Iterator[tuple[str, str]]:
    for ending in found.endings:
        if ending.witness is None:
            yield names.get(ending.id, ending.id), word.because(ending.why) or word("not-found")
    for card in found.cards:
        if card.status != "witness":
            yield card.id, word.because(card.why) or word("not-found")
    unread = {card.id for card in found.cards if card.status != "witness"}
    for one in found.instructions:
        if one.status != "witness" and one.card not in unread:
            yield f"{one.card} {one.part} {one.number + 1}", word.because(one.why) or word("not-found")


def _clues(pack: TimeStoriesPack, clues: ClueMap | None, sizes: Sequence[int], word: _Words) -> str:
    if clues is None:
        return f"<p>{word('no-clues')}</p>"
    head = "".join(f"<th>{size}</th>" for size in sizes)
    rows = [f"<tr><th>{word('conclusion')}</th><th>{word('needed')}</th>{head}</tr>"]
    columns = [conclusions_in_time(pack, clues, size) for size in sizes]
    for place, one in enumerate(clues.conclusions):
        cells = "".join(f"<td>{column[place]} / {len(one.clues)}</td>" for column in columns)
        rows.append(f"<tr><th>{escape(one.id)}</th><td>{escape(one.before)}</td>{cells}</tr>")
    return f"<p>{word('clues-about')}</p><table>{''.join(rows)}</table>"


def _texts(pack: TimeStoriesPack, language: str, word: _Words) -> str:
    lengths = sorted(((len(card.text[language].split()), card.id) for card in pack.cards), reverse=True)
    total = sum(words for words, _ in lengths)
    minutes = number(total / WORDS_A_MINUTE, language, 0)
    rows = "".join(
        f"<tr><th>{escape(name)}</th><td>{words}</td><td>{60 * words // WORDS_A_MINUTE} s</td></tr>"
        for words, name in lengths[:LONGEST_TEXTS]
    )
    return f"<p>{word('texts-about', words=total, minutes=minutes)}</p><table>{rows}</table>"
