"""How people put things in the table's chat, in Spanish or English: what a clause of a line asks for, forbids or wants to know.

Everything here is a function of the words alone. Accents, capitals and a slip of the finger make no difference.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import combining, normalize

from horae.core.speech import LANGUAGES, Text

_MENDED = ("adelante", "ahead", "azrak", "gastes", "companion", "companero", "acompanante", "dificultad", "difficulty")
"""Words that are understood with a letter too many, too few, wrong or out of turn: no other word is so near to them."""
SENTENCE = re.compile(r"[^.!?;…\n]+[.!?;…\n]*")
_BETWEEN = re.compile(r"\s*(?:[.!?;…\n,:()]+\s*|\b(?:and|but|then|though|y|pero|aunque|porque|because)\b)+\s*", re.IGNORECASE)
_QUOTE = re.compile(r"«[^»]*»|“[^”]*”|\"[^\"]*\"")
EVERYTHING = "*"
"""What is to be kept where somebody says that nothing is to be spent."""
IT = ""
"""And where they only say “it”: what was spoken of last."""


def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(words, re.IGNORECASE)


def bare(text: str) -> str:
    """Without accents and curly apostrophes, with slips of the finger mended."""
    letters = "".join(letter for letter in normalize("NFKD", text) if not combining(letter)).replace("’", "'")
    return re.sub(r"[^\W\d_]{4,}", lambda found: _mended(found[0]), letters)


def _mended(word: str) -> str:
    small = word.casefold()
    return next((wanted for wanted in _MENDED if is_slip_of(small, wanted)), word)


def is_slip_of(word: str, wanted: str) -> bool:
    """Whether one is typed for the other with one slip: a letter too many, too few, wrong, or two out of turn."""
    if word == wanted or abs(len(word) - len(wanted)) > 1:
        return False
    start = next(
        (at for at, (one, other) in enumerate(zip(word, wanted, strict=False)) if one != other), min(len(word), len(wanted))
    )
    rest, other = word[start:], wanted[start:]
    swapped = rest[:2] == other[:2][::-1] and rest[2:] == other[2:]
    return rest[1:] == other[1:] or rest[1:] == other or rest == other[1:] or swapped


def plain(text: str) -> str:
    """In small letters, nothing but words."""
    return " ".join(re.findall(r"\w+", bare(text).casefold()))


def parts_of(sentence: str) -> list[str]:
    """What stands between commas."""
    return [part for part in re.split(r"[,:()]+", sentence) if part.strip()]


def as_one_clause(text: str) -> str:
    """With no stop inside quotation marks, so that what is quoted stays in one clause."""
    return _QUOTE.sub(lambda found: re.sub(r"[.!?;…,:()]", " ", found[0]), text)


def clauses(text: str) -> list[str]:
    """What stands between full stops, commas and conjunctions."""
    return [clause for clause in _BETWEEN.split(text) if clause and clause.strip()]


# --- no ---

NOT = _pattern(
    r"\b(?:no|not|nada de|don't|dont|wait|stop|hold (?:on(?! to)|it)|never|nobody|ni"
    r"|espera(?:d|me|dme|nos)?|esperemos|nunca|nadie|quiet[oa])\b"
)
WAIT = _pattern(
    r"\b(?:wait|hold (?:on(?! to)|it)|not yet|give us a (?:moment|minute|second)|one (?:moment|second)"
    r"|let us (?:talk|think)"
    r"|espera(?:d|me|dme|nos)?|esperemos|(?:todavia|aun) no|un (?:momento|segundo|momentito)|dejanos (?:hablar|pensar))\b"
)
_NO_MATTER = _pattern(
    r"\b(?:(?:don't|dont|do not|no need to) (?:wait(?: for (?:me|us))?|mind (?:me|us)|worry(?: about (?:me|us))?)"
    r"|no (?:nos |me )?(?:esperes|espereis)(?: mas)?|sin esperar(?:nos|me)?|no (?:te preocupes|os preocupeis"
    r"|importa|hay problema)"
    r"|no problem|why not|por que no|no me importa|i don't mind)\b"
)
"""A no that forbids nothing."""


def without_idle_no(text: str) -> str:
    return _NO_MATTER.sub(" ", text)


# --- what is to be kept ---

_OBJECT = r"(?P<what>[^?]*)$"
_USING = (
    r"(?:eat|use|spend|give(?: away| out| up)?|sell|burn|waste|break|light|drink|hand (?:over|out)|trade|touch|lose"
    r"|part with"
    r"|throw (?:away|out)|open|consume)"
)
_GASTAR = (
    r"(?:gast|malgast|us|com|beb|vend|quem|toqu|toc|regal|entreg|cambi|tir|ofrezc|ofrec|pierd|perd|romp|abr"
    r"|reparti?|encend|enciend"
    r"|consum|suelt|solt)(?:es|eis|emos|as|ais|amos|ar|er|ir|erte|arte|erlo|arlo|erla|arla|a|e|an|en)\w{0,4}"
)
_TO_ONE = r"(?:(?:me|te|se|lo|la|los|las|le|les|nos|os) )*"
_KEEP = _pattern(
    r"\b(?:keep|save|spare|hold on ?to|hang on ?to|look after|guardate|guardaos|guarda(?:d|lo|la|los|las)?"
    r"|guardemos(?:lo|la)?"
    r"|conserva(?:d|lo|la)?|conservemos|ahorra(?:d|te)?|ahorremos|reserva(?:d|lo|la)?|reservemos"
    r"|queda(?:te|os)(?:lo|la)? con|quedatel[oa])\b"
    r"(?! (?:going|quiet|it up|an eye|talking|in mind|on|calm|up|looking|trying|reading|exploring|silent|playing|silencio))"
    rf"\s*{_OBJECT}"
)
_DO_NOT = _pattern(
    r"\b(?:(?:don't|dont|do not|never|let's not|lets not)(?: (?:you )?(?:dare|go)(?: and)?)?(?: to)?(?: anyone| let \w+)?"
    r"|nobody|without|ni se te ocurra|que nadie|sin|no|nunca)"
    rf" (?:{_USING}(?:s|ing)?|(?:using|giving|wasting)|{_TO_ONE}(?:{_GASTAR}|des|deis|demos|dar|dare?))\b"
    rf"\s*{_OBJECT}"
)
_PAY_NOT = _pattern(r"\b(?:don't|dont|do not|never|no|sin|without) (?:pay|paying|pagues|pagueis|paguemos|pagar|pledge)\b")
_BUT_NOT = _pattern(
    r"^\W*(?:(?:yes|si|vale|ok|okay)\W+)?(?:(?:just )?not|except(?: for)?|menos|excepto|salvo|todo menos|nada de|ni) "
    r"(?P<what>(?:the|my|your|our|his|her|el|la|los|las|tu|mi|nuestr[oa]) [^?]+)$"
)
_NOT_THIS = _pattern(r"^\W*(?P<what>(?:the|el|la|los|las|tu|mi) \w+(?: \w+){0,3}?),? (?:no|not|ni \w+)\W*$")
_NOTHING = _pattern(
    r"\b(?:spend nothing|use nothing|use up nothing|(?:don't|dont|do not) (?:spend|use|waste)(?: up)? anything"
    r"|no (?:gastes|useis|uses|gasteis|gastemos) nada|sin gastar nada)\b"
)
_SMALL_OBJECT = _pattern(
    r"^(?:up )?(?:it|that|this|them|any of (?:it|that)|anything|nothing|nada|eso|esto|lo|la|ello|todo eso)?"
    r"(?:(?:^| )(?:yet|now|for now|please|for later|for the end|todavia|aun|ahora|por ahora|de momento|para luego"
    r"|para el final|porfa|por favor"
    r"|yet please|to (?:anyone|anybody|him|her|them)|a nadie|here|aqui|either|tampoco|together))*\W*$"
)
_ONE_SELF = _pattern(r"\b(?:i|i'(?:ll|d|m|ve)|yo|me (?:quedo|guardo)|he|she|they|el guarda)\b")
_WAS_ASKED = _pattern(r"^\W*(?:did|do|does|have|has|had|is|are|was|were|should|would|shall|why|who|what|when|where|how)\b")


_POLITELY = _pattern(r"\b(?:can|could|would|will) you\b|\b(?:puedes|podrias|quieres|te importa|vas a)\b")


def is_question(sentence: str) -> bool:
    """One that wants an answer: “can you look at it?” wants it done."""
    if "?" not in sentence or _POLITELY.search(sentence):
        return False
    return "¿" in sentence or bool(_WAS_ASKED.search(sentence))


def kept_in(clause: str) -> str | None:
    """What a clause wants kept: words that name it, `IT`, `EVERYTHING`; None if nothing."""
    if _ONE_SELF.search(clause):
        return None
    if _NOTHING.search(clause):
        return EVERYTHING
    found = _KEEP.search(clause) or _DO_NOT.search(clause) or _BUT_NOT.search(clause) or _NOT_THIS.search(clause)
    if found is None:
        return None
    what = found["what"].strip()
    if "azrak" in what.casefold():
        return None
    return IT if _SMALL_OBJECT.match(what) else what


# --- Azrak ---

_THRIFT = _pattern(
    r"^\W*(?:(?:please|but|pero|ok|vale|por favor|y) )*(?:(?:no|not|nada de|sin|ni|not your|zero|cero)"
    r"(?: (?:more|mas|un|one|your|tu|tus|any|a single|un solo))* azrak|azrak no)\b"
)
_SPENDS_NOT = _pattern(
    r"\b(?:don't|dont|do not|never|not|without|no|sin|nunca|nada de|ni)\b (?!(?:have|has|had|tengo|tienes|tiene|tenemos|tenia"
    r"|hay|habia|queda|quedan"
    r"|quedaba|me|nos|se|os|te queda|se si|i|one|left|need|is|was|es|know)\b)\w+(?:ing)?(?: \w+){0,3} azrak"
)
_SPENDS = _pattern(
    r"\b(?:spend|use|pay|put in|gasta(?:d|te)?|usa(?:d)?|paga(?:d)?|pon|mete)\b(?: \w+){0,3} azrak"
    r"|\byou (?:can|may) (?:spend|pay)|\bpuedes (?:gastar|pagar)|\bspend what|\bgasta lo que|\bgasta sin miedo"
)


def is_thrifty(clause: str) -> bool:
    """Whether it wants no Azrak spent."""
    if _NOTHING.search(clause) or (_PAY_NOT.search(clause) and not _ONE_SELF.search(clause)):
        return True
    saves = _KEEP.search(clause)
    if _THRIFT.search(clause) or (saves is not None and "azrak" in saves["what"].casefold()):
        return not _ONE_SELF.search(clause)
    return bool(_SPENDS_NOT.search(clause)) and not _ONE_SELF.search(clause)


def is_generous(clause: str) -> bool:
    """Whether it wants Azrak spent after all."""
    return bool(_SPENDS.search(clause)) and not NOT.search(clause)


# --- what is to be used ---

_USE = _pattern(
    rf"\b(?:{_USING}|usa(?:d|lo|la)?|come(?:d|te|mos)?|comete(?:lo|la)?|comamos|comamonos|gasta(?:d|lo|la)?"
    rf"|bebe(?:te)?|vende(?:d|lo|la)?"
    r"|quema(?:d|lo|la)?|enciende|abre|rompe|entrega|reparte|repartid|repartamos|usemos|da(?:le|les|nos)?|share"
    r"|pass round) "
    rf"{_OBJECT}"
)


def used_in(clause: str) -> str | None:
    """What a clause wants used: words that name it, or `IT`."""
    if NOT.search(clause) or _NOTHING.search(clause) or _ONE_SELF.search(clause):
        return None
    found = _USE.search(clause)
    what = None if found is None else found["what"].strip()
    return IT if what and _SMALL_OBJECT.match(what) else what or None


# --- what somebody wants to know ---

_ARTICLE = r"(?:(?:a|an|the|that|this|these|those|un|una|unos|unas|el|la|los|las|ese|esa|eso de|lo de) )?"
_ABOUT = tuple(
    _pattern(rf"(?:^|[,:;.¿(]\s*)¿?(?:{words}) {_ARTICLE}(?P<about>[\w'-]+(?: [\w'-]+){{0,3}})\s*$")
    for words in (
        r"(?:what|who)(?:'s|s| is| are| was| were)",
        (
            r"(?:what|anything) do (?:you|we) know (?:about|of)|do (?:you|we) know (?:anything|something) (?:about|of)"
            r"|what (?:have|did) you (?:read|heard|hear) (?:about|of)|have you (?:read|heard|found) (?:anything"
            r"|something) (?:about|of)"
        ),
        r"tell (?:us|me) (?:about|of)|what about the word",
        r"(?:que|quien|quienes)(?: \w+)? (?:es|era|son|eran|fue)",
        (
            r"(?:que|algo) (?:sabes|sabemos|has leido|has visto|leiste) (?:de|del|sobre)|(?:sabes|sabemos"
            r"|has leido) algo (?:de|del|sobre)"
            r"|(?:hablame|cuentame|hablanos|cuentanos) (?:de|del|sobre)"
        ),
        r"que (?:significa|quiere decir)",
    )
)
_MEANS = _pattern(r"\bwhat does (?:(?:a|an|the) )?(?P<about>[\w'-]+(?: [\w'-]+){0,2}) mean\s*$")
_NO_SUBJECT = frozenset(
    (
        *(
            "it",
            "that",
            "this",
            "there",
            "next",
            "up",
            "wrong",
            "left",
            "here",
            "yours",
            "mine",
            "he",
            "she",
            "they",
            "you",
            "we",
            "now",
        ),
        *(
            "on it",
            "in it",
            "on it now",
            "happening",
            "going on",
            "so funny",
            "your card",
            "the card",
            "card",
            "plan",
            "idea",
            "matter",
        ),
        *("best", "better", "captain", "turn", "up next", "first", "your plan", "your name", "point"),
        *(
            "eso",
            "esto",
            "ello",
            "lo",
            "la",
            "aquello",
            "ahora",
            "aqui",
            "alli",
            "lo siguiente",
            "siguiente",
            "tu carta",
            "carta",
            "plan",
        ),
        *("mejor", "capitan", "turno", "idea", "caso", "lo que", "tu plan", "hora"),
    )
)
_NO_BEGINNING = frozenset(
    (
        "on",
        "in",
        "it",
        "that",
        "this",
        "he",
        "she",
        "they",
        "you",
        "we",
        "i",
        "my",
        "your",
        "our",
        "en",
        "eso",
        "esto",
        "tu",
        "mi",
    )
)
_FILLER = _pattern(r"\b(?:please|por favor|porfa|then|entonces|again|exactly|exactamente|anyway|exacto)\b")
_HOW_HARD = _pattern(
    r"\bhow (?:hard|difficult|tough)\b|\b(?:what(?:'s|s| is| was)?|which) (?:the |its |your )?difficulty|\bdifficulty of\b"
    r"|\bwhat (?:do|does|would|will) (?:you|we|i|it) (?:need|take) (?:to (?:pass|roll|beat|get)|there|for)"
    r"|\bagainst (?:what|how much)"
    r"|\bhow much (?:do|does|would) (?:you|we|i|it) (?:need|take)"
    r"|\b(?:que|cual es la|de que|cuanta) dificultad|\bcomo de dificil|\b(?:es|sera|era) (?:muy )?dificil\b|\bcontra cuanto"
    r"|\bcuanto (?:(?:te|nos|me) )?(?:hace falta|necesitas|necesitamos|falta|pide)\b"
)


_TELL_US = _pattern(
    r"\b(?:what (?:did|have|do) you (?:find|found|see|seen|saw|got|get|done|have)"
    r"|what(?:'s| is| was) (?:there|in there|on (?:it|(?:your|the) card))|what you (?:found|saw)|tell (?:us"
    r"|me)(?! (?:about|of))"
    r"|what (?:does|did) (?:it|(?:your|the) card|that card) say|(?:and|what about) (?:your card|yours|you)(?=\W*$)"
    r"|que (?:pone|ponia|dice|decia|cuenta)|y (?:tu|la tuya|tu carta)(?=\W*$)|cuentame(?! de)"
    r"|que (?:has|habias) (?:visto|encontrado|hecho|mirado|leido)"
    r"|que (?:hay|habia|viste|encontraste|tienes)|cuentanos(?! de))\b"
)


def asks_what_was_found(sentence: str) -> bool:
    return bool(_TELL_US.search(sentence))


def asked_about(sentence: str) -> str | None:
    """What in the story a question is about, in its own words."""
    if asks_how_hard(sentence):
        return None
    said = " ".join(_FILLER.sub(" ", re.sub(r"[?!.…\"“”«»]+", " ", sentence)).split()).strip(" ,")
    for pattern in (*_ABOUT, _MEANS):
        found = pattern.search(said)
        if found is not None:
            about = found["about"].strip()
            first = about.casefold().partition(" ")[0]
            return None if about.casefold() in _NO_SUBJECT or first in _NO_BEGINNING else about
    return None


def asks_how_hard(sentence: str) -> bool:
    return bool(_HOW_HARD.search(sentence)) and "?" in sentence


# --- what is named ---

_GOING = _pattern(
    r"\b(?:go|goes|going|let's|lets|next|then|first|after|head|visit|plan|propose|to the|vamos|vayamos|ve|ir|voy"
    r"|iria|luego|despues"
    r"|ahora|primero|siguiente|propongo|visitar|visitemos|a la|al)\b"
)
LONG = 3
"""A word of a place's name of so many letters stands for it, if no other place has it."""
SMALL = frozenset(
    ("the", "and", "with", "from", "for", "our", "its", "del", "los", "las", "una", "con", "por", "para", "mas", "sin")
)
"""And it is none of these."""


