"""The text of a card, written from its data.

Cards carry no text of their own, so what a card says and what it does cannot disagree. A verb reads as the message
`echoes-do-VERB`, with what its fields say; those that read in several ways have a describer of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from horae.core.speech import Phrase, Sayable, say
from horae.games.echoes import vocabulary as v
from horae.games.echoes.pack import EchoesCard, Source, SourceSide

NBSP = "\N{NO-BREAK SPACE}"
"""A number stays on the line of what it counts."""


def card_text(card: EchoesCard, language: str) -> str:
    """The whole text of a card's effect, as sentences."""
    return effect_text(card.effect, language)


def source_texts(source: Source, language: str) -> dict[str, str]:
    """What a source's holder may use, and what conquering and fortifying it does; empty where nothing."""
    return {
        "effect": effect_text(source.effect, language) if source.effect else "",
        "conquer": side_text(source.conquer, language),
        "fortify": side_text(source.fortify, language),
    }


def effect_text(effect: v.CardEffect, language: str) -> str:
    return _sentence(say(_kind(effect), language))


def side_text(side: SourceSide, language: str) -> str:
    return _sentence(say(several(side.does), language)) if side.does else ""


def faction_name(card: EchoesCard) -> Phrase:
    return Phrase("echoes-tag-neutral" if card.faction == "neutral" else f"echoes-faction-{card.faction}")


def tags(card: EchoesCard) -> Phrase:
    """What it counts as: faction, specialisation and type."""
    specialisation, type_ = Phrase(f"echoes-{card.specialisation}"), Phrase(f"echoes-{card.type}")
    return Phrase("echoes-tags", {"faction": faction_name(card), "specialisation": specialisation, "type": type_})


def kind_name(effect: v.CardEffect) -> Phrase:
    """What kind of effect it is, with the flame's colour."""
    if isinstance(effect, v.Flame):
        return Phrase(f"echoes-kind-{effect.colour}")
    return Phrase(f"echoes-kind-{type(effect).__struct_config__.tag}")


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."


def _kind(effect: v.CardEffect) -> Phrase:
    match effect:
        case v.Permanent(when=when, does=does, standing=standing):
            if standing is not None:
                return _STANDING[type(standing)](standing)
            assert when is not None
            return Phrase("echoes-when", {"when": _trigger(when), "then": several(does)})
        case v.Scoring(of=count, vp=vp):
            return Phrase("echoes-scores", {"vp": vp, "each": each(count)})
        case v.Immediate(does=does) | v.Flame(does=does):
            return several(does)


# --- cards that are meant ---


def noun(which: v.Filter, n: int = 2, num: str = "", article: str = "no") -> Phrase:
    """The kind of card: "2 artefacts", "cards"; with the article "yes" "a water creature", with "other" "another"."""
    kinds = _kinds(which)
    more: Sayable = ""
    for field in ("strength_at_least", "strength_at_most", "cost_at_least", "cost_at_most"):
        bound = getattr(which, field)
        if bound is not None:
            said = Phrase(f"echoes-{field.replace('_', '-')}", {"n": bound})
            more = Phrase("echoes-more", {"a": more, "b": said}) if more else said
    vowel = which.faction == "earth" or (which.type == "artefact" and not kinds)
    return Phrase(
        f"echoes-noun-{which.type or 'card'}",
        {
            "n": n,
            "num": num,
            "article": article,
            "vowel": "yes" if vowel else "no",
            "kinds": kinds,
            "more": more,
        },
    )


def _kinds(which: v.Filter) -> Sayable:
    """The faction and the specialisation, as they stand beside a noun."""
    marks: list[Sayable] = []
    if which.faction:
        marks.append(Phrase(f"echoes-faction-{which.faction}"))
    if which.specialisation:
        marks.append(Phrase(f"echoes-{which.specialisation}"))
    if not marks:
        return ""
    return (
        Phrase("echoes-kinds-two", {"a": marks[0], "b": marks[1]}) if marks[1:] else Phrase("echoes-kinds-one", {"a": marks[0]})
    )


def _is_by_kinds(which: v.Filter) -> bool:
    """Whether a faction or a specialisation, and no cost or strength, says which cards of a type are meant."""
    return bool(_kinds(which)) and which == v.Filter(which.faction, which.type, which.specialisation)


# --- counts and tests ---


