"""Echoes plays told in words: "play sea queen", "advance thief", "conquer cycles", "flame miner", "draw"."""

from __future__ import annotations

from functools import lru_cache

from horae.core.game import Action
from horae.core.speech import LANGUAGES, Fault, Listing, Phrase
from horae.games.echoes import actions as do
from horae.games.echoes import narration
from horae.games.echoes.pack import EchoesPack
from horae.games.echoes.view import EchoesView
from horae.spoken.words import after, plain

_BARE: tuple[tuple[str, Action], ...] = (
    ("echoes-word-draw", do.DRAW_TWO),
    ("echoes-word-end", do.END_TURN),
    ("echoes-word-yes", do.ACCEPT),
    ("echoes-word-no", do.DECLINE),
    ("echoes-word-done", do.DONE),
)
_OF_A_CARD: tuple[tuple[str, type[Action]], ...] = (
    ("echoes-word-play", do.PlayCard),
    ("echoes-word-advance", do.Advance),
    ("echoes-word-flame", do.UseFlame),
    ("echoes-word-discard", do.Discard),
    ("echoes-word-conquer", do.Conquer),
    ("echoes-word-fortify", do.Fortify),
)
_BY_QUESTION: dict[str, type[Action]] = {
    "discard": do.Discard,
    "play": do.PlayCard,
    "advance": do.Advance,
    "conquer": do.Conquer,
    "attack": do.Send,
    "fortify": do.Fortify,
    "use": do.Use,
    "remove": do.Remove,
    "leaving": do.Summon,
    "order": do.Resolve,
}


def understand(words: str, view: EchoesView, pack: EchoesPack) -> Action | None:
    """The action that is meant, legal or not. None if the words are no play at all."""
    text = plain(words)
    for key, action in _BARE:
        if after(key, text) == "":
            return action
    if (rest := after("echoes-word-reinforce", text)) is not None:
        return _reinforce(rest, view, pack)
    for key, kind in _OF_A_CARD:
        rest = after(key, text)
        if rest:
            near = _near(view, kind)
            found = _find(rest, pack, near)
            return kind(found) if found else None
    question = narration.asked(view)
    kind_asked = _BY_QUESTION.get(question.does) if question else None
    if view.seat is not None and view.people[view.seat].must_discard:
        kind_asked = do.Discard
    if kind_asked is None:
        kind_asked = do.PlayCard  # a card's name alone means playing it
    found = _find(text, pack, _near(view, kind_asked))
    return kind_asked(found) if found else None


def _near(view: EchoesView, kind: type[Action]) -> tuple[str, ...]:
    """The names one probably means: those in sight for such an action."""
    if view.seat is None:
        return ()
    own = view.people[view.seat]
    if kind in (do.PlayCard, do.Discard):
        return view.hand
    if kind is do.Advance:
        return tuple(card for tile in own.tiles for card in tile)
    if kind in (do.Conquer, do.Fortify):
        return tuple(source.source for source in view.sources)
    under = tuple(card for source in view.sources if source.holder == own.seat for card in source.under)
    return (*own.brotherhood, *under, *(source.source for source in view.sources))


def _reinforce(text: str, view: EchoesView, pack: EchoesPack) -> Action | None:
    """A creature and a source: the words are split where both halves name something."""
    words = text.split()
    for at in range(1, len(words)):
        card = _find(" ".join(words[:at]), pack, _near(view, do.Send), strict=True)
        source = _find(" ".join(words[at:]), pack, _near(view, do.Conquer), strict=True)
        if card and source:
            return do.Reinforce(card, source)
    return None


@lru_cache(maxsize=4)
def _names(pack: EchoesPack) -> dict[str, tuple[str, ...]]:
    """Every thing's names in plain letters."""
    return {
        thing: (*(plain(pack.name(place)[language]) for language in LANGUAGES), plain(thing))
        for place, thing in enumerate(pack.ids)
    }


def _find(text: str, pack: EchoesPack, near: tuple[str, ...], strict: bool = False) -> str | None:
    """The thing whose name holds words that begin so; what is in sight comes first. A Fault if several fit."""
    names = _names(pack)
    for pool in (near, tuple(names)):
        whole = [thing for thing in dict.fromkeys(pool) if text in names[thing]]
        found = whole or [thing for thing in dict.fromkeys(pool) if any(_fits(text, name) for name in names[thing])]
        if len(found) == 1:
            return found[0]
        if found:
            if strict:
                return None
            listed = Listing(tuple(pack.name(pack.index[thing]) for thing in found[:6]), "or")
            raise Fault(Phrase("echoes-which-card", {"words": text, "cards": listed}))
    return None


def _fits(text: str, name: str) -> bool:
    parts = name.split()
    return all(len(word) > 1 and any(part.startswith(word) for part in parts) for word in text.split())