def has_letter(text: str, letter: str) -> bool:
    """Whether it stands alone, written large; one that is a word by itself before a comma, a bracket or the end."""
    ends = r"(?=\s*(?:[,.:;!?()]|$))" if letter in "AEIOUY" else r"(?!['’]?\w)"
    return bool(re.search(rf"(?<![\w'’]){letter}{ends}", text))


def head_of(label: str) -> str:
    """How a way's label begins: what one does, without what comes of it."""
    return re.split(r"\s*[:;(]", label, maxsplit=1)[0].strip() or label


def short_for(names: Sequence[Text]) -> list[str]:
    """The words that stand for the first of these places, because none of the others has them."""
    found = []
    for language in LANGUAGES:
        others = {word for name in names[1:] for word in plain(name[language]).split()}
        found += [word for word in plain(names[0][language]).split() if len(word) >= LONG and word not in others | SMALL]
    return found


def is_named(sentence: str, name: Text, short: Sequence[str] = ()) -> bool:
    """By its whole name; or by a word of it, where going somewhere is spoken of."""
    said = f" {plain(sentence)} "
    if any(f" {called} " in said for language in LANGUAGES if (called := plain(name[language]))):
        return True
    return bool(_GOING.search(sentence)) and any(f" {word} " in said for word in short)


def is_spoken_against(sentence: str, name: Text, short: Sequence[str] = ()) -> bool:
    """Whether every clause that names it says no; all of them, where the name goes beyond one."""
    called = [*(plain(name[language]) for language in LANGUAGES), *short]
    naming = [clause for clause in clauses(sentence) if any(one and f" {one} " in f" {plain(clause)} " for one in called)]
    return all(NOT.search(without_idle_no(clause)) for clause in naming or [sentence])


def is_meant(name: Text, said: str) -> bool:
    """Whether words name a thing, by one word of its name, be it with a slip."""
    words = {word for language in LANGUAGES for word in plain(name[language]).split() if len(word) >= LONG} - SMALL
    return any(one == word or (len(word) > LONG and is_slip_of(one, word)) for word in words for one in plain(said).split())


def share_a_word(said: str, other: str) -> bool:
    return any(len(word) >= LONG and word not in SMALL for word in {*plain(said).split()} & {*plain(other).split()})
