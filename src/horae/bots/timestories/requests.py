"""What people have asked for in the table's chat, in Spanish or English: to go ahead, to leave something, to keep off it, to
type a word, to go somewhere, to take a card, to take one of the ways that a card offers. The last word counts, and is good for
one visit; which places people want to go to is remembered until one has been there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from horae.core.game import Seat
from horae.core.speech import LANGUAGES, Text

_NOT = re.compile(
    r"\b(?:no|not|don['’]?t|wait|stop|hold (?:on|it)"
    r"|never|nobody|espera(?:d|me|dme|nos)?|espérame|espéranos|esperemos|nunca|nadie|quiet[oa])\b",
    re.IGNORECASE,
)
_GO = re.compile(
    r"\b(?:go ahead|go for it|(?<!will )(?<!would )(?<!can )(?<!to )do it|please do|try it|(?<!to )pay|adelante|hazl[oa]|dale"
    r"|inténtalo|intentalo|(?<!la )(?<!una )prueba|paga)\b",
    re.IGNORECASE,
)
_DECIDE = re.compile(
    r"\b(?:up to you|your (?:call|choice|decision)|you (?:decide|choose|pick)|as you (?:like|wish|please)"
    r"|(?:decide|elige|escoge) tú|tú (?:decides|eliges|sabrás|verás)|(?:como|lo que) (?:quieras|veas|prefieras))\b",
    re.IGNORECASE,
)
_END = re.compile(
    r"\b(?:(?:end|finish) (?:it|the mission|this)|acábal[oa]|termínal[oa]"
    r"|(?:acaba|acabad|acabemos|termina|terminad|terminemos)(?: ya)? (?:la misión|la mision|esto))\b",
    re.IGNORECASE,
)
_YES = re.compile(r"^\W*(?:yes|yeah|yep|ok|okay|sure|sí|si|vale|de acuerdo|claro|venga)\b", re.IGNORECASE)
_NO = re.compile(r"^\W*(?:no|nope|nah|(?:i['’]d )?(?:better|rather) not|mejor que no|mejor no)\b", re.IGNORECASE)
_VOTE = re.compile(r"\b(?:vote|votes|vota|votad|votemos)(?: for| por| que| el| al)? (?:(?P<yes>yes|sí)|no)\b", re.IGNORECASE)
_TYPE = re.compile(
    r"\b(?:type|write|enter|answer|escribe|escribid|teclea|teclead|responde|contesta|pon)\b:?\s+"
    r"(?:the (?:word|name|number|code)\s+|(?:la palabra|el nombre|el número|el código|la clave)\s+)?"
    r"[«“\"']?(?P<word>[\w’-]+(?: [\w’-]+){0,2})[»”\"'.!]*\s*$",
    re.IGNORECASE,
)
_LEAVE = re.compile(
    r"\b(?:leave (?:it|that|this|them|him|her)(?! to\b)|let it be|skip it|(?:write|type|answer|say|choose) nothing"
    r"|(?:don['’]?t|do not) (?:write|type|answer|choose|eat|sell|give|take|do|touch|burn|use)\b"
    r"|d[ée]jad?l[oa]s?(?! a\b| para\b)|deja(?:d)? (?:eso|esto|estar)"
    r"|no (?:lo |la |le |nos )?(?:escribas|escribáis|respondas|contestes|digas|elijas|comas|vendas|des|hagas|toques|cojas"
    r"|quemes|gastes|uses|firmes)\b)",
    re.IGNORECASE,
)
_KEEP_OFF = re.compile(
    r"\b(?:not you|hands off|(?:put|give) (?:it|that) back|leave (?:it|that|this) to (?:me|us)"
    r"|(?:i|we)['’]?ll (?:do|take|write|say|choose) (?:it|that|this)|let (?:me|us) (?:do|have|take) (?:it|that|this)"
    r"|tú no|devu[ée]lvel[oa]|suéltal[oa]|lo hago yo|yo lo hago|lo hacemos nosotr[oa]s|me encargo yo"
    r"|d[ée]jam?e?l?[oa]? a mí|d[ée]jamel[oa]|d[ée]janosl[oa]|d[ée]jal[oa] para (?:mí|nosotr[oa]s))",
    re.IGNORECASE,
)
_DENIED = re.compile(r"\b(?:don['’]?t|do not|never|no)(?: (?:lo|la|me|nos))?\s*$", re.IGNORECASE)
_HELP = re.compile(
    r"\b(?:support (?:me|us|her|him|it)|help (?:me|us|her|him)|boost|back me up|apóya(?:me|l[eoa]|nos)|ayúda(?:me|l[eoa]|nos)"
    r"|apoya|mejora)\b",
    re.IGNORECASE,
)
_UPDATE = re.compile(r"\b(?:updates?|updating|actualiza(?:r|mos|ción|ciones)?|actualicemos)\b", re.IGNORECASE)
_CALLED = re.compile(r"\b(?:companion|agent|bot|compañer[oa]|camarada|acompañante)\b", re.IGNORECASE)
_GOING = re.compile(
    r"\b(?:go|goes|going|let['’]?s|next|then|first|after|head|visit|plan|propose|to the|vamos|vayamos|ir|voy|iría|luego|después"
    r"|ahora|primero|siguiente|propongo|visitar|visitemos|a la|al)\b",
    re.IGNORECASE,
)
_PLACED = (
    (0, re.compile(r"\b(?:the first|primer[oa]?)\b", re.IGNORECASE)),
    (1, re.compile(r"\b(?:the second|segund[oa])\b", re.IGNORECASE)),
    (2, re.compile(r"\b(?:the third|tercer[oa]?)\b", re.IGNORECASE)),
)
_ORDER = re.compile(
    r"^\W*(?:(?:please|then|now|yes|ok|por favor|ahora|sí|vale|venga|pues)\W+)*"
    r"(?:take|try|look at|see|go (?:to|for|see)|check|explore|read|ring|open"
    r"|mira|coge|toma|ve a|ve al|prueba|lee|explora|intenta|toca|abre)\b",
    re.IGNORECASE,
)
_FOR_ONESELF = re.compile(
    r"\b(?:i|i['’]?(?:ll|m|d|ve)|we|we['’]?(?:ll|re|ve)|yo|voy|iré|cojo|miro|tomo|he|hemos)\b", re.IGNORECASE
)
_WONDERS = re.compile(
    r"(?:^|[,:;.¿(]\s*)¿?(?:what|who|whose|where|why|how|when|which|did|is|was|were|are|have|has"
    r"|qué|que hay|quién|dónde|por qué|cómo|cuándo|cuál|había|has|es|era)\b",
    re.IGNORECASE,
)
_TELL_US = re.compile(
    r"\b(?:what (?:did|have|do) you (?:find|found|see|seen|saw|got|get|done|have)"
    r"|what(?:['’]s| is| was) (?:there|in there|on (?:it|(?:your|the) card))|what you (?:found|saw)|tell (?:us|me)"
    r"|what (?:does|did) (?:it|(?:your|the) card|that card) say|(?:and|what about) (?:your card|yours|you)(?=\W*$)"
    r"|qué (?:pone|ponía|dice|decía|cuenta)|y (?:tú|la tuya|tu carta)(?=\W*$)|cuéntame"
    r"|qué (?:has|habías) (?:visto|encontrado|hecho|mirado|leído)"
    r"|qué (?:hay|había|viste|encontraste|tienes)|cuéntanos)\b",
    re.IGNORECASE,
)
_POLITE = frozenset(("please", "then", "now", "yes", "ok", "por", "favor", "ahora", "sí", "vale", "venga", "pues", "mejor"))
_QUOTED = re.compile(r"«[^»]*»|“[^”]*”|\"[^\"]*\"")
_LEFT_OUT = re.compile(
    r"(?:,|\band\b|\by\b|^)?\s*\b(?:leave|not|skip|deja|dejad|no)\b (?:the|a|al|los|las|el|la)\b[^,.!?;…(]*", re.IGNORECASE
)
"""What the bot is told to let alone."""
_SENTENCE = re.compile(r"[^.!?;…\n]+[.!?;…\n]*")
LONG = 3
"""A word of a place's name of so many letters stands for it, if no other place has it."""
SMALL = frozenset(
    ("the", "and", "with", "from", "for", "our", "its", "del", "los", "las", "una", "con", "por", "para", "más", "sin")
)
"""And it is none of these."""
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
        self.wonders = False
        """They asked it what it found."""
        self.vote: bool | None = None
        """They want a yes, or a no, of it in a vote."""
        self.asks = False
        """What it offered last is a question of a card's, so that a no is an answer."""
        self.no_update = False
        """They do not want an Update now."""
        self.names: tuple[str, ...] = ()
        """What people call the bot here, besides what it is."""
        self.others: tuple[str, ...] = ()
        """What they call somebody else."""
        self.visit = 0
        self._offered = False
        self._just_offered = False
        self._has_offered_cards = False
        self._since_offer = 0
        self._lines: list[Line] = []

    def overhear(self, text: str, seat: Seat | None = None) -> None:
        answers, self._just_offered = self._just_offered, False
        self._lines = [*self._lines[-REMEMBERED:], Line(seat, text, self.visit)]
        self._hear_of_updates(text)
        text = self._meant_for_me(text)
        if not text:
            return
        self.wonders = self.wonders or (self._is_called(text) and bool(_TELL_US.search(text)))
        self.help = self.help or bool(_HELP.search(text) and not _NOT.search(text))
        is_mine = self._offered or self._is_called(text)
        voting = _VOTE.search(text)
        if voting is not None:
            self.vote = voting["yes"] is not None
            return
        off = _asks(_KEEP_OFF, text)
        left = _asks(_LEAVE, text) or (answers and self.asks and bool(_NO.search(text)))
        if is_mine and (off or left):
            self.go_ahead, self.word, self.task, self.leave, self.keep_off = False, None, None, True, off
            return
        if _NOT.search(_LEFT_OUT.sub(" ", text)):
            self.go_ahead, self.word, self.task, self.leave = False, None, None, False
            return
        if (self._is_called(text) or self._has_offered_cards) and not (_FOR_ONESELF.search(text) or _WONDERS.search(text)):
            self.task = text
        typed = _TYPE.search(text)
        if typed is not None:
            self.word, self.leave = typed["word"], False
        if _END.search(text) or (is_mine and _GO.search(_QUOTED.sub("", text))) or (answers and _YES.search(text)):
            self.go_ahead, self.decides, self.leave = True, False, False
        if is_mine and _DECIDE.search(text):
            self.go_ahead, self.decides, self.leave = True, True, False

    def _hear_of_updates(self, text: str) -> None:
        for sentence in _SENTENCE.findall(text):
            if _UPDATE.search(sentence):
                self.no_update = bool(_NOT.search(sentence) or re.search(r"\b(?:yet|todavía|aún)\b", sentence))

    def _is_called(self, text: str) -> bool:
        said = f" {_plain(text)} "
        if any(f" {_plain(name)} " in said for name in self.names):
            return True
        for name in self.others:  # “Companion 2” is not “Companion 3”
            said = said.replace(f" {_plain(name)} ", " ")
        return bool(_CALLED.search(said))

    def _meant_for_me(self, text: str) -> str:
        """What of a line is said to the bot: from where it is called until somebody else is; all of it, where nobody is."""
        sentences = _SENTENCE.findall(text)
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
        first = _plain(re.split(r"[,:]", sentence, maxsplit=1)[0]) if re.search(r"[,:]", sentence) else ""
        return bool(first) and any(first == _plain(name) for name in self.others)

    def offer(self) -> None:
        """The agent has said what it could do: what is said next may be the answer."""
        self._offered = self._just_offered = True
        self.asks = False
        self._since_offer = len(self._lines)

    def offer_cards(self) -> None:
        """The agent has said that it would take a card: one that is named is meant for it until the visit is over."""
        self._has_offered_cards = True

    def cards(self, ways: Sequence[tuple[K, Text]]) -> list[K]:
        """Those that people told the bot to take, by their names or by a word that no other card here has."""
        if self.task is None:
            return []
        task = _LEFT_OUT.sub(" ", self.task)
        said = _plain(task)
        is_order = self._is_called(self.task) or bool(_ORDER.search(self.task))
        bare = " ".join(word for word in said.split() if word not in _POLITE)
        found = []
        for way, name in ways:
            short = _short([name, *(other for _, other in ways if other != name)])
            words = [*(_plain(name[language]) for language in LANGUAGES), *short]
            is_bare = bare in words or bare.partition(" ")[2] in short  # with its article
            if is_bare or (is_order and any(f" {word} " in f" {said} " for word in words)):
                found.append(way)
        return found

    def lettered(self, letters: Mapping[str, K]) -> list[K]:
        """Those that people told the bot to take by the letter alone, written large."""
        task = _LEFT_OUT.sub(" ", self.task or "")
        if not (self._is_called(task) or _ORDER.search(task)):
            return []
        return [card for letter, card in letters.items() if _has_letter(task, letter)]

    def act(self) -> None:
        """One thing that people wanted is done: the next they are to ask for again."""
        self.go_ahead, self.task = False, None

    def use(self) -> None:
        """What was asked for is done."""
        self.task = None
        self.go_ahead, self.word, self.leave, self.keep_off, self.help = False, None, False, False, False
        self._offered = self.decides = False

    def forget(self) -> None:
        """Another visit begins."""
        self.use()
        self._has_offered_cards = self.wonders = False
        self.vote = None
        self.visit += 1

    def named(self, ways: Iterable[tuple[K, Text]]) -> list[K]:
        """Those that the last person to name any of them named, and did not speak against."""
        called = [(one, [_plain(text[language]) for language in LANGUAGES]) for one, text in ways]
        for line in reversed(self._now()):
            said = f" {_plain(line.text)} "
            found = [one for one, names in called if any(name and f" {name} " in said for name in names)]
            if found:
                return [] if _NOT.search(line.text) and not _asks(_LEAVE, line.text) else found
        return []

    def picked(self, ways: Sequence[tuple[K, Text]]) -> list[K]:
        """Of the ways that were offered the one that was named in answer: by how its label begins, or by its place."""
        found = self.named(ways)
        if found or not self._offered:
            return found
        heads = [(one, [_plain(head_of(text[language])) for language in LANGUAGES]) for one, text in ways]
        for line in reversed(self._lines[self._since_offer :]):
            said = f" {_plain(line.text)} "
            found = [one for one, names in heads if any(name and f" {name} " in said for name in names)]
            found = found or [ways[place][0] for place, word in _PLACED if place < len(ways) and word.search(line.text)]
            if found:
                return [] if _NOT.search(line.text) else found
        return []

    def places(self, ways: Sequence[tuple[K, Text]], visited: Mapping[K, int]) -> list[K]:
        """Where people want to go: what two of them have named in this visit, else what was named last in it or in the one
        before, else what two have named since one was last there. `visited` says at which visit that was."""
        called = [(one, text, _short([text, *(other for _, other in ways if other != text)])) for one, text in ways]
        now: dict[K, set[Seat | None]] = {}
        ever: dict[K, set[Seat | None]] = {}
        last: list[K] = []
        before: list[K] = []
        for line in self._lines:
            for sentence in _SENTENCE.findall(line.text):
                found = [one for one, text, short in called if _is_named(sentence, text, short)]
                found = [one for one in found if line.visit > visited.get(one, -1)]
                is_no = bool(_NOT.search(sentence))
                for wanted in (ever, now) if line.visit == self.visit else (ever,):
                    for one in found:
                        seats = wanted.pop(one, set())
                        wanted[one] = seats - {line.seat} if is_no else seats | {line.seat}
                if found and line.visit == self.visit:
                    last = [] if is_no else found
                elif found and line.visit == self.visit - 1:
                    before = [] if is_no else found
        agreed = [one for one, seats in now.items() if len(seats) > 1]
        return agreed[-1:] or last or before or [one for one, seats in ever.items() if len(seats) > 1][:1]

    def _now(self) -> list[Line]:
        return [line for line in self._lines if line.visit == self.visit]


