"""The ability of an arcanum and the power behind it in words, written from their data.

Cards carry no text of it, so what a card says and what it does cannot disagree.
"""

from __future__ import annotations

from horae.core.speech import Listing, Phrase, Sayable
from horae.games.shipwreck.clauses import Clause, clauses, values_or
from horae.games.shipwreck.vocabulary import USUAL_DOOM, Arcanum, AskOneOf, Difference, Power, listed_values

DIFFERENT = clauses(Difference(at_least=1))


def ability(arcanum: Arcanum) -> Phrase:
    """What stands on the card's front: when which fate may go there, and what else comes with it."""
    said = _may_go(arcanum)
    whole = Phrase("shipwreck-card-says" if arcanum.says else "shipwreck-card", {"ability": said})
    if arcanum.fading_doom == USUAL_DOOM:
        return whole
    return Phrase("shipwreck-card-doom", {"card": whole, "doom": arcanum.fading_doom})


def power_text(power: Power) -> Phrase:
    """What stands on the card's back: when who does what. By whom and when goes with the deed (`MOMENT_OF`)."""
    args: dict[str, Sayable] = {"values": values_or(power.does.values)} if isinstance(power.does, AskOneOf) else {}
    return Phrase(f"shipwreck-power-{str(type(power.does).__struct_config__.tag).replace('_', '-')}", args)


def _may_go(arcanum: Arcanum) -> Phrase:
    asked = clauses(arcanum.when)
    if not asked and arcanum.takes == "either":
        return Phrase("shipwreck-goes-always")
    asked = asked or DIFFERENT  # of two equal fates none is the higher or the lower
    when = Listing(tuple(_asked(clause, is_first=place == 0) for place, clause in enumerate(asked)))
    opening = "if" if [clause.about for clause in asked] in (["equal"], ["different"]) else "when"
    return Phrase("shipwreck-goes-when", {"opening": opening, "when": when, "goes": _goes(arcanum, asked)})


def _asked(clause: Clause, is_first: bool) -> Phrase:
    args: dict[str, Sayable] = {"first": "yes" if is_first else "no", **clause.said()}
    if clause.about == "ratio":  # twice or three times
        args["times"] = Listing(tuple(Phrase("shipwreck-times", {"times": times}) for times in clause.values), "or")
    return Phrase(f"shipwreck-when-{clause.key}", args)


def _goes(arcanum: Arcanum, asked: tuple[Clause, ...]) -> Phrase:
    """Which fate is meant: "that one" and "the other" only where nothing else was said in between."""
    if len(asked) == 1 or arcanum.takes in ("either", "higher", "lower"):
        return Phrase(f"shipwreck-goes-{arcanum.takes}")
    args: dict[str, Sayable] = {"values": values_or(listed_values(arcanum.when))} if arcanum.takes == "listed" else {}
    return Phrase(f"shipwreck-goes-{arcanum.takes}-among", args)