def things(count: v.Count, n: int, num: str) -> Phrase:
    """What is counted, in the number n: "2 cards in your brotherhood"."""
    args: dict[str, Sayable] = {"n": n, "num": num}
    match count:
        case v.Cards(of=of):
            return Phrase("echoes-count-cards", {"what": noun(of, n, num)})
        case v.Strength(of=of):
            return Phrase("echoes-count-strength", {**args, "what": noun(of if of.type else _creatures(of))})
        case v.Pairs(one=one, other=other):
            both: dict[str, Sayable] = {"one": noun(one, 1, article="yes"), "other": noun(other, 1, article="yes")}
            return Phrase("echoes-count-pairs", {**args, **both})
        case v.Sources(fortified=fortified):
            return Phrase("echoes-count-fortified" if fortified else "echoes-count-sources", args)
        case v.Its(what=what):
            return Phrase(f"echoes-count-its-{what}", args)
        case _:
            return Phrase(f"echoes-count-{type(count).__struct_config__.tag}", args)


def _creatures(of: v.Filter) -> v.Filter:
    return replace(of, type="creature")


def each(count: v.Count) -> Phrase:
    """For every so many of them, and how often at most."""
    num = f"{count.per}{NBSP}" if count.per > 1 else ""
    phrase = Phrase("echoes-each", {"things": things(count, count.per, num)})
    if count.at_most is not None:
        return Phrase("echoes-at-most", {"each": phrase, "n": count.at_most})
    return phrase


def _test(test: v.Test) -> Phrase:
    if isinstance(test, v.FlameIs):
        return Phrase("echoes-if-flame", {"colour": Phrase(f"echoes-{test.colour}")})
    if isinstance(test, v.More):
        if test.of.type == test.than.type and all(_is_by_kinds(which) for which in (test.of, test.than)):
            what = noun(v.Filter(type=test.of.type))  # said once: "more magic than war cards"
            return Phrase("echoes-if-more-alike", {"what": what, "of": _kinds(test.of), "than": _kinds(test.than)})
        return Phrase("echoes-if-more", {"of": noun(test.of), "than": noun(test.than)})
    parts = []
    for key, bound in (("echoes-if-at-least", test.at_least), ("echoes-if-at-most", test.at_most)):
        if bound is not None:
            if isinstance(test.of, v.Its):  # "it has at least 3 points of strength", not "you have"
                its = Phrase(f"echoes-its-{test.of.what}", {"n": bound})
                parts.append(Phrase(key.replace("-if-", "-if-its-"), {"things": its}))
            else:
                parts.append(Phrase(key, {"things": things(test.of, bound, f"{bound}{NBSP}")}))
    return parts[0] if len(parts) == 1 else Phrase("echoes-if-both", {"a": parts[0], "b": parts[1]})


# --- triggers ---


def _trigger(when: v.Trigger) -> Phrase:
    tag = type(when).__struct_config__.tag
    match when:
        case v.Summoned(of=of) | v.Played(of=of):
            return Phrase(f"echoes-on-{tag}", {"what": noun(of, 1, article="yes")})
        case v.Slid(colour=colour) | v.FlameUsed(colour=colour) if colour:
            return Phrase(f"echoes-on-{tag}-colour", {"colour": Phrase(f"echoes-{colour}")})
        case _:
            return Phrase(f"echoes-on-{tag}")


# --- effects ---


def several(effects: v.Effects) -> Phrase:
    """Effects one after the other."""
    said = _effect(effects[0])
    for effect in effects[1:]:
        pause = "yes" if isinstance(effect, (v.If, v.May)) else "no"  # "then draw", but "then, if you have …"
        said = Phrase("echoes-then", {"first": said, "next": _effect(effect), "pause": pause})
    return said


def _effect(effect: v.Effect) -> Phrase:
    kind = type(effect)
    if kind in _EFFECTS:
        return _EFFECTS[kind](effect)
    key = f"echoes-do-{kind.__struct_config__.tag}".replace("_", "-")
    return Phrase(key, {field: _field(getattr(effect, field)) for field in effect.__struct_fields__})


def _field(said: int | v.Count | v.Filter | v.Effects) -> Sayable:
    """What a field of an effect says: a number, how often, what kind of card, or what happens then."""
    if isinstance(said, int):
        return said
    if isinstance(said, v.Filter):
        return noun(said, 1, article="yes")
    return several(said) if isinstance(said, tuple) else each(said)


def _amount(key: str, amount: v.Amount) -> Phrase:
    if isinstance(amount, int):
        return Phrase(key, {"n": amount})
    return Phrase(f"{key}-each", {"each": each(amount)})


def _draw(effect: v.Draw) -> Phrase:
    return _amount("echoes-do-draw", effect.cards)


def _discard(effect: v.Discard) -> Phrase:
    return Phrase("echoes-do-discard", {"n": effect.cards})


def _play(effect: v.Play) -> Phrase:
    what = noun(effect.of, 1, article="yes")
    if effect.fewer and effect.earlier:
        return Phrase("echoes-do-play-both", {"what": what, "fewer": effect.fewer, "earlier": effect.earlier})
    if effect.fewer:
        return Phrase("echoes-do-play-fewer", {"what": what, "fewer": effect.fewer})
    if effect.earlier:
        return Phrase("echoes-do-play-earlier", {"what": what, "earlier": effect.earlier})
    return Phrase("echoes-do-play", {"what": what})


