"""One page about a mission for its writer: what is proved, met and not found, how often bots meet it, clues, lengths of texts.

The page stands by itself, without the story unless asked for; cards and instructions go by their neutral names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from statistics import median
from typing import Any

from horae.authoring.missions.charts import STYLE, HitRow, hit_map, lines, linked, strip
from horae.authoring.missions.clues import ClueMap, Conclusion, conclusions_in_time
from horae.authoring.missions.graph import graph
from horae.authoring.missions.instruction_names import instruction_name
from horae.authoring.missions.played_game import PlayedGame
from horae.authoring.missions.reasons import Reason
from horae.authoring.missions.report_replays import ADDRESS, ReportReplays
from horae.authoring.missions.report_work import ReportWork
from horae.authoring.missions.search import BUILT_IN
from horae.authoring.missions.solve import Ending, Solution
from horae.authoring.missions.stats import InstructionShare, Stats, by_size, counted, hit_rows
from horae.core.speech import Phrase, number, percent, say
from horae.games.timestories.pack import TimeStoriesPack

WORDS_A_MINUTE = 180
"""Read aloud."""
LONGEST_TEXTS = 12
_STYLE = (
    ".map{overflow:auto;max-height:80vh;border:1px solid #d8d0bd;background:#fff}"
    ".map svg{display:block;width:1620px;height:auto}"
    ".zoom button{font:inherit;min-width:44px;min-height:44px;border:1px solid #8a8168;border-radius:6px;background:#fff}"
    ".bad,.bad a{color:#b03a2e}li{margin:.3rem 0}.wide{overflow-x:auto}"
    ".replays{border-left:4px solid #2b7f8c;padding:.1rem 1rem;"
    "background:#f1ecdf}.replays code{display:block;overflow-x:auto;white-space:pre;user-select:all}"
    ".replays .on,.replays .off{font-weight:600}"
    ".replays:not([data-runs=true]) .on,.replays:not([data-runs=false]) .off{display:none}"
    ".replays input{font:inherit;width:16rem;max-width:100%;min-height:44px}.when{min-width:9rem;width:40%}"
    "summary{cursor:pointer;min-height:44px;line-height:44px}.clues{width:100%}"
    ".clues .n{white-space:nowrap}.clues .title{padding-top:1rem}"
    "@media(max-width:30rem){.wide table{font-size:12.5px}.wide td,.wide th{padding:.2rem .1rem}"
    ".wide th:first-child{min-width:4.8rem;hyphens:auto}.when{min-width:7rem}}"
)


class ReportPage:
    """The page, and the replays that its marks open."""

    def __init__(
        self,
        pack: TimeStoriesPack,
        work: ReportWork,
        clues: ClueMap | None,
        language: str,
        hide_story: bool = True,
        command: str = "",
    ) -> None:
        self.pack = pack
        self.work = work
        self.solved = work.solved
        self.stats: Stats = counted(pack, work.games)
        self.clues = clues
        self.language = language
        self.hide_story = hide_story
        self.command = command
        """The one that plays the replays."""
        self.replays = ReportReplays(pack, work.solved)
        outcomes = pack.head.mission_return.outcomes
        self.names = {
            outcome.id: say(Phrase("mission-report-ending", {"place": place}), language) if hide_story else outcome.id
            for place, outcome in enumerate(outcomes, 1)
        }
        """What the written endings are called: by their place where the story is hidden."""

    def written(self) -> str:
        plan = self.work.plan
        title = escape(self.pack.id if self.hide_story else self.pack.title[self.language])
        script = files("horae.authoring.missions").joinpath("report.js").read_text("utf-8")
        sections = {
            "settled": self._settled(),
            "marks": self._marks(),
            "map": self._map(),
            "endings": self._endings(),
            "azrak": lines(self.stats.azrak_by_round, self._word("round")),
            "lost": self._lost(),
            "hits": self._hits(),
            "clues": self._clues(),
            "texts": self._texts(),
        }
        parts = [
            f"<!doctype html><html lang='{self.language}'><head><meta charset='utf-8'>",
            "<meta name='viewport' content='width=device-width,initial-scale=1'>",
            f"<title>{title}</title><style>{STYLE}{_STYLE}</style></head><body><h1>{title}</h1>",
            f"<p>{self._word('about', games=plan.games, plays=plan.plays, seed=str(plan.seed))}</p>",
            self._how_to_watch(),
            *(f"<h2>{self._word(name)}</h2>{section}" for name, section in sections.items()),
            f"<script>{script}</script></body></html>",
        ]
        return "\n".join(parts) + "\n"

    def _word(self, key: str, **args: Any) -> str:
        return escape(say(Phrase(f"mission-report-{key}", args), self.language))

    def _because(self, why: Sequence[Reason]) -> str:
        return escape("; ".join(say(one.words, self.language) for one in why))

    def _how_to_watch(self) -> str:
        return (
            f"<div class='replays'><p>{self._word('watch')}</p><p><code>{escape(self.command)}</code></p>"
            f"<p class='on'>{self._word('watch-on')}</p><p class='off'>{self._word('watch-off')}</p>"
            f"<p><label hidden>{self._word('watch-at')} <input type='url' value='{ADDRESS}'></label></p></div>"
        )

    # --- what is settled ---

    def _settled(self) -> str:
        head = "".join(f"<th>{found.receptacles}</th>" for found in self.solved)
        rows = [f"<tr><th>{self._word('receptacles')}</th>{head}</tr>"]
        for place, ending in enumerate(self.solved[0].endings):
            cells = "".join(f"<td>{self._ending(found, found.endings[place])}</td>" for found in self.solved)
            rows.append(f"<tr><th>{escape(self._name(ending.id))}</th>{cells}</tr>")
        for key in ("cards", "instructions"):
            cells = "".join(f"<td>{_counts([one.status for one in getattr(found, key)])}</td>" for found in self.solved)
            rows.append(f"<tr><th>{self._word(f'{key}-settled')}</th>{cells}</tr>")
        dead = "".join(f"<td>{self._dead_end(found)}</td>" for found in self.solved)
        reach = "".join(f"<td>{self._within_reach(found)}</td>" for found in self.solved)
        rows.append(f"<tr><th>{self._word('dead-ends')}</th>{dead}</tr>")
        rows.append(f"<tr><th>{self._word('within-reach')}</th>{reach}</tr>")
        cut = f"<p class='bad'>{self._word('cut')}</p>" if any(found.cut for found in self.solved) else ""
        return f"<div class='wide'><table>{''.join(rows)}</table></div>{cut}"

    def _name(self, ending: str) -> str:
        return (
            say(Phrase("mission-report-lost-control"), self.language) if ending == BUILT_IN else self.names.get(ending, ending)
        )

    def _ending(self, found: Solution, ending: Ending) -> str:
        link = self.replays.ending(found, ending)
        if ending.witness is not None:
            return linked(self._word("way", azrak=ending.witness.azrak_spent, actions=ending.witness.actions), link)
        key = "not-found" if ending.possible is None else "impossible"
        return f"<span class='bad'>{linked(self._word(key), link)}</span>"

    def _dead_end(self, found: Solution) -> str:
        if found.dead_end is None:
            return self._word("no-dead-end", checked=found.checked)
        told = self._word("dead-end", actions=found.dead_end.actions)
        return f"<span class='bad'>{linked(told, self.replays.witness(found, 'dead-end', found.dead_end))}</span>"

    def _within_reach(self, found: Solution) -> str:
        told = f"{found.reached} / {found.sampled}"
        if found.stranded is None:
            return told
        return f"<span class='bad'>{linked(told, self.replays.witness(found, 'stranded', found.stranded))}</span>"

    # --- what has no way there ---

    def _marks(self) -> str:
        """Everything that has no way there, with the reason, once for all sizes where it is the same; each size its replay."""
        marks: dict[str, list[str]] = {}
        for found in self.solved:
            for name, told, link in self._missing(found):
                marks.setdefault(f"{name}: {told}", []).append(linked(str(found.receptacles), link))
        if not marks:
            return f"<p>{self._word('nothing')}</p>"
        items = "".join(f"<li class='bad'>{told} ({', '.join(sizes)})</li>" for told, sizes in marks.items())
        return f"<p>{self._word('marks-about')}</p><ul>{items}</ul>"

    def _missing(self, found: Solution) -> Iterator[tuple[str, str, str]]:
        for ending in found.endings:
            if ending.witness is None:
                told = self._because(ending.why) or self._word("tried", plays=ending.tried)
                yield escape(self._name(ending.id)), told, self.replays.ending(found, ending)
        unread = {card.id for card in found.cards if card.status != "witness"}
        for card in found.cards:
            if card.id in unread:
                told = self._because(card.why) or self._word("tried", plays=card.tried)
                yield escape(card.id), told, self.replays.nearest(found, card.id)
        for one in found.instructions:
            if one.status != "witness" and one.card not in unread:
                told = self._because(one.why) or self._word("tried", plays=one.tried)
                yield (
                    escape(say(instruction_name(one.card, one.part, one.test, one.number), self.language)),
                    told,
                    self.replays.instruction(found, one),
                )

    # --- what the bots met ---

    def _map(self) -> str:
        found = self.stats
        shares = {one.id: by_size(found, one) for one in (*found.cards, *found.items, *found.locations)}
        for place in self.names:
            shares[f"end-{place}"] = self._ended(place)
        links = {name: self._way_to(name) for name, met in shares.items() if not all(met)}
        drawn = graph(self.pack, self.language, self.hide_story, shares, links)
        buttons = "".join(
            f"<button type='button' data-zoom='{factor}' aria-label='{self._word(f'zoom-{name}')}'>{sign}</button> "
            for factor, name, sign in (("0.67", "out", "−"), ("1.5", "in", "+"), ("0", "all", "⤢"))
        )
        return (
            f"<p>{self._word('map-about')}</p><p class='zoom' hidden>{buttons}</p>"
            f"<div class='map' tabindex='0' role='region' aria-label='{self._word('map')}'>{drawn}</div>"
        )

    def _ended(self, ending: str) -> tuple[float, ...]:
        return tuple(self.stats.endings[key].get(ending, 0) / games for key, games in self.stats.by_seats.items())

    def _way_to(self, name: str) -> str:
        """A replay of what some group never met: a way that was found, or the nearest to it."""
        for found in self.solved:
            ending = next((one for one in found.endings if f"end-{one.id}" == name), None)
            link = self.replays.nearest(found, name) if ending is None else self.replays.ending(found, ending)
            if link:
                return link
        return ""

    def _endings(self) -> str:
        rows = [
            HitRow(
                self._name(ending), self._ended(ending), (), "" if all(self._ended(ending)) else self._way_to(f"end-{ending}")
            )
            for ending in self.names
        ]
        return hit_map((*self.stats.by_seats,), rows, self.language)

    def _lost(self) -> str:
        """Where somebody lost control, the worst place first."""
        found = sorted((one for one in self.stats.lost_control_at if one.games), key=lambda one: -one.share)
        if not found:
            return f"<p>{self._word('lost-nowhere')}</p>"
        everybody = "".join(f"<td>{percent(share, self.language, 0)}</td>" for share in self._ended(BUILT_IN))
        sizes = "".join(f"<th>{size}</th>" for size in self.stats.by_seats)
        rows = "".join(
            f"<tr><th class='bad'>{linked(escape(one.id), self.replays.lost(self.work.games, one.id))}</th>"
            + "".join(f"<td>{percent(share, self.language, 0)}</td>" for share in by_size(self.stats, one))
            + "</tr>"
            for one in found
        )
        rows += f"<tr><th>{self._word('lost-by-all')}</th>{everybody}</tr>"
        return f"<p>{self._word('lost-about')}</p><table><tr><th>{self._word('place')}</th>{sizes}</tr>{rows}</table>"

    def _hits(self) -> str:
        ways = {
            (one.card, one.part, one.test, one.number): (found, one)
            for found in reversed(self.solved)
            for one in found.instructions
        }

        def link(one: InstructionShare) -> str:
            if all(by_size(self.stats, one)):
                return ""
            return self.replays.instruction(*ways[one.card, one.part, one.test, one.number])

        rows = hit_rows(self.stats, self.language, link, self._way_to)
        return f"<p>{self._word('hits-about')}</p>{hit_map((*self.stats.by_seats,), rows, self.language)}"

    # --- clues and texts ---

    def _clues(self) -> str:
        if self.clues is None:
            return f"<p>{self._word('no-clues')}</p>"
        in_time = {found.receptacles: conclusions_in_time(self.pack, self.clues, found.receptacles) for found in self.solved}
        longest = max((game.rounds for game in self.work.games), default=1)
        head = "".join(f"<th>{self._word(key)}</th>" for key in ("group", "in-time", "when", "known"))
        parts = [f"<p>{self._word('clues-about')}</p><table class='clues'><tr>{head}</tr>"]
        for place, one in enumerate(self.clues.conclusions):
            title = str(place + 1) if self.hide_story else one.id
            rows = "".join(self._conclusion(one, size, counts[place], longest) for size, counts in in_time.items())
            parts.append(f"<tr><th colspan='4' class='title'>{escape(title)} → {escape(one.before)}</th></tr>{rows}")
        return "".join([*parts, "</table>"])

    def _conclusion(self, one: Conclusion, size: int, in_time: int, longest: int) -> str:
        games = [game for game in self.work.games if game.seats == size]
        dots = [_when(games, clue.card) for clue in one.clues]
        dated = [(at, f"{clue.card}: {at:g}") for clue, at in zip(one.clues, dots, strict=True) if at is not None]
        needed = _when(games, one.before)
        known = _known(games, one)
        share = "–" if known is None else percent(known, self.language, 0)
        drawn = strip(dated, None if needed is None else (needed, f"{one.before}: {needed:g}"), longest)
        bad = "" if in_time else " bad"
        return (
            f"<tr><th>{size}</th><td class='n{bad}'>{in_time} / {len(one.clues)}</td>"
            f"<td class='when'>{drawn}</td><td class='n'>{share}</td></tr>"
        )

    def _texts(self) -> str:
        lengths = sorted(((len(card.text[self.language].split()), card.id) for card in self.pack.cards), reverse=True)
        lengths = [(words, name) for words, name in lengths if words]
        total = sum(words for words, _ in lengths)
        minutes = number(total / WORDS_A_MINUTE, self.language, 0)
        head = "".join(f"<th>{self._word(key)}</th>" for key in ("card", "words", "aloud"))
        rows = [
            f"<tr><th>{escape(name)}</th><td>{words}</td><td>{round(60 * words / WORDS_A_MINUTE)} s</td></tr>"
            for words, name in lengths
        ]
        tables = [f"<table><tr>{head}</tr>{''.join(part)}</table>" for part in (rows[:LONGEST_TEXTS], rows[LONGEST_TEXTS:])]
        rest = f"<details><summary>{self._word('other-texts')}</summary>{tables[1]}</details>" if rows[LONGEST_TEXTS:] else ""
        return f"<p>{self._word('texts-about', words=total, minutes=minutes)}</p>{tables[0]}{rest}"


def _counts(found: Sequence[str]) -> str:
    return " / ".join(str(found.count(status)) for status in ("witness", "impossible", "not_found"))


def _when(games: Sequence[PlayedGame], card: str) -> float | None:
    """The round in which it was read, in the middle of the games that did."""
    rounds = [max(1, game.cards[card]) for game in games if card in game.cards]
    return median(rounds) if rounds else None


def _known(games: Sequence[PlayedGame], one: Conclusion) -> float | None:
    """Of the games that came to where it is needed: in what share a clue had been read before."""
    came = [game for game in games if one.before in game.cards]
    return sum(_before(game.cards, one) for game in came) / len(came) if came else None


def _before(cards: Mapping[str, int], one: Conclusion) -> bool:
    """The cards stand in the order in which they were read."""
    order = list(cards)
    read = order[: order.index(one.before)]
    return any(clue.card in read for clue in one.clues)