def _has_letter(text: str, letter: str) -> bool:
    """Whether it stands alone, written large; one that is a word by itself before a comma, a bracket or the end."""
    ends = r"(?=\s*(?:[,.:;!?()]|$))" if letter in "AEIOUY" else r"(?!['’]?\w)"
    return bool(re.search(rf"(?<![\w'’]){letter}{ends}", text))


def head_of(label: str) -> str:
    """How a way's label begins: what one does, without what comes of it."""
    return re.split(r"\s*[:;(]", label, maxsplit=1)[0].strip() or label


def _asks(pattern: re.Pattern[str], text: str) -> bool:
    """Whether it asks for this, and not that it is not done."""
    return any(not _DENIED.search(text[: found.start()]) for found in pattern.finditer(text))


def _short(names: Sequence[Text]) -> list[str]:
    """The words that stand for the first of these places, because none of the others has them."""
    found = []
    for language in LANGUAGES:
        others = {word for name in names[1:] for word in _plain(name[language]).split()}
        found += [word for word in _plain(names[0][language]).split() if len(word) >= LONG and word not in others | SMALL]
    return found


def _is_named(sentence: str, name: Text, short: Sequence[str]) -> bool:
    """By its whole name; or by a word of it, where going somewhere is spoken of."""
    said = f" {_plain(sentence)} "
    if any(f" {_plain(name[language])} " in said for language in LANGUAGES):
        return True
    return bool(_GOING.search(sentence)) and any(f" {word} " in said for word in short)


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def most_of(votes: Sequence[int]) -> list[int]:
    """The ways with most votes."""
    most = max((votes.count(way) for way in votes), default=0)
    return sorted({way for way in votes if votes.count(way) == most})