def _advance(effect: v.Advance) -> Phrase:
    return _amount("echoes-do-advance", effect.steps)


def _gain(effect: v.Gain) -> Phrase:
    return _amount("echoes-do-gain", effect.vp)


def _lose(effect: v.Lose) -> Phrase:
    return _amount("echoes-do-lose", effect.vp)


def _others_discard(effect: v.OthersDiscard) -> Phrase:
    return Phrase("echoes-do-others-discard", {"n": effect.cards})


def _others_lose(effect: v.OthersLose) -> Phrase:
    return _amount("echoes-do-others-lose", effect.vp)


def _use_immediate(effect: v.UseImmediate) -> Phrase:
    if effect.of == v.ANY:
        return Phrase("echoes-do-use-immediate")
    return Phrase("echoes-do-use-immediate-of", {"what": noun(effect.of, 1, article="other")})


def _use_flame(effect: v.UseFlame) -> Phrase:
    if effect.colour:
        return Phrase("echoes-do-use-flame-colour", {"colour": Phrase(f"echoes-{effect.colour}")})
    return Phrase("echoes-do-use-flame")


def _remove(effect: v.Remove) -> Phrase:
    return Phrase("echoes-do-remove", {"what": noun(effect.of, 1, article="yes"), "then": several(effect.then)})


def _strength(key: str, strength: v.Amount) -> Phrase:
    if not isinstance(strength, int):
        return Phrase(f"{key}-each", {"each": each(strength)})
    return Phrase(f"{key}-plus", {"n": strength}) if strength else Phrase(key)


def _conquer(effect: v.Conquer) -> Phrase:
    return _strength("echoes-do-conquer", effect.strength)


def _fortify(effect: v.Fortify) -> Phrase:
    return _strength("echoes-do-fortify", effect.strength)


def _choose(effect: v.Choose) -> Phrase:
    said: Phrase = several(effect.of[0])
    for option in effect.of[1:]:
        said = Phrase("echoes-or", {"first": said, "next": several(option)})
    return Phrase("echoes-do-choose", {"options": said})


def _if(effect: v.If) -> Phrase:
    args: dict[str, Sayable] = {"test": _test(effect.test), "then": several(effect.then)}
    if effect.otherwise:
        return Phrase("echoes-do-if-else", {**args, "otherwise": several(effect.otherwise)})
    return Phrase("echoes-do-if", args)


def _for_each(effect: v.ForEach) -> Phrase:
    return Phrase("echoes-do-for-each", {"each": each(effect.of), "then": several(effect.then)})


def _pay(effect: v.Pay) -> Phrase:
    if effect.cards:
        return Phrase("echoes-do-pay-cards", {"n": effect.cards, "then": several(effect.then)})
    return Phrase("echoes-do-pay-vp", {"n": effect.vp, "then": several(effect.then)})


def bargain(effect: v.Pay) -> tuple[Phrase, Phrase]:
    """What is paid and what it brings, apart: a question asks for the one and tells the other."""
    price = Phrase("echoes-price-cards", {"n": effect.cards}) if effect.cards else Phrase("echoes-price-vp", {"n": effect.vp})
    return price, several(effect.then)


def _stronger(effect: v.Stronger) -> Phrase:
    key = "echoes-stronger-guarding" if effect.guarding else "echoes-stronger"
    return Phrase(key, {"what": noun(_creatures(effect.of)), "n": effect.plus})


def _cheaper(effect: v.Cheaper) -> Phrase:
    what = noun(effect.of, 1, article="yes")
    if effect.fewer and effect.earlier:
        return Phrase("echoes-cheaper-both", {"what": what, "fewer": effect.fewer, "earlier": effect.earlier})
    if effect.fewer:
        return Phrase("echoes-cheaper-fewer", {"what": what, "fewer": effect.fewer})
    return Phrase("echoes-cheaper-earlier", {"what": what, "earlier": effect.earlier})


_EFFECTS: dict[type[Any], Callable[[Any], Phrase]] = {
    v.Draw: _draw,
    v.Discard: _discard,
    v.Play: _play,
    v.Advance: _advance,
    v.Gain: _gain,
    v.Lose: _lose,
    v.OthersDiscard: _others_discard,
    v.OthersLose: _others_lose,
    v.UseImmediate: _use_immediate,
    v.UseFlame: _use_flame,
    v.Remove: _remove,
    v.Conquer: _conquer,
    v.Fortify: _fortify,
    v.Choose: _choose,
    v.If: _if,
    v.ForEach: _for_each,
    v.Pay: _pay,
}
_STANDING: dict[type[Any], Callable[[Any], Phrase]] = {v.Stronger: _stronger, v.Cheaper: _cheaper}
