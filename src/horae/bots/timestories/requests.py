"""What people have asked for in the table's chat, in Spanish or English: to go ahead, to leave something, to keep off it, to
type a word, to go somewhere, to take a card, to take one of the ways that a card offers; what is to be kept and not spent,
whatever else is said in the same breath; what they want to know. The last word counts, and is good for one visit; what is to be
kept and which places people want to go to is remembered."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from horae.bots.timestories.curiosity import Curiosity
from horae.bots.timestories.wording import (
    EVERYTHING,
    IT,
    NOT,
    SENTENCE,
    WAIT,
    as_one_clause,
    bare,
    clauses,
    has_letter,
    head_of,
    is_generous,
    is_meant,
    is_named,
    is_question,
    is_spoken_against,
    is_thrifty,
    kept_in,
    parts_of,
    plain,
    short_for,
    used_in,
    without_idle_no,
)
from horae.core.game import Seat
from horae.core.speech import LANGUAGES, Text


def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(words, re.IGNORECASE)


_GO = _pattern(
    r"\b(?:go ahead|go for it|(?<!will )(?<!would )(?<!can )(?<!to )do it|please do|try it|(?<!to )pay|adelante"
    r"|hazl[oa]|dale"
    r"|intentalo|(?<!la )(?<!una )prueba|paga)\b"
)
_DECIDE = _pattern(
    r"\b(?:up to you|your (?:call|choice|decision)|you (?:decide|choose|pick)|as you (?:like|wish|please)"
    r"|(?:decide|elige|escoge) tu|tu (?:decides|eliges|sabras|veras)|(?:como|lo que) (?:quieras|veas|prefieras))\b"
)
_END = _pattern(
    r"\b(?:(?:end|finish) (?:it|the mission|this)|acabal[oa]|terminal[oa]"
    r"|(?:acaba|acabad|acabemos|termina|terminad|terminemos)(?: ya)? (?:la mision|esto))\b"
)
_YES = _pattern(r"^\W*(?:pues )?(?:(?:yes|yeah|yep|ok|okay|sure|vale|de acuerdo|claro|venga)\b|si(?=\W*$))")
_NO = _pattern(
    r"^\W*(?:(?:no|nope|nah)(?=\W*(?:gracias|thanks|thank you|por favor|please)?\W*$)|(?:i'd )?(?:better"
    r"|rather) not\b|i wouldn't\b"
    r"|mejor que no\b|mejor no\b|yo no lo haria\b|(?:don't|dont|no way|ni se te ocurra|ni hablar|de eso nada)\W*$)"
)
_VOTE = _pattern(
    r"\b(?:vote|votes|vota|votad|votemos)(?: for| por| que| el| al)? (?:(?P<yes>yes|si)|no)\b|\b(?P<yes_to>yes"
    r"|si) (?:to|en|a) (?:the|la) (?:vote|votacion)\b"
)
_TYPE = _pattern(
    r"\b(?:type|write|enter|answer|escribe|escribid|teclea|teclead|responde|contesta|pon)\b:?\s+"
    r"(?:the (?:word|name|number|code)\s+|(?:la palabra|el nombre|el numero|el codigo|la clave)\s+)?"
    r"[«“\"']?(?P<word>[\w'’-]+(?: [\w'’-]+){0,2})[»”\"'.!]*\s*$"
)
_LEAVE = _pattern(
    r"\b(?:leave (?:it|that|this|them|him|her)(?! to\b)|let it be|skip it|(?:write|type|answer|say|choose) nothing"
    r"|(?:don't|dont|do not) (?:write|type|answer|choose|do|take)\b"
    r"|dejad?l[oa]s?(?! a\b| para\b)|deja(?:d)? (?:eso|esto|estar)"
    r"|no (?:lo |la |le |nos )?(?:escribas|escribais|respondas|contestes|digas|elijas|hagas|cojas|firmes)\b)"
)
_KEEP_OFF = _pattern(
    r"\b(?:not you|hands off|(?:put|give) (?:it|that) back|leave (?:it|that|this) to (?:me|us)"
    r"|(?:i|we)(?:'ll|ll) (?:do|take|write|say|choose) (?:it|that|this)|let (?:me|us) (?:do|have|take) (?:it|that|this)"
    r"|tu no|devuelvel[oa]|sueltal[oa]|lo hago yo|yo lo hago|lo hacemos nosotr[oa]s|me encargo yo"
    r"|dejam?e?l?[oa]? a mi|dejamel[oa]|dejanosl[oa]|dejal[oa] para (?:mi|nosotr[oa]s))"
)
_DENIED = _pattern(r"\b(?:don't|dont|do not|never|no)(?: (?:lo|la|me|nos))?\s*$")
_HELP = _pattern(
    r"\b(?:support (?:me|us|her|him|it)|help (?:me|us|her|him)|boost|back me up|apoya(?:me|l[eoa]|nos)|ayuda(?:me"
    r"|l[eoa]|nos)"
    r"|apoya|mejora)\b"
)
_UPDATE = _pattern(r"\b(?:updates?|updating|actualiza(?:r|mos|cion|ciones)?|actualicemos)\b")
_CALLED = _pattern(r"\b(?:companion|agent|bot|companer[oa]|camarada|acompanante)\b")
_PLACED = (
    (0, _pattern(r"\b(?:the first|primer[oa]?)\b")),
    (1, _pattern(r"\b(?:the second|segund[oa])\b")),
    (2, _pattern(r"\b(?:the third|tercer[oa]?)\b")),
)
_ORDER = _pattern(
    r"^\W*(?:(?:please|then|now|yes|ok|por favor|ahora|si|vale|venga|pues)\W+)*"
    r"(?:take|try|look at|see|go (?:to|for|see)|check|explore|read|ring|open"
    r"|mira|coge|toma|ve a|ve al|prueba|lee|explora|intenta|toca|abre)\b"
)
_FOR_ONESELF = _pattern(r"\b(?:i|i'(?:ll|m|d|ve)|we|we'(?:ll|re|ve)|yo|voy|ire|cojo|miro|tomo|he|hemos)\b")
_WONDERS = re.compile(
    r"(?:^|[,:;.¿(]\s*)¿?(?:what|who|whose|where|why|how|when|which|did|is|was|were|are|have|has"
    r"|qué|que hay|quién|dónde|por qué|cómo|cuándo|cuál|había|has|es|era)\b",
    re.IGNORECASE,
)
_SURELY = re.compile(r"\bs[íÍ]\b", re.IGNORECASE)
_POLITE = frozenset(("please", "then", "now", "yes", "ok", "por", "favor", "ahora", "si", "vale", "venga", "pues", "mejor"))
_QUOTED = re.compile(r"«[^»]*»|“[^”]*”|\"[^\"]*\"")
_BARE_LETTER = re.compile(r"\W*[B-NP-XZ](?:\s*[,.:;!]|$)")
"""“E, go ahead” is an order, where a card is to be taken."""
_LEFT_OUT = _pattern(r"(?:,|\band\b|\by\b|^)?\s*\b(?:leave|not|skip|deja|dejad|no)\b (?:the|a|al|los|las|el|la)\b[^,.!?;…(]*")
"""What the bot is told to let alone."""
REMEMBERED = 200
"""So many lines of the chat are searched for places."""

K = TypeVar("K")


class Line(Struct, frozen=True):
    """Something that a person wrote, and at which visit."""

    seat: Seat | None
    text: str
    visit: int


class Requests:
    def __init__(self) -> None:
        self.go_ahead = False
        """The people want what they were offered, or want the mission ended."""
        self.decides = False
        """They leave it to the bot: what it said that it would do, it does."""
        self.word: str | None = None
        """What they want typed."""
        self.leave = False
        """They want the bot to pass it up."""
        self.keep_off = False
        """And to have it for themselves."""
        self.help = False
        """They want support, or a boost."""
        self.task: str | None = None
        """What they told the bot to do with a card of the panorama, in their words."""
        self.waits = False
        """They want it to wait for them."""
        self.is_thrifty = False
        """They want none of its Azrak spent in this visit."""
        self.vote: bool | None = None
        """They want a yes, or a no, of it in a vote."""
        self.asks = False
        """What it offered last is a question of a card's, so that a no is an answer."""
        self.no_update = False
        """They do not want an Update now."""
        self.topic: Text | None = None
        """The thing that it spoke of last: what “it” stands for."""
        self.names: tuple[str, ...] = ()
        """What people call the bot here, besides what it is."""
        self.others: tuple[str, ...] = ()
        """What they call somebody else."""
        self.is_alone_with_one = False
        """One person is there besides it: whatever they ask they ask it."""
        self.curiosity = Curiosity()
        self.is_told_to_keep = False
        """They have just said that something is to be kept, or Azrak to be saved, and wait to hear that it was understood."""
        self.visit = 0
        self._of_things: list[tuple[str, bool]] = []
        """What they said of things, in their words: to use them, or to keep them. The last that was said of one counts."""
        self._keeps_all = False
        """In this visit all is to be kept."""
        self._is_task_dear = False
        """They gave the task after they had asked for thrift."""
        self._offered = False
        self._just_offered = False
        self._has_offered_cards = False
        self._since_offer = 0
        self._lines: list[Line] = []

    def overhear(self, text: str, seat: Seat | None = None) -> None:
        answers, self._just_offered = self._just_offered, False
        self._lines = [*self._lines[-REMEMBERED:], Line(seat, bare(text), self.visit)]
        self._hear_of_updates(bare(text))
        text = self._meant_for_me(_SURELY.sub("yes", text))
        if not text:
            return
        is_called = self._is_called(text)
        self.curiosity.hear(text, is_called or self.is_alone_with_one, self._uncalled)
        sentences = [one for one in SENTENCE.findall(as_one_clause(without_idle_no(bare(text)))) if not is_question(one)]
        parts = [clauses(part) for sentence in sentences for part in parts_of(sentence)]
        spared = (self.is_thrifty, len(self._of_things))
        was_thrifty = self.is_thrifty and not any(is_thrifty(clause) for part in parts for clause in part)
        wanted = self._hear_what_to_spare(parts)
        self.is_told_to_keep = (self.is_thrifty and not spared[0]) or any(not said[1] for said in self._of_things[spared[1] :])
        self._hear_wishes(wanted, is_called, answers)
        if wanted and (is_called or self._has_offered_cards) and not _WONDERS.search(text):
            self._hear_task(wanted, was_thrifty)

    def _hear_what_to_spare(self, parts: Sequence[Sequence[str]]) -> list[list[str]]:
        """What is to be kept or used, or not to be spent; the other clauses, by the parts of the line between commas."""
        is_thrifty_now, rest = False, []
        for part in parts:
            others = []
            for clause in part:
                what, spares = kept_in(clause), is_thrifty(clause)
                is_thrifty_now |= spares
                if what is not None:
                    self._keep(what)
                elif not spares:
                    others.append(clause)
                if is_generous(clause):
                    self.is_thrifty = False
                self._hear_use(clause)
            rest.append(others)
        if is_thrifty_now:
            self.is_thrifty = True
        elif any(_GO.search(clause) or _HELP.search(clause) for part in rest for clause in part if not NOT.search(clause)):
            self.is_thrifty = False
        return [part for part in rest if part]

    def _keep(self, what: str) -> None:
        if what == IT and self.topic is not None:
            what = self._topic
        elif what in (IT, EVERYTHING):
            self._keeps_all = True
        if self._offered and (self._keeps_all or what == self._topic):
            self.leave, self.go_ahead = True, False
        self._of_things.append((what, False))

    @property
    def _topic(self) -> str:
        return "" if self.topic is None else " ".join(self.topic[language] for language in LANGUAGES)

    def _hear_use(self, clause: str) -> None:
        what = used_in(clause)
        if what is not None:
            self._of_things.append((self._topic if what == IT else what, True))
            self._keeps_all = False

    def _hear_wishes(self, parts: Sequence[Sequence[str]], is_called: bool, answers: bool) -> None:
        is_mine = self._offered or is_called
        for place, clause in enumerate(clause for part in parts for clause in part):
            voting = _VOTE.search(clause)
            off = _asks(_KEEP_OFF, clause)
            no = answers and self.asks and place == 0 and bool(_NO.search(clause))
            self.waits = self.waits or bool(WAIT.search(clause))
            if voting is not None:
                self.vote = bool(voting["yes"] or voting["yes_to"])
            elif is_mine and (off or no or _asks(_LEAVE, clause)) and not WAIT.search(clause):
                self.go_ahead, self.word, self.task, self.leave, self.keep_off = False, None, None, True, off
            elif NOT.search(_LEFT_OUT.sub(" ", clause)):
                self.go_ahead, self.word, self.task, self.leave = False, None, None, False
            else:
                self._hear_yes(clause, is_mine, answers and place == 0)

    def _hear_yes(self, clause: str, is_mine: bool, answers: bool) -> None:
        self.help = self.help or bool(_HELP.search(clause))
        typed = _TYPE.search(clause)
        if typed is not None:
            self.word, self.leave = typed["word"], False
        if _END.search(clause) or (is_mine and _GO.search(_QUOTED.sub("", clause))) or (answers and _YES.search(clause)):
            self.go_ahead, self.decides, self.leave = True, False, False
        if is_mine and _DECIDE.search(clause):
            self.go_ahead, self.decides, self.leave = True, True, False

    def _hear_task(self, parts: Sequence[Sequence[str]], was_thrifty: bool) -> None:
        """What they told the bot to take, without what they do themselves and what they speak against."""
        mine = []
        for part in parts:
            for clause in part:
                if _FOR_ONESELF.search(clause):
                    break
                if not NOT.search(_LEFT_OUT.sub(" ", clause)) or _LEFT_OUT.search(clause):
                    mine.append(clause)
        if mine:
            self.task, self._is_task_dear = ", ".join(mine), was_thrifty

    def _hear_of_updates(self, text: str) -> None:
        for sentence in SENTENCE.findall(text):
            if _UPDATE.search(sentence):
                self.no_update = bool(NOT.search(sentence) or re.search(r"\b(?:yet|todavía|aún)\b", sentence))

    def _is_called(self, text: str) -> bool:
        said = f" {plain(text)} "
        if any(f" {plain(name)} " in said for name in self.names):
            return True
        for name in self.others:  # “Companion 2” is not “Companion 3”
            said = said.replace(f" {plain(name)} ", " ")
        return bool(_CALLED.search(said))

    def _uncalled(self, sentence: str) -> str:
        """Without what the bot is called by."""
        for name in self.names:
            sentence = re.sub(rf"\b{re.escape(bare(name))}\b", " ", sentence, flags=re.IGNORECASE)
        return _CALLED.sub(" ", sentence)

    def _meant_for_me(self, text: str) -> str:
        """What of a line is said to the bot: from where it is called until somebody else is; all of it, where nobody is."""
        sentences = SENTENCE.findall(text)
        calling = [place for place, sentence in enumerate(sentences) if self._is_called(sentence)]
        mine: list[str] = []
        is_mine = not calling
        for place, sentence in enumerate(sentences):
            is_mine = place in calling or (is_mine and not self._is_to_somebody_else(sentence))
            if is_mine:
                mine.append(sentence)
        return "".join(mine)

    def _is_to_somebody_else(self, sentence: str) -> bool:
        """Whether it begins with the name of somebody who is not the bot, or with any name and a colon."""
        if re.match(r"\W*[A-ZÁÉÍÓÚÑ]\w+:", sentence):
            return True
        pieces = [plain(piece) for piece in re.split(r"[,:]", sentence)]
        ends = {pieces[0], pieces[-1]} if len(pieces) > 1 else set()
        return any(plain(name) in ends for name in self.others if plain(name))

    def offer(self) -> None:
        """The agent has said what it could do: what is said next may be the answer."""
        self._offered = self._just_offered = True
        self.asks = False
        self._since_offer = len(self._lines)

    def offer_cards(self) -> None:
        """The agent has said that it would take a card: one that is named is meant for it until the visit is over."""
        self._has_offered_cards = True

    def keeps(self, *names: Text) -> bool:
        """Whether any of these is to be kept."""
        return self._keeps_all or self._last_of(names) is False

    def wants_used(self, *names: Text) -> bool:
        """Whether people have said that it is to be used; a thing has several names."""
        return self._last_of(names) is True

    def _last_of(self, names: Sequence[Text]) -> bool | None:
        said = ((name, is_used) for what, is_used in reversed(self._of_things) for name in names if is_meant(name, what))
        return next((is_used for _, is_used in said), None)

    def spares(self, *, is_task: bool = False) -> bool:
        """Whether no Azrak is to be spent: not on a task that was given after that was said, either."""
        return self.is_thrifty and not (is_task and self._is_task_dear)

    def cards(self, ways: Sequence[tuple[K, Text]]) -> list[K]:
        """Those that people told the bot to take, by their names or by a word that no other card here has."""
        if self.task is None:
            return []
        task = _LEFT_OUT.sub(" ", self.task)
        said = plain(task)
        is_order = self._is_called(self.task) or bool(_ORDER.search(self.task))
        bare = " ".join(word for word in said.split() if word not in _POLITE)
        found = []
        for way, name in ways:
            short = short_for([name, *(other for _, other in ways if other != name)])
            words = [*(plain(name[language]) for language in LANGUAGES), *short]
            is_bare = bare in words or bare.partition(" ")[2] in short  # with its article
            if is_bare or (is_order and any(f" {word} " in f" {said} " for word in words)):
                found.append(way)
        return found

    def lettered(self, letters: Mapping[str, K]) -> list[K]:
        """Those that people told the bot to take by the letter alone, written large."""
        task = _LEFT_OUT.sub(" ", self.task or "")
        if not (self._is_called(task) or _ORDER.search(task) or _BARE_LETTER.match(task)):
            return []
        return [card for letter, card in letters.items() if has_letter(task, letter)]

    def act(self) -> None:
        """One thing that people wanted is done: the next they are to ask for again."""
        self.go_ahead, self.task = False, None

    def use(self) -> None:
        """What was asked for is done."""
        self.task = None
        self.go_ahead, self.word, self.leave, self.keep_off, self.help = False, None, False, False, False
        self._offered = self.decides = False
        self._of_things = [said for said in self._of_things if not said[1]]

    def leave_place(self) -> None:
        """A visit is over: what was to be saved there may be spent at the next place, unless that is said of it."""
        self.is_thrifty = self._keeps_all = False

    def forget(self) -> None:
        """Another visit begins."""
        self.use()
        self._has_offered_cards = self.waits = False
        self.topic = self.vote = None
        self.visit += 1

    def named(self, ways: Iterable[tuple[K, Text]]) -> list[K]:
        """Those that the last person to name any of them named, and did not speak against."""
        called = [*ways]
        for line in reversed(self._now()):
            found = [(one, text) for one, text in called if is_named(line.text, text)]
            if found:
                return [one for one, text in found if _asks(_LEAVE, line.text) or not is_spoken_against(line.text, text)]
        return []

    def picked(self, ways: Sequence[tuple[K, Text]]) -> list[K]:
        """Of the ways that were offered the one that was named in answer: by how its label begins, or by its place."""
        found = self.named(ways)
        if found or not self._offered:
            return found
        heads = [(one, [plain(head_of(text[language])) for language in LANGUAGES]) for one, text in ways]
        for line in reversed(self._lines[self._since_offer :]):
            said = f" {plain(line.text)} "
            found = [one for one, names in heads if any(name and f" {name} " in said for name in names)]
            found = found or [ways[place][0] for place, word in _PLACED if place < len(ways) and word.search(line.text)]
            if found:
                return [] if NOT.search(line.text) else found
        return []

    def places(self, ways: Sequence[tuple[K, Text]], visited: Mapping[K, int]) -> list[K]:
        """Where people want to go: what two of them have named in this visit, else what was named last in it or in the one
        before, else what two have named since one was last there. `visited` says at which visit that was."""
        called = [(one, text, short_for([text, *(other for _, other in ways if other != text)])) for one, text in ways]
        now: dict[K, set[Seat | None]] = {}
        ever: dict[K, set[Seat | None]] = {}
        last: list[K] = []
        before: list[K] = []
        for line in self._lines:
            for sentence in SENTENCE.findall(line.text):
                named = [(one, text, short) for one, text, short in called if is_named(sentence, text, short)]
                named = [known for known in named if line.visit > visited.get(known[0], -1)]
                found = [one for one, text, short in named if not is_spoken_against(sentence, text, short)]
                for wanted in (ever, now) if line.visit == self.visit else (ever,):
                    for one, _, _ in named:
                        seats = wanted.pop(one, set())
                        wanted[one] = seats | {line.seat} if one in found else seats - {line.seat}
                if named and line.visit == self.visit:
                    last = found
                elif named and line.visit == self.visit - 1:
                    before = found
        agreed = [one for one, seats in now.items() if len(seats) > 1]
        return agreed[-1:] or last or before or [one for one, seats in ever.items() if len(seats) > 1][:1]

    def _now(self) -> list[Line]:
        return [line for line in self._lines if line.visit == self.visit]


def _asks(pattern: re.Pattern[str], text: str) -> bool:
    """Whether it asks for this, and not that it is not done."""
    return any(not _DENIED.search(text[: found.start()]) for found in pattern.finditer(text))


def most_of(votes: Sequence[int]) -> list[int]:
    """The ways with most votes."""
    most = max((votes.count(way) for way in votes), default=0)
    return sorted({way for way in votes if votes.count(way) == most})
